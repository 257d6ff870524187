/**
 * What every status word means to somebody who waits. The tables are complete by construction: the
 * compiler refuses a status of `wire/statuses.ts` that is missing here. A word in no table is
 * `unknown`: it is waited on until the deadline and never taken for the end.
 */
import type {
  ConfigurationVersionStatus,
  CostEstimateStatus,
  OutcomeStatus,
  PlanStatus,
  PolicyCheckStatus,
  PolicyEvaluationStatus,
  RunStatus,
  TaskResultStatus,
  TaskStageStatus,
  TfPolicyEvaluationStatus,
  TfPolicyOutcomeStatus,
} from '../wire/statuses.ts';

export type Mode = 'speculative' | 'provisional';

/**
 * `moving`: goes on by itself. `good`: the end that was hoped for. `bad`: another end. `person`: rests
 * until somebody decides. `foreign`: a run of this mode cannot get there; what was planned here is no
 * longer what happens.
 */
export type RunKind = 'moving' | 'good' | 'bad' | 'person' | 'foreign';

const ANY_RUN = {
  pending: 'moving',
  fetching: 'moving',
  fetching_completed: 'moving',
  pre_plan_running: 'moving',
  pre_plan_completed: 'moving',
  pre_plan_awaiting_decision: 'person',
  queuing: 'moving',
  plan_queued: 'moving',
  planning: 'moving',
  planned: 'moving',
  tf_policy_checked: 'moving',
  tf_policy_override: 'person',
  post_plan_running: 'moving',
  post_plan_completed: 'moving',
  post_plan_awaiting_decision: 'person',
  cost_estimating: 'moving',
  cost_estimated: 'moving',
  policy_checking: 'moving',
  policy_override: 'person',
  policy_soft_failed: 'bad',
  policy_checked: 'moving',
  confirmed: 'foreign',
  queuing_apply: 'foreign',
  pre_apply_running: 'foreign',
  pre_apply_completed: 'foreign',
  pre_apply_awaiting_decision: 'foreign',
  apply_queued: 'foreign',
  applying: 'foreign',
  post_apply_running: 'foreign',
  post_apply_completed: 'foreign',
  applied: 'foreign',
  planned_and_finished: 'good',
  planned_and_saved: 'foreign',
  discarded: 'bad',
  errored: 'bad',
  canceled: 'bad',
  force_canceled: 'bad',
  assessing: 'foreign',
  assessed: 'foreign',
} as const satisfies Record<RunStatus, RunKind>;

export const SPECULATIVE_RUN: Record<RunStatus, RunKind> = ANY_RUN;
/** A saved plan ends as `planned_and_saved`, or as `planned_and_finished` when there is nothing to apply. */
export const SAVE_PLAN_RUN: Record<RunStatus, RunKind> = { ...ANY_RUN, planned_and_saved: 'good' };

/** Where a run rests on a service that plans but does not know `save-plan`: it waits to be confirmed. */
const RESTING: readonly string[] = [
  'planned',
  'tf_policy_checked',
  'post_plan_completed',
  'cost_estimated',
  'policy_checked',
];

/** `stopped`: canceled. `skipped`: never reached, because something before it closed the run. */
export type ObjectKind = 'moving' | 'good' | 'bad' | 'person' | 'stopped' | 'skipped';

export const PLAN = {
  created: 'moving',
  pending: 'moving',
  managed_queued: 'moving',
  queued: 'moving',
  mfa_waiting: 'moving',
  running: 'moving',
  errored: 'bad',
  canceled: 'stopped',
  finished: 'good',
  unreachable: 'skipped',
} as const satisfies Record<PlanStatus, ObjectKind>;

export const POLICY_CHECK = {
  pending: 'moving',
  queued: 'moving',
  passed: 'good',
  soft_failed: 'bad',
  hard_failed: 'bad',
  overridden: 'good',
  errored: 'bad',
  canceled: 'stopped',
  unreachable: 'skipped',
} as const satisfies Record<PolicyCheckStatus, ObjectKind>;

