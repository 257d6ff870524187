/** The plan's log: one JSON object per line, as Terraform writes its machine-readable view. */
import type { Planned, PlanProblem } from './plan-document.ts';

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
    for (const change of planned.document?.resource_changes ?? []) {
      const action = change.change.actions[0] ?? 'no-op';
      if (action === 'no-op') continue;
      lines.push(
        line('info', `${change.address}: Plan to ${action}`, {
          change: { resource: { addr: change.address }, action },
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
