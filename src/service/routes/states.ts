/** Routes of state versions and their outputs. */
import { parameter, type RouteCall, type ServedRoute } from '../domain.ts';
import { get, post } from './route.ts';
import { readDocument } from '../body.ts';
import { toStateOutput, toStateVersion } from '../documents/state.ts';
import type { ServiceResponse } from '../exchange.ts';
import type { StateVersionRecord } from '../records.ts';
import {
  badRequest,
  conflict,
  notFound,
  respondOne,
  respondPage,
  respondResource,
  type Includes,
} from '../respond.ts';
import { addStateVersion, currentState, uploadState } from '../state-versions.ts';
import * as v from '../../client/wire/schema.ts';
import { findState, workspaceById, found } from './find.ts';
import { withRun } from './runs.ts';
import { isLockedByOther } from './workspaces.ts';

const UPLOAD_URL_MS = 60 * 60 * 1000;

const INCLUDES: Includes<StateVersionRecord> = {
  outputs: (_, { outputs }) => outputs.map((one) => toStateOutput(one, false)),
  run: (call, { run }) => (run === null ? [] : withRun(call, { run })),
};

export const STATE_ROUTES: readonly ServedRoute[] = [
  get('/workspaces/:workspace/current-state-version', (call) =>
    respondOne(call, findCurrent(call), toStateVersion, INCLUDES),
  ),
  get('/workspaces/:workspace/current-state-version-outputs', (call) =>
    listOutputs(call, findCurrent(call, 'readOutputs')),
  ),
  post('/workspaces/:workspace/state-versions', createState),
  get('/state-versions', (call) => {
    const { store } = call.domain;
    const name = call.query.get('filter[workspace][name]');
    const organization = call.query.get('filter[organization][name]');
    if (name === null || organization === null) {
      return badRequest(
        'filter',
        'filter[workspace][name] and filter[organization][name] are required.',
      );
    }
    const workspace = [...store.workspaces.values()].find(
      (one) => one.name === name && one.organization.name === organization,
    );
    workspaceById(call, 'readStates', found(workspace).id);
    const versions = [...store.stateVersions.values()].filter((one) => one.workspace === workspace);
    return respondPage(call, versions.toReversed(), toStateVersion, { includes: INCLUDES });
  }),
  get('/state-versions/:state', (call) =>
    respondOne(call, findState(call, 'readStates'), toStateVersion, INCLUDES),
  ),
  get('/state-versions/:state/outputs', (call) =>
    listOutputs(call, findState(call, 'readOutputs')),
  ),
  get('/state-version-outputs/:output', (call) => {
    const id = parameter(call, 'output');
    const { stateVersions } = call.domain.store;
    for (const version of stateVersions.values()) {
      const output = version.outputs.find((one) => one.id === id);
      if (output === undefined) continue;
      workspaceById(call, 'readOutputs', version.workspace.id);
      return respondResource(200, toStateOutput(output, true));
    }
    return notFound();
  }),
];

function findCurrent(
  call: RouteCall,
  right: 'readStates' | 'readOutputs' = 'readStates',
): StateVersionRecord {
  const workspace = workspaceById(call, right);
  return found(currentState(call.domain.store, workspace));
}

function listOutputs(call: RouteCall, { outputs }: StateVersionRecord): ServiceResponse {
  return respondPage(call, outputs, (_, output) => toStateOutput(output, false), { whole: true });
}

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
  const workspace = workspaceById(call, 'writeStates');
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
    return respondResource(201, toStateVersion(call, version));
  }
  const expires = store.clock.date().getTime() + UPLOAD_URL_MS;
  const urlOf = (kind: string): string =>
    origin + signer.sign(`/v1/${kind}/${version.objectId}`, expires);
  const shown = toStateVersion(call, version);
  return respondResource(201, {
    ...shown,
    attributes: {
      ...shown.attributes,
      'hosted-state-upload-url': urlOf('state-upload'),
      'hosted-json-state-upload-url': urlOf('json-state-upload'),
    },
  });
}
