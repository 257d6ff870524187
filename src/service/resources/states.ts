/** State versions and their outputs. */
import { WORKSPACES, isLockedByOther } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import { readDocument } from '../body.ts';
import {
  find,
  found,
  get,
  listAt,
  mayIn,
  post,
  respondOne,
  respondResource,
  show,
  toOne,
} from '../resource.ts';
import type { Area, Resource, ResourceType, RouteCall } from '../resource.ts';
import { Refusal, badRequest, conflict, type ServiceResponse } from '../respond.ts';
import {
  addStateVersion,
  attributesOfOutput,
  currentState,
  uploadState,
} from '../state-versions.ts';
import type { StateOutputRecord, StateVersionRecord, WorkspaceRecord } from '../store.ts';

const STATE_URL_MS = 60 * 60 * 1000;
const UPLOAD_URL_MS = 60 * 60 * 1000;

/** The URL of a state is a secret of those who may read states. */
const STATES: ResourceType<StateVersionRecord> = {
  type: 'state-versions',
  get: ({ stateVersions }, id) => stateVersions.get(id),
  may: (call, { workspace }, right) => mayIn(call, workspace, right),
  includes: ['outputs', 'run'],
  shown: '/state-versions/:state',
  shownTo: 'readStates',
  lists: [{ path: '/state-versions', items: listStates }],
  write({ domain }, version) {
    const { store, signer, origin } = domain;
    const { file, outputs } = version;
    const expires = store.clock.date().getTime() + STATE_URL_MS;
    return {
      attributes: {
        'created-at': version.createdAt,
        serial: version.serial,
        lineage: file?.lineage ?? null,
        size: file === null ? 0 : Buffer.byteLength(JSON.stringify(file)),
        status: file === null ? 'pending' : 'finalized',
        intermediate: false,
        'resources-processed': file !== null,
        'state-version': file?.version ?? null,
        'terraform-version': file?.terraform_version ?? null,
        'hosted-state-download-url': origin + signer.sign(`/v1/state/${version.objectId}`, expires),
        'hosted-json-state-download-url': null,
      },
      relationships: {
        run: toOne('runs', version.run),
        workspace: toOne('workspaces', version.workspace),
        outputs: {
          data: outputs.map((output) => toOutput(output, false)),
          links: { related: `/api/v2/state-versions/${version.id}/outputs` },
        },
      },
    };
  },
};

function toOutput(output: StateOutputRecord, alone: boolean): Resource {
  return {
    id: output.id,
    type: 'state-version-outputs',
    attributes: attributesOfOutput(output, alone),
    links: { self: `/api/v2/state-version-outputs/${output.id}` },
  };
}

/** A sensitive value is shown only when its output alone is requested. */
const STATE_OUTPUTS: ResourceType<StateOutputRecord> = {
  type: 'state-version-outputs',
  get: ({ stateVersions }, id) =>
    [...stateVersions.values()].flatMap(({ outputs }) => outputs).find((one) => one.id === id),
  may: (call, { version }, right) => mayIn(call, version.workspace, right),
  lists: [
    listAt('/state-versions/:state/outputs', STATES, ({ outputs }) => outputs, {
      right: 'readOutputs',
      whole: true,
    }),
    listAt(
      '/workspaces/:workspace/current-state-version-outputs',
      WORKSPACES,
      (workspace, call) => currentOf(call, workspace).outputs,
      { right: 'readOutputs', whole: true },
    ),
  ],
  write: (_, output) => ({ attributes: attributesOfOutput(output, false) }),
};

function currentOf(call: RouteCall, workspace: WorkspaceRecord): StateVersionRecord {
  return found(currentState(call.domain.store, workspace));
}

function listStates(call: RouteCall): StateVersionRecord[] {
  const { store } = call.domain;
  const name = call.query.get('filter[workspace][name]');
  const organization = call.query.get('filter[organization][name]');
  if (name === null || organization === null) {
    const detail = 'filter[workspace][name] and filter[organization][name] are required.';
    throw new Refusal(badRequest('filter', detail));
  }
  const named = [...store.workspaces.values()].find(
    (one) => one.name === name && one.organization.name === organization,
  );
  const workspace = find(call, WORKSPACES, 'readStates', found(named).id);
  return [...store.stateVersions.values()]
    .filter((one) => one.workspace === workspace)
    .toReversed();
}

export const STATE_AREA: Area = {
  types: [STATES, STATE_OUTPUTS],
  routes: [
    get('/workspaces/:workspace/current-state-version', (call) =>
      respondOne(call, STATES, currentOf(call, find(call, WORKSPACES, 'readStates'))),
    ),
    post('/workspaces/:workspace/state-versions', createState),
    get('/state-version-outputs/:output', (call) =>
      respondResource(200, toOutput(find(call, STATE_OUTPUTS, 'readOutputs'), true)),
    ),
  ],
};

const creationSchema = v.looseObject({
  data: v.looseObject({
    type: v.literal('state-versions'),
    attributes: v.looseObject({
      serial: v.pipe(v.number(), v.integer(), v.minValue(0)),
      md5: v.string(),
      lineage: v.optional(v.nullable(v.string())),
      /** The state in base64; left out, the client uploads it afterwards. */
      state: v.optional(v.nullable(v.string())),
      force: v.optional(v.nullable(v.boolean())),
    }),
  }),
});

/**
 * Creates a version for a state that Terraform wrote. The caller has to have the right to write
 * states, and the workspace has to be locked.
 */
function createState(call: RouteCall): ServiceResponse {
  const { store, signer, origin } = call.domain;
  const workspace = find(call, WORKSPACES, 'writeStates');
  const { serial, md5, lineage, state, force } = readDocument(call.request, creationSchema).data
    .attributes;
  if (!workspace.locked || isLockedByOther(call, workspace))
    return conflict('The workspace has to be locked by the user who writes its state.');
  const before = currentState(store, workspace);
  if (before !== undefined && force !== true) {
    if (lineage !== undefined && lineage !== null && lineage !== before.file.lineage) {
      return conflict('The state has another lineage than the one of the workspace.');
    }
    if (serial <= before.serial) {
      return conflict(`The serial ${String(serial)} is not newer than ${String(before.serial)}.`);
    }
  }
  const version = addStateVersion(store, workspace, { run: null, serial, md5 });
  if (state !== undefined && state !== null) {
    const taken = uploadState(call.domain, version, Buffer.from(state, 'base64'));
    if (taken.status !== 200) {
      store.stateVersions.delete(version.id);
      return taken;
    }
    return respondResource(201, show(call, STATES, version));
  }
  const expires = store.clock.date().getTime() + UPLOAD_URL_MS;
  const urlOf = (kind: string): string =>
    origin + signer.sign(`/v1/${kind}/${version.objectId}`, expires);
  const shown = show(call, STATES, version);
  return respondResource(201, {
    ...shown,
    attributes: {
      ...shown.attributes,
      'hosted-state-upload-url': urlOf('state-upload'),
      'hosted-json-state-upload-url': urlOf('json-state-upload'),
    },
  });
}
