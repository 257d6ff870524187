/** Documents of state versions and their outputs. */
import type { RouteCall } from '../domain.ts';
import { typeOf } from '../plan/state-file.ts';
import type { StateVersionRecord } from '../records.ts';
import type { Resource } from '../respond.ts';
import { identifiers } from './run.ts';

const STATE_URL_MS = 60 * 60 * 1000;

/** The document of a state version. The URL of the state is a secret of those who may read states. */
export function toStateVersion({ domain }: RouteCall, version: StateVersionRecord): Resource {
  const { store, signer, origin } = domain;
  const expires = store.clock.date().getTime() + STATE_URL_MS;
  const self = `/api/v2/state-versions/${version.id}`;
  return {
    id: version.id,
    type: 'state-versions',
    attributes: {
      'created-at': version.createdAt,
      serial: version.serial,
      lineage: version.file?.lineage ?? null,
      size: version.file === null ? 0 : Buffer.byteLength(JSON.stringify(version.file)),
      status: version.file === null ? 'pending' : 'finalized',
      intermediate: false,
      'resources-processed': version.file !== null,
      'state-version': version.file?.version ?? null,
      'terraform-version': version.file?.terraform_version ?? null,
      'hosted-state-download-url': origin + signer.sign(`/v1/state/${version.objectId}`, expires),
      'hosted-json-state-download-url': null,
    },
    relationships: {
      run: { data: version.run === null ? null : { id: version.run.id, type: 'runs' } },
      workspace: { data: { id: version.workspace.id, type: 'workspaces' } },
      outputs: {
        data: identifiers(
          'state-version-outputs',
          version.outputs.map(({ id }) => id),
        ),
        links: { related: `${self}/outputs` },
      },
    },
    links: { self },
  };
}

/** The document of one output. A sensitive value is shown only when this output alone is requested. */
export function toStateOutput(
  output: StateVersionRecord['outputs'][number],
  alone: boolean,
): Resource {
  const { id, name, value, sensitive } = output;
  const type = typeOf(value);
  return {
    id,
    type: 'state-version-outputs',
    attributes: {
      name,
      sensitive,
      type: Array.isArray(type) ? (type[0] === 'tuple' ? 'array' : 'object') : type,
      'detailed-type': type,
      value: sensitive && !alone ? null : value,
    },
    links: { self: `/api/v2/state-version-outputs/${id}` },
  };
}
