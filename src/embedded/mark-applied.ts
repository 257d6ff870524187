/** What an applied run leaves behind in its workspace. */
import type { RunRecord } from './records.ts';
import { must, type Store } from './store.ts';

/** Remembers what exists now; a provisional version becomes the current one (service-api.md 2.1). */
export function markApplied(store: Store, run: RunRecord): void {
  const workspace = must(store.workspaces, run.workspaceId);
  const version = must(store.versions, run.versionId);
  const plan = must(store.plans, run.planId);
  workspace.state = Object.fromEntries(
    (plan.document?.resource_changes ?? []).flatMap(({ address, change }) =>
      change.after === null ? [] : [[address, change.after] as const],
    ),
  );
  // A provisional version becomes the current one, unless a newer one exists.
  const newer = [...store.versions.values()].filter(
    (other) => other.workspaceId === workspace.id && !other.speculative && !other.provisional,
  );
  const order = [...store.versions.keys()];
  const last = newer.at(-1);
  if (
    version.provisional &&
    (last === undefined || order.indexOf(last.id) < order.indexOf(version.id))
  ) {
    workspace.currentVersionId = version.id;
  }
}
