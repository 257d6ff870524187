/** What is left of a workspace whose gate did not open: its run ended, the reason said. */
import { combine, decideWithout } from '../policy/decide.ts';
import { isGreen } from '../policy/verdict.ts';
import { noteDiscard } from '../trust/audit.ts';
import { endRun, leftoverOf, type EndedRun } from './end-run.ts';
import { failureOf, GateStop } from './failure-of.ts';
import { describe, isFound, type Found, type NotFound } from './find-workspace.ts';
import type { Job } from './job.ts';
import type { GateResult, WorkspaceResult } from './result.ts';
import type { Settled } from './watch.ts';

/** One workspace that cannot be gated stops all: better than half an answer and runs to clean up. */
export async function notStarted(looked: Found | NotFound, job: Job): Promise<WorkspaceResult> {
  if (!isFound(looked)) return await giveUp(looked, looked.error, job);
  const message = 'Nothing was started for this workspace, because another one cannot be gated.';
  return { ...describe(looked), verdict: decideWithout({ kind: 'skipped', message }) };
}

export async function giveUp(
  looked: Found | NotFound,
  error: unknown,
  job: Job,
): Promise<WorkspaceResult> {
  const known = describe(looked);
  const failure = failureOf(error, job.ended());
  const errored = error instanceof GateStop && error.errored;
  const undecided = { ...known, verdict: decideWithout({ ...failure, errored }), failure };
  if (!isFound(looked) || !looked.soFar.mayHaveRun) return undecided;
  const why = failure.kind === 'canceled' ? 'the job was cancelled' : 'the gate gave up';
  const { ended, left } = await endTheRun(looked, why, job);
  const told = left.leftover === undefined ? tell(ended, known.runUrl) : undefined;
  return {
    ...undecided,
    ...left,
    runId: ended.runId ?? known.runId,
    runStatus: ended.status ?? known.runStatus,
    notices: told === undefined ? known.notices : [...known.notices, told],
  };
}

/**
 * A provisional run could be applied later: it is left so when the gate is green, else discarded.
 * What needs an override is kept as well: a discarded run could not be overridden any more.
 */
export async function keepOrDiscard(
  result: WorkspaceResult,
  settled: Settled,
  job: Job,
): Promise<WorkspaceResult> {
  const { mode, onFailure, failOn } = job.options;
  if (mode !== 'provisional') return result;
  const { word } = result.verdict;
  if (isGreen(word, failOn)) {
    const { status, actions } = settled.watched.run.attributes;
    const confirmable = status === 'planned_and_saved' || actions?.['is-confirmable'] === true;
    return { ...result, confirmable };
  }
  if (onFailure === 'keep' || word === 'needs-override') return result;
  const why = 'the gate did not pass';
  const { ended, left } = await endTheRun(settled, why, job);
  return { ...result, runStatus: ended.status ?? result.runStatus, ...left };
}

async function endTheRun(
  { name: workspace, workspaceId, soFar: { versionId, run } }: Found,
  why: string,
  job: Job,
): Promise<{ ended: EndedRun; left: Pick<WorkspaceResult, 'leftover' | 'discarded'> }> {
  if (versionId === undefined) return { ended: { outcome: 'none' }, left: {} };
  if (run !== undefined) job.emit({ kind: 'canceling', workspace, runId: run.id, why });
  const { mode } = job.options;
  const ended = await endRun(
    { workspaceId, versionId, runId: run?.id, mode },
    { ...job.ending(), clock: job.clock, comment: `Plangate: ${why}.` },
  );
  const leftover = leftoverOf(ended, mode, run?.url);
  if (leftover !== undefined) job.warn(leftover);
  return { ended, left: { leftover, ...noteDiscard(ended, why, job.clock.date()) } };
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

type Known = Partial<WorkspaceResult> & Required<Pick<WorkspaceResult, 'workspace' | 'failure'>>;

/** The result where no run was judged: what is known of each workspace, and why there is no more. */
export function unjudged(known: readonly Known[], durationMs = 0): GateResult {
  const workspaces = known.map((one) => ({
    ...describe({ name: one.workspace, error: undefined }),
    verdict: decideWithout(one.failure),
    ...one,
  }));
  const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
  return { verdict: combine(named), workspaces, archives: [], durationMs };
}
