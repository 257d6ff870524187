/** The result where no run was judged: what is known of each workspace, and why there is no more. */
import { combine, decideWithout } from '../policy/decide.ts';
import type { GateResult, WorkspaceResult } from './result.ts';

type Known = Partial<WorkspaceResult> & Required<Pick<WorkspaceResult, 'workspace' | 'failure'>>;

export function unjudged(known: readonly Known[], durationMs = 0): GateResult {
  const workspaces = known.map((one) => ({
    workingDirectory: '',
    results: [],
    runTasks: [],
    notices: [],
    diagnostics: [],
    verdict: decideWithout(one.failure),
    ...one,
  }));
  const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
  return { verdict: combine(named), workspaces, archives: [], durationMs };
}
