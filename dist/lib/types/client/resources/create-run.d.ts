/** The run of a configuration version, found or created, so that one version never gets two. */
import type { Mode } from '../../model/status.js';
import { type Api } from '../api.js';
import { type Listing } from '../listing.js';
import type { RunOptions } from '../wire/run-options.js';
import { type Run } from '../wire/run.js';
export interface RunAttributes {
    message?: string;
    planOnly?: boolean;
    savePlan?: boolean;
    autoApply?: boolean;
    options?: RunOptions | undefined;
}
export interface RunQuery {
    status?: string;
    search?: string;
    /** Of runs that version control started: the commit, in full. */
    commit?: string;
    /** Every kind when left out. */
    planOnly?: boolean;
}
/** GET /workspaces/:id/runs. */
export declare function listRuns(api: Api, workspaceId: string, query?: RunQuery): Listing<Run>;
/** GET /organizations/:organization/runs: those of this kind that have not ended. */
export declare function listMovingRuns(api: Api, organization: string, mode: Mode, search?: string): Listing<Run>;
export declare function findRun(api: Api, workspaceId: string, versionId: string): Promise<Run | undefined>;
export declare function createRun(api: Api, workspaceId: string, versionId: string, attributes: RunAttributes): Promise<Run>;
