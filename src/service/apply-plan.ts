/** Applies a planned run: writes the new state of its workspace, its log and the current version. */
import { planFor } from './plan-run.ts';
import type { PlanDocument, ResourceChange } from './plan/plan-document.ts';
import { writeApplyLog } from './plan/plan-log.ts';
import { applyData, TERRAFORM_DATA } from './plan/terraform-data.ts';
import type { RunRecord, WorkspaceRecord } from './records.ts';
import { recordState } from './state-versions.ts';
import { must, type Store } from './store.ts';

/** No provider is called: all planned objects count as created, without values that only providers know. */
export function applyPlan(store: Store, run: RunRecord): void {
  const workspace = must(store.workspaces, run.workspaceId);
  const apply = must(store.applies, run.applyId);
  const { document, counts } = must(store.plans, run.planId);
  if (document !== null) {
    applyChanges(store, workspace, document.resource_changes);
    workspace.outputs = outputsOf(store, run, workspace, document);
    apply.counts = counts;
    const version = workspace.terraformVersion;
    const at = store.clock.date();
    apply.log = writeApplyLog({ document, counts }, workspace.outputs, version, at);
    const providers = new Map(
      document.resource_changes.map(({ type, provider_name: name }) => [type, name]),
    );
    recordState(store, workspace, run.id, providers);
  }
  makeCurrent(store, run, workspace);
}

function applyChanges(
  { newUuid }: Store,
  workspace: WorkspaceRecord,
  changes: readonly ResourceChange[],
): void {
  const state = new Map(Object.entries(workspace.state));
  const marks = { ...workspace.marks };
  for (const { address, type, change } of changes) {
    const { after, after_sensitive: sensitive } = change;
    delete marks[address];
    if (after === null) state.delete(address);
    else {
      state.set(address, type === TERRAFORM_DATA ? applyData(after, newUuid) : after);
      if (typeof sensitive === 'object') marks[address] = { sensitive };
    }
  }
  workspace.marks = marks;
  workspace.state = Object.fromEntries([...state].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Plans the outputs once more after the apply, because the ids of new objects are known only then. An output
 * that is not known even then is left out.
 */
function outputsOf(
  store: Store,
  run: RunRecord,
  workspace: WorkspaceRecord,
  { output_changes: planned = {} }: PlanDocument,
): WorkspaceRecord['outputs'] {
  const changes = run.isDestroy
    ? planned
    : (planFor(store, run, workspace).document.output_changes ?? {});
  const outputs = new Map(Object.entries(workspace.outputs));
  for (const [name, change] of Object.entries(changes)) {
    if (change.actions.includes('delete')) outputs.delete(name);
    else if (change.after_unknown !== false) outputs.delete(name);
    else outputs.set(name, { value: change.after ?? null, sensitive: change.after_sensitive });
  }
  return Object.fromEntries(outputs);
}

/** Makes a provisional version the current one, unless a newer version is current already. */
function makeCurrent(store: Store, run: RunRecord, workspace: WorkspaceRecord): void {
  const version = must(store.versions, run.versionId);
  // The current version is the newest one that was uploaded to be applied, or that an apply has
  // used.
  const order = [...store.versions.keys()];
  const current = workspace.currentVersionId ?? '';
  if (version.provisional && order.indexOf(current) < order.indexOf(version.id)) {
    workspace.currentVersionId = version.id;
  }
}
