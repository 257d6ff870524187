/**
 * Policy evaluations, in the task stages of a run, with the run tasks of these stages, and the outcomes of their policy sets.
 *
 * Source: https://developer.hashicorp.com/terraform/cloud-docs/api-docs/policy-evaluations.
 */
import type {
  Outcome,
  PolicyEvaluation,
  PolicySetOutcome,
  TaskOutcome,
  TaskResult,
  TaskStage,
} from '../../client/wire/policies.ts';
import {
  hasNoResult,
  isApplyStage,
  kindOf,
  POLICY_EVALUATION_STATUSES,
  TASK_RESULT_STATUSES,
  TASK_STAGE_STATUSES,
  OUTCOME_STATUSES,
} from '../../model/status.ts';
import type { Finding } from '../../model/finding.ts';
import {
  formatNumber,
  phrase,
  quoted,
  runPart,
  sentencePart,
  type Sentence,
} from '../../model/sentence.ts';
import type { PolicyResult, RunTaskResult } from '../../model/policy-result.ts';
import { missingObjects } from '../service-evidence.ts';
import {
  emptyReading,
  mergeReadings,
  readStatus,
  timestampDoubts,
  toStatus,
  type Reading,
  BROKEN_SET,
  brokenPolicies,
  contradiction,
  contradictions,
  readCount,
  readOutcome,
  countByStatus,
} from '../reading.ts';
import {
  judgeOfService,
  statusMayChange,
  readOutcomes,
  type ServiceSystem,
  type SystemReader,
  type WithOutcomes,
} from './policy-system.ts';
import { relatedId } from '../../client/wire/resource.ts';
import { cutToBytes } from '../../model/cut-to-bytes.ts';
import { namedIn, NOTHING_NAMED, printedForOne, printedMessages } from '../named-resources.ts';

/** The levels that policies of an evaluation can have. */
const OUTCOME_LEVELS = ['advisory', 'mandatory', 'soft-mandatory', 'hard-mandatory'] as const;

interface ListedStage {
  stage: TaskStage;
  policyEvaluations: PolicyEvaluation[];
  taskResults: TaskResult[];
}

interface ObservedStage {
  stage: TaskStage;
  taskResults: TaskResult[];
  /** What the run tasks found, by the ids of their results; of none that found nothing, or that could not be read. */
  outcomes?: ReadonlyMap<string, readonly TaskOutcome[]>;
  evaluations: EvaluationWithOutcomes[];
}

const JUDGE = judgeOfService('policy-evaluation', 'policy evaluation');

export const POLICY_EVALUATIONS: ServiceSystem<ListedStage, ObservedStage> = {
  judge: JUDGE,
  levels: OUTCOME_LEVELS,
  relation: 'task-stages',
  emptyIsFinal: false,
  override: {
    object: 'task-stage',
    title: 'task stage',
    waitingStatus: 'awaiting_override',
    finalStatus: 'failed',
  },
  include: 'task_stages',
  mayWait: ({ taskStages = [] }) => taskStages.map(({ attributes }) => attributes),
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
    const outcomes = await Promise.all(taskResults.map((each) => readTaskOutcomes(each, reader)));
    const known = outcomes.map((found, at) => [taskResults[at]?.id ?? '', found] as const);
    return {
      stage,
      taskResults,
      outcomes: new Map(known),
      evaluations: await Promise.all(reading),
    };
  },
  read: fromObservedStage,
  sendOverride: ({ taskStages }, id, comment) => taskStages.override(id, { comment }),
};

/** They only inform: where they cannot be read, the name and the message of the run task remain. */
async function readTaskOutcomes(
  { id, attributes }: TaskResult,
  { readOptional }: SystemReader,
): Promise<readonly TaskOutcome[]> {
  const count = attributes['task-result-outcomes-count'] ?? 0;
  const isOver = !hasNoResult(kindOf(TASK_RESULT_STATUSES, attributes.status));
  if (!isOver || count === 0) return [];
  return (await readOptional((client) => client.taskStages.outcomes(id))) ?? [];
}

