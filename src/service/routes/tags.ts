/** Routes of workspace tags: single names, and keys with values. */
import { readItems } from '../body.ts';
import type { RouteCall, ServedRoute } from '../domain.ts';
import { bindingsOf, toTag } from '../documents/tag.ts';
import type { ServiceResponse } from '../exchange.ts';
import { rightsOn } from '../permissions.ts';
import type { WorkspaceRecord } from '../records.ts';
import { respondEmpty, respondPage } from '../respond.ts';
import * as v from '../../client/wire/schema.ts';
import { findOrganization, workspaceById } from './find.ts';
import { get, patch, post, remove } from './route.ts';

const key = v.pipe(v.string(), v.minLength(1));
export const tagSchema = v.looseObject({
  type: v.literal('tags'),
  id: v.optional(v.string()),
  attributes: v.optional(v.looseObject({ name: v.optional(key) })),
});
export const bindingSchema = v.looseObject({
  type: v.literal('tag-bindings'),
  attributes: v.looseObject({ key, value: v.optional(v.nullable(v.string())) }),
});

export const TAG_ROUTES: readonly ServedRoute[] = [
  get('/workspaces/:workspace/relationships/tags', (call) =>
    respondPage(call, workspaceById(call).tags, (_, name) => toTag(name)),
  ),
  post('/workspaces/:workspace/relationships/tags', (call) => {
    const workspace = workspaceById(call, 'admin');
    const names = readItems(call.request, tagSchema).map((tag) => tagName(call, tag));
    bindTags(
      workspace,
      names.map((name) => ({ key: name })),
    );
    return respondEmpty(204);
  }),
  remove('/workspaces/:workspace/relationships/tags', (call) => {
    const workspace = workspaceById(call, 'admin');
    const gone = readItems(call.request, tagSchema).map((tag) => tagName(call, tag));
    workspace.tags = workspace.tags.filter((name) => !gone.includes(name));
    return respondEmpty(204);
  }),
  get('/workspaces/:workspace/tag-bindings', (call) => listBindings(call, 'tag-bindings')),
  get('/workspaces/:workspace/effective-tag-bindings', (call) =>
    listBindings(call, 'effective-tag-bindings'),
  ),
  patch('/workspaces/:workspace/tag-bindings', (call) => {
    const workspace = workspaceById(call, 'admin');
    bindTags(
      workspace,
      readItems(call.request, bindingSchema).map(({ attributes }) => attributes),
    );
    return listBindings(call, 'tag-bindings');
  }),
  get('/organizations/:organization/tags', (call) => {
    const q = call.query.get('q') ?? '';
    const names = tagsOf(call).filter((name) => name.includes(q));
    return respondPage(call, names, (_, name) => toTag(name));
  }),
];

/** Adds tags to a workspace; a key that has a value gets the new one. */
export function bindTags(
  workspace: WorkspaceRecord,
  tags: readonly { key: string; value?: string | null | undefined }[],
): void {
  const bindings = new Map(Object.entries(workspace.tagBindings));
  const names = new Set(workspace.tags);
  for (const { key: name, value } of tags) {
    names.delete(name);
    bindings.delete(name);
    if (value === undefined || value === null || value === '') names.add(name);
    else bindings.set(name, value);
  }
  workspace.tags = [...names].filter((name) => name !== '');
  workspace.tagBindings = Object.fromEntries(bindings);
}

function listBindings(
  call: RouteCall,
  type: 'tag-bindings' | 'effective-tag-bindings',
): ServiceResponse {
  return respondPage(call, bindingsOf(workspaceById(call), type), (_, one) => one, { whole: true });
}

/** The name of the tag that an entry means, by its name or by its id. */
function tagName(call: RouteCall, { id, attributes }: v.InferOutput<typeof tagSchema>): string {
  return attributes?.name ?? workspaceById(call).tags.find((name) => toTag(name).id === id) ?? '';
}

function tagsOf(call: RouteCall): string[] {
  const { store } = call.domain;
  const { id } = findOrganization(call);
  const workspaces = [...store.workspaces.values()].filter(
    (one) => one.organizationId === id && rightsOn(store, call.token, one).readRuns,
  );
  return [...new Set(workspaces.flatMap(({ tags }) => tags))].sort();
}
