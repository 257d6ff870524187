/** Configuration versions and commit information as documents (service-api.md 2.1, 2.2). */
import type { IngressRecord, VersionRecord } from '../records.ts';
import type { Resource } from '../respond.ts';

export function toVersion(version: VersionRecord): Resource {
  const self = `/api/v2/configuration-versions/${version.id}`;
  return {
    id: version.id,
    type: 'configuration-versions',
    attributes: {
      'auto-queue-runs': version.autoQueueRuns,
      error: version.status === 'errored' ? version.error : null,
      'error-message': version.status === 'errored' ? version.errorMessage : null,
      source: version.source,
      speculative: version.speculative,
      provisional: version.provisional,
      status: version.status,
      'status-timestamps': version.stamps,
    },
    relationships: {
      'ingress-attributes': {
        data:
          version.ingress === null ? null : { id: version.ingress.id, type: 'ingress-attributes' },
        links: { related: `${self}/ingress-attributes` },
      },
    },
    links: { self, download: `${self}/download` },
  };
}

/** The answer to creation (operation 4): the only one with the upload URL. */
export function toCreatedVersion(version: VersionRecord, uploadUrl: string): Resource {
  const shown = toVersion(version);
  return {
    ...shown,
    attributes: { ...shown.attributes, 'upload-url': uploadUrl },
    links: { self: `/api/v2/configuration-versions/${version.id}` },
  };
}

export function toIngress(version: VersionRecord, ingress: IngressRecord): Resource {
  return {
    id: ingress.id,
    type: 'ingress-attributes',
    attributes: ingress.attributes,
    relationships: {
      'created-by': {
        data: ingress.createdBy === null ? null : { id: ingress.createdBy, type: 'users' },
        links: { related: `/api/v2/configuration-versions/${version.id}/ingress-attributes` },
      },
    },
    links: { self: `/api/v2/ingress-attributes/${ingress.id}` },
  };
}
