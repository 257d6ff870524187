/**
 * The passing of time, and what people do to a run. Nothing here has a timer: whatever is due has
 * happened by the time somebody looks.
 */
import type { Hcl } from '../locate/hcl.ts';
import { createRun } from './create-run.ts';
import {
  advance,
  isFinalRun,
  mayFollow,
  POLICY_CHECK_MACHINE,
  POLICY_EVALUATION_MACHINE,
  RUN_MACHINE,
  TASK_STAGE_MACHINE,
  TF_POLICY_EVALUATION_MACHINE,
  VERSION_MACHINE,
  type ServedRunStatus,
} from './machines.ts';
import type {
  PolicyCheckRecord,
  RunRecord,
  TaskStageRecord,
  TfPolicyEvaluationRecord,
  VersionRecord,
} from './records.ts';
import { markApplied } from './mark-applied.ts';
import { partsOf } from './run-parts.ts';
import { dateAt, must, type Store } from './store.ts';
import { closeAll, layOutApply } from './timeline.ts';

/** A forced cancel is for runs that did not react to a cancel for this long. */
const COOL_OFF_MS = 60_000;

/** Lets everything happen that is due by now, in the order in which it was due. */
export function settle(store: Store, hcl: Hcl | undefined): void {
  const { runs, versions } = store.moving;
  if (runs.size === 0 && versions.size === 0) return;
  const now = store.clock.now();
  for (;;) {
    let due: { atMs: number; happen(): void } | undefined;
    for (const version of versions) {
      const atMs = version.readyAtMs ?? now;
      if (atMs <= now && (due === undefined || atMs < due.atMs)) {
        due = { atMs, happen: () => finishProcessing(store, hcl, version, atMs) };
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

/** The upload has been looked at: the version can be used, or says why not. */
function finishProcessing(
  store: Store,
  hcl: Hcl | undefined,
  version: VersionRecord,
  atMs: number,
): void {
  store.moving.versions.delete(version);
  version.readyAtMs = null;
  const at = dateAt(store.clock, atMs);
  if (version.status !== 'pending') return;
  if (version.errorMessage !== null) {
    advance(VERSION_MACHINE, version, 'errored', at);
    return;
  }
  advance(VERSION_MACHINE, version, 'uploaded', at);
  if (!version.autoQueueRuns) return;
  const workspace = must(store.workspaces, version.workspaceId);
  const run = createRun(store, hcl, workspace, version, {
    message: 'Triggered via API upload',
    source: 'tfe-configuration-version',
    planOnly: version.speculative,
    savePlan: false,
    autoApply: workspace.autoApply,
    isDestroy: false,
    refresh: true,
    variables: {},
    createdBy: version.createdBy,
  });
  startRun(store, run, atMs);
}

/** The run's time begins, unless it has to wait for another one or for the workspace's lock. */
export function startRun(store: Store, run: RunRecord, atMs = store.clock.now()): void {
  store.moving.runs.add(run);
  run.waiting = mustWait(store, run);
  if (run.waiting) return;
  const first = run.steps.shift();
  if (first === undefined) return;
  first.act(dateAt(store.clock, atMs));
  entered(store, run, first.stayMs, false, atMs);
}

/** Plan-only runs and runs that save their plan wait for nobody. */
function mustWait(store: Store, run: RunRecord): boolean {
  if (run.planOnly || run.savePlan) return false;
  const workspace = must(store.workspaces, run.workspaceId);
  if (workspace.script.workspace?.locked ?? workspace.locked) return true;
  for (const other of store.runs.values()) {
    if (other === run) return false;
    const holds = !other.planOnly && !other.savePlan && !isFinalRun(other.status);
    if (other.workspaceId === run.workspaceId && holds) return true;
  }
  return false;
}

function takeStep(store: Store, run: RunRecord, atMs: number): void {
  const step = run.steps.shift();
  if (step === undefined) {
    run.dueAtMs = null;
    return;
  }
  const before = run.status;
  step.act(dateAt(store.clock, atMs));
  entered(store, run, step.stayMs, step.pause, atMs, before);
}

/** After every step: when the next one is due, and whether somebody interferes. */
function entered(
  store: Store,
  run: RunRecord,
  stayMs: number,
  pause: boolean,
  atMs: number,
  before?: ServedRunStatus,
): void {
  const { script, status } = run;
  run.paused = pause;
  run.dueAtMs = pause || run.steps.length === 0 ? null : atMs + stayMs;
  if (status === script.stuckIn) run.dueAtMs = null;
  if (status === script.interruption?.at && status !== before) {
    const { action } = script.interruption;
    const word = (
      { cancel: 'canceled', discard: 'discarded', 'force-cancel': 'force_canceled' } as const
    )[action];
    run.steps = [{ act: (at) => stop(store, run, word, at), stayMs: 0, pause: false }];
    run.dueAtMs = atMs + stayMs / 2;
  }
  if (isFinalRun(status) && run.canceledAt === null) ended(store, run, atMs);
}

/** A run that is over frees its workspace, and files that can be fetched again are dropped. */
function ended(store: Store, run: RunRecord, atMs: number): void {
  if (run.steps.length === 0) store.moving.runs.delete(run);
  const version = must(store.versions, run.versionId);
  const busy = [...store.runs.values()].some(
    (other) => other.versionId === version.id && !isFinalRun(other.status),
  );
  if (version.ingress !== null && version.status === 'uploaded' && !busy) {
    advance(VERSION_MACHINE, version, 'archived', dateAt(store.clock, atMs));
  }
  for (const waiting of store.moving.runs) {
    if (waiting.waiting && waiting.workspaceId === run.workspaceId) startRun(store, waiting, atMs);
  }
}

/** Ends a run from outside. */
function stop(
  store: Store,
  run: RunRecord,
  word: 'canceled' | 'discarded' | 'force_canceled',
  at: Date,
): void {
  advance(RUN_MACHINE, run, word, at);
  closeAll(partsOf(store, run), 'canceled', at);
  run.canceledAt ??= word === 'discarded' ? null : at.toISOString();
  run.steps = [];
  run.dueAtMs = null;
  run.paused = false;
  ended(store, run, store.clock.now());
}

const DISCARDABLE: readonly ServedRunStatus[] = [
  'pending',
  'planned',
  'planned_and_saved',
  'cost_estimated',
  'policy_checked',
  'policy_override',
  'post_plan_running',
  'post_plan_completed',
  'post_plan_awaiting_decision',
  'tf_policy_override',
  'tf_policy_checked',
];

/** Statuses in which a finished plan can wait for somebody to confirm it. */
const CONFIRMABLE: readonly ServedRunStatus[] = [
  'planned',
  'planned_and_saved',
  'cost_estimated',
  'policy_checked',
  'post_plan_completed',
  'tf_policy_checked',
];

export interface RunActions {
  'is-cancelable': boolean;
  'is-confirmable': boolean;
  'is-discardable': boolean;
  'is-force-cancelable': boolean;
}

export function actionsOf(store: Store, run: RunRecord): RunActions {
  const over = isFinalRun(run.status);
  return {
    'is-cancelable': !over && !run.paused && run.canceledAt === null,
    'is-confirmable':
      !run.planOnly &&
      run.paused &&
      CONFIRMABLE.includes(run.status) &&
      // Something else is still to come: the run rests because of a policy.
      run.steps.length === 0,
    'is-discardable':
      DISCARDABLE.includes(run.status) && (!over || run.status === 'planned_and_saved'),
    'is-force-cancelable':
      !over && run.forceCancelAtMs !== null && run.forceCancelAtMs <= store.clock.now(),
  };
}

/** Each of these answers false when the run's state does not allow it: 409. */
export function cancelRun(store: Store, run: RunRecord): boolean {
  if (!actionsOf(store, run)['is-cancelable']) return false;
  const now = store.clock.now();
  const at = dateAt(store.clock, now);
  const cancelMs = run.script.cancelMs;
  if (cancelMs === 0 || cancelMs === undefined) {
    stop(store, run, 'canceled', at);
    return true;
  }
  run.canceledAt = at.toISOString();
  run.forceCancelAtMs = now + COOL_OFF_MS;
  run.steps = [{ act: (moment) => stop(store, run, 'canceled', moment), stayMs: 0, pause: false }];
  run.dueAtMs = cancelMs === null ? null : now + cancelMs;
  return true;
}

export function discardRun(store: Store, run: RunRecord): boolean {
  if (!actionsOf(store, run)['is-discardable']) return false;
  stop(store, run, 'discarded', store.clock.date());
  return true;
}

export function forceCancelRun(store: Store, run: RunRecord): boolean {
  if (!actionsOf(store, run)['is-force-cancelable']) return false;
  stop(store, run, 'force_canceled', store.clock.date());
  return true;
}

export function applyRun(store: Store, run: RunRecord): boolean {
  if (!actionsOf(store, run)['is-confirmable']) return false;
  const parts = partsOf(store, run);
  run.steps = layOutApply(parts, () => markApplied(store, run));
  goOn(store, run);
  return true;
}

/** Lets a resting run go on at once. */
function goOn(store: Store, run: RunRecord): void {
  run.paused = false;
  store.moving.runs.add(run);
  run.dueAtMs = run.steps.length > 0 ? store.clock.now() : null;
}

/** Operation 14. The run goes on once no check is left that stopped it. */
export function overrideCheck(store: Store, check: PolicyCheckRecord): boolean {
  if (!mayFollow(POLICY_CHECK_MACHINE, check.status, 'overridden')) return false;
  advance(POLICY_CHECK_MACHINE, check, 'overridden', store.clock.date());
  const run = must(store.runs, check.runId);
  const left = run.checkIds.some((id) => must(store.checks, id).status === 'soft_failed');
  if (!left && (run.status === 'policy_override' || run.status === 'policy_soft_failed')) {
    goOn(store, run);
  }
  return true;
}

export function overrideStage(store: Store, stage: TaskStageRecord): boolean {
  if (stage.status !== 'awaiting_override') return false;
  const at = store.clock.date();
  advance(TASK_STAGE_MACHINE, stage, 'running', at);
  for (const id of stage.evaluationIds) {
    const evaluation = must(store.evaluations, id);
    if (evaluation.status === 'failed') {
      advance(POLICY_EVALUATION_MACHINE, evaluation, 'overridden', at);
    }
  }
  const run = must(store.runs, stage.runId);
  if (run.status === 'post_plan_awaiting_decision' && run.steps.length > 0) goOn(store, run);
  else advance(TASK_STAGE_MACHINE, stage, 'passed', at);
  return true;
}

export function overrideTfEvaluation(store: Store, evaluation: TfPolicyEvaluationRecord): boolean {
  if (evaluation.status !== 'awaiting_override') return false;
  advance(TF_POLICY_EVALUATION_MACHINE, evaluation, 'overridden', store.clock.date());
  goOn(store, must(store.runs, evaluation.runId));
  return true;
}
