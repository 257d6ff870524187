/** The state versions of workspaces. */
import { hash } from 'node:crypto';
import { providersOf } from './plan/providers.ts';
import { contentOf, readStateFile, typeOf, writeStateFile } from './plan/state-file.ts';
import type { StateFile, StateOutput } from './plan/state-file.ts';
import type { Domain } from './resource.ts';
import { invalid, respondEmpty, type ServiceResponse } from './respond.ts';
import { newObjectId } from './secrets.ts';
import { nowAt } from './store.ts';
import type { RunRecord, StateVersionRecord, Store, WorkspaceRecord } from './store.ts';

/** Records the workspace's state as it is now. `providers` has provider names by resource type, where known. */
export function recordState(
  store: Store,
  run: RunRecord,
  providers: ReadonlyMap<string, string>,
): void {
  const { workspace } = run;
  const before = currentState(store, workspace);
  const { state, marks, outputs, terraformVersion } = workspace;
  const serial = (before?.serial ?? 0) + 1;
  const lineage = before?.file.lineage ?? store.newUuid();
  const byDefault = providersOf(undefined);
  const version = addStateVersion(store, workspace, { run, serial, md5: null });
  version.file = writeStateFile(
    { state, marks },
    outputs,
    { terraform_version: terraformVersion, serial, lineage },
    (type) => providers.get(type) ?? byDefault(type),
  );
  version.outputs = withIds(store, version, outputs);
}

/** Adds a state version without its file, which `recordState` or an upload adds. */
export function addStateVersion(
  store: Store,
  workspace: WorkspaceRecord,
  made: { run: RunRecord | null; serial: number; md5: string | null },
): StateVersionRecord {
  const id = store.newId('sv');
  const version: StateVersionRecord = {
    id,
    workspace,
    ...made,
    file: null,
    outputs: [],
    objectId: newObjectId(),
    createdAt: nowAt(store.clock),
  };
  store.stateVersions.set(id, version);
  return version;
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
  Object.assign(version.workspace, contentOf(file));
  version.file = file;
  version.outputs = withIds(store, version, version.workspace.outputs);
  return respondEmpty(200);
}

/** An output as it is sent. A sensitive value is shown only when this output `alone` is requested. */
export function attributesOfOutput(
  { name, value, sensitive }: StateVersionRecord['outputs'][number],
  alone: boolean,
): Record<string, unknown> {
  const type = typeOf(value);
  return {
    name,
    sensitive,
    type: Array.isArray(type) ? (type[0] === 'tuple' ? 'array' : 'object') : type,
    'detailed-type': type,
    value: sensitive && !alone ? null : value,
  };
}

function withIds(
  store: Store,
  version: StateVersionRecord,
  outputs: Readonly<Record<string, StateOutput>>,
): StateVersionRecord['outputs'] {
  return Object.entries(outputs).map(([name, output]) => ({
    ...output,
    name,
    version,
    id: store.newId('wsout'),
  }));
}

/** The newest state version that has its file; a version that waits for its upload does not count. */
export function currentState(
  store: Store,
  workspace: WorkspaceRecord,
): (StateVersionRecord & { file: StateFile }) | undefined {
  for (const version of [...store.stateVersions.values()].toReversed()) {
    const { file } = version;
    if (version.workspace === workspace && file !== null) return { ...version, file };
  }
  return undefined;
}
