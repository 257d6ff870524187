/** Routes that read organizations, and what a seed puts into them: teams, agent pools, projects and users. */
import { parameter, type RouteCall, type ServedRoute } from '../domain.ts';
import { get } from './route.ts';
import { findUser } from '../documents/account.ts';
import { toPool, toProject, toTeam } from '../documents/organization.ts';
import { toOrganization } from '../documents/workspace.ts';
import type { ServiceResponse } from '../exchange.ts';
import { hasOrganizationRight, isMember, isOwner, rightsOn } from '../permissions.ts';
import type { ProjectRecord, TeamRecord } from '../records.ts';
import { respond, respondOne, respondPage, respondResource } from '../respond.ts';
import { allow, findOrganization, findPool, found } from './find.ts';

export const ORGANIZATION_ROUTES: readonly ServedRoute[] = [
  get('/organizations', (call) => {
    const { store } = call.domain;
    const visible = [...store.organizations.values()].filter(({ id }) =>
      isMember(store, call.token, id),
    );
    return respondPage(call, visible, toOrganization);
  }),
  get('/organizations/:organization', (call) => {
    const organization = findOrganization(call);
    return respondOne(call, organization, toOrganization, {
      default_project: (_, { id }) =>
        [...call.domain.store.projects.values()]
          .filter(({ organization: of }) => of.id === id)
          .slice(0, 1)
          .map((project) => toProject(call, project)),
    });
  }),
  get('/organizations/:organization/entitlement-set', (call) => {
    const { id } = findOrganization(call);
    return respondResource(200, {
      id,
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
    });
  }),
  get('/organizations/:organization/projects', listProjects),
  get('/projects/:project', (call) => respondOne(call, findProject(call), toProject)),
  // Projects have no tags here, so workspaces inherit none.
  get('/projects/:project/tag-bindings', noTags),
  get('/projects/:project/effective-tag-bindings', noTags),
  get('/organizations/:organization/teams', (call) => {
    const { id } = findOrganization(call);
    const teams = [...call.domain.store.teams.values()].filter(
      (team) => team.organization.id === id && seesTeam(call, team),
    );
    return respondNamed(call, teams, toTeam);
  }),
  get('/teams/:id', (call) => {
    const team = found(call.domain.store.teams.get(parameter(call, 'id')));
    allow(seesTeam(call, team));
    return respondOne(call, team, toTeam);
  }),
  get('/organizations/:organization/agent-pools', (call) => {
    const { store } = call.domain;
    const { id } = findOrganization(call);
    const maySee = hasOrganizationRight(store, call.token, id, 'manageAgentPools');
    const pools = [...store.pools.values()].filter(
      ({ organization }) => organization.id === id && maySee,
    );
    return respondNamed(call, pools, toPool);
  }),
  get('/agent-pools/:pool', (call) => respondOne(call, findPool(call), toPool)),
  get('/users/:user', (call) => {
    // Everyone who may see an object may see who made it.
    const user = found(findUser(call.domain.store, parameter(call, 'user')));
    return respondOne(call, user, (_, one) => one);
  }),
];

function seesTeam({ domain: { store }, token }: RouteCall, team: TeamRecord): boolean {
  const { id, organization, visibility } = team;
  if (isOwner(store, token, organization.id)) return true;
  const isShown = visibility === 'organization' || token.subjectId === id;
  return isShown && isMember(store, token, organization.id);
}

/** Those whose names the query asks for. */
function respondNamed<Kept extends { id: string; name: string }>(
  call: RouteCall,
  kept: readonly Kept[],
  render: Parameters<typeof respondPage<Kept>>[2],
): ServiceResponse {
  const q = call.query.get('q') ?? call.query.get('search[name]') ?? '';
  const names = call.query.get('filter[names]')?.split(',');
  const fitting = kept.filter(({ name }) => name.includes(q) && (names?.includes(name) ?? true));
  return respondPage(call, fitting, render, { sorts: { name: ({ name }) => name } });
}

function listProjects(call: RouteCall): ServiceResponse {
  const { domain, token, query } = call;
  const organization = findOrganization(call);
  const names = query.get('filter[names]')?.split(',');
  const readable = new Set(
    [...domain.store.workspaces.values()]
      .filter((workspace) => rightsOn(domain.store, token, workspace).readRuns)
      .map(({ project }) => project),
  );
  const projects = [...domain.store.projects.values()].filter(
    (one) =>
      one.organization === organization &&
      readable.has(one) &&
      (names === undefined || names.includes(one.name)),
  );
  return respondPage(call, projects, toProject, { sorts: { name: ({ name }) => name } });
}

function findProject(call: RouteCall): ProjectRecord {
  const { store } = call.domain;
  const project = found(store.projects.get(parameter(call, 'project')));
  allow(isMember(store, call.token, project.organization.id));
  return project;
}

function noTags(call: RouteCall): ServiceResponse {
  findProject(call);
  return respond(200, { data: [] });
}
