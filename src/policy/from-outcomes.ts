/**
 * Reads policy evaluations and their policy set outcomes, for `systems/policy-evaluations.ts`, and lines that a policy
 * printed, also for own policies.
 *
 * Source: https://developer.hashicorp.com/terraform/cloud-docs/api-docs/policy-evaluations.
 */
import { isAddress } from '../model/address.ts';
import { readAttributePath } from '../model/attribute-path.ts';
import { orElse } from '../model/or-else.ts';
import {
  kindOf,
  OUTCOME_STATUSES,
  POLICY_EVALUATION_STATUSES,
  TASK_STAGE_STATUSES,
} from '../model/status.ts';
import type {
  Outcome,
  PolicyEvaluation,
  PolicySetOutcome,
  TaskStage,
} from '../client/wire/policies.ts';
import { relatedId } from '../client/wire/resource.ts';
import { clipMessage, resourcesInText, resourcesIn, type PrintedLine } from './named-resources.ts';
import {
  BROKEN_SET,
  contradictions,
  readCount,
  readOutcome,
  readStatus,
  timestampDoubts,
  countByStatus,
  type ReadList,
  type Reading,
} from './reading.ts';
import type { PolicyResult } from '../model/policy-result.ts';

/** An evaluation and what its policy sets found. */
export interface WithOutcomes<Evaluation, SetOutcome> {
  evaluation: Evaluation;
  /** Undefined if the evaluation has no result, so that nothing was requested. */
  sets: ReadList<SetOutcome> | undefined;
}

/** The levels that policies of an evaluation can have. */
export const OUTCOME_LEVELS = [
  'advisory',
  'mandatory',
  'soft-mandatory',
  'hard-mandatory',
] as const;

export type EvaluationWithOutcomes = WithOutcomes<PolicyEvaluation, PolicySetOutcome>;

/** Reads one policy evaluation with the outcomes of its policy sets. */
export function fromOutcomes(
  stage: TaskStage,
  { evaluation, sets: list }: EvaluationWithOutcomes,
): Reading {
  const { status } = evaluation.attributes;
  const what = `policy evaluation ${evaluation.id}`;
  const { reading, kind, isUnfinished } = readStatus(POLICY_EVALUATION_STATUSES, {
    system: 'policy-evaluation',
    what,
    word: status,
    stage: stage.attributes.status,
  });
  const owner = relatedId(evaluation, 'policy-attachable') ?? stage.id;
  if (owner !== stage.id) {
    reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
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
  const contrary =
    kind === 'unknown'
      ? []
      : contradictions(what, status, reading.results, { unknownFails: false });
  reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...contrary);
  // A policy that was not evaluated has a result of its own that says so.
  const isExplained = reading.results.some((result) => result.status === 'not-evaluated');
  if (status === 'errored' && !isExplained) {
    reading.errors.push(`The ${what} could not be evaluated.`);
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
  const doubts: string[] = [];
  const stillFails = results.some(
    ({ status: own, level }) => own === 'failed' && level !== 'advisory',
  );
  if (isOverridden && stillFails) {
    doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
  }
  if ((relatedId(set, 'policy-evaluation') ?? id) !== id) {
    doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
  }
  const mismatch = countMismatch(counts, results, error !== '');
  if (mismatch !== undefined) doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
  if (error !== '') {
    results.unshift({
      ...BROKEN_SET,
      system: 'policy-evaluation',
      policySet: name,
      message: error,
      output: error.split('\n'),
    });
  }
  return { results, doubts };
}

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
  const printed = printedLines(outcome.output);
  const output = printed.map(({ text }) => text);
  const description = outcome.description ?? '';
  const isOverridable = level !== 'advisory' && level !== 'unknown' && level !== 'hard-mandatory';
  const isOverridden = ownStatus === 'failed' && set.overridden && isOverridable;
  const status = isOverridden ? 'overridden' : ownStatus;
  const at = status === 'overridden' ? set.overriddenAt : undefined;
  const named = isGood ? [] : resourcesIn(printed);
  const described = isGood || named.length > 0 ? [] : resourcesInText(description);
  const resources = [...named, ...described];
  return {
    system: 'policy-evaluation',
    policySet: set.policySet,
    policy: outcome.policy_name ?? outcome.query ?? '',
    level,
    status,
    word,
    overridable: set.overridable && isOverridable,
    message: isGood ? '' : (output[0] ?? description),
    description: description === '' ? undefined : description,
    output,
    printedFor: isGood ? undefined : printed.map(({ address }) => (address ? [address] : [])),
    address: resources[0]?.address,
    resources,
    override: at === undefined ? undefined : { at },
  };
}

