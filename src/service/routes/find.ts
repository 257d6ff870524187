/** Looks things up for a token: what is not there and what the token may not see answer 404 alike. */
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

export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refusal(notFound());
  return value;
}

export function allow(allowed: boolean): void {
  if (!allowed) throw new Refusal(notFound());
}

/** What the path names, or `id`, for those who have the right on its workspace. */
type Find<Kept> = (call: RouteCall, right?: keyof WorkspaceRights, id?: string) => Kept;

export function findWorkspace(
  call: RouteCall,
  right: keyof WorkspaceRights = 'readRuns',
  id = parameter(call, 'workspace'),
): WorkspaceRecord {
  const { store } = call.domain;
  const workspace = found(store.workspaces.get(id));
  allow(rightsOn(store, call.token, workspace)[right]);
  return workspace;
}

/** By the names of the organization and the workspace. */
export function findNamedWorkspace(
  call: RouteCall,
  right: keyof WorkspaceRights = 'readRuns',
): WorkspaceRecord {
  const { id } = findOrganization(call);
  const name = parameter(call, 'name');
  const named = [...call.domain.store.workspaces.values()].find(
    (one) => one.organizationId === id && one.name === name,
  );
  return findWorkspace(call, right, found(named).id);
}

/** `name` of the path, which belongs to something else that is looked up in turn. */
function within<Kept>(
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

export const findVersion = within('version', (s) => s.versions, findWorkspace, workspaceOf);
export const findState = within('state', (s) => s.stateVersions, findWorkspace, workspaceOf);
export const findRun = within('run', (s) => s.runs, findWorkspace, workspaceOf);
export const findPlan = within('plan', (s) => s.plans, findRun, runOf);
export const findApply = within('apply', (s) => s.applies, findRun, runOf);
export const findEstimate = within('estimate', (s) => s.costEstimates, findRun, runOf);
export const findCheck = within('check', (s) => s.checks, findRun, runOf);
export const findStage = within('stage', (s) => s.stages, findRun, runOf);
export const findTaskResult = within(
  'result',
  (s) => s.taskResults,
  findStage,
  ({ stageId }) => stageId,
);
export const findEvaluation = within('evaluation', (s) => s.evaluations, findRun, runOf);
export const findTfEvaluation = within('evaluation', (s) => s.tfEvaluations, findRun, runOf);

export function findOrganization(call: RouteCall): OrganizationRecord {
  const { store } = call.domain;
  const name = parameter(call, 'organization');
  const organization = found([...store.organizations.values()].find((one) => one.name === name));
  allow(isMember(store, call.token, organization.id));
  return organization;
}

export function findGrant(call: RouteCall): TeamAccessRecord {
  const { store } = call.domain;
  const grant = found(store.teamAccess.get(parameter(call, 'grant')));
  allow(mayReadGrant(store, call.token, grant));
  return grant;
}

export function findPool(call: RouteCall, id = parameter(call, 'pool')): AgentPoolRecord {
  const { store } = call.domain;
  const pool = found(store.pools.get(id));
  allow(hasOrganizationRight(store, call.token, pool.organizationId, 'manageAgentPools'));
  return pool;
}
