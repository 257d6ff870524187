/** Removes a workspace with everything that belongs to it. */
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

function drop<Kept>(map: Map<string, Kept>, isGone: (kept: Kept) => boolean): void {
  for (const [id, kept] of map) if (isGone(kept)) map.delete(id);
}
