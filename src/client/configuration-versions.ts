import type { FileBody } from '../ports.ts';
import type { ConfigurationVersion, IngressAttributes } from '../wire/configuration-version.ts';
import type { Run } from '../wire/run.ts';
import type { Listing } from './pages.ts';

export interface ConfigurationVersionWithRelated {
  version: ConfigurationVersion;
  run?: Run;
  ingressAttributes?: IngressAttributes;
}

export interface ConfigurationVersions {
  /** Operation 1: GET /workspaces/:id/configuration-versions */
  list(workspaceId: string): Listing<ConfigurationVersion>;
  /** Operation 2: GET /configuration-versions/:id */
  show(
    id: string,
    options?: { include?: ('ingress_attributes' | 'run')[] },
  ): Promise<ConfigurationVersionWithRelated>;
  /** Operation 3: GET /configuration-versions/:id/ingress-attributes */
  ingressAttributes(id: string): Promise<IngressAttributes>;
  /** Operation 4: POST /workspaces/:id/configuration-versions. Not for organization tokens. */
  create(
    workspaceId: string,
    attributes?: { autoQueueRuns?: boolean; speculative?: boolean; provisional?: boolean },
  ): Promise<ConfigurationVersion>;
  /**
   * Operation 5: PUT upload-url. Sends the archive and returns once the service took it; after an
   * ambiguous failure asks the version's state instead of sending blindly again.
   */
  upload(version: ConfigurationVersion, archive: FileBody): Promise<void>;
  /** Operation 6: POST /configuration-versions/:id/actions/archive */
  archive(id: string): Promise<void>;
  /** Operation 7: GET /configuration-versions/:id/download, written to `file` whole or not at all. */
  download(id: string, file: string): Promise<{ bytes: number }>;
  /** Operation 8: GET /runs/:id/configuration-version/download */
  downloadForRun(runId: string, file: string): Promise<{ bytes: number }>;
  /** Operation 9 (self-managed only). `deleteOlderThanDays` is sent only when given. */
  softDeleteBackingData(id: string, options?: { deleteOlderThanDays?: number }): Promise<void>;
  /** Operation 10 (self-managed only). */
  restoreBackingData(id: string): Promise<void>;
  /** Operation 11 (self-managed only). */
  permanentlyDeleteBackingData(id: string): Promise<void>;
}
