/** Documents of workspaces, variables, team access, agent tokens and organizations. */
import type { RouteCall } from '../domain.ts';
import { isFinalRun } from '../machines.ts';
import { isOwner, rightsOn, type WorkspaceRights } from '../permissions.ts';
import type {
  OrganizationRecord,
  RunRecord,
  StateVersionRecord,
  TeamAccessRecord,
  TokenRecord,
  VariableRecord,
  WorkspaceRecord,
} from '../records.ts';
import type { SentRelationship, Resource } from '../respond.ts';
import type { Store } from '../store.ts';
import { currentState } from '../state-versions.ts';
import { toAuthor } from './account.ts';
import { toStateOutput } from './state.ts';
import { bindingsOf } from './tag.ts';
import { withoutTrailing } from '../../model/without-trailing.ts';

/** Attributes that are the same for all workspaces here. */
const DEFAULTS = {
  description: null,
  'file-triggers-enabled': true,
  'queue-all-runs': false,
  'assessments-enabled': false,
  'auto-apply-run-trigger': false,
  'global-remote-state': false,
  'project-remote-state': false,
  'inherits-project-auto-destroy': true,
  'auto-destroy-at': null,
  'auto-destroy-activity-duration': null,
  'source-name': null,
  'source-url': null,
  source: 'tfe-api',
  'setting-overwrites': { 'execution-mode': true, 'agent-pool': true },
};

/** The document of a workspace, with what the call's token may do in it. */
export function toWorkspace(call: RouteCall, workspace: WorkspaceRecord): Resource {
  const { domain, token } = call;
  const { store } = domain;
  const rights = rightsOn(store, token, workspace);
  const { organization } = workspace;
  const shown = workspace.script.workspace;
  const executionMode = shown?.executionMode ?? workspace.executionMode;
  return {
    id: workspace.id,
    type: 'workspaces',
    attributes: {
      name: workspace.name,
      ...DEFAULTS,
      'structured-run-output-enabled': workspace.structuredRunOutput,
      'allow-destroy-plan': true,
      'can-queue-destroy-plan': rights.applyRuns,
      'resource-count': Object.keys(workspace.state).length,
      'auto-apply': shown?.autoApply ?? workspace.autoApply,
      'created-at': workspace.createdAt,
      'updated-at': workspace.updatedAt,
      actions: { 'is-destroyable': rights.admin },
      'execution-mode': executionMode,
      operations: executionMode !== 'local',
      locked: shown?.locked ?? workspace.locked,
      'speculative-enabled': workspace.speculativeEnabled,
      'terraform-version': workspace.terraformVersion,
      'working-directory': workspace.workingDirectory,
      'tag-names': workspace.tags,
      'trigger-patterns': workspace.triggerPatterns,
      'trigger-prefixes': workspace.triggerPrefixes,
      'vcs-repo': workspace.vcsRepository === null ? null : { identifier: workspace.vcsRepository },
      'policy-check-failures': 0,
      permissions: toPermissions(rights),
    },
    relationships: relationsOf(call, workspace),
    links: { self: `/api/v2/organizations/${organization.name}/workspaces/${workspace.name}` },
  };
}

function relationsOf(call: RouteCall, workspace: WorkspaceRecord): Resource['relationships'] {
  const { store } = call.domain;
  const { organization, project, currentVersion, lockedBy } = workspace;
  const runs = [...store.runs.values()].filter((run) => run.workspace === workspace);
  const all = (resources: readonly Resource[]): SentRelationship => ({
    data: resources.map(({ id, type }) => ({ id, type })),
  });
  const one = (type: string, id: string | null | undefined): SentRelationship => ({
    data: id === null || id === undefined ? null : { id, type },
  });
  return {
    organization: one('organizations', organization.name),
    project: one('projects', project.id),
    'current-configuration-version': one('configuration-versions', currentVersion?.id),
    'current-run': one('runs', currentRunOf(store, workspace)?.id),
    'latest-run': one('runs', runs.at(-1)?.id),
    'locked-by': one('users', lockedBy),
    'agent-pool': { data: null },
    outputs: all(outputsOf(call, workspace).map(toWorkspaceOutput)),
    'tag-bindings': all(bindingsOf(workspace, 'tag-bindings')),
    'effective-tag-bindings': all(bindingsOf(workspace, 'effective-tag-bindings')),
    readme: one('workspace-readme', readmeOf(workspace)?.id),
  };
}

/** The text of README.md in the current version; undefined when it has none. */
export function readmeOf({
  id,
  currentVersion,
  workingDirectory,
}: WorkspaceRecord): Resource | undefined {
  const directory = workingDirectory === null ? '' : `${withoutTrailing(workingDirectory, '/')}/`;
  const bytes = currentVersion?.files?.get(`${directory}README.md`);
  if (bytes === undefined) return undefined;
  const text = new TextDecoder().decode(bytes);
  return { id, type: 'workspace-readme', attributes: { 'raw-markdown': text } };
}

