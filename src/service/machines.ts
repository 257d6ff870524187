/**
 * Every state machine of the service, as tables: from each status, the statuses that may follow.
 * `advance` is the only place that changes a status.
 */
import type {
  ConfigurationVersionStatus,
  CostEstimateStatus,
  PlanStatus,
  PolicyCheckStatus,
  PolicyEvaluationStatus,
  RunStatus,
  TaskResultStatus,
  TaskStageStatus,
  TfPolicyEvaluationStatus,
} from '../model/status.ts';

type Machine<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

export interface WithStatus<Status extends string> {
  /** The type of the resource, which decides its machine. */
  type: string;
  status: Status;
  /** Name of the timestamp → when, as sent in `status-timestamps`. */
  timestamps: Record<string, string>;
}

/** Statuses that end something without a result. Nothing follows them. */
const WITHOUT_RESULT = { errored: [], canceled: [], unreachable: [] } as const;
const ENDED = { passed: [], ...WITHOUT_RESULT } as const;

/** The statuses of runs here: there are no health assessments, and nothing waits for a decision before an apply. */
export type ServedRunStatus = Exclude<
  RunStatus,
  'assessing' | 'assessed' | 'plan_queueable' | 'pre_apply_awaiting_decision'
>;

const STOPPED = ['errored', 'canceled', 'force_canceled', 'discarded'] as const;
const AFTER_POLICY_CHECKS = ['planned_and_finished', 'planned_and_saved', 'confirmed'] as const;
const AFTER_COST = ['policy_checking', ...AFTER_POLICY_CHECKS] as const;
const AFTER_STAGE = ['cost_estimating', ...AFTER_COST] as const;

const RUN_MACHINE = {
  pending: ['fetching', 'pre_plan_running', 'queuing', 'plan_queued', 'planning', ...STOPPED],
  fetching: ['fetching_completed', ...STOPPED],
  fetching_completed: ['pre_plan_running', 'queuing', 'plan_queued', 'planning', ...STOPPED],
  pre_plan_running: ['pre_plan_completed', 'pre_plan_awaiting_decision', ...STOPPED],
  pre_plan_awaiting_decision: ['pre_plan_completed', ...STOPPED],
  pre_plan_completed: ['queuing', 'plan_queued', 'planning', ...STOPPED],
  queuing: ['plan_queued', 'planning', ...STOPPED],
  plan_queued: ['planning', ...STOPPED],
  // Policies about providers and modules are evaluated before there is a plan.
  planning: ['planned', 'tf_policy_override', 'planned_and_finished', ...STOPPED],
  planned: [
    'tf_policy_checked',
    'tf_policy_override',
    'post_plan_running',
    ...AFTER_STAGE,
    ...STOPPED,
  ],
  tf_policy_checked: ['post_plan_running', ...AFTER_STAGE, ...STOPPED],
  tf_policy_override: ['planning', 'tf_policy_checked', ...STOPPED],
  post_plan_running: [
    'post_plan_completed',
    'post_plan_awaiting_decision',
    'policy_soft_failed',
    'planned_and_finished',
    ...STOPPED,
  ],
  post_plan_awaiting_decision: ['post_plan_completed', ...STOPPED],
  post_plan_completed: [...AFTER_STAGE, ...STOPPED],
  cost_estimating: ['cost_estimated', ...STOPPED],
  cost_estimated: [...AFTER_COST, ...STOPPED],
  policy_checking: [
    'policy_checked',
    'policy_override',
    'policy_soft_failed',
    'planned_and_finished',
    ...STOPPED,
  ],
  policy_override: ['policy_checked', ...STOPPED],
  policy_soft_failed: ['policy_checked'],
  policy_checked: [...AFTER_POLICY_CHECKS, ...STOPPED],
  planned_and_saved: ['confirmed', 'discarded'],
  confirmed: ['queuing_apply', 'pre_apply_running', 'apply_queued', 'applying', ...STOPPED],
  pre_apply_running: ['pre_apply_completed', ...STOPPED],
  pre_apply_completed: ['queuing_apply', 'apply_queued', 'applying', ...STOPPED],
  queuing_apply: ['apply_queued', ...STOPPED],
  apply_queued: ['applying', ...STOPPED],
  applying: ['applied', 'post_apply_running', ...STOPPED],
  post_apply_running: ['post_apply_completed', ...STOPPED],
  post_apply_completed: ['applied', ...STOPPED],
  applied: [],
  planned_and_finished: [],
  discarded: [],
  errored: [],
  canceled: [],
  force_canceled: [],
} satisfies Machine<ServedRunStatus>;

/** The statuses of plans here: there are no agents (`managed_queued`) and no approval by a second factor (`mfa_waiting`). */
export type ServedPlanStatus = Exclude<PlanStatus, 'created' | 'managed_queued' | 'mfa_waiting'>;

const PLAN_MACHINE = {
  pending: ['queued', 'running', 'canceled', 'unreachable'],
  queued: ['running', 'canceled', 'unreachable'],
  running: ['finished', 'errored', 'canceled', 'unreachable'],
  finished: [],
  ...WITHOUT_RESULT,
} satisfies Machine<ServedPlanStatus>;

