/** The run of a configuration version, found or created, so that one version never gets two runs. */
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
    /** The full commit hash, for runs that version control started. */
    commit?: string;
    /** Every kind when left out. */
    planOnly?: boolean;
}
/** GET /workspaces/:id/runs. */
export declare function listRuns(api: Api, workspaceId: string, query?: RunQuery): Listing<Run>;
/** GET /organizations/:organization/runs: the runs of this mode with this `search` in their message, newest first. */
export declare function listRunsOfMode(api: Api, organization: string, mode: Mode, { search, statusGroup }: {
    search?: string | undefined;
    statusGroup?: 'non_final';
}): Listing<Run>;
/** The run that uses a configuration version: by the version itself, else by the newest runs of the workspace. */
export declare function findRunOfVersion(api: Api, workspaceId: string, versionId: string): Promise<Run | undefined>;
/** Creates a run. While the version is still being processed, the service refuses that: then it is tried again. */
export declare function createRun(api: Api, workspaceId: string, versionId: string, attributes: RunAttributes): Promise<Run>;
