/**
 * Every status word of the service, once. There is one table for each kind of object. A word that is
 * in no table is `unknown`: the gate keeps waiting and never takes it for a pass.
 *
 * Source: https://developer.hashicorp.com/terraform/cloud-docs/api-docs/run, and the enums of
 * https://github.com/hashicorp/go-tfe/blob/0fa6b099/v2/openapi/spec.json.
 */

/**
 * `moving`: continues by itself. `good`: ended well. `bad`: ended badly. `person`: waits for the
 * decision of a person. `stopped`: canceled. `skipped`: never reached, because something before it
 * ended the run.
 */
export type ObjectKind = 'moving' | 'good' | 'bad' | 'person' | 'stopped' | 'skipped';

/** `foreign`: a run of this gate never gets there by itself, so another person or program acted on the run. */
export type RunKind = Exclude<ObjectKind, 'skipped'> | 'foreign';

/** The runs that the gate starts. `speculative`: they only plan. `provisional`: their plan is saved, and can be applied later. */
export type Mode = 'speculative' | 'provisional';

/** Also those that version control starts for a push: `ordinary` ones, which wait to be confirmed when they have planned. */
export type RunMode = Mode | 'ordinary';

interface RunMeaning {
  kind: RunKind;
  /** The run has ended for good. */
  over?: true;
  says: string;
}

export const RUN_STATUSES = {
  pending: { kind: 'moving', says: 'pending' },
  fetching: { kind: 'moving', says: 'fetching the configuration' },
  fetching_completed: { kind: 'moving', says: 'configuration fetched' },
  pre_plan_running: { kind: 'moving', says: 'pre-plan stage running' },
  pre_plan_completed: { kind: 'moving', says: 'pre-plan stage completed' },
  pre_plan_awaiting_decision: { kind: 'person', says: 'pre-plan stage awaits a decision' },
  queuing: { kind: 'moving', says: 'queuing' },
  plan_queueable: { kind: 'moving', says: 'plan can be queued' },
  plan_queued: { kind: 'moving', says: 'plan queued' },
  planning: { kind: 'moving', says: 'planning' },
  planned: { kind: 'moving', says: 'planned' },
  tf_policy_checked: { kind: 'moving', says: 'Terraform policy checked' },
  tf_policy_override: { kind: 'person', says: 'Terraform policy awaits an override' },
  post_plan_running: { kind: 'moving', says: 'post-plan stage running' },
  post_plan_completed: { kind: 'moving', says: 'post-plan stage completed' },
  post_plan_awaiting_decision: { kind: 'person', says: 'post-plan stage awaits a decision' },
  cost_estimating: { kind: 'moving', says: 'estimating cost' },
  cost_estimated: { kind: 'moving', says: 'cost estimated' },
  policy_checking: { kind: 'moving', says: 'checking policies' },
  policy_override: { kind: 'person', says: 'policy check awaits an override' },
  policy_soft_failed: { kind: 'bad', over: true, says: 'policy check soft-failed' },
  policy_checked: { kind: 'moving', says: 'policies checked' },
  confirmed: { kind: 'foreign', says: 'confirmed' },
  queuing_apply: { kind: 'foreign', says: 'queuing to apply' },
  pre_apply_running: { kind: 'foreign', says: 'pre-apply stage running' },
  pre_apply_completed: { kind: 'foreign', says: 'pre-apply stage completed' },
  pre_apply_awaiting_decision: { kind: 'foreign', says: 'pre-apply stage awaits a decision' },
  apply_queued: { kind: 'foreign', says: 'apply queued' },
  applying: { kind: 'foreign', says: 'applying' },
  post_apply_running: { kind: 'foreign', says: 'post-apply stage running' },
  post_apply_completed: { kind: 'foreign', says: 'post-apply stage completed' },
  applied: { kind: 'foreign', over: true, says: 'applied' },
  /** A saved plan also ends like this if there is nothing to apply. */
  planned_and_finished: { kind: 'good', over: true, says: 'planned and finished' },
  /** Good in provisional mode, see `runKind`; never over, because it can still be applied. */
  planned_and_saved: { kind: 'foreign', says: 'planned and saved' },
  discarded: { kind: 'stopped', over: true, says: 'discarded' },
  errored: { kind: 'bad', over: true, says: 'errored' },
  canceled: { kind: 'stopped', over: true, says: 'canceled' },
  force_canceled: { kind: 'stopped', over: true, says: 'force-canceled' },
  assessing: { kind: 'foreign', says: 'assessing' },
  assessed: { kind: 'foreign', says: 'assessed' },
} as const satisfies Record<string, RunMeaning>;
export type RunStatus = keyof typeof RUN_STATUSES;

