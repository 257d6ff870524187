/** State versions and outputs, as far as applies leave them behind. */
import { parameter, type Call, type Route } from '../domain.ts';
import { get } from './route.ts';
import { toStateOutput, toStateVersion } from '../documents/state.ts';
import type { ServiceResponse } from '../exchange.ts';
import type { StateVersionRecord } from '../records.ts';
import {
  badRequest,
  notFound,
  respondOne,
  respondPage,
  respondResource,
  type Includes,
} from '../respond.ts';
import { currentState } from '../state-versions.ts';
import { findState, findWorkspace, found } from './find.ts';
import { withRun } from './runs.ts';

const INCLUDES: Includes<StateVersionRecord> = {
  outputs: (_, { outputs }) => outputs.map((one) => toStateOutput(one, false)),
  run: (call, { runId }) => (runId === null ? [] : withRun(call, { runId })),
};

export const STATE_ROUTES: readonly Route[] = [
  get('/workspaces/:workspace/current-state-version', (call) =>
    respondOne(call, findCurrent(call), toStateVersion, INCLUDES),
  ),
  get('/workspaces/:workspace/current-state-version-outputs', (call) =>
    listOutputs(call, findCurrent(call, 'readOutputs')),
  ),
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
      (one) =>
        one.name === name && store.organizations.get(one.organizationId)?.name === organization,
    );
    const { id } = findWorkspace(call, 'readStates', found(workspace).id);
    const versions = [...store.stateVersions.values()].filter((one) => one.workspaceId === id);
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
      findWorkspace(call, 'readOutputs', version.workspaceId);
      return respondResource(200, toStateOutput(output, true));
    }
    return notFound();
  }),
];

function findCurrent(
  call: Call,
  right: 'readStates' | 'readOutputs' = 'readStates',
): StateVersionRecord {
  const workspace = findWorkspace(call, right);
  return found(currentState(call.domain.store, workspace.id));
}

function listOutputs(call: Call, { outputs }: StateVersionRecord): ServiceResponse {
  return respondPage(call, outputs, (_, output) => toStateOutput(output, false), { whole: true });
}
