/** A reading: what one policy system, or another judge, says of a run, before anything is decided. */
import { hasNoResult, kindOf, type ObjectKind } from '../model/status.ts';
import { CODES } from '../model/errors.ts';
import { finding, type Finding } from '../model/finding.ts';
import { formatNumber, phrase, quoted, runPart, type Sentence } from '../model/sentence.ts';
import type { Plan } from '../client/wire/run.ts';
import type { PlanCounts } from './planned-changes.ts';
import type { JudgeTraits } from '../model/judge-traits.ts';
import type {
  EnforcementLevel,
  PolicyResult,
  ResultStatus,
  RunTaskResult,
} from '../model/policy-result.ts';

/** An object that has no result although the run is over. */
export interface Unfinished {
  /** `policy evaluation poleval-7…`. */
  what: string;
  /** The service's own word. */
  word: string;
  /** The word of the stage that it belongs to, when it has one. */
  stage?: string;
  /** Whether it begins only after the plan, so that a run which ended before never came to it. */
  isAfterPlan?: true;
}

/** How a list was read. Only the first two let a run pass. */
export type HowRead =
  | { complete: true }
  /** The service has no such list, and the run names nothing that would be in it. */
  | { absent: 'not found' | 'invalid include parameter' }
  | { doubt: Finding };

/** A list, together with how it was read. */
export interface ReadList<T> {
  items: T[];
  how: HowRead;
}

export interface Reading {
  results: PolicyResult[];
  runTasks: RunTaskResult[];
  unfinished: Unfinished[];
  /** Why the results cannot be trusted. Each one keeps the gate closed. */
  doubts: Finding[];
  /** Errors that belong to no single policy. */
  errors: Finding[];
  /** Whether the account behind the token may override, when the service says so. */
  canOverride?: boolean | undefined;
  /** Whether a policy ended or held the run before there was a plan. Then that is why there is none. */
  stoppedBeforePlan?: true | undefined;
}

/** The results of one judge, and how they were read. Policy evaluations come with the run tasks of their stages. */
export interface SystemEvidence {
  judge: JudgeTraits;
  how: HowRead;
  reading: Reading;
}

/** Joins the readings of several systems. */
export function mergeReadings(readings: readonly Reading[]): Reading {
  const answers = readings.flatMap(({ canOverride }) => canOverride ?? []);
  return {
    results: readings.flatMap(({ results }) => results),
    runTasks: readings.flatMap(({ runTasks }) => runTasks),
    unfinished: readings.flatMap(({ unfinished }) => unfinished),
    doubts: readings.flatMap(({ doubts }) => doubts),
    errors: readings.flatMap(({ errors }) => errors),
    canOverride: answers.length > 0 ? answers.includes(true) : undefined,
    ...(readings.some(({ stoppedBeforePlan }) => stoppedBeforePlan === true) && {
      stoppedBeforePlan: true,
    }),
  };
}

/** That what the service says does not fit together. */
export function contradiction(says: Sentence): Finding {
  return finding(CODES.contradiction, says);
}

/** That policies could not be evaluated, of which the service does not say which. */
export function brokenPolicies(says: Sentence): Finding {
  return finding('policies-broken', says, { actor: 'policy-owners' });
}

/** A reading without any result. */
export function emptyReading(): Reading {
  return { results: [], runTasks: [], unfinished: [], doubts: [], errors: [] };
}

/**
 * Begins the reading of one object with its status. An object that is unfinished has nothing more to read.
 *
 * @param table of the statuses of such an object
 */
export function readStatus(
  table: Readonly<Record<string, ObjectKind>>,
  object: Unfinished,
): { reading: Reading; kind: ObjectKind | 'unknown'; isUnfinished: boolean } {
  const { what, word } = object;
  const kind = kindOf(table, word);
  const isUnfinished = hasNoResult(kind);
  const reading = emptyReading();
  if (isUnfinished) reading.unfinished.push(object);
  if (kind === 'unknown') {
    const says = phrase`The ${runPart(what)} is ${quoted(word)}, an unrecognized status.`;
    reading.doubts.push(contradiction(says));
  }
  return { reading, kind, isUnfinished };
}

const END_KINDS: readonly string[] = ['good', 'bad', 'stopped', 'skipped'] satisfies ObjectKind[];
const OVERRIDABLE_WORDS = ['failed', 'soft_failed'];

/**
 * A status that the object's own timestamps contradict does not count.
 *
 * @param what the object, as in `run run-1`
 * @returns that an end has a timestamp and is not the status, if there is one
 */
