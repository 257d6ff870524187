/** A plan's log and JSON, written as Terraform writes them, and the JSON read as a gate reads it. */
import { isRecord, parseJson } from '../../src/model/parse.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import { changesIn } from '../../src/policy/from-change-json.ts';
import type { PlanDiff } from '../../src/policy/changed-attributes.ts';
import type { PlanCounts, PlannedChanges } from '../../src/policy/planned-changes.ts';

/** A redacted plan that a service shows; undefined where the text is no JSON of a plan. */
export function toPlanJson(text: string): PlanJson | undefined {
  const document = parseJson(text);
  return isRecord(document) ? new PlanJson(text, document, false) : undefined;
}

/** What such a plan changes. */
export function changesInJson(
  text: string,
  counts: PlanCounts,
  diff?: PlanDiff,
): PlannedChanges | undefined {
  const json = toPlanJson(text);
  if (json === undefined) return undefined;
  const steps = changesIn(json, { counts, diff });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

export interface WrittenChange {
  address: string;
  /** As the JSON plan has them. */
  actions: string[];
  reason?: string;
  previous?: string;
  imported?: boolean;
  replacePaths?: unknown[];
  deposed?: string;
}

const REASONS: Record<string, string> = { cannot_update: 'replace_because_cannot_update' };

/** One line of the log; `more` goes over the fields that Terraform writes. */
export function logLine(type: string, fields: object, more: object = {}): string {
  return JSON.stringify({
    '@level': 'info',
    '@message': type,
    '@module': 'terraform.ui',
    '@timestamp': '2026-11-20T23:06:43.126629Z',
    ...fields,
    type,
    ...more,
  });
}

export function resourceOf(address: string): object {
  const parts = /^((?:module\.[^.]+\.)*)((?:data\.)?([^.]+)\.([^[]+).*)$/.exec(address) ?? [];
  const [, module = '', resource = '', type = '', name = ''] = parts;
  const provider = type.split('_')[0];
  return {
    addr: address,
    module: module.slice(0, -1),
    resource,
    implied_provider: provider,
    resource_type: type,
    resource_name: name,
    resource_key: null,
  };
}

export function changeLine({
  address,
  actions,
  reason,
  previous,
  imported,
}: WrittenChange): string {
  const [first = ''] = actions;
  const still = previous !== undefined ? 'move' : imported === true ? 'import' : 'noop';
  const words: Record<string, string> = { forget: 'remove', 'no-op': still };
  const change = {
    resource: resourceOf(address),
    previous_resource: previous === undefined ? undefined : resourceOf(previous),
    action: actions.length > 1 ? 'replace' : (words[first] ?? first),
    reason,
    importing: imported === true ? { id: 'id-that-is-nobodys-business' } : undefined,
  };
  return logLine('planned_change', { change });
}

export function countsOf(changes: readonly WrittenChange[]) {
  const having = (action: string): number =>
    changes.filter(
      ({ address, actions }) => actions.includes(action) && !address.startsWith('data.'),
    ).length;
  return {
    additions: having('create'),
    changes: having('update'),
    destructions: having('delete'),
    imports: changes.filter(({ imported }) => imported).length,
  };
}

export function summaryLine(counts: ReturnType<typeof countsOf>): string {
  const { additions: add, changes: change, destructions: remove, imports } = counts;
  const changes = { add, change, import: imports, remove, operation: 'plan' };
  return logLine('change_summary', { changes });
}

/** A whole log, between its two marks; `extra` are lines that something else wrote into it. */
export function planLog(changes: readonly WrittenChange[], extra: readonly string[] = []): string {
  const version = logLine('version', { terraform: '1.11.4', ui: '1.2' });
  const lines = [version, ...changes.map(changeLine), ...extra, summaryLine(countsOf(changes))];
  return `\u0002${lines.join('\n')}\n\u0003`;
}

/** An entry of `action_invocations`, after the creation of a resource. */
export function invocationEntry(address: string, resource: string): object {
  const [type, name] = address.split('.').slice(-2);
  return {
    address,
    type,
    name,
    config_values: { text: 'hunter2' },
    provider_name: 'registry.terraform.io/acme/shelf',
    lifecycle_action_trigger: {
      triggering_resource_address: resource,
      action_trigger_event: 'AfterCreate',
      action_trigger_block_index: 0,
      actions_list_index: 0,
      on_failure: 'ActionOnFailureHalt',
    },
  };
}

export function planJson(changes: readonly WrittenChange[]): string {
  const resourceChanges = changes.map(
    ({ address, actions, reason, previous, imported, replacePaths, deposed }) => ({
      address,
      previous_address: previous,
      mode: address.startsWith('data.') ? 'data' : 'managed',
      deposed,
      change: {
        actions,
        before: { note: 'a "quoted\\" [value] {' },
        after: { secret: 'hunter2' },
        replace_paths: replacePaths,
        importing: imported === true ? { id: 'id-that-is-nobodys-business' } : undefined,
      },
      action_reason: reason === undefined ? undefined : (REASONS[reason] ?? reason),
    }),
  );
  return JSON.stringify({
    plan_format_version: '1.1',
    output_changes: { resource_changes: { actions: ['create'], after: ['[{'] } },
    resource_changes: resourceChanges,
    resource_drift: [{ address: 'aws_db_instance.drifted', change: { actions: ['delete'] } }],
    provider_schemas: { aws: { resource_changes: [{ address: 'aws_db_instance.schema' }] } },
  });
}
