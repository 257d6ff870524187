/** Routes that create, change and remove workspaces. */
import { identifierOf, readDocument, readItems } from '../body.ts';
import type { RouteCall, ServedRoute } from '../domain.ts';
import { toWorkspace } from '../documents/workspace.ts';
import type { ServiceResponse } from '../exchange.ts';
import { addWorkspace } from '../load-seed.ts';
import { hasOrganizationRight } from '../permissions.ts';
import type { WorkspaceRecord } from '../records.ts';
import { removeWorkspace } from '../remove.ts';
import {
  conflict,
  invalid,
  Refusal,
  respondEmpty,
  respondPage,
  respondResource,
} from '../respond.ts';
import { name, seedWorkspaceSchema } from '../seed.ts';
import * as v from '../../client/wire/schema.ts';
import { allow, workspaceByName, findOrganization, workspaceById, found } from './find.ts';
import { refuseTwin } from './owned.ts';
import { get, patch, post, remove } from './route.ts';
import { bindingSchema, bindTags, tagSchema } from './tags.ts';

const flag = v.optional(v.boolean());
const text = v.optional(v.nullable(v.string()));
const words = v.optional(v.array(v.string()));

/** Attributes that clients can set and read, and that change nothing else in this service. */
const SHOWN = {
  'file-triggers-enabled': flag,
  'queue-all-runs': flag,
  'assessments-enabled': flag,
  'auto-apply-run-trigger': flag,
  'global-remote-state': flag,
  'project-remote-state': flag,
  'inherits-project-auto-destroy': flag,
  'auto-destroy-at': text,
  'auto-destroy-activity-duration': text,
  description: text,
  'source-name': text,
  'source-url': text,
  'structured-run-output-enabled': flag,
  'setting-overwrites': v.optional(v.record(v.string(), v.boolean())),
};

const settings = {
  name: v.optional(name),
  'auto-apply': flag,
  'allow-destroy-plan': flag,
  'execution-mode': v.optional(v.picklist(['remote', 'local', 'agent'])),
  operations: flag,
  'agent-pool-id': text,
  'speculative-enabled': flag,
  'terraform-version': v.optional(v.string()),
  'working-directory': text,
  'tag-names': words,
  'trigger-patterns': words,
  'trigger-prefixes': words,
  'vcs-repo': v.optional(v.nullable(v.looseObject({ identifier: v.optional(v.string()) }))),
  ...SHOWN,
};

const creationBody = v.looseObject({
  data: v.looseObject({ attributes: v.looseObject({ name }) }),
});
const changeBody = v.looseObject({
  data: v.looseObject({
    type: v.optional(v.literal('workspaces')),
    attributes: v.optional(v.looseObject(settings), {}),
    relationships: v.optional(
      v.looseObject({
        project: v.optional(v.looseObject({ data: v.looseObject({ id: v.string() }) })),
        tags: v.optional(v.looseObject({ data: v.array(tagSchema) })),
        'tag-bindings': v.optional(v.looseObject({ data: v.array(bindingSchema) })),
      }),
      {},
    ),
  }),
});
type WorkspacePatch = v.InferOutput<typeof changeBody>['data'];

const CONSUMERS = '/workspaces/:workspace/relationships/remote-state-consumers';

function changeConsumers(
  method: typeof post,
  next: (before: string[], named: string[]) => string[],
): ServedRoute {
  return method(CONSUMERS, (call) => {
    const workspace = workspaceById(call, 'admin');
    const ids = readItems(call.request, identifierOf('workspaces')).map(({ id }) => id);
    for (const id of ids) workspaceById(call, 'readRuns', id);
    workspace.remoteStateConsumerIds = next(workspace.remoteStateConsumerIds, ids);
    return respondEmpty(204);
  });
}

export const WORKSPACE_CHANGE_ROUTES: readonly ServedRoute[] = [
  post('/organizations/:organization/workspaces', createWorkspace),
  patch('/workspaces/:workspace', (call) => update(call, workspaceById(call, 'admin'))),
  patch('/organizations/:organization/workspaces/:name', (call) =>
    update(call, workspaceByName(call, 'admin')),
  ),
  remove('/workspaces/:workspace', (call) => destroy(call, workspaceById(call, 'admin'))),
  remove('/organizations/:organization/workspaces/:name', (call) =>
    destroy(call, workspaceByName(call, 'admin')),
  ),
  get(CONSUMERS, (call) => {
    const { workspaces } = call.domain.store;
    const ids = workspaceById(call).remoteStateConsumerIds;
    return respondPage(
      call,
      ids.flatMap((id) => workspaces.get(id) ?? []),
      toWorkspace,
    );
  }),
  changeConsumers(post, (before, ids) => [...new Set([...before, ...ids])]),
  changeConsumers(remove, (before, ids) => before.filter((id) => !ids.includes(id))),
  changeConsumers(patch, (_, ids) => ids),
  post('/workspaces/:workspace/actions/safe-delete', (call) =>
    destroySafely(call, workspaceById(call, 'admin')),
  ),
  post('/organizations/:organization/workspaces/:name/actions/safe-delete', (call) =>
    destroySafely(call, workspaceByName(call, 'admin')),
  ),
];

