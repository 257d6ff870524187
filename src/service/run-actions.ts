/** The actions that people can take on a run, and their effects. */
import { failuresOverridable } from './evaluated.ts';
import { advance, isFinalRun, mayFollow, type ServedRunStatus } from './machines.ts';
import { resumeRun, stopRun } from './run-life.ts';
import { childrenOf } from './store.ts';
import type {
  PolicyCheckRecord,
  RunRecord,
  Store,
  TaskStageRecord,
  TfPolicyEvaluationRecord,
} from './store.ts';
import { setsOf } from './steps.ts';
import { stepsOfApply } from './timeline.ts';

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
    'is-cancelable': !isOver && !run.awaitsDecision && run.canceledAt === null,
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

/** Cancels a run, now or after the time that its script names. */
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

/** Overrides a check. After the last failed check, the run goes on. @returns false if the check cannot be overridden */
export function overrideCheck(store: Store, check: PolicyCheckRecord): boolean {
  if (!mayFollow(check, 'overridden')) return false;
  const run = check.parent;
  if (isEndedForGood(store, run)) return false;
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
  if (!isStageOverridable(stage)) return false;
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
  if (evaluation.status !== 'awaiting_override') return false;
  advance(evaluation, 'overridden', store.clock.date());
  resumeRun(store, evaluation.parent);
  return true;
}
