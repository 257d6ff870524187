/** Terraform policy in a run: what it says of a plan, which statuses that brings, and what it says again at the apply. */
import {
  resultsOfSystem,
  evaluationStatus,
  stageResult,
  toEvaluatedSet,
  type EvaluatedSet,
  type SetResults,
} from './evaluated.ts';
import { advance, advanceAll } from './machines.ts';
import { setsOf, endRunWith, type StepDrafts } from './steps.ts';
import { childrenOf, type RunRecord, type Store } from './store.ts';

/** A policy set of the example policies that this system judges by. */
export const TF_POLICY_EXAMPLE = {
  name: 'terraform-rules',
  system: 'terraform-policy' as const,
  only: ['require-encrypted-volumes'],
  workspaces: ['network'],
  // Advisory here, so that the policy evaluation that comes later is reached too.
  levels: { 'require-encrypted-volumes': 'advisory' as const },
};

/** The status in which a run waits for a person, and for what. */
export const TF_POLICY_DECISION = ['tf_policy_override', 'a Terraform policy to override'] as const;

/** Adds the evaluations with the results that the run's script lists, else with those of the workspace's policy sets. */
export function addTfPolicy(store: Store, run: RunRecord, results: SetResults): void {
  const sets =
    run.script.terraformPolicySets?.map((set) => toEvaluatedSet(set, 'sentinel')) ??
    resultsOfSystem(results, 'terraform-policy');
  if (sets.length === 0) return;
  const add = (stage: 'Plan' | 'Apply', judged: readonly EvaluatedSet[]): void => {
    const attributes = { 'stage-type': stage };
    const evaluation = store.add('tf-policy-evaluations', run, { attributes });
    for (const set of judged) store.add('tf-policy-set-outcomes', evaluation, { set });
  };
  add('Plan', sets);
  const isJudgedAgain = sets.some(({ policies }) =>
    policies.some(({ status }) => status === 'unknown'),
  );
  if (!isJudgedAgain) return;
  // The same sets as they are evaluated after the apply, when all values are known.
  const judgedAtApply = sets.map((set) => {
    const policies = set.policies.map((policy) => ({
      ...policy,
      status: policy.status === 'unknown' ? (policy.atApply ?? 'passed') : policy.status,
    }));
    return { ...set, policies };
  });
  add('Apply', judgedAtApply);
}

/** The steps of a run between its plan and the stage after it. */
export function evaluatePlan(steps: StepDrafts, run: RunRecord): 'over' | void {
  const evaluations = evaluationsAt(run, 'Plan');
  if (evaluations.length === 0) return;
  steps.add((at) => advanceAll(evaluations, 'queued', at));
  steps.add((at) => advanceAll(evaluations, 'running', at));
  const result = stageResult(evaluations.flatMap(setsOf));
  const conclude = (at: Date): void => advanceAll(evaluations, result, at);
  if (result === 'errored' || result === 'failed') return endRunWith(steps, run, conclude);
  if (result === 'awaiting_override') steps.enter('tf_policy_override', conclude, true);
  steps.enter('tf_policy_checked', result === 'passed' ? conclude : undefined);
}

/** Evaluates again what asked for values of the apply. The changes are made, whatever it says. */
export function evaluateApply(run: RunRecord, at: Date): void {
  for (const evaluation of evaluationsAt(run, 'Apply')) {
    advance(evaluation, 'queued', at);
    advance(evaluation, 'running', at);
    advance(evaluation, evaluationStatus(setsOf(evaluation)), at);
  }
}

function evaluationsAt(run: RunRecord, stage: 'Plan' | 'Apply') {
  const evaluations = childrenOf(run, 'tf-policy-evaluations');
  return evaluations.filter(({ attributes }) => attributes['stage-type'] === stage);
}
