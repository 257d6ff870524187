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
  RunRecord,
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
    (one) => one.organization.id === id && one.name === name,
  );
  return workspaceById(call, right, found(named).id);
}

/** Looks up `name` of the path in a map. It is found if its workspace may be found. */
function inWorkspace<Kept extends { workspace: WorkspaceRecord }>(
  name: string,
  mapOf: (store: Store) => ReadonlyMap<string, Kept>,
): Find<Kept> {
  return (call, right = 'readRuns', id = parameter(call, name)) => {
    const kept = found(mapOf(call.domain.store).get(id));
    workspaceById(call, right, kept.workspace.id);
    return kept;
  };
}

/** Looks up `name` of the path among the parts of all runs. */
function partOfRun<Kept extends { id: string }>(
  name: string,
  partsOf: (run: RunRecord) => readonly Kept[],
): Find<Kept> {
  return (call, right = 'readRuns', id = parameter(call, name)) => {
    for (const run of call.domain.store.runs.values()) {
      const kept = partsOf(run).find((one) => one.id === id);
      if (kept === undefined) continue;
      workspaceById(call, right, run.workspace.id);
      return kept;
    }
    throw new Refusal(notFound());
  };
}

export const findVersion = inWorkspace('version', (store) => store.versions);
export const findState = inWorkspace('state', (store) => store.stateVersions);
export const findRun = inWorkspace('run', (store) => store.runs);
export const findPlan = partOfRun('plan', ({ plan }) => [plan]);
export const findApply = partOfRun('apply', ({ apply }) => [apply]);
export const findEstimate = partOfRun('estimate', ({ cost }) => (cost === undefined ? [] : [cost]));
export const findCheck = partOfRun('check', ({ checks }) => checks);
export const findStage = partOfRun('stage', ({ stages }) => stages);
export const findTaskResult = partOfRun('result', ({ stages }) =>
  stages.flatMap(({ tasks }) => tasks),
);
export const findEvaluation = partOfRun('evaluation', ({ stages }) =>
  stages.flatMap(({ evaluations }) => evaluations),
);
export const findTfEvaluation = partOfRun('evaluation', ({ tfEvaluations }) => tfEvaluations);

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
  allow(hasOrganizationRight(store, call.token, pool.organization.id, 'manageAgentPools'));
  return pool;
}
