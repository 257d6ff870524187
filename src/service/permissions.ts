/**
 * Who may do what. An answer must not show that something exists if the token may not see it: it is
 * 404.
 */
import type {
  OrganizationPermissions,
  TeamAccessRecord,
  TeamRecord,
  TokenRecord,
  WorkspacePermissions,
  WorkspaceRecord,
} from './records.ts';
import { must, type Store } from './store.ts';
import { CUSTOM_ATTRIBUTES, type AccessLevel } from '../client/wire/team-workspace.ts';

const READ: WorkspacePermissions = {
  runs: 'read',
  variables: 'read',
  'state-versions': 'read',
  'engine-mocks': 'none',
  'workspace-locking': false,
  'run-tasks': false,
  'policy-overrides': false,
};
const WRITE: WorkspacePermissions = {
  ...READ,
  runs: 'apply',
  variables: 'write',
  'state-versions': 'write',
  'engine-mocks': 'read',
  'workspace-locking': true,
};

/** What the fixed levels of access imply. */
const IMPLIED: Readonly<Record<Exclude<AccessLevel, 'custom'>, WorkspacePermissions>> = {
  read: READ,
  plan: { ...READ, runs: 'plan' },
  write: WRITE,
  admin: { ...WRITE, 'run-tasks': true },
};

/** What `custom` begins with. */
export const CUSTOM_DEFAULTS: WorkspacePermissions = {
  ...READ,
  variables: 'none',
  'state-versions': 'none',
};

export type CustomAttributes = {
  [Name in keyof WorkspacePermissions]?: WorkspacePermissions[Name] | undefined;
};

/** What a level of access gives; with `custom` the `attributes` of the request, and those from before. */
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

/** Everything that a token may be allowed in a workspace, all of it or nothing. */
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

/** The teams of one organization that a token speaks for. */
function teamsOf(store: Store, token: TokenRecord, organizationId: string): TeamRecord[] {
  return [...store.teams.values()].filter(
    (team) =>
      team.organizationId === organizationId &&
      (token.kind === 'team'
        ? team.id === token.subjectId
        : token.kind === 'user' && team.memberIds.includes(token.subjectId)),
  );
}

/** Organization tokens, the owners team and its members own the organization. */
export function isOwner(store: Store, token: TokenRecord, organizationId: string): boolean {
  if (token.kind === 'organization') return token.subjectId === organizationId;
  return teamsOf(store, token, organizationId).some(({ owners }) => owners);
}

export function isMember(store: Store, token: TokenRecord, organizationId: string): boolean {
  return isOwner(store, token, organizationId) || teamsOf(store, token, organizationId).length > 0;
}

/** Permissions on the organization as a whole; owners have them all. */
export function hasOrganizationRight(
  store: Store,
  token: TokenRecord,
  organizationId: string,
  right: keyof OrganizationPermissions,
): boolean {
  return (
    isOwner(store, token, organizationId) ||
    teamsOf(store, token, organizationId).some(({ permissions }) => permissions[right])
  );
}

/** Everything a token may do in one workspace: what its teams may do together. */
export function rightsOn(
  store: Store,
  token: TokenRecord,
  workspace: WorkspaceRecord,
): WorkspaceRights {
  const { organizationId } = workspace;
  if (isOwner(store, token, organizationId)) {
    // Runs are started by users and teams, never in the name of the organization.
    const starts = token.kind !== 'organization';
    return { ...allRights(true), queuePlans: starts, applyRuns: starts };
  }
  const teams = teamsOf(store, token, organizationId);
  const rights = allRights(false);
  const may = (right: keyof OrganizationPermissions): boolean =>
    teams.some(({ permissions }) => permissions[right]);
  if (may('readWorkspaces')) rights.readRuns = true;
  if (may('managePolicyOverrides')) {
    // Those who override policies see the runs that failed them.
    rights.readRuns = true;
    rights.managePolicyOverrides = true;
  }
  if (may('manageWorkspaces')) {
    const { managePolicyOverrides } = rights;
    Object.assign(rights, allRights(true), { managePolicyOverrides });
  }
  for (const grant of store.teamAccess.values()) {
    if (grant.workspaceId === workspace.id && teams.some(({ id }) => id === grant.teamId)) {
      addGrant(rights, grant);
    }
  }
  return rights;
}

function addGrant(rights: WorkspaceRights, grant: TeamAccessRecord): void {
  const { access, permissions } = grant;
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
  if (access === 'admin') rights.admin = true;
}

/**
 * The grants on a workspace that a token may see: owners and workspace admins all of them, others
 * those of teams that are not secret and of their own.
 */
export function mayReadGrant(store: Store, token: TokenRecord, grant: TeamAccessRecord): boolean {
  const workspace = must(store.workspaces, grant.workspaceId);
  const rights = rightsOn(store, token, workspace);
  if (rights.admin) return true;
  const team = must(store.teams, grant.teamId);
  const own = teamsOf(store, token, workspace.organizationId).includes(team);
  return own || (rights.readRuns && team.visibility === 'organization');
}
