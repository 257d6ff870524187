/**
 * Whether a change concerns a workspace: it changes a file below the workspace's directory, a file that the
 * configuration reads elsewhere, or one that the workspace's triggers name. Patterns come from the service and are never
 * made into a RegExp.
 *
 * Source of the patterns: https://developer.hashicorp.com/terraform/cloud-docs/workspaces/settings/vcs.
 */
/** What a configuration reads besides the files of its own directory. */
export interface Elsewhere {
    /** Files and directories that the configuration reads, also outside of its directory. */
    reads?: readonly string[];
    /** Files that it reads; only the beginning and the end of their paths are known. */
    readPatterns?: readonly {
        prefix: string;
        suffix: string;
    }[];
}
/** What concerns a workspace. Paths are relative to the repository, with slashes. */
export interface Watched extends Elsewhere {
    /** The directory of the workspace; '' is the repository itself. */
    directory: string;
    /** `/modules/**` and the like; a leading slash is the repository's root. */
    patterns: readonly string[];
    /** Directories whose files count as well. */
    prefixes: readonly string[];
}
/**
 * Whether a change to these files affects the workspace.
 *
 * @param changed relative to the repository
 */
export declare function isAffected(changed: readonly string[], watched: Watched): boolean;
/** Makes the test whether a file of the repository concerns the workspace. */
export declare function concernedBy(watched: Watched): (path: string) => boolean;
/** Whether a pattern names a path: `**` matches any directories, `*` any part of a name, `?` one character. */
export declare function isMatch(pattern: string, path: string): boolean;
/** Whether a changed path is the watched path, below it, or above it. Above it, it is a submodule or a link. */
export declare function touches(path: string, watchedPath: string): boolean;
/** The directories around a path, the outermost first, but for the repository itself. */
export declare function directoriesAbove(path: string): string[];
