/**
 * Which files may choose what. A checkout that a pull request may have written chooses no host, no names, no backend
 * and no policy: what is read of it lacks these marks, and what chooses accepts only marked values.
 */
import { type CloudBlock } from '../configuration/cloud-block.js';
import type { Repository } from '../machine/find-repository.js';
import type { CommitId } from '../model/commit-id.js';
import { type Finding } from '../model/finding.js';
import type { DecidingFiles } from '../model/file-tree.js';
/** Exists for the compiler only. */
declare class Mark {
    private readonly trusted;
}
/** Exists for the compiler only. */
declare class OwnMark extends Mark {
    private readonly own;
}
/**
 * What no pull request wrote: it may choose names, backends and policies. `asTrusted` makes it, and each `Own` is one. A copy
 * with other fields is not: the private mark does not go with a spread.
 */
export type Trusted<T> = T & Mark;
/** What was read of files that no pull request wrote: it may choose the host, too. `treeOf` makes the tree, `asOwn` the rest. */
export type Own<T> = T & OwnMark;
/** A checkout that no pull request has written: a push, a schedule, or a person at a terminal. */
export type OwnTree = Own<{
    readonly proposed: false;
    /** As the host names it; undefined if it does not. */
    readonly defaultBranch?: string | undefined;
}>;
/** A checkout that a pull request may have written, and where the files are that count in place of those in it. */
export interface ProposedTree extends TrustedFiles {
    readonly proposed: true;
}
interface TrustedFiles {
    /** Absolute path of the directory in which the job works. */
    readonly workspace: string;
    /**
     * Opens the default branch of the repository at this absolute path. Rejects with an UntrustedError if it cannot be
     * read.
     */
    readonly trusted: (repository: string) => Promise<Trusted<DecidingFiles>>;
    /**
     * The commit that has the files of `trusted`, which git has in the repository at this absolute path. Rejects like
     * `trusted`.
     */
    readonly trustedCommit: (repository: string) => Promise<TrustedCommit>;
}
/** A commit of the default branch. */
export interface TrustedCommit {
    commit: CommitId;
    repository: Repository;
}
/** The checkout of a job. Its files may choose settings only where it is not `proposed`. */
export type JobTree = OwnTree | ProposedTree;
/** The directory in which the job works; that of the process if its files are its own. */
export declare function jobDirectoryOf(tree: JobTree, workingDirectory: string): string;
/**
 * The tree of a job.
 *
 * @param proposed whether a pull request may have written the checkout, as its host says
 * @param trustedFiles what counts then in place of the checkout
 * @param defaultBranch as the host names it
 */
export declare function treeOf(proposed: boolean, trustedFiles: TrustedFiles, defaultBranch?: string): JobTree;
/** Marks what was read of the checkout, which no pull request has written: the tree is the evidence. */
export declare function asOwn<T extends object>(_tree: OwnTree, value: T): Own<T>;
/**
 * Marks what was read of a branch to which no pull request has written, of a pinned commit, or from outside of the
 * checkout. The type that is returned is all that keeps it from choosing the host.
 */
export declare function asTrusted<T extends object>(value: T): Trusted<T>;
/** The default branch cannot be read, and why: its sentence can follow a colon. */
export declare class UntrustedError extends Error {
    readonly name = "UntrustedError";
    readonly finding: Finding;
    constructor(found: Finding);
}
/**
 * What the pull request's own block would have chosen, which does not count.
 *
 * @param blockOfCheckout the block of the pull request
 * @param trusted the one that counts
 * @param chosen what the trusted block chooses, because no input names it
 */
export declare function describeDifferences(blockOfCheckout: CloudBlock | undefined, trusted: CloudBlock, chosen: {
    organization: boolean;
    workspaces: boolean;
}): Finding[];
export {};
