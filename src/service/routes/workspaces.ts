/** Organizations, workspaces, and who is asking. */
import { parameter, type Call, type Route } from '../domain.ts';
import { get, post } from './route.ts';
import { toRun } from '../documents/run.ts';
import { toVersion } from '../documents/version.ts';
import { toAccount } from '../documents/account.ts';
import { currentRunOf, toOrganization, toWorkspace } from '../documents/workspace.ts';
import { rightsOn } from '../permissions.ts';
import type { ProjectRecord, WorkspaceRecord } from '../records.ts';
import {
  conflict,
  respondEmpty,
  respondOne,
  respondPage,
  respondResource,
  type Includes,
  type Resource,
} from '../respond.ts';
import { must } from '../store.ts';
import { startWaiting } from '../run-life.ts';
import { allow, findOrganization, findWorkspace, found } from './find.ts';

const INCLUDES: Includes<WorkspaceRecord> = {
  organization: (call, { organizationId: id }) => [
    toOrganization(call, must(call.domain.store.organizations, id)),
  ],
  project: (call, { projectId }) => [toProject(call, must(call.domain.store.projects, projectId))],
  current_run: (call, workspace) => {
    const run = currentRunOf(call.domain.store, workspace);
    return run === undefined ? [] : [toRun(call, run)];
  },
  current_configuration_version: (call, { currentVersionId: id }) =>
    id === null ? [] : [toVersion(call, must(call.domain.store.versions, id))],
};

function toProject(_: Call, { id, name }: ProjectRecord): Resource {
  return { id, type: 'projects', attributes: { name } };
}

/** A star stands for anything, at the beginning and at the end of a name. */
function fitsWildcard(name: string, pattern: string): boolean {
  const core = pattern.replaceAll('*', '');
  if (pattern.startsWith('*'))
    return pattern.endsWith('*') ? name.includes(core) : name.endsWith(core);
  return pattern.endsWith('*') ? name.startsWith(core) : name === core;
}

export const WORKSPACE_ROUTES: readonly Route[] = [
  get('/ping', () => respondEmpty(204)),
  get('/account/details', (call) => {
    // The token of an agent opens no part of this API.
    allow(call.token.kind !== 'agent');
    return respondResource(200, toAccount(call));
  }),
  get('/organizations/:organization', (call) => {
    const organization = findOrganization(call);
    return respondOne(call, organization, toOrganization, {
      default_project: (_, { id }) =>
        [...call.domain.store.projects.values()]
          .filter(({ organizationId }) => organizationId === id)
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
  get('/organizations/:organization/workspaces', (call) => {
    const { domain, token, query } = call;
    const organization = findOrganization(call);
    const words = (name: string): string[] =>
      (query.get(name) ?? '').split(',').filter((word) => word !== '');
    const name = query.get('search[name]') ?? '';
    const tags = words('search[tags]');
    const excluded = words('search[exclude-tags]');
    const project = query.get('filter[project][id]');
    const workspaces = [...domain.store.workspaces.values()].filter(
      (workspace) =>
        workspace.organizationId === organization.id &&
        rightsOn(domain.store, token, workspace).readRuns &&
        workspace.name.includes(name) &&
        fitsWildcard(workspace.name, query.get('search[wildcard-name]') ?? '*') &&
        tags.every((tag) => workspace.tags.includes(tag)) &&
        !excluded.some((tag) => workspace.tags.includes(tag)) &&
        (project === null || workspace.projectId === project),
    );
    return respondPage(call, workspaces, toWorkspace, { includes: INCLUDES });
  }),
  get('/organizations/:organization/projects', (call) => {
    const { domain, token, query } = call;
    const organization = findOrganization(call);
    const names = query.get('filter[names]')?.split(',');
    const seen = new Set(
      [...domain.store.workspaces.values()]
        .filter((workspace) => rightsOn(domain.store, token, workspace).readRuns)
        .map(({ projectId }) => projectId),
    );
    const projects = [...domain.store.projects.values()].filter(
      ({ id, name, organizationId }) =>
        organizationId === organization.id &&
        seen.has(id) &&
        (names === undefined || names.includes(name)),
    );
    return respondPage(call, projects, toProject);
  }),
  get('/organizations/:organization/workspaces/:name', (call) => {
    const { domain, token } = call;
    const organization = findOrganization(call);
    const name = parameter(call, 'name');
    const workspace = found(
      [...domain.store.workspaces.values()].find(
        (one) => one.organizationId === organization.id && one.name === name,
      ),
    );
    allow(rightsOn(domain.store, token, workspace).readRuns);
    return respondOne(call, workspace, toWorkspace, INCLUDES);
  }),
  lockAction('lock'),
  lockAction('unlock'),
  lockAction('force-unlock'),
  get('/workspaces/:workspace', (call) =>
    respondOne(call, findWorkspace(call), toWorkspace, INCLUDES),
  ),
];

/** Runs that are meant to be applied wait while somebody holds the lock. */
function lockAction(name: 'lock' | 'unlock' | 'force-unlock'): Route {
  return post(`/workspaces/:workspace/actions/${name}`, (call) => {
    const workspace = findWorkspace(call, name === 'force-unlock' ? 'admin' : 'lock');
    const locks = name === 'lock';
    if (workspace.locked === locks) {
      return conflict(locks ? 'the workspace is locked already' : 'the workspace is not locked');
    }
    workspace.locked = locks;
    if (!locks) startWaiting(call.domain.store, workspace.id);
    return respondResource(200, toWorkspace(call, workspace));
  });
}
