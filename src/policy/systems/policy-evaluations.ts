/** Policy evaluations, in the task stages of a run, with the run tasks of these stages. */
import type { PolicyEvaluation, TaskResult, TaskStage } from '../../client/wire/policies.ts';
import {
  hasNoResult,
  isApplyStage,
  kindOf,
  POLICY_EVALUATION_STATUSES,
  TASK_RESULT_STATUSES,
  TASK_STAGE_STATUSES,
} from '../../model/status.ts';
import type { RunTaskResult } from '../../model/policy-result.ts';
import { fromOutcomes, OUTCOME_LEVELS, type EvaluationWithOutcomes } from '../from-outcomes.ts';
import { missingObjects } from '../observed.ts';
import {
  emptyReading,
  mergeReadings,
  readStatus,
  timestampDoubts,
  toStatus,
  type Reading,
} from '../reading.ts';
import { statusMayChange, readOutcomes, type ServiceSystem } from './policy-system.ts';

interface ListedStage {
  stage: TaskStage;
  policyEvaluations: PolicyEvaluation[];
  taskResults: TaskResult[];
}

interface ObservedStage {
  stage: TaskStage;
  taskResults: TaskResult[];
  evaluations: EvaluationWithOutcomes[];
}

export const POLICY_EVALUATIONS: ServiceSystem<ListedStage, ObservedStage> = {
  name: 'policy-evaluation',
  title: 'policy evaluation',
  levels: OUTCOME_LEVELS,
  relation: 'task-stages',
  emptyIsFinal: false,
  override: {
    object: 'task-stage',
    title: 'task stage',
    waitingStatus: 'awaiting_override',
    finalStatus: 'failed',
  },
  list: ({ taskStages }, runId) => taskStages.list(runId),
  objectOf: ({ stage }) => stage,
  isOfApply: ({ stage }) => isApplyStage(stage.attributes.stage),
  isUnfinished({ stage, policyEvaluations }) {
    const words = policyEvaluations.map(({ attributes }) => attributes.status);
    // In a stage that is over, a part that has not ended never will.
    return (
      !isOutOfReach(stage, words) && statusMayChange(TASK_STAGE_STATUSES, stage.attributes.status)
    );
  },
  async readDetails({ stage, policyEvaluations, taskResults }, reader) {
    const { policyEvaluations: resource } = reader.client;
    const reading = policyEvaluations.map((each) =>
      readOutcomes(each, POLICY_EVALUATION_STATUSES, resource, reader),
    );
    return { stage, taskResults, evaluations: await Promise.all(reading) };
  },
  read: fromObservedStage,
  sendOverride: ({ taskStages }, id, comment) => taskStages.override(id, { comment }),
};

function fromObservedStage({ stage, taskResults, evaluations }: ObservedStage): Reading {
  const objects = evaluations.map(({ evaluation }) => evaluation);
  const owner = `task stage ${stage.id}`;
  const doubts = [
    ...missingObjects(owner, stage, 'policy-evaluations', objects),
    ...missingObjects(owner, stage, 'task-results', taskResults),
  ];
  const doubtful = { ...emptyReading(), doubts };
  const words = objects.map(({ attributes }) => attributes.status);
  if (isOutOfReach(stage, words)) return doubtful;
  const tasks = fromTaskResults(stage, taskResults);
  const parts = mergeReadings([tasks, ...evaluations.map((each) => fromOutcomes(stage, each))]);
  return mergeReadings([parts, doubtful, fromStage(stage, parts, words.length > 0)]);
}

/** Run tasks are no policies, but a failed mandatory one blocks. */
export function fromTaskResults(stage: TaskStage, taskResults: readonly TaskResult[]): Reading {
  return {
    ...emptyReading(),
    runTasks: taskResults.map((result) => toRunTask(result, stage)),
    doubts: taskResults.flatMap(({ id, attributes }) =>
      timestampDoubts(`task result ${id}`, attributes, TASK_RESULT_STATUSES),
    ),
  };
}

function toRunTask({ attributes }: TaskResult, stage: TaskStage): RunTaskResult {
  const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
  const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
  const kind = kindOf(TASK_RESULT_STATUSES, word);
  const status = hasNoResult(kind) ? 'not-evaluated' : toStatus(kind, word);
  const isAwaited = kindOf(TASK_STAGE_STATUSES, stage.attributes.status) === 'person';
  let unrecognized: string | undefined;
  if (kind !== 'good' && kind !== 'bad') unrecognized = word;
  else if (kind === 'good' && level === 'unknown') unrecognized = levelWord || undefined;
  return {
    name: attributes['task-name'] ?? '',
    stage: stage.attributes.stage,
    level,
    status,
    word: unrecognized,
    overridable: isAwaited && status === 'failed' ? true : undefined,
    message: attributes.message ?? '',
    url: url || undefined,
  };
}

/** Whether something in a stage can be why it failed, or why it waits for a person. */
function explainsFailure({ results, runTasks, errors }: Reading): boolean {
  const explainsAtAnyLevel = ['errored', 'unknown'];
  const explainsIfMandatory = ['failed', 'not-evaluated'];
  return (
    errors.length > 0 ||
    results.some(
      ({ status, level }) =>
        explainsAtAnyLevel.includes(status) ||
        (explainsIfMandatory.includes(status) && level !== 'advisory'),
    ) ||
    runTasks.some(
      ({ status, level }) => ['failed', 'errored'].includes(status) && level !== 'advisory',
    )
  );
}

/**
 * Doubts and errors of the stage itself, besides those of its parts.
 *
 * @param parts what its policy evaluations and run tasks say
 */
export function fromStage(stage: TaskStage, parts: Reading, hasEvaluations: boolean): Reading {
  const { status, permissions, actions } = stage.attributes;
  const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
  const object = { system: 'task-stage', what, word: status, stage: status } as const;
  const { reading, kind } = readStatus(TASK_STAGE_STATUSES, object);
  if (hasEvaluations) {
    reading.canOverride =
      permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
  }
  reading.doubts.unshift(...timestampDoubts(what, stage.attributes, TASK_STAGE_STATUSES));
  const isExplained = explainsFailure(parts);
  if (kind === 'bad' && !isExplained) {
    if (status === 'errored') reading.errors.push(`The ${what} is "errored".`);
    else reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
  }
  if (kind === 'person') {
    const hasOverridable = [...parts.results, ...parts.runTasks].some(
      ({ overridable }) => overridable === true,
    );
    if (!isExplained) {
      reading.doubts.push(`The ${what} awaits an override but nothing in it says of what.`);
    } else if (!hasOverridable && actions?.['is-overridable'] !== false) {
      // A stage that says itself that it cannot be overridden waits in vain: its failures are final.
      reading.doubts.push(`The ${what} awaits an override but nothing in it can be overridden.`);
    }
  }
  return reading;
}

/** Whether a stage belongs to the apply phase and has no result: the gate's runs never reach it. */
export function isOutOfReach(stage: TaskStage, evaluationWords: readonly string[]): boolean {
  const neverBegan = (word: string): boolean => word === 'pending' || word === 'unreachable';
  return (
    isApplyStage(stage.attributes.stage) &&
    neverBegan(stage.attributes.status) &&
    evaluationWords.every(neverBegan)
  );
}
