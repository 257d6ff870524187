import type { CloudBlock } from '../configuration/cloud-block.js';
import { type Parsed, type Problem } from '../model/parse.js';
import type { Host } from '../trust/hostname.js';
/** Stands for the host and the token where no service is asked. */
export declare const LOCAL_TARGET: {
    serviceHost: Host;
    token: string;
    problems: Problem[];
};
/** The organization of the settings of a plan; undefined if nobody named one. */
export declare function namedOrganization({ local, organization, }: {
    local: boolean;
    organization: string;
}): string | undefined;
/**
 * Adds the names that a configuration leaves open: what stands for the organization, and a workspace that is
 * called like the directory.
 *
 * @param block the `cloud` block of the configuration, if it has one
 * @param directory absolute path of the configuration
 */
export declare function withLocalNames(block: CloudBlock | undefined, directory: string): CloudBlock;
/** The name of the workspace that plans a directory: a service allows these characters, and 90 of them. */
export declare function nameOfDirectory(directory: string): string;
/** Reads the input `plan-digest`: a list of digests, as in `sha256:` and 64 hexadecimal digits. */
export declare function readPlanDigests(text: string): Parsed<string[]>;
/** Inputs that ask for a check without a service by themselves. */
export declare const IMPLY_LOCAL: readonly ['plan', 'engine'];
