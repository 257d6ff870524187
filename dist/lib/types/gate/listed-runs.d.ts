/**
 * The runs that the service lists for a change, newest first, read as far back as they are needed. What could end the use of a
 * run has to be known: a list that fails, or that is too long, is not the same as a list without a newer run.
 */
import type { Client } from '../client/client.js';
import type { Run } from '../client/wire/run.js';
import type { Clock } from '../model/ports.js';
import type { Mode } from '../model/status.js';
/** What could end the use of an earlier run was not read. */
export declare class UnreadError extends Error {
}
/** A plan that is older may not be true any more. */
export declare const MOST_PLAN_AGE_MS: number;
export interface ListedRuns {
    /**
     * The runs of a workspace that were created at this time or later, and maybe older ones.
     *
     * @param sinceMs milliseconds since 1970
     * @throws UnreadError if they were not all read
     */
    since(workspaceId: string, sinceMs: number): Promise<readonly Run[]>;
    /** The same of all runs of the workspace, whatever their messages say. */
    allSince(workspaceId: string, sinceMs: number): Promise<readonly Run[]>;
}
/**
 * @param search a text in the messages of all these runs
 * @param query left out: each workspace is asked by itself
 */
export declare function createListedRuns(client: Client, clock: Clock, search: string, query?: {
    organization: string;
    mode: Mode;
}): ListedRuns;
/** Milliseconds since 1970; NaN if the service does not say it. */
export declare function createdAt(run: Run | undefined): number;
