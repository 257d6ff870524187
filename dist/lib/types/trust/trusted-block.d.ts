import { type CloudBlock } from '../locate/cloud-block.js';
import type { Parsed } from '../model/parse.js';
/** Files of the checkout or of the trusted branch. Paths are relative to the repository. */
export interface ConfigurationFiles {
    /** Names of the entries of a directory; undefined if it does not exist. */
    names(directory: string): Promise<readonly string[] | undefined>;
    /** The text of a file; undefined if it does not exist. */
    read(path: string): Promise<string | undefined>;
}
/** Whether the files of the checkout may choose settings. */
export type Judgement = {
    judged: false;
}
/** The files are under judgement: the host, organization and workspace in them do not count. */
 | {
    judged: true;
    /** Absolute path of the directory in which the job works. */
    workspace?: string;
    /**
     * Opens the trusted branch of the repository at this absolute path; without a name, its default
     * branch. Rejects with an UntrustedError if the branch cannot be read.
     */
    trusted: (repository: string, branch: string | undefined) => Promise<ConfigurationFiles>;
};
/** Reads the name of a branch; refuses what git would take for anything else. */
export declare function readBranch(text: string): Parsed<string>;
/** The message is a sentence that says why the trusted branch cannot be read. */
export declare class UntrustedError extends Error {
    readonly name = "UntrustedError";
}
/**
 * Finds the first `cloud` block of a directory.
 *
 * @param first name of the file to read first, because each read may be a request
 * @param worth decides which texts are parsed, because parsing takes the most time
 */
export declare function findBlock(files: ConfigurationFiles, directory: string, first?: string, worth?: (text: string) => boolean): Promise<CloudBlock | undefined>;
/** Sentences that say what the pull request's own block would have chosen; it does not count. */
export declare function describeDifferences(own: CloudBlock | undefined, trusted: CloudBlock, counts: {
    organization: boolean;
    workspaces: boolean;
}): string[];
