/**
 * Workspaces: how they are read, listed and locked, and what Terraform asks for with a `cloud` block. It makes a workspace
 * that is not there, gives it its own version and the tags of the block, and removes it. All else of one is in the seed.
 */
import { hash } from 'node:crypto';
import { ORGANIZATIONS, findOrganization, userIdOf } from './organizations.ts';
import * as v from '../../client/wire/schema.ts';
import {
  itemsBody,
  objectWith,
  resourceBody,
  conflict,
  invalid,
  respondEmpty,
  type ServiceResponse,
} from '../requests.ts';
import { endWorkOf } from '../create-run.ts';
import { addWorkspace } from '../load-seed.ts';
import { isFinalRun } from '../machines.ts';
import { hasRight, type Right } from '../permissions.ts';
import {
  notFoundUnless,
  changeAt,
  orNotFound,
  get,
  isAmong,
  listAt,
  post,
  respondOne,
  respondPage,
} from '../resource-type.ts';
import type { Area, Filters, ResourceType, RouteCall, ServedRoute } from '../resource-type.ts';
import { startWaitingRuns } from '../run-life.ts';
import { name, seedWorkspaceSchema } from '../seed.ts';
import { currentState, withoutSecret } from '../state-versions.ts';
import { forgetLists, runsOfOperations } from '../run-lists.ts';
import type {
  OrganizationRecord,
  Resource,
  RunRecord,
  VariableRecord,
  VariableSetRecord,
  WorkspaceRecord,
} from '../records.ts';
import { childrenOf, findByName, tagNamesOf, type Store } from '../store.ts';

const key = v.pipe(v.string(), v.minLength(1));
const tagSchema = objectWith({ type: v.literal('tags'), attributes: objectWith({ name: key }) });
const bindingSchema = objectWith({
  type: v.literal('tag-bindings'),
  attributes: objectWith({ key, value: v.optional(v.nullable(v.string())) }),
});
const creationBody = resourceBody({
  attributes: v.strictObject({ name }),
  relationships: v.optional(
    objectWith({
      project: v.optional(objectWith({ data: objectWith({ id: v.string() }) })),
      tags: v.optional(itemsBody(tagSchema)),
      'tag-bindings': v.optional(itemsBody(bindingSchema)),
    }),
    {},
  ),
});
const changeBody = resourceBody({
  type: v.optional(v.literal('workspaces')),
  attributes: v.strictObject({ 'terraform-version': v.string() }),
});

const tagsIn = (asked: string): string[] => asked.split(',').filter((tag) => tag !== '');
const hasAllTags = (workspace: WorkspaceRecord, asked: string): boolean =>
  tagsIn(asked).every((tag) => isTagged(workspace, tag));
const hasNoTag = (workspace: WorkspaceRecord, asked: string): boolean =>
  !tagsIn(asked).some((tag) => isTagged(workspace, tag));
const hasRunInStatus = (workspace: WorkspaceRecord, asked: string, { store }: RouteCall): boolean =>
  isAmong(currentRunOf(store, workspace)?.status ?? '', asked);

const FILTERS: Filters<WorkspaceRecord> = {
  'search[name]': ({ attributes }, asked) => attributes.name.includes(asked),
  'search[tags]': hasAllTags,
  'search[exclude-tags]': hasNoTag,
  'search[exclude_tags]': hasNoTag,
  'filter[project][id]': ({ project }, asked) => project.id === asked,
  'filter[current-run][status]': hasRunInStatus,
  'filter[current_run][status]': hasRunInStatus,
  'filter[tagged][N][key]': (workspace, tag, { query }, name) =>
    isTagged(workspace, tag, query.get(name.replace('[key]', '[value]'))),
  'filter[tagged][N][value]': null,
};

