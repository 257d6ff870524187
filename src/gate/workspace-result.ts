/** What the result of a workspace begins with, and the results of workspaces of which no run was judged. */
import { combineVerdicts, decideUnaffected, decideUnjudged } from '../policy/decide.ts';
import type { Verdict } from '../model/verdict.ts';
import type { GateFailure } from './failure-of.ts';
import type { WorkspaceProgress } from './find-workspace.ts';
import type { GateResult, WorkspaceFacts, WorkspaceResult } from './result.ts';

/** What is known of a workspace before its run is judged. Every result of it begins with these fields. */
export function workspaceFacts(known: WorkspaceProgress | { name: string }): WorkspaceFacts {
  const workspace = 'workspaceId' in known ? known : undefined;
  const run = workspace?.runSeen;
  return {
    workspace: known.name,
    workspaceId: workspace?.workspaceId,
    workingDirectory: workspace?.workingDirectory ?? '',
    root: workspace?.root,
    configurationVersionId: workspace?.versionId,
    runId: run?.id,
    runUrl: run?.url,
    runStatus: run?.status,
    results: [],
    runTasks: [],
    notices: Array.from(workspace?.notices ?? []),
    diagnostics: [],
  };
}

/** A workspace that could not be judged, with the facts that are known of it. */
interface FailedWorkspace extends Partial<WorkspaceFacts> {
  workspace: string;
  failure: GateFailure;
}

/** The result if no run was judged: the facts that are known of each workspace, and the failure. */
export function unjudgedResult(results: readonly FailedWorkspace[], durationMs = 0): GateResult {
  const workspaces = results.map(unjudgedWorkspace);
  return { verdict: verdictOf(workspaces), workspaces, archives: [], durationMs };
}

/** The verdict of all workspaces; where none is concerned, whether policies are required decides. */
export function verdictOf(
  workspaces: readonly WorkspaceResult[],
  { requirePolicies } = { requirePolicies: true },
): Verdict {
  const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
  return named.length > 0 ? combineVerdicts(named) : decideUnaffected(requirePolicies);
}

/** The result of one workspace, if no run of it was judged. */
export function unjudgedWorkspace(known: FailedWorkspace): WorkspaceResult {
  return {
    ...workspaceFacts({ name: known.workspace }),
    verdict: decideUnjudged(known.failure),
    ...known,
  };
}
