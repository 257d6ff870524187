/** A run with what belongs to it and came along in the same answer. */
import type { ConfigurationVersion } from './configuration-version.js';
import type { TaskStage, TfPolicyEvaluation } from './policies.js';
import type { CostEstimate, Plan, Run } from './run.js';
import type { Workspace } from './workspace.js';
export type RunInclude =
  | 'plan'
  | 'cost_estimate'
  | 'task_stages'
  | 'configuration_version'
  | 'workspace'
  | 'tf_policy_evaluations';
export interface RunWithRelated {
  run: Run;
  plan?: Plan;
  costEstimate?: CostEstimate;
  /** Absent when the service has no task stages, or they were not requested. */
  taskStages?: TaskStage[];
  /** Those that the answer includes. */
  tfPolicyEvaluations?: TfPolicyEvaluation[];
  configurationVersion?: ConfigurationVersion;
  workspace?: Workspace;
}
