/**
 * The files of one commit, or of a directory of this machine, as they are there: no link is followed and nothing is decoded. And
 * what the one reader makes of them (`settings/files-of-default-branch.ts`).
 */
import type { CommitId } from './commit-id.js';
import type { ReadableFiles } from './ports.js';
/** What is at a path. A device or the like is an UnreadableFile. */
export type AtPath = FileAtPath
/** `target` is the text of the link. */
 | {
    kind: 'link';
    target: string;
} | {
    kind: 'directory';
    entries: readonly ListedEntry[];
}
/** Its files are in another repository. */
 | {
    kind: 'submodule';
} | {
    kind: 'absent';
};
export interface FileAtPath {
    kind: 'file';
    /** The id of its content, as git has it; undefined where there is none. */
    id?: string | undefined;
    /** The number of its bytes, where that is known before they are read. */
    size?: number | undefined;
    bytes(): Promise<Uint8Array>;
}
/** An entry of a directory. */
export interface ListedEntry {
    name: string;
    kind: 'file' | 'link' | 'directory' | 'submodule';
}
/**
 * Paths are relative to the tree, with slashes and without `.` and `..`; '' is the tree itself. What is behind a link to a
 * directory is absent. Each method rejects with an UnreadableFile where what is at the path cannot be read, and with another
 * error where nothing of the tree can be.
 */
export interface FileTree {
    readonly of: 'commit' | 'directory';
    /** The commit; undefined of a directory, and as long as a host has not said it. */
    commit(): CommitId | undefined;
    /** The entries of a directory; undefined if there is none. */
    list(directory: string): Promise<readonly ListedEntry[] | undefined>;
    look(path: string): Promise<AtPath>;
}
/**
 * Files that decide. What the tree does not have is undefined; what it has and cannot be read is an UnreadableFile, for every
 * method. Paths are relative to the tree.
 */
export interface DecidingFiles extends ReadableFiles, Pick<FileTree, 'of' | 'commit'> {
    entries(directory: string): Promise<readonly ListedEntry[] | undefined>;
    /** The content of a text file as it is there. `read` returns it without a byte order mark. */
    bytes(path: string, mostBytes?: number): Promise<Uint8Array | undefined>;
    /** The id of the content, as git has it; undefined of a directory of this machine, too. */
    idOf(path: string): Promise<string | undefined>;
    /** The path, and those to which links lead from it, as far as they can be followed; what is at the last one may be anything. */
    placesOf(path: string): Promise<readonly string[]>;
}
