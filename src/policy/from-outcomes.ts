/** Policy evaluations and their policy set outcomes (design 4, second row). */
import { kindOf, OUTCOME, POLICY_EVALUATION, TASK_STAGE } from '../wait/settle.ts';
import type { Outcome, PolicyEvaluation, PolicySetOutcome } from '../wire/policy-evaluation.ts';
import type { TaskStage } from '../wire/task-stage.ts';
import { findAddresses } from './find-addresses.ts';
import { toLevel } from './level.ts';
import { printOutput } from './print-output.ts';
import { countOf, emptyReading, type Reading } from './reading.ts';
import type { PolicyResult } from './result.ts';

export interface EvaluationWithOutcomes {
  evaluation: PolicyEvaluation;
  /** Every page; empty for an evaluation that has no result yet. */
  sets: PolicySetOutcome[];
}

export function fromOutcomes(
  stage: TaskStage,
  { evaluation, sets }: EvaluationWithOutcomes,
): Reading {
  const reading = emptyReading();
  const { status } = evaluation.attributes;
  const what = `policy evaluation ${evaluation.id}`;
  const kind = kindOf(POLICY_EVALUATION, status);
  if (kind === 'moving' || kind === 'skipped' || kind === 'stopped') {
    const { status: stageWord } = stage.attributes;
    reading.unfinished.push({ system: 'policy-evaluation', what, word: status, stage: stageWord });
    return reading;
  }
  if (kind === 'unknown') {
    reading.doubts.push(`The ${what} is "${status}", a status not known here.`);
  }
  const awaiting = kindOf(TASK_STAGE, stage.attributes.status) === 'person';
  const overriddenAt = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
  for (const set of sets) {
    const name = set.attributes['policy-set-name'] ?? '';
    const error = set.attributes.error ?? '';
    if (error !== '') reading.results.push(brokenSet(name, error));
    const results = (set.attributes.outcomes ?? []).map((outcome) =>
      toResult(outcome, {
        policySet: name,
        overridable: set.attributes.overridable === true || awaiting,
        overridden: status === 'overridden',
        overriddenAt,
      }),
    );
    reading.results.push(...results);
    const mismatch = compare(set.attributes['result-count'], results, error !== '');
    if (mismatch !== undefined) {
      reading.doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
    }
  }
  reading.doubts.push(...doubtsAbout(what, evaluation, sets, reading.results));
  if (status === 'errored') reading.errors.push(`The ${what} could not be evaluated.`);
  return reading;
}

interface SetFacts {
  policySet: string;
  overridable: boolean;
  overridden: boolean;
  overriddenAt: string | undefined;
}

function toResult(outcome: Outcome, set: SetFacts): PolicyResult {
  const { status: word, enforcement_level: levelWord } = outcome;
  const kind = kindOf(OUTCOME, word);
  const level = toLevel(levelWord);
  const output = printOutput(outcome.output);
  const description = outcome.description ?? '';
  const failed = kind === 'bad' && word === 'failed';
  const isMandatory = level !== 'advisory' && level !== 'unknown';
  const status = failed
    ? set.overridden && isMandatory
      ? 'overridden'
      : 'failed'
    : kind === 'unknown'
      ? 'unknown'
      : word === 'errored'
        ? 'errored'
        : 'passed';
  const foreignLevel = level === 'unknown' && (levelWord ?? '') !== '' ? levelWord : undefined;
  const unknownWord = kind === 'unknown' ? word : (foreignLevel ?? undefined);
  const addresses = kind === 'good' ? [] : findAddresses([...output, description].join('\n'));
  return {
    system: 'policy-evaluation',
    policySet: set.policySet,
    policy: outcome.policy_name ?? outcome.query ?? '',
    level,
    status,
    ...(unknownWord !== undefined && { word: unknownWord }),
    overridable: set.overridable && isMandatory && level !== 'hard-mandatory',
    message: kind === 'good' ? '' : (output[0] ?? description),
    ...(description !== '' && { description }),
    output,
    ...(addresses[0] !== undefined && { address: addresses[0], addresses }),
    ...(status === 'overridden' &&
      set.overriddenAt !== undefined && { override: { at: set.overriddenAt } }),
  };
}

/** A policy set that could not be evaluated at all: none of its policies vouches for anything. */
function brokenSet(policySet: string, error: string): PolicyResult {
  return {
    system: 'policy-evaluation',
    policySet,
    policy: '',
    level: 'unknown',
    status: 'errored',
    overridable: false,
    message: error,
    output: error.split('\n'),
  };
}

interface Tally {
  passed: number;
  advisory: number;
  mandatory: number;
  errored: number;
}

function tallyOf(results: readonly PolicyResult[]): Tally {
  const bad = results.filter(({ status }) => status === 'failed' || status === 'overridden');
  return {
    passed: results.filter(({ status }) => status === 'passed').length,
    advisory: bad.filter(({ level }) => level === 'advisory').length,
    mandatory: bad.filter(({ level }) => level !== 'advisory').length,
    errored: results.filter(({ status }) => status === 'errored').length,
  };
}

/** What is wrong between counts and what they count, as the rest of a sentence. */
function compare(
  counts: Readonly<Record<string, unknown>> | null | undefined,
  results: readonly PolicyResult[],
  broken: boolean,
): string | undefined {
  if (counts === null || counts === undefined) return undefined;
  const shown = tallyOf(results);
  const said: [string, number | undefined, number][] = [
    ['passed', countOf(counts, 'passed'), shown.passed],
    ['failed advisory', countOf(counts, 'advisory-failed'), shown.advisory],
    ['failed mandatory', countOf(counts, 'mandatory-failed'), shown.mandatory],
    // A set that broke as a whole may or may not be counted as an error of its own.
    ['errored', broken ? shown.errored : countOf(counts, 'errored'), shown.errored],
  ];
  for (const [what, count, listed] of said) {
    if (count === undefined) return `does not say how many policies ${word(what)}`;
    if (count !== listed) return `counts ${count} ${what} but lists ${listed}`;
  }
  return undefined;
}

function word(what: string): string {
  return what.startsWith('failed') ? `${what.slice('failed '.length)} failed` : what;
}

function doubtsAbout(
  what: string,
  evaluation: PolicyEvaluation,
  sets: readonly PolicySetOutcome[],
  results: readonly PolicyResult[],
): string[] {
  const doubts: string[] = [];
  const { status, 'result-count': counts } = evaluation.attributes;
  const broken = sets.some((set) => (set.attributes.error ?? '') !== '');
  const mismatch = compare(counts, results, broken);
  if (mismatch !== undefined) doubts.push(`The ${what} ${mismatch} in its policy sets.`);
  const counted = (counts ?? undefined) !== undefined;
  const allCounted = sets.every(
    (set) => (set.attributes['result-count'] ?? undefined) !== undefined,
  );
  if (!counted && (!allCounted || sets.length === 0)) {
    doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
  }
  const { mandatory, errored } = tallyOf(results);
  const overridden = results.some((result) => result.status === 'overridden');
  if (status === 'passed' && mandatory > 0) {
    doubts.push(`The ${what} is "passed" but lists ${mandatory} failed mandatory policies.`);
  }
  if (status === 'failed' && mandatory + errored === 0) {
    doubts.push(`The ${what} is "failed" but none of its outcomes says why.`);
  }
  if (status === 'overridden' && !overridden) {
    doubts.push(`The ${what} is "overridden" but none of its outcomes failed.`);
  }
  return doubts;
}
