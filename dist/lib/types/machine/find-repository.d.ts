/** What git is told with every command. Both are absolute real paths. */
export interface Repository {
    /** The work tree. */
    root: string;
    /** `.git` itself, or what the file of that name leads to, as for submodules and worktrees. */
    gitDirectory: string;
}
interface RepositoryAround {
    /** The outermost one on the way from the workspace to the directory. */
    repository: Repository | undefined;
    /** Other repositories between that one and the directory, absolute: none of them is asked. */
    others: string[];
}
/**
 * The repository that the job checked out, as seen from a directory in it. What lies deeper may have
 * come with the files that are judged, so the outermost one counts; a worktree that belongs to it
 * takes its place, and a submodule is a part of it.
 *
 * @param workspace where the job works: nothing above it is looked at unless there is none below
 */
export declare function findAround(directory: string, workspace: string): RepositoryAround;
/** The repository at this very path, if the job's checkout has it there; undefined for any other. */
export declare function findKnownRepository(path: string, workspace: string): Repository | undefined;
/** The repository whose work tree this is. */
export declare function openAt(root: string): Repository | undefined;
/** The nearest directory at or above `path` (absolute) with a `.git` in it, or undefined. */
export declare function findRepository(path: string): string | undefined;
/**
 * The same, past submodules: they are part of the repository that brings them along, and a change
 * can put one anywhere. Another checkout inside of a repository, a worktree too, stands alone.
 */
export declare function findCheckout(path: string): string | undefined;
/** Free of links, where it is there. */
export declare function realOrSame(path: string): string;
export {};
