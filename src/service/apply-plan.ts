/** What becomes of a plan that can be applied. */
import { keptIn, type RunRecord, type Store } from './store.ts';

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
export function makeCurrent({ version, within: workspace }: RunRecord): void {
  // The current version is the newest one that was uploaded to be applied, or that an apply has
  // used.
  const order = keptIn(workspace, 'configuration-versions');
  const current = order.findIndex((one) => one === workspace.currentVersion);
  if (version.attributes.provisional && current < order.indexOf(version)) {
    workspace.currentVersion = version;
  }
}
