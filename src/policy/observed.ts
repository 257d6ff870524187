/** Everything that the policy systems said about one run, as read; and what it turns into. */
import type { PolicyCheck } from '../wire/policy-check.ts';
import type { Run } from '../wire/run.ts';
import type { TaskResult, TaskStage } from '../wire/task-stage.ts';
import { fromOutcomes, type EvaluationWithOutcomes } from './from-outcomes.ts';
import { fromPolicyCheck } from './from-policy-check.ts';
import { fromStage, fromTaskResults, isOutOfReach } from './from-task-results.ts';
import { fromTfPolicy, type TfEvaluationWithOutcomes } from './from-tf-policy.ts';
import { emptyReading, merge, type Reading } from './reading.ts';
import type { PolicyResult, RunTaskResult } from './result.ts';

export interface ObservedStage {
  stage: TaskStage;
  taskResults: TaskResult[];
  evaluations: EvaluationWithOutcomes[];
}

export interface Observed {
  checks: { check: PolicyCheck; log?: string | undefined }[];
  stages: ObservedStage[];
  tfEvaluations: TfEvaluationWithOutcomes[];
  /** Whole sentences about what could not be read to its end. */
  doubts: string[];
}

/** @param run names, in its relationships, what must be among the observed. */
export function toReading(run: Run, observed: Observed): Reading {
  return merge([
    ...observed.checks.map(({ check, log }) => fromPolicyCheck(check, log)),
    ...observed.stages.map(fromObservedStage),
    ...observed.tfEvaluations.map(fromTfPolicy),
    { ...emptyReading(), doubts: [...observed.doubts, ...missing(run, observed)] },
  ]);
}

function fromObservedStage({ stage, taskResults, evaluations }: ObservedStage): Reading {
  const words = evaluations.map(({ evaluation }) => evaluation.attributes.status);
  if (isOutOfReach(stage, words)) return emptyReading();
  const tasks = fromTaskResults(stage, taskResults);
  const policies = merge(evaluations.map((evaluation) => fromOutcomes(stage, evaluation)));
  const blames =
    policies.results.filter(isBlame).length +
    tasks.runTasks.filter(isTaskBlame).length +
    policies.errors.length;
  return merge([
    tasks,
    policies,
    fromStage(stage, { taskResults: taskResults.length, evaluations: words.length, blames }),
  ]);
}

function isBlame({ status, level }: PolicyResult): boolean {
  return (
    status === 'errored' || status === 'unknown' || (status === 'failed' && level !== 'advisory')
  );
}

function isTaskBlame({ status, level }: RunTaskResult): boolean {
  return (status === 'failed' || status === 'errored') && level !== 'advisory';
}

/** What one object names as its own must have been read: a list that lost an entry passes nothing. */
function missing(run: Run, observed: Observed): string[] {
  const doubts: string[] = [];
  const expect = (owner: string, relation: string, what: string, ids: string[], read: string[]) => {
    const lost = ids.filter((id) => !read.includes(id));
    for (const id of lost.slice(0, 20)) {
      doubts.push(`The ${owner} has ${what} ${id} (${relation}), but its list does not.`);
    }
  };
  const own = `run ${run.id}`;
  const checks = observed.checks.map(({ check }) => check.id);
  const stages = observed.stages.map(({ stage }) => stage.id);
  const tf = observed.tfEvaluations.map(({ evaluation }) => evaluation.id);
  const { relationships } = run;
  expect(own, 'policy-checks', 'policy check', relatedIds(relationships['policy-checks']), checks);
  expect(own, 'task-stages', 'task stage', relatedIds(relationships['task-stages']), stages);
  expect(
    own,
    'tf-policy-evaluations',
    'Terraform policy evaluation',
    relatedIds(relationships['tf-policy-evaluations']),
    tf,
  );
  for (const { stage, taskResults, evaluations } of observed.stages) {
    const owner = `task stage ${stage.id}`;
    expect(
      owner,
      'policy-evaluations',
      'policy evaluation',
      relatedIds(stage.relationships['policy-evaluations']),
      evaluations.map(({ evaluation }) => evaluation.id),
    );
    expect(
      owner,
      'task-results',
      'task result',
      relatedIds(stage.relationships['task-results']),
      taskResults.map(({ id }) => id),
    );
  }
  return doubts;
}

function relatedIds(relationship: Run['relationships'][string] | undefined): string[] {
  const data = relationship?.data ?? [];
  return (Array.isArray(data) ? data : [data]).map(({ id }) => id);
}
