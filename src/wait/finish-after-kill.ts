/** What `post:` does when the job was killed: ends what the saved state knows of. */
import type { Client } from '../client/client.ts';
import type { Clock } from '../ports.ts';
import { endRun, type EndedRun } from './end-run.ts';
import type { Mode } from './settle.ts';

/** Saved the moment each id was known; no secret is in it. */
export interface UnfinishedJob {
  mode: Mode;
  runs: {
    workspace: string;
    workspaceId: string;
    versionId: string;
    /** Absent when the kill came before the run's answer. */
    runId?: string;
  }[];
}

const BUDGET_MS = 60_000;

/** Cancels or discards every run of the job, recovering lost ones by their version. Never throws. */
export async function finishAfterKill(
  job: UnfinishedJob,
  { client, clock, signal }: { client: Client; clock: Clock; signal: AbortSignal },
): Promise<(EndedRun & { workspace: string })[]> {
  const deadline = clock.now() + BUDGET_MS;
  const scoped = client.with({ signal, deadline });
  return await Promise.all(
    job.runs.map(async ({ workspace, ...run }) => ({
      workspace,
      ...(await endRun(
        { ...run, mode: job.mode },
        {
          client: scoped,
          clock,
          deadline,
          comment: 'The job that waited for this run was killed.',
        },
      )),
    })),
  );
}
