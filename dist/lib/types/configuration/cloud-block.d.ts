import type { Problem } from '../model/parse.js';
import type { ReadableFiles } from '../model/ports.js';
import { type ProgramName } from './file-names.js';
import type { ParsedFiles } from './parsed-files.js';
/** Tags that a workspace has to have: names, or names with their values. */
export type Tags = string[] | Record<string, string>;
/** `net`, or `env=prod` of a tag with a value. */
export declare function tagWords(tags: Tags): string[];
/** What a `cloud` block or `backend "remote"` says in texts that are written out. */
export interface CloudBlock {
    /** Where it is, as in `infra/versions.tf:3`. */
    at: string;
    hostname?: string;
    organization?: string;
    workspaces?: {
        name?: string;
        prefix?: string;
        tags?: Tags;
        project?: string;
    };
    /** What it says of a setting in another way than as a text: nothing is known of that setting. */
    unread?: Partial<Record<CloudSetting, Problem>>;
}
type CloudSetting = 'hostname' | 'organization' | 'workspaces';
/** What a directory says of its workspaces. */
export interface CloudReading {
    /** The block that counts. */
    block?: CloudBlock;
    /** In words, the backend that counts instead. */
    backend?: string;
    /** Each block that one of the two programs reads: none of them may name another host. */
    possible: CloudBlock[];
    /** Why the program refuses the files. */
    problem?: Problem;
    /** That the two programs read different blocks, where it is not known which of them plans. */
    difference?: Problem;
}
/**
 * Reads the `cloud` block of a directory: that of the last override with any such block, else the only one.
 *
 * @param directory as messages name it, and as `files` takes it; '' or '.' for where they begin
 * @param program the one that plans, if that is known
 * @param parsed what this check has parsed before
 */
export declare function readCloudBlock(files: ReadableFiles, directory: string, program?: ProgramName, parsed?: ParsedFiles): Promise<CloudReading>;
/** Reads which blocks say where the state is, for a program that plans on this machine. */
export declare function readBackends(files: ReadableFiles, directory: string, parsed?: ParsedFiles): Promise<{
    /** `cloud`, or the type of the backend, with the name of the file; overrides last. */
    blocks: {
        kind: string;
        file: string;
    }[];
    /** JSON of the blocks without their positions in the files: equal if the same is written. */
    written: string;
    /** Whether each file that may have one could be read completely. */
    isCertain: boolean;
    /** Whether the blocks use no variables, which other files could set. */
    isLiteral: boolean;
}>;
export {};
