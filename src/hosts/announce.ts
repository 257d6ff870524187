/**
 * Says in an existing comment, while the service plans, which commit is being planned. It is one
 * request, and nothing waits for it but the end of the job: the verdict and the final comment are the
 * same without it.
 */
import type { Clock } from '../model/ports.ts';
import { announceIn } from '../report/heading.ts';
import { originsOf } from '../report/links.ts';
import { decodeMarker, type PlanState } from '../report/marker.ts';
import type { ReportContext } from '../report/view.ts';
import type { AnnouncedPlan, EarlierReports, JudgedChange } from './host.ts';
import { findOwn, type CommentApi, type RemoteComment } from './own-comments.ts';
import type { Concealed, Secrets } from '../model/secrets.ts';
import type { Markdown } from '../report/markdown.ts';

/** How long the end of a job waits for an announcement that is still on its way. */
const LAST_WAIT_MS = 2_000;

/**
 * Announces a plan in the comment that the job read at its start. Does nothing without a comment, or for a change that
 * has another head by now.
 *
 * @throws HostError if the host refuses or does not answer
 */
export async function announcePlan(
  { api, number, headSha }: { api: CommentApi; number: number; headSha: string },
  plan: Concealed<AnnouncedPlan>,
  earlier: EarlierReports | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { context } = plan;
  const state = toPlanState(plan, headSha);
  if (state === undefined || signal.aborted || earlier?.headSha !== headSha) return;
  let { comment } = earlier;
  if (comment !== undefined && mayHaveChanged(comment, state, context)) {
    const now = await api.snapshot(number);
    ({ comment } = findOwn(now, context.key));
    if (now.headSha !== headSha) return;
  }
  if (comment === undefined || signal.aborted) return;
  const { defuse = (text: Markdown) => text } = api;
  const body = announceIn(comment.body, state, context.key, originsOf(context));
  if (body !== undefined) await api.updateComment(comment.id, defuse(body), signal);
}

function toPlanState(
  { context: { jobId, job, startedAt }, url, unfinished = false }: AnnouncedPlan,
  headSha: string,
): PlanState | undefined {
  const started = Math.floor(Date.parse(startedAt) / 1000);
  if (jobId === undefined || headSha === '' || !(started > 0)) return undefined;
  const { runId = 0, attempt = 0 } = job ?? {};
  return { job: jobId, runId, attempt, headSha, startedAt: started, url, unfinished };
}

/**
 * Whether others may have written to the comment since it was read: jobs that share it, or a workflow
 * that takes commands. What they wrote must not be written over, so it is read again.
 */
function mayHaveChanged(
  { body }: RemoteComment,
  plan: PlanState,
  { key, takesCommands = false }: ReportContext,
): boolean {
  const { sections = [], plans = [], acts = [] } = decodeMarker(body, key) ?? {};
  return (
    takesCommands ||
    acts.length > 0 ||
    sections.length > 1 ||
    plans.some(({ job }) => job !== plan.job) ||
    [...sections, ...plans].some(
      ({ runId, attempt }) => runId === plan.runId && attempt === plan.attempt,
    )
  );
}

/**
 * Announces the first run of a job, in the background. `begin` announces a run, once; `end` makes sure that nothing is
 * on its way any more.
 */
export function announcer(
  announce: JudgedChange['announce'],
  { context, conceals }: { context: ReportContext; conceals: Secrets },
  { clock, signal }: { clock: Clock; signal: AbortSignal },
  onProblem: (problem: unknown) => void,
) {
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  let work: Promise<void> | undefined;
  return {
    begin(url: string): void {
      work ??= announce?.(conceals.concealAll({ context, url }), either).catch(onProblem);
    },
    async end(): Promise<void> {
      if (work !== undefined && !signal.aborted) {
        const waiting = new AbortController();
        const late = clock.sleep(LAST_WAIT_MS, waiting.signal).catch(() => undefined);
        await Promise.race([work, late]).finally(() => waiting.abort());
      }
      ending.abort();
    },
  };
}
