/** The state versions of workspaces. */
import { hash } from 'node:crypto';
import { providersOf } from './plan/providers.ts';
import { contentOf, readStateFile, typeOf, writeStateFile } from './plan/state-file.ts';
import type { StateFile, StateOutput } from './plan/state-file.ts';
import { invalid, respondEmpty, type ServiceResponse } from './respond.ts';
import { newObjectId } from './secrets.ts';
import { keptIn } from './store.ts';
import type {
  RunRecord,
  StateOutputRecord,
  StateVersionRecord,
  Store,
  WorkspaceRecord,
} from './store.ts';

/** Records the workspace's state as it is now. `providers` has provider names by resource type, where known. */
export function recordState(
  store: Store,
  run: RunRecord,
  providers: ReadonlyMap<string, string>,
): void {
  const workspace = run.within;
  const before = currentState(workspace);
  const { state, marks, outputs, attributes } = workspace;
  const serial = (before?.attributes.serial ?? 0) + 1;
  const lineage = before?.file.lineage ?? store.newUuid();
  const byDefault = providersOf(undefined);
  const version = addStateVersion(store, workspace, { run, serial, md5: null });
  version.file = writeStateFile(
    { state, marks },
    outputs,
    { terraform_version: attributes['terraform-version'], serial, lineage },
    (type) => providers.get(type) ?? byDefault(type),
  );
  addOutputs(store, version, outputs);
}

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
  fill(store, version, file);
}

function fill(store: Store, version: StateVersionRecord, file: StateFile): void {
  Object.assign(version.within, contentOf(file));
  version.file = file;
  addOutputs(store, version, version.within.outputs);
}

/** Adds a state version without its file, which `recordState` or an upload adds. */
export function addStateVersion(
  store: Store,
  workspace: WorkspaceRecord,
  made: { run: RunRecord | null; serial: number; md5: string | null },
): StateVersionRecord {
  const { run, serial, md5 } = made;
  return store.keep({
    type: 'state-versions',
    id: store.newId('sv'),
    within: workspace,
    attributes: { 'created-at': store.now(), serial },
    run,
    md5,
    file: null,
    objectId: newObjectId(),
  });
}

/** Takes an uploaded state. 422 if it is no state, has another MD5 than announced, or comes a second time. */
export function uploadState(
  store: Store,
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
  fill(store, version, file);
  return respondEmpty(200);
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
  outputs: Readonly<Record<string, StateOutput>>,
): void {
  for (const [name, { value, sensitive }] of Object.entries(outputs)) {
    const detailed = typeOf(value);
    const kind = Array.isArray(detailed)
      ? detailed[0] === 'tuple'
        ? 'array'
        : 'object'
      : detailed;
    const attributes = { name, sensitive, type: kind, 'detailed-type': detailed, value };
    const id = store.newId('wsout');
    const output: StateOutputRecord = {
      type: 'state-version-outputs',
      id,
      within: version,
      attributes,
    };
    store.keep(output);
  }
}

/** The newest state version that has its file; a version that waits for its upload does not count. */
export function currentState(
  workspace: WorkspaceRecord,
): (StateVersionRecord & { file: StateFile }) | undefined {
  return keptIn(workspace, 'state-versions').findLast(
    (version): version is StateVersionRecord & { file: StateFile } => version.file !== null,
  );
}