export const WORKSPACES: ResourceType<WorkspaceRecord> = {
  type: 'workspaces',
  may: ({ store, token }, workspace, right) => hasRight(store, token, workspace, right),
  shownAt: '/workspaces/:workspace',
  includes: [
    'organization',
    'project',
    'current_run',
    'current_run.plan',
    'current_configuration_version',
    'current_configuration_version.ingress_attributes',
    'tag_bindings',
    'effective_tag_bindings',
    'locked_by',
    'outputs',
  ],
  lists: [
    listAt('/organizations/:organization/workspaces', ORGANIZATIONS, {
      filters: FILTERS,
    }),
  ],
  changes: () => [
    changeAt('POST', '/organizations/:organization/workspaces', ORGANIZATIONS, {
      right: 'admin',
      body: creationBody,
      act: createWorkspace,
    }),
    changeAt('PATCH', '/workspaces/:workspace', WORKSPACES, {
      right: 'admin',
      body: changeBody,
      act: (call, workspace, { data: { attributes } }) => {
        Object.assign(workspace.attributes, attributes, { 'updated-at': call.store.now() });
        return call.answer(200, WORKSPACES, workspace);
      },
    }),
    changeAt('POST', '/workspaces/:workspace/relationships/tags', WORKSPACES, {
      right: 'admin',
      body: itemsBody(tagSchema),
      act: (_, workspace, { data }) => {
        bindTags(
          workspace,
          data.map(({ attributes }) => ({ key: attributes.name })),
        );
        return respondEmpty(204);
      },
    }),
    changeAt('PATCH', '/workspaces/:workspace/tag-bindings', WORKSPACES, {
      right: 'admin',
      body: itemsBody(bindingSchema),
      act: (call, workspace, { data }) => {
        bindTags(
          workspace,
          data.map(({ attributes }) => attributes),
        );
        const bound = bindingsOf(workspace, 'tag-bindings');
        return respondPage(call, TAG_BINDINGS, bound, { unpagedByDefault: true });
      },
    }),
  ],
  render: (call, workspace) => ({
    attributes: attributesOfWorkspace(call, workspace),
    relationships: relationsOf(call, workspace),
    links: {
      self: `/api/v2/organizations/${workspace.parent.id}/workspaces/${workspace.attributes.name}`,
    },
  }),
};

function attributesOfWorkspace(call: RouteCall, workspace: WorkspaceRecord): object {
  const may = (right: Right): boolean => call.may(workspace, right);
  const { attributes, state } = workspace;
  return {
    // The same for all workspaces here.
    description: null,
    'file-triggers-enabled': true,
    'structured-run-output-enabled': true,
    source: 'tfe-api',
    'setting-overwrites': { 'execution-mode': true, 'agent-pool': true },
    'tag-names': tagNamesOf(workspace),
    'allow-destroy-plan': true,
    'can-queue-destroy-plan': may('applyRuns'),
    'resource-count': Object.keys(state).length,
    actions: { 'is-destroyable': may('admin') },
    operations: attributes['execution-mode'] !== 'local',
    permissions: {
      'can-read-run': may('readRuns'),
      'can-queue-run': may('queuePlans'),
      'can-queue-apply': may('applyRuns'),
      'can-lock': may('lock'),
      'can-unlock': may('lock'),
      'can-force-unlock': may('admin'),
      'can-update': may('admin'),
      'can-destroy': may('admin'),
      'can-force-delete': may('admin'),
      'can-queue-destroy': may('applyRuns'),
      'can-read-settings': may('readRuns'),
      'can-read-state-versions': may('readStates'),
      'can-read-state-outputs': may('readOutputs'),
      'can-create-state-versions': may('writeStates'),
      'can-read-variable': may('readVariables'),
      'can-update-variable': may('writeVariables'),
      'can-manage-run-tasks': may('manageRunTasks'),
    },
  };
}

function relationsOf(call: RouteCall, workspace: WorkspaceRecord): Resource['relationships'] {
  const { lockedBy } = workspace;
  return {
    organization: { data: workspace.parent },
    project: { data: workspace.project },
    'current-configuration-version': { data: workspace.currentVersion },
    'current-run': { data: currentRunOf(call.store, workspace) ?? null },
    'current-state-version': { data: currentState(workspace) ?? null },
    'latest-run': { data: childrenOf(workspace, 'runs').at(-1) ?? null },
    'locked-by': { data: lockedBy === null ? null : { id: lockedBy, type: 'users' } },
    outputs: { data: outputsOf(call, workspace) },
    'tag-bindings': { data: bindingsOf(workspace, 'tag-bindings') },
    'effective-tag-bindings': { data: bindingsOf(workspace, 'effective-tag-bindings') },
  };
}

/**
 * Of the runs that can change the workspace by themselves, so neither plan-only ones nor those with a saved plan: the first
 * one that is not over, or else the last one.
 */
