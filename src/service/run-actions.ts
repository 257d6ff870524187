/** The actions that people can take on a run, and their effects. */
import { failuresOverridable } from './evaluated.ts';
import { advance, isFinalRun, mayFollow, type ServedRunStatus } from './machines.ts';
import { goOn, stopRun } from './run-life.ts';
import { dateAt, keptIn } from './store.ts';
import type {
  PolicyCheckRecord,
  RunRecord,
  Store,
  TaskStageRecord,
  TfPolicyEvaluationRecord,
} from './store.ts';
import { layOutApply } from './timeline.ts';

/** How long a canceled run has to be left before it can be canceled by force. */
const COOL_OFF_MS = 60_000;

const DISCARDABLE: readonly ServedRunStatus[] = [
  'pending',
  'planned',
  'planned_and_saved',
  'cost_estimated',
  'policy_checked',
  'policy_override',
  'post_plan_running',
  'post_plan_completed',
  'pre_plan_awaiting_decision',
  'post_plan_awaiting_decision',
  'tf_policy_override',
  'tf_policy_checked',
];

/** The statuses in which a run with a finished plan can wait for its confirmation. */
const CONFIRMABLE: readonly ServedRunStatus[] = [
  'planned',
  'planned_and_saved',
  'cost_estimated',
  'policy_checked',
  'post_plan_completed',
  'tf_policy_checked',
];

/** The actions that the run's state allows now, with the names that the API gives them. */
export function actionsOf(store: Store, run: RunRecord) {
  const over = isFinalRun(run.status);
  return {
    'is-cancelable': !over && !run.paused && run.canceledAt === null,
    'is-confirmable':
      !run.planOnly &&
      run.paused &&
      CONFIRMABLE.includes(run.status) &&
      // When steps are left, the run waits for a decision on policies and not for a confirmation.
      run.steps.length === 0,
    'is-discardable':
      DISCARDABLE.includes(run.status) && (!over || run.status === 'planned_and_saved'),
    'is-force-cancelable':
      !over && run.forceCancelAtMs !== null && run.forceCancelAtMs <= store.clock.now(),
  };
}

/** Cancels a run. Like the other actions here it returns false when the run's state does not allow it: 409. */
export function cancelRun(store: Store, run: RunRecord): boolean {
  if (!actionsOf(store, run)['is-cancelable']) return false;
  const now = store.clock.now();
  const at = dateAt(store.clock, now);
  const cancelMs = run.script.cancelMs;
  if (cancelMs === 0 || cancelMs === undefined) {
    stopRun(store, run, 'canceled', at);
    return true;
  }
  run.canceledAt = at.toISOString();
  run.forceCancelAtMs = now + COOL_OFF_MS;
  run.steps = [
    { act: (moment) => stopRun(store, run, 'canceled', moment), stayMs: 0, pause: false },
  ];
  run.dueAtMs = cancelMs === null ? null : now + cancelMs;
  return true;
}

/** Discards a run; false when its state does not allow it. */
export function discardRun(store: Store, run: RunRecord): boolean {
  if (!actionsOf(store, run)['is-discardable']) return false;
  stopRun(store, run, 'discarded', store.clock.date());
  return true;
}

/** Cancels a run by force; false when its state does not allow it. */
export function forceCancelRun(store: Store, run: RunRecord): boolean {
  if (!actionsOf(store, run)['is-force-cancelable']) return false;
  stopRun(store, run, 'force_canceled', store.clock.date());
  return true;
}

/** Confirms a plan, so that its apply begins; false when the run's state does not allow it. */
export function confirmRun(store: Store, run: RunRecord): boolean {
  if (!actionsOf(store, run)['is-confirmable']) return false;
  run.steps = layOutApply(store, run);
  goOn(store, run);
  return true;
}

/** Overrides a check; false when its status does not allow it. The run goes on after the last failed check. */
export function overrideCheck(store: Store, check: PolicyCheckRecord): boolean {
  if (!mayFollow(check, 'overridden')) return false;
  const run = check.within;
  if (isEndedForGood(store, run)) return false;
  advance(check, 'overridden', store.clock.date());
  const left = keptIn(run, 'policy-checks').some(({ status }) => status === 'soft_failed');
  if (!left && (run.status === 'policy_override' || run.status === 'policy_soft_failed')) {
    const isLate = run.planOnly && store.courses['overridden-plan-only-run'] === 'goes-on-later';
    if (run.steps.length > 0) goOn(store, run, isLate ? LATER_MS : 0);
  }
  return true;
}

/** Whether no check of the run can be overridden, because the run only planned and has ended. */
export function isEndedForGood({ courses }: Store, run: RunRecord): boolean {
  const steps = courses['overridden-plan-only-run'];
  const isFinal = steps === 'refused' || steps === 'not-offered';
  return isFinal && run.status === 'policy_soft_failed';
}

/** How long a run that goes on later stays as it is. */
const LATER_MS = 5_000;

/** Overrides the failed evaluations of a stage; false when the stage does not wait for that. */
export function overrideStage(store: Store, stage: TaskStageRecord): boolean {
  if (!isStageOverridable(stage)) return false;
  const at = store.clock.date();
  advance(stage, 'running', at);
  for (const evaluation of keptIn(stage, 'policy-evaluations')) {
    if (evaluation.status === 'failed') advance(evaluation, 'overridden', at);
  }
  const run = stage.within;
  const steps = store.courses['overridden-stage'];
  const waits = WAITING_FOR_STAGE.includes(run.status) && run.steps.length > 0;
  if (waits && steps !== 'stays') goOn(store, run, steps === 'goes-on-later' ? LATER_MS : 0);
  else advance(stage, 'passed', at);
  return true;
}

const WAITING_FOR_STAGE: readonly ServedRunStatus[] = [
  'pre_plan_awaiting_decision',
  'post_plan_awaiting_decision',
];

/** Whether the stage waits for an override that it can have. */
export function isStageOverridable(stage: TaskStageRecord): boolean {
  const evaluations = keptIn(stage, 'policy-evaluations');
  const sets = evaluations
    .flatMap((one) => keptIn(one, 'policy-set-outcomes'))
    .map(({ set }) => set);
  return stage.status === 'awaiting_override' && failuresOverridable(sets);
}

/** Overrides a Terraform policy evaluation; false when it does not wait for that. */
export function overrideTfEvaluation(store: Store, evaluation: TfPolicyEvaluationRecord): boolean {
  if (evaluation.status !== 'awaiting_override') return false;
  advance(evaluation, 'overridden', store.clock.date());
  goOn(store, evaluation.within);
  return true;
}
