/**
 * Annotations: on the check run of the job, otherwise on a completed check run that is created for
 * them, otherwise as workflow commands. GitHub does not deduplicate annotations: before a request is
 * repeated, check whether it had arrived.
 *
 * 50 annotations go in a request, and only an app writes check runs: https://docs.github.com/en/rest/checks/runs.
 */
import type { Annotation } from '../../report/annotations.ts';
import { isGreen, type VerdictWord } from '../../model/verdict.ts';
import { HostError, onHostError } from '../host-error.ts';
import { explainProblem, type CheckApi, type CheckSubject } from './calls.ts';
import type { Markdown } from '../../report/markdown.ts';

/** Annotations in one request. */
const BATCH = 50;
/** Bytes of a summary after GitHub refused a longer one. */
const SMALL_SUMMARY = 15_000;
const WHAT = 'The annotations are not on the check run';
const NEEDS = 'checks: write';

interface CheckReport extends CheckSubject {
  annotations: Annotation[];
  /** Renders title and summary; the summary has at most this many bytes of UTF-8. */
  render: (summaryBytes?: number) => { title: string; summary: Markdown };
  /** The check run of the job, if the runner names it; otherwise a check run is created. */
  checkRunId?: number | undefined;
  fork: boolean;
}

/**
 * What a check run of the gate itself concludes. GitHub lets a required check pass with `success` and
 * `neutral`, and with no other word that is used here.
 */
export function conclusionOf({
  green,
  verdict,
}: {
  green: boolean;
  verdict: VerdictWord;
}): CheckSubject['conclusion'] {
  if (green) return isGreen(verdict) ? 'success' : 'neutral';
  return verdict === 'needs-override' ? 'action_required' : 'failure';
}

/** Writes the annotations. Those in `left` are on no check run: print them as workflow commands. */
export async function publishCheck(
  api: CheckApi,
  { checkRunId, fork, render, annotations, ...about }: CheckReport,
): Promise<{ left: Annotation[]; problems: string[] }> {
  let sent = 0;
  let content = render();
  const batch = () => ({ ...content, annotations: annotations.slice(sent, sent + BATCH) });
  try {
    // Without annotations the title and the summary are still worth a request.
    const id = await begin().catch(
      onHostError(() => {
        content = render(SMALL_SUMMARY);
        return begin();
      }, 'too-long'),
    );
    for (sent = BATCH; sent < annotations.length; sent += BATCH) await append(id);
    return { left: [], problems: [] };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const problems = [explainProblem(WHAT, NEEDS, error, fork)];
    return { left: annotations.slice(sent), problems };
  }

  async function begin(): Promise<number> {
    // The check run does not exist, or belongs to another app. Creating one of our own may still work.
    const elsewhere = onHostError(
      (problem) => {
        if (problem.kind === 'permission' && !/app_id/.test(problem.message)) throw problem;
        return create();
      },
      'not-found',
      'permission',
    );
    return checkRunId === undefined ? create() : append(checkRunId).catch(elsewhere);
  }

  function append(id: number): Promise<number> {
    const output = batch();
    return sure(
      () => api.updateCheckRun(id, output).then(() => id),
      async () => {
        const there = await api.countAnnotations(id);
        return there >= sent + output.annotations.length ? id : undefined;
      },
    );
  }

  function create(): Promise<number> {
    const run = { ...about, output: batch() };
    return sure(
      () => api.createCheckRun(run),
      () => api.findCheckRun(run),
    );
  }
}

/** Repeats a request without an answer, unless `look` finds that it arrived. */
async function sure(send: () => Promise<number>, look: () => Promise<number | undefined>) {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      const unsure = error instanceof HostError && error.kind === 'unsure';
      if (!unsure || tries === 3) throw error;
      const id = await look();
      if (id !== undefined) return id;
    }
  }
}
