/** The objects of the policy systems of one run, and the readings that they become. */
import { hasNoResult, isApplyStage, kindOf, TASK_RESULT, TASK_STAGE } from '../model/status.ts';
import { related, relatedId } from '../client/wire/resource.ts';
import type { PolicyCheck } from '../client/wire/policy-check.ts';
import type { Run } from '../client/wire/run.ts';
import type { TaskResult, TaskStage } from '../client/wire/task-stage.ts';
import { fromOutcomes, type EvaluationWithOutcomes } from './from-outcomes.ts';
import { fromPolicyCheck } from './from-policy-check.ts';
import { fromTfPolicy, type TfEvaluationWithOutcomes } from './from-tf-policy.ts';
import { emptyReading, merge, readStatus, stampDoubts, toStatus } from './reading.ts';
import type { ReadList, Reading } from './reading.ts';
import type { PolicyResult, RunTaskResult, ServiceSystem } from '../model/policy-result.ts';
import type { SystemEvidence } from './vouch.ts';

interface ObservedStage {
  stage: TaskStage;
  taskResults: TaskResult[];
  evaluations: EvaluationWithOutcomes[];
}

export interface Observed {
  checks: ReadList<{ check: PolicyCheck; log?: string | undefined }>;
  stages: ReadList<ObservedStage>;
  tfEvaluations: ReadList<TfEvaluationWithOutcomes>;
}

/** @param run names, in its relationships, what must be among the observed */
export function toSystems(run: Run, { checks, stages, tfEvaluations }: Observed): SystemEvidence[] {
  const evidenceOf = <T>(
    [system, relation]: readonly [ServiceSystem, string],
    { items, how }: ReadList<T>,
    objectOf: (item: T) => Pick<Run, 'id' | 'relationships'>,
    read: (item: T) => Reading,
  ): SystemEvidence => {
    const objects = items.map(objectOf);
    const doubts = [
      ...lost(`run ${run.id}`, run, relation, objects),
      ...objects.flatMap((object) => ofAnotherRun(object, run)),
    ];
    return { system, how, reading: merge([...items.map(read), { ...emptyReading(), doubts }]) };
  };
  const evaluationOf = ({ evaluation }: TfEvaluationWithOutcomes) => evaluation;
  return [
    evidenceOf(
      ['policy-check', 'policy-checks'],
      checks,
      ({ check }) => check,
      ({ check, log }) => fromPolicyCheck(check, log),
    ),
    evidenceOf(
      ['policy-evaluation', 'task-stages'],
      stages,
      ({ stage }) => stage,
      fromObservedStage,
    ),
    evidenceOf(
      ['terraform-policy', 'tf-policy-evaluations'],
      tfEvaluations,
      evaluationOf,
      fromTfPolicy,
    ),
  ];
}

/** Reads one stage with its policy evaluations and run tasks. */
export function fromObservedStage({ stage, taskResults, evaluations }: ObservedStage): Reading {
  const objects = evaluations.map(({ evaluation }) => evaluation);
  const owner = `task stage ${stage.id}`;
  const doubts = [
    ...lost(owner, stage, 'policy-evaluations', objects),
    ...lost(owner, stage, 'task-results', taskResults),
  ];
  const doubtful = { ...emptyReading(), doubts };
  const words = objects.map(({ attributes }) => attributes.status);
  if (isOutOfReach(stage, words)) return doubtful;
  const tasks = fromTaskResults(stage, taskResults);
  const whole = merge([tasks, ...evaluations.map((each) => fromOutcomes(stage, each))]);
  return merge([whole, doubtful, fromStage(stage, whole, words.length)]);
}

/**
 * Every object that another object names must have been read. With a list that lacks an entry nothing
 * passes; an empty list passes only if its owner names no entry.
 */
