/**
 * A plan as clients read it: its log, with one JSON object per line, as Terraform writes its machine-readable view; and its
 * JSON without sensitive values.
 */
import type { PlanDiagnostic } from '../../model/policy-result.ts';
import type {
  Planned,
  ResourceChange,
  ActionInvocation,
  PlanDocument,
} from '../../plan/plan-document.ts';
import { withoutSensitiveValues } from '../../plan/without-sensitive-values.ts';
import { TERRAFORM_DATA } from './list-blocks.ts';

/** The characters at the beginning and end of a log; by them a reader knows that the log is complete. */
export const LOG_START = '\u0002';
export const LOG_END = '\u0003';

/** The log of a plan, as lines of JSON with the time `at`. */
export function writePlanLog(
  planned: Pick<Planned, 'problems' | 'counts' | 'document' | 'notice'>,
  terraformVersion: string,
  at: Date,
): string {
  const lines = [versionLine(at, terraformVersion)];
  if (planned.notice !== undefined)
    lines.push(logLine(at, 'info', planned.notice, { type: 'log' }));
  const failed = planned.problems.some(({ severity }) => severity === 'error');
  for (const problem of planned.problems) {
    const isError = problem.severity === 'error';
    const message = `${isError ? 'Error' : 'Warning'}: ${problem.summary}`;
    const fields = { diagnostic: toDiagnostic(problem), type: 'diagnostic' };
    lines.push(logLine(at, isError ? 'error' : 'warn', message, fields));
  }
  if (!failed) {
    for (const change of planned.document.resource_changes) {
      const action = actionOf(change);
      if (action === 'no-op') continue;
      const fields = { change: { resource: toResource(change), action }, type: 'planned_change' };
      lines.push(logLine(at, 'info', `${change.address}: Plan to ${action}`, fields));
    }
    const { action_invocations: invocations = [] } = planned.document;
    for (const { address } of invocations) {
      const fields = {
        invocation: { action_addr: { addr: address } },
        type: 'planned_action_invocation',
      };
      lines.push(logLine(at, 'info', `planned action invocation: ${address}`, fields));
    }
    const { additions, changes, destructions } = planned.counts;
    const summary = `Plan: ${String(additions)} to add, ${String(changes)} to change, ${String(destructions)} to destroy.`;
    lines.push(
      logLine(at, 'info', summary, {
        changes: {
          add: additions,
          change: changes,
          import: planned.counts.imports ?? 0,
          remove: destructions,
          action_invocation: invocations.length,
          operation: 'plan',
        },
        type: 'change_summary',
      }),
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The log's word for the action of a change; `no-op` if nothing happens. */
function actionOf({ previous_address: previousAddress, change }: ResourceChange): string {
  const [first = 'no-op', second] = change.actions;
  if (second !== undefined) return 'replace';
  if (first === 'forget') return 'remove';
  if (first !== 'no-op') return first;
  if (change.importing !== undefined) return 'import';
  return previousAddress === undefined ? first : 'move';
}

function toDiagnostic(problem: PlanDiagnostic): object {
  const { severity, summary, detail = '', address, file, line: number = 1 } = problem;
  const position = { line: number, column: 1, byte: 0 };
  const range = file === undefined ? undefined : { filename: file, start: position, end: position };
  return { severity, summary, detail, address, range };
}

function toResource({
  address,
  module_address: module = '',
  type,
  name,
  index,
}: ResourceChange): object {
  return {
    addr: address,
    module,
    resource: module === '' ? address : address.slice(module.length + 1),
    implied_provider: type.split('_', 1)[0],
    resource_type: type,
    resource_name: name,
    resource_key: index ?? null,
  };
}

function logLine(at: Date, level: string, message: string, more: object): string {
  return JSON.stringify({
    '@level': level,
    '@message': message,
    '@module': 'terraform.ui',
    '@timestamp': at.toISOString(),
    ...more,
  });
}

function versionLine(at: Date, terraform: string): string {
  const more = { terraform, type: 'version', ui: '1.2' };
  return logLine(at, 'info', `Terraform ${terraform}`, more);
}

const NOT_APPLIED =
  'Nothing is really changed: no program applied this, and the state stays as it was. `plangate serve --engine terraform` applies.';

/** The log of an apply without a program; it begins with plain text, as Terraform's does. */
export function writeApplyLog(terraformVersion: string, at: Date): string {
  const lines = [
    `Terraform v${terraformVersion}`,
    'on linux_amd64',
    versionLine(at, terraformVersion),
    logLine(at, 'info', NOT_APPLIED, { type: 'log' }),
  ];
  return `${lines.join('\n')}\n`;
}

/** The plan in the form that the Terraform command line reads: with schemas, and without sensitive values. */
export function redactPlan(document: PlanDocument): object {
  return {
    ...withoutSensitiveValues(document),
    resource_drift: [],
    relevant_attributes: [],
    provider_format_version: '1.0',
    provider_schemas: schemasOf(document.resource_changes, document.action_invocations),
  };
}

/** Schemas by provider. They are made from the values, because no provider is called: each attribute has any type. */
function schemasOf(
  changes: readonly ResourceChange[],
  actions: readonly ActionInvocation[] = [],
): object {
  const providers = new Set([...changes, ...actions].map(({ provider_name: name }) => name));
  const schemas = [...providers].map((provider) => {
    const isOfProvider = (one: { provider_name: string }) => one.provider_name === provider;
    // Nobody compares what an action gets, so its schema is empty.
    const actionSchemas = actions.filter(isOfProvider).map(({ type }) => [type, { block: {} }]);
    return [
      provider,
      {
        provider: EMPTY,
        resource_schemas: resourceSchemasOf(changes.filter(isOfProvider)),
        data_source_schemas: {},
        action_schemas: Object.fromEntries(actionSchemas),
      },
    ];
  });
  return Object.fromEntries(schemas);
}

function resourceSchemasOf(changes: readonly ResourceChange[]): object {
  const namesByType = new Map<string, Set<string>>();
  for (const { type, change } of changes) {
    const names = namesByType.get(type) ?? new Set<string>();
    for (const values of [change.before, change.after, change.after_unknown]) {
      for (const name of Object.keys(values ?? {})) names.add(name);
    }
    namesByType.set(type, names);
  }
  return Object.fromEntries([...namesByType].map(([type, names]) => [type, toSchema(names, type)]));
}

const EMPTY = { version: 0, block: {} };

function toSchema(names: ReadonlySet<string>, type: string): object {
  const attributes = [...names].map((name) => [
    name,
    {
      type: type === TERRAFORM_DATA && name === 'id' ? 'string' : 'dynamic',
      optional: true,
      computed: true,
    },
  ]);
  return { version: 0, block: { attributes: Object.fromEntries(attributes) } };
}
