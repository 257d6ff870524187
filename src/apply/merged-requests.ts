/** Which requests brought the commits of a branch, by what its host says of each commit. */
import type { CommitWithRequests, MergedRequest } from '../hosts/merged-history.ts';

export interface RequestOfBranch extends MergedRequest {
  /** The commit that the branch had right before the request was merged; undefined where the host does not say it. */
  before: string | undefined;
  /**
   * Whether a person may have made the commit that it was merged as: it has the head of the request among its ancestors, as
   * what a host squashes or rebases has not.
   */
  mayBeHandMade: boolean;
}

export interface MergedSince {
  /** Oldest first. */
  requests: readonly RequestOfBranch[];
  /** The commits that no request brought: nobody was shown what they change. */
  byHand: readonly string[];
  /** Ids of a commit of the branch and of those before it, as far as they are new. */
  upTo(this: void, commit: string): ReadonlySet<string>;
}

/**
 * A request counts if it went to this branch, and the commit that it was merged as is one of these: that is so for each way to
 * merge. A commit may also be named for requests to other branches, or that were merged before.
 *
 * @param commits all that are new on the branch, oldest first
 */
export function requestsMergedIn(
  commits: readonly CommitWithRequests[],
  branch: string,
): MergedSince {
  const placeOf = new Map(commits.map(({ id }, at) => [id, at]));
  const isCounted = ({ base, mergedAs }: MergedRequest) => base === branch && placeOf.has(mergedAs);
  const counted = commits.flatMap(({ requests }) => requests.filter(isCounted));
  const byNumber = new Map(counted.map((request) => [request.number, request]));
  const byId = new Map(commits.map((commit) => [commit.id, commit]));
  const place = ({ mergedAs }: MergedRequest) => placeOf.get(mergedAs) ?? 0;
  return {
    requests: [...byNumber.values()]
      .sort((one, other) => place(one) - place(other) || one.number - other.number)
      .map((request) => ({
        ...request,
        before: commitBefore(request, byId),
        mayBeHandMade: request.mergedAs !== request.head && isHeadBelow(request, byId),
      })),
    byHand: commits.flatMap(({ id, requests }) => (requests.some(isCounted) ? [] : id)),
    upTo: (commit) => commitsUpTo(commit, byId),
  };
}

function isHeadBelow(
  { head, mergedAs }: MergedRequest,
  byId: ReadonlyMap<string, CommitWithRequests>,
): boolean {
  const { parents = [] } = byId.get(mergedAs) ?? {};
  return parents.length > 1 || byId.has(head);
}

function commitsUpTo(
  commit: string,
  byId: ReadonlyMap<string, CommitWithRequests>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const next = [commit];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const parents = found.has(id) ? undefined : byId.get(id)?.parents;
    if (parents === undefined) continue;
    found.add(id);
    next.push(...parents);
  }
  return found;
}

/** A request that was rebased brought several commits, one on top of the other. */
function commitBefore(
  { number, mergedAs }: MergedRequest,
  byId: ReadonlyMap<string, CommitWithRequests>,
): string | undefined {
  const passed = new Set<string>();
  for (let at: string | undefined = mergedAs; at !== undefined && !passed.has(at);) {
    const commit = byId.get(at);
    if (commit?.requests.some((each) => each.number === number) !== true) return at;
    passed.add(at);
    [at] = commit.parents;
  }
  return undefined;
}
