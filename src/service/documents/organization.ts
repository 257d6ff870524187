/** Documents of teams, projects and agent pools. */
import type { RouteCall } from '../domain.ts';
import { isOwner } from '../permissions.ts';
import type { AgentPoolRecord, OrganizationRecord, ProjectRecord, TeamRecord } from '../records.ts';
import type { SentRelationship, Resource } from '../respond.ts';
import { identifiers } from './run.ts';

function organizationOf({ name }: OrganizationRecord): SentRelationship {
  return { data: { id: name, type: 'organizations' } };
}

/** The document of a team. */
export function toTeam(call: RouteCall, team: TeamRecord): Resource {
  const { readWorkspaces, manageWorkspaces, managePolicyOverrides, manageAgentPools } =
    team.permissions;
  const may = isOwner(call.domain.store, call.token, team.organization.id);
  return {
    id: team.id,
    type: 'teams',
    attributes: {
      name: team.name,
      visibility: team.visibility,
      'users-count': team.memberIds.length,
      'allow-member-token-management': true,
      'sso-team-id': null,
      'organization-access': {
        'read-workspaces': readWorkspaces,
        'manage-workspaces': manageWorkspaces,
        'manage-policy-overrides': managePolicyOverrides,
        'manage-agent-pools': manageAgentPools,
      },
      permissions: { 'can-destroy': may && !team.owners, 'can-update-membership': may },
    },
    relationships: {
      organization: organizationOf(team.organization),
      users: { data: identifiers('users', team.memberIds) },
    },
    links: { self: `/api/v2/teams/${team.id}` },
  };
}

/** The document of a project. */
export function toProject(_call: RouteCall, { id, name, organization }: ProjectRecord): Resource {
  return {
    id,
    type: 'projects',
    attributes: {
      name,
      description: '',
      'default-execution-mode': 'remote',
      'auto-destroy-activity-duration': null,
    },
    relationships: { organization: organizationOf(organization) },
    links: { self: `/api/v2/projects/${id}` },
  };
}

/** The document of an agent pool. */
export function toPool(_call: RouteCall, pool: AgentPoolRecord): Resource {
  const { id, name, organization, createdAt } = pool;
  return {
    id,
    type: 'agent-pools',
    attributes: {
      name,
      'agent-count': 0,
      'organization-scoped': true,
      'created-at': createdAt,
    },
    relationships: {
      organization: organizationOf(organization),
      workspaces: { data: [] },
      'allowed-workspaces': { data: [] },
      'allowed-projects': { data: [] },
      'excluded-workspaces': { data: [] },
      'authentication-tokens': {
        links: { related: `/api/v2/agent-pools/${id}/authentication-tokens` },
      },
    },
    links: { self: `/api/v2/agent-pools/${id}` },
  };
}
