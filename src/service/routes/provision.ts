/** Routes that tests use to create and remove organizations, workspaces, teams and agent pools. */
import { readDocument, resourceBody } from '../body.ts';
import { parameter, type RouteCall, type ServedRoute } from '../domain.ts';
import { get, patch, post, remove } from './route.ts';
import { toPool, toTeam } from '../documents/organization.ts';
import { findUser } from '../documents/account.ts';
import { toOrganization } from '../documents/workspace.ts';
import type { ServiceResponse } from '../exchange.ts';
import { addOrganization, addOwners, addPool, NEW_TEAM } from '../load-seed.ts';
import type { TeamRecord } from '../records.ts';
import { hasOrganizationRight, isMember } from '../permissions.ts';
import { removeOrganization } from '../remove.ts';
import { respondEmpty, respondOne, respondPage, respondResource } from '../respond.ts';
import { name } from '../seed.ts';
import * as v from '../../client/wire/schema.ts';
import { allow, findOrganization, findPool, found } from './find.ts';
import { findOwn, findOwned, refuseTwin, routesOf } from './owned.ts';

const organizationBody = resourceBody({ name, email: v.string() });
const some = v.optional(v.looseObject({ data: v.array(v.looseObject({ id: v.string() })) }));
const poolSettings = { 'organization-scoped': v.optional(v.boolean()) };
const poolRelations = v.optional(v.looseObject({ 'allowed-workspaces': some }), {});
const poolBody = v.looseObject({
  data: v.looseObject({
    attributes: v.looseObject({ name, ...poolSettings }),
    relationships: poolRelations,
  }),
});
const poolChange = v.looseObject({
  data: v.looseObject({
    type: v.optional(v.literal('agent-pools')),
    attributes: v.optional(v.looseObject({ name: v.optional(name), ...poolSettings }), {}),
    relationships: poolRelations,
  }),
});
const teamSettings = {
  visibility: v.optional(v.picklist(['secret', 'organization'])),
  'organization-access': v.optional(v.record(v.string(), v.boolean())),
  'allow-member-token-management': v.optional(v.boolean()),
  'sso-team-id': v.optional(v.nullable(v.string())),
};
const teamBody = resourceBody({ name, ...teamSettings });
const teamChange = resourceBody({ name: v.optional(name), ...teamSettings });