export const PLAN_STATUSES = {
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
} as const satisfies Record<string, ObjectKind>;
export type PlanStatus = keyof typeof PLAN_STATUSES;

export const POLICY_CHECK_STATUSES = {
  pending: 'moving',
  queued: 'moving',
  passed: 'good',
  soft_failed: 'bad',
  hard_failed: 'bad',
  /** A word of another service; the counts say which level failed. */
  failed: 'bad',
  overridden: 'good',
  errored: 'bad',
  canceled: 'stopped',
  unreachable: 'skipped',
} as const satisfies Record<string, ObjectKind>;
export type PolicyCheckStatus = Exclude<keyof typeof POLICY_CHECK_STATUSES, 'failed'>;

export const TASK_RESULT_STATUSES = {
  pending: 'moving',
  running: 'moving',
  passed: 'good',
  failed: 'bad',
  errored: 'bad',
  canceled: 'stopped',
  unreachable: 'skipped',
} as const satisfies Record<string, ObjectKind>;
export type TaskResultStatus = keyof typeof TASK_RESULT_STATUSES;

export const TASK_STAGE_STATUSES = {
  ...TASK_RESULT_STATUSES,
  awaiting_override: 'person',
} as const;
export type TaskStageStatus = keyof typeof TASK_STAGE_STATUSES;

export const POLICY_EVALUATION_STATUSES = {
  ...TASK_RESULT_STATUSES,
  queued: 'moving',
  overridden: 'good',
} as const;
export type PolicyEvaluationStatus = keyof typeof POLICY_EVALUATION_STATUSES;

/** Terraform policy waits for a person in its own evaluation, not in a task stage. */
export const TF_POLICY_EVALUATION_STATUSES = {
  ...POLICY_EVALUATION_STATUSES,
  awaiting_override: 'person',
} as const;
export type TfPolicyEvaluationStatus = keyof typeof TF_POLICY_EVALUATION_STATUSES;

/** One policy of a policy set outcome. */
export const OUTCOME_STATUSES = {
  passed: 'good',
  failed: 'bad',
  errored: 'bad',
  /** A word of the local service: this policy could not be judged here. */
  not_evaluated: 'skipped',
} as const;

/** Terraform policy has its own outcome `unknown`: its rule asks for values that are known after the apply. */
export const TF_POLICY_OUTCOME_STATUSES = { ...OUTCOME_STATUSES, unknown: 'skipped' } as const;

export const COST_ESTIMATE_STATUSES = {
  pending: 'moving',
  queued: 'moving',
  finished: 'good',
  canceled: 'stopped',
  errored: 'bad',
  unreachable: 'skipped',
  skipped_due_to_targeting: 'skipped',
} as const satisfies Record<string, ObjectKind>;
export type CostEstimateStatus = keyof typeof COST_ESTIMATE_STATUSES;

export const CONFIGURATION_VERSION_STATUSES = {
  pending: 'moving',
  fetching: 'moving',
  uploaded: 'good',
  archived: 'bad',
  errored: 'bad',
  backing_data_soft_deleted: 'bad',
  backing_data_permanently_deleted: 'bad',
} as const satisfies Record<string, ObjectKind>;
export type ConfigurationVersionStatus = keyof typeof CONFIGURATION_VERSION_STATUSES;

/** The words of a table, in the order of the table. */
export function statusWords<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** What a word means by the table of its kind of object; `unknown` if it is not in it. */
export function kindOf(
  table: Readonly<Record<string, ObjectKind>>,
  word: string,
): ObjectKind | 'unknown' {
  // The words `constructor` and the like are members of every object.
  return (Object.hasOwn(table, word) ? table[word] : undefined) ?? 'unknown';
}

