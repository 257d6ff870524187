/**
 * Who may do what. If a token may not see that something exists, the answer is 404.
 *
 * Source: https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/permissions.
 */
import type {
  OrganizationRight,
  TeamAccessRecord,
  TeamRecord,
  TokenRecord,
  WorkspaceRecord,
} from './records.ts';
import { childrenOf, type Store } from './store.ts';
import { CUSTOM_ATTRIBUTES } from '../client/wire/team-workspace.ts';
import type { AccessLevel, CustomRights } from '../client/wire/team-workspace.ts';

const READ_LEVEL: CustomRights = {
  runs: 'read',
  variables: 'read',
  'state-versions': 'read',
  'engine-mocks': 'none',
  'workspace-locking': false,
  'run-tasks': false,
  'policy-overrides': false,
};
const WRITE_LEVEL: CustomRights = {
  ...READ_LEVEL,
  runs: 'apply',
  variables: 'write',
  'state-versions': 'write',
  'engine-mocks': 'read',
  'workspace-locking': true,
};

const PERMISSIONS_OF_LEVEL: Readonly<Record<Exclude<AccessLevel, 'custom'>, CustomRights>> = {
  read: READ_LEVEL,
  plan: { ...READ_LEVEL, runs: 'plan' },
  write: WRITE_LEVEL,
  admin: { ...WRITE_LEVEL, 'run-tasks': true },
};

/** The permissions of `custom` where a request names none. */
export const CUSTOM_DEFAULTS: CustomRights = {
  ...READ_LEVEL,
  variables: 'none',
  'state-versions': 'none',
};

/** The permissions of a level of access. `custom` has those of the request's `attributes`, else those it had before. */
export function toPermissions(
  access: AccessLevel,
  attributes: Partial<CustomRights>,
  before: CustomRights,
): CustomRights {
  if (access !== 'custom') return { ...PERMISSIONS_OF_LEVEL[access] };
  const entries = Object.entries(attributes).filter(
    ([name, value]) => value !== undefined && Object.hasOwn(CUSTOM_ATTRIBUTES, name),
  );
  return { ...before, ...Object.fromEntries(entries) };
}

/** Right on a workspace → whether a team has it by the access that it was given. */
const ACCESS_FOR_RIGHT = {
  readRuns: () => true,
  queuePlans: ({ runs }) => runs !== 'read',
  applyRuns: ({ runs }) => runs === 'apply',
  admin: ({ access }) => access === 'admin',
  lock: ({ 'workspace-locking': may }) => may,
  manageRunTasks: ({ 'run-tasks': may }) => may,
  managePolicyOverrides: ({ 'policy-overrides': may }) => may,
  readOutputs: ({ 'state-versions': states }) => states !== 'none',
  readStates: ({ 'state-versions': states }) => states === 'read' || states === 'write',
  writeStates: ({ 'state-versions': states }) => states === 'write',
  readVariables: ({ variables }) => variables !== 'none',
  writeVariables: ({ variables }) => variables === 'write',
} satisfies Record<string, (granted: TeamAccessRecord['attributes']) => boolean>;
export type Right = keyof typeof ACCESS_FOR_RIGHT;

/** The teams of one organization that a token acts for. */
function teamsOf(store: Store, token: TokenRecord, organizationId: string): TeamRecord[] {
  const organization = store.get('organizations', organizationId);
  const teams = organization === undefined ? [] : childrenOf(organization, 'teams');
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

/** Whether a token has a right on the organization as a whole; owners have them all. */
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

/** Whether a token has a right on a workspace, by one of its teams. */
export function hasRight(
  store: Store,
  token: TokenRecord,
  workspace: WorkspaceRecord,
  right: Right,
): boolean {
  const organizationId = workspace.parent.id;
  if (isOwner(store, token, organizationId)) {
    // Users and teams start runs; an organization token does not.
    return token.kind !== 'organization' || (right !== 'queuePlans' && right !== 'applyRuns');
  }
  const teams = teamsOf(store, token, organizationId);
  const mayInOrganization = (organizationRight: OrganizationRight): boolean =>
    teams.some(({ attributes }) => attributes['organization-access'][organizationRight]);
  const isForOverrides = right === 'managePolicyOverrides';
  if (mayInOrganization('manage-workspaces') && !isForOverrides) return true;
  if (mayInOrganization('read-workspaces') && right === 'readRuns') return true;
  if (mayInOrganization('manage-policy-overrides')) {
    // A person who may override policies may also read the runs in which they failed.
    if (isForOverrides || right === 'readRuns') return true;
  }
  return childrenOf(workspace, 'team-workspaces').some(
    ({ team, attributes }) => teams.includes(team) && ACCESS_FOR_RIGHT[right](attributes),
  );
}

/**
 * Whether a token may see which access a team has. Owners and workspace admins see it of all teams, others of their own
 * teams and of those that are not secret.
 */
export function mayReadGrant(store: Store, token: TokenRecord, grant: TeamAccessRecord): boolean {
  const { parent: workspace, team } = grant;
  if (hasRight(store, token, workspace, 'admin')) return true;
  if (teamsOf(store, token, workspace.parent.id).includes(team)) return true;
  const isShown = team.attributes.visibility === 'organization';
  return isShown && hasRight(store, token, workspace, 'readRuns');
}
