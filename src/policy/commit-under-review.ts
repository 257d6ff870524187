/**
 * Compares what version control says about a run with the change that is judged. Every field that names
 * a commit, a pull request or a repository must name that of the change.
 */
import type { IngressAttributes } from '../client/wire/configuration-version.ts';
import type { Run } from '../client/wire/run.ts';
import { phrase, sentencePart, setting, type Sentence } from '../model/sentence.ts';
import { isPageOf, isSameRepository } from '../model/repository-address.ts';
import { timeOf } from '../model/parse.ts';

/** One commit of one pull request, or of a branch, of one repository. */
export interface CommitUnderReview {
  /** In full: the head of the pull request, not its merge. */
  commit: string;
  /** Undefined for a commit that is merged already. */
  pullRequest: number | undefined;
  /** `https://github.com/acme/infra` */
  repository: string;
  /** `acme/infra` */
  slug: string;
  /** Milliseconds since 1970. A run that was planned before says nothing about this change. */
  sinceMs: number;
}

/** Each finishes "Run run-1 …"; empty when it is of this commit, pull request and repository. */
export function differencesFromCommit(
  { attributes }: IngressAttributes,
  change: Omit<CommitUnderReview, 'sinceMs'>,
): Sentence[] {
  const { commit, pullRequest, repository, slug } = change;
  const addresses = ADDRESS_ATTRIBUTES.flatMap((name) => attributes[name] || []);
  const clone = attributes['clone-url'];
  const linkedCommit = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
  const differences: Sentence[] = [];
  if (attributes['commit-sha'] !== commit) {
    differences.push(phrase`is of commit ${valuePart(attributes['commit-sha'])}`);
  }
  if (linkedCommit !== undefined && !commit.startsWith(linkedCommit)) {
    differences.push(phrase`has the address of commit ${valuePart(linkedCommit)}`);
  }
  differences.push(...differencesFromPullRequest(attributes, pullRequest));
  if (!isSameSlug(attributes.identifier, slug)) {
    differences.push(phrase`is of repository ${valuePart(attributes.identifier)}`);
  }
  if (clone && !isSameRepository(clone, repository)) {
    differences.push(phrase`was cloned from ${valuePart(clone)}, not from ${setting(repository)}`);
  }
  if (!addresses.every((address) => isPageOf(address, repository))) {
    differences.push(phrase`has addresses outside of ${setting(repository)}`);
  }
  if (addresses.length === 0 && !clone) {
    differences.push(phrase`does not say on which server its repository is`);
  }
  return differences;
}

/** @param expected the number of the pull request; undefined for a commit that is merged already */
function differencesFromPullRequest(
  attributes: IngressAttributes['attributes'],
  expected: number | undefined,
): Sentence[] {
  const isOfPullRequest = attributes['is-pull-request'] === true;
  if (expected === undefined) return isOfPullRequest ? [phrase`is of a pull request`] : [];
  const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
  const linkedNumber = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part));
  const differences: Sentence[] = [];
  if (!isOfPullRequest) differences.push(phrase`is not of a pull request`);
  if (number !== expected) differences.push(phrase`is of pull request ${valuePart(number)}`);
  if (linkedNumber !== undefined && linkedNumber !== String(expected)) {
    differences.push(phrase`has the address of pull request ${valuePart(linkedNumber)}`);
  }
  return differences;
}

const ADDRESS_ATTRIBUTES = ['commit-url', 'compare-url', 'pull-request-url'] as const;
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;

/** Names of Azure DevOps may have a segment `_git`. */
export function isSameSlug(identifier: string | null | undefined, slug: string): boolean {
  const plain = (name: typeof identifier) => name?.toLowerCase().replace('/_git/', '/');
  return plain(identifier) === plain(slug);
}

/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
export function differencesInTime({ attributes }: Run, { sinceMs }: CommitUnderReview): Sentence[] {
  const since = new Date(sinceMs).toISOString();
  const createdAt = timeOf(attributes['created-at']);
  if (Number.isNaN(createdAt)) return [phrase`does not say when it was created`];
  const stamps = Object.values(attributes['status-timestamps'] ?? {}).map(timeOf);
  // The timestamps of a status have whole seconds, so each may be of any time in its second.
  const latestTimes = [createdAt, ...stamps.map((time) => time + 999)];
  const isTooEarly = latestTimes.some((time) => time < sinceMs);
  return isTooEarly
    ? [phrase`was there before ${setting(since)}: it is of an earlier push, or too old`]
    : [];
}

function valuePart(value: unknown): Sentence {
  return sentencePart('code', (JSON.stringify(value) ?? 'unknown').slice(0, 100), 100);
}
