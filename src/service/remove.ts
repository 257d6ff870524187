/** Removes workspaces and organizations with everything that belongs to them. */
import type { Store } from './store.ts';

/** Removes a workspace and its runs, versions, states and grants. */
export function removeWorkspace(store: Store, workspaceId: string): void {
  const { stages, taskResults, moving } = store;
  const isGone = (one: { workspaceId: string }): boolean => one.workspaceId === workspaceId;
  for (const run of store.runs.values()) {
    if (!isGone(run)) continue;
    moving.runs.delete(run);
    store.runs.delete(run.id);
  }
  for (const version of store.versions.values())
    if (isGone(version)) moving.versions.delete(version);
  drop(store.versions, isGone);
  drop(store.stateVersions, isGone);
  drop(store.teamAccess, isGone);
  const isLost = ({ runId }: { runId: string }): boolean => !store.runs.has(runId);
  drop(store.plans, isLost);
  drop(store.applies, isLost);
  drop(store.checks, isLost);
  drop(store.evaluations, isLost);
  drop(store.tfEvaluations, isLost);
  drop(store.costEstimates, isLost);
  drop(stages, isLost);
  drop(taskResults, ({ stageId }) => !stages.has(stageId));
  for (const { workspaceIds } of store.policySets.values()) {
    if (workspaceIds.includes(workspaceId))
      workspaceIds.splice(workspaceIds.indexOf(workspaceId), 1);
  }
  store.workspaces.delete(workspaceId);
}

/** Removes an organization with its workspaces, teams and tokens. */
export function removeOrganization(store: Store, organizationId: string): void {
  const belongs = (one: { organizationId: string }): boolean =>
    one.organizationId === organizationId;
  for (const workspace of store.workspaces.values()) {
    if (belongs(workspace)) removeWorkspace(store, workspace.id);
  }
  const { teams, pools, projects, policySets, policies, tokens } = store;
  for (const map of [teams, pools, projects, policySets, policies]) {
    for (const one of map.values()) if (belongs(one)) map.delete(one.id);
  }
  store.organizations.delete(organizationId);
  drop(
    tokens,
    ({ kind, subjectId }) =>
      (kind === 'team' && !teams.has(subjectId)) ||
      (kind === 'agent' && !pools.has(subjectId)) ||
      (kind === 'organization' && subjectId === organizationId),
  );
}

function drop<Kept>(map: Map<string, Kept>, isGone: (kept: Kept) => boolean): void {
  for (const [id, kept] of map) if (isGone(kept)) map.delete(id);
}
