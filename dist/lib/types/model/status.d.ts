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
export declare const RUN_STATUSES: {
    readonly pending: {
        readonly kind: 'moving';
        readonly says: 'pending';
    };
    readonly fetching: {
        readonly kind: 'moving';
        readonly says: 'fetching the configuration';
    };
    readonly fetching_completed: {
        readonly kind: 'moving';
        readonly says: 'configuration fetched';
    };
    readonly pre_plan_running: {
        readonly kind: 'moving';
        readonly says: 'pre-plan stage running';
    };
    readonly pre_plan_completed: {
        readonly kind: 'moving';
        readonly says: 'pre-plan stage completed';
    };
    readonly pre_plan_awaiting_decision: {
        readonly kind: 'person';
        readonly says: 'pre-plan stage awaits a decision';
    };
    readonly queuing: {
        readonly kind: 'moving';
        readonly says: 'queuing';
    };
    readonly plan_queueable: {
        readonly kind: 'moving';
        readonly says: 'plan can be queued';
    };
    readonly plan_queued: {
        readonly kind: 'moving';
        readonly says: 'plan queued';
    };
    readonly planning: {
        readonly kind: 'moving';
        readonly says: 'planning';
    };
    readonly planned: {
        readonly kind: 'moving';
        readonly says: 'planned';
    };
    readonly tf_policy_checked: {
        readonly kind: 'moving';
        readonly says: 'Terraform policy checked';
    };
    readonly tf_policy_override: {
        readonly kind: 'person';
        readonly says: 'Terraform policy awaits an override';
    };
    readonly post_plan_running: {
        readonly kind: 'moving';
        readonly says: 'post-plan stage running';
    };
    readonly post_plan_completed: {
        readonly kind: 'moving';
        readonly says: 'post-plan stage completed';
    };
    readonly post_plan_awaiting_decision: {
        readonly kind: 'person';
        readonly says: 'post-plan stage awaits a decision';
    };
    readonly cost_estimating: {
        readonly kind: 'moving';
        readonly says: 'estimating cost';
    };
    readonly cost_estimated: {
        readonly kind: 'moving';
        readonly says: 'cost estimated';
    };
    readonly policy_checking: {
        readonly kind: 'moving';
        readonly says: 'checking policies';
    };
    readonly policy_override: {
        readonly kind: 'person';
        readonly says: 'policy check awaits an override';
    };
    readonly policy_soft_failed: {
        readonly kind: 'bad';
        readonly over: true;
        readonly says: 'policy check soft-failed';
    };
    readonly policy_checked: {
        readonly kind: 'moving';
        readonly says: 'policies checked';
    };
    readonly confirmed: {
        readonly kind: 'foreign';
        readonly says: 'confirmed';
    };
    readonly queuing_apply: {
        readonly kind: 'foreign';
        readonly says: 'queuing to apply';
    };
    readonly pre_apply_running: {
        readonly kind: 'foreign';
        readonly says: 'pre-apply stage running';
    };
    readonly pre_apply_completed: {
        readonly kind: 'foreign';
        readonly says: 'pre-apply stage completed';
    };
    readonly pre_apply_awaiting_decision: {
        readonly kind: 'foreign';
        readonly says: 'pre-apply stage awaits a decision';
    };
    readonly apply_queued: {
        readonly kind: 'foreign';
        readonly says: 'apply queued';
    };
    readonly applying: {
        readonly kind: 'foreign';
        readonly says: 'applying';
    };
    readonly post_apply_running: {
        readonly kind: 'foreign';
        readonly says: 'post-apply stage running';
    };
    readonly post_apply_completed: {
        readonly kind: 'foreign';
        readonly says: 'post-apply stage completed';
    };
    readonly applied: {
        readonly kind: 'foreign';
        readonly over: true;
        readonly says: 'applied';
    };
    /** A saved plan also ends like this if there is nothing to apply. */
    readonly planned_and_finished: {
        readonly kind: 'good';
        readonly over: true;
        readonly says: 'planned and finished';
    };
    /** Good in provisional mode, see `runKind`; never over, because it can still be applied. */
    readonly planned_and_saved: {
        readonly kind: 'foreign';
        readonly says: 'planned and saved';
    };
    readonly discarded: {
        readonly kind: 'stopped';
        readonly over: true;
        readonly says: 'discarded';
    };
    readonly errored: {
        readonly kind: 'bad';
        readonly over: true;
        readonly says: 'errored';
    };
    readonly canceled: {
        readonly kind: 'stopped';
        readonly over: true;
        readonly says: 'canceled';
    };
    readonly force_canceled: {
        readonly kind: 'stopped';
        readonly over: true;
        readonly says: 'force-canceled';
    };
    readonly assessing: {
        readonly kind: 'foreign';
        readonly says: 'assessing';
    };
    readonly assessed: {
        readonly kind: 'foreign';
        readonly says: 'assessed';
    };
};
export type RunStatus = keyof typeof RUN_STATUSES;
export declare const PLAN_STATUSES: {
    readonly created: 'moving';
    readonly pending: 'moving';
    readonly managed_queued: 'moving';
    readonly queued: 'moving';
    readonly mfa_waiting: 'moving';
    readonly running: 'moving';
    readonly errored: 'bad';
    readonly canceled: 'stopped';
    readonly finished: 'good';
    readonly unreachable: 'skipped';
};
export type PlanStatus = keyof typeof PLAN_STATUSES;
export declare const POLICY_CHECK_STATUSES: {
    readonly pending: 'moving';
    readonly queued: 'moving';
    readonly passed: 'good';
    readonly soft_failed: 'bad';
    readonly hard_failed: 'bad';
    /** A word of another service; the counts say which level failed. */
    readonly failed: 'bad';
    readonly overridden: 'good';
    readonly errored: 'bad';
    readonly canceled: 'stopped';
    readonly unreachable: 'skipped';
};
export type PolicyCheckStatus = Exclude<keyof typeof POLICY_CHECK_STATUSES, 'failed'>;
export declare const TASK_RESULT_STATUSES: {
    readonly pending: 'moving';
    readonly running: 'moving';
    readonly passed: 'good';
    readonly failed: 'bad';
    readonly errored: 'bad';
    readonly canceled: 'stopped';
    readonly unreachable: 'skipped';
};
export type TaskResultStatus = keyof typeof TASK_RESULT_STATUSES;
export declare const TASK_STAGE_STATUSES: {
    readonly pending: 'moving';
    readonly running: 'moving';
    readonly passed: 'good';
    readonly failed: 'bad';
    readonly errored: 'bad';
    readonly canceled: 'stopped';
    readonly unreachable: 'skipped';
    readonly awaiting_override: 'person';
};
export type TaskStageStatus = keyof typeof TASK_STAGE_STATUSES;
export declare const POLICY_EVALUATION_STATUSES: {
    readonly pending: 'moving';
    readonly running: 'moving';
    readonly passed: 'good';
    readonly failed: 'bad';
    readonly errored: 'bad';
    readonly canceled: 'stopped';
    readonly unreachable: 'skipped';
    readonly queued: 'moving';
    readonly overridden: 'good';
};
export type PolicyEvaluationStatus = keyof typeof POLICY_EVALUATION_STATUSES;
/** Terraform policy waits for a person in its own evaluation, not in a task stage. */
export declare const TF_POLICY_EVALUATION_STATUSES: {
    readonly pending: 'moving';
    readonly running: 'moving';
    readonly passed: 'good';
    readonly failed: 'bad';
    readonly errored: 'bad';
    readonly canceled: 'stopped';
    readonly unreachable: 'skipped';
    readonly queued: 'moving';
    readonly overridden: 'good';
    readonly awaiting_override: 'person';
};
export type TfPolicyEvaluationStatus = keyof typeof TF_POLICY_EVALUATION_STATUSES;
/** One policy of a policy set outcome. */
export declare const OUTCOME_STATUSES: {
    readonly passed: 'good';
    readonly failed: 'bad';
    readonly errored: 'bad';
    /** A word of the local service: this policy could not be judged here. */
    readonly not_evaluated: 'skipped';
};
/** Terraform policy has its own outcome `unknown`: its rule asks for values that are known after the apply. */
export declare const TF_POLICY_OUTCOME_STATUSES: {
    readonly passed: 'good';
    readonly failed: 'bad';
    readonly errored: 'bad';
    /** A word of the local service: this policy could not be judged here. */
    readonly not_evaluated: 'skipped';
    readonly unknown: 'skipped';
};
export declare const COST_ESTIMATE_STATUSES: {
    readonly pending: 'moving';
    readonly queued: 'moving';
    readonly finished: 'good';
    readonly canceled: 'stopped';
    readonly errored: 'bad';
    readonly unreachable: 'skipped';
    readonly skipped_due_to_targeting: 'skipped';
};
export type CostEstimateStatus = keyof typeof COST_ESTIMATE_STATUSES;
export declare const CONFIGURATION_VERSION_STATUSES: {
    readonly pending: 'moving';
    readonly fetching: 'moving';
    readonly uploaded: 'good';
    readonly archived: 'bad';
    readonly errored: 'bad';
    readonly backing_data_soft_deleted: 'bad';
    readonly backing_data_permanently_deleted: 'bad';
};
export type ConfigurationVersionStatus = keyof typeof CONFIGURATION_VERSION_STATUSES;
/** The words of a table, in the order of the table. */
export declare function statusWords<Table extends object>(table: Table): (keyof Table & string)[];
/** What a word means by the table of its kind of object; `unknown` if it is not in it. */
export declare function kindOf(table: Readonly<Record<string, ObjectKind>>, word: string): ObjectKind | 'unknown';
/** Whether an object of this kind has no result, and gets none once its run is over. */
export declare function hasNoResult(kind: ObjectKind | 'unknown'): boolean;
/** What a status of a run means in this mode; `unknown` for a word that is not in the table. */
export declare function runKind(mode: RunMode, status: string): RunKind | 'unknown';
/** Whether the status of a run counts only where the run says that it can be confirmed. */
export declare function needsConfirmation(mode: RunMode, status: string): boolean;
/** Whether a run with this status has ended for good. */
export declare function isRunOver(status: string): boolean;
interface RunState {
    attributes: {
        status: string;
        'position-in-queue'?: number | null | undefined;
        actions?: Readonly<Record<string, boolean | null | undefined>> | null | undefined;
    };
}
/** Whether the run waits to be confirmed. Terraform asks for this, too, and not for the status of a saved plan. */
export declare function waitsForConfirmation({ attributes }: RunState): boolean;
/**
 * Whether a saved plan may wait to be confirmed although its status says that it goes on: a service may leave it in that
 * status after an override. Without an override the run has that status only for a moment, so the caller has to look a
 * second time.
 */
export declare function mayWaitForConfirmation(mode: RunMode, run: RunState): boolean;
/** What a run is doing, in words for people. */
export declare function describeRunStatus({ attributes }: RunState): string;
/** `1st`, `2nd`, `3rd`, `11th`. */
export declare function ordinal(n: number): string;
type Stage = Readonly<Record<'stage' | 'status', string>>;
/** Whether a stage belongs to the apply phase, which no run of the gate reaches. */
export declare function isApplyStage(stage: string): boolean;
/** Whether the gate can stop waiting for the run: it ended, or it waits for a person. */
export declare function isSettled(mode: RunMode, status: string, stages: readonly Stage[]): boolean;
/** Whether a stage waits for an override. That ends the wait, because the decision may never come. */
export declare function awaitsOverride(stages: readonly Stage[]): boolean;
export {};