export const POLICY_EVALUATION = {
  pending: 'moving',
  queued: 'moving',
  running: 'moving',
  passed: 'good',
  failed: 'bad',
  overridden: 'good',
  errored: 'bad',
  canceled: 'stopped',
  unreachable: 'skipped',
} as const satisfies Record<PolicyEvaluationStatus, ObjectKind>;

export const TF_POLICY_EVALUATION = {
  ...POLICY_EVALUATION,
  awaiting_override: 'person',
} as const satisfies Record<TfPolicyEvaluationStatus, ObjectKind>;

export const TASK_STAGE = {
  pending: 'moving',
  running: 'moving',
  passed: 'good',
  failed: 'bad',
  awaiting_override: 'person',
  errored: 'bad',
  canceled: 'stopped',
  unreachable: 'skipped',
} as const satisfies Record<TaskStageStatus, ObjectKind>;

export const TASK_RESULT = {
  pending: 'moving',
  running: 'moving',
  passed: 'good',
  failed: 'bad',
  errored: 'bad',
  canceled: 'stopped',
  unreachable: 'skipped',
} as const satisfies Record<TaskResultStatus, ObjectKind>;

export const OUTCOME = {
  passed: 'good',
  failed: 'bad',
  errored: 'bad',
} as const satisfies Record<OutcomeStatus, ObjectKind>;

/** An outcome that Terraform policy itself calls `unknown` has not passed. */
export const TF_POLICY_OUTCOME = {
  passed: 'good',
  failed: 'bad',
  errored: 'bad',
  unknown: 'skipped',
} as const satisfies Record<TfPolicyOutcomeStatus, ObjectKind>;

export const COST_ESTIMATE = {
  pending: 'moving',
  queued: 'moving',
  finished: 'good',
  canceled: 'stopped',
  errored: 'bad',
  unreachable: 'skipped',
  skipped_due_to_targeting: 'skipped',
} as const satisfies Record<CostEstimateStatus, ObjectKind>;

export const CONFIGURATION_VERSION = {
  pending: 'moving',
  fetching: 'moving',
  uploaded: 'good',
  archived: 'bad',
  errored: 'bad',
  backing_data_soft_deleted: 'bad',
  backing_data_permanently_deleted: 'bad',
} as const satisfies Record<ConfigurationVersionStatus, ObjectKind>;

/** Looks a word up among a table's own words; a word like `constructor` is as unknown as any other. */
export function kindOf<Kind extends string>(
  table: Readonly<Record<string, Kind>>,
  word: string,
): Kind | 'unknown' {
  return Object.hasOwn(table, word) ? (table[word] ?? 'unknown') : 'unknown';
}

export function runKind(mode: Mode, status: string): RunKind | 'unknown' {
  return kindOf(mode === 'speculative' ? SPECULATIVE_RUN : SAVE_PLAN_RUN, status);
}

/** Stages of the apply phase: neither mode ever gets there. */
export function isApplyStage(stage: string): boolean {
  return stage === 'pre_apply' || stage === 'post_apply';
}

export interface RunFacts {
  mode: Mode;
  status: string;
  /** The run's `is-confirmable`. */
  confirmable: boolean;
  stages: readonly { stage: string; status: string }[];
}

/** A run that is still moving but rests where somebody could confirm it. */
export function restsConfirmable({ mode, status, confirmable }: Omit<RunFacts, 'stages'>): boolean {
  return mode === 'provisional' && confirmable && RESTING.includes(status);
}

/** Whether waiting any longer cannot tell more. */
export function isSettled(facts: RunFacts): boolean {
  const kind = runKind(facts.mode, facts.status);
  if (kind === 'unknown') return false;
  if (kind !== 'moving') return true;
  return restsConfirmable(facts) || awaitsOverride(facts.stages);
}

/** A stage that waits for an override ends the wait: perhaps nobody will ever decide. */
export function awaitsOverride(stages: RunFacts['stages']): boolean {
  return stages.some(
    ({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE, status) === 'person',
  );
}