function currentRunOf(store: Store, workspace: WorkspaceRecord): RunRecord | undefined {
  const isCurrent = ({ parent, planOnly, savePlan, status }: RunRecord): boolean =>
    parent === workspace && !planOnly && !savePlan && !isFinalRun(status);
  const unfinished = [...store.unfinished.runs].find(isCurrent);
  return unfinished ?? runsOfOperations(store, workspace, ['plan_and_apply', 'destroy']).at(-1);
}

/** The outputs of the current state; an empty list for a token that may not read them. */
function outputsOf(call: RouteCall, workspace: WorkspaceRecord): Resource[] {
  const state = call.may(workspace, 'readOutputs') ? currentState(workspace) : undefined;
  const outputs = state === undefined ? [] : childrenOf(state, 'state-version-outputs');
  return outputs.map(({ id, attributes: { type, ...others } }) => ({
    id,
    type: 'workspace-outputs',
    attributes: { ...withoutSecret(others), 'output-type': type },
  }));
}

/** Read alone: a seed has the variables of a workspace. */
const VARIABLES: ResourceType<VariableRecord> = {
  type: 'vars',
  withoutSelfLink: true,
  lists: [
    listAt('/workspaces/:workspace/vars', WORKSPACES, {
      right: 'readVariables',
      unpagedByDefault: true,
    }),
    {
      path: '/varsets/:varset/relationships/vars',
      items: (call) => childrenOf<VariableRecord>(call.find(VARIABLE_SETS), 'vars'),
    },
  ],
};

/** Read alone: a seed has the variable sets of an organization. */
const VARIABLE_SETS: ResourceType<VariableSetRecord> = {
  type: 'varsets',
  withoutSelfLink: true,
  lists: [
    listAt('/workspaces/:workspace/varsets', WORKSPACES, {
      right: 'readVariables',
      items: (workspace) =>
        childrenOf(workspace.parent, 'varsets').filter(
          ({ attributes, workspaces, projects }) =>
            attributes.global ||
            workspaces.includes(workspace.attributes.name) ||
            projects.includes(workspace.project.attributes.name),
        ),
    }),
  ],
};

/** All tags of a workspace, those without a value first. They are not stored with ids: an id is a digest of the tag. */
function bindingsOf(
  workspace: WorkspaceRecord,
  type: 'tag-bindings' | 'effective-tag-bindings',
): Resource[] {
  const valued = [...workspace.tags].filter(([, value]) => value !== '');
  const named = tagNamesOf(workspace).map((tag) => [tag, ''] as const);
  return [...named, ...valued].map(([key, value]) => {
    const digest = hash('sha256', `${key}=${value}`).slice(0, 16);
    return { id: `tb-${digest}`, type, attributes: { key, value } };
  });
}

/** A list of resources that are made for each answer. */
function bindingType(type: 'tag-bindings' | 'effective-tag-bindings'): ResourceType {
  const items = (workspace: WorkspaceRecord) => bindingsOf(workspace, type);
  const lists = [
    listAt(`/workspaces/:workspace/${type}`, WORKSPACES, { items, unpagedByDefault: true }),
  ];
  return { type, withoutSelfLink: true, lists };
}
const TAG_BINDINGS = bindingType('tag-bindings');
const EFFECTIVE_TAG_BINDINGS = bindingType('effective-tag-bindings');

/** @param value undefined, null or empty: any value will do */
function isTagged({ tags }: WorkspaceRecord, key: string, value?: string | null): boolean {
  const isAnyValue = value === undefined || value === null || value === '';
  return tags.has(key) && (isAnyValue || tags.get(key) === value);
}

/** Whether another user than that of the call locked the workspace. A lock of a seed is of no user. */
export function isLockedByOther(call: RouteCall, { lockedBy }: WorkspaceRecord): boolean {
  return lockedBy !== null && lockedBy !== userIdOf(call);
}

