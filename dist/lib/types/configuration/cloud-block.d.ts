import type { Problem } from '../model/parse.js';
import type { ReadableFiles } from '../model/ports.js';
/** What a block says in literals. */
export interface CloudBlock {
    /** Where it is, as in `infra/versions.tf:3`. */
    at: string;
    hostname?: string;
    organization?: string;
    workspaces?: {
        name?: string;
        prefix?: string;
        tags?: string[];
        project?: string;
    };
}
/**
 * Finds the `cloud` block of a directory: the one of an override if there is one, else the first.
 *
 * @param likelyFile name of the file to read first, because each read may be a request
 * @param isWorth decides which texts are parsed, because parsing takes the most time
 */
export declare function findBlock(files: ReadableFiles, directory: string, likelyFile?: string, isWorth?: (text: string) => boolean): Promise<CloudBlock | undefined>;
/**
 * The first error of syntax in the files of a directory that may hold a `cloud` block: what such a block names is not
 * missing, it cannot be read.
 */
export declare function findBroken(files: ReadableFiles, directory: string): Promise<Problem | undefined>;
/**
 * Finds the `cloud` block of a directory, with the host that another file names: an override, or a file in JSON.
 * Without that file, the default host would be assumed.
 *
 * @param isForHost whether only a block that names a host counts. Few blocks name one, so most files are not parsed.
 */
export declare function findBlockAndHost(files: ReadableFiles, isForHost: boolean): Promise<CloudBlock | undefined>;
