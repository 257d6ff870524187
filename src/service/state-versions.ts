/** The state versions of workspaces. */
import { hash } from 'node:crypto';
import { contentOf, readStateFile, typeOf, type StateFile } from './plan/state-file.ts';
import { toJson } from './long-numbers.ts';
import { invalid } from './requests.ts';
import { newObjectId } from './credentials.ts';
import type { RunRecord, StateVersionRecord, WorkspaceRecord } from './records.ts';
import { childrenOf, type Store } from './store.ts';

/** The text of the current state file; null if there is none. */
export function stateFileOf(workspace: WorkspaceRecord): string | null {
  const current = currentState(workspace);
  return current === undefined ? null : toJson(current.file);
}

/** Takes the state that a program left behind, unless it is the one that was there before. */
export function saveState(
  store: Store,
  run: RunRecord,
  { text, json }: { text: string; json: string | undefined },
): void {
  const workspace = run.parent;
  const file = readStateFile(Buffer.from(text));
  if (file === undefined || file.serial === currentState(workspace)?.file.serial) return;
  const version = addStateVersion(store, workspace, { run, serial: file.serial, md5: null });
  version.json = json;
  fillState(store, version, file);
}

/** Gives a state version its file, and with it the workspace its state and its outputs. */
export function fillState(store: Store, version: StateVersionRecord, file: StateFile): void {
  const { state, sensitive } = contentOf(file);
  version.parent.state = state;
  version.parent.sensitive = sensitive;
  version.file = file;
  // `type` is the API's word for the type of an output, and `detailed-type` is as Terraform writes it.
  for (const [name, { value, sensitive }] of Object.entries(file.outputs)) {
    const detailedType = typeOf(value);
    // A word for a simple type, else a list that begins with `tuple` or `object`.
    const [kind] = [detailedType].flat();
    const type = kind === 'tuple' ? 'array' : kind;
    const attributes = { name, sensitive, type, 'detailed-type': detailedType, value };
    store.add('state-version-outputs', version, { attributes });
  }
}

/** Adds a state version without its file. */
export function addStateVersion(
  store: Store,
  workspace: WorkspaceRecord,
  { run, serial, md5 }: { run: RunRecord | null; serial: number; md5: string | null },
): StateVersionRecord {
  const attributes = { 'created-at': store.now(), serial };
  const objectId = newObjectId();
  return store.add('state-versions', workspace, { attributes, run, md5, file: null, objectId });
}

/** Reads an uploaded state. 422 if it is no state, or has another MD5 than announced. */
export function readUpload(bytes: Uint8Array, md5: string | null): StateFile {
  const refusal = (detail: string) => invalid({ pointer: '/data/attributes/state', detail });
  if (md5 !== hash('md5', bytes, 'hex')) {
    throw refusal('The MD5 of the state is not the one that was announced.');
  }
  const file = readStateFile(bytes);
  if (file === undefined) throw refusal('This is no Terraform state of version 4.');
  return file;
}

/** The attributes of an output, without its value if that is sensitive. */
export function withoutSecret<Output extends { sensitive: boolean; value: unknown }>(
  output: Output,
): Output {
  return { ...output, value: output.sensitive ? null : output.value };
}

/** The newest state version that has its file; a version that waits for its upload does not count. */
export function currentState(
  workspace: WorkspaceRecord,
): (StateVersionRecord & { file: StateFile }) | undefined {
  return childrenOf(workspace, 'state-versions').findLast(
    (version): version is StateVersionRecord & { file: StateFile } => version.file !== null,
  );
}
