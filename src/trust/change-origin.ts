/** Whose code a job is about to plan: a plan runs it, with the token of the job beside it. */

/** `unknown` is never a friend. */
export type ChangeOrigin = 'own' | 'foreign' | 'unknown';

/** What started a job. */
export interface Origin {
  /** A pull request, or something that is not known to be anything else: its files choose nothing. */
  judged: boolean;
  changeOrigin: ChangeOrigin;
}

/** Of two names for the repositories that a change comes from and goes to. */
export function compareOwners(from: string | undefined, to: string | undefined): ChangeOrigin {
  if (!from || !to) return 'unknown';
  return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}

/** Branches that a merge queue makes: what is queued is still judged. */
export function isQueue(ref: string | undefined): boolean {
  return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}

export interface Foreign {
  changeOrigin: ChangeOrigin;
  /** On GitHub: what started the job. */
  event?: string | undefined;
  /** The commit of the checkout; undefined where it cannot be told. */
  checkedOut?: string | undefined;
  /** Why it is not known whose code it is, as a sentence. */
  trouble?: string | undefined;
}

/** Why these files must not be planned; undefined when they may. */
export function refuseForeign(foreign: Foreign): string | undefined {
  const { changeOrigin, event, checkedOut, trouble } = foreign;
  if (changeOrigin === 'own') return undefined;
  const handsOut = event !== undefined && event !== 'pull_request';
  const because = handsOut ? `The event ${event} hands out secrets` : 'This job has a token';
  const files = checkedOut === undefined ? 'the files' : `commit ${checkedOut.slice(0, 7)}`;
  const what =
    changeOrigin === 'foreign'
      ? `the checkout (${files}) is of a fork's pull request`
      : `whose code the checkout (${files}) is could not be told`;
  const why = trouble === undefined ? '' : ` ${trouble}`;
  const way = handsOut ? 'Use the event pull_request' : 'Give the job no token';
  const allow =
    event === undefined
      ? 'pass `allow-untrusted-head` to a job that starts after a review'
      : 'set `allow-untrusted-head: true` on a job behind an environment with required reviewers';
  return `${because}, and ${what}.${why} A plan runs code from those files. ${way}, or ${allow}.`;
}
