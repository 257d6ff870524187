/** The trusted `cloud` block: that of a branch to which no pull request has written. */
import type { Code } from '../model/message.js';
import type { CloudBlock } from '../configuration/cloud-block.js';
import type { Parsed } from '../model/parse.js';
/** Reads the name of a branch; refuses what git would take for anything else. */
export declare function readBranch(text: string): Parsed<string>;
/** The message is a sentence that says why the trusted branch cannot be read. */
export declare class UntrustedError extends Error {
    readonly name = "UntrustedError";
    readonly helpCode: Code | undefined;
    constructor(message: string, helpCode?: Code);
}
/**
 * Sentences that say what the pull request's own block would have chosen; it does not count.
 *
 * @param ownBlock the block of the pull request
 * @param trusted the one that counts
 * @param chosen what the trusted block chooses, because no input names it
 */
export declare function describeDifferences(ownBlock: CloudBlock | undefined, trusted: CloudBlock, chosen: {
    organization: boolean;
    workspaces: boolean;
}): string[];
