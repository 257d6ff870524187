/** Organizations, workspaces, and who is asking. */
import { parameter, type Route } from '../domain.ts';
import { toAccount, toOrganization, toWorkspace } from '../documents/workspace.ts';
import { rightsOn } from '../permissions.ts';
import { conflict, respondEmpty, respondPage, respondResource } from '../respond.ts';
import { startWaiting } from '../run-life.ts';
import { allow, findOrganization, findWorkspace, found } from './find.ts';

export const WORKSPACE_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/ping', handler: () => respondEmpty(204) },
  {
    method: 'GET',
    path: '/account/details',
    handler: (call) => {
      // The token of an agent opens no part of this API.
      allow(call.token.kind !== 'agent');
      return respondResource(200, toAccount(call));
    },
  },
  {
    method: 'GET',
    path: '/organizations/:organization',
    handler: (call) => {
      const organization = findOrganization(call);
      return respondResource(200, toOrganization(call, organization));
    },
  },
  {
    method: 'GET',
    path: '/organizations/:organization/entitlement-set',
    handler: (call) => {
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
    },
  },
  {
    method: 'GET',
    path: '/organizations/:organization/workspaces',
    handler: (call) => {
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
          tags.every((tag) => workspace.tags.includes(tag)) &&
          !excluded.some((tag) => workspace.tags.includes(tag)) &&
          (project === null || workspace.projectId === project),
      );
      return respondPage(call, workspaces, toWorkspace);
    },
  },
  {
    method: 'GET',
    path: '/organizations/:organization/projects',
    handler: (call) => {
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
      return respondPage(call, projects, (_, { id, name }) => ({
        id,
        type: 'projects',
        attributes: { name },
      }));
    },
  },
  {
    method: 'GET',
    path: '/organizations/:organization/workspaces/:name',
    handler: (call) => {
      const { domain, token } = call;
      const organization = findOrganization(call);
      const name = parameter(call, 'name');
      const workspace = found(
        [...domain.store.workspaces.values()].find(
          (one) => one.organizationId === organization.id && one.name === name,
        ),
      );
      allow(rightsOn(domain.store, token, workspace).readRuns);
      return respondResource(200, toWorkspace(call, workspace));
    },
  },
  lockAction('lock'),
  lockAction('unlock'),
  lockAction('force-unlock'),
  {
    method: 'GET',
    path: '/workspaces/:workspace',
    handler: (call) => respondResource(200, toWorkspace(call, findWorkspace(call))),
  },
];

/** Runs that are meant to be applied wait while somebody holds the lock. */
function lockAction(name: 'lock' | 'unlock' | 'force-unlock'): Route {
  return {
    method: 'POST',
    path: `/workspaces/:workspace/actions/${name}`,
    handler: (call) => {
      const workspace = findWorkspace(call, name === 'force-unlock' ? 'admin' : 'lock');
      const locks = name === 'lock';
      if (workspace.locked === locks) {
        return conflict(locks ? 'the workspace is locked already' : 'the workspace is not locked');
      }
      workspace.locked = locks;
      if (!locks) startWaiting(call.domain.store, workspace.id);
      return respondResource(200, toWorkspace(call, workspace));
    },
  };
}
