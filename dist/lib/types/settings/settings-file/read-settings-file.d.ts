import { type Problem } from '../../model/parse.js';
import { type Severity } from '../../model/severity.js';
import { type ListedSelector, type Within } from '../workspace-selectors.js';
/** What an entry of `workspaces` names. */
export type WorkspaceEntry = DirectoriesEntry | ({
    line: number;
} & ListedSelector);
/** Directories whose `cloud` blocks name the workspaces. */
export interface DirectoriesEntry {
    line: number;
    kind: 'directories';
    /** Relative to the repository; those with `!` exclude. */
    patterns: readonly string[];
    /** Within which workspaces a block counts that a request adds or changes; undefined for none. */
    within?: Within | undefined;
    /** Files of variables, of which each is a workspace of its directory: a path from there with one `*`. */
    varFiles?: string | undefined;
}
/** An entry of `scanners`: the file of one scanner, and how its findings count. */
export interface ScannerEntry {
    line: number;
    /** Relative to the repository, with slashes. */
    file: string;
    /** The name of the tool, as its file has it but for the case of letters. */
    tool: string;
    /** From which severity on a finding is mandatory; with `none`, none is. */
    mandatory: Severity;
    /** The file of the same scan of the merge base. */
    base?: string | undefined;
    /** Set if the call of the scanner takes its ignore files and its configuration from the default branch. */
    configuredBy?: 'default-branch' | undefined;
    /** Lines as those of `override-by`: who may approve findings of which rules. */
    approvers?: readonly string[] | undefined;
    /** Files and directories that the call of the scanner names for what to leave out, relative to the repository. */
    ignoreFiles?: readonly string[] | undefined;
}
/** The value of a key, as the settings have it, and as it is written. */
export interface SettingsFileValue {
    /** A duration is in milliseconds. */
    value: boolean | number | string | readonly string[] | readonly WorkspaceEntry[] | readonly ScannerEntry[];
    /** Each item of a list, or the one value. */
    words: readonly string[];
    isList: boolean;
    line: number;
}
export interface SettingsFile {
    /** The path or the address that was read, as people know it. */
    path: string;
    /** By key, in the order of the file. */
    values: ReadonlyMap<string, SettingsFileValue>;
    /** What nothing else may set. */
    locked: ReadonlyMap<string, SettingsFileValue>;
}
export declare const MOST_IN_LIST = 1000;
export declare const LONGEST_TEXT = 1000;
/**
 * Reads the text of the file.
 *
 * @param path as people know it: it is in each problem, with the line
 * @param isPinned whether an address with a commit names it: only there does `locked` count
 * @throws UnreadableFile if it is no text in UTF-8
 */
export declare function readSettingsFile(text: string, path: string, isPinned?: boolean): {
    file: SettingsFile;
} | {
    problems: Problem[];
};
export declare const MOST_SCANNERS = 20;
