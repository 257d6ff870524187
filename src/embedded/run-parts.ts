/** Gathers what belongs to a run. */
import type { RunRecord, TaskStageRecord } from './records.ts';
import { must, type Store } from './store.ts';
import type { RunParts, StageParts } from './timeline.ts';

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
