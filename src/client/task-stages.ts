import type { PolicyEvaluation } from '../wire/policy-evaluation.ts';
import type { TaskResult, TaskStage } from '../wire/task-stage.ts';
import type { Listing } from './pages.ts';

export interface TaskStageWithRelated {
  stage: TaskStage;
  policyEvaluations: PolicyEvaluation[];
  taskResults: TaskResult[];
}

export interface TaskStages {
  /**
   * GET /runs/:id/task-stages?include=policy_evaluations,task_results, all pages. An absent system
   * (404, 400 on the include, empty list) is an empty list.
   */
  list(runId: string): Listing<TaskStageWithRelated>;
  /** GET /task-stages/:id with the same include. */
  show(id: string): Promise<TaskStageWithRelated>;
  /** POST /task-stages/:id/actions/override */
  override(id: string, options?: { comment?: string }): Promise<TaskStage>;
}
