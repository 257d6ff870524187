/** What packing a directory takes and what comes out (design: "The archive"). */
import type { Environment, Execute, Log } from '../model/ports.js';
export declare const RULE_SETS: readonly ['terraform', 'exact', 'gitignore'];
export type RuleSet = (typeof RULE_SETS)[number];
/** At the top of what is packed. */
export declare const RULE_FILE = ".terraformignore";
export interface PackOptions {
    /**
     * Absolute path of the directory that becomes the archive's root. Links may lead anywhere inside
     * the git repository that holds it.
     */
    root: string;
    rules?: RuleSet;
    /** Where the archive is written; a temporary file when left out. */
    output?: string;
    /** Values that must never be inside a file: the job's own tokens. */
    secrets?: readonly string[];
    /** What a known shape of token in a file does. */
    secretScan?: 'warn' | 'fail';
    /** Absolute paths that never ship: the runner's own command files and temporary directory. */
    never?: readonly string[];
    includeUntrackedSecrets?: boolean;
    /**
     * Absolute: where the job works. Git is asked about the repository that lies there, and about none
     * that lies deeper. Left out, it is the checkout around `root`.
     */
    workspace?: string;
}
export interface PackPorts {
    execute: Execute;
    log: Log;
    environment: Environment;
    signal?: AbortSignal;
}
export interface ArchiveEntry {
    /** Relative to the root, with slashes; directories without a trailing slash. */
    path: string;
    type: 'file' | 'directory' | 'link';
    /** Bytes of content; 0 for directories and links. */
    size: number;
}
/** Reasons why an entry stays here, told apart from others by what the gate makes of them. */
export declare const IGNORED = "ignored";
export declare const UNTRACKED = "looks like a credential and is not tracked by git";
export declare const TRACKING_UNKNOWN = "looks like a credential, and git cannot say whether it is tracked";
export interface WithheldEntry {
    path: string;
    /** Why it stays here, for people: "ignored", "state", "the archive itself"… */
    reason: string;
    /** `.terraformignore:4 secrets/`, when a rule decided. */
    rule?: string;
    /** What else there is to say: why git could not answer, what the file holds. */
    detail?: string;
}
export interface ArchiveWarning {
    /** `.terraformignore:4` or a path. */
    at: string;
    message: string;
}
export interface Archive {
    /** Absolute path of the .tar.gz. */
    path: string;
    bytes: number;
    /** Hex. The same tree gives the same digest on every machine. */
    sha256: string;
    /** The directory that was packed, absolute. */
    root: string;
    entries: ArchiveEntry[];
    withheld: WithheldEntry[];
    warnings: ArchiveWarning[];
    /** Bytes of all files before compression. */
    contentBytes: number;
    /** Deletes the temporary file; nothing when `output` was given. */
    remove(): Promise<void>;
}
/** The directory cannot be packed as it is: every problem, each with its path. */
export declare class PackError extends Error {
    readonly name = "PackError";
    readonly problems: {
        path: string;
        message: string;
    }[];
    constructor(problems: {
        path: string;
        message: string;
    }[]);
}
