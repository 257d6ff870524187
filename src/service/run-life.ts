/** What time does to runs and versions. There are no timers: whatever is due happens before the next answer. */
import { addRun, closeAppliablePlan } from './create-run.ts';
import { advance, isFinalRun, needsFiles, type ServedRunStatus } from './machines.ts';
import { dateAt } from './store.ts';
import type { RunRecord, Store, VersionRecord, WorkspaceRecord } from './store.ts';
import { endUnfinishedParts } from './steps.ts';

/** Does everything that is due by now, in the order in which it became due. */
export function catchUp(store: Store): void {
  const { runs, versions } = store.unfinished;
  if (runs.size === 0 && versions.size === 0) return;
  const nowMs = store.clock.now();
  // One thing after the other, because what happens can make another one due.
  for (;;) {
    let earliest: { atMs: number; happen(): void } | undefined;
    for (const version of versions) {
      const atMs = version.readyAtMs ?? nowMs;
      if (atMs <= nowMs && (earliest === undefined || atMs < earliest.atMs)) {
        earliest = { atMs, happen: () => finishProcessing(store, version, atMs) };
      }
    }
    for (const run of runs) {
      const atMs = run.dueAtMs;
      if (atMs !== null && atMs <= nowMs && (earliest === undefined || atMs < earliest.atMs)) {
        earliest = { atMs, happen: () => takeStep(store, run, atMs) };
      }
    }
    if (earliest === undefined) return;
    earliest.happen();
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
  run.isQueued = mustWait(store, run);
  if (!run.isQueued) takeStep(store, run, atMs, null);
}

/** Whether the workspace is locked or has an earlier run. Plan-only runs and runs that save their plan do not wait. */
function mustWait({ unfinished }: Store, run: RunRecord): boolean {
  if (run.planOnly || run.savePlan) return false;
  const { parent: workspace } = run;
  if (workspace.attributes.locked) return true;
  for (const other of unfinished.runs) {
    if (other === run) return false;
    const isUnfinished = other.parent === workspace && !isFinalRun(other.status);
    if (isUnfinished && !other.planOnly && !other.savePlan) return true;
  }
  return false;
}

const STATUS_AFTER = {
  cancel: 'canceled',
  discard: 'discarded',
  'force-cancel': 'force_canceled',
} as const;

/**
 * Takes the next step, and sets when the one after it is due. If the script interrupts the run in the status that it has
 * now, that is its next step.
 *
 * @param statusBefore the status of the run before the step; null for its first step
 */
function takeStep(
  store: Store,
  run: RunRecord,
  atMs: number,
  statusBefore: ServedRunStatus | null = run.status,
): void {
  run.dueAtMs = null;
  const step = run.steps.shift();
  if (step === undefined) return;
  step.act(dateAt(store.clock, atMs));
  const { script, status } = run;
  run.awaitsDecision = step.awaitsDecision;
  const goesOn = !step.awaitsDecision && run.steps.length > 0 && status !== script.stuckIn;
  run.dueAtMs = goesOn ? atMs + step.stayMs : null;
  if (status === script.interruption?.at && status !== statusBefore) {
    const end = STATUS_AFTER[script.interruption.action];
    run.steps = [{ act: (at) => stopRun(store, run, end, at), stayMs: 0, awaitsDecision: false }];
    // In the middle of the time that the run would spend in this status.
    run.dueAtMs = atMs + step.stayMs / 2;
  }
  if (isFinalRun(status) && run.canceledAt === null) afterRunEnded(store, run, atMs);
}

/** Starts the runs that waited for this one, and archives a version whose files version control has. */
function afterRunEnded(store: Store, run: RunRecord, atMs: number): void {
  const { runs } = store.unfinished;
  if (run.steps.length === 0 && !needsFiles(run.status)) runs.delete(run);
  if (!needsFiles(run.status) && run.engineAbort === null) void closeAppliablePlan(store, run);
  const { version } = run;
  const areFilesNeeded = () =>
    [...runs].some((other) => other.version === version && needsFiles(other.status));
  if (version.ingress !== null && version.status === 'uploaded' && !areFilesNeeded()) {
    advance(version, 'archived', dateAt(store.clock, atMs));
  }
  startWaiting(store, run.parent, atMs);
}

/** Starts the runs that waited for the workspace, if it is free now. */
export function startWaiting(
  store: Store,
  workspace: WorkspaceRecord,
  atMs = store.clock.now(),
): void {
  for (const run of store.unfinished.runs) {
    if (run.isQueued && run.parent === workspace) beginRun(store, run, atMs);
  }
}

/** Ends a run in the middle of its steps, with everything that belongs to it. */
export function stopRun(
  store: Store,
  run: RunRecord,
  status: 'canceled' | 'discarded' | 'force_canceled',
  at: Date,
): void {
  advance(run, status, at);
  endUnfinishedParts(run, 'canceled', at);
  run.engineAbort?.abort();
  run.canceledAt ??= status === 'discarded' ? null : at.toISOString();
  run.steps = [];
  run.dueAtMs = null;
  run.awaitsDecision = false;
  afterRunEnded(store, run, store.clock.now());
}

/** Lets a run that waits for a decision take its next step, now or after `afterMs`. */
export function resumeRun(store: Store, run: RunRecord, afterMs = 0): void {
  run.awaitsDecision = false;
  store.unfinished.runs.add(run);
  run.dueAtMs = run.steps.length > 0 ? store.clock.now() + afterMs : null;
}