function fromObservedStage({ stage, taskResults, outcomes, evaluations }: ObservedStage): Reading {
  const objects = evaluations.map(({ evaluation }) => evaluation);
  const owner = `task stage ${stage.id}`;
  const doubts = [
    ...missingObjects(owner, stage, 'policy-evaluations', objects),
    ...missingObjects(owner, stage, 'task-results', taskResults),
  ];
  const doubtful = { ...emptyReading(), doubts };
  const words = objects.map(({ attributes }) => attributes.status);
  if (isOutOfReach(stage, words)) return doubtful;
  const tasks = fromTaskResults(stage, taskResults, outcomes);
  const parts = mergeReadings([tasks, ...evaluations.map((each) => fromOutcomes(stage, each))]);
  return mergeReadings([parts, doubtful, fromStage(stage, parts, words.length > 0)]);
}

/** Run tasks are no policies, but a failed mandatory one blocks. */
export function fromTaskResults(
  stage: TaskStage,
  taskResults: readonly TaskResult[],
  outcomes?: ObservedStage['outcomes'],
): Reading {
  return {
    ...emptyReading(),
    runTasks: taskResults.map((result) => toRunTask(result, stage, outcomes?.get(result.id) ?? [])),
    doubts: taskResults.flatMap(({ id, attributes }) =>
      timestampDoubts(`task result ${id}`, attributes, TASK_RESULT_STATUSES),
    ),
  };
}

function toRunTask(
  { attributes }: TaskResult,
  stage: TaskStage,
  outcomes: readonly TaskOutcome[],
): RunTaskResult {
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
    outcomes: outcomes.length > 0 ? outcomes.slice(0, MOST_OUTCOMES).map(toOutcome) : undefined,
  };
}

/** How much is kept of what a run task found: it may send pages of text. */
const MOST_OUTCOMES = 20;
const MOST_BYTES = { title: 300, status: 60, body: 2_048 };

