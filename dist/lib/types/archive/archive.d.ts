/**
 * The options, the ports and the result of packing. The files in `src/archive` choose what leaves the machine and write
 * it into one archive (`pack-directory.ts`). They never send anything.
 */
import { type Finding } from '../model/finding.js';
import type { Code } from '../model/errors.js';
import type { Problem } from '../model/parse.js';
import type { Environment, Execute, Log } from '../model/ports.js';
export declare const RULE_SETS: readonly ['terraform', 'exact', 'gitignore'];
/** Which rules decide what is excluded. */
export type RuleSet = (typeof RULE_SETS)[number];
/** Name of the rule file at the top of the packed directory. */
export declare const RULE_FILE = ".terraformignore";
/** What to pack, and what to exclude. */
export interface PackOptions {
    /**
     * Absolute path of the directory that becomes the archive's root. Links may lead anywhere inside
     * the git repository that holds it.
     */
    root: string;
    rules?: RuleSet;
    /** Path of the archive; a temporary file if left out. */
    output?: string;
    /** The job's own tokens: no packed file may hold one. */
    secrets?: readonly string[];
    /** What happens if a file holds text in the form of a well-known token. */
    secretScan?: 'warn' | 'fail';
    /** Absolute paths that are never packed, such as directories of the runner. */
    never?: readonly string[];
    /**
     * Absolute path of the directory in which the job works. Git is run in the repository there, and in
     * no deeper one. The default is the checkout around `root`.
     */
    workspace?: string;
}
/** What packing needs from the machine. */
export interface PackPorts {
    execute: Execute;
    log: Log;
    environment: Environment;
    signal?: AbortSignal;
}
/** One entry of the archive. */
export interface ArchiveEntry {
    /** Relative to the root, with slashes; directories without a trailing slash. */
    path: string;
    type: 'file' | 'directory' | 'link';
    /** Bytes of content; 0 for directories and links. */
    size: number;
}
/** Reasons for excluding an entry that the gate treats in a special way. */
export declare const IGNORED = "ignored";
export declare const UNTRACKED = "looks like a credential and is not tracked by git";
export declare const TRACKING_UNKNOWN = "looks like a credential, and git cannot say whether it is tracked";
/** Reasons for excluding the file that leads Terraform to modules. */
export declare const MANIFEST_TRACKED = "says where modules are, and git tracks it";
export declare const MANIFEST_DOUBTED = "says where modules are, and git cannot say whether it is tracked";
export declare const MANIFEST_MISLEADING = "says where modules are, and not what their calls say";
/** The reason for a submodule that is sent as an empty directory. Terraform finds nothing in it. */
export declare const EMPTY_SUBMODULE = "is a submodule that is not checked out";
/** The reason for a file of the commit that is not there: a sparse checkout left it out, or a step removed it. */
export declare const NOT_CHECKED_OUT = "is in the commit, and not in this checkout";
/** One excluded entry. */
export interface ExcludedEntry {
    path: string;
    /** Why it is excluded, for people: "ignored", "state", "the archive itself"… */
    reason: string;
    /** `.terraformignore:4 secrets/`, if a rule decided. */
    rule?: string;
    /** Further facts: why git could not answer, what the file holds, where a module manifest leads. */
    detail?: string;
    /** Git was not asked, because the repository is one of another user of this machine. */
    isOfAnotherUser?: true | undefined;
    /** The module manifest leads a call elsewhere, or what it says is not certain. */
    misleads?: boolean;
}
/** A remark about a rule or an entry, for the log. */
export interface ArchiveWarning {
    /** `.terraformignore:4` or a path. */
    at: string;
    message: string;
}
/** What a request changes in the ignore rules. */
export interface ChangedRules {
    /** Whether it changes nothing else: then its own rules decided. */
    isAlone: boolean;
    /** Tracked files that are sent without the change, and not with it, each with the rule. */
    lost: readonly ExcludedEntry[];
}
/** The packed directory. Call `remove` when it was sent. */
export interface Archive {
    /** Absolute path of the .tar.gz. */
    path: string;
    bytes: number;
    /** Hex. The same tree gives the same digest on every machine. */
    sha256: string;
    /** The directory that was packed, absolute. */
    root: string;
    entries: ArchiveEntry[];
    /** Paths of the entries that Terraform reads and whose text holds `../`, or is too long to be searched. */
    filesWithParentPaths: string[];
    excluded: ExcludedEntry[];
    warnings: ArchiveWarning[];
    /** Bytes of all files before compression. */
    contentBytes: number;
    /** Packed files that are not as the commit has them, relative to the repository; undefined if that is not known. */
    uncommitted?: readonly string[] | undefined;
    /** What the request changes in the rules by which it was packed; undefined where it changes nothing. */
    changedRules?: ChangedRules | undefined;
    /** Deletes the temporary file; does nothing if `output` was given. */
    remove(): Promise<void>;
}
/** The directory cannot be packed; `problems` lists every reason, each with its path in `where`. */
export declare class PackError extends Error {
    readonly name = "PackError";
    readonly problems: Problem[];
    readonly helpCode: Code | undefined;
    constructor(problems: Problem[]);
    /** The first of the problems. */
    get finding(): Finding;
}
