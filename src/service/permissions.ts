/**
 * Who may do what. If a token may not see that something exists, the answer is 404.
 *
 * Source: https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/permissions.
 */
import { keptIn } from './store.ts';
import type {
  OrganizationRight,
  Store,
  TeamAccessRecord,
  TeamRecord,
  TokenRecord,
  WorkspacePermissions,
  WorkspaceRecord,
} from './store.ts';
import { CUSTOM_ATTRIBUTES, type AccessLevel } from '../client/wire/team-workspace.ts';

const READ_LEVEL: WorkspacePermissions = {
  runs: 'read',
  variables: 'read',
  'state-versions': 'read',
  'engine-mocks': 'none',
  'workspace-locking': false,
  'run-tasks': false,
  'policy-overrides': false,
};
const WRITE: WorkspacePermissions = {
  ...READ_LEVEL,
  runs: 'apply',
  variables: 'write',
  'state-versions': 'write',
  'engine-mocks': 'read',
  'workspace-locking': true,
};

/** The permissions that each fixed level of access implies. */
const IMPLIED: Readonly<Record<Exclude<AccessLevel, 'custom'>, WorkspacePermissions>> = {
  read: READ_LEVEL,
  plan: { ...READ_LEVEL, runs: 'plan' },
  write: WRITE,
  admin: { ...WRITE, 'run-tasks': true },
};

/** The permissions of `custom` where a request names none. */
export const CUSTOM_DEFAULTS: WorkspacePermissions = {
  ...READ_LEVEL,
  variables: 'none',
  'state-versions': 'none',
};

export type CustomAttributes = {
  [Name in keyof WorkspacePermissions]?: WorkspacePermissions[Name] | undefined;
};

/**
 * The permissions of a level of access. `custom` has those of the request's `attributes`, else
 * those it had before.
 */
export function toPermissions(
  access: AccessLevel,
  attributes: CustomAttributes,
  before: WorkspacePermissions,
): WorkspacePermissions {
  if (access !== 'custom') return { ...IMPLIED[access] };
  const entries = Object.entries(attributes).filter(
    ([name, value]) => value !== undefined && Object.hasOwn(CUSTOM_ATTRIBUTES, name),
  );
  return { ...before, ...Object.fromEntries(entries) };
}

export type WorkspaceRights = ReturnType<typeof allRights>;

/** Every right on a workspace, with the same value for all. */
function allRights(allowed: boolean) {
  return {
    readRuns: allowed,
    queuePlans: allowed,
    applyRuns: allowed,
    admin: allowed,
    lock: allowed,
    manageRunTasks: allowed,
    managePolicyOverrides: allowed,
    readOutputs: allowed,
    readStates: allowed,
    writeStates: allowed,
    readVariables: allowed,
    writeVariables: allowed,
  };
}

/** The teams of one organization that a token acts for. */
function teamsOf(store: Store, token: TokenRecord, organizationId: string): TeamRecord[] {
  const organization = store.get('organizations', organizationId);
  const teams = organization === undefined ? [] : keptIn(organization, 'teams');
  return teams.filter(({ id, memberIds }) =>
    token.kind === 'team'
      ? id === token.subjectId
      : token.kind === 'user' && memberIds.includes(token.subjectId),
  );
}

/** Whether a token owns the organization: an organization token, or one of the owners team or its members. */
export function isOwner(store: Store, token: TokenRecord, organizationId: string): boolean {
  if (token.kind === 'organization') return token.subjectId === organizationId;
  return teamsOf(store, token, organizationId).some(({ owners }) => owners);
}

/** Whether a token acts for the organization, as an owner or through one of its teams. */
export function isMember(store: Store, token: TokenRecord, organizationId: string): boolean {
  return isOwner(store, token, organizationId) || teamsOf(store, token, organizationId).length > 0;
}

/** Permissions on the organization as a whole; owners have them all. */
export function hasOrganizationRight(
  store: Store,
  token: TokenRecord,
  organizationId: string,
  right: OrganizationRight,
): boolean {
  return (
    isOwner(store, token, organizationId) ||
    teamsOf(store, token, organizationId).some(
      ({ attributes }) => attributes['organization-access'][right],
    )
  );
}

/** Everything that a token may do in one workspace: the rights of all its teams together. */
export function rightsOn(
  store: Store,
  token: TokenRecord,
  workspace: WorkspaceRecord,
): WorkspaceRights {
  const organizationId = workspace.within.id;
  if (isOwner(store, token, organizationId)) {
    // Users and teams start runs; an organization token does not.
    const starts = token.kind !== 'organization';
    return { ...allRights(true), queuePlans: starts, applyRuns: starts };
  }
  const teams = teamsOf(store, token, organizationId);
  const rights = allRights(false);
  const may = (right: OrganizationRight): boolean =>
    teams.some(({ attributes }) => attributes['organization-access'][right]);
  if (may('read-workspaces')) rights.readRuns = true;
  if (may('manage-policy-overrides')) {
    // A person who may override policies may also read the runs in which they failed.
    rights.readRuns = true;
    rights.managePolicyOverrides = true;
  }
  if (may('manage-workspaces')) {
    const { managePolicyOverrides } = rights;
    Object.assign(rights, allRights(true), { managePolicyOverrides });
  }
  for (const grant of keptIn(workspace, 'team-workspaces')) {
    if (teams.includes(grant.team)) addGrant(rights, grant);
  }
  return rights;
}

function addGrant(rights: WorkspaceRights, { attributes: permissions }: TeamAccessRecord): void {
  rights.readRuns = true;
  if (permissions.runs !== 'read') rights.queuePlans = true;
  if (permissions.runs === 'apply') rights.applyRuns = true;
  if (permissions['workspace-locking']) rights.lock = true;
  if (permissions['policy-overrides']) rights.managePolicyOverrides = true;
  if (permissions['run-tasks']) rights.manageRunTasks = true;
  const { variables, 'state-versions': states } = permissions;
  if (states !== 'none') rights.readOutputs = true;
  if (states === 'read' || states === 'write') rights.readStates = true;
  if (states === 'write') rights.writeStates = true;
  if (variables !== 'none') rights.readVariables = true;
  if (variables === 'write') rights.writeVariables = true;
  if (permissions.access === 'admin') rights.admin = true;
}

/**
 * The grants on a workspace that a token may see: owners and workspace admins all of them, others
 * those of teams that are not secret and of their own.
 */
export function mayReadGrant(store: Store, token: TokenRecord, grant: TeamAccessRecord): boolean {
  const { within: workspace, team } = grant;
  const rights = rightsOn(store, token, workspace);
  if (rights.admin) return true;
  const isInTeam = teamsOf(store, token, workspace.within.id).includes(team);
  return isInTeam || (rights.readRuns && team.attributes.visibility === 'organization');
}
