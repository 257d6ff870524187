/** What a configuration says of where it runs: its `cloud` block or `backend "remote"`. */
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
/** Whether parsing this text can be worth it. */
export declare function mayHaveCloudBlock(text: string): boolean;
/** The first `cloud` block or `backend "remote"` of a file; only literal values count. */
export declare function readCloudBlock(path: string, { body: file }: HclFile): CloudBlock | undefined;
