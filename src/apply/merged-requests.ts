/** Which requests brought the commits of a branch, by what its host says of each commit. */
import type { CommitWithRequests, MergedRequest } from '../hosts/host.ts';

export interface MergedSince {
  /** Oldest first. */
  requests: readonly MergedRequest[];
  /** The commits that no request brought: nobody was shown what they change. */
  byHand: readonly string[];
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
  const place = ({ mergedAs }: MergedRequest) => placeOf.get(mergedAs) ?? 0;
  return {
    requests: [...byNumber.values()].sort(
      (one, other) => place(one) - place(other) || one.number - other.number,
    ),
    byHand: commits.flatMap(({ id, requests }) => (requests.some(isCounted) ? [] : id)),
  };
}
