/** Documents of teams, projects, agent pools, policies and policy sets. */
import type { RouteCall } from '../domain.ts';
import { isOwner } from '../permissions.ts';
import type {
  AgentPoolRecord,
  PolicyRecord,
  PolicySetRecord,
  ProjectRecord,
  TeamRecord,
} from '../records.ts';
import type { SentRelationship, Resource } from '../respond.ts';
import { must } from '../store.ts';
import { identifiers } from './run.ts';

function organizationOf({ domain }: RouteCall, id: string): SentRelationship {
  const { name } = must(domain.store.organizations, id);
  return { data: { id: name, type: 'organizations' } };
}

/** The document of a team. */
export function toTeam(call: RouteCall, team: TeamRecord): Resource {
  const { readWorkspaces, manageWorkspaces, managePolicyOverrides, manageAgentPools } =
    team.permissions;
  const may = isOwner(call.domain.store, call.token, team.organizationId);
  return {
    id: team.id,
    type: 'teams',
    attributes: {
      name: team.name,
      visibility: team.visibility,
      'users-count': team.memberIds.length,
      'allow-member-token-management': team.allowMemberTokenManagement,
      'sso-team-id': team.ssoTeamId,
      'organization-access': {
        ...team.shownAccess,
        'read-workspaces': readWorkspaces,
        'manage-workspaces': manageWorkspaces,
        'manage-policy-overrides': managePolicyOverrides,
        'manage-agent-pools': manageAgentPools,
      },
      permissions: { 'can-destroy': may && !team.owners, 'can-update-membership': may },
    },
    relationships: {
      organization: organizationOf(call, team.organizationId),
      users: { data: identifiers('users', team.memberIds) },
    },
    links: { self: `/api/v2/teams/${team.id}` },
  };
}

/** The document of a project. */
export function toProject(call: RouteCall, { id, name, organizationId }: ProjectRecord): Resource {
  return {
    id,
    type: 'projects',
    attributes: {
      name,
      description: '',
      'default-execution-mode': 'remote',
      'auto-destroy-activity-duration': null,
    },
    relationships: { organization: organizationOf(call, organizationId) },
    links: { self: `/api/v2/projects/${id}` },
  };
}

/** The document of an agent pool. */
export function toPool(call: RouteCall, pool: AgentPoolRecord): Resource {
  const { id, name, organizationId, organizationScoped, allowedWorkspaceIds, createdAt } = pool;
  const users = [...call.domain.store.workspaces.values()].filter(
    ({ agentPoolId }) => agentPoolId === id,
  );
  return {
    id,
    type: 'agent-pools',
    attributes: {
      name,
      'agent-count': 0,
      'organization-scoped': organizationScoped,
      'created-at': createdAt,
    },
    relationships: {
      organization: organizationOf(call, organizationId),
      workspaces: {
        data: identifiers(
          'workspaces',
          users.map((one) => one.id),
        ),
      },
      'allowed-workspaces': { data: identifiers('workspaces', allowedWorkspaceIds) },
      'allowed-projects': { data: [] },
      'excluded-workspaces': { data: [] },
      'authentication-tokens': {
        links: { related: `/api/v2/agent-pools/${id}/authentication-tokens` },
      },
    },
    links: { self: `/api/v2/agent-pools/${id}` },
  };
}

/** The document of an uploaded policy. */
export function toPolicy(call: RouteCall, policy: PolicyRecord): Resource {
  const { id, name, kind, level } = policy;
  const sets = [...call.domain.store.policySets.values()];
  return {
    id,
    type: 'policies',
    attributes: {
      name,
      description: policy.description,
      kind,
      query: policy.query,
      'enforcement-level': level,
      // The older attribute for the level, present once the text is uploaded.
      enforce:
        policy.text === null
          ? []
          : [{ path: `${name}.${kind === 'opa' ? 'rego' : 'sentinel'}`, mode: level }],
      'policy-set-count': sets.filter(({ policyIds }) => policyIds.includes(id)).length,
      'updated-at': policy.updatedAt,
    },
    relationships: { organization: organizationOf(call, policy.organizationId) },
    links: {
      self: `/api/v2/policies/${id}`,
      upload: `/api/v2/policies/${id}/upload`,
      download: policy.text === null ? undefined : `/api/v2/policies/${id}/download`,
    },
  };
}

/** The document of a policy set. */
export function toPolicySet(call: RouteCall, record: PolicySetRecord): Resource {
  const { id, set, workspaceIds, policyIds } = record;
  return {
    id,
    type: 'policy-sets',
    attributes: {
      name: set.name,
      description: set.description ?? '',
      kind: set.system === 'policy-check' ? 'sentinel' : 'opa',
      overridable: set.overridable,
      global: record.global,
      'agent-enabled': false,
      ...record.shown,
      versioned: policyIds.length === 0,
      'policy-count': set.policies.length,
      'workspace-count': workspaceIds.length,
      'project-count': 0,
      'created-at': record.createdAt,
      'updated-at': record.createdAt,
    },
    relationships: {
      organization: organizationOf(call, record.organizationId),
      policies: { data: identifiers('policies', policyIds) },
      workspaces: { data: identifiers('workspaces', workspaceIds) },
    },
    links: { self: `/api/v2/policy-sets/${id}` },
  };
}
