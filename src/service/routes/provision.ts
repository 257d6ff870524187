/** What tests make for themselves and take away again: organizations, workspaces, teams, agent pools. */
import { readBody } from '../body.ts';
import { parameter, type Call, type Route } from '../domain.ts';
import { get, post, remove } from './route.ts';
import { toPool, toTeam } from '../documents/organization.ts';
import { findUser } from '../documents/account.ts';
import { toOrganization, toWorkspace } from '../documents/workspace.ts';
import type { ServiceResponse } from '../exchange.ts';
import { addOrganization, addOwners, addWorkspace } from '../load-seed.ts';
import { hasOrganizationRight, isMember } from '../permissions.ts';
import { removeOrganization, removeWorkspace } from '../remove.ts';
import {
  invalid,
  Refusal,
  respondEmpty,
  respondOne,
  respondPage,
  respondResource,
} from '../respond.ts';
import { name, workspaceSchema } from '../seed.ts';
import * as v from '../../client/wire/schema.ts';
import { allow, findOrganization, findWorkspace, found } from './find.ts';
import { findOwn, routesOf } from './owned.ts';

const flag = v.optional(v.boolean(), false);

/** The body that makes a thing with these attributes. */
function bodyOf<Entries extends v.ObjectEntries>(attributes: Entries) {
  return v.looseObject({ data: v.looseObject({ attributes: v.looseObject(attributes) }) });
}

const organizationBody = bodyOf({ name, email: v.string() });
const poolBody = bodyOf({ name });
const teamBody = bodyOf({
  name,
  visibility: v.optional(v.picklist(['secret', 'organization']), 'secret'),
  'organization-access': v.optional(
    v.looseObject({
      'read-workspaces': flag,
      'manage-workspaces': flag,
      'manage-policy-overrides': flag,
      'manage-agent-pools': flag,
    }),
    {},
  ),
});
const { entries } = workspaceSchema;
const workspaceBody = bodyOf({
  name,
  'auto-apply': entries.autoApply,
  'execution-mode': entries.executionMode,
  'speculative-enabled': entries.speculativeEnabled,
  'terraform-version': entries.terraformVersion,
  'working-directory': entries.workingDirectory,
  'tag-names': entries.tags,
  'trigger-patterns': entries.triggerPatterns,
  'trigger-prefixes': entries.triggerPrefixes,
});

export const PROVISION_ROUTES: readonly Route[] = [
  get('/organizations', (call) => {
    const { store } = call.domain;
    const seen = [...store.organizations.values()].filter(({ id }) =>
      isMember(store, call.token, id),
    );
    return respondPage(call, seen, toOrganization);
  }),
  post('/organizations', createOrganization),
  remove('/organizations/:organization', (call) => {
    removeOrganization(call.domain.store, findOwn(call).id);
    return respondEmpty(204);
  }),
  post('/organizations/:organization/workspaces', createWorkspace),
  remove('/workspaces/:workspace', (call) => {
    removeWorkspace(call.domain.store, findWorkspace(call, 'admin').id);
    return respondEmpty(204);
  }),
  remove('/organizations/:organization/workspaces/:name', (call) => {
    const { id: organizationId } = findOrganization(call);
    const wanted = parameter(call, 'name');
    const workspace = [...call.domain.store.workspaces.values()].find(
      (one) => one.organizationId === organizationId && one.name === wanted,
    );
    removeWorkspace(call.domain.store, findWorkspace(call, 'admin', found(workspace).id).id);
    return respondEmpty(204);
  }),
  ...routesOf('teams', ({ teams }) => teams, toTeam, {
    nameOf: (team) => team.name,
    sees: (call, { visibility, organizationId, id }) =>
      isMember(call.domain.store, call.token, organizationId) &&
      (visibility === 'organization' || call.token.subjectId === id),
    remove: ({ teamAccess }, { id, owners }) => {
      for (const grant of teamAccess.values()) {
        if (grant.teamId === id) teamAccess.delete(grant.id);
      }
      return !owners;
    },
  }),
  post('/organizations/:organization/teams', createTeam),
  ...routesOf('agent-pools', ({ pools }) => pools, toPool, {
    nameOf: (pool) => pool.name,
    sees: ({ domain, token }, { organizationId }) =>
      hasOrganizationRight(domain.store, token, organizationId, 'manageAgentPools'),
    remove: ({ tokens }, { id }) => {
      for (const token of tokens.values()) if (token.subjectId === id) tokens.delete(token.id);
      return true;
    },
  }),
  post('/organizations/:organization/agent-pools', (call) => {
    const { store } = call.domain;
    const { id: organizationId } = findOrganization(call);
    allow(hasOrganizationRight(store, call.token, organizationId, 'manageAgentPools'));
    const { attributes } = readBody(call.request, poolBody).data;
    refuseTwin(store.pools, organizationId, attributes.name);
    const pool = { id: store.newId('apool'), name: attributes.name, organizationId };
    store.pools.set(pool.id, pool);
    return respondResource(201, toPool(call, pool));
  }),
  get('/users/:user', (call) => {
    // Who made something is named to all who may see it.
    const user = found(findUser(call.domain.store, parameter(call, 'user')));
    return respondOne(call, user, (_, one) => one);
  }),
];

