/** The steps of a run while they are laid out, and the time that each of them takes. */
import { advance, hasStatus, moveIfPossible, type ServedRunStatus } from './machines.ts';
import { recordsIn } from './store.ts';
import type {
  Kept,
  OutcomeRecord,
  PolicyEvaluationRecord,
  RunRecord,
  RunStep,
  Store,
  TfPolicyEvaluationRecord,
} from './store.ts';

/** What a run does from one moment on; 'over': it ends or waits there, and no other phase follows. */
export type Phase = (steps: StepDrafts, run: RunRecord, store: Store) => 'over' | void;

/** Ends the run, as `errored` unless it has another end, with all of its parts that have no result. */
export function endRunWith(
  steps: StepDrafts,
  run: RunRecord,
  act: (at: Date) => void,
  status: ServedRunStatus = 'errored',
): 'over' {
  steps.enter(status, (at) => {
    act(at);
    closeOpenParts(run, 'unreachable', at);
  });
  return 'over';
}

/** What the policy sets of an evaluation say. */
export function setsOf(evaluation: PolicyEvaluationRecord | TfPolicyEvaluationRecord) {
  const outcomes: readonly OutcomeRecord[] =
    evaluation.type === 'policy-evaluations'
      ? recordsIn(evaluation, 'policy-set-outcomes')
      : recordsIn(evaluation, 'tf-policy-set-outcomes');
  return outcomes.map(({ set }) => set);
}

/** The share of a run's time that each status takes; a status that is not listed takes almost none. */
const WEIGHTS: Partial<Record<ServedRunStatus, number>> = {
  pending: 2,
  fetching: 2,
  pre_plan_running: 3,
  plan_queued: 2,
  planning: 10,
  post_plan_running: 4,
  cost_estimating: 2,
  policy_checking: 3,
  apply_queued: 2,
  applying: 10,
};
const MOMENT = 0.5;

interface Draft {
  /** The status during which this step's time passes. */
  status: ServedRunStatus;
  act: (at: Date) => void;
  pause: boolean;
}

export interface StepDrafts {
  drafts: Draft[];
  enter(status: ServedRunStatus, act?: (at: Date) => void, pause?: boolean): void;
  /** Adds a step in which something happens while the run keeps its status. */
  add(act: (at: Date) => void): void;
}

/** Collects the steps of a run, which has the status `first` when they begin. */
export function startSteps(run: RunRecord, first: ServedRunStatus): StepDrafts {
  const drafts: Draft[] = [];
  let status = first;
  return {
    drafts,
    enter(next, act, pause = false) {
      status = next;
      drafts.push({
        status,
        pause,
        act: (at) => {
          if (run.status !== next) advance(run, next, at);
          act?.(at);
        },
      });
    },
    add(act) {
      drafts.push({ status, pause: false, act });
    },
  };
}

/** Gives each step its time: the script's own for the status, else a share, by weight, of what is left. */
export function toTimedSteps(steps: StepDrafts, script: RunRecord['script']): RunStep[] {
  const { drafts } = steps;
  const skipped = new Set<string>(script.skip ?? []);
  const timings = script.timings ?? {};
  const stepsInStatus = new Map<string, number>();
  for (const { status } of drafts) {
    stepsInStatus.set(status, (stepsInStatus.get(status) ?? 0) + 1);
  }
  const hasOwnTime = (status: ServedRunStatus): boolean =>
    skipped.has(status) || timings[status] !== undefined;
  const weightOf = (status: ServedRunStatus): number => WEIGHTS[status] ?? MOMENT;
  // A status in which the run ends, or waits for a person, needs no time.
  const passedThrough = new Set(drafts.map(({ status }) => status));
  passedThrough.delete(drafts.at(-1)?.status ?? 'pending');
  const totalWeight = [...passedThrough]
    .filter((status) => !hasOwnTime(status))
    .reduce((sum, status) => sum + weightOf(status), 0);
  const durationMs = script.durationMs ?? 0;
  const timeIn = (status: ServedRunStatus): number => {
    if (skipped.has(status)) return 0;
    const ownMs = timings[status];
    if (ownMs !== undefined) return ownMs;
    return passedThrough.has(status) ? (durationMs * weightOf(status)) / totalWeight : 0;
  };
  return drafts.map(({ status, act, pause }) => {
    const stayMs = timeIn(status) / (stepsInStatus.get(status) ?? 1);
    return { act, pause, stayMs };
  });
}

/**
 * Ends the parts of a run that ended early: each part without a result gets the status `to`, if its
 * state machine allows that.
 */
export function closeOpenParts(
  run: RunRecord,
  to: 'unreachable' | 'canceled',
  at: Date,
  within: Kept = run,
): void {
  const isStuck = run.script.evaluationStuck === true && to !== 'canceled';
  for (const part of Object.values(within.parts ?? {}).flat()) {
    const stays = isStuck && part.type === 'policy-evaluations';
    if (hasStatus(part) && !stays) moveIfPossible(part, to, at);
    closeOpenParts(run, to, at, part);
  }
}
