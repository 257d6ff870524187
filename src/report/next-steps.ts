/** What a reader does about a closed gate. */
import type { GateResult } from '../gate.ts';
import { closesGate } from './tally.ts';
import type { Finding, OverrideStep, ReportView } from './view.ts';
import { count, list, workspaces } from './words.ts';

/** One per run that has overridable failures, in the order of the workspaces. */
export function overrideSteps(result: GateResult, findings: readonly Finding[]): OverrideStep[] {
  return result.workspaces.flatMap(({ workspace, runId, runUrl }) => {
    const policies = findings
      .filter((each) => each.severity === 'needs-override' && each.workspaces.includes(workspace))
      .map(({ policy }) => policy);
    if (runId === undefined || policies.length === 0) return [];
    return [
      {
        workspace,
        runId,
        ...(runUrl !== undefined && { runUrl }),
        policies: [...new Set(policies)],
        command: `plangate override ${runId} --reason "…"`,
      },
    ];
  });
}

/** One sentence each, the most useful first. */
export function nextSteps(
  view: Pick<ReportView, 'verdict' | 'workspaces' | 'findings' | 'overrides' | 'context'>,
): string[] {
  const closing = view.findings.filter(closesGate);
  const overridable = closing.filter(({ severity }) => severity === 'needs-override');
  const names = list([...new Set(overridable.map(({ policy }) => policy))], 5);
  const blocking = closing.filter(
    ({ severity, kind }) => severity === 'blocks' && kind !== 'undecided',
  );
  const override = `Fix ${names}, or have it overridden by those who manage policy overrides${
    view.context.adoptsOverridden === true ? ' and run this job again' : ''
  }.`;
  return [...recover(view), ...fix(blocking.length, overridable.length, override)];
}

function fix(blocking: number, overridable: number, override: string): string[] {
  const findings = blocking === 1 ? 'the finding' : `the ${count(blocking, 'finding')}`;
  if (blocking > 0 && overridable > 0)
    return [`Fix ${findings} that ${blocking === 1 ? 'blocks' : 'block'}.`, override];
  if (overridable > 0) return [override];
  return blocking > 0 ? [`Fix ${findings} and push again.`] : [];
}

function recover({
  workspaces: all,
  verdict,
}: Pick<ReportView, 'workspaces' | 'verdict'>): string[] {
  const affected = all.filter((workspace) => workspace.verdict === verdict).length;
  switch (verdict) {
    case 'errored':
      return [`Open the run of ${workspaces(affected)} and mend what failed there.`];
    case 'undecided':
      return ['Nothing vouches for this plan: mend the reason given and run the job again.'];
    case 'canceled':
      return ['Run the job again to get a verdict.'];
    default:
      return [];
  }
}
