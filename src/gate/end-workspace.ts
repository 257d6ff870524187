/** What is left of a workspace that could not be judged: its run ended, the reason said. */
import type { GateFailure, WorkspaceResult } from '../gate.ts';
import { decideWithout } from '../policy/decide.ts';
import { endRun, type EndedRun } from '../wait/end-run.ts';
import { failureOf, GateStop } from '../wait/failure-of.ts';
import type { Draft } from './draft.ts';
import type { Job } from './job.ts';

export async function endWorkspace(
  { known, mayHaveRun }: Draft,
  error: unknown,
  job: Job,
): Promise<WorkspaceResult> {
  const failure: GateFailure = failureOf(error, job.ended());
  const errored = error instanceof GateStop && error.errored;
  if (mayHaveRun) {
    const ended = await endTheRun(known, failure, job);
    if (ended.runId !== undefined) known.runId = ended.runId;
    if (ended.status !== undefined) known.runStatus = ended.status;
    const told = tell(ended, known.runUrl);
    if (told !== undefined) known.notices = [...known.notices, told];
  }
  return { ...known, verdict: decideWithout({ ...failure, errored }), failure };
}

async function endTheRun(known: Draft['known'], failure: GateFailure, job: Job): Promise<EndedRun> {
  const { workspace, workspaceId, configurationVersionId: versionId, runId } = known;
  if (workspaceId === undefined || versionId === undefined) return { outcome: 'none' };
  const why = failure.kind === 'canceled' ? 'the job was cancelled' : 'the gate gave up';
  if (runId !== undefined) job.emit({ kind: 'canceling', workspace, runId, why });
  return await endRun(
    { workspaceId, versionId, runId, mode: job.options.mode },
    { ...job.ending(), clock: job.clock, comment: `Plangate: ${why}.` },
  );
}

function tell(ended: EndedRun, runUrl: string | undefined): string | undefined {
  const run = `Run ${ended.runId ?? ''}`;
  const see = runUrl === undefined ? '' : ` See ${runUrl}.`;
  switch (ended.outcome) {
    case 'none':
    case 'over':
      return undefined;
    case 'left':
      return `${run} is "${ended.status ?? ''}": somebody applies it, so it was left alone.${see}`;
    case 'ended':
      return `${run} was ${ended.status === 'discarded' ? 'discarded' : 'canceled'}, because nobody waits for it any more.`;
    case 'unknown':
      return `${ended.runId === undefined ? 'A run' : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status ?? ''}"`}.${see}`;
  }
}
