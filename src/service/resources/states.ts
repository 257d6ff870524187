/** State versions and their outputs. */
import { toJson } from '../long-numbers.ts';
import { WORKSPACES, isLockedByOther } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import { objectWith, resourceBody, conflict, type ServiceResponse } from '../requests.ts';
import { changeAt, orNotFound, get, listAt, respondOne } from '../resource-type.ts';
import type { Area, ResourceType, RouteCall } from '../resource-type.ts';
import {
  addStateVersion,
  currentState,
  fillState,
  readUpload,
  withoutSecret,
} from '../state-versions.ts';
import type { StateOutputRecord, StateVersionRecord, WorkspaceRecord } from '../records.ts';
import { childrenOf } from '../store.ts';

const STATE_URL_MS = 60 * 60 * 1000;
const UPLOAD_URL_MS = 60 * 60 * 1000;

const creationBody = resourceBody({
  type: v.literal('state-versions'),
  attributes: objectWith({
    serial: v.pipe(v.number(), v.integer(), v.minValue(0)),
    md5: v.string(),
    lineage: v.optional(v.nullable(v.string())),
    /** The state in base64; left out, the client uploads it afterwards. */
    state: v.optional(v.nullable(v.string())),
    force: v.optional(v.nullable(v.boolean())),
  }),
});

/** The URL of a state is a secret of those who may read states. */
const STATES: ResourceType<StateVersionRecord> = {
  type: 'state-versions',
  includes: ['outputs', 'run'],
  shownAt: '/state-versions/:state',
  rightToShow: 'readStates',
  changes: () => [
    changeAt('POST', '/workspaces/:workspace/state-versions', WORKSPACES, {
      right: 'writeStates',
      body: creationBody,
      act: createState,
    }),
  ],
  render(call, version) {
    const { file, run } = version;
    return {
      attributes: {
        lineage: file?.lineage ?? null,
        size: file === null ? 0 : Buffer.byteLength(toJson(file)),
        status: file === null ? 'pending' : 'finalized',
        intermediate: false,
        'resources-processed': file !== null,
        'state-version': file?.version ?? null,
        'terraform-version': file?.terraform_version ?? null,
        'hosted-state-download-url': call.signed(`/v1/state/${version.objectId}`, STATE_URL_MS),
        'hosted-json-state-download-url':
          version.json === undefined
            ? null
            : call.signed(`/v1/json-state/${version.objectId}`, STATE_URL_MS),
      },
      relationships: {
        run: { data: run },
        workspace: { data: version.parent },
        outputs: {
          data: [...childrenOf(version, 'state-version-outputs')],
          links: { related: `/api/v2/state-versions/${version.id}/outputs` },
        },
      },
    };
  },
};

/** A sensitive value is shown only when its output alone is requested. */
const STATE_OUTPUTS: ResourceType<StateOutputRecord> = {
  type: 'state-version-outputs',
  lists: [
    listAt('/state-versions/:state/outputs', STATES, {
      right: 'readOutputs',
      unpagedByDefault: true,
    }),
    listAt('/workspaces/:workspace/current-state-version-outputs', WORKSPACES, {
      items: (workspace) =>
        childrenOf(orNotFound(currentState(workspace)), 'state-version-outputs'),
      right: 'readOutputs',
      unpagedByDefault: true,
    }),
  ],
  render: (_, { attributes }) => ({ attributes: withoutSecret(attributes) }),
};

export const STATE_AREA: Area = {
  types: [STATES, STATE_OUTPUTS],
  routes: [
    get('/workspaces/:workspace/current-state-version', (call) =>
      respondOne(call, STATES, orNotFound(currentState(call.find(WORKSPACES, 'readStates')))),
    ),
    get('/state-version-outputs/:output', (call) => {
      const output = call.find(STATE_OUTPUTS, 'readOutputs');
      return call.answer(200, STATE_OUTPUTS, output, output.attributes);
    }),
  ],
};

/** Creates a version for a state that Terraform wrote. The workspace has to be locked. */
function createState(
  call: RouteCall,
  workspace: WorkspaceRecord,
  { data: { attributes } }: v.InferOutput<typeof creationBody>,
): ServiceResponse {
  const { store } = call;
  const { serial, md5, lineage, state, force } = attributes;
  if (!workspace.attributes.locked || isLockedByOther(call, workspace)) {
    throw conflict('The workspace has to be locked by the user who writes its state.');
  }
  const before = currentState(workspace);
  if (before !== undefined && force !== true) {
    if (lineage !== undefined && lineage !== null && lineage !== before.file.lineage) {
      throw conflict('The state has another lineage than the one of the workspace.');
    }
    const known = before.attributes.serial;
    if (serial <= known) {
      throw conflict(`The serial ${String(serial)} is not newer than ${String(known)}.`);
    }
  }
  const bytes = state === undefined || state === null ? undefined : Buffer.from(state, 'base64');
  const file = bytes && readUpload(bytes, md5);
  const version = addStateVersion(store, workspace, { run: null, serial, md5 });
  if (file !== undefined) {
    fillState(store, version, file);
    return call.answer(201, STATES, version);
  }
  const urlOf = (kind: string) => call.signed(`/v1/${kind}/${version.objectId}`, UPLOAD_URL_MS);
  return call.answer(201, STATES, version, {
    'hosted-state-upload-url': urlOf('state-upload'),
    'hosted-json-state-upload-url': urlOf('json-state-upload'),
  });
}
