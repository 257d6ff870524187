/**
 * Judges a run that this job did not start, in the same way as one that it started. The caller says what
 * the run must be. Such a run is never ended here.
 */
import type { Run } from '../client/wire/run.ts';
import type { WorkspaceProgress } from './find-workspace.ts';
import { runUrlOf, type StepJob } from './job.ts';
import { judgeSettled } from './judge.ts';
import type { WorkspaceResult } from './result.ts';
import { watch } from './watch.ts';

/**
 * Watches the run until it is settled and reads all that judged it, as the mode of the job wants it.
 *
 * @param existing.versionId the configuration version that it must have planned
 * @param existing.uncompared sentences about what could not be compared; with one, the run cannot pass
 * @throws GateStop when it did not settle in time, or what the client threw
 */
export async function judgeExisting(
  workspace: WorkspaceProgress,
  { run, versionId, uncompared }: { run: Run; versionId: string; uncompared?: readonly string[] },
  job: StepJob,
): Promise<WorkspaceResult> {
  const { name } = workspace;
  const runUrl = runUrlOf(name, run.id, job);
  const runSeen = { id: run.id, url: runUrl, status: run.attributes.status };
  const askedAt = job.clock.now();
  const started = { ...workspace, versionId, run, askedAt, runSeen, uncompared };
  job.reach(started);
  job.emit({ kind: 'run-found', workspace: name, runId: run.id, runUrl });
  return await judgeSettled(await watch(started, job), job);
}
