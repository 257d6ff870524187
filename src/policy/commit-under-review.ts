/**
 * Compares what version control says about a run with the change that is judged. Every field that names
 * a commit, a pull request or a repository must name that of the change.
 */
import type { IngressAttributes } from '../client/wire/configuration-version.ts';
import type { Run } from '../client/wire/run.ts';
import { isPageOf, isSameRepository } from '../model/repository-address.ts';

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
  change: CommitUnderReview,
): string[] {
  const { commit, pullRequest, repository, slug } = change;
  const addresses = ADDRESSES.flatMap((name) => attributes[name] || []);
  const clone = attributes['clone-url'];
  const linked = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
  const claims: Claim[] = [
    [attributes['commit-sha'] === commit, `is of commit ${show(attributes['commit-sha'])}`],
    [
      linked === undefined || commit.startsWith(linked),
      `has the address of commit ${show(linked)}`,
    ],
    ...ofPull(attributes, pullRequest),
    [isNamed(attributes.identifier, slug), `is of repository ${show(attributes.identifier)}`],
    [
      !clone || isSameRepository(clone, repository),
      `was cloned from ${show(clone)}, not from ${repository}`,
    ],
    [
      addresses.every((address) => isPageOf(address, repository)),
      `has addresses outside of ${repository}`,
    ],
    [addresses.length > 0 || Boolean(clone), `does not say on which server its repository is`],
  ];
  return claims.filter(([isTrue]) => !isTrue).map(([, otherwise]) => otherwise);
}

/** A condition, and the end of the sentence about a run that does not meet it. */
type Claim = [isTrue: boolean, otherwise: string];

function ofPull(
  attributes: IngressAttributes['attributes'],
  expected: number | undefined,
): Claim[] {
  const isPull = attributes['is-pull-request'] === true;
  if (expected === undefined) return [[!isPull, 'is of a pull request']];
  const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
  const linked = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part)) ?? String(expected);
  return [
    [isPull, 'is not of a pull request'],
    [number === expected, `is of pull request ${show(number)}`],
    [linked === String(expected), `has the address of pull request ${show(linked)}`],
  ];
}

const ADDRESSES = ['commit-url', 'compare-url', 'pull-request-url'] as const;
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;

/** Names of Azure DevOps may have a segment `_git`. */
export function isNamed(identifier: string | null | undefined, slug: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace('/_git/', '/');
  return plain(identifier ?? '') === plain(slug);
}

/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
export function tooOld({ attributes }: Run, { sinceMs }: CommitUnderReview): string[] {
  const since = new Date(sinceMs).toISOString();
  const createdAt = Date.parse(attributes['created-at'] ?? '');
  if (Number.isNaN(createdAt)) return ['does not say when it was created'];
  const stamps = Object.values(attributes['status-timestamps'] ?? {}).map((at) => at ?? '');
  // The timestamps of a status have whole seconds.
  const early = [createdAt, ...stamps.map((at) => Date.parse(at) + 999)].some(
    (time) => time < sinceMs,
  );
  return early ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