export const PROVISION_ROUTES: readonly ServedRoute[] = [
  get('/organizations', (call) => {
    const { store } = call.domain;
    const visible = [...store.organizations.values()].filter(({ id }) =>
      isMember(store, call.token, id),
    );
    return respondPage(call, visible, toOrganization);
  }),
  post('/organizations', createOrganization),
  remove('/organizations/:organization', (call) => {
    removeOrganization(call.domain.store, findOwn(call).id);
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
  patch('/teams/:id', (call) => {
    const { store } = call.domain;
    const team = findOwned(call, ({ teams }) => teams);
    const { attributes } = readDocument(call.request, teamChange).data;
    refuseTwin(store.teams, team.organizationId, attributes.name, team);
    changeTeam(team, attributes);
    return respondResource(200, toTeam(call, team));
  }),
  ...routesOf('agent-pools', ({ pools }) => pools, toPool, {
    nameOf: (pool) => pool.name,
    sorts: { 'created-at': ({ createdAt }) => createdAt },
    fits: ({ query, domain: { store } }, { organizationScoped, allowedWorkspaceIds }) => {
      const workspaceName = query.get('filter[allowed_workspaces][name]');
      const named = allowedWorkspaceIds.some(
        (id) => store.workspaces.get(id)?.name === workspaceName,
      );
      return workspaceName === null || organizationScoped || named;
    },
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
    const { attributes, relationships } = readDocument(call.request, poolBody).data;
    refuseTwin(store.pools, organizationId, attributes.name);
    const pool = addPool(store, organizationId, {
      id: store.newId('apool'),
      name: attributes.name,
      organizationScoped: attributes['organization-scoped'] ?? true,
      allowedWorkspaceIds:
        workspaceIdsOf(call, organizationId, relationships['allowed-workspaces']) ?? [],
    });
    return respondResource(201, toPool(call, pool));
  }),
  patch('/agent-pools/:pool', (call) => {
    const pool = findPool(call);
    const { attributes, relationships } = readDocument(call.request, poolChange).data;
    refuseTwin(call.domain.store.pools, pool.organizationId, attributes.name, pool);
    const allowed = workspaceIdsOf(call, pool.organizationId, relationships['allowed-workspaces']);
    pool.name = attributes.name ?? pool.name;
    pool.organizationScoped = attributes['organization-scoped'] ?? pool.organizationScoped;
    pool.allowedWorkspaceIds = allowed ?? pool.allowedWorkspaceIds;
    return respondResource(200, toPool(call, pool));
  }),
  get('/users/:user', (call) => {
    // Everyone who may see an object may see who made it.
    const user = found(findUser(call.domain.store, parameter(call, 'user')));
    return respondOne(call, user, (_, one) => one);
  }),
];

function createOrganization(call: RouteCall): ServiceResponse {
  const { store } = call.domain;
  const { kind, subjectId } = call.token;
  allow(kind === 'user');
  const { attributes } = readDocument(call.request, organizationBody).data;
  refuseTwin(store.organizations, undefined, attributes.name);
  const organization = addOrganization(store, attributes.name, attributes.email);
  addOwners(store, organization, subjectId);
  return respondResource(201, toOrganization(call, organization));
}

function createTeam(call: RouteCall): ServiceResponse {
  const { store } = call.domain;
  const { id: organizationId } = findOwn(call);
  const { attributes } = readDocument(call.request, teamBody).data;
  refuseTwin(store.teams, organizationId, attributes.name);
  const team: TeamRecord = {
    id: store.newId('team'),
    name: attributes.name,
    organizationId,
    visibility: 'secret',
    owners: false,
    memberIds: [],
    permissions: {
      readWorkspaces: false,
      manageWorkspaces: false,
      managePolicyOverrides: false,
      manageAgentPools: false,
    },
    ...NEW_TEAM,
  };
  changeTeam(team, attributes);
  store.teams.set(team.id, team);
  return respondResource(201, toTeam(call, team));
}

const PERMISSIONS = {
  'read-workspaces': 'readWorkspaces',
  'manage-workspaces': 'manageWorkspaces',
  'manage-policy-overrides': 'managePolicyOverrides',
  'manage-agent-pools': 'manageAgentPools',
} as const;

function changeTeam(
  team: TeamRecord,
  attributes: v.InferOutput<typeof teamChange>['data']['attributes'],
): void {
  const { 'allow-member-token-management': tokens, 'sso-team-id': sso } = attributes;
  team.name = attributes.name ?? team.name;
  team.visibility = attributes.visibility ?? team.visibility;
  team.allowMemberTokenManagement = tokens ?? team.allowMemberTokenManagement;
  if (sso !== undefined) team.ssoTeamId = sso === '' ? null : sso;
  const access = new Map(Object.entries(attributes['organization-access'] ?? {}));
  for (const [word, permission] of Object.entries(PERMISSIONS)) {
    team.permissions[permission] = access.get(word) ?? team.permissions[permission];
    access.delete(word);
  }
  team.shownAccess = { ...team.shownAccess, ...Object.fromEntries(access) };
}

/** The ids of the organization's workspaces in a relationship; undefined when the body lacks it. */
function workspaceIdsOf(
  { domain: { store } }: RouteCall,
  organizationId: string,
  list: { data: { id: string }[] } | undefined,
): string[] | undefined {
  const ids = list?.data.map(({ id }) => id);
  allow(ids?.every((id) => store.workspaces.get(id)?.organizationId === organizationId) ?? true);
  return ids;
}
