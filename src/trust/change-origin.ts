/** Where the code of a change comes from. A plan runs that code in a job that has a token. */
import { finding, type Finding } from '../model/finding.ts';
import { joinSentences, literal, phrase, plain, sentencePart, setting } from '../model/sentence.ts';
import { CODES } from '../model/errors.ts';
import { ownPage } from '../model/own-pages.ts';

/** Whether the code is of the repository of the job, or of a fork; `unknown` is treated like `foreign`. */
export type ChangeOrigin = 'own' | 'foreign' | 'unknown';

export interface JobOrigin {
  /** Whether a pull request, or something unknown, started the job: then its files choose no setting. */
  proposed: boolean;
  changeOrigin: ChangeOrigin;
}

/**
 * Whether a change comes from the repository that it goes to.
 *
 * @param from the repository or project that it comes from, as its host names it
 * @param to the one that it goes to
 */
export function compareOwners(from: string | undefined, to: string | undefined): ChangeOrigin {
  if (!from || !to) return 'unknown';
  return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}

/** Whether a merge queue made this branch: its files are still under judgement. */
export function isMergeQueueBranch(ref: string | undefined): boolean {
  return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}

/** What a host found out about the origin of a change. */
export interface FoundOrigin {
  changeOrigin: ChangeOrigin;
  /** Why the origin is unknown. */
  trouble?: Finding | undefined;
  /** On GitHub, the event that started the job; undefined where no reviewer can release jobs. */
  event?: string | undefined;
}

/**
 * Why these files must not be planned; undefined if they may be planned.
 *
 * @param origin.checkedOut the commit of the checkout; undefined if it is not known
 */
export function refuseForeign(
  origin: FoundOrigin & { checkedOut?: string | undefined },
): Finding | undefined {
  const { changeOrigin, event, checkedOut, trouble } = origin;
  if (changeOrigin === 'own') return undefined;
  const handsOutSecrets = event !== undefined && event !== 'pull_request';
  const because = handsOutSecrets
    ? phrase`The event ${sentencePart('name', event, 60)} hands out secrets`
    : phrase`This job has a token`;
  const isEventWrong = changeOrigin === 'unknown' && handsOutSecrets;
  const onGitHub = isEventWrong ? phrase`Use the event pull_request.` : plain(judgeForks());
  // No environment, and so no recipe, is for a job of another host.
  const remedy =
    event === undefined
      ? phrase`Pass ${setting('allow-untrusted-head')} to a job that a person starts after a review.`
      : onGitHub;
  const files =
    checkedOut === undefined
      ? phrase`the files`
      : phrase`commit ${sentencePart('name', checkedOut.slice(0, 7), 60)}`;
  const what =
    changeOrigin === 'foreign'
      ? phrase`the checkout (${files}) is of a fork's pull request`
      : phrase`it is unknown whose code the checkout (${files}) is`;
  const why =
    trouble === undefined
      ? ''
      : phrase` ${joinSentences(literal` `, trouble.says, trouble.remedy ?? '')}`;
  return finding(
    CODES.foreignCode,
    phrase`${because}, and ${what}.${why} A plan runs code from those files.`,
    { remedy, actor: 'operators' },
  );
}

/** Names the recipe by which pull requests of forks are judged on GitHub, as a sentence. */
export function judgeForks(): string {
  return `Judge it in a job behind an environment with required reviewers: ${ownPage('examples/workflows/forks.yml')}.`;
}

/**
 * Whether the plan may be read with every value: only where the workflow asks for it (`full-plan`), and never where the
 * change may come from a fork, because whoever proposes it chooses what its plan holds.
 *
 * @param subject what the job judges; undefined if that is no change
 */
export function mayReadWholePlan(
  { fullPlan }: { fullPlan: boolean },
  subject: { proposed: boolean; change?: { fork?: boolean | undefined } | undefined } | undefined,
): boolean {
  const isOwnChange = subject === undefined || !subject.proposed || subject.change?.fork === false;
  return fullPlan && isOwnChange;
}
