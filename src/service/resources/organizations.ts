/** Organizations, and what a seed puts into them: teams, agent pools, projects and users. */
import { hasOrganizationRight, isMember, isOwner } from '../permissions.ts';
import {
  emptyListAt,
  notFoundUnless,
  get,
  isAmong,
  listAt,
  respondResource,
} from '../resource-type.ts';
import type { Area, Filters, ResourceType, RouteCall } from '../resource-type.ts';
import type { OrganizationRecord, NamedRecord, TeamRecord, UserRecord } from '../records.ts';
import { childrenOf } from '../store.ts';

export const ORGANIZATIONS: ResourceType<OrganizationRecord> = {
  type: 'organizations',
  may: ({ store, token }, { id }, right) =>
    right === 'admin'
      ? hasOrganizationRight(store, token, id, 'manage-workspaces')
      : isMember(store, token, id),
  shownAt: '/organizations/:organization',
  includes: ['default_project'],
  lists: [
    {
      path: '/organizations',
      includes: [],
      items: ({ store }) => store.all('organizations'),
    },
  ],
  render({ store, token }, organization) {
    const owner = isOwner(store, token, organization.id);
    return {
      attributes: {
        'cost-estimation-enabled': true,
        'collaborator-auth-policy': 'password',
        permissions: {
          'can-update': owner,
          'can-destroy': owner,
          'can-create-team': owner,
          'can-create-workspace': owner,
        },
      },
      relationships: { 'default-project': { data: childrenOf(organization, 'projects')[0] } },
    };
  },
};

/** The organization that the path names, for its members. */
export function findOrganization(call: RouteCall): OrganizationRecord {
  return call.find(ORGANIZATIONS, 'readRuns', call.parameter('organization'));
}

const BY_NAMES: Filters<NamedRecord> = {
  'filter[names]': ({ attributes }, asked) => isAmong(attributes.name, asked),
};
const BY_NAME: Filters<NamedRecord> = {
  ...BY_NAMES,
  q: ({ attributes }, asked) => attributes.name.includes(asked),
  'search[name]': ({ attributes }, asked) => attributes.name.includes(asked),
};

const TEAMS: ResourceType<TeamRecord> = {
  type: 'teams',
  may: ({ store, token }, { id, parent, attributes }) => {
    if (isOwner(store, token, parent.id)) return true;
    const isShown = attributes.visibility === 'organization' || token.subjectId === id;
    return isShown && isMember(store, token, parent.id);
  },
  shownAt: '/teams/:id',
  lists: [listAt('/organizations/:organization/teams', ORGANIZATIONS, { filters: BY_NAME })],
  render({ store, token }, { parent, owners, memberIds }) {
    const may = isOwner(store, token, parent.id);
    return {
      attributes: {
        'users-count': memberIds.length,
        'allow-member-token-management': true,
        permissions: { 'can-destroy': may && !owners, 'can-update-membership': may },
      },
      relationships: {
        organization: { data: parent },
        users: { data: memberIds.map((id) => ({ id, type: 'users' })) },
      },
    };
  },
};

export const PROJECTS: ResourceType<NamedRecord> = {
  type: 'projects',
  shownAt: '/projects/:project',
  lists: [
    listAt('/organizations/:organization/projects', ORGANIZATIONS, {
      filters: BY_NAMES,
      items: (organization, call) => {
        const workspaces = childrenOf(organization, 'workspaces');
        const readable = workspaces.filter((workspace) => call.may(workspace, 'readRuns'));
        const projects = new Set(readable.map(({ project }) => project));
        return childrenOf(organization, 'projects').filter((project) => projects.has(project));
      },
    }),
  ],
  render: (_, { parent }) => ({
    attributes: { description: '' },
    relationships: { organization: { data: parent } },
  }),
};

export const POOLS: ResourceType<NamedRecord> = {
  type: 'agent-pools',
  may: ({ store, token }, { parent }) =>
    hasOrganizationRight(store, token, parent.id, 'manage-agent-pools'),
  shownAt: '/agent-pools/:pool',
  lists: [listAt('/organizations/:organization/agent-pools', ORGANIZATIONS, { filters: BY_NAME })],
  render: (_, { id, parent }) => ({
    attributes: { 'agent-count': 0, 'organization-scoped': true },
    relationships: {
      organization: { data: parent },
      'authentication-tokens': {
        links: { related: `/api/v2/agent-pools/${id}/authentication-tokens` },
      },
    },
  }),
};

/** The ids of users that represent a team or an organization begin so; the id of that follows. */
const SERVICE_USER = 'user-';

/** The id of the user as whom a token acts: its person, or the user that represents a team or an organization. */
export function userIdOf({ token: { kind, subjectId } }: RouteCall): string {
  return kind === 'user' ? subjectId : `${SERVICE_USER}${subjectId}`;
}

/** Everyone who may see an object may see who made it. */
export const USERS: ResourceType<UserRecord> = {
  type: 'users',
  get: (store, id) => {
    const subjectId = id.startsWith(SERVICE_USER) ? id.slice(SERVICE_USER.length) : '';
    const owner = store.get('teams', subjectId) ?? store.get('organizations', subjectId);
    if (owner === undefined) return undefined;
    const username = `api-${owner.type.slice(0, -1)}-${owner.attributes.name}`;
    return { id, type: 'users', attributes: { username, email: null } };
  },
  may: () => true,
  shownAt: '/users/:user',
  render: (_, { attributes: { email } }) => ({
    attributes: { 'is-service-account': email === null, 'avatar-url': null },
  }),
};

export function callerOf(call: RouteCall): UserRecord {
  return call.find(USERS, 'readRuns', userIdOf(call));
}

export const ORGANIZATION_AREA: Area = {
  types: [ORGANIZATIONS, PROJECTS, TEAMS, POOLS, USERS],
  routes: [
    get('/organizations/:organization/entitlement-set', (call) =>
      respondResource(200, {
        id: findOrganization(call).attributes['external-id'],
        type: 'entitlement-sets',
        attributes: {
          agents: true,
          'cost-estimation': true,
          operations: true,
          'policy-enforcement': true,
          'run-tasks': true,
          sentinel: true,
          'state-storage': true,
          teams: true,
        },
      }),
    ),
    // Projects have no tags here, so workspaces inherit none.
    emptyListAt('/projects/:project/tag-bindings', PROJECTS),
    emptyListAt('/projects/:project/effective-tag-bindings', PROJECTS),
    get('/account/details', (call) => {
      const { kind, subjectId } = call.token;
      // An agent's token may use no route of this API.
      notFoundUnless(kind !== 'agent');
      const { id, attributes } = callerOf(call);
      return respondResource(200, {
        id,
        type: 'users',
        attributes: { ...attributes, 'is-service-account': attributes.email === null },
        relationships: {
          'authenticated-resource': { data: { id: subjectId, type: `${kind}s` } },
        },
        links: { self: '/api/v2/account/details' },
      });
    }),
  ],
};
