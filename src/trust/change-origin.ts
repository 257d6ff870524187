/** Where the code of a change comes from. A plan runs that code in a job that has a token. */

/** `unknown` is treated like `foreign`. */
export type ChangeOrigin = 'own' | 'foreign' | 'unknown';

export interface JobOrigin {
  /** Whether a pull request, or something unknown, started the job: then its files choose no setting. */
  proposed: boolean;
  changeOrigin: ChangeOrigin;
}

/** @param from the repository or project that a change comes from, as its host names it; @param to the one that it goes to */
export function compareOwners(from: string | undefined, to: string | undefined): ChangeOrigin {
  if (!from || !to) return 'unknown';
  return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}

/** Whether a merge queue made this branch: its files are still under judgement. */
export function isQueue(ref: string | undefined): boolean {
  return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}

export interface FoundOrigin {
  changeOrigin: ChangeOrigin;
  /** A sentence that says why the origin is unknown. */
  trouble?: string | undefined;
  /** On GitHub, the event that started the job. */
  event?: string | undefined;
}

/**
 * A sentence that says why these files must not be planned; undefined if they may be planned.
 *
 * @param foreign.checkedOut the commit of the checkout; undefined if it is not known
 */
export function refuseForeign(
  foreign: FoundOrigin & { checkedOut?: string | undefined },
): string | undefined {
  const { changeOrigin, event, checkedOut, trouble } = foreign;
  if (changeOrigin === 'own') return undefined;
  const handsOut = event !== undefined && event !== 'pull_request';
  const because = handsOut ? `The event ${event} hands out secrets` : 'This job has a token';
  const files = checkedOut === undefined ? 'the files' : `commit ${checkedOut.slice(0, 7)}`;
  const what =
    changeOrigin === 'foreign'
      ? `the checkout (${files}) is of a fork's pull request`
      : `it is unknown whose code the checkout (${files}) is`;
  const why = trouble === undefined ? '' : ` ${trouble}`;
  const way = handsOut ? 'Use the event pull_request' : 'Give the job no token';
  const allow =
    event === undefined
      ? 'pass `allow-untrusted-head` to a job that starts after a review'
      : 'set `allow-untrusted-head: true` on a job behind an environment with required reviewers';
  return `${because}, and ${what}.${why} A plan runs code from those files. ${way}, or ${allow}.`;
}

/**
 * Only where the workflow asks for it, and never where the change may come from elsewhere: whoever proposes it chooses
 * what its plan holds.
 */
export function mayReadWholePlan(
  { fullPlan }: { fullPlan: boolean },
  subject: { proposed: boolean; change?: { fork?: boolean | undefined } | undefined } | undefined,
): boolean {
  return fullPlan && (subject?.proposed !== true || subject.change?.fork === false);
}
