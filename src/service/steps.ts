/** Collects the steps of a run, and gives each of them its time. */
import { advance, hasStatus, advanceIfPossible, type ServedRunStatus } from './machines.ts';
import { childrenOf } from './store.ts';
import type {
  StoredResource,
  OutcomeRecord,
  PolicyEvaluationRecord,
  RunRecord,
  RunStep,
  Store,
  TfPolicyEvaluationRecord,
} from './store.ts';

/** Adds the steps of one part of a run, such as its plan. 'over': the run ends or waits there, and no phase follows. */
export type Phase = (steps: StepDrafts, run: RunRecord, store: Store) => 'over' | void;

/** Adds the step that ends the run, with `act`. Parts of the run without a result become `unreachable`. */
export function endRunWith(
  steps: StepDrafts,
  run: RunRecord,
  act: (at: Date) => void,
  status: ServedRunStatus = 'errored',
): 'over' {
  steps.enter(status, (at) => {
    act(at);
    endUnfinishedParts(run, 'unreachable', at);
  });
  return 'over';
}

/** The results of the policy sets of an evaluation. */
export function setsOf(evaluation: PolicyEvaluationRecord | TfPolicyEvaluationRecord) {
  const outcomes: readonly OutcomeRecord[] =
    evaluation.type === 'policy-evaluations'
      ? childrenOf(evaluation, 'policy-set-outcomes')
      : childrenOf(evaluation, 'tf-policy-set-outcomes');
  return outcomes.map(({ set }) => set);
}

/** The share of a run's time that each status takes, in proportion to the others. */
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
/** For statuses that are not in the table: they take almost no time. */
const DEFAULT_WEIGHT = 0.5;

interface Draft {
  /** The status during which this step's time passes. */
  status: ServedRunStatus;
  act: (at: Date) => void;
  awaitsDecision: boolean;
}

/** The steps of a run without their times. */
export interface StepDrafts {
  drafts: Draft[];
  /** Adds a step in which the run gets a status, and `act` happens. It may then wait until a person decides. */
  enter(status: ServedRunStatus, act?: (at: Date) => void, awaitsDecision?: boolean): void;
  /** Adds a step in which something happens while the run keeps its status. */
  add(act: (at: Date) => void): void;
}

/** Collects the steps of a run, which has the status `first` when they begin. */
export function startSteps(run: RunRecord, first: ServedRunStatus): StepDrafts {
  const drafts: Draft[] = [];
  let status = first;
  return {
    drafts,
    enter(next, act, awaitsDecision = false) {
      status = next;
      drafts.push({
        status,
        awaitsDecision,
        act: (at) => {
          if (run.status !== next) advance(run, next, at);
          act?.(at);
        },
      });
    },
    add(act) {
      drafts.push({ status, awaitsDecision: false, act });
    },
  };
}

/**
 * Gives each step its time. Statuses with a time of the script's own get that, and the others share the script's
 * `durationMs` by their weights. Steps in one status share its time equally.
 */
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
  const weightOf = (status: ServedRunStatus): number => WEIGHTS[status] ?? DEFAULT_WEIGHT;
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
  return drafts.map(({ status, act, awaitsDecision }) => {
    const stayMs = timeIn(status) / (stepsInStatus.get(status) ?? 1);
    return { act, awaitsDecision, stayMs };
  });
}

/**
 * Ends what belongs to a run that ended early: whatever has no result yet gets the status `to`, if its state machine
 * allows that.
 *
 * @param parent everything below it is ended
 */
export function endUnfinishedParts(
  run: RunRecord,
  to: 'unreachable' | 'canceled',
  at: Date,
  parent: StoredResource = run,
): void {
  const isStuck = run.script.evaluationStuck === true && to !== 'canceled';
  for (const part of Object.values(parent.children ?? {}).flat()) {
    const stays = isStuck && part.type === 'policy-evaluations';
    if (hasStatus(part) && !stays) advanceIfPossible(part, to, at);
    endUnfinishedParts(run, to, at, part);
  }
}
