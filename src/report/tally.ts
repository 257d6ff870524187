/** The figures a headline is made of. */
import type { VerdictWord } from '../policy/verdict.ts';
import type { Finding, ReportView } from './view.ts';
import type { Tally } from './words.ts';

/** What the headline needs to know, added up over several reports where they share a comment. */
export function tallyOf(
  view: Pick<ReportView, 'verdict' | 'green' | 'workspaces' | 'findings' | 'counts'>,
): Tally {
  const atFault = view.findings.filter(closesGate);
  return {
    verdict: view.verdict,
    green: view.green,
    workspaces: view.workspaces.length,
    affected: view.workspaces.filter(({ verdict }) => shares(verdict, view.verdict)).length,
    policiesAtFault: distinct(
      atFault.filter(({ kind }) => kind !== 'run-task' && kind !== 'diagnostic'),
    ),
    runTasksAtFault: distinct(atFault.filter(({ kind }) => kind === 'run-task')),
    advisoryFailures: distinct(view.findings.filter(({ severity }) => severity === 'warns')),
    overridden: distinct(view.findings.filter(({ status }) => status === 'overridden')),
    results: Object.values(view.counts).reduce((sum: number, each: number) => sum + each, 0),
  };
}

export function closesGate(finding: Finding): boolean {
  return finding.severity === 'blocks' || finding.severity === 'needs-override';
}

function distinct(findings: readonly Finding[]): number {
  return new Set(findings.map(({ policySet, policy }) => JSON.stringify([policySet, policy]))).size;
}

/** Whether a verdict is counted with the worst one: what needs an override is blocked as well. */
export function shares(one: VerdictWord, worst: VerdictWord): boolean {
  return one === worst || (worst === 'blocked' && one === 'needs-override');
}
