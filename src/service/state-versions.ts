/** States of workspaces, one after the other. */
import { writeStateFile } from './plan/state-file.ts';
import { providersOf } from './plan/providers.ts';
import type { StateVersionRecord, WorkspaceRecord } from './records.ts';
import { newObjectId } from './secrets.ts';
import { nowAt, type Store } from './store.ts';

/** Writes down the workspace's state as it is now. `providers`: by type, where it is known. */
export function recordState(
  store: Store,
  workspace: WorkspaceRecord,
  runId: string | null,
  providers: ReadonlyMap<string, string> = new Map(),
): void {
  const before = currentState(store, workspace.id);
  const { state, marks, outputs, terraformVersion } = workspace;
  const serial = (before?.serial ?? 0) + 1;
  const lineage = before?.file.lineage ?? store.newUuid();
  const byDefault = providersOf(undefined);
  const id = store.newId('sv');
  store.stateVersions.set(id, {
    id,
    workspaceId: workspace.id,
    runId,
    serial,
    file: writeStateFile(
      { state, marks },
      outputs,
      { terraform_version: terraformVersion, serial, lineage },
      (type) => providers.get(type) ?? byDefault(type),
    ),
    outputs: Object.entries(outputs).map(([name, output]) => ({
      ...output,
      name,
      id: store.newId('wsout'),
    })),
    objectId: newObjectId(),
    createdAt: nowAt(store.clock),
  });
}

export function currentState(store: Store, workspaceId: string): StateVersionRecord | undefined {
  return [...store.stateVersions.values()].findLast((one) => one.workspaceId === workspaceId);
}