function createOrganization(call: Call): ServiceResponse {
  const { store } = call.domain;
  const { kind, subjectId } = call.token;
  allow(kind === 'user');
  const { attributes } = readBody(call.request, organizationBody).data;
  refuseTwin(store.organizations, undefined, attributes.name);
  const organization = addOrganization(store, attributes.name, attributes.email);
  addOwners(store, organization, subjectId);
  return respondResource(201, toOrganization(call, organization));
}

function createWorkspace(call: Call): ServiceResponse {
  const { store, runDurationMs } = call.domain;
  const { id } = findOrganization(call);
  allow(hasOrganizationRight(store, call.token, id, 'manageWorkspaces'));
  const { attributes: given } = readBody(call.request, workspaceBody).data;
  refuseTwin(store.workspaces, id, given.name);
  const workspace = v.parse(workspaceSchema, {
    name: given.name,
    autoApply: given['auto-apply'],
    executionMode: given['execution-mode'],
    speculativeEnabled: given['speculative-enabled'],
    terraformVersion: given['terraform-version'],
    workingDirectory: given['working-directory'],
    tags: given['tag-names'],
    triggerPatterns: given['trigger-patterns'],
    triggerPrefixes: given['trigger-prefixes'],
  });
  return respondResource(201, toWorkspace(call, addWorkspace(store, id, workspace, runDurationMs)));
}

function createTeam(call: Call): ServiceResponse {
  const { store } = call.domain;
  const { id: organizationId } = findOwn(call);
  const { attributes } = readBody(call.request, teamBody).data;
  refuseTwin(store.teams, organizationId, attributes.name);
  const access = attributes['organization-access'];
  const team = {
    id: store.newId('team'),
    name: attributes.name,
    organizationId,
    visibility: attributes.visibility,
    owners: false,
    memberIds: [],
    permissions: {
      readWorkspaces: access['read-workspaces'],
      manageWorkspaces: access['manage-workspaces'],
      managePolicyOverrides: access['manage-policy-overrides'],
      manageAgentPools: access['manage-agent-pools'],
    },
  };
  store.teams.set(team.id, team);
  return respondResource(201, toTeam(call, team));
}

/** Names are taken once in an organization, and those of organizations once. */
function refuseTwin(
  known: ReadonlyMap<string, { name: string; organizationId?: string }>,
  organizationId: string | undefined,
  wanted: string,
): void {
  for (const one of known.values()) {
    if (one.name !== wanted || one.organizationId !== organizationId) continue;
    const detail = 'Name has already been taken';
    throw new Refusal(invalid({ pointer: '/data/attributes/name', detail }));
  }
}
