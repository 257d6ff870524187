/** Applies a planned run: writes the new state of its workspace, its log and the current version. */
import { writeApplyLog } from './plan/plan-log.ts';
import { recordState, takeState } from './state-versions.ts';
import { keptIn, type RunRecord, type Store, type WorkspaceRecord } from './store.ts';
import type { PlanDocument, ResourceChange } from '../plan/plan-document.ts';
import type { Applied } from '../plan/program-plan.ts';

/** No provider is called: all planned objects count as created, without values that only providers know. */
export function applyPlan(store: Store, run: RunRecord): void {
  const { within: workspace, apply } = run;
  const { document, counts } = run.plan;
  if (document !== null) {
    applyChanges(workspace, document.resource_changes);
    workspace.outputs = outputsOf(workspace, document);
    apply.counts = counts;
    const version = workspace.attributes['terraform-version'];
    const at = store.clock.date();
    apply.log = writeApplyLog({ document, counts }, workspace.outputs, version, at);
    const providers = new Map(
      document.resource_changes.map(({ type, provider_name: name }) => [type, name]),
    );
    recordState(store, run, providers);
  }
  makeCurrent(run);
}

/** Takes what a program did: the state, and its log. */
export function takeApplied(store: Store, run: RunRecord, { state, log, problems }: Applied): void {
  run.apply.counts = run.plan.counts;
  run.apply.log = log;
  if (state !== undefined) takeState(store, run, state);
  if (problems.every(({ severity }) => severity !== 'error')) makeCurrent(run);
}

/** Lets go of a plan that is not going to be applied, or has been. */
export async function letGo({ planning }: Store, run: RunRecord): Promise<void> {
  const { held } = run;
  if (held === null) return;
  run.held = null;
  const closing = held.close().finally(() => planning.delete(closing));
  planning.add(closing);
  await closing;
}

function applyChanges(workspace: WorkspaceRecord, changes: readonly ResourceChange[]): void {
  const state = new Map(Object.entries(workspace.state));
  const marks = { ...workspace.marks };
  for (const { address, change } of changes) {
    const { after, after_sensitive: sensitive } = change;
    delete marks[address];
    if (after === null) state.delete(address);
    else {
      state.set(address, after);
      if (typeof sensitive === 'object') marks[address] = { sensitive };
    }
  }
  workspace.marks = marks;
  workspace.state = Object.fromEntries([...state].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The outputs after the apply. One whose value the plan does not know is left out. */
function outputsOf(
  workspace: WorkspaceRecord,
  { output_changes: changes = {} }: PlanDocument,
): WorkspaceRecord['outputs'] {
  const outputs = new Map(Object.entries(workspace.outputs));
  for (const [name, change] of Object.entries(changes)) {
    if (change.actions.includes('delete')) outputs.delete(name);
    else if (change.after_unknown !== false) outputs.delete(name);
    else outputs.set(name, { value: change.after ?? null, sensitive: change.after_sensitive });
  }
  return Object.fromEntries(outputs);
}

/** Makes a provisional version the current one, unless a newer version is current already. */
function makeCurrent({ version, within: workspace }: RunRecord): void {
  // The current version is the newest one that was uploaded to be applied, or that an apply has
  // used.
  const order = keptIn(workspace, 'configuration-versions');
  const current = order.findIndex((one) => one === workspace.currentVersion);
  if (version.attributes.provisional && current < order.indexOf(version)) {
    workspace.currentVersion = version;
  }
}
