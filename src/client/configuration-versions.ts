import type { FileBody } from '../ports.ts';
import {
  configurationVersionSchema,
  ingressAttributesSchema,
} from '../wire/configuration-version.ts';
import type { ConfigurationVersion, IngressAttributes } from '../wire/configuration-version.ts';
import type { Api } from './api.ts';
import { changeVersion } from './change-version.ts';
import { createVersion } from './create-version.ts';
import { download } from './download.ts';
import { readOne } from './jsonapi.ts';
import type { Listing } from './pages.ts';
import { path } from './path.ts';
import { READ_RUNS } from './permissions.ts';
import { listOf } from './resource.ts';
import { showVersion } from './show-version.ts';
import type { ConfigurationVersionWithRelated } from './show-version.ts';
import { upload } from './upload.ts';

export type { ConfigurationVersionWithRelated };

export interface ConfigurationVersions {
  /**
   * Operation 1: GET /workspaces/:id/configuration-versions. Errors: `not-found` (needs read runs).
   */
  list(workspaceId: string): Listing<ConfigurationVersion>;
  /**
   * Operation 2: GET /configuration-versions/:id, with what is included resolved. Errors:
   * `not-found`, also for a version whose backing data is deleted.
   */
  show(
    id: string,
    options?: { include?: ('ingress_attributes' | 'run')[] },
  ): Promise<ConfigurationVersionWithRelated>;
  /**
   * Operation 3: GET /configuration-versions/:id/ingress-attributes. Errors: `not-found`, also for
   * versions that did not come from version control.
   */
  ingressAttributes(id: string): Promise<IngressAttributes>;
  /**
   * Operation 4: POST /workspaces/:id/configuration-versions. The answer, status `pending`, is the
   * only one that holds the secret `upload-url`. Errors: `not-found` (needs queue plans),
   * `unprocessable`, `invalid` for a token known to be an organization's. An answer that was lost
   * is asked for again: a version nobody uploads to does nothing.
   */
  create(
    workspaceId: string,
    attributes?: { autoQueueRuns?: boolean; speculative?: boolean; provisional?: boolean },
  ): Promise<ConfigurationVersion>;
  /**
   * Operation 5: PUT upload-url. Sends the archive and returns once the service took it; after an
   * ambiguous failure asks the version's state instead of sending blindly again. Errors:
   * `upload-refused` when only a new version helps, `too-large`, `unprocessable`, `network`.
   */
  upload(version: ConfigurationVersion, archive: FileBody): Promise<void>;
  /**
   * Operation 6: POST /configuration-versions/:id/actions/archive; done in the background (202).
   * Errors: `conflict` (in use, current, or from version control), `not-found`.
   */
  archive(id: string): Promise<void>;
  /**
   * Operation 7: GET /configuration-versions/:id/download, the .tar.gz written to `file` whole or
   * not at all. Errors: `not-found` (also unless uploaded), `local`.
   */
  download(id: string, file: string): Promise<{ bytes: number }>;
  /** Operation 8: GET /runs/:id/configuration-version/download; as operation 7. */
  downloadForRun(runId: string, file: string): Promise<{ bytes: number }>;
  /**
   * Operation 9: POST …/actions/soft_delete_backing_data (self-managed only).
   * `deleteOlderThanDays` (whole days) is sent only when given. Errors: `bad-request` when the state
   * does not allow it, `not-found`.
   */
  softDeleteBackingData(id: string, options?: { deleteOlderThanDays?: number }): Promise<void>;
  /** Operation 10: POST …/actions/restore_backing_data (self-managed only). Errors as operation 9. */
  restoreBackingData(id: string): Promise<void>;
  /**
   * Operation 11: POST …/actions/permanently_delete_backing_data (self-managed only). Errors as
   * operation 9.
   */
  permanentlyDeleteBackingData(id: string): Promise<void>;
}

export function createConfigurationVersions(api: Api): ConfigurationVersions {
  return {
    list: (workspaceId) =>
      listOf(api, configurationVersionSchema, {
        path: path`/workspaces/${workspaceId}/configuration-versions`,
        asking: { what: 'list the configuration versions', needs: READ_RUNS },
      }),
    show: (id, options = {}) => showVersion(api, id, options.include ?? []),
    ingressAttributes: (id) =>
      api.ask(
        {
          method: 'GET',
          path: path`/configuration-versions/${id}/ingress-attributes`,
          asking: {
            what: 'read the commit information of the configuration version',
            needs: `${READ_RUNS}, and a version that came from version control`,
          },
        },
        (document) => readOne(document, ingressAttributesSchema),
      ),
    create: (workspaceId, attributes = {}) => createVersion(api, workspaceId, attributes),
    upload: (version, archive) => upload(api, version, archive),
    archive: (id) => changeVersion(api, id, 'archive'),
    download: (id, file) =>
      download(api, path`/configuration-versions/${id}/download`, file, {
        what: 'download the configuration version',
        needs: `${READ_RUNS}, and a version in the state uploaded`,
      }),
    downloadForRun: (runId, file) =>
      download(api, path`/runs/${runId}/configuration-version/download`, file, {
        what: "download the run's configuration version",
        needs: `${READ_RUNS}, and a version in the state uploaded`,
      }),
    softDeleteBackingData: (id, options = {}) =>
      changeVersion(api, id, 'soft_delete_backing_data', options),
    restoreBackingData: (id) => changeVersion(api, id, 'restore_backing_data'),
    permanentlyDeleteBackingData: (id) => changeVersion(api, id, 'permanently_delete_backing_data'),
  };
}
