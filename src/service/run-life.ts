/** Lets time pass for runs. There are no timers: whatever is due happens before the next answer. */
import { addRun, closeHeldPlan } from './create-run.ts';
import { advance, isFinalRun, needsFiles, type ServedRunStatus } from './machines.ts';
import { dateAt } from './store.ts';
import type { RunRecord, Store, VersionRecord, WorkspaceRecord } from './store.ts';
import { closeOpenParts } from './steps.ts';

/** Does everything that is due by now, in the order in which it became due. */
export function doWhatIsDue(store: Store): void {
  const { runs, versions } = store.unfinished;
  if (runs.size === 0 && versions.size === 0) return;
  const now = store.clock.now();
  for (;;) {
    let due: { atMs: number; happen(): void } | undefined;
    for (const version of versions) {
      const atMs = version.readyAtMs ?? now;
      if (atMs <= now && (due === undefined || atMs < due.atMs)) {
        due = { atMs, happen: () => finishProcessing(store, version, atMs) };
      }
    }
    for (const run of runs) {
      const atMs = run.dueAtMs;
      if (atMs !== null && atMs <= now && (due === undefined || atMs < due.atMs)) {
        due = { atMs, happen: () => takeStep(store, run, atMs) };
      }
    }
    if (due === undefined) return;
    due.happen();
  }
}

/** Ends the processing of an upload: the version can be used, or has an error. */
function finishProcessing(store: Store, version: VersionRecord, atMs: number): void {
  store.unfinished.versions.delete(version);
  version.readyAtMs = null;
  const at = dateAt(store.clock, atMs);
  if (version.status !== 'pending') return;
  if (version.errorMessage !== null) {
    advance(version, 'errored', at);
    return;
  }
  advance(version, 'uploaded', at);
  const { attributes } = version;
  if (!attributes['auto-queue-runs']) return;
  const run = addRun(store, version, {
    message: 'Triggered via API upload',
    source: 'tfe-configuration-version',
    planOnly: attributes.speculative,
    createdBy: version.createdBy,
  });
  beginRun(store, run, atMs);
}

/** Starts a run, unless it has to wait for an earlier run or for the workspace's lock. */
export function beginRun(store: Store, run: RunRecord, atMs = store.clock.now()): void {
  run.waiting = mustWait(store, run);
  if (!run.waiting) takeStep(store, run, atMs, null);
}

/** Plan-only runs and runs that save their plan do not wait. */
function mustWait({ unfinished }: Store, run: RunRecord): boolean {
  if (run.planOnly || run.savePlan) return false;
  const { within: workspace } = run;
  if (workspace.attributes.locked) return true;
  for (const other of unfinished.runs) {
    if (other === run) return false;
    const isAhead = other.within === workspace && !isFinalRun(other.status);
    if (isAhead && !other.planOnly && !other.savePlan) return true;
  }
  return false;
}

const STATUS_AFTER = {
  cancel: 'canceled',
  discard: 'discarded',
  'force-cancel': 'force_canceled',
} as const;

/**
 * Takes the next step, and sets when the one after it is due, and whether the script ends the run here.
 *
 * @param before the status of the run before the step; null: it has none yet
 */
function takeStep(
  store: Store,
  run: RunRecord,
  atMs: number,
  before: ServedRunStatus | null = run.status,
): void {
  run.dueAtMs = null;
  const step = run.steps.shift();
  if (step === undefined) return;
  step.act(dateAt(store.clock, atMs));
  const { script, status } = run;
  run.paused = step.pause;
  const goesOn = !step.pause && run.steps.length > 0 && status !== script.stuckIn;
  run.dueAtMs = goesOn ? atMs + step.stayMs : null;
  if (status === script.interruption?.at && status !== before) {
    const word = STATUS_AFTER[script.interruption.action];
    run.steps = [{ act: (at) => stopRun(store, run, word, at), stayMs: 0, pause: false }];
    run.dueAtMs = atMs + step.stayMs / 2;
  }
  if (isFinalRun(status) && run.canceledAt === null) afterRunEnded(store, run, atMs);
}

/** Starts the runs that waited for this one, and drops files that can be downloaded again. */
function afterRunEnded(store: Store, run: RunRecord, atMs: number): void {
  const { runs } = store.unfinished;
  if (run.steps.length === 0 && !needsFiles(run.status)) runs.delete(run);
  if (!needsFiles(run.status) && run.planning === null) void closeHeldPlan(store, run);
  const { version } = run;
  const areFilesNeeded = () =>
    [...runs].some((other) => other.version === version && needsFiles(other.status));
  if (version.ingress !== null && version.status === 'uploaded' && !areFilesNeeded()) {
    advance(version, 'archived', dateAt(store.clock, atMs));
  }
  startWaiting(store, run.within, atMs);
}

/** Starts the runs that waited for the workspace, if it is free now. */
export function startWaiting(
  store: Store,
  workspace: WorkspaceRecord,
  atMs = store.clock.now(),
): void {
  for (const waiting of store.unfinished.runs) {
    if (waiting.waiting && waiting.within === workspace) beginRun(store, waiting, atMs);
  }
}

/** Ends a run in the middle of its steps. */
export function stopRun(
  store: Store,
  run: RunRecord,
  word: 'canceled' | 'discarded' | 'force_canceled',
  at: Date,
): void {
  advance(run, word, at);
  closeOpenParts(run, 'canceled', at);
  run.planning?.abort();
  run.canceledAt ??= word === 'discarded' ? null : at.toISOString();
  run.steps = [];
  run.dueAtMs = null;
  run.paused = false;
  afterRunEnded(store, run, store.clock.now());
}

/** Lets a run that waits for a decision take its next step, now or after `afterMs`. */
export function resumeRun(store: Store, run: RunRecord, afterMs = 0): void {
  run.paused = false;
  store.unfinished.runs.add(run);
  run.dueAtMs = run.steps.length > 0 ? store.clock.now() + afterMs : null;
}