/** Whether an object of this kind has no result, and gets none once its run is over. */
export function hasNoResult(kind: ObjectKind | 'unknown'): boolean {
  return kind === 'moving' || kind === 'skipped' || kind === 'stopped';
}

function meaningOf(status: string): RunMeaning | undefined {
  const table: Readonly<Record<string, RunMeaning>> = RUN_STATUSES;
  return Object.hasOwn(table, status) ? table[status] : undefined;
}

/** What a status of a run means in this mode; `unknown` for a word that is not in the table. */
export function runKind(mode: RunMode, status: string): RunKind | 'unknown' {
  if (mode === 'provisional' && status === 'planned_and_saved') return 'good';
  if (mode === 'ordinary' && WAITING_STATUSES.has(status)) return 'good';
  return meaningOf(status)?.kind ?? 'unknown';
}

/** In which an ordinary run waits to be confirmed. It passes through each of them, too: `needsConfirmation` tells the two apart. */
const WAITING_STATUSES: ReadonlySet<string> = new Set<RunStatus>([
  'planned',
  'cost_estimated',
  'policy_checked',
  'post_plan_completed',
  'tf_policy_checked',
]);

/** Whether the status of a run counts only where the run says that it can be confirmed. */
export function needsConfirmation(mode: RunMode, status: string): boolean {
  return mode === 'ordinary' && WAITING_STATUSES.has(status);
}

/** Whether a run with this status has ended for good. */
export function isRunOver(status: string): boolean {
  return meaningOf(status)?.over === true;
}

interface RunState {
  attributes: {
    status: string;
    'position-in-queue'?: number | null | undefined;
    actions?: Readonly<Record<string, boolean | null | undefined>> | null | undefined;
  };
}

/** Whether the run waits to be confirmed. Terraform asks for this, too, and not for the status of a saved plan. */
export function waitsForConfirmation({ attributes }: RunState): boolean {
  return attributes.actions?.['is-confirmable'] === true;
}

/**
 * Whether a saved plan may wait to be confirmed although its status says that it goes on: a service may leave it in that
 * status after an override. Without an override the run has that status only for a moment, so the caller has to look a
 * second time.
 */
export function mayWaitForConfirmation(mode: RunMode, run: RunState): boolean {
  const { status } = run.attributes;
  const mayRest = mode === 'provisional' && status === 'policy_checked';
  return (mayRest || needsConfirmation(mode, status)) && waitsForConfirmation(run);
}

/** What a run is doing, in words for people. */
export function describeRunStatus({ attributes }: RunState): string {
  const { status } = attributes;
  const position = attributes['position-in-queue'] ?? 0;
  const meaning = meaningOf(status);
  if (meaning === undefined) return `"${status}", an unrecognized status: waiting on`;
  const isQueued = status === 'pending' || status === 'plan_queued' || status === 'queuing';
  return isQueued && position > 0
    ? `${meaning.says} · ${ordinal(position)} in the queue`
    : meaning.says;
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(n: number): string {
  const isTeen = n % 100 >= 11 && n % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
}

type Stage = Readonly<Record<'stage' | 'status', string>>;

/** Whether a stage belongs to the apply phase, which no run of the gate reaches. */
export function isApplyStage(stage: string): boolean {
  return stage === 'pre_apply' || stage === 'post_apply';
}

/** Whether the gate can stop waiting for the run: it ended, or it waits for a person. */
export function isSettled(mode: RunMode, status: string, stages: readonly Stage[]): boolean {
  if (needsConfirmation(mode, status)) return awaitsOverride(stages);
  const kind = runKind(mode, status);
  if (kind === 'unknown') return false;
  return kind !== 'moving' || awaitsOverride(stages);
}

/** Whether a stage waits for an override. That ends the wait, because the decision may never come. */
export function awaitsOverride(stages: readonly Stage[]): boolean {
  return stages.some(
    ({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE_STATUSES, status) === 'person',
  );
}
