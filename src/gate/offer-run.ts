/** Offers of runs that are settled, and the watching of those that this check did not start: they are never ended here. */
import type { RunWithRelated } from '../client/resources/runs.ts';
import type { Run } from '../client/wire/run.ts';
import { planOfSettledRun } from './plan-of-run.ts';
import { workspaceFacts, type WorkspaceProgress } from './result.ts';
import { watch, type SettledRun } from './run.ts';
import { runUrlOf, type ServiceScope, type ServiceStep } from './service-scope.ts';
import type { Offer } from './source.ts';

/** A run that is over already, of a workspace. @param versionId the configuration version that it must have planned */
export function settledRun<Workspace extends WorkspaceProgress>(
  workspace: Workspace,
  watched: RunWithRelated,
  versionId: string,
  service: ServiceScope,
): Workspace & SettledRun {
  const { id, attributes } = watched.run;
  const url = runUrlOf(workspace.name, id, service);
  return { ...workspace, versionId, watched, runSeen: { id, url, status: attributes.status } };
}

/** The plan of a settled run, to be judged for its workspace. */
export function offerOfRun(
  settled: SettledRun,
  service: ServiceScope,
  known: Parameters<typeof planOfSettledRun>[2],
): Offer {
  return {
    facts: { ...workspaceFacts(settled), durationMs: settled.durationMs },
    plan: planOfSettledRun(settled, service, known),
    status: settled.watched.run.attributes.status,
  };
}

/**
 * Watches a run that this check did not start until it is settled.
 *
 * @param workspace.versionId the configuration version that the run must have planned
 * @throws GateStop when it did not settle in time, or what the client threw
 */
export async function watchFound(
  workspace: WorkspaceProgress & Pick<SettledRun, 'versionId' | 'uncompared'>,
  run: Run,
  step: ServiceStep,
): Promise<SettledRun> {
  const { name } = workspace;
  const runUrl = runUrlOf(name, run.id, step);
  const runSeen = { id: run.id, url: runUrl, status: run.attributes.status };
  const started = { ...workspace, run, askedAt: step.clock.now(), runSeen };
  step.reach(started);
  step.emit({ kind: 'run-found', workspace: name, runId: run.id, runUrl });
  return watch(started, step);
}