/** How the service's counts differ from its results, as the rest of a sentence; undefined if they agree. */
function countMismatch(
  counts: Readonly<Record<string, unknown>> | null | undefined,
  results: readonly PolicyResult[],
  isBroken: boolean,
): string | undefined {
  if (counts === null || counts === undefined) return undefined;
  const listed = countByStatus(results);
  const figures = [
    { key: 'passed', name: 'passed', verb: 'passed', listed: listed.passed },
    {
      key: 'advisory-failed',
      name: 'failed advisory',
      verb: 'advisory failed',
      listed: listed.advisory,
    },
    {
      key: 'mandatory-failed',
      name: 'failed mandatory',
      verb: 'mandatory failed',
      listed: listed.mandatory,
    },
  ];
  // A set that broke as a whole may or may not be counted as a separate error.
  if (!isBroken) {
    figures.push({ key: 'errored', name: 'errored', verb: 'errored', listed: listed.errored });
  }
  for (const { key, name, verb, listed: number } of figures) {
    const count = readCount(counts, key);
    if (count === undefined) return `does not say how many policies ${verb}`;
    if (count !== number) return `counts ${count} ${name} but lists ${number}`;
  }
  return undefined;
}

function countDoubts(
  what: string,
  evaluation: PolicyEvaluation,
  sets: readonly PolicySetOutcome[],
  results: readonly PolicyResult[],
): string[] {
  const doubts: string[] = [];
  const { status, 'result-count': counts } = evaluation.attributes;
  const isCounted = (each: typeof counts) => each !== undefined && each !== null;
  const isBroken = sets.some((set) => (set.attributes.error ?? '') !== '');
  const mismatch = countMismatch(counts, results, isBroken);
  if (mismatch !== undefined) doubts.push(`The ${what} ${mismatch} in its policy sets.`);
  if (sets.length === 0 && kindOf(POLICY_EVALUATION_STATUSES, status) === 'good') {
    doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
  }
  const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
  if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
    doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
  }
  return doubts;
}

/** Limits of the printed text: more entries, or longer ones, help no reader. */
const MOST_LINES = 1_000;
const DEEPEST = 6;
const MESSAGE_KEYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];

/**
 * What a policy printed, as lines. Sentinel answers `[{"print": "…"}]`, OPA what its rule returned:
 * strings, objects with a message, sets, anything that is JSON.
 */
export function printedLines(output: unknown): PrintedLine[] {
  const lines: PrintedLine[] = [];
  gatherLines(output, lines, 0);
  return lines;
}

/**
 * Adds the lines of a value to `lines`.
 *
 * @param depth in how many lists and objects the value is
 * @param about what the value was printed for, as the objects around it say
 */
function gatherLines(
  value: unknown,
  lines: PrintedLine[],
  depth: number,
  about: Omit<PrintedLine, 'text'> = {},
): void {
  if (lines.length >= MOST_LINES || value === null || value === undefined) return;
  if (typeof value === 'string') {
    for (const line of value.split('\n')) {
      if (lines.length < MOST_LINES && line.trim() !== '') {
        lines.push({ text: clipMessage(line.trimEnd()), ...about });
      }
    }
    return;
  }
  if (depth < DEEPEST && Array.isArray(value)) {
    for (const item of value) gatherLines(item, lines, depth + 1, about);
    return;
  }
  const asJson = () => orElse(() => JSON.stringify(value), '(an output too deep to show)');
  if (depth >= DEEPEST || typeof value !== 'object') {
    lines.push({ text: clipMessage(asJson()), ...about });
    return;
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  const subjects = [fields.get('address'), fields.get('resource')].filter(isText);
  const [subject] = subjects;
  const [address, ...others] = new Set(subjects.filter(isAddress));
  // With two addresses, it is not certain which one the message is about.
  const aboutObject =
    others.length > 0 ? {} : { address, attribute: readAttributePath(fields.get('attribute')) };
  const messageKey = MESSAGE_KEYS.find((key) => fields.has(key));
  if (messageKey === undefined) {
    lines.push({ text: clipMessage(asJson()), ...aboutObject });
    return;
  }
  const message = fields.get(messageKey);
  const lacksSubject = isText(message) && subject !== undefined && !message.includes(subject);
  const told = lacksSubject ? `${subject}: ${message}` : message;
  gatherLines(told, lines, depth + 1, aboutObject);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
