/**
 * Who may do what (service-api.md 5). Nobody is told that something exists which they may not see:
 * whoever asks here and hears no, answers 404.
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
import type { AccessLevel } from '../wire/team-workspace.ts';

/** What the fixed levels of access imply. */
export const IMPLIED: Readonly<Record<Exclude<AccessLevel, 'custom'>, WorkspacePermissions>> = {
  read: {
    runs: 'read',
    variables: 'read',
    'state-versions': 'read',
    'engine-mocks': 'none',
    'workspace-locking': false,
    'run-tasks': false,
  },
  plan: {
    runs: 'plan',
    variables: 'read',
    'state-versions': 'read',
    'engine-mocks': 'none',
    'workspace-locking': false,
    'run-tasks': false,
  },
  write: {
    runs: 'apply',
    variables: 'write',
    'state-versions': 'write',
    'engine-mocks': 'read',
    'workspace-locking': true,
    'run-tasks': false,
  },
  admin: {
    runs: 'apply',
    variables: 'write',
    'state-versions': 'write',
    'engine-mocks': 'read',
    'workspace-locking': true,
    'run-tasks': true,
  },
};

/** What `custom` begins with (service-api.md 2.4). */
export const CUSTOM_DEFAULTS: WorkspacePermissions = {
  runs: 'read',
  variables: 'none',
  'state-versions': 'none',
  'engine-mocks': 'none',
  'workspace-locking': false,
  'run-tasks': false,
};

export interface WorkspaceRights {
  readRuns: boolean;
  queuePlans: boolean;
  applyRuns: boolean;
  admin: boolean;
  lock: boolean;
  manageRunTasks: boolean;
  managePolicyOverrides: boolean;
}

const NO_RIGHTS: WorkspaceRights = {
  readRuns: false,
  queuePlans: false,
  applyRuns: false,
  admin: false,
  lock: false,
  manageRunTasks: false,
  managePolicyOverrides: false,
};
const ALL_RIGHTS: WorkspaceRights = {
  readRuns: true,
  queuePlans: true,
  applyRuns: true,
  admin: true,
  lock: true,
  manageRunTasks: true,
  managePolicyOverrides: true,
};

/** The teams of one organization that a token speaks for. */
export function teamsOf(store: Store, token: TokenRecord, organizationId: string): TeamRecord[] {
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
    return { ...ALL_RIGHTS, queuePlans: starts, applyRuns: starts };
  }
  const teams = teamsOf(store, token, organizationId);
  const rights = { ...NO_RIGHTS };
  const may = (right: keyof OrganizationPermissions): boolean =>
    teams.some(({ permissions }) => permissions[right]);
  if (may('readWorkspaces')) rights.readRuns = true;
  if (may('managePolicyOverrides')) {
    // Whoever overrides policies sees the runs that they failed.
    rights.readRuns = true;
    rights.managePolicyOverrides = true;
  }
  if (may('manageWorkspaces')) {
    Object.assign(rights, {
      ...ALL_RIGHTS,
      managePolicyOverrides: rights.managePolicyOverrides,
    });
  }
  for (const grant of store.teamAccess.values()) {
    if (grant.workspaceId === workspace.id && teams.some(({ id }) => id === grant.teamId)) {
      addGrant(rights, grant);
    }
  }
  return rights;
}

function addGrant(rights: WorkspaceRights, { access, permissions }: TeamAccessRecord): void {
  rights.readRuns = true;
  if (permissions.runs !== 'read') rights.queuePlans = true;
  if (permissions.runs === 'apply') rights.applyRuns = true;
  if (permissions['workspace-locking']) rights.lock = true;
  if (permissions['run-tasks']) rights.manageRunTasks = true;
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
