/** What a host says of the branch that was pushed, for the apply after the merge. */
import type { FileTree } from '../model/file-tree.ts';
import type { Finding } from '../model/finding.ts';
import type { RunOfReport, SealedChange } from '../trust/run-seals.ts';
import type { Trusted } from '../trust/tree.ts';
import type { ApprovalsOnChange } from './judged-change.ts';

/** What a host knows of the branch that was pushed, and of what was merged into it. What it does not answer rejects with a HostError. */
export interface MergedHistory {
  /** Of the pull requests of this repository, without a number. */
  change: Pick<SealedChange, 'host' | 'repository' | 'repositoryId'>;
  /** `acme/infra`, as messages of runs name it. */
  slug: string;
  branch: string;
  /** Where the branch was before the push; undefined where it was nowhere. */
  before: string | undefined;
  /** The commits since another one, oldest first; undefined unless they are all known, and that one is among their ancestors. */
  commitsSince(commit: string): Promise<readonly CommitWithRequests[] | undefined>;
  /** Whether another commit has all that was pushed. */
  isPartOf(commit: string): Promise<boolean>;
  /** Whether the branch still ends in what was pushed. */
  isNewest(): Promise<boolean>;
  /** Whether a commit has another one among its ancestors. */
  contains(commit: string, ancestor: string): Promise<boolean>;
  /** Whether a commit merges the head into what was there before, with the files that git makes of the two. */
  isCleanMerge(merged: MergedRequest & { before: string }): Promise<boolean>;
  /** Undefined where it could not be read whole. @param gate its name */
  leftOn(request: number, gate: string): Promise<LeftOnRequest | undefined>;
  /** What people wrote on these requests, of which everybody who had a hand in one approves nothing. @param gate its name */
  writtenOn(
    requests: readonly (MergedRequest & { before: string | undefined })[],
    gate: string,
  ): Promise<ApprovalsOnChange | { problem: Finding }>;
  /** The files at a commit that the branch has or had. */
  filesAt(commit: string): Promise<Trusted<FileTree>>;
  /** The paths that a request changes, with both names of a moved file; undefined when the list may lack one. */
  filesOf(request: MergedRequest): Promise<readonly string[] | undefined>;
}

/** A commit, and the merged requests that the host names for it. */
export interface CommitWithRequests {
  id: string;
  parents: readonly string[];
  requests: readonly MergedRequest[];
}

/** A request that was merged, as the host says it. */
export interface MergedRequest {
  number: number;
  /** Its last commit. */
  head: string;
  /** The branch that it went to. */
  base: string;
  /** The commit of that branch that it was merged as. */
  mergedAs: string;
}

/** What the gate left on a request. Nothing of it is proven. */
export interface LeftOnRequest {
  /** The sealed record of what its plans showed. */
  shown: string | undefined;
  /** The runs that the comment names. */
  runs: readonly RunOfReport[];
}
