/** Routes that read and lock workspaces, and the account of a token. */
import type { RouteCall, ServedRoute } from '../domain.ts';
import { get, post } from './route.ts';
import { toPlan, toRun } from '../documents/run.ts';
import { toProject } from '../documents/organization.ts';
import { bindingsOf } from '../documents/tag.ts';
import { toIngress, toVersion } from '../documents/version.ts';
import { toAccount, toAuthors, userIdOf } from '../documents/account.ts';
import {
  currentRunOf,
  outputsOf,
  readmeOf,
  toOrganization,
  toWorkspace,
  toWorkspaceOutput,
} from '../documents/workspace.ts';
import type { ServiceResponse } from '../exchange.ts';
import { rightsOn } from '../permissions.ts';
import type { RunRecord, VersionRecord, WorkspaceRecord } from '../records.ts';
import {
  conflict,
  respondEmpty,
  respondOne,
  respondPage,
  respondResource,
  type Includes,
} from '../respond.ts';
import { startWaiting } from '../run-life.ts';
import { allow, workspaceByName, findOrganization, workspaceById } from './find.ts';

const INCLUDES: Includes<WorkspaceRecord> = {
  organization: (call, { organization }) => [toOrganization(call, organization)],
  project: (call, { project }) => [toProject(call, project)],
  current_run: (call, workspace) => currentRun(call, workspace).map((run) => toRun(call, run)),
  'current_run.plan': (call, workspace) =>
    currentRun(call, workspace).flatMap((run) => [toRun(call, run), toPlan(call, run.plan)]),
  current_configuration_version: (call, workspace) =>
    currentVersion(workspace).map((version) => toVersion(call, version)),
  'current_configuration_version.ingress_attributes': (call, workspace) =>
    currentVersion(workspace).flatMap((version) => [
      toVersion(call, version),
      ...toIngress(call, version),
    ]),
  tag_bindings: (_, workspace) => bindingsOf(workspace, 'tag-bindings'),
  effective_tag_bindings: (_, workspace) => bindingsOf(workspace, 'effective-tag-bindings'),
  locked_by: (call, { lockedBy }) => toAuthors(call, lockedBy),
  outputs: (call, workspace) =>
    outputsOf(call, workspace).map((output) => toWorkspaceOutput(output)),
  readme: (_, workspace) => {
    const readme = readmeOf(workspace);
    return readme === undefined ? [] : [readme];
  },
};

function currentRun({ domain }: RouteCall, workspace: WorkspaceRecord): RunRecord[] {
  const run = currentRunOf(domain.store, workspace);
  return run === undefined ? [] : [run];
}

function currentVersion({ currentVersion: version }: WorkspaceRecord): VersionRecord[] {
  return version === null ? [] : [version];
}

/** Whether a name matches a pattern; a star at its beginning or end matches any text. */
function fitsWildcard(name: string, pattern: string): boolean {
  const core = pattern.replaceAll('*', '');
  if (pattern.startsWith('*'))
    return pattern.endsWith('*') ? name.includes(core) : name.endsWith(core);
  return pattern.endsWith('*') ? name.startsWith(core) : name === core;
}

export const WORKSPACE_ROUTES: readonly ServedRoute[] = [
  get('/ping', () => respondEmpty(204)),
  get('/account/details', (call) => {
    // An agent's token may use no route of this API.
    allow(call.token.kind !== 'agent');
    return respondResource(200, toAccount(call));
  }),
  get('/organizations/:organization/workspaces', listWorkspaces),
  get('/organizations/:organization/workspaces/:name', (call) =>
    respondOne(call, workspaceByName(call), toWorkspace, INCLUDES),
  ),
  lockAction('lock'),
  lockAction('unlock'),
  lockAction('force-unlock'),
  get('/workspaces/:workspace', (call) =>
    respondOne(call, workspaceById(call), toWorkspace, INCLUDES),
  ),
];

function listWorkspaces(call: RouteCall): ServiceResponse {
  const { domain, token, query } = call;
  const { store } = domain;
  const organization = findOrganization(call);
  const words = (...names: string[]): string[] =>
    names.flatMap((one) => (query.get(one) ?? '').split(',')).filter((word) => word !== '');
  const name = query.get('search[name]') ?? '';
  const wildcard = query.get('search[wildcard-name]') ?? '*';
  const tags = words('search[tags]');
  const excluded = words('search[exclude-tags]', 'search[exclude_tags]');
  const project = query.get('filter[project][id]');
  const statuses = words('filter[current-run][status]', 'filter[current_run][status]');
  const tagged = readTagged(query);
  const workspaces = [...store.workspaces.values()].filter(
    (one) =>
      one.organization === organization &&
      rightsOn(store, token, one).readRuns &&
      one.name.includes(name) &&
      fitsWildcard(one.name, wildcard) &&
      tags.every((tag) => isTagged(one, tag)) &&
      !excluded.some((tag) => isTagged(one, tag)) &&
      tagged.every(({ key, value }) => isTagged(one, key, value)) &&
      (project === null || one.project.id === project) &&
      (statuses.length === 0 ||
        currentRun(call, one).some(({ status }) => statuses.includes(status))),
  );
  return respondPage(call, workspaces, toWorkspace, {
    includes: INCLUDES,
    sorts: {
      name: (one) => one.name,
      'current-run.created-at': (one) => currentRun(call, one)[0]?.createdAt ?? '',
      'latest-change-at': (one) => one.updatedAt,
    },
  });
}

/** The tags in a query such as `filter[tagged][0][key]=env&filter[tagged][0][value]=prod`. */
function readTagged(query: URLSearchParams): { key: string; value: string | null }[] {
  const tagged: { key: string; value: string | null }[] = [];
  for (let index = 0; query.has(`filter[tagged][${String(index)}][key]`); index += 1) {
    const read = (part: string): string | null =>
      query.get(`filter[tagged][${String(index)}][${part}]`);
    tagged.push({ key: read('key') ?? '', value: read('value') });
  }
  return tagged;
}

function isTagged(
  { tags, tagBindings }: WorkspaceRecord,
  key: string,
  value?: string | null,
): boolean {
  const text = value === undefined || value === '' ? null : value;
  if (text !== null) return Object.hasOwn(tagBindings, key) && tagBindings[key] === text;
  return tags.includes(key) || Object.hasOwn(tagBindings, key);
}

/** Whether a user locked it who is not the one of this token. A lock of a seed is of no user. */
export function isLockedByOther({ token }: RouteCall, { lockedBy }: WorkspaceRecord): boolean {
  return lockedBy !== null && lockedBy !== userIdOf(token);
}

const OF_OTHER = 'the workspace is locked by another user: an administrator can force it open';

/** The route of a lock action. Runs that can be applied wait while the workspace is locked. */
function lockAction(name: 'lock' | 'unlock' | 'force-unlock'): ServedRoute {
  return post(`/workspaces/:workspace/actions/${name}`, (call) => {
    const workspace = workspaceById(call, name === 'force-unlock' ? 'admin' : 'lock');
    const locks = name === 'lock';
    if (workspace.locked === locks) {
      return conflict(locks ? 'the workspace is locked already' : 'the workspace is not locked');
    }
    if (name === 'unlock' && isLockedByOther(call, workspace)) return conflict(OF_OTHER);
    workspace.locked = locks;
    workspace.lockedBy = locks ? userIdOf(call.token) : null;
    if (!locks) startWaiting(call.domain.store, workspace);
    return respondResource(200, toWorkspace(call, workspace));
  });
}
