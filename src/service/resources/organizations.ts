/** Organizations, and what a seed puts into them: teams, agent pools, projects and users. */
import { hasOrganizationRight, isMember, isOwner, rightsOn } from '../permissions.ts';
import { allow, find, found, get, listAt, parameter, respondResource } from '../resource.ts';
import type { Area, ResourceType, RouteCall, SentRelationship } from '../resource.ts';
import { respond } from '../respond.ts';
import type {
  AgentPoolRecord,
  OrganizationRecord,
  OwnedRecord,
  ProjectRecord,
  TeamRecord,
} from '../store.ts';

/** On the wire, the name of an organization is its id. */
export const ORGANIZATIONS: ResourceType<OrganizationRecord> = {
  type: 'organizations',
  get: ({ organizations }, name) => [...organizations.values()].find((one) => one.name === name),
  may: ({ domain, token }, { id }) => isMember(domain.store, token, id),
  shown: '/organizations/:organization',
  includes: ['default_project'],
  lists: [
    {
      path: '/organizations',
      includes: [],
      items: ({ domain: { store }, token }) =>
        [...store.organizations.values()].filter(({ id }) => isMember(store, token, id)),
    },
  ],
  write({ domain, token }, organization) {
    const owner = isOwner(domain.store, token, organization.id);
    const { name } = organization;
    return {
      id: name,
      attributes: {
        name,
        'external-id': organization.id,
        email: organization.email,
        'created-at': organization.createdAt,
        'cost-estimation-enabled': true,
        'collaborator-auth-policy': 'password',
        permissions: {
          'can-update': owner,
          'can-destroy': owner,
          'can-create-team': owner,
          'can-create-workspace': owner,
        },
      },
      relationships: {
        'default-project': {
          data: ownedBy(organization, domain.store.projects)
            .slice(0, 1)
            .map(({ id }) => ({ id, type: 'projects' }))[0],
        },
      },
    };
  },
};

/** Those of an organization. */
function ownedBy<Kept extends OwnedRecord>(
  organization: OrganizationRecord,
  all: ReadonlyMap<string, Kept>,
): Kept[] {
  return [...all.values()].filter((one) => one.organization === organization);
}

/** The organization that the path names, for its members. */
export function findOrganization(call: RouteCall): OrganizationRecord {
  return find(call, ORGANIZATIONS, 'readRuns', parameter(call, 'organization'));
}

export function toOrganization({ organization }: OwnedRecord): SentRelationship {
  return { data: { id: organization.name, type: 'organizations' } };
}

const BY_NAME = { sorts: [{ word: 'name', textOf: ({ name }: OwnedRecord) => name }] };

/** Those that the caller may see, and whose names the query asks for. */
function namedIn<Kept extends OwnedRecord>(
  call: RouteCall,
  row: ResourceType<Kept>,
  all: readonly Kept[],
): Kept[] {
  const names = call.query.get('filter[names]')?.split(',');
  return all.filter((one) => row.may(call, one, 'readRuns') && (names?.includes(one.name) ?? true));
}

function searched<Kept extends OwnedRecord>({ query }: RouteCall, all: readonly Kept[]): Kept[] {
  const q = query.get('q') ?? query.get('search[name]') ?? '';
  return all.filter(({ name }) => name.includes(q));
}

const TEAMS: ResourceType<TeamRecord> = {
  type: 'teams',
  get: ({ teams }, id) => teams.get(id),
  may: ({ domain: { store }, token }, { id, organization, visibility }) => {
    if (isOwner(store, token, organization.id)) return true;
    const isShown = visibility === 'organization' || token.subjectId === id;
    return isShown && isMember(store, token, organization.id);
  },
  shown: '/teams/:id',
  lists: [
    listAt(
      '/organizations/:organization/teams',
      ORGANIZATIONS,
      (organization, call) =>
        searched(call, namedIn(call, TEAMS, ownedBy(organization, call.domain.store.teams))),
      BY_NAME,
    ),
  ],
  write({ domain: { store }, token }, team) {
    const { permissions } = team;
    const may = isOwner(store, token, team.organization.id);
    return {
      attributes: {
        name: team.name,
        visibility: team.visibility,
        'users-count': team.memberIds.length,
        'allow-member-token-management': true,
        'sso-team-id': null,
        'organization-access': {
          'read-workspaces': permissions.readWorkspaces,
          'manage-workspaces': permissions.manageWorkspaces,
          'manage-policy-overrides': permissions.managePolicyOverrides,
          'manage-agent-pools': permissions.manageAgentPools,
        },
        permissions: { 'can-destroy': may && !team.owners, 'can-update-membership': may },
      },
      relationships: {
        organization: toOrganization(team),
        users: { data: team.memberIds.map((id) => ({ id, type: 'users' })) },
      },
    };
  },
};

