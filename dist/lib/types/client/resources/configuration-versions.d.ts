/** Configuration versions, from their creation to the deletion of the uploaded files. */
import type { FileBody } from '../../model/ports.js';
import { type Api } from '../api.js';
import { type Listing } from '../listing.js';
import type { ConfigurationVersion, IngressAttributes } from '../wire/configuration-version.js';
import { type Run } from '../wire/run.js';
export declare function createConfigurationVersions(api: Api): {
    /** GET /workspaces/:id/configuration-versions. Errors: `not-found` (needs read runs). */
    list: (workspaceId: string) => Listing<ConfigurationVersion>;
    /**
     * GET /configuration-versions/:id, with what is included resolved. Errors: `not-found`, also for a
     * version whose backing data is deleted.
     */
    show: (id: string, args_1?: {
        include?: ('ingress_attributes' | 'run')[];
    } | undefined) => Promise<{
        version: ConfigurationVersion;
        run?: Run;
        ingressAttributes?: IngressAttributes;
    }>;
    /**
     * GET /configuration-versions/:id/ingress-attributes. Errors: `not-found`, also for versions that
     * did not come from version control.
     */
    ingressAttributes: (id: string) => Promise<IngressAttributes>;
    /**
     * GET /configuration-versions/:id/download, the .tar.gz written to `file` whole or not at all.
     * Errors: `not-found` (also unless uploaded), `local`.
     */
    download: (id: string, file: string) => Promise<{
        bytes: number;
    }>;
    /** GET /runs/:id/configuration-version/download; as `download`. */
    downloadForRun: (runId: string, file: string) => Promise<{
        bytes: number;
    }>;
    /**
     * POST /workspaces/:id/configuration-versions. The answer, status `pending`, is the only one
     * with the secret `upload-url`. Errors: `not-found` (needs queue plans), `unprocessable`,
     * `invalid` for a token that is an organization's. After a lost answer another version is
     * created, because a version without an upload has no effect.
     */
    create(workspaceId: string, attributes?: {
        autoQueueRuns?: boolean;
        speculative?: boolean;
        provisional?: boolean;
    }): Promise<ConfigurationVersion>;
    /**
     * PUT upload-url. Sends the archive and returns once the service took it; after an ambiguous
     * failure asks the version's state instead of sending blindly again. Errors: `upload-refused` when
     * only a new version helps, `too-large`, `unprocessable`, `network`.
     */
    upload: (version: {
        id: string;
        type: "configuration-versions";
        attributes: {
            status: string;
            'auto-queue-runs'?: boolean | null | undefined;
            error?: string | null | undefined;
            'error-message'?: string | null | undefined;
            source?: string | null | undefined;
            speculative?: boolean | null | undefined;
            provisional?: boolean | null | undefined;
            'status-timestamps'?: {
                [x: string]: string | null;
            } | null | undefined;
            'upload-url'?: string | null | undefined;
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
    }, args_1: FileBody & {
        largest?: readonly string[];
    }) => Promise<void>;
    /**
     * POST /configuration-versions/:id/actions/archive; done in the background (202). Errors:
     * `conflict` (in use, current, or from version control), `not-found`.
     */
    archive: (id: string) => Promise<void>;
    /**
     * POST /configuration-versions/:id/actions/soft_delete_backing_data (self-managed only).
     * `deleteOlderThanDays` (whole days) is sent only when given. Errors: `bad-request` when the state
     * does not allow it, `not-found`.
     */
    softDeleteBackingData: (id: string, { deleteOlderThanDays }?: {
        deleteOlderThanDays?: number;
    }) => Promise<void>;
    /**
     * POST /configuration-versions/:id/actions/restore_backing_data (self-managed only). Errors as for
     * `softDeleteBackingData`.
     */
    restoreBackingData: (id: string) => Promise<void>;
    /**
     * POST /configuration-versions/:id/actions/permanently_delete_backing_data (self-managed only).
     * Errors as for `softDeleteBackingData`.
     */
    permanentlyDeleteBackingData: (id: string) => Promise<void>;
};
/** A version, with the run and the commit information that were asked for if it has them. */
export declare function showVersion(api: Api, id: string, { include }?: {
    include?: ('ingress_attributes' | 'run')[];
}): Promise<{
    version: ConfigurationVersion;
    run?: Run;
    ingressAttributes?: IngressAttributes;
}>;
