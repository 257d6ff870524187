import { type CommitId } from '../model/commit-id.js';
/** The repository that every git command names. Both are absolute real paths. */
export interface Repository {
    /** The work tree. */
    root: string;
    /** `.git` itself; of submodules and worktrees, the directory that the file `.git` names. */
    gitDirectory: string;
}
/**
 * Finds the repository that the job checked out, from a directory in it. A deeper repository may be
 * part of the pull request's files, so the outermost one counts. A worktree of it replaces it, and a
 * submodule is a part of it.
 *
 * @param workspace the directory in which the job works; directories above it are searched only if
 *   there is no repository in it
 * @returns the outermost repository on the path from the workspace down to the directory, and the absolute paths of
 *   other repositories between that one and the directory: git is not run in them
 */
export declare function findAround(directory: string, workspace: string): {
    repository: Repository | undefined;
    others: string[];
};
/** The repository at exactly this path, if it is the job's checkout or a part of it; else undefined. */
export declare function findKnownRepository(path: string, workspace: string): Repository | undefined;
/** Whether a path is this directory, or anywhere in it. Both are absolute. */
export declare function isBelow(path: string, directory: string): boolean;
/** The repository with this work tree; undefined if there is none. */
export declare function openAt(root: string): Repository | undefined;
/** The nearest directory at or above `path` (absolute) with a `.git` in it, or undefined. */
export declare function findRepository(path: string): string | undefined;
/**
 * As `findRepository`, without submodules: they are part of the outer repository, and a pull request can
 * add one anywhere. Any other checkout inside a repository counts by itself, and so does a worktree.
 */
export declare function findCheckout(path: string): string | undefined;
/** The directory that all worktrees of a repository share: it has the objects and the references. */
export declare function commonDirectory(gitDirectory: string): string;
/**
 * Whether a directory is the place of a submodule that is not checked out, by `.gitmodules` of the repository around
 * it.
 *
 * @param path absolute real path of a directory without a `.git` in it
 */
export declare function isNamedSubmodule(path: string): boolean;
/** Whether there is a directory at this path, also behind a link. */
export declare function isDirectory(path: string): boolean;
/** A path with the separators that git and plans have. */
export declare function slashed(path: string): string;
/** The absolute path without links; of a path that does not exist, the absolute path alone. */
export declare function realOrSame(path: string): string;
/**
 * Finds the commit of the repository that the job checked out around `directory`.
 *
 * @param name another reference of that repository than `HEAD`
 * @returns undefined if the commit is not certain, or if the directory is part of another repository
 *   inside the checkout
 */
export declare function checkedOutCommit(directory: string, workspace: string, name?: string): Promise<CommitId | undefined>;
/** The commit that is checked out in a repository, or that of another name; undefined if there is none. */
export declare function headOf({ gitDirectory }: Repository, name?: string): Promise<CommitId | undefined>;
