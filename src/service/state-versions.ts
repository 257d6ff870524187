/** The state versions of workspaces. */
import { hash } from 'node:crypto';
import type { Domain } from './domain.ts';
import type { ServiceResponse } from './exchange.ts';
import {
  contentOf,
  readStateFile,
  writeStateFile,
  type StateFile,
  type StateOutput,
} from './plan/state-file.ts';
import { providersOf } from './plan/providers.ts';
import type { StateVersionRecord, WorkspaceRecord } from './records.ts';
import { invalid, respondEmpty } from './respond.ts';
import { newObjectId } from './secrets.ts';
import { must, nowAt, type Store } from './store.ts';

/** Records the workspace's state as it is now. `providers` has provider names by resource type, where known. */
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
  const version = addStateVersion(store, workspace.id, { runId, serial, md5: null });
  version.file = writeStateFile(
    { state, marks },
    outputs,
    { terraform_version: terraformVersion, serial, lineage },
    (type) => providers.get(type) ?? byDefault(type),
  );
  version.outputs = withIds(store, outputs);
}

/** Adds a state version without its file, which `recordState` or an upload adds. */
export function addStateVersion(
  store: Store,
  workspaceId: string,
  made: Pick<StateVersionRecord, 'runId' | 'serial' | 'md5'>,
): StateVersionRecord {
  const id = store.newId('sv');
  const version: StateVersionRecord = {
    id,
    workspaceId,
    ...made,
    file: null,
    outputs: [],
    objectId: newObjectId(),
    createdAt: nowAt(store.clock),
  };
  store.stateVersions.set(id, version);
  return version;
}

/** Makes an uploaded state the state of the workspace. */
function adoptState(store: Store, version: StateVersionRecord, file: StateFile): void {
  const workspace = must(store.workspaces, version.workspaceId);
  Object.assign(workspace, contentOf(file));
  version.file = file;
  version.outputs = withIds(store, workspace.outputs);
}

/** Takes an uploaded state. 422 if it is no state, has another MD5 than announced, or comes a second time. */
export function uploadState(
  { store }: Domain,
  version: StateVersionRecord,
  bytes: Uint8Array,
): ServiceResponse {
  const refuse = (detail: string) => invalid({ pointer: '/data/attributes/state', detail });
  if (version.file !== null) return refuse('This state was uploaded already.');
  if (version.md5 !== hash('md5', bytes, 'hex')) {
    return refuse('The MD5 of the state is not the one that was announced.');
  }
  const file = readStateFile(bytes);
  if (file === undefined) return refuse('This is no Terraform state of version 4.');
  adoptState(store, version, file);
  return respondEmpty(200);
}

function withIds(
  store: Store,
  outputs: Readonly<Record<string, StateOutput>>,
): StateVersionRecord['outputs'] {
  return Object.entries(outputs).map(([name, output]) => ({
    ...output,
    name,
    id: store.newId('wsout'),
  }));
}

/** The newest state version that has its file; a version that waits for its upload does not count. */
export function currentState(
  store: Store,
  workspaceId: string,
): (StateVersionRecord & { file: StateFile }) | undefined {
  for (const version of [...store.stateVersions.values()].toReversed()) {
    const { file } = version;
    if (version.workspaceId === workspaceId && file !== null) return { ...version, file };
  }
  return undefined;
}