/** The route of a lock action. Runs that can be applied wait while the workspace is locked. */
function lockAction(action: 'lock' | 'unlock' | 'force-unlock'): ServedRoute {
  return post(`/workspaces/:workspace/actions/${action}`, (call) => {
    const workspace = call.find(WORKSPACES, action === 'force-unlock' ? 'admin' : 'lock');
    const locks = action === 'lock';
    if (workspace.attributes.locked === locks) {
      throw conflict(locks ? 'the workspace is locked already' : 'the workspace is not locked');
    }
    if (action === 'unlock' && isLockedByOther(call, workspace)) {
      throw conflict('the workspace is locked by another user: an administrator can force it open');
    }
    workspace.attributes.locked = locks;
    workspace.lockedBy = locks ? userIdOf(call) : null;
    if (!locks) startWaitingRuns(call.store, workspace);
    return call.answer(200, WORKSPACES, workspace);
  });
}

const BY_NAME = '/organizations/:organization/workspaces/:name';

export const WORKSPACE_AREA: Area = {
  types: [WORKSPACES, VARIABLES, VARIABLE_SETS, TAG_BINDINGS, EFFECTIVE_TAG_BINDINGS],
  routes: [
    get(BY_NAME, (call) => respondOne(call, WORKSPACES, findNamed(call, 'readRuns'))),
    // Terraform deletes a workspace by its name alone.
    {
      method: 'DELETE',
      path: BY_NAME,
      handler: (call) => removeWorkspace(call.store, findNamed(call, 'admin')),
    },
    post(`${BY_NAME}/actions/safe-delete`, destroySafely),
    lockAction('lock'),
    lockAction('unlock'),
    lockAction('force-unlock'),
  ],
};

interface Binding {
  key: string;
  value?: string | null | undefined;
}

/** The workspace whose name is in the path. */
function findNamed(call: RouteCall, right: Right): WorkspaceRecord {
  const { id } = orNotFound(
    findByName(findOrganization(call), 'workspaces', call.parameter('name')),
  );
  return call.find(WORKSPACES, right, id);
}

function createWorkspace(
  call: RouteCall,
  organization: OrganizationRecord,
  { data: { attributes, relationships } }: v.InferOutput<typeof creationBody>,
): ServiceResponse {
  const { store } = call;
  if (findByName(organization, 'workspaces', attributes.name) !== undefined) {
    const detail = 'Name has already been taken';
    throw invalid({ pointer: '/data/attributes/name', detail });
  }
  const projectId = relationships.project?.data.id;
  const project =
    projectId === undefined ? undefined : orNotFound(store.get('projects', projectId));
  notFoundUnless(project === undefined || project.parent === organization);
  const seeded = v.parse(seedWorkspaceSchema, { name: attributes.name });
  const workspace = addWorkspace(store, organization, seeded);
  workspace.project = project ?? workspace.project;
  const { tags, 'tag-bindings': bindings } = relationships;
  bindTags(workspace, [
    ...(tags?.data ?? []).map((tag) => ({ key: tag.attributes.name })),
    ...(bindings?.data ?? []).map((binding) => binding.attributes),
  ]);
  return call.answer(201, WORKSPACES, workspace);
}

/** Adds tags to a workspace; a key that has a value gets the new one. */
function bindTags({ tags }: WorkspaceRecord, added: readonly Binding[]): void {
  for (const { key: tag, value } of added) {
    tags.delete(tag);
    tags.set(tag, value ?? '');
  }
}

/** Removes a workspace if it has no applied resources and is not locked; else 409. */
function destroySafely(call: RouteCall): ServiceResponse {
  const workspace = findNamed(call, 'admin');
  const { name: workspaceName, locked } = workspace.attributes;
  const resources = Object.keys(workspace.state).length;
  if (resources > 0) {
    throw conflict(
      `${workspaceName} still manages ${String(resources)} resource${resources === 1 ? '' : 's'}: destroy them first.`,
    );
  }
  if (locked) throw conflict(`${workspaceName} is locked: unlock it first.`);
  return removeWorkspace(call.store, workspace);
}

function removeWorkspace(store: Store, workspace: WorkspaceRecord): ServiceResponse {
  const { unfinished } = store;
  for (const run of unfinished.runs) {
    if (run.parent !== workspace) continue;
    unfinished.runs.delete(run);
    endWorkOf(store, run);
  }
  for (const version of unfinished.versions) {
    if (version.parent === workspace) unfinished.versions.delete(version);
  }
  for (const set of store.all('policy-sets')) {
    set.workspaces = set.workspaces?.filter((other) => other !== workspace) ?? null;
  }
  forgetLists(workspace);
  store.remove(workspace);
  return respondEmpty(204);
}
