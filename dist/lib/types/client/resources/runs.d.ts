import { type Api } from '../api.js';
import { type OpenSink } from '../http/transfer.js';
import { type Listing } from '../listing.js';
import type { Apply, Plan, Run, RunEvent, RunOptions } from '../wire/run.js';
import { type Mode } from '../../model/status.js';
import type { RunInclude, RunWithRelated } from '../wire/run-with-related.js';
export declare function createRuns(api: Api): {
    /**
     * POST /runs. The configuration version is the run's natural key: when an answer is lost, the run
     * that happened is looked up by it and adopted, so that there is never a second one. A version
     * that is still being processed is waited for. Errors: `not-found` (needs queue plans),
     * `unprocessable` (with the service's message when the version itself failed), `timeout`.
     */
    create: (workspaceId: string, versionId: string, attributes?: RunAttributes | undefined) => Promise<{
        id: string;
        type: "runs";
        attributes: {
            status: string;
            message?: string | null | undefined;
            'created-at'?: string | null | undefined;
            'is-destroy'?: boolean | null | undefined;
            'plan-only'?: boolean | null | undefined;
            'save-plan'?: boolean | null | undefined;
            'has-changes'?: boolean | null | undefined;
            'position-in-queue'?: number | null | undefined;
            source?: string | null | undefined;
            'status-timestamps'?: {
                [x: string]: string | null;
            } | null | undefined;
            actions?: {
                [x: string]: boolean | null;
            } | null | undefined;
            permissions?: {
                [x: string]: boolean | null;
            } | null | undefined;
        } & {
            [key: string]: unknown;
        };
        relationships: {
            [x: string]: {
                data?: ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                })[] | ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                }) | null | undefined;
                links?: {
                    [x: string]: unknown;
                } | undefined;
            } & {
                [key: string]: unknown;
            };
        };
        links: {
            [x: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    }>;
    /** GET /runs/:id. An include that an old service refuses is left out and not asked for again. */
    show: (id: string, args_1?: {
        include?: RunInclude[];
    } | undefined) => Promise<RunWithRelated>;
    /** GET /workspaces/:id/runs (30 requests per minute), newest first. Plan-only runs are asked for. */
    list: (workspaceId: string, query?: RunQuery | undefined) => Listing<{
        id: string;
        type: "runs";
        attributes: {
            status: string;
            message?: string | null | undefined;
            'created-at'?: string | null | undefined;
            'is-destroy'?: boolean | null | undefined;
            'plan-only'?: boolean | null | undefined;
            'save-plan'?: boolean | null | undefined;
            'has-changes'?: boolean | null | undefined;
            'position-in-queue'?: number | null | undefined;
            source?: string | null | undefined;
            'status-timestamps'?: {
                [x: string]: string | null;
            } | null | undefined;
            actions?: {
                [x: string]: boolean | null;
            } | null | undefined;
            permissions?: {
                [x: string]: boolean | null;
            } | null | undefined;
        } & {
            [key: string]: unknown;
        };
        relationships: {
            [x: string]: {
                data?: ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                })[] | ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                }) | null | undefined;
                links?: {
                    [x: string]: unknown;
                } | undefined;
            } & {
                [key: string]: unknown;
            };
        };
        links: {
            [x: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    }>;
    /** GET /organizations/:organization/runs (30 requests per minute): what has not ended, with `search` in its message. */
    listMoving: (organization: string, mode: Mode, search?: string) => Listing<Run>;
    /** GET /organizations/:organization/runs (30 requests per minute): newest first, with `search` in its message. */
    listPlanned: (organization: string, mode: Mode, search?: string) => Listing<Run>;
    /**
     * The run that uses this configuration version, if there is one: from the version itself
     * (`include=run`), else from the newest hundred runs of the workspace.
     */
    findByConfigurationVersion: (workspaceId: string, versionId: string) => Promise<({
        id: string;
        type: "runs";
        attributes: {
            status: string;
            message?: string | null | undefined;
            'created-at'?: string | null | undefined;
            'is-destroy'?: boolean | null | undefined;
            'plan-only'?: boolean | null | undefined;
            'save-plan'?: boolean | null | undefined;
            'has-changes'?: boolean | null | undefined;
            'position-in-queue'?: number | null | undefined;
            source?: string | null | undefined;
            'status-timestamps'?: {
                [x: string]: string | null;
            } | null | undefined;
            actions?: {
                [x: string]: boolean | null;
            } | null | undefined;
            permissions?: {
                [x: string]: boolean | null;
            } | null | undefined;
        } & {
            [key: string]: unknown;
        };
        relationships: {
            [x: string]: {
                data?: ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                })[] | ({
                    id: string;
                    type: string;
                } & {
                    [key: string]: unknown;
                }) | null | undefined;
                links?: {
                    [x: string]: unknown;
                } | undefined;
            } & {
                [key: string]: unknown;
            };
        };
        links: {
            [x: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    }) | undefined>;
    /** POST /runs/:id/actions/cancel; a run already over is success. Errors: `conflict`, `not-found`. */
    cancel: (id: string, comment?: string) => Promise<void>;
    /** POST /runs/:id/actions/discard; a run already over is success. Errors as for `cancel`. */
    discard: (id: string, comment?: string) => Promise<void>;
    /** GET /runs/:id/run-events with their accounts and comments; empty if the service has none. */
    events: (runId: string) => Promise<{
        event: RunEvent;
        actor?: string;
        comment?: string;
    }[]>;
    /** GET /runs/:id/comments, all of them. Errors: `not-found` and `forbidden` where this token may not read them. A body may be left out. */
    comments: (id: string) => Promise<(string | undefined)[]>;
    /** POST /runs/:id/comments. After a lost answer the comment may be there twice. Errors as for `comments`. */
    comment: (id: string, body: string) => Promise<void>;
    /** GET /plans/:id */
    plan: (id: string) => Promise<Plan>;
    /** The log of a plan or an apply as text, from its secret URL; at most `maxBytes` of its end. */
    planLog: (plan: Plan | Apply, maxBytes: number) => Promise<string>;
    /** The log of a plan from its beginning, at most 256 MB, while it arrives; nothing if there is none. */
    streamPlanLog: (plan: Plan, open: OpenSink) => Promise<void>;
    /** GET /plans/:id/json-output-redacted, at most 64 MB; empty if the service has none. Errors: `not-found`. */
    planJson: (id: string) => Promise<string>;
    /** GET /plans/:id/json-output, which has every value of the plan; otherwise as `planJson`. */
    wholePlanJson: (id: string) => Promise<string>;
    /**
     * POST /runs/:id/actions/apply. An answer that was lost is looked up in the run before it is asked
     * for again. Errors: `conflict` when the run is not one that waits for it, `not-found`.
     */
    apply: (id: string, comment?: string) => Promise<void>;
    /** GET /applies/:id */
    showApply: (id: string) => Promise<Apply>;
};
interface RunAttributes {
    message?: string;
    planOnly?: boolean;
    savePlan?: boolean;
    autoApply?: boolean;
    options?: RunOptions | undefined;
}
interface RunQuery {
    status?: string;
    search?: string;
    /** The full commit hash, for runs that version control started. */
    commit?: string;
    /** Every kind when left out. */
    planOnly?: boolean;
}
export {};
