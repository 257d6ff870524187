/** What an apply leaves behind: the state, the log and the current version. */
import { takeState } from './state-versions.ts';
import { keptIn, type RunRecord, type Store } from './store.ts';
import type { Applied } from '../plan/program-plan.ts';

/** Without a program nothing is applied: the log says so, and the state stays as it was. */
export function applyListed(run: RunRecord): void {
  run.apply.counts = run.plan.counts;
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
