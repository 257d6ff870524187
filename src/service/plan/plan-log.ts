/** The plan's log: one JSON object per line, as Terraform writes its machine-readable view. */
import type { Planned, PlanProblem, ResourceChange } from './plan-document.ts';

/** Marks where a log begins and ends, so that a reader knows when it has everything. */
export const LOG_START = '\u0002';
export const LOG_END = '\u0003';

export function writePlanLog(
  planned: Pick<Planned, 'problems' | 'counts'> & { document?: Planned['document'] | null },
  terraformVersion: string,
  at: Date,
): string {
  const line = (level: string, message: string, more: object): string =>
    JSON.stringify({
      '@level': level,
      '@message': message,
      '@module': 'terraform.ui',
      '@timestamp': at.toISOString(),
      ...more,
    });
  const lines = [
    line('info', `Terraform ${terraformVersion}`, {
      terraform: terraformVersion,
      type: 'version',
      ui: '1.2',
    }),
  ];
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
    for (const change of changesOf(planned)) {
      const [first = 'no-op', second] = change.change.actions;
      const action = second === undefined ? first : 'replace';
      if (action === 'no-op') continue;
      lines.push(
        line('info', `${change.address}: Plan to ${action}`, {
          change: { resource: toResource(change), action },
          type: 'planned_change',
        }),
      );
    }
    const { additions, changes, destructions } = planned.counts;
    const summary = `Plan: ${String(additions)} to add, ${String(changes)} to change, ${String(destructions)} to destroy.`;
    lines.push(
      line('info', summary, {
        changes: {
          add: additions,
          change: changes,
          import: 0,
          remove: destructions,
          operation: 'plan',
        },
        type: 'change_summary',
      }),
    );
  }
  return `${lines.join('\n')}\n`;
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

type Changed = Pick<ResourceChange, 'address' | 'module_address' | 'type' | 'name' | 'index'> & {
  change: Pick<ResourceChange['change'], 'actions'>;
};

/** A script may say how many there are where the files have others: those have made-up names. */
function changesOf({ document, counts }: Parameters<typeof writePlanLog>[0]): Changed[] {
  const real = document?.resource_changes ?? [];
  const wanted = { create: counts.additions, update: counts.changes, delete: counts.destructions };
  const actions = ['create', 'update', 'delete'] as const;
  const having = (action: (typeof actions)[number]): number =>
    real.filter(({ change }) => change.actions.includes(action)).length;
  if (actions.every((action) => having(action) === wanted[action])) return real;
  return actions.flatMap((action) =>
    Array.from({ length: wanted[action] }, (_, index): Changed => {
      const address = `null_resource.${action}[${String(index)}]`;
      return { address, type: 'null_resource', name: action, index, change: { actions: [action] } };
    }),
  );
}

function toResource({ address, module_address: module = '', type, name, index }: Changed): object {
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
