/** The state versions of workspaces. */
import { hash } from 'node:crypto';
import { contentOf, readStateFile, typeOf } from './plan/state-file.ts';
import type { StateFile } from './plan/state-file.ts';
import { invalid } from './respond.ts';
import { newObjectId } from './secrets.ts';
import { recordsIn } from './store.ts';
import type { RunRecord, StateVersionRecord, Store, WorkspaceRecord } from './store.ts';

/** The current state as a file; null if there is none. */
export function stateFileOf(workspace: WorkspaceRecord): string | null {
  const current = currentState(workspace);
  return current === undefined ? null : JSON.stringify(current.file);
}

/** Takes the state that a program left behind, unless it is the one that was there before. */
export function takeState(store: Store, run: RunRecord, text: string): void {
  const workspace = run.within;
  const file = readStateFile(Buffer.from(text));
  if (file === undefined || file.serial === currentState(workspace)?.file.serial) return;
  const version = addStateVersion(store, workspace, { run, serial: file.serial, md5: null });
  fillState(store, version, file);
}

/** Makes this file the state of the workspace. */
export function fillState(store: Store, version: StateVersionRecord, file: StateFile): void {
  Object.assign(version.within, contentOf(file));
  version.file = file;
  addOutputs(store, version, file.outputs);
}

/** Adds a state version without its file. */
export function addStateVersion(
  store: Store,
  workspace: WorkspaceRecord,
  made: { run: RunRecord | null; serial: number; md5: string | null },
): StateVersionRecord {
  const { run, serial, md5 } = made;
  const attributes = { 'created-at': store.now(), serial };
  const objectId = newObjectId();
  return store.add('state-versions', workspace, { attributes, run, md5, file: null, objectId });
}

/** Reads an uploaded state. 422 if it is no state, or has another MD5 than announced. */
export function readUpload(bytes: Uint8Array, md5: string | null): StateFile {
  const refuse = (detail: string) => invalid({ pointer: '/data/attributes/state', detail });
  if (md5 !== hash('md5', bytes, 'hex')) {
    throw refuse('The MD5 of the state is not the one that was announced.');
  }
  const file = readStateFile(bytes);
  if (file === undefined) throw refuse('This is no Terraform state of version 4.');
  return file;
}

/** The attributes of an output without its value, if that is sensitive. */
export function withoutSecret<Shown extends { sensitive: boolean; value: unknown }>(
  shown: Shown,
): Shown {
  return { ...shown, value: shown.sensitive ? null : shown.value };
}

function addOutputs(
  store: Store,
  version: StateVersionRecord,
  outputs: StateFile['outputs'],
): void {
  for (const [name, { value, sensitive }] of Object.entries(outputs)) {
    const detailed = typeOf(value);
    const isTuple = Array.isArray(detailed) && detailed[0] === 'tuple';
    const objectOrWord = Array.isArray(detailed) ? 'object' : detailed;
    const type = isTuple ? 'array' : objectOrWord;
    const attributes = { name, sensitive, type, 'detailed-type': detailed, value };
    store.add('state-version-outputs', version, { attributes });
  }
}

/** The newest state version that has its file; a version that waits for its upload does not count. */
export function currentState(
  workspace: WorkspaceRecord,
): (StateVersionRecord & { file: StateFile }) | undefined {
  return recordsIn(workspace, 'state-versions').findLast(
    (version): version is StateVersionRecord & { file: StateFile } => version.file !== null,
  );
}
