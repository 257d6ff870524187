/**
 * What time does to runs and versions, and what people do to runs. There are no timers: whatever is due happens before the
 * next answer.
 */
import { addRun, closeAppliablePlan } from './create-run.ts';
import { advance, isFinalRun, needsFiles, mayFollow, type ServedRunStatus } from './machines.ts';
import type {
  RunRecord,
  VersionRecord,
  WorkspaceRecord,
  PolicyCheckRecord,
  TaskStageRecord,
  TfPolicyEvaluationRecord,
} from './records.ts';
import { dateAt, childrenOf, type Store } from './store.ts';
import { endUnfinishedParts, setsOf, stepsOfApply } from './run-steps.ts';
import { failuresOverridable } from './evaluated.ts';

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
    recordedPlan: version.parent.recordedPlan,
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
  startWaitingRuns(store, run.parent, atMs);
}

/** Starts the runs that waited for the workspace, if it is free now. */
export function startWaitingRuns(
  store: Store,
  workspace: WorkspaceRecord,
  atMs = store.clock.now(),
): void {
  for (const run of store.unfinished.runs) {
    if (run.isQueued && run.parent === workspace) beginRun(store, run, atMs);
  }
}

/** Ends a run in the middle of its steps, with everything that belongs to it. */
function stopRun(
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
function resumeRun(store: Store, run: RunRecord, afterMs = 0): void {
  run.awaitsDecision = false;
  store.unfinished.runs.add(run);
  run.dueAtMs = run.steps.length > 0 ? store.clock.now() + afterMs : null;
}

/** How long after a cancel a run can be canceled by force. */
const FORCE_CANCEL_AFTER_MS = 60_000;

/** The statuses in which a run with a finished plan can wait for its confirmation. */
const CONFIRMABLE: readonly ServedRunStatus[] = [
  'planned',
  'planned_and_saved',
  'cost_estimated',
  'policy_checked',
  'post_plan_completed',
  'tf_policy_checked',
];

const DISCARDABLE: readonly ServedRunStatus[] = [
  ...CONFIRMABLE,
  'pending',
  'policy_override',
  'post_plan_running',
  'pre_plan_awaiting_decision',
  'post_plan_awaiting_decision',
  'tf_policy_override',
];

/** The actions that the run's state allows now, with the names that the API gives them. */
export function actionsOf(store: Store, run: RunRecord) {
  const isOver = isFinalRun(run.status);
  return {
    'is-cancelable':
      !isOver && (!run.awaitsDecision || run.status === 'planning') && run.canceledAt === null,
    'is-confirmable':
      !run.planOnly &&
      run.awaitsDecision &&
      CONFIRMABLE.includes(run.status) &&
      // A run with steps left waits for a decision on policies and not for a confirmation.
      run.steps.length === 0,
    'is-discardable':
      DISCARDABLE.includes(run.status) && (!isOver || run.status === 'planned_and_saved'),
    'is-force-cancelable':
      !isOver && run.forceCancelAtMs !== null && run.forceCancelAtMs <= store.clock.now(),
  };
}

interface Action {
  /** What the run's state has to allow: else the answer is 409. */
  allowed: keyof ReturnType<typeof actionsOf>;
  act: (store: Store, run: RunRecord) => void;
}

/** What people do to a run, by the name in its path. */
export const ACTIONS: Readonly<Record<'apply' | 'discard' | 'cancel' | 'force-cancel', Action>> = {
  apply: {
    allowed: 'is-confirmable',
    act(store, run) {
      run.steps = stepsOfApply(store, run);
      resumeRun(store, run);
    },
  },
  discard: {
    allowed: 'is-discardable',
    act: (store, run) => stopRun(store, run, 'discarded', store.clock.date()),
  },
  cancel: { allowed: 'is-cancelable', act: cancelRun },
  'force-cancel': {
    allowed: 'is-force-cancelable',
    act: (store, run) => stopRun(store, run, 'force_canceled', store.clock.date()),
  },
};

function cancelRun(store: Store, run: RunRecord): void {
  const { cancelMs = 0 } = run.script;
  const at = store.clock.date();
  if (cancelMs === 0) {
    stopRun(store, run, 'canceled', at);
    return;
  }
  const now = store.clock.now();
  run.canceledAt = at.toISOString();
  run.forceCancelAtMs = now + FORCE_CANCEL_AFTER_MS;
  run.steps = [
    { act: (moment) => stopRun(store, run, 'canceled', moment), stayMs: 0, awaitsDecision: false },
  ];
  run.dueAtMs = cancelMs === null ? null : now + cancelMs;
}

/**
 * Whether the run has a plan and is known to have nothing to apply, so that the service takes no override of it:
 * https://developer.hashicorp.com/terraform/cloud-docs/policy-enforcement/view-results.
 */
function changesNothing({ plan, options }: RunRecord): boolean {
  const isKnown = plan.status === 'finished' && !plan.isListed;
  return isKnown && !plan.hasChanges && !options.allowEmptyApply;
}

/** Overrides a check. After the last failed check, the run goes on. @returns false if the check cannot be overridden */
export function overrideCheck(store: Store, check: PolicyCheckRecord): boolean {
  if (!mayFollow(check, 'overridden')) return false;
  const run = check.parent;
  if (isEndedForGood(store, run) || changesNothing(run)) return false;
  advance(check, 'overridden', store.clock.date());
  const isLast = !childrenOf(run, 'policy-checks').some(({ status }) => status === 'soft_failed');
  const waitsForCheck = run.status === 'policy_override' || run.status === 'policy_soft_failed';
  if (isLast && waitsForCheck && run.steps.length > 0) {
    const isLate = run.planOnly && store.courses['overridden-plan-only-run'] === 'goes-on-later';
    resumeRun(store, run, isLate ? GOES_ON_LATER_MS : 0);
  }
  return true;
}

/** Whether the run only planned and has ended, so that no check of it can be overridden; under some courses. */
export function isEndedForGood({ courses }: Store, run: RunRecord): boolean {
  const course = courses['overridden-plan-only-run'];
  const isFinal = course === 'refused' || course === 'not-offered';
  return isFinal && run.status === 'policy_soft_failed';
}

/** How long a run keeps its status after an override, under the courses named `goes-on-later`. */
const GOES_ON_LATER_MS = 5_000;

/** Overrides the failed evaluations of a stage. @returns false if the stage does not wait for that */
export function overrideStage(store: Store, stage: TaskStageRecord): boolean {
  if (!isStageOverridable(stage) || changesNothing(stage.parent)) return false;
  const at = store.clock.date();
  advance(stage, 'running', at);
  for (const evaluation of childrenOf(stage, 'policy-evaluations')) {
    if (evaluation.status === 'failed') advance(evaluation, 'overridden', at);
  }
  const run = stage.parent;
  const course = store.courses['overridden-stage'];
  const isWaiting = WAITING_FOR_STAGE.includes(run.status) && run.steps.length > 0;
  if (isWaiting && course !== 'stays') {
    // The next step of the run lets the stage pass.
    resumeRun(store, run, course === 'goes-on-later' ? GOES_ON_LATER_MS : 0);
  } else advance(stage, 'passed', at);
  return true;
}

const WAITING_FOR_STAGE: readonly ServedRunStatus[] = [
  'pre_plan_awaiting_decision',
  'post_plan_awaiting_decision',
];

/** Whether the stage waits for an override, and each of its failures can be overridden. */
export function isStageOverridable(stage: TaskStageRecord): boolean {
  const sets = childrenOf(stage, 'policy-evaluations').flatMap(setsOf);
  return stage.status === 'awaiting_override' && failuresOverridable(sets);
}

/** Overrides a `tf-policy-evaluation`. @returns false if it does not wait for that */
export function overrideTfEvaluation(store: Store, evaluation: TfPolicyEvaluationRecord): boolean {
  const run = evaluation.parent;
  if (evaluation.status !== 'awaiting_override') return false;
  if (isFinalRun(run.status) || changesNothing(run)) return false;
  advance(evaluation, 'overridden', store.clock.date());
  resumeRun(store, run);
  return true;
}
