/**
 * Every status word known for each kind of object. A service may answer others: they are kept as
 * they came, and whoever decides treats them as unknown.
 */

export const CONFIGURATION_VERSION_STATUSES = [
  'pending',
  'fetching',
  'uploaded',
  'archived',
  'errored',
  'backing_data_soft_deleted',
  'backing_data_permanently_deleted',
] as const;
export type ConfigurationVersionStatus = (typeof CONFIGURATION_VERSION_STATUSES)[number];

export const RUN_STATUSES = [
  'pending',
  'fetching',
  'fetching_completed',
  'pre_plan_running',
  'pre_plan_completed',
  'pre_plan_awaiting_decision',
  'queuing',
  'plan_queued',
  'planning',
  'planned',
  'tf_policy_checked',
  'tf_policy_override',
  'post_plan_running',
  'post_plan_completed',
  'post_plan_awaiting_decision',
  'cost_estimating',
  'cost_estimated',
  'policy_checking',
  'policy_override',
  'policy_soft_failed',
  'policy_checked',
  'confirmed',
  'queuing_apply',
  'pre_apply_running',
  'pre_apply_completed',
  'pre_apply_awaiting_decision',
  'apply_queued',
  'applying',
  'post_apply_running',
  'post_apply_completed',
  'applied',
  'planned_and_finished',
  'planned_and_saved',
  'discarded',
  'errored',
  'canceled',
  'force_canceled',
  'assessing',
  'assessed',
] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const PLAN_STATUSES = [
  'created',
  'pending',
  'managed_queued',
  'queued',
  'mfa_waiting',
  'running',
  'errored',
  'canceled',
  'finished',
  'unreachable',
] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

export const POLICY_CHECK_STATUSES = [
  'pending',
  'queued',
  'passed',
  'soft_failed',
  'hard_failed',
  'overridden',
  'errored',
  'canceled',
  'unreachable',
] as const;
export type PolicyCheckStatus = (typeof POLICY_CHECK_STATUSES)[number];

export const TASK_STAGE_STATUSES = [
  'pending',
  'running',
  'passed',
  'failed',
  'awaiting_override',
  'errored',
  'canceled',
  'unreachable',
] as const;
export type TaskStageStatus = (typeof TASK_STAGE_STATUSES)[number];

export const TASK_RESULT_STATUSES = [
  'pending',
  'running',
  'passed',
  'failed',
  'errored',
  'canceled',
  'unreachable',
] as const;
export type TaskResultStatus = (typeof TASK_RESULT_STATUSES)[number];

export const POLICY_EVALUATION_STATUSES = [
  'pending',
  'queued',
  'running',
  'passed',
  'failed',
  'overridden',
  'errored',
  'canceled',
  'unreachable',
] as const;
export type PolicyEvaluationStatus = (typeof POLICY_EVALUATION_STATUSES)[number];

/** Terraform policy (beta) waits for a person in its own evaluation, not in a task stage. */
export const TF_POLICY_EVALUATION_STATUSES = [
  ...POLICY_EVALUATION_STATUSES,
  'awaiting_override',
] as const;
export type TfPolicyEvaluationStatus = (typeof TF_POLICY_EVALUATION_STATUSES)[number];

/** One policy inside a policy set outcome. */
export const OUTCOME_STATUSES = ['passed', 'failed', 'errored'] as const;
export type OutcomeStatus = (typeof OUTCOME_STATUSES)[number];

export const TF_POLICY_OUTCOME_STATUSES = ['passed', 'failed', 'errored', 'unknown'] as const;
export type TfPolicyOutcomeStatus = (typeof TF_POLICY_OUTCOME_STATUSES)[number];

export const COST_ESTIMATE_STATUSES = [
  'pending',
  'queued',
  'finished',
  'canceled',
  'errored',
  'unreachable',
  'skipped_due_to_targeting',
] as const;
export type CostEstimateStatus = (typeof COST_ESTIMATE_STATUSES)[number];
