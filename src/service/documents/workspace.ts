/** Workspaces, team access, agent tokens and accounts as documents. */
import type { Call } from '../domain.ts';
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
import type { Resource } from '../respond.ts';
import { must, type Store } from '../store.ts';
import { currentState } from '../state-versions.ts';
import { toAuthor } from './account.ts';
import { identifiers } from './run.ts';
import { toStateOutput } from './state.ts';
import { bindingsOf } from './tag.ts';

/** What a workspace says of itself until somebody says otherwise. */
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

export function toWorkspace(call: Call, workspace: WorkspaceRecord): Resource {
  const { domain, token } = call;
  const { store } = domain;
  const readme = readmeOf(store, workspace);
  const rights = rightsOn(store, token, workspace);
  const organization = must(store.organizations, workspace.organizationId);
  const runs = [...store.runs.values()].filter(({ workspaceId }) => workspaceId === workspace.id);
  const latest = runs.at(-1);
  const current = currentRunOf(store, workspace);
  const shown = workspace.script.workspace;
  const executionMode = shown?.executionMode ?? workspace.executionMode;
  return {
    id: workspace.id,
    type: 'workspaces',
    attributes: {
      name: workspace.name,
      ...DEFAULTS,
      ...workspace.shown,
      'allow-destroy-plan': workspace.allowDestroyPlan,
      'can-queue-destroy-plan': rights.applyRuns && workspace.allowDestroyPlan,
      'resource-count': Object.keys(workspace.state).length,
      'auto-apply': shown?.autoApply ?? workspace.autoApply,
      'created-at': workspace.createdAt,
      'updated-at': workspace.updatedAt,
      actions: { 'is-destroyable': rights.admin },
      'execution-mode': executionMode,
      operations: executionMode !== 'local',
      locked: shown?.locked ?? workspace.locked,
      'speculative-enabled': workspace.speculativeEnabled,
      'structured-run-output-enabled': true,
      'terraform-version': workspace.terraformVersion,
      'working-directory': workspace.workingDirectory,
      'tag-names': workspace.tags,
      'trigger-patterns': workspace.triggerPatterns,
      'trigger-prefixes': workspace.triggerPrefixes,
      'vcs-repo': workspace.vcsRepository === null ? null : { identifier: workspace.vcsRepository },
      'policy-check-failures': 0,
      permissions: toPermissions(rights),
    },
    relationships: {
      organization: { data: { id: organization.name, type: 'organizations' } },
      project: { data: { id: workspace.projectId, type: 'projects' } },
      'current-configuration-version': {
        data:
          workspace.currentVersionId === null
            ? null
            : { id: workspace.currentVersionId, type: 'configuration-versions' },
      },
      'current-run': { data: current === undefined ? null : { id: current.id, type: 'runs' } },
      'latest-run': { data: latest === undefined ? null : { id: latest.id, type: 'runs' } },
      'locked-by': toAuthor(workspace.lockedBy) ?? { data: null },
      'agent-pool': {
        data:
          workspace.agentPoolId === null
            ? null
            : { id: workspace.agentPoolId, type: 'agent-pools' },
      },
      outputs: {
        data: identifiers(
          'workspace-outputs',
          outputsOf(call, workspace).map(({ id }) => id),
        ),
      },
      'tag-bindings': { data: bindingsOf(workspace, 'tag-bindings').map(toIdentifier) },
      'effective-tag-bindings': {
        data: bindingsOf(workspace, 'effective-tag-bindings').map(toIdentifier),
      },
      readme: { data: readme === undefined ? null : { id: readme.id, type: readme.type } },
      'remote-state-consumers': {
        links: {
          related: `/api/v2/workspaces/${workspace.id}/relationships/remote-state-consumers`,
        },
      },
    },
    links: { self: `/api/v2/organizations/${organization.name}/workspaces/${workspace.name}` },
  };
}

function toIdentifier({ id, type }: Resource): { id: string; type: string } {
  return { id, type };
}

/** What the README of the current version's files says; undefined where there is none. */
export function readmeOf(
  { versions }: Store,
  { id, currentVersionId, workingDirectory }: WorkspaceRecord,
): Resource | undefined {
  const { files } = versions.get(currentVersionId ?? '') ?? { files: null };
  const directory = workingDirectory === null ? '' : `${workingDirectory.replace(/\/+$/, '')}/`;
  const bytes = files?.get(`${directory}README.md`);
  if (bytes === undefined) return undefined;
  const text = new TextDecoder().decode(bytes);
  return { id, type: 'workspace-readme', attributes: { 'raw-markdown': text } };
}

/** The outputs of the current state, for those who may read them. */
export function outputsOf(
  { domain: { store }, token }: Call,
  workspace: WorkspaceRecord,
): StateVersionRecord['outputs'] {
  if (!rightsOn(store, token, workspace).readOutputs) return [];
  return currentState(store, workspace.id)?.outputs ?? [];
}

export function toWorkspaceOutput(output: StateVersionRecord['outputs'][number]): Resource {
  const { attributes = {}, id } = toStateOutput(output, false);
  const { type, ...others } = attributes;
  return { id, type: 'workspace-outputs', attributes: { ...others, 'output-type': type } };
}

/** A sensitive value is in no answer. */
export function toVariable(
  { id: workspaceId }: WorkspaceRecord,
  { id, known: _, ...variable }: VariableRecord,
): Resource {
  return {
    id,
    type: 'vars',
    attributes: { ...variable, value: variable.sensitive ? null : variable.value },
    relationships: { configurable: { data: { id: workspaceId, type: 'workspaces' } } },
    links: { self: `/api/v2/workspaces/${workspaceId}/vars/${id}` },
  };
}

/** The run that has the workspace to itself, or else waits for that first, or else had it last. */
export function currentRunOf(store: Store, { id }: WorkspaceRecord): RunRecord | undefined {
  const runs = [...store.runs.values()].filter(
    ({ workspaceId, planOnly, savePlan }) => workspaceId === id && !planOnly && !savePlan,
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

export function toTeamAccess(_call: Call, grant: TeamAccessRecord): Resource {
  const { 'engine-mocks': mocks, ...others } = grant.permissions;
  return {
    id: grant.id,
    type: 'team-workspaces',
    attributes: {
      access: grant.access,
      ...others,
      // One attribute under the specification's neutral name and under the real service's.
      'engine-mocks': mocks,
      'sentinel-mocks': mocks,
    },
    relationships: {
      team: {
        data: { id: grant.teamId, type: 'teams' },
        links: { related: `/api/v2/teams/${grant.teamId}` },
      },
      workspace: {
        data: { id: grant.workspaceId, type: 'workspaces' },
        links: { related: `/api/v2/workspaces/${grant.workspaceId}` },
      },
    },
    links: { self: `/api/v2/team-workspaces/${grant.id}` },
  };
}

/** The secret is in the answer to its creation and nowhere else. */
export function toAgentToken(_call: Call, token: TokenRecord): Resource {
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
    // Tokens of agents belong to a pool and to no team.
    relationships: { 'created-by': toAuthor(token.createdBy), team: { data: null } },
  };
}

export function toOrganization(
  { domain, token }: Call,
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
          .filter((one) => one.organizationId === organization.id)
          .slice(0, 1)
          .map(({ id }) => ({ id, type: 'projects' }))[0],
      },
    },
    links: { self: `/api/v2/organizations/${organization.name}` },
  };
}
