/** What several resources share: the permissions they need, and how lost answers are recovered. */
import type { Api, ApiRecovery } from '../api.js';
import type { Purpose } from '../describe.js';
import { ServiceError } from '../errors.js';
import { type Schema } from '../jsonapi.js';
import type { Absence } from '../listing.js';
import type { ConfigurationVersion, IngressAttributes } from '../wire/configuration-version.js';
import { type Run } from '../wire/run.js';
/** As an error's "It needs …" says it. */
export declare const READ_RUNS = "the permission \"read runs\" on the workspace";
/** A request that only reads runs, or what belongs to them. */
export declare function readPurpose(what: string): {
    what: string;
    needs: string;
};
/** The schema of a kind of resource, which is under `/TYPE/:id`. */
type KindOf<T> = Schema<T> & {
    readonly entries: {
        type: {
            literal: string;
        };
    };
};
/** GET /TYPE/:id. An answer about another one is refused. */
export declare function readResource<T extends {
    id: string;
}>(api: Api, schema: KindOf<T>, id: string, purpose: Purpose): Promise<T>;
/** Permissions, as an error's "It needs …" says them. */
export declare const QUEUE_PLANS = "the permission \"queue plans\" on the workspace, and a user or team token";
/** Also needed to cancel and to discard: a token that may only plan cannot end a run. */
export declare const APPLY_RUNS = "the permission to apply runs on the workspace (access level write, or runs: apply)";
export declare const MANAGE_POOLS = "the permission \"manage agent pools\" of the organization";
export declare const MANAGE_ACCESS = "to be an owner of the organization or an admin of the workspace";
/** For a deletion: "not found" after an attempt with an unknown outcome means that this attempt deleted it. */
export declare const GONE_MEANS_DONE: ApiRecovery<void>;
/** What a recovery says of a change that has no result. */
export declare function doneIf(isDone: boolean): {
    value: undefined;
} | undefined;
/** A body in JSON:API form; undefined values are left out. */
export declare function documentOf(type: string, attributes: Record<string, unknown>, relationships?: Record<string, unknown>): {
    data: {
        type: string;
        attributes: Record<string, unknown>;
        relationships: Record<string, unknown> | undefined;
    };
};
/** Actions take plain JSON, not JSON:API. */
export declare function commentBody(comment: string | undefined): {
    comment: string;
} | undefined;
/**
 * POST /TYPE/:id/actions/override. When its answer is lost, the object is read again, and it is the result if it has one
 * of the statuses to which only an override leads.
 */
export declare function sendOverride<T extends {
    id: string;
    attributes: {
        status: string;
    };
}>(api: Api, schema: KindOf<T>, id: string, request: {
    called: string;
    onConflict: string;
    comment: string | undefined;
    overriddenStatuses?: string[];
}): Promise<T>;
export declare function readRun(api: Api, id: string): Promise<Run>;
export interface ConfigurationVersionWithRelated {
    version: ConfigurationVersion;
    run?: Run;
    ingressAttributes?: IngressAttributes;
}
export declare function showVersion(api: Api, id: string, { include }?: {
    include?: ('ingress_attributes' | 'run')[];
}): Promise<ConfigurationVersionWithRelated>;
/**
 * What a refused list means. Only if the run can be read and names nothing of this kind can the
 * service lack the policy system. A run that has a link to such a list, without naming entries, may
 * have some.
 */
export declare function absenceIn(api: Api, runId: string, relationship: string, refusal: ServiceError): Promise<Absence | undefined>;
export {};
