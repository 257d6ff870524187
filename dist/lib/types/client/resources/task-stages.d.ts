import type { Api } from '../api.js';
import { type Listing } from '../listing.js';
import type { PolicyEvaluation, TaskOutcome, TaskResult, TaskStage } from '../wire/policies.js';
interface TaskStageWithRelated {
    stage: TaskStage;
    policyEvaluations: PolicyEvaluation[];
    taskResults: TaskResult[];
}
export declare function createTaskStages(api: Api): {
    /**
     * GET /runs/:id/task-stages?include=policy_evaluations,task_results, all pages. What a stage names
     * but the answer does not include is read one by one. An absent system (empty, or 404 or 400 for a
     * run that can be read and names no stage) is an empty list. Errors: `not-found`.
     */
    list: (runId: string) => Listing<TaskStageWithRelated>;
    /** GET /task-results/:id/outcomes: the first page of what a run task found. Errors: `not-found`. */
    outcomes: (taskResultId: string) => Promise<TaskOutcome[]>;
    /** GET /task-stages/:id with the same include. Errors: `not-found`. */
    show: (id: string) => Promise<TaskStageWithRelated>;
    /**
     * POST /task-stages/:id/actions/override: the stage as it goes on. Errors: `conflict` (not waiting
     * for an override), `not-found` (needs manage policy overrides).
     */
    override: (id: string, { comment }?: {
        comment?: string;
    }) => Promise<TaskStage>;
};
export {};
