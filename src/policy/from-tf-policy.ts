/** Terraform policy (design 4, third row): its outcomes know the file and the line. */
import { kindOf, TF_POLICY_EVALUATION, TF_POLICY_OUTCOME } from '../wait/settle.ts';
import type { TfPolicyEvaluation, TfPolicyOutcome, TfPolicySetOutcome } from '../wire/tf-policy.ts';
import { toLevel } from './level.ts';
import { countOf, emptyReading, type Reading } from './reading.ts';
import type { PolicyResult, ResultStatus } from './result.ts';

export interface TfEvaluationWithOutcomes {
  evaluation: TfPolicyEvaluation;
  sets: TfPolicySetOutcome[];
}

export function fromTfPolicy({ evaluation, sets }: TfEvaluationWithOutcomes): Reading {
  const reading = emptyReading();
  const { status, permissions, error } = evaluation.attributes;
  const what = `Terraform policy evaluation ${evaluation.id}`;
  const canOverride = permissions?.['can-override'] ?? undefined;
  if (canOverride !== undefined) reading.canOverride = canOverride;
  const kind = kindOf(TF_POLICY_EVALUATION, status);
  if (kind === 'moving' || kind === 'skipped' || kind === 'stopped') {
    if (!isApply(evaluation)) {
      reading.unfinished.push({ system: 'terraform-policy', what, word: status });
    }
    return reading;
  }
  if (kind === 'unknown') {
    reading.doubts.push(`The ${what} is "${status}", a status not known here.`);
  }
  if ((error ?? undefined) !== undefined || status === 'errored') {
    const said = [error?.summary, error?.detail].filter((part) => (part ?? '') !== '').join(': ');
    reading.errors.push(
      `The ${what} could not be evaluated${said === '' ? '' : `: ${said.slice(0, 2_000)}`}.`,
    );
  }
  for (const set of sets) {
    const policySet = set.attributes['policy-set-name'] ?? '';
    const broken = set.attributes.error ?? undefined;
    if (broken !== undefined && broken !== '') {
      reading.results.push(brokenSet(policySet, broken));
    }
    for (const outcome of set.attributes.outcomes ?? []) {
      reading.results.push(toResult(outcome, policySet, status));
    }
  }
  reading.doubts.push(...doubtsAbout(what, evaluation, reading.results));
  return reading;
}

function isApply({ attributes }: TfPolicyEvaluation): boolean {
  return attributes['stage-type']?.toLowerCase() === 'apply';
}

function toResult(outcome: TfPolicyOutcome, policySet: string, evaluation: string): PolicyResult {
  const word = outcome.status;
  const kind = kindOf(TF_POLICY_OUTCOME, word);
  const level = toLevel(outcome.enforcement_level);
  const overridable = level === 'mandatory-overridable';
  const levelWord = outcome.enforcement_level ?? '';
  const unknownWord =
    kind === 'unknown' || word === 'unknown'
      ? word
      : level === 'unknown' && levelWord !== ''
        ? levelWord
        : undefined;
  const places = (outcome.diagnostics ?? []).flatMap((diagnostic) =>
    (diagnostic.resources ?? []).map((resource) => ({ diagnostic, resource })),
  );
  const output = (outcome.diagnostics ?? []).flatMap((diagnostic) => [
    ...textOf(diagnostic.error_message ?? diagnostic.summary),
    ...(diagnostic.resources ?? []).flatMap((resource) =>
      textOf(resource.error_message ?? resource.info_message).map((line) =>
        (resource.resource_name ?? '') === '' ? line : `${resource.resource_name}: ${line}`,
      ),
    ),
  ]);
  const addresses = [
    ...new Set(
      places.map(({ resource }) => resource.resource_name ?? '').filter((it) => it !== ''),
    ),
  ];
  const place = places.find(
    ({ resource }) => (resource.file_name ?? '') !== '' && isLine(resource.start_line),
  )?.resource;
  return {
    system: 'terraform-policy',
    policySet,
    policy: outcome.policy_name ?? outcome.file_name ?? '',
    level,
    status: statusOf(word, kind === 'good', overridable && evaluation === 'overridden'),
    ...(unknownWord !== undefined && { word: unknownWord }),
    overridable,
    message: kind === 'good' ? '' : (output[0] ?? ''),
    output,
    ...(kind !== 'good' && addresses[0] !== undefined && { address: addresses[0], addresses }),
    ...(kind !== 'good' &&
      place !== undefined && {
        location: {
          path: place.file_name ?? '',
          startLine: place.start_line ?? 1,
          endLine: place.start_line ?? 1,
          source: 'service' as const,
        },
      }),
  };
}

function statusOf(word: string, passed: boolean, overridden: boolean): ResultStatus {
  if (passed) return 'passed';
  if (word === 'failed') return overridden ? 'overridden' : 'failed';
  return word === 'errored' ? 'errored' : 'unknown';
}

function brokenSet(policySet: string, error: unknown): PolicyResult {
  let message: string;
  try {
    message = typeof error === 'string' ? error : JSON.stringify(error);
  } catch {
    message = 'The policy set could not be evaluated.';
  }
  return {
    system: 'terraform-policy',
    policySet,
    policy: '',
    level: 'unknown',
    status: 'errored',
    overridable: false,
    message: message.slice(0, 4_000),
    output: [],
  };
}

function doubtsAbout(
  what: string,
  { attributes }: TfPolicyEvaluation,
  results: readonly PolicyResult[],
): string[] {
  const doubts: string[] = [];
  const { status, 'result-count': counts } = attributes;
  const bad = results.filter(({ status: word }) => word === 'failed' || word === 'overridden');
  const mandatory = bad.filter(({ level }) => level !== 'advisory');
  if (counts === null || counts === undefined) {
    doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
  } else {
    // Whether overridable failures are counted among the mandatory ones as well differs.
    const mandatoryCount = countOf(counts, 'mandatory-failed') ?? 0;
    const overridableCount = countOf(counts, 'mandatory-overridable-failed') ?? 0;
    const said: [string, boolean][] = [
      ['passed', countOf(counts, 'passed') === count(results, 'passed')],
      ['failed advisory', countOf(counts, 'advisory-failed') === bad.length - mandatory.length],
      [
        'failed mandatory',
        mandatory.length === mandatoryCount ||
          mandatory.length === mandatoryCount + overridableCount,
      ],
      ['errored', (countOf(counts, 'errored') ?? 0) <= count(results, 'errored')],
      ['unknown', (countOf(counts, 'unknown') ?? 0) <= count(results, 'unknown')],
    ];
    for (const [name, fits] of said) {
      if (!fits) doubts.push(`The ${what} counts other ${name} policies than it lists.`);
    }
  }
  if (status === 'passed' && mandatory.length > 0) {
    doubts.push(`The ${what} is "passed" but lists ${mandatory.length} failed mandatory policies.`);
  }
  const blames = mandatory.length + count(results, 'errored') + count(results, 'unknown');
  if ((status === 'failed' || status === 'awaiting_override') && blames === 0) {
    doubts.push(`The ${what} is "${status}" but none of its outcomes says why.`);
  }
  if (status === 'overridden' && count(results, 'overridden') === 0) {
    doubts.push(`The ${what} is "overridden" but none of its outcomes failed.`);
  }
  return doubts;
}

function count(results: readonly PolicyResult[], status: ResultStatus): number {
  return results.filter((result) => result.status === status).length;
}

function isLine(line: number | null | undefined): boolean {
  return typeof line === 'number' && Number.isSafeInteger(line) && line >= 1;
}

function textOf(value: string | null | undefined): string[] {
  return (value ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 200);
}
