/** Policy checks (design 4, first row): counts decide, the log names. */
import { kindOf, POLICY_CHECK } from '../wait/settle.ts';
import type { PolicyCheck } from '../wire/policy-check.ts';
import { findAddresses } from './find-addresses.ts';
import { parsePolicyLog, type LoggedPolicy } from './parse-policy-log.ts';
import { countOf, emptyReading, type Reading } from './reading.ts';
import type { EnforcementLevel, PolicyResult, ResultStatus } from './result.ts';

export const UNNAMED = 'unnamed policy';

/** @param log what the check printed; undefined when it could not be read. */
export function fromPolicyCheck(check: PolicyCheck, log: string | undefined): Reading {
  const reading = emptyReading();
  const { status, result, permissions } = check.attributes;
  const what = `policy check ${check.id}`;
  const canOverride = permissions?.['can-override'] ?? undefined;
  if (canOverride !== undefined) reading.canOverride = canOverride;

  const kind = kindOf(POLICY_CHECK, status);
  if (kind === 'moving' || kind === 'skipped' || kind === 'stopped') {
    reading.unfinished.push({ system: 'policy-check', what, word: status });
    return reading;
  }
  if (kind === 'unknown') {
    reading.doubts.push(`The ${what} is "${status}", a status not known here.`);
  }
  if (status === 'errored') {
    reading.errors.push(`The ${what} could not be evaluated${firstLineOf(log)}.`);
  }
  const counts = result === null || result === undefined ? undefined : tally(result);
  if (counts === undefined) {
    if (status !== 'errored') {
      reading.doubts.push(`The ${what} is "${status}" but does not say how many policies passed.`);
    }
    return reading;
  }
  reading.doubts.push(...contradictions(what, status, counts, result?.result ?? undefined));

  const overridden = status === 'overridden';
  const at = check.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
  const logged = parsePolicyLog(log ?? '');
  const groups: [EnforcementLevel, number][] = [
    ['hard-mandatory', counts.hard],
    ['soft-mandatory', counts.soft],
    ['advisory', counts.advisory],
  ];
  for (const [level, count] of groups) {
    const named = logged.filter((policy) => policy.level === level && policy.passed !== true);
    const failed: ResultStatus = overridden && level === 'soft-mandatory' ? 'overridden' : 'failed';
    for (const policy of pick(named, count, level)) {
      reading.results.push({
        ...toResult(policy, failed),
        overridable: level === 'soft-mandatory',
        ...(failed === 'overridden' && at !== undefined && { override: { at } }),
      });
    }
  }
  const passed = logged.filter((policy) => policy.passed === true);
  for (const policy of pick(passed, counts.passed, undefined)) {
    reading.results.push(toResult(policy, 'passed'));
  }
  return reading;
}

interface Counts {
  passed: number;
  total: number;
  hard: number;
  soft: number;
  advisory: number;
}

function tally(result: Readonly<Record<string, unknown>>): Counts | undefined {
  const passed = countOf(result, 'passed');
  const hard = countOf(result, 'hard-failed');
  const soft = countOf(result, 'soft-failed');
  const advisory = countOf(result, 'advisory-failed');
  const total = countOf(result, 'total-failed');
  if (passed === undefined || hard === undefined || soft === undefined) return undefined;
  if (advisory === undefined || total === undefined) return undefined;
  return { passed, hard, soft, advisory, total };
}

function contradictions(
  what: string,
  status: string,
  { passed, total, hard, soft, advisory }: Counts,
  result: boolean | undefined,
): string[] {
  const doubts: string[] = [];
  if (total !== hard + soft + advisory) {
    doubts.push(
      `The ${what} counts ${total} failed policies in all, but ${hard} hard-mandatory, ${soft} soft-mandatory and ${advisory} advisory ones.`,
    );
  }
  const failed = `${hard} hard-mandatory and ${soft} soft-mandatory failures`;
  const fits =
    status === 'passed'
      ? hard === 0 && soft === 0
      : status === 'soft_failed' || status === 'overridden'
        ? hard === 0 && soft > 0
        : status === 'hard_failed'
          ? hard > 0
          : true;
  if (!fits) doubts.push(`The ${what} is "${status}" but counts ${failed}.`);
  if (status === 'passed' && result === false && advisory === 0) {
    doubts.push(`The ${what} is "passed" but its result is false.`);
  }
  if (status === 'passed' && passed + total === 0 && result !== true) {
    doubts.push(`The ${what} is "passed" but names no policy and no result.`);
  }
  return doubts;
}

/** As many policies as the service counted: named by the log when it explains exactly as many. */
function pick(
  named: LoggedPolicy[],
  count: number,
  level: EnforcementLevel | undefined,
): LoggedPolicy[] {
  if (named.length === count) return named;
  const kept = named.length < count ? named : [];
  // A count is the service's own; the cap only keeps an absurd one from filling the memory.
  const missing = Math.min(count - kept.length, 10_000);
  return [
    ...kept,
    ...Array.from({ length: missing }, () => ({
      policySet: '',
      policy: UNNAMED,
      level: level ?? ('unknown' as const),
      description: '',
      output: [],
    })),
  ];
}

function toResult(policy: LoggedPolicy, status: ResultStatus): PolicyResult {
  const addresses = status === 'passed' ? [] : findAddresses(policy.output.join('\n'));
  const unnamed = policy.policy === UNNAMED && policy.output.length === 0;
  return {
    system: 'policy-check',
    policySet: policy.policySet,
    policy: policy.policy,
    level: policy.level,
    status,
    overridable: false,
    message:
      status === 'passed'
        ? ''
        : unnamed
          ? 'The log of the policy check does not name this policy.'
          : (policy.output.find((line) => !isVerdictLine(line)) ?? policy.description),
    ...(policy.description !== '' && { description: policy.description }),
    output: policy.output,
    ...(addresses[0] !== undefined && { address: addresses[0], addresses }),
  };
}

/** `FALSE - name.sentinel:1:1 - Rule "main"`: the trace, not the message. */
function isVerdictLine(line: string): boolean {
  const word = line.trimStart();
  return word.startsWith('FALSE - ') || word.startsWith('TRUE - ') || word === 'Print messages:';
}

function firstLineOf(log: string | undefined): string {
  const line = log?.split('\n').find((candidate) => candidate.trim() !== '');
  return line === undefined ? '' : `: ${line.trim().slice(0, 300)}`;
}
