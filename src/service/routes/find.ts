/**
 * Finds objects for a token. Both an object that does not exist and one that the token may not see
 * answer 404.
 */
import { parameter, type RouteCall } from '../domain.ts';
import {
  hasOrganizationRight,
  isMember,
  mayReadGrant,
  rightsOn,
  type WorkspaceRights,
} from '../permissions.ts';
import type {
  AgentPoolRecord,
  OrganizationRecord,
  TeamAccessRecord,
  WorkspaceRecord,
} from '../records.ts';
import { notFound, Refusal } from '../respond.ts';
import type { Store } from '../store.ts';

/** The value; 404 if there is none. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refusal(notFound());
  return value;
}

/** Answers 404 if the token lacks the right: it must not learn that the object exists. */
export function allow(allowed: boolean): void {
  if (!allowed) throw new Refusal(notFound());
}

/** Finds the object with the id in the path, or with `id`, for a token that has the right on its workspace. */
type Find<Kept> = (call: RouteCall, right?: keyof WorkspaceRights, id?: string) => Kept;

/** The workspace of the path, or of `id`, for a token that has the right on it; else 404. */
export function workspaceById(
  call: RouteCall,
  right: keyof WorkspaceRights = 'readRuns',
  id = parameter(call, 'workspace'),
): WorkspaceRecord {
  const { store } = call.domain;
  const workspace = found(store.workspaces.get(id));
  allow(rightsOn(store, call.token, workspace)[right]);
  return workspace;
}

/** The workspace that the path names by organization and name, for a token that has the right on it. */
export function workspaceByName(
  call: RouteCall,
  right: keyof WorkspaceRights = 'readRuns',
): WorkspaceRecord {
  const { id } = findOrganization(call);
  const name = parameter(call, 'name');
  const named = [...call.domain.store.workspaces.values()].find(
    (one) => one.organizationId === id && one.name === name,
  );
  return workspaceById(call, right, found(named).id);
}

/** Looks up `name` of the path in a map. It is found if the object that it belongs to may be found. */
function ownedBy<Kept>(
  name: string,
  mapOf: (store: Store) => ReadonlyMap<string, Kept>,
  findOwner: Find<unknown>,
  ownerOf: (kept: Kept) => string,
): Find<Kept> {
  return (call, right = 'readRuns', id = parameter(call, name)) => {
    const kept = found(mapOf(call.domain.store).get(id));
    findOwner(call, right, ownerOf(kept));
    return kept;
  };
}

const workspaceOf = ({ workspaceId }: { workspaceId: string }): string => workspaceId;
const runOf = ({ runId }: { runId: string }): string => runId;

export const findVersion = ownedBy('version', (s) => s.versions, workspaceById, workspaceOf);
export const findState = ownedBy('state', (s) => s.stateVersions, workspaceById, workspaceOf);
export const findRun = ownedBy('run', (s) => s.runs, workspaceById, workspaceOf);
export const findPlan = ownedBy('plan', (s) => s.plans, findRun, runOf);
export const findApply = ownedBy('apply', (s) => s.applies, findRun, runOf);
export const findEstimate = ownedBy('estimate', (s) => s.costEstimates, findRun, runOf);
export const findCheck = ownedBy('check', (s) => s.checks, findRun, runOf);
export const findStage = ownedBy('stage', (s) => s.stages, findRun, runOf);
export const findTaskResult = ownedBy(
  'result',
  (s) => s.taskResults,
  findStage,
  ({ stageId }) => stageId,
);
export const findEvaluation = ownedBy('evaluation', (s) => s.evaluations, findRun, runOf);
export const findTfEvaluation = ownedBy('evaluation', (s) => s.tfEvaluations, findRun, runOf);

/** The organization that the path names, for its members; else 404. */
export function findOrganization(call: RouteCall): OrganizationRecord {
  const { store } = call.domain;
  const name = parameter(call, 'organization');
  const organization = found([...store.organizations.values()].find((one) => one.name === name));
  allow(isMember(store, call.token, organization.id));
  return organization;
}

/** The team access that the path names, for tokens that may read it; else 404. */
export function findGrant(call: RouteCall): TeamAccessRecord {
  const { store } = call.domain;
  const grant = found(store.teamAccess.get(parameter(call, 'grant')));
  allow(mayReadGrant(store, call.token, grant));
  return grant;
}

/** An agent pool, for tokens that may manage the organization's pools; else 404. */
export function findPool(call: RouteCall, id = parameter(call, 'pool')): AgentPoolRecord {
  const { store } = call.domain;
  const pool = found(store.pools.get(id));
  allow(hasOrganizationRight(store, call.token, pool.organizationId, 'manageAgentPools'));
  return pool;
}