function createWorkspace(call: RouteCall): ServiceResponse {
  const { store, runDurationMs } = call.domain;
  const { id } = findOrganization(call);
  allow(hasOrganizationRight(store, call.token, id, 'manageWorkspaces'));
  const { attributes } = readDocument(call.request, creationBody).data;
  const { data } = readDocument(call.request, changeBody);
  refuseTwin(store.workspaces, id, attributes.name);
  const seeded = v.parse(seedWorkspaceSchema, { name: attributes.name });
  const workspace = addWorkspace(store, id, seeded, runDurationMs);
  try {
    change(call, workspace, data);
  } catch (error) {
    store.workspaces.delete(workspace.id);
    throw error;
  }
  return respondResource(201, toWorkspace(call, workspace));
}

function update(call: RouteCall, workspace: WorkspaceRecord): ServiceResponse {
  const { data } = readDocument(call.request, changeBody);
  const { workspaces } = call.domain.store;
  refuseTwin(workspaces, workspace.organizationId, data.attributes.name, workspace);
  change(call, workspace, data);
  return respondResource(200, toWorkspace(call, workspace));
}

/** Changes a workspace after everything that the request names has been found. */
function change(call: RouteCall, workspace: WorkspaceRecord, data: WorkspacePatch): void {
  const { attributes: changes, relationships } = data;
  const { store } = call.domain;
  const projectId = relationships.project?.data.id ?? workspace.projectId;
  allow(store.projects.get(projectId)?.organizationId === workspace.organizationId);
  const mode =
    changes['execution-mode'] ??
    (changes.operations === undefined
      ? workspace.executionMode
      : changes.operations
        ? 'remote'
        : 'local');
  const poolId = changes['agent-pool-id'] || (mode === 'agent' ? workspace.agentPoolId : null);
  if (poolId !== null)
    allow(found(store.pools.get(poolId)).organizationId === workspace.organizationId);
  if ((mode === 'agent') !== (poolId !== null)) {
    const detail =
      mode === 'agent'
        ? 'The execution mode agent needs an agent pool: send agent-pool-id.'
        : `An agent pool goes with the execution mode agent, not with ${mode}.`;
    throw new Refusal(invalid({ pointer: '/data/attributes/agent-pool-id', detail }));
  }
  Object.assign(workspace, {
    projectId,
    executionMode: mode,
    agentPoolId: poolId,
    name: changes.name ?? workspace.name,
    autoApply: changes['auto-apply'] ?? workspace.autoApply,
    allowDestroyPlan: changes['allow-destroy-plan'] ?? workspace.allowDestroyPlan,
    speculativeEnabled: changes['speculative-enabled'] ?? workspace.speculativeEnabled,
    terraformVersion: changes['terraform-version'] || workspace.terraformVersion,
    triggerPatterns: changes['trigger-patterns'] ?? workspace.triggerPatterns,
    triggerPrefixes: changes['trigger-prefixes'] ?? workspace.triggerPrefixes,
    tags: changes['tag-names'] ?? workspace.tags,
    updatedAt: store.clock.date().toISOString(),
  });
  const { 'working-directory': directory, 'vcs-repo': repository } = changes;
  if (directory !== undefined) workspace.workingDirectory = directory === '' ? null : directory;
  if (repository !== undefined) workspace.vcsRepository = repository?.identifier ?? null;
  const shown = Object.entries(changes).filter(([key]) => Object.hasOwn(SHOWN, key));
  workspace.shown = { ...workspace.shown, ...Object.fromEntries(shown) };
  const { tags, 'tag-bindings': bindings } = relationships;
  if (bindings !== undefined) {
    Object.assign(workspace, { tags: [], tagBindings: {} });
    bindTags(
      workspace,
      bindings.data.map(({ attributes }) => attributes),
    );
  }
  if (tags !== undefined) {
    bindTags(
      workspace,
      tags.data.map(({ attributes }) => ({ key: attributes?.name ?? '' })),
    );
  }
}

function destroy(call: RouteCall, { id }: WorkspaceRecord): ServiceResponse {
  removeWorkspace(call.domain.store, id);
  return respondEmpty(204);
}

/** Removes a workspace if it has no applied resources and is not locked; else 409. */
function destroySafely(call: RouteCall, workspace: WorkspaceRecord): ServiceResponse {
  const left = Object.keys(workspace.state).length;
  if (left > 0) {
    return conflict(
      `${workspace.name} still manages ${String(left)} resource${left === 1 ? '' : 's'}: destroy them first.`,
    );
  }
  if (workspace.locked) return conflict(`${workspace.name} is locked: unlock it first.`);
  return destroy(call, workspace);
}