/** The machine of each type of resources that has a status. All begin as `pending`. */
export const MACHINES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  runs: RUN_MACHINE,
  plans: PLAN_MACHINE,
  applies: PLAN_MACHINE,
  /** A version that is `uploaded` may be restored to the same status; only the last status is final. */
  'configuration-versions': {
    pending: ['fetching', 'uploaded', 'errored'],
    fetching: ['uploaded', 'errored'],
    uploaded: ['archived', 'backing_data_soft_deleted', 'uploaded'],
    archived: ['fetching', 'uploaded'],
    errored: ['uploaded'],
    backing_data_soft_deleted: ['uploaded', 'backing_data_permanently_deleted'],
    backing_data_permanently_deleted: [],
  } satisfies Machine<ConfigurationVersionStatus>,
  /** An override is the only way out of `soft_failed`. */
  'policy-checks': {
    pending: ['queued', 'unreachable', 'canceled'],
    queued: ['passed', 'soft_failed', 'hard_failed', 'errored', 'canceled'],
    soft_failed: ['overridden'],
    hard_failed: [],
    overridden: [],
    ...ENDED,
  } satisfies Machine<PolicyCheckStatus>,
  'task-stages': {
    pending: ['running', 'canceled', 'unreachable'],
    running: ['passed', 'failed', 'awaiting_override', 'errored', 'canceled'],
    awaiting_override: ['running', 'canceled'],
    failed: [],
    ...ENDED,
  } satisfies Machine<TaskStageStatus>,
  'task-results': {
    pending: ['running', 'canceled', 'unreachable'],
    running: ['passed', 'failed', 'errored', 'canceled'],
    failed: [],
    ...ENDED,
  } satisfies Machine<TaskResultStatus>,
  'policy-evaluations': {
    pending: ['queued', 'canceled', 'unreachable'],
    queued: ['running', 'canceled'],
    running: ['passed', 'failed', 'errored', 'canceled'],
    failed: ['overridden'],
    overridden: [],
    ...ENDED,
  } satisfies Machine<PolicyEvaluationStatus>,
  'tf-policy-evaluations': {
    pending: ['queued', 'canceled', 'unreachable'],
    queued: ['running', 'canceled'],
    running: ['passed', 'failed', 'awaiting_override', 'errored', 'canceled'],
    awaiting_override: ['overridden', 'canceled'],
    failed: [],
    overridden: [],
    ...ENDED,
  } satisfies Machine<TfPolicyEvaluationStatus>,
  'cost-estimates': {
    pending: ['queued', 'skipped_due_to_targeting', 'canceled', 'unreachable'],
    queued: ['finished', 'errored', 'canceled'],
    finished: [],
    skipped_due_to_targeting: [],
    ...WITHOUT_RESULT,
  } satisfies Machine<CostEstimateStatus>,
};

export function hasStatus<Item extends { type: string }>(
  item: Item,
): item is Item & WithStatus<string> {
  return item.type in MACHINES;
}

export function mayFollow<Status extends string>(
  { type, status }: WithStatus<Status>,
  to: Status,
): boolean {
  return MACHINES[type]?.[status]?.includes(to) ?? false;
}

/** Type and status → the name of the timestamp, where it is not the status followed by `-at`. */
const TIMESTAMP_NAMES: Readonly<Record<string, string>> = {
  'plans running': 'started-at',
  'applies running': 'started-at',
  'configuration-versions backing_data_soft_deleted': 'soft-delete-backing-data-at',
  'configuration-versions backing_data_permanently_deleted': 'permanently-delete-backing-data-at',
};

/** Changes the status and records when. @throws if the table lacks this change, which is a mistake of the service */
export function advance<Status extends string>(
  resource: WithStatus<Status>,
  to: Status,
  at: Date,
): void {
  if (!mayFollow(resource, to)) {
    throw new Error(`${resource.status} cannot be followed by ${to}`);
  }
  resource.status = to;
  const name = TIMESTAMP_NAMES[`${resource.type} ${to}`] ?? `${to.replaceAll('_', '-')}-at`;
  resource.timestamps[name] = toTimestamp(at);
}

export function advanceAll<Status extends string>(
  resources: readonly WithStatus<Status>[],
  to: Status,
  at: Date,
): void {
  for (const resource of resources) advance(resource, to, at);
}

export function advanceIfPossible<Status extends string>(
  resource: WithStatus<Status>,
  to: Status,
  at: Date,
): void {
  if (mayFollow(resource, to)) advance(resource, to, at);
}

/** As status timestamps are written on the wire: `2026-11-20T14:00:00+00:00`. */
export function toTimestamp(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, '+00:00');
}

/** Whether the run is over for a client that waits: no other status follows without a person's action. */
export function isFinalRun(status: ServedRunStatus): boolean {
  return (
    RUN_MACHINE[status].length === 0 ||
    status === 'planned_and_saved' ||
    status === 'policy_soft_failed'
  );
}

/** Whether a run may still need its files: it is not over, or its saved plan can still be applied. */
export function needsFiles(status: ServedRunStatus): boolean {
  return !isFinalRun(status) || status === 'planned_and_saved';
}
