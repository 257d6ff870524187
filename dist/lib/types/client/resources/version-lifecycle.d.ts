/** A configuration version from its creation to the deletion of what was uploaded to it. */
import type { FileBody } from '../../ports.js';
import { type Api } from '../api.js';
import type { ConfigurationVersion, IngressAttributes } from '../wire/configuration-version.js';
import { type Run } from '../wire/run.js';
export interface ConfigurationVersionWithRelated {
    version: ConfigurationVersion;
    run?: Run;
    ingressAttributes?: IngressAttributes;
}
export interface VersionAttributes {
    autoQueueRuns?: boolean;
    speculative?: boolean;
    provisional?: boolean;
}
export declare function showVersion(api: Api, id: string, include?: readonly ('ingress_attributes' | 'run')[]): Promise<ConfigurationVersionWithRelated>;
export declare function createVersion(api: Api, workspaceId: string, attributes: VersionAttributes): Promise<ConfigurationVersion>;
/** The archive goes to a URL that is a secret, again only while the version still waits for it. */
export declare function upload(api: Api, version: ConfigurationVersion, archive: FileBody): Promise<void>;
declare const ACTIONS: {
    archive: {
        what: string;
        wanted: "archived";
    };
    soft_delete_backing_data: {
        what: string;
        wanted: "backing_data_soft_deleted";
    };
    restore_backing_data: {
        what: string;
        wanted: "uploaded";
    };
    permanently_delete_backing_data: {
        what: string;
        wanted: "backing_data_permanently_deleted";
    };
};
export declare function changeVersion(api: Api, id: string, action: keyof typeof ACTIONS, days?: number): Promise<void>;
export {};
