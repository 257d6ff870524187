/** Documents of configuration versions and their commit information. */
import type { RouteCall } from '../domain.ts';
import type { VersionRecord } from '../records.ts';
import type { Resource } from '../respond.ts';

/** The document of a configuration version. */
export function toVersion(_call: RouteCall, version: VersionRecord): Resource {
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

/** The commit information; an empty list for a version that is not from version control. */
export function toIngress(_call: RouteCall, { ingress }: VersionRecord): Resource[] {
  if (ingress === null) return [];
  const createdBy = ingress.createdBy === null ? null : { id: ingress.createdBy, type: 'users' };
  return [
    {
      id: ingress.id,
      type: 'ingress-attributes',
      attributes: ingress.attributes,
      relationships: {
        'created-by': {
          data: createdBy,
          links: createdBy === null ? undefined : { related: `/api/v2/users/${createdBy.id}` },
        },
      },
      links: { self: `/api/v2/ingress-attributes/${ingress.id}` },
    },
  ];
}
