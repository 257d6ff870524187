/** Policies that are uploaded as texts, and the sets that they are in. */
import { readBody } from '../body.ts';
import type { Call, Route } from '../domain.ts';
import { get, post, put } from './route.ts';
import { toPolicy, toPolicySet } from '../documents/organization.ts';
import type { ServiceResponse } from '../exchange.ts';
import type { PolicyRecord, PolicySetRecord } from '../records.ts';
import { respondEmpty, respondResource } from '../respond.ts';
import { POLICY_LEVELS, type PolicyLevel } from '../script.ts';
import { nowAt, type Store } from '../store.ts';
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
      /** The older way to say the level. */
      enforce: v.optional(v.array(v.looseObject({ mode: level }))),
    }),
  }),
});

const setSchema = v.looseObject({
  data: v.looseObject({
    attributes: v.looseObject({
      name: text,
      description: optionalText,
      kind,
      global: v.optional(v.boolean(), false),
      overridable: v.optional(v.nullable(v.boolean())),
    }),
    relationships: v.optional(v.looseObject({ policies: many, workspaces: many }), {}),
  }),
});

export const POLICY_SET_ROUTES: readonly Route[] = [
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
    const { attributes } = readBody(call.request, policySchema).data;
    const policy: PolicyRecord = {
      id: store.newId('pol'),
      organizationId: organization.id,
      name: attributes.name,
      description: attributes.description ?? '',
      kind: attributes.kind,
      query: attributes.query ?? null,
      level: levelOf(attributes),
      text: null,
      updatedAt: nowAt(store.clock),
    };
    store.policies.set(policy.id, policy);
    return respondResource(201, toPolicy(call, policy));
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
  ...routesOf('policy-sets', (store) => store.policySets, toPolicySet, {
    nameOf: ({ set }) => set.name,
  }),
  post('/organizations/:organization/policy-sets', createSet),
];

function levelOf(attributes: {
  'enforcement-level'?: PolicyLevel | undefined;
  enforce?: { mode: PolicyLevel }[] | undefined;
}): PolicyLevel {
  return attributes['enforcement-level'] ?? attributes.enforce?.[0]?.mode ?? 'advisory';
}

function createSet(call: Call): ServiceResponse {
  const { store } = call.domain;
  const { id: organizationId } = findOwn(call);
  const { attributes, relationships } = readBody(call.request, setSchema).data;
  const idsOf = (
    name: 'policies' | 'workspaces',
    known: ReadonlyMap<string, { organizationId: string }>,
  ): string[] => {
    const ids = relationships[name]?.data.map(({ id }) => id) ?? [];
    allow(ids.every((id) => known.get(id)?.organizationId === organizationId));
    return ids;
  };
  const { name, kind: language, global } = attributes;
  const policyIds = idsOf('policies', store.policies);
  const record: PolicySetRecord = {
    id: store.newId('polset'),
    organizationId,
    global,
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