function toOutcome({ attributes }: TaskOutcome): NonNullable<RunTaskResult['outcomes']>[number] {
  const { description, body, url, tags } = attributes;
  const title = (description ?? '') === '' ? attributes['outcome-id'] : description;
  const [status] =
    Object.entries(tags ?? {}).find(([name]) => name.toLowerCase() === 'status')?.[1] ?? [];
  return {
    title: cutToBytes(title ?? '', MOST_BYTES.title),
    status: cutToBytes(status?.label ?? '', MOST_BYTES.status) || undefined,
    body: cutToBytes(body ?? '', MOST_BYTES.body) || undefined,
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
  const object = { what, word: status, stage: status } as const;
  const { reading, kind } = readStatus(TASK_STAGE_STATUSES, object);
  if (hasEvaluations) {
    reading.canOverride =
      permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
  }
  reading.doubts.unshift(...timestampDoubts(what, stage.attributes, TASK_STAGE_STATUSES));
  const isExplained = explainsFailure(parts);
  if (kind === 'bad' && !isExplained) {
    if (status === 'errored')
      reading.errors.push(brokenPolicies(phrase`The ${runPart(what)} is "errored".`));
    else
      reading.doubts.push(
        contradiction(phrase`The ${runPart(what)} is "failed" but nothing in it says why.`),
      );
  }
  if (kind === 'person') {
    const hasOverridable = [...parts.results, ...parts.runTasks].some(
      ({ overridable }) => overridable === true,
    );
    if (!isExplained) {
      reading.doubts.push(
        contradiction(
          phrase`The ${runPart(what)} awaits an override but nothing in it says of what.`,
        ),
      );
    } else if (!hasOverridable && actions?.['is-overridable'] !== false) {
      // A stage that says itself that it cannot be overridden waits in vain: its failures are final.
      reading.doubts.push(
        contradiction(
          phrase`The ${runPart(what)} awaits an override but nothing in it can be overridden.`,
        ),
      );
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

export type EvaluationWithOutcomes = WithOutcomes<PolicyEvaluation, PolicySetOutcome>;

/** Reads one policy evaluation with the outcomes of its policy sets. */
export function fromOutcomes(
  stage: TaskStage,
  { evaluation, sets: list }: EvaluationWithOutcomes,
): Reading {
  const { status } = evaluation.attributes;
  const what = `policy evaluation ${evaluation.id}`;
  const { reading, isUnfinished } = readStatus(POLICY_EVALUATION_STATUSES, {
    what,
    word: status,
    stage: stage.attributes.status,
  });
  const owner = relatedId(evaluation, 'policy-attachable') ?? stage.id;
  if (owner !== stage.id) {
    reading.doubts.unshift(
      contradiction(
        phrase`The ${runPart(what)} belongs to ${runPart(owner)}, not to ${runPart(stage.id)}.`,
      ),
    );
  }
  if (isUnfinished) return reading;
  if (list !== undefined && 'doubt' in list.how) reading.doubts.push(list.how.doubt);
  reading.doubts.push(...timestampDoubts(what, evaluation.attributes, POLICY_EVALUATION_STATUSES));
  const sets = list?.items ?? [];
  for (const set of sets) {
    const { results, doubts } = readSet(set, stage, evaluation);
    reading.results.push(...results);
    reading.doubts.push(...doubts);
  }
  reading.doubts.push(
    ...countDoubts(what, evaluation, sets, reading.results),
    ...contradictions(what, status, reading.results, { unknownFails: false }),
  );
  // A policy that was not evaluated, or a set that broke, has a result of its own that says so and keeps the gate closed.
  const isExplained = reading.results.some(
    ({ status: own, level }) =>
      own === 'not-evaluated' || (own === 'errored' && level !== 'advisory'),
  );
  if (status === 'errored' && !isExplained) {
    reading.errors.push(brokenPolicies(phrase`The ${runPart(what)} could not be evaluated.`));
  }
  return reading;
}

/** Reads the outcome of one policy set, with the doubts about it. */
function readSet(
  set: PolicySetOutcome,
  stage: TaskStage,
  { id, attributes: { status, 'status-timestamps': stamps } }: PolicyEvaluation,
) {
  const { 'result-count': counts, outcomes } = set.attributes;
  const what = `policy evaluation ${id}`;
  const name = set.attributes['policy-set-name'] ?? '';
  const error = set.attributes.error ?? '';
  const mayBeOverridden = set.attributes.overridable !== false;
  const isOverridden = status === 'overridden';
  const isAwaiting =
    kindOf(TASK_STAGE_STATUSES, stage.attributes.status) === 'person' &&
    stage.attributes.actions?.['is-overridable'] !== false;
  const results = (outcomes ?? []).map((outcome) =>
    fromOutcome(outcome, {
      policySet: name,
      // A set that could be overridden cannot any more once its stage is over.
      overridable: mayBeOverridden && (isAwaiting || isOverridden),
      overridden: mayBeOverridden && isOverridden,
      overriddenAt: stamps?.['overridden-at'] ?? undefined,
    }),
  );
  const doubts: Finding[] = [];
  const stillFails = results.some(
    ({ status: ofPolicy, level }) => ofPolicy === 'failed' && level !== 'advisory',
  );
  if (isOverridden && stillFails) {
    doubts.push(
      contradiction(
        phrase`The ${runPart(what)} is "overridden", but policy set ${quoted(name)} cannot be.`,
      ),
    );
  }
  if ((relatedId(set, 'policy-evaluation') ?? id) !== id) {
    doubts.push(
      contradiction(
        phrase`Policy set ${quoted(name)} was listed for ${runPart(what)} but belongs to another one.`,
      ),
    );
  }
  const mismatch = countMismatch(counts, results, error !== '');
  if (mismatch !== undefined)
    doubts.push(contradiction(phrase`Policy set ${quoted(name)} of ${runPart(what)} ${mismatch}.`));
  if (error !== '') {
    results.unshift({
      ...BROKEN_SET,
      judge: JUDGE,
      policySet: name,
      message: error,
      output: [error],
      ...namedIn([{ text: error }]),
    });
  }
  return { results, doubts };
}

/** One policy of a set. It is overridden if its set is, it failed, and its level can be overridden. */
function fromOutcome(
  outcome: Outcome,
  set: {
    policySet: string;
    overridable: boolean;
    overridden: boolean;
    overriddenAt: string | undefined;
  },
): PolicyResult {
  const {
    isGood,
    level,
    status: ownStatus,
    word,
  } = readOutcome(OUTCOME_STATUSES, OUTCOME_LEVELS, outcome);
  const printed = printedMessages(outcome.output);
  const output = printed.map(({ text }) => text);
  const description = outcome.description ?? '';
  const levelAllowsOverride = ['mandatory', 'soft-mandatory'].includes(level);
  const countsAsOverridden = ownStatus === 'failed' && set.overridden && levelAllowsOverride;
  const status = countsAsOverridden ? 'overridden' : ownStatus;
  const overriddenAt = status === 'overridden' ? set.overriddenAt : undefined;
  // Where nothing was printed, the description is what the policy says.
  const said = printed.length > 0 ? printed : [{ text: description }];
  return {
    judge: JUDGE,
    policySet: set.policySet,
    policy: outcome.policy_name ?? outcome.query ?? '',
    level,
    status,
    word,
    overridable: set.overridable && levelAllowsOverride,
    message: isGood ? '' : (output[0] ?? description),
    description: description === '' ? undefined : description,
    output,
    printedFor: isGood ? undefined : printed.map(printedForOne),
    ...(isGood ? NOTHING_NAMED : namedIn(said)),
    override: overriddenAt === undefined ? undefined : { at: overriddenAt },
  };
}

/** How the service's counts differ from its results, as the rest of a sentence; undefined if they agree. */
function countMismatch(
  counts: Readonly<Record<string, unknown>> | null | undefined,
  results: readonly PolicyResult[],
  isBroken: boolean,
): Sentence | undefined {
  if (counts === null || counts === undefined) return undefined;
  const listed = countByStatus(results);
  const figures: [verb: string, number: number][] = [
    ['passed', listed.passed],
    ['advisory failed', listed.advisory],
    ['mandatory failed', listed.mandatory],
  ];
  // A set that broke as a whole may or may not be counted as a separate error.
  if (!isBroken) figures.push(['errored', listed.errored]);
  for (const [verb, number] of figures) {
    const count = readCount(counts, verb.replace(' ', '-'));
    if (count === undefined)
      return phrase`does not say how many policies ${sentencePart('name', verb, 60)}`;
    const words = verb.split(' ').toReversed().join(' ');
    if (count !== number) {
      return phrase`counts ${formatNumber(count)} ${sentencePart('name', words, 60)} but lists ${formatNumber(number)}`;
    }
  }
  return undefined;
}

function countDoubts(
  what: string,
  evaluation: PolicyEvaluation,
  sets: readonly PolicySetOutcome[],
  results: readonly PolicyResult[],
): Finding[] {
  const doubts: Finding[] = [];
  const { status, 'result-count': counts } = evaluation.attributes;
  const isCounted = (each: typeof counts) => each !== undefined && each !== null;
  const isBroken = sets.some((set) => (set.attributes.error ?? '') !== '');
  const mismatch = countMismatch(counts, results, isBroken);
  if (mismatch !== undefined)
    doubts.push(contradiction(phrase`The ${runPart(what)} ${mismatch} in its policy sets.`));
  if (sets.length === 0 && kindOf(POLICY_EVALUATION_STATUSES, status) === 'good') {
    doubts.push(
      contradiction(
        phrase`The ${runPart(what)} is ${quoted(status)}, but no policy set of it is there.`,
      ),
    );
  }
  const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
  if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
    doubts.push(
      contradiction(
        phrase`The ${runPart(what)} is ${quoted(status)} but does not say how many policies it has.`,
      ),
    );
  }
  return doubts;
}
