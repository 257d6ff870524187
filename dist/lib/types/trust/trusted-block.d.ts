import { type CloudBlock } from '../locate/cloud-block.js';
import type { Parsed } from '../model/parse.js';
/** Files of one place: the checkout, or the trusted branch. Paths are relative to the repository. */
export interface ConfigurationFiles {
    /** Names of what lies in a directory; undefined when it is not there. */
    names(directory: string): Promise<readonly string[] | undefined>;
    /** Undefined when it is not there. */
    read(path: string): Promise<string | undefined>;
}
/** What may be believed of the files that are checked out. */
export type Judgement = {
    judged: false;
}
/** They are under judgement: what they say of host, organization and workspace does not count. */
 | {
    judged: true;
    /** Absolute: where the job works. */
    workspace?: string;
    /**
     * The branch that counts instead (undefined: the default one) of the repository at this absolute
     * path. Rejects with an UntrustedError when it cannot be had.
     */
    trusted: (repository: string, branch: string | undefined) => Promise<ConfigurationFiles>;
};
/** The name of a branch as git wants it, so that nothing in it leads elsewhere. */
export declare function readBranch(text: string): Parsed<string>;
/** The message says why the trusted branch cannot be had, as a sentence. */
export declare class UntrustedError extends Error {
    readonly name = "UntrustedError";
}
/**
 * The first block of a directory. `first` is the file to begin with: reading each may be a request.
 * `worth` tells which texts are parsed: that takes longer than all else here.
 */
export declare function findBlock(files: ConfigurationFiles, directory: string, first?: string, worth?: (text: string) => boolean): Promise<CloudBlock | undefined>;
/** What a pull request would have chosen, for people: it was not followed. */
export declare function tellDifferences(own: CloudBlock | undefined, trusted: CloudBlock, counts: {
    organization: boolean;
    workspaces: boolean;
}): string[];
