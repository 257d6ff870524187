/** Run tasks and the stages that hold them: not policies, but a failed mandatory one blocks. */
import { isApplyStage, kindOf, TASK_RESULT, TASK_STAGE } from '../wait/settle.ts';
import type { TaskResult, TaskStage } from '../wire/task-stage.ts';
import { emptyReading, type Reading } from './reading.ts';
import type { RunTaskResult } from './result.ts';

export function fromTaskResults(stage: TaskStage, taskResults: readonly TaskResult[]): Reading {
  const reading = emptyReading();
  const awaiting = kindOf(TASK_STAGE, stage.attributes.status) === 'person';
  reading.runTasks = taskResults.map((result) => toRunTask(result, stage, awaiting));
  return reading;
}

function toRunTask({ attributes }: TaskResult, stage: TaskStage, awaiting: boolean): RunTaskResult {
  const { status: word, 'workspace-task-enforcement-level': levelWord } = attributes;
  const level =
    levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : ('unknown' as const);
  const kind = kindOf(TASK_RESULT, word);
  const status =
    kind === 'good'
      ? 'passed'
      : kind === 'bad'
        ? word === 'failed'
          ? 'failed'
          : 'errored'
        : kind === 'unknown'
          ? 'unknown'
          : 'not-evaluated';
  return {
    name: attributes['task-name'] ?? '',
    stage: stage.attributes.stage,
    level,
    status,
    ...(kind !== 'good' && kind !== 'bad' && { word }),
    ...(kind === 'good' && level === 'unknown' && (levelWord ?? '') !== ''
      ? { word: levelWord ?? '' }
      : {}),
    ...(awaiting && status === 'failed' && { overridable: true }),
    message: attributes.message ?? '',
    ...((attributes.url ?? '') !== '' && { url: attributes.url ?? '' }),
  };
}

/** What a stage says beyond what is in it. */
export function fromStage(
  stage: TaskStage,
  holds: { taskResults: number; evaluations: number; blames: number },
): Reading {
  const reading = emptyReading();
  const { status, permissions } = stage.attributes;
  const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
  const canOverride =
    permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
  if (canOverride !== undefined && holds.evaluations > 0) reading.canOverride = canOverride;
  switch (kindOf(TASK_STAGE, status)) {
    case 'good':
      break;
    case 'moving':
    case 'skipped':
    case 'stopped':
      reading.unfinished.push({ system: 'task-stage', what, word: status, stage: status });
      break;
    case 'bad':
      if (holds.blames > 0) break;
      if (status === 'errored') reading.errors.push(`The ${what} is "errored".`);
      else reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
      break;
    case 'person':
      if (holds.blames === 0) {
        reading.doubts.push(`The ${what} awaits an override but nothing in it says of what.`);
      }
      break;
    case 'unknown':
      reading.doubts.push(`The ${what} is "${status}", a status not known here.`);
      break;
  }
  return reading;
}

/** A stage of the apply phase that holds nothing evaluated: neither mode ever gets there. */
export function isOutOfReach(stage: TaskStage, evaluationWords: readonly string[]): boolean {
  const idle = (word: string): boolean => word === 'pending' || word === 'unreachable';
  return (
    isApplyStage(stage.attributes.stage) &&
    idle(stage.attributes.status) &&
    evaluationWords.every(idle)
  );
}
