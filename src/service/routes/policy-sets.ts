/** Routes of policies that are uploaded as texts, and of the sets that contain them. */
import { identifierOf, readDocument, readItems } from '../body.ts';
import type { RouteCall, ServedRoute } from '../domain.ts';
import { get, patch, post, put, remove } from './route.ts';
import { toPolicy, toPolicySet } from '../documents/organization.ts';
import { toWorkspace } from '../documents/workspace.ts';
import type { ServiceResponse } from '../exchange.ts';
import type { PolicyRecord, PolicySetRecord } from '../records.ts';
import { invalid, Refusal, respondEmpty, respondResource, type Includes } from '../respond.ts';
import { POLICY_LEVELS, type PolicyLevel } from '../script.ts';
import { must, nowAt, type Store } from '../store.ts';
import { uploadedSet } from '../uploaded-policies.ts';
import * as v from '../../client/wire/schema.ts';
import { allow, found } from './find.ts';
import { findOwn, findOwned, routesOf } from './owned.ts';

const text = v.pipe(v.string(), v.minLength(1));
const optionalText = v.optional(v.nullable(v.string()));
const kind = v.optional(v.picklist(['sentinel', 'opa']), 'sentinel');
const level = v.picklist(POLICY_LEVELS);
const many = v.optional(v.looseObject({ data: v.array(v.looseObject({ id: v.string() })) }), {
  data: [],
});

const policySchema = v.looseObject({
  data: v.looseObject({
    attributes: v.looseObject({
      name: text,
      description: optionalText,
      kind,
      query: optionalText,
      'enforcement-level': v.optional(level),
      /** The older attribute for the level. */
      enforce: v.optional(v.array(v.looseObject({ mode: level }))),
    }),
  }),
});

const policyChange = v.looseObject({
  data: v.looseObject({
    type: v.optional(v.literal('policies')),
    attributes: v.optional(
      v.looseObject({
        description: optionalText,
        query: optionalText,
        'enforcement-level': v.optional(level),
        enforce: v.optional(v.array(v.looseObject({ mode: level }))),
      }),
      {},
    ),
  }),
});

/** Attributes that clients can set and read, and that change nothing else in this service. */
const SHOWN = {
  'agent-enabled': v.optional(v.boolean()),
  'policy-tool-version': optionalText,
  'policies-path': optionalText,
  'policy-update-patterns': v.optional(v.array(v.string())),
};

const setSettings = {
  description: optionalText,
  global: v.optional(v.boolean()),
  overridable: v.optional(v.nullable(v.boolean())),
  ...SHOWN,
};
const setSchema = v.looseObject({
  data: v.looseObject({
    attributes: v.looseObject({ name: text, kind, ...setSettings }),
    relationships: v.optional(v.looseObject({ policies: many, workspaces: many }), {}),
  }),
});
const setChange = v.looseObject({
  data: v.looseObject({
    type: v.optional(v.literal('policy-sets')),
    attributes: v.optional(v.looseObject({ name: v.optional(text), ...setSettings }), {}),
  }),
});

/** Sets of this service have no versions, projects or exclusions of their own to include. */
const INCLUDES: Includes<PolicySetRecord> = {
  policies: (call, { policyIds }) =>
    policyIds.map((id) => toPolicy(call, must(call.domain.store.policies, id))),
  workspaces: (call, { workspaceIds }) =>
    workspaceIds.map((id) => toWorkspace(call, must(call.domain.store.workspaces, id))),
  current_version: () => [],
  newest_version: () => [],
  projects: () => [],
  workspace_exclusions: () => [],
};

