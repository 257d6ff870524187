/** Reads the `cloud` block or `backend "remote"` of a configuration. */
import { type HclFile } from './hcl-syntax.js';
export interface CloudBlock {
    /** `infra/versions.tf:3`, for messages. */
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
/** Whether a text may hold such a block, so that it has to be parsed. */
export declare function mayHaveCloudBlock(text: string): boolean;
/** The first `cloud` block or `backend "remote"` of a file; only literal values count. */
export declare function readCloudBlock(path: string, { body: file }: HclFile): CloudBlock | undefined;