function lost(
  owner: string,
  resource: Parameters<typeof related>[0],
  relation: string,
  objects: readonly { id: string }[],
): string[] {
  const { named = [], hinted } = related(resource, relation);
  const what = relation.slice(0, -1).replaceAll('-', ' ').replace(/^tf /, 'Terraform ');
  if (hinted && objects.length === 0) {
    return [
      `The ${owner} has a relationship "${relation}" that names no ${what}, and none was found.`,
    ];
  }
  const readIds = new Set(objects.map(({ id }) => id));
  return named
    .filter(({ id }) => !readIds.has(id))
    .slice(0, 20)
    .map(({ id }) => `The ${owner} has ${what} ${id} (${relation}), but its list does not.`);
}

function ofAnotherRun(item: Pick<Run, 'id' | 'relationships'>, run: Run): string[] {
  const other = relatedId(item, 'run');
  if (other === undefined || other === run.id) return [];
  return [`${item.id} was listed for run ${run.id} but belongs to ${other}.`];
}

/** Run tasks are no policies, but a failed mandatory one blocks. */
export function fromTaskResults(stage: TaskStage, taskResults: readonly TaskResult[]): Reading {
  return {
    ...emptyReading(),
    runTasks: taskResults.map((result) => toRunTask(result, stage)),
    doubts: taskResults.flatMap(({ id, attributes }) =>
      stampDoubts(`task result ${id}`, attributes, TASK_RESULT),
    ),
  };
}

function toRunTask({ attributes }: TaskResult, stage: TaskStage): RunTaskResult {
  const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
  const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
  const kind = kindOf(TASK_RESULT, word);
  const status = hasNoResult(kind) ? 'not-evaluated' : toStatus(kind, word);
  const isAwaited = kindOf(TASK_STAGE, stage.attributes.status) === 'person';
  const foreignLevel = kind === 'good' && level === 'unknown' ? levelWord || undefined : undefined;
  return {
    name: attributes['task-name'] ?? '',
    stage: stage.attributes.stage,
    level,
    status,
    word: kind === 'good' || kind === 'bad' ? foreignLevel : word,
    overridable: isAwaited && status === 'failed' ? true : undefined,
    message: attributes.message ?? '',
    url: url || undefined,
  };
}

/** Doubts and errors of the stage itself, besides those of its parts. */
export function fromStage(stage: TaskStage, holds: Reading, evaluations: number): Reading {
  const { status, permissions, actions } = stage.attributes;
  const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
  const object = { system: 'task-stage', what, word: status, stage: status } as const;
  const { reading, kind } = readStatus(TASK_STAGE, object);
  if (evaluations > 0) {
    reading.canOverride =
      permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
  }
  reading.doubts.unshift(...stampDoubts(what, stage.attributes, TASK_STAGE));
  const { results, runTasks, errors } = holds;
  const isBlamed = results.some(isBlame) || runTasks.some(isTaskBlame) || errors.length > 0;
  if (kind === 'bad' && !isBlamed) {
    if (status === 'errored') reading.errors.push(`The ${what} is "errored".`);
    else reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
  }
  if (kind === 'person') {
    const canBe = [...results, ...runTasks].some(({ overridable }) => overridable === true);
    const lack = isBlamed ? 'can be overridden' : 'says of what';
    // A stage that says itself that it cannot be overridden waits in vain: its failures are final.
    if (!isBlamed || (!canBe && actions?.['is-overridable'] !== false)) {
      reading.doubts.push(`The ${what} awaits an override but nothing in it ${lack}.`);
    }
  }
  return reading;
}

function isBlame({ status, level }: PolicyResult): boolean {
  const isBad = status === 'failed' || status === 'not-evaluated';
  return status === 'errored' || status === 'unknown' || (isBad && level !== 'advisory');
}

function isTaskBlame({ status, level }: RunTaskResult): boolean {
  return (status === 'failed' || status === 'errored') && level !== 'advisory';
}

/** Whether a stage belongs to the apply phase and has no result: the gate's runs never reach it. */
export function isOutOfReach(stage: TaskStage, evaluationWords: readonly string[]): boolean {
  const idle = (word: string): boolean => word === 'pending' || word === 'unreachable';
  return (
    isApplyStage(stage.attributes.stage) &&
    idle(stage.attributes.status) &&
    evaluationWords.every(idle)
  );
}
