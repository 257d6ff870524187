/** The run of a configuration version, found or created, so that one version never gets two. */
import { type Api } from '../api.js';
import { type Listing } from '../listing.js';
import { type Run } from '../wire/run.js';
export interface RunAttributes {
    message?: string;
    planOnly?: boolean;
    savePlan?: boolean;
    autoApply?: boolean;
}
/** GET /workspaces/:id/runs. */
export declare function listRuns(api: Api, workspaceId: string, query?: {
    status?: string;
    search?: string;
}): Listing<Run>;
export declare function findRun(api: Api, workspaceId: string, versionId: string): Promise<Run | undefined>;
export declare function createRun(api: Api, workspaceId: string, versionId: string, attributes: RunAttributes): Promise<Run>;
