/**
 * The branches for which a verdict on a request counts. A check belongs to a commit, and the author can change the base of a
 * request afterwards: so a verdict for a branch of the author's must not be green, because it would stay for the next base.
 */
import { finding, type Finding } from '../model/finding.ts';
import { firstParts, phrase, quoted, setting, type SentencePart } from '../model/sentence.ts';
import { shortLine } from '../model/quote.ts';
import type { RequestBase } from '../model/request-base.ts';
import { matchesGlob } from './address-patterns.ts';
import { CODES } from '../model/errors.ts';

/** The base of a request, and what the workflow says of it. */
export interface JudgedBase extends RequestBase {
  /** The input `target-branches`: whole names, and patterns of which each `*` matches within one part between slashes. */
  targetBranches: readonly string[];
}

/** Of the one reason of a verdict that is about the job, and not about one of its workspaces. */
export const BASE_CODE = CODES.otherBase;

/** In `target-branches` by itself: every base counts, also one that is not known. */
const EVERY_BASE = '*';

/**
 * Why a verdict does not count for this base, and what to do; undefined if it counts.
 *
 * @param base undefined for a job about no request: then no base limits its verdict
 */
export function problemOfBase(base: JudgedBase | undefined): Finding | undefined {
  if (base === undefined) return undefined;
  const { branch, defaultBranch, targetBranches } = base;
  if (targetBranches.includes(EVERY_BASE)) return undefined;
  if (branch === undefined) {
    return finding(
      BASE_CODE,
      phrase`This host does not say into which branch the pull request is to be merged, and a verdict is for one branch.`,
      {
        remedy: phrase`Set ${setting('target-branches')} to ${setting('*')} where only people who may merge can create branches.`,
        actor: 'operators',
      },
    );
  }
  if (branch === defaultBranch || targetBranches.some((each) => matchesBranch(each, branch))) {
    return undefined;
  }
  const counting = [...new Set([defaultBranch ?? [], ...targetBranches].flat())];
  const isUnknown = counting.length === 0;
  const which = isUnknown
    ? phrase`this host does not name the default branch, and ${setting('target-branches')} is empty`
    : phrase`verdicts count for ${firstParts(counting.map(branchPart), 4)} alone`;
  const remedy = isUnknown
    ? phrase`Set ${setting('target-branches')} to the branches that count, as in ${setting('main')}.`
    : phrase`If ${branchPart(branch)} counts too, and only people who may merge can create or change it, add it to ${setting('target-branches')}.`;
  return finding(
    BASE_CODE,
    phrase`The pull request is to be merged into ${branchPart(branch)}, and ${which}. Change its base, and it is judged for the new one; if it has another base by now, push, or close and reopen it.`,
    { remedy },
  );
}

/** The author chooses the name, and what to do comes after it: so it is short in every text. */
function branchPart(name: string): SentencePart {
  return quoted(shortLine(name));
}

/** A pattern may match less than the rule that protects its branches, and never more: so no `*` matches a slash. */
export function matchesBranch(pattern: string, branch: string): boolean {
  const patternParts = pattern.split('/');
  const parts = branch.split('/');
  if (patternParts.length !== parts.length) return false;
  return parts.every((part, at) => matchesGlob(patternParts[at] ?? '', part));
}
