/**
 * What Terraform asks for with a `cloud` block, apart from runs and states: it makes a workspace that is not there,
 * gives it its own version and the tags of the block, and removes it. Everything else of a workspace is in the seed.
 */
import { readDocument, readItems } from '../body.ts';
import type { RouteCall, ServedRoute } from '../domain.ts';
import { bindingsOf } from '../documents/tag.ts';
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
import { allow, found, findOrganization, workspaceById } from './find.ts';
import { get, patch, post, remove } from './route.ts';

const key = v.pipe(v.string(), v.minLength(1));
const tagSchema = v.looseObject({
  type: v.literal('tags'),
  attributes: v.looseObject({ name: key }),
});
const bindingSchema = v.looseObject({
  type: v.literal('tag-bindings'),
  attributes: v.looseObject({ key, value: v.optional(v.nullable(v.string())) }),
});

const creationBody = v.looseObject({
  data: v.looseObject({
    attributes: v.strictObject({ name }),
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
const changeBody = v.looseObject({
  data: v.looseObject({
    type: v.optional(v.literal('workspaces')),
    attributes: v.strictObject({ 'terraform-version': v.string() }),
  }),
});

export const CLOUD_BLOCK_ROUTES: readonly ServedRoute[] = [
  post('/organizations/:organization/workspaces', createWorkspace),
  patch('/workspaces/:workspace', (call) => {
    const workspace = workspaceById(call, 'admin');
    const { attributes } = readDocument(call.request, changeBody).data;
    workspace.terraformVersion = attributes['terraform-version'];
    workspace.updatedAt = call.domain.store.clock.date().toISOString();
    return respondResource(200, toWorkspace(call, workspace));
  }),
  post('/workspaces/:workspace/relationships/tags', (call) => {
    const workspace = workspaceById(call, 'admin');
    const tags = readItems(call.request, tagSchema);
    bindTags(workspace, tags.map(bindingOf));
    return respondEmpty(204);
  }),
  get('/workspaces/:workspace/tag-bindings', (call) => listBindings(call, 'tag-bindings')),
  get('/workspaces/:workspace/effective-tag-bindings', (call) =>
    listBindings(call, 'effective-tag-bindings'),
  ),
  patch('/workspaces/:workspace/tag-bindings', (call) => {
    const workspace = workspaceById(call, 'admin');
    const bindings = readItems(call.request, bindingSchema);
    bindTags(
      workspace,
      bindings.map(({ attributes }) => attributes),
    );
    return listBindings(call, 'tag-bindings');
  }),
  remove('/workspaces/:workspace', (call) => destroy(call, workspaceById(call, 'admin'))),
  post('/workspaces/:workspace/actions/safe-delete', (call) =>
    destroySafely(call, workspaceById(call, 'admin')),
  ),
];

interface Binding {
  key: string;
  value?: string | null | undefined;
}

function bindingOf({ attributes }: v.InferOutput<typeof tagSchema>): Binding {
  return { key: attributes.name };
}

function createWorkspace(call: RouteCall): ServiceResponse {
  const { store, runDurationMs } = call.domain;
  const organization = findOrganization(call);
  allow(hasOrganizationRight(store, call.token, organization.id, 'manageWorkspaces'));
  const { attributes, relationships } = readDocument(call.request, creationBody).data;
  const named = [...store.workspaces.values()].find((one) => one.name === attributes.name);
  if (named?.organization === organization) {
    const detail = 'Name has already been taken';
    throw new Refusal(invalid({ pointer: '/data/attributes/name', detail }));
  }
  const projectId = relationships.project?.data.id;
  const project = projectId === undefined ? undefined : found(store.projects.get(projectId));
  allow(project === undefined || project.organization === organization);
  const seeded = v.parse(seedWorkspaceSchema, { name: attributes.name });
  const workspace = addWorkspace(store, organization, seeded, runDurationMs);
  workspace.project = project ?? workspace.project;
  const { tags, 'tag-bindings': bindings } = relationships;
  bindTags(workspace, [
    ...(tags?.data ?? []).map(bindingOf),
    ...(bindings?.data ?? []).map((one) => one.attributes),
  ]);
  return respondResource(201, toWorkspace(call, workspace));
}

/** Adds tags to a workspace; a key that has a value gets the new one. */
function bindTags(workspace: WorkspaceRecord, tags: readonly Binding[]): void {
  const bindings = new Map(Object.entries(workspace.tagBindings));
  const names = new Set(workspace.tags);
  for (const { key: tag, value } of tags) {
    names.delete(tag);
    bindings.delete(tag);
    if (value === undefined || value === null || value === '') names.add(tag);
    else bindings.set(tag, value);
  }
  workspace.tags = [...names];
  workspace.tagBindings = Object.fromEntries(bindings);
}

function listBindings(
  call: RouteCall,
  type: 'tag-bindings' | 'effective-tag-bindings',
): ServiceResponse {
  return respondPage(call, bindingsOf(workspaceById(call), type), (_, one) => one, { whole: true });
}

function destroy(call: RouteCall, workspace: WorkspaceRecord): ServiceResponse {
  removeWorkspace(call.domain.store, workspace);
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
