/** Everything that belongs to a run, and what happens to it when the run ends early. */
import {
  COST_ESTIMATE_MACHINE,
  moveIfPossible,
  PLAN_MACHINE,
  POLICY_CHECK_MACHINE,
  POLICY_EVALUATION_MACHINE,
  TASK_RESULT_MACHINE,
  TASK_STAGE_MACHINE,
  TF_POLICY_EVALUATION_MACHINE,
  type Machine,
  type Stateful,
} from './machines.ts';
import type {
  CostEstimateRecord,
  LoggedRecord,
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

/** A task stage with its tasks and evaluations. */
export interface StageParts {
  stage: TaskStageRecord;
  tasks: TaskResultRecord[];
  evaluations: PolicyEvaluationRecord[];
}

export interface RunParts {
  run: RunRecord;
  plan: PlanRecord;
  apply: LoggedRecord;
  prePlan: StageParts | undefined;
  postPlan: StageParts | undefined;
  preApply: StageParts | undefined;
  postApply: StageParts | undefined;
  checks: PolicyCheckRecord[];
  cost: CostEstimateRecord | undefined;
  tfEvaluations: TfPolicyEvaluationRecord[];
  version: VersionRecord;
}

/** Whether applying the plan would change anything. */
export function hasChanges({ counts, document }: PlanRecord): boolean {
  const { additions, changes, destructions } = counts;
  const outputs = Object.values(document?.output_changes ?? {});
  return (
    additions + changes + destructions > 0 ||
    outputs.some(({ actions }) => !actions.includes('no-op'))
  );
}

/** Everything that belongs to a run, looked up in the store. */
export function partsOfRun(store: Store, run: RunRecord): RunParts {
  const version = must(store.versions, run.versionId);
  const stages = run.stageIds.map((id) => must(store.stages, id));
  const stageParts = (stage: TaskStageRecord['stage']): StageParts | undefined => {
    const taskStage = stages.find((one) => one.stage === stage);
    return (
      taskStage && {
        stage: taskStage,
        tasks: taskStage.taskResultIds.map((id) => must(store.taskResults, id)),
        evaluations: taskStage.evaluationIds.map((id) => must(store.evaluations, id)),
      }
    );
  };
  return {
    run,
    plan: must(store.plans, run.planId),
    apply: must(store.applies, run.applyId),
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

/**
 * Ends the parts of a run that ended early: each part without a result gets the status `to`, if its
 * state machine allows that.
 */
export function closeAll(parts: RunParts, to: 'unreachable' | 'canceled', at: Date): void {
  const close = <Status extends string>(
    machine: Machine<Status>,
    things: readonly Stateful<Status>[],
    word: Status,
  ): void => {
    for (const thing of things) moveIfPossible(machine, thing, word, at);
  };
  close(PLAN_MACHINE, [parts.plan, parts.apply], to);
  close(POLICY_CHECK_MACHINE, parts.checks, to);
  for (const part of [parts.prePlan, parts.postPlan, parts.preApply, parts.postApply]) {
    if (part === undefined) continue;
    close(TASK_STAGE_MACHINE, [part.stage], to);
    close(TASK_RESULT_MACHINE, part.tasks, to);
    if (parts.run.script.evaluationStuck !== true || to === 'canceled') {
      close(POLICY_EVALUATION_MACHINE, part.evaluations, to);
    }
  }
  close(TF_POLICY_EVALUATION_MACHINE, parts.tfEvaluations, to);
  if (parts.cost !== undefined) close(COST_ESTIMATE_MACHINE, [parts.cost], to);
}
