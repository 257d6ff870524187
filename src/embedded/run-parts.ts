/** Gathers what belongs to a run. */
import type {
  CostEstimateRecord,
  PlanRecord,
  PolicyCheckRecord,
  PolicyEvaluationRecord,
  RunRecord,
  TaskResultRecord,
  TaskStageRecord,
  TfPolicyEvaluationRecord,
  VersionRecord,
} from './records.ts';
import { must, type Store } from './store.ts';

/** A stage with everything in it. */
export interface StageParts {
  stage: TaskStageRecord;
  tasks: TaskResultRecord[];
  evaluations: PolicyEvaluationRecord[];
}

export interface RunParts {
  run: RunRecord;
  plan: PlanRecord;
  prePlan: StageParts | undefined;
  postPlan: StageParts | undefined;
  preApply: StageParts | undefined;
  postApply: StageParts | undefined;
  checks: PolicyCheckRecord[];
  cost: CostEstimateRecord | undefined;
  tfEvaluations: TfPolicyEvaluationRecord[];
  version: VersionRecord;
}

export function partsOf(store: Store, run: RunRecord): RunParts {
  const version = must(store.versions, run.versionId);
  const stages = run.stageIds.map((id) => must(store.stages, id));
  const stageParts = (stage: TaskStageRecord['stage']): StageParts | undefined => {
    const found = stages.find((one) => one.stage === stage);
    return (
      found && {
        stage: found,
        tasks: found.taskResultIds.map((id) => must(store.taskResults, id)),
        evaluations: found.evaluationIds.map((id) => must(store.evaluations, id)),
      }
    );
  };
  return {
    run,
    plan: must(store.plans, run.planId),
    prePlan: stageParts('pre_plan'),
    postPlan: stageParts('post_plan'),
    preApply: stageParts('pre_apply'),
    postApply: stageParts('post_apply'),
    checks: run.checkIds.map((id) => must(store.checks, id)),
    cost: run.costEstimateId === null ? undefined : must(store.costEstimates, run.costEstimateId),
    tfEvaluations: run.tfPolicyEvaluationIds.map((id) => must(store.tfEvaluations, id)),
    version,
  };
}
