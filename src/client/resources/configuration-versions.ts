import type { FileBody } from '../../ports.ts';
import type { Api } from '../api.ts';
import { GET } from '../http/route.ts';
import { download } from '../http/transfer.ts';
import { one } from '../jsonapi.ts';
import { listOf } from '../listing.ts';
import type { Listing } from '../pages.ts';
import {
  configurationVersionSchema,
  ingressAttributesSchema,
} from '../wire/configuration-version.ts';
import type { ConfigurationVersion, IngressAttributes } from '../wire/configuration-version.ts';
import { READ_RUNS } from './common.ts';
import { changeVersion, createVersion, showVersion, upload } from './version-lifecycle.ts';
import type { ConfigurationVersionWithRelated, VersionAttributes } from './version-lifecycle.ts';

export type ConfigurationVersions = ReturnType<typeof createConfigurationVersions>;

export function createConfigurationVersions(api: Api) {
  return { ...createReads(api), ...createChanges(api) };
}

function createReads(api: Api) {
  const uploaded = `${READ_RUNS}, and a version in the state uploaded`;
  return {
    /** GET /workspaces/:id/configuration-versions. Errors: `not-found` (needs read runs). */
    list(workspaceId: string): Listing<ConfigurationVersion> {
      const route = GET`/workspaces/${workspaceId}/configuration-versions`;
      const purpose = { what: 'list the configuration versions', needs: READ_RUNS };
      return listOf(api, route, configurationVersionSchema, purpose);
    },
    /**
     * GET /configuration-versions/:id, with what is included resolved. Errors: `not-found`, also for a
     * version whose backing data is deleted.
     */
    show: (
      id: string,
      { include }: { include?: ('ingress_attributes' | 'run')[] } = {},
    ): Promise<ConfigurationVersionWithRelated> => showVersion(api, id, include),
    /**
     * GET /configuration-versions/:id/ingress-attributes. Errors: `not-found`, also for versions that
     * did not come from version control.
     */
    ingressAttributes: (id: string): Promise<IngressAttributes> =>
      api.ask(
        GET`/configuration-versions/${id}/ingress-attributes`,
        {
          what: 'read the commit information of the configuration version',
          needs: `${READ_RUNS}, and a version that came from version control`,
        },
        one(ingressAttributesSchema),
      ),
    /**
     * GET /configuration-versions/:id/download, the .tar.gz written to `file` whole or not at all.
     * Errors: `not-found` (also unless uploaded), `local`.
     */
    download: (id: string, file: string): Promise<{ bytes: number }> =>
      download(api, GET`/configuration-versions/${id}/download`, file, {
        what: 'download the configuration version',
        needs: uploaded,
      }),
    /** GET /runs/:id/configuration-version/download; as `download`. */
    downloadForRun: (runId: string, file: string): Promise<{ bytes: number }> =>
      download(api, GET`/runs/${runId}/configuration-version/download`, file, {
        what: "download the run's configuration version",
        needs: uploaded,
      }),
  };
}

function createChanges(api: Api) {
  return {
    /**
     * POST /workspaces/:id/configuration-versions. The answer, status `pending`, is the only one that
     * holds the secret `upload-url`. Errors: `not-found` (needs queue plans), `unprocessable`,
     * `invalid` for a token known to be an organization's. An answer that was lost is asked for again:
     * a version without an upload does nothing.
     */
    create: (
      workspaceId: string,
      attributes: VersionAttributes = {},
    ): Promise<ConfigurationVersion> => createVersion(api, workspaceId, attributes),
    /**
     * PUT upload-url. Sends the archive and returns once the service took it; after an ambiguous
     * failure asks the version's state instead of sending blindly again. Errors: `upload-refused` when
     * only a new version helps, `too-large`, `unprocessable`, `network`.
     */
    upload: (version: ConfigurationVersion, archive: FileBody): Promise<void> =>
      upload(api, version, archive),
    /**
     * POST /configuration-versions/:id/actions/archive; done in the background (202). Errors:
     * `conflict` (in use, current, or from version control), `not-found`.
     */
    archive: (id: string): Promise<void> => changeVersion(api, id, 'archive'),
    /**
     * POST /configuration-versions/:id/actions/soft_delete_backing_data (self-managed only).
     * `deleteOlderThanDays` (whole days) is sent only when given. Errors: `bad-request` when the state
     * does not allow it, `not-found`.
     */
    softDeleteBackingData: (
      id: string,
      { deleteOlderThanDays }: { deleteOlderThanDays?: number } = {},
    ): Promise<void> => changeVersion(api, id, 'soft_delete_backing_data', deleteOlderThanDays),
    /**
     * POST /configuration-versions/:id/actions/restore_backing_data (self-managed only). Errors as for
     * `softDeleteBackingData`.
     */
    restoreBackingData: (id: string): Promise<void> =>
      changeVersion(api, id, 'restore_backing_data'),
    /**
     * POST /configuration-versions/:id/actions/permanently_delete_backing_data (self-managed only).
     * Errors as for `softDeleteBackingData`.
     */
    permanentlyDeleteBackingData: (id: string): Promise<void> =>
      changeVersion(api, id, 'permanently_delete_backing_data'),
  };
}
