/** What the step or the options, `plangate.yml` and the environment say of each setting, and which of them counts. */
import type { ProgramName } from '../configuration/file-names.js';
import { type Problem } from '../model/parse.js';
import type { Environment } from '../model/ports.js';
import { type EntryPoint } from './inputs.js';
import { type SaidValue } from './settings-file/order-of-places.js';
import type { DirectoriesEntry, ScannerEntry, SettingsFile } from './settings-file/read-settings-file.js';
import type { WorkspaceSelector } from './workspace-selectors.js';
/** A text, which the parser of the setting reads, or a value of a file, which is read already. */
export type Said = {
    text: string;
    isSet?: boolean;
} | {
    value: unknown;
    words: readonly string[];
};
/** The files that say how the repository is gated, as far as there are any. */
export interface SettingsFiles {
    /** That of the repository. */
    own?: SettingsFile | undefined;
    /** One of another repository, which an address with a commit names. */
    pinned?: SettingsFile | undefined;
}
/** The places that say settings, besides `cloud` blocks and defaults. */
export interface SettingPlaces {
    /** Texts of inputs by name. An empty text counts as absent. */
    inputs: Readonly<Record<string, string | undefined>>;
    environment: Environment;
    entryPoint: EntryPoint;
    files?: SettingsFiles | undefined;
    /** Whether a job reads the settings: then files count before the environment, which an earlier step can write. */
    inJob?: boolean | undefined;
}
/** What the entries of a file name. */
export interface EntriesOfFile {
    selectors: WorkspaceSelector[];
    /** Those whose blocks say which workspaces. */
    directories: DirectoriesEntry[];
    /** All of them, as people write them. */
    words: readonly string[];
    /** As people know it. */
    file: string;
    isLocked: boolean;
}
/** What counts of each setting. */
export interface SaidSettings {
    /** What counts of an input; undefined if no place says anything of it. */
    of(this: void, name: string): SaidValue<Said> | undefined;
    /** The text of an input of the step or an option, and of no other place. */
    textOf(this: void, name: string): string | undefined;
    /** What the file names that counts for the workspaces; undefined if no file counts for them. */
    entries(this: void): EntriesOfFile | undefined;
    /** The program that plans, where one is named. */
    program: ProgramName | undefined;
    /** The entries of `scanners`, which files alone have. */
    scanners(this: void): readonly ScannerEntry[] | undefined;
    /** A problem with the value of an input, with the place that says it. @param message continues a sentence that begins with it */
    problemWith(this: void, name: string, message: string): Problem;
    /** Each value that is said and counts, with its place as people know it. */
    all: readonly SaidValue<Said>[];
    problems: Problem[];
}
export declare function readSaid(places: SettingPlaces): SaidSettings;
/** The text of a setting that is one. */
export declare function textOfSaid(said: SaidValue<Said> | undefined): string | undefined;
