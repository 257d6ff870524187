/** Removes a workspace with everything that belongs to it. */
import type { WorkspaceRecord } from './records.ts';
import type { Store } from './store.ts';

/** Removes a workspace and its runs, versions, states and grants. */
export function removeWorkspace(store: Store, workspace: WorkspaceRecord): void {
  const { moving } = store;
  for (const run of moving.runs) if (run.workspace === workspace) moving.runs.delete(run);
  for (const version of moving.versions) {
    if (version.workspace === workspace) moving.versions.delete(version);
  }
  for (const map of [store.runs, store.versions, store.stateVersions, store.teamAccess]) {
    for (const [id, one] of map) if (one.workspace === workspace) map.delete(id);
  }
  for (const set of store.policySets.values()) {
    set.workspaces = set.workspaces?.filter((one) => one !== workspace) ?? null;
  }
  store.workspaces.delete(workspace.id);
}