export function timestampDoubts(
  what: string,
  object: {
    status: string;
    'status-timestamps'?: Readonly<Record<string, string | null>> | null | undefined;
  },
  table: Readonly<Record<string, ObjectKind>>,
): Finding[] {
  const { status, 'status-timestamps': stamps } = object;
  const contrary = Object.entries(stamps ?? {})
    .filter(([key, at]) => key.endsWith('-at') && (at ?? '') !== '')
    .map(([key]) => key.slice(0, -'-at'.length).replaceAll('-', '_'))
    .filter((word) => word !== status && END_KINDS.includes(kindOf(table, word)))
    // What was overridden had failed before.
    .find((word) => status !== 'overridden' || !OVERRIDABLE_WORDS.includes(word));
  return contrary === undefined
    ? []
    : [
        contradiction(
          phrase`The ${runPart(what)} is ${quoted(status)}, but by its own timestamps it was ${quoted(contrary)}.`,
        ),
      ];
}

/** A whole number that a service gave, or undefined: a count is never negative nor fractional. */
export function asCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** How much a plan changes, as the service counts it. */
export function countsOf(attributes: Plan['attributes']): PlanCounts {
  return {
    additions: attributes['resource-additions'],
    changes: attributes['resource-changes'],
    destructions: attributes['resource-destructions'],
    imports: attributes['resource-imports'],
  };
}

/** A count by its name with hyphens. Some services write these names with underscores. */
export function readCount(
  counts: Readonly<Record<string, unknown>>,
  name: string,
): number | undefined {
  return asCount(counts[name] ?? counts[name.replaceAll('-', '_')]);
}

/**
 * The level of a service's word; underscores and hyphens are one. Anything else is `unknown`.
 *
 * @param levels those that the policy system has
 */
export function toLevel(
  word: string | null | undefined,
  levels: readonly EnforcementLevel[],
): EnforcementLevel {
  return levels.find((level) => level === word?.replaceAll('_', '-')) ?? 'unknown';
}

/** The status of a policy or a run task that has ended. @param kind of the word in its table */
export function toStatus(kind: ObjectKind | 'unknown', word: string): RunTaskResult['status'] {
  if (kind === 'good') return 'passed';
  if (word === 'not_evaluated') return 'not-evaluated';
  return word === 'failed' || word === 'errored' ? word : 'unknown';
}

/**
 * Reads level and status of an outcome.
 *
 * @returns as `word`, the word of the status that the table does not have; else that of the level if it is none of `levels`
 */
export function readOutcome(
  table: Readonly<Record<string, ObjectKind>>,
  levels: readonly EnforcementLevel[],
  outcome: { status: string; enforcement_level?: string | null | undefined },
) {
  const { status: statusWord, enforcement_level: levelWord } = outcome;
  const kind = kindOf(table, statusWord);
  const level = toLevel(levelWord, levels);
  const status = toStatus(kind, statusWord);
  let word: string | undefined;
  if (kind === 'unknown') word = statusWord;
  else if (level === 'unknown') word = levelWord || undefined;
  return { isGood: kind === 'good', level, status, word };
}

/** The result of a policy set that could not be evaluated at all, so that none of its policies has a result. */
export const BROKEN_SET = {
  policy: '',
  level: 'unknown',
  status: 'errored',
  overridable: false,
} satisfies Partial<PolicyResult>;

/** Whether it failed, even if a person has overridden it. */
export function hasFailed({ status }: PolicyResult): boolean {
  return status === 'failed' || status === 'overridden';
}

/** Counts the results by status. `advisory` and `mandatory` failed at that level, overridden ones included. */
export function countByStatus(results: readonly PolicyResult[]) {
  const failures = results.filter(hasFailed);
  const mandatory = failures.filter(({ level }) => level !== 'advisory').length;
  const count = (counted: ResultStatus) =>
    results.filter(({ status }) => status === counted).length;
  return {
    passed: count('passed'),
    advisory: failures.length - mandatory,
    mandatory,
    overridden: count('overridden'),
    errored: count('errored'),
    knownAfterApply: count('known-after-apply'),
    unknown: count('unknown'),
  };
}

/**
 * How the status of an evaluation contradicts its results, as a sentence.
 *
 * @param what the evaluation, as in `policy evaluation poleval-1`
 * @param how.unknownFails whether the evaluation also fails by policies that cannot be judged yet
 */
export function contradictions(
  what: string,
  status: string,
  results: readonly PolicyResult[],
  how: { unknownFails: boolean },
): Finding[] {
  const { mandatory, overridden, errored, knownAfterApply, unknown } = countByStatus(results);
  const undecided = how.unknownFails ? knownAfterApply + unknown : 0;
  const explaining = mandatory + errored + undecided;
  const is = phrase`The ${runPart(what)} is ${quoted(status)} but`;
  if (status === 'passed' && mandatory > 0) {
    return [
      contradiction(phrase`${is} lists ${formatNumber(mandatory)} failed mandatory policies.`),
    ];
  }
  if ((status === 'failed' || status === 'awaiting_override') && explaining === 0) {
    return [contradiction(phrase`${is} none of its outcomes says why.`)];
  }
  return status === 'overridden' && overridden === 0
    ? [contradiction(phrase`${is} none of its outcomes failed.`)]
    : [];
}
