/** A plan's JSON, written as Terraform writes it, and read as a gate reads it. */
import { isRecord, parseJson } from '../../src/model/parse.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import { changesIn } from '../../src/plan/changes-in-plan.ts';
import type { PlanCounts, PlannedChanges } from '../../src/policy/planned-changes.ts';

/** A redacted plan that a service shows; undefined where the text is no JSON of a plan. */
export function toPlanJson(text: string): PlanJson | undefined {
  const document = parseJson(text);
  return isRecord(document) ? new PlanJson(text, document, false) : undefined;
}

const NOT_COUNTED = { additions: undefined, changes: null, destructions: null, imports: null };

/** What such a plan changes. */
export function changesInJson(
  text: string,
  counts: PlanCounts = NOT_COUNTED,
  diff = false,
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

/** A change as a plan has it; `actions` are words, as `delete create`. */
export function planned(
  address: string,
  actions: string,
  rest: Partial<WrittenChange> = {},
): WrittenChange {
  return { address, actions: actions.split(' '), ...rest };
}

const REASONS: Record<string, string> = { cannot_update: 'replace_because_cannot_update' };

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

/** The lines of a structured log about changes, as far as they are looked at. */
export function planLog(changes: readonly WrittenChange[]): string {
  const types = [...changes.map(() => 'planned_change'), 'change_summary'];
  return types.map((type) => `${JSON.stringify({ '@module': 'terraform.ui', type })}\n`).join('');
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