/** The outputs of the current state; an empty list for a token that may not read them. */
export function outputsOf(
  { domain: { store }, token }: RouteCall,
  workspace: WorkspaceRecord,
): StateVersionRecord['outputs'] {
  if (!rightsOn(store, token, workspace).readOutputs) return [];
  return currentState(store, workspace)?.outputs ?? [];
}

/** The document of a workspace's output. */
export function toWorkspaceOutput(output: StateVersionRecord['outputs'][number]): Resource {
  const { attributes = {}, id } = toStateOutput(output, false);
  const { type, ...others } = attributes;
  return { id, type: 'workspace-outputs', attributes: { ...others, 'output-type': type } };
}

/** The document of a variable. No answer shows a sensitive value. */
export function toVariable(
  { id: workspaceId }: WorkspaceRecord,
  { id, key, category, value, description, hcl, sensitive }: VariableRecord,
): Resource {
  return {
    id,
    type: 'vars',
    attributes: { key, category, description, hcl, sensitive, value: sensitive ? null : value },
    relationships: { configurable: { data: { id: workspaceId, type: 'workspaces' } } },
    links: { self: `/api/v2/workspaces/${workspaceId}/vars/${id}` },
  };
}

/** The first run that is not over, plan-only and saved plans apart; when all are over, the last one. */
export function currentRunOf(store: Store, workspace: WorkspaceRecord): RunRecord | undefined {
  const runs = [...store.runs.values()].filter(
    (run) => run.workspace === workspace && !run.planOnly && !run.savePlan,
  );
  return runs.find(({ status }) => !isFinalRun(status)) ?? runs.at(-1);
}

function toPermissions(rights: WorkspaceRights): Record<string, boolean> {
  return {
    'can-read-run': rights.readRuns,
    'can-queue-run': rights.queuePlans,
    'can-queue-apply': rights.applyRuns,
    'can-lock': rights.lock,
    'can-unlock': rights.lock,
    'can-force-unlock': rights.admin,
    'can-update': rights.admin,
    'can-destroy': rights.admin,
    'can-force-delete': rights.admin,
    'can-queue-destroy': rights.applyRuns,
    'can-read-settings': rights.readRuns,
    'can-read-state-versions': rights.readStates,
    'can-read-state-outputs': rights.readOutputs,
    'can-create-state-versions': rights.writeStates,
    'can-read-variable': rights.readVariables,
    'can-update-variable': rights.writeVariables,
    'can-read-assessment-result': rights.readRuns,
    'can-manage-run-tasks': rights.manageRunTasks,
  };
}

/** The document of a team's access to a workspace. */
export function toTeamAccess(_call: RouteCall, grant: TeamAccessRecord): Resource {
  const { 'engine-mocks': mocks, ...others } = grant.permissions;
  return {
    id: grant.id,
    type: 'team-workspaces',
    attributes: {
      access: grant.access,
      ...others,
      // The same attribute under the specification's neutral name and under the real service's
      // name.
      'engine-mocks': mocks,
      'sentinel-mocks': mocks,
    },
    relationships: {
      team: {
        data: { id: grant.team.id, type: 'teams' },
        links: { related: `/api/v2/teams/${grant.team.id}` },
      },
      workspace: {
        data: { id: grant.workspace.id, type: 'workspaces' },
        links: { related: `/api/v2/workspaces/${grant.workspace.id}` },
      },
    },
    links: { self: `/api/v2/team-workspaces/${grant.id}` },
  };
}

/** The document of an agent token. Only the answer to its creation has the secret. */
export function toAgentToken(_call: RouteCall, token: TokenRecord): Resource {
  return {
    id: token.id,
    type: 'authentication-tokens',
    attributes: {
      'created-at': token.createdAt,
      'last-used-at': token.lastUsedAt?.toISOString() ?? null,
      'expired-at': token.expiredAt?.toISOString() ?? null,
      description: token.description,
      token: null,
    },
    // An agent's token belongs to a pool, so it has no team.
    relationships: { 'created-by': toAuthor(token.createdBy), team: { data: null } },
  };
}

/** The document of an organization. */
export function toOrganization(
  { domain, token }: RouteCall,
  organization: OrganizationRecord,
): Resource {
  const owner = isOwner(domain.store, token, organization.id);
  return {
    id: organization.name,
    type: 'organizations',
    attributes: {
      name: organization.name,
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
        data: [...domain.store.projects.values()]
          .filter((one) => one.organization === organization)
          .slice(0, 1)
          .map(({ id }) => ({ id, type: 'projects' }))[0],
      },
    },
    links: { self: `/api/v2/organizations/${organization.name}` },
  };
}