const PROJECTS: ResourceType<ProjectRecord> = {
  type: 'projects',
  get: ({ projects }, id) => projects.get(id),
  may: ({ domain, token }, { organization }) => isMember(domain.store, token, organization.id),
  shown: '/projects/:project',
  lists: [
    listAt(
      '/organizations/:organization/projects',
      ORGANIZATIONS,
      (organization, call) => {
        const { store } = call.domain;
        const readable = [...store.workspaces.values()].filter(
          (workspace) => rightsOn(store, call.token, workspace).readRuns,
        );
        const projects = new Set(readable.map(({ project }) => project));
        const shown = ownedBy(organization, store.projects).filter((one) => projects.has(one));
        return namedIn(call, PROJECTS, shown);
      },
      BY_NAME,
    ),
  ],
  write: (_, project) => ({
    attributes: {
      name: project.name,
      description: '',
      'default-execution-mode': 'remote',
      'auto-destroy-activity-duration': null,
    },
    relationships: { organization: toOrganization(project) },
  }),
};

export const POOLS: ResourceType<AgentPoolRecord> = {
  type: 'agent-pools',
  get: ({ pools }, id) => pools.get(id),
  may: ({ domain, token }, { organization }) =>
    hasOrganizationRight(domain.store, token, organization.id, 'manageAgentPools'),
  shown: '/agent-pools/:pool',
  lists: [
    listAt(
      '/organizations/:organization/agent-pools',
      ORGANIZATIONS,
      (organization, call) =>
        searched(call, namedIn(call, POOLS, ownedBy(organization, call.domain.store.pools))),
      BY_NAME,
    ),
  ],
  write: (_, pool) => ({
    attributes: {
      name: pool.name,
      'agent-count': 0,
      'organization-scoped': true,
      'created-at': pool.createdAt,
    },
    relationships: {
      organization: toOrganization(pool),
      workspaces: { data: [] },
      'allowed-workspaces': { data: [] },
      'allowed-projects': { data: [] },
      'excluded-workspaces': { data: [] },
      'authentication-tokens': {
        links: { related: `/api/v2/agent-pools/${pool.id}/authentication-tokens` },
      },
    },
  }),
};

const SERVICE_USER = 'user-';

/** The id of the user as whom a token acts: its person, or the user that represents a team or an organization. */
export function userIdOf({ token: { kind, subjectId } }: RouteCall): string {
  return kind === 'user' ? subjectId : `${SERVICE_USER}${subjectId}`;
}

/** A person, or the user that represents a token of a team or an organization and has no address. */
interface ShownUser {
  id: string;
  username: string;
  email: string | null;
}

/** Everyone who may see an object may see who made it. */
export const USERS: ResourceType<ShownUser> = {
  type: 'users',
  get: (store, id) => {
    const person = store.users.get(id);
    if (person !== undefined) return person;
    const subjectId = id.startsWith(SERVICE_USER) ? id.slice(SERVICE_USER.length) : '';
    const team = store.teams.get(subjectId);
    const owner = team ?? store.organizations.get(subjectId);
    const kind = team === undefined ? 'organization' : 'team';
    return owner && { id, username: `api-${kind}-${owner.name}`, email: null };
  },
  may: () => true,
  shown: '/users/:user',
  write: (_, { username, email }) => ({
    attributes: { username, email, 'is-service-account': email === null, 'avatar-url': null },
  }),
};

/** The user as whom the caller acts. */
export function callerOf(call: RouteCall): ShownUser {
  return found(USERS.get(call.domain.store, userIdOf(call)));
}

export const ORGANIZATION_AREA: Area = {
  types: [ORGANIZATIONS, PROJECTS, TEAMS, POOLS, USERS],
  routes: [
    get('/organizations/:organization/entitlement-set', (call) =>
      respondResource(200, {
        id: findOrganization(call).id,
        type: 'entitlement-sets',
        attributes: {
          agents: true,
          'cost-estimation': true,
          operations: true,
          'policy-enforcement': true,
          'run-tasks': true,
          sentinel: true,
          'state-storage': true,
          'private-module-registry': false,
          'policy-limit': null,
          teams: true,
          'vcs-integrations': false,
        },
      }),
    ),
    // Projects have no tags here, so workspaces inherit none.
    ...['tag-bindings', 'effective-tag-bindings'].map((bindings) =>
      get(`/projects/:project/${bindings}`, (call) => {
        find(call, PROJECTS);
        return respond(200, { data: [] });
      }),
    ),
    get('/account/details', (call) => {
      const { kind, subjectId } = call.token;
      // An agent's token may use no route of this API.
      allow(kind !== 'agent');
      const { id, username, email } = callerOf(call);
      const organization = call.domain.store.organizations.get(subjectId);
      return respondResource(200, {
        id,
        type: 'users',
        attributes: { username, email, 'is-service-account': email === null },
        relationships: {
          'authenticated-resource': {
            data: { id: organization?.name ?? subjectId, type: `${kind}s` },
          },
        },
        links: { self: '/api/v2/account/details' },
      });
    }),
  ],
};
