/** What several resources share: the permissions they need, and what a lost answer may have done. */
import type { Api, ApiRecovery, ApiRequest } from '../api.js';
import { ServiceError } from '../errors.js';
import { type Route } from '../http/route.js';
import { type Schema } from '../jsonapi.js';
import type { Absence } from '../listing.js';
import type { ConfigurationVersion, IngressAttributes } from '../wire/configuration-version.js';
import { type Run } from '../wire/run.js';
/** As an error's "It needs …" says it. */
export declare const READ_RUNS = "the permission \"read runs\" on the workspace";
export declare const QUEUE_PLANS = "the permission \"queue plans\" on the workspace, and a user or team token";
/** To cancel and to discard, too: a token that may only plan cannot end a run. */
export declare const APPLY_RUNS = "the permission to apply runs on the workspace (access level write, or runs: apply)";
export declare const MANAGE_POOLS = "the permission \"manage agent pools\" of the organization";
export declare const MANAGE_ACCESS = "to be an owner of the organization or an admin of the workspace";
/** Of a deletion: not found after an attempt of unknown outcome means that this attempt deleted it. */
export declare const GONE: ApiRecovery<void>;
/** A body as JSON:API has it; what is undefined is left out. */
export declare function bodyOf(type: string, attributes: Record<string, unknown>, relationships?: Record<string, unknown>): {
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
 * An override: when its answer is lost, the object is read again and taken as it is where it `wentOn` as
 * only an override makes it.
 */
export declare function override<T extends {
    id: string;
}>(api: Api, route: Route, comment: string | undefined, request: Pick<ApiRequest<T>, 'what' | 'onConflict'> & {
    schema: Schema<T>;
    show: (api: Api) => Promise<T>;
    wentOn: (object: T) => boolean;
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
 * What a refused list means for a run that can be read and has nothing of this kind: only then can
 * it be that the service does not have the policy system. A run that links to what it has without
 * naming it may have everything.
 */
export declare function absenceIn(api: Api, runId: string, relationship: string, refusal: ServiceError): Promise<Absence | undefined>;
