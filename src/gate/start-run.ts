/** The run of a configuration version: created, or, when the upload starts it, found. */
import type { Run } from '../client/wire/run.ts';
import { unlikeAsked } from '../policy/as-asked.ts';
import { forgivesFailedLook, GateStop } from './failure-of.ts';
import type { RunSeen } from './find-workspace.ts';
import { runUrlOf, type Job } from './job.ts';
import { poll } from './poll.ts';
import { runMessage } from './supersede.ts';
import type { Uploaded } from './upload.ts';

export interface Started extends Uploaded {
  /** As its creation answered. */
  run: Run;
  /** Monotonic time at which the run was asked for. */
  askedAt: number;
  seen: RunSeen;
}

/** @throws GateStop or what the client threw; there may be a run all the same (see `endRun`). */
export async function startRun(uploaded: Uploaded, job: Job): Promise<Started> {
  const { name: workspace, workspaceId, soFar } = uploaded;
  const { mode, autoQueueRuns: adopted } = job.options;
  soFar.mayHaveRun = true;
  const askedAt = job.clock.now();
  const run = adopted ? await findQueuedRun(uploaded, job) : await createRun(uploaded, job);
  const url = runUrlOf(workspace, run.id, job);
  const seen = { id: run.id, url, status: run.attributes.status };
  soFar.run = seen;
  job.emit({ kind: 'run-created', workspace, runId: run.id, runUrl: url, adopted });
  const [unlike] = unlikeAsked(run, mode);
  if (unlike !== undefined) {
    throw new GateStop('service', `Run ${run.id} ${unlike}, so it was not waited for.`);
  }
  job.supersede(workspace, { workspaceId, run });
  return { ...uploaded, run, askedAt, seen };
}

async function createRun(
  { workspaceId, versionId }: Uploaded,
  { client, options, random }: Job,
): Promise<Run> {
  const message = runMessage(options.message, options.changeRequest, random);
  const kind =
    options.mode === 'provisional' ? { savePlan: true, autoApply: false } : { planOnly: true };
  return await client.runs.create(workspaceId, versionId, { message, ...kind });
}

/** `include=run` names it; a service without that include is asked for the version's run instead. */
async function findQueuedRun(
  { versionId, workspaceId }: Uploaded,
  { client, clock, signal, deadline }: Job,
): Promise<Run> {
  let looks = 0;
  const waiting = await poll<Run | undefined>({
    read: async () => {
      looks += 1;
      const { run } = await client.configurationVersions.show(versionId, { include: ['run'] });
      if (run !== undefined || looks % 4 !== 0) return run;
      return await client.runs.findByConfigurationVersion(workspaceId, versionId);
    },
    isSettled: (run) => run !== undefined,
    wordOf: (run) => run?.attributes.status ?? 'none',
    intervalMs: (waitedMs, remainingMs) =>
      looks === 0 ? 0 : Math.min(remainingMs, 5_000, Math.max(500, waitedMs / 4)),
    forgives: forgivesFailedLook,
    deadline,
    clock,
    signal,
  });
  if (waiting.kind === 'settled' && waiting.last !== undefined) return waiting.last;
  throw new GateStop(
    waiting.kind === 'aborted' ? 'canceled' : 'timeout',
    `The upload of configuration version ${versionId} was to start a run, but none appeared in time. Set auto-queue-runs to false, so that the run is created here.`,
  );
}
