/** The plan's log: one JSON object per line, as Terraform writes its machine-readable view. */
import { resourceOfAddress, splitAddress } from '../../model/address.ts';
import type {
  ActionInvocation,
  PlanProblem,
  Planned,
  ResourceChange,
} from '../../plan/plan-document.ts';

/** The characters at the beginning and end of a log; by them a reader knows that the log is complete. */
export const LOG_START = '\u0002';
export const LOG_END = '\u0003';

/** The log of a plan, as lines of JSON with the time `at`. */
export function writePlanLog(
  planned: Pick<Planned, 'problems' | 'counts' | 'document' | 'notice'>,
  terraformVersion: string,
  at: Date,
): string {
  const line = writerAt(at);
  const lines = [toVersionLine(line, terraformVersion)];
  if (planned.notice !== undefined) lines.push(line('info', planned.notice, { type: 'log' }));
  const failed = planned.problems.some(({ severity }) => severity === 'error');
  for (const problem of planned.problems) {
    const word = problem.severity === 'error' ? 'Error' : 'Warning';
    lines.push(
      line(problem.severity === 'error' ? 'error' : 'warn', `${word}: ${problem.summary}`, {
        diagnostic: toDiagnostic(problem),
        type: 'diagnostic',
      }),
    );
  }
  if (!failed) {
    for (const change of planned.document.resource_changes) {
      const action = actionOf(change);
      if (action === 'no-op') continue;
      const { previous_address: before, change: planned } = change;
      const more = {
        previous_resource: before === undefined ? before : toResource(ofAddress(before)),
        importing: planned.importing,
      };
      lines.push(
        line('info', `${change.address}: Plan to ${action}`, {
          change: { resource: toResource(change), action, ...more },
          type: 'planned_change',
        }),
      );
    }
    const { action_invocations: invocations = [] } = planned.document;
    for (const invocation of invocations) {
      const fields = { invocation: toInvocation(invocation), type: 'planned_action_invocation' };
      lines.push(line('info', `planned action invocation: ${invocation.address}`, fields));
    }
    const { additions, changes, destructions } = planned.counts;
    const invoked =
      invocations.length > 0 ? ` Actions: ${String(invocations.length)} to invoke.` : '';
    const summary = `Plan: ${String(additions)} to add, ${String(changes)} to change, ${String(destructions)} to destroy.${invoked}`;
    lines.push(
      line('info', summary, {
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

/** The log's name for the action of a change. */
function actionOf({ previous_address: before, change }: ResourceChange): string {
  const [first = 'no-op', second] = change.actions;
  if (second !== undefined) return 'replace';
  if (first === 'forget') return 'remove';
  if (first !== 'no-op') return first;
  if (change.importing !== undefined) return 'import';
  return before === undefined ? first : 'move';
}

function toDiagnostic(problem: PlanProblem): object {
  const { severity, summary, detail, address, range } = problem;
  return {
    severity,
    summary,
    detail,
    address,
    range: range && {
      filename: range.filename,
      start: { ...range.start, byte: 0 },
      end: { ...range.end, byte: 0 },
    },
  };
}

function toInvocation({ address, lifecycle_action_trigger: trigger }: ActionInvocation): object {
  const steps = splitAddress(address);
  const module = steps.slice(0, -3).join('.');
  const { type, name, index } = resourceOfAddress(steps.slice(-2).join('.'));
  return {
    action_addr: {
      addr: address,
      module,
      action: steps.slice(-3).join('.'),
      implied_provider: type.split('_', 1)[0],
      action_type: type,
      action_name: name,
      action_key: index ?? null,
    },
    lifecycle_trigger: trigger && {
      triggering_resource: toResource(ofAddress(trigger.triggering_resource_address)),
      triggering_event: trigger.action_trigger_event,
      action_trigger_block_index: trigger.action_trigger_block_index,
      actions_list_index: trigger.actions_list_index,
      on_failure: trigger.on_failure,
    },
    action_trigger: trigger === undefined ? {} : undefined,
  };
}

type Addressed = Pick<ResourceChange, 'address' | 'module_address' | 'type' | 'name' | 'index'>;

function ofAddress(address: string): Addressed {
  const { module, type, name, index } = resourceOfAddress(address);
  return { address, module_address: module, type, name, index };
}

function toResource({
  address,
  module_address: module = '',
  type,
  name,
  index,
}: Addressed): object {
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

type WriteLine = (level: string, message: string, more: object) => string;

function writerAt(at: Date): WriteLine {
  return (level, message, more) =>
    JSON.stringify({
      '@level': level,
      '@message': message,
      '@module': 'terraform.ui',
      '@timestamp': at.toISOString(),
      ...more,
    });
}

function toVersionLine(line: WriteLine, terraform: string): string {
  return line('info', `Terraform ${terraform}`, { terraform, type: 'version', ui: '1.2' });
}

/** What the log of an apply says where no program applied. */
const NOT_APPLIED =
  'Nothing is really changed: no program applied this, and the state stays as it was. `plangate serve --engine terraform` applies.';

/** The log of an apply without a program; it begins with plain text, as Terraform's does. */
export function writeApplyLog(terraformVersion: string, at: Date): string {
  const line = writerAt(at);
  const said = [toVersionLine(line, terraformVersion), line('info', NOT_APPLIED, { type: 'log' })];
  return `${[`Terraform v${terraformVersion}`, 'on linux_amd64', ...said].join('\n')}\n`;
}