export const POLICY_SET_ROUTES: readonly ServedRoute[] = [
  ...routesOf('policies', policiesOf, toPolicy, {
    nameOf: ({ name }) => name,
    kindOf: (policy) => policy.kind,
    remove: ({ policySets }, { id }) => {
      for (const { policyIds } of policySets.values()) {
        if (policyIds.includes(id)) policyIds.splice(policyIds.indexOf(id), 1);
      }
      return true;
    },
  }),
  post('/organizations/:organization/policies', (call) => {
    const { store } = call.domain;
    const organization = findOwn(call);
    const { attributes } = readDocument(call.request, policySchema).data;
    const level = levelOf(attributes);
    if (level === undefined) return invalid(NO_LEVEL);
    const policy: PolicyRecord = {
      id: store.newId('pol'),
      organizationId: organization.id,
      name: attributes.name,
      description: attributes.description ?? '',
      kind: attributes.kind,
      query: attributes.query ?? null,
      level,
      text: null,
      updatedAt: nowAt(store.clock),
    };
    store.policies.set(policy.id, policy);
    return respondResource(201, toPolicy(call, policy));
  }),
  patch('/policies/:id', (call) => {
    const policy = findOwned(call, policiesOf);
    const { attributes } = readDocument(call.request, policyChange).data;
    const { description, query } = attributes;
    policy.level = levelOf(attributes) ?? policy.level;
    policy.description = description ?? policy.description;
    if (query !== undefined) policy.query = query;
    policy.updatedAt = nowAt(call.domain.store.clock);
    return respondResource(200, toPolicy(call, policy));
  }),
  put('/policies/:id/upload', (call) => {
    const policy = findOwned(call, policiesOf);
    policy.text = new TextDecoder().decode(call.request.body);
    policy.updatedAt = nowAt(call.domain.store.clock);
    return respondEmpty(200);
  }),
  get('/policies/:id/download', (call) => {
    const { text: body } = findOwned(call, policiesOf);
    const headers = { 'content-type': 'application/octet-stream' };
    return { status: 200, headers, body: Buffer.from(found(body ?? undefined)) };
  }),
  ...routesOf('policy-sets', setsOf, toPolicySet, {
    nameOf: ({ set }) => set.name,
    includes: INCLUDES,
  }),
  post('/organizations/:organization/policy-sets', createSet),
  patch('/policy-sets/:id', updateSet),
  ...(['policies', 'workspaces'] as const).flatMap((name) => [
    post(`/policy-sets/:id/relationships/${name}`, (call) => {
      const ids = relatedList(call, name);
      ids.list.push(...ids.requested.filter((id) => !ids.list.includes(id)));
      return respondEmpty(204);
    }),
    remove(`/policy-sets/:id/relationships/${name}`, (call) => {
      const { list, requested } = relatedList(call, name);
      list.splice(0, list.length, ...list.filter((id) => !requested.includes(id)));
      return respondEmpty(204);
    }),
  ]),
];

/**
 * The list of ids in one relationship of a set, and the ids of the request. 422 for policies of a
 * set from files.
 */
function relatedList(
  call: RouteCall,
  name: 'policies' | 'workspaces',
): { list: string[]; requested: string[] } {
  const record = findOwned(call, setsOf);
  const requested = readItems(call.request, identifierOf(name)).map(({ id }) => id);
  const { store } = call.domain;
  allow(requested.every((id) => store[name].get(id)?.organizationId === record.organizationId));
  if (name === 'policies' && !record.isUploaded) {
    throw new Refusal(
      invalid({ pointer: '/data', detail: 'The policies of this set come from its own files.' }),
    );
  }
  return { list: name === 'policies' ? record.policyIds : record.workspaceIds, requested };
}

function updateSet(call: RouteCall): ServiceResponse {
  const { store } = call.domain;
  const record = findOwned(call, setsOf);
  const { attributes: changes } = readDocument(call.request, setChange).data;
  const head = {
    name: changes.name ?? record.set.name,
    description: changes.description === undefined ? record.set.description : changes.description,
    overridable: changes.overridable ?? record.set.overridable,
  };
  record.set = record.isUploaded
    ? uploadedSet(store, record, {
        ...head,
        kind: record.set.system === 'policy-check' ? 'sentinel' : 'opa',
      })
    : { ...record.set, ...head };
  record.global = changes.global ?? record.global;
  record.shown = { ...record.shown, ...shownOf(changes) };
  return respondResource(200, toPolicySet(call, record));
}

function shownOf(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([key]) => Object.hasOwn(SHOWN, key)),
  );
}

function setsOf({ policySets }: Store): Store['policySets'] {
  return policySets;
}

function levelOf(attributes: {
  'enforcement-level'?: PolicyLevel | undefined;
  enforce?: { mode: PolicyLevel }[] | undefined;
}): PolicyLevel | undefined {
  return attributes['enforcement-level'] ?? attributes.enforce?.[0]?.mode;
}

/** Without a default since 2022. */
const NO_LEVEL = {
  pointer: '/data/attributes/enforcement-level',
  detail: 'enforcement-level is required.',
};

function createSet(call: RouteCall): ServiceResponse {
  const { store } = call.domain;
  const { id: organizationId } = findOwn(call);
  const { attributes, relationships } = readDocument(call.request, setSchema).data;
  const idsOf = (
    name: 'policies' | 'workspaces',
    existing: ReadonlyMap<string, { organizationId: string }>,
  ): string[] => {
    const ids = relationships[name]?.data.map(({ id }) => id) ?? [];
    allow(ids.every((id) => existing.get(id)?.organizationId === organizationId));
    return ids;
  };
  const { name, kind: language, global } = attributes;
  const policyIds = idsOf('policies', store.policies);
  const record: PolicySetRecord = {
    id: store.newId('polset'),
    organizationId,
    global: global ?? false,
    isUploaded: true,
    shown: shownOf(attributes),
    workspaceIds: idsOf('workspaces', store.workspaces),
    policyIds,
    set: uploadedSet(
      store,
      { policyIds },
      {
        name,
        description: attributes.description ?? null,
        overridable: attributes.overridable ?? false,
        kind: language,
      },
    ),
    createdAt: nowAt(store.clock),
  };
  store.policySets.set(record.id, record);
  return respondResource(201, toPolicySet(call, record));
}

function policiesOf({ policies }: Store): Store['policies'] {
  return policies;
}
