/** Policy checks and their logs. */
import { checkLevel } from '../evaluated.ts';
import type { CheckedPolicy, PolicyCheckRecord } from '../records.ts';
import { respondEmpty, respondText } from '../respond.ts';
import {
  amongRuns,
  find,
  get,
  listAt,
  mayIn,
  toOne,
  type Area,
  type ResourceType,
} from '../resource.ts';
import { isEndedForGood, overrideCheck } from '../run-actions.ts';
import { overrideBy, RUNS, shown } from './runs.ts';

const UNFINISHED = ['pending', 'queued', 'unreachable', 'canceled'];

const POLICY_CHECKS: ResourceType<PolicyCheckRecord> = {
  type: 'policy-checks',
  get: amongRuns(({ checks }) => checks),
  may: (call, { run }, right) => RUNS.may(call, run, right),
  unlinked: true,
  shown: '/policy-checks/:check',
  includes: ['run', 'run.workspace'],
  lists: [listAt('/runs/:run/policy-checks', RUNS, ({ checks }) => checks, { whole: true })],
  write: (call, check) => {
    const { run } = check;
    const { store } = call.domain;
    const isOffered =
      store.courses['overridden-plan-only-run'] !== 'not-offered' || !isEndedForGood(store, run);
    const overridable = check.status === 'soft_failed' && isOffered;
    const self = `/api/v2/policy-checks/${check.id}`;
    return {
      attributes: {
        result: hasResult(check) ? toCheckResult(check) : null,
        scope: check.scope,
        status: shown(run, check.status),
        'status-timestamps': check.stamps,
        actions: { 'is-overridable': overridable },
        permissions: { 'can-override': mayIn(call, run.workspace, 'managePolicyOverrides') },
      },
      relationships: { run: toOne('runs', run) },
      links: {
        output: `${self}/output`,
        override: overridable ? `${self}/actions/override` : undefined,
      },
    };
  },
};

export const POLICY_CHECK_AREA: Area = {
  types: [POLICY_CHECKS],
  routes: [
    overrideBy('/policy-checks/:check', POLICY_CHECKS, overrideCheck, (check) => ({
      ...check,
      relationships: undefined,
    })),
    get('/policy-checks/:check/output', (call) => {
      const check = find(call, POLICY_CHECKS);
      return hasResult(check) ? respondText(200, toCheckOutput(check)) : respondEmpty(204);
    }),
  ],
};

/** Whether a check has finished without an error. */
function hasResult({ status, errored }: PolicyCheckRecord): boolean {
  return !UNFINISHED.includes(status) && !errored;
}

function toCheckResult(check: PolicyCheckRecord): Record<string, unknown> {
  const failed = check.policies.filter(({ status }) => status !== 'passed');
  const count = (level: string): number =>
    failed.filter((policy) => checkLevel(policy.level) === level).length;
  const detail = {
    'schema-version': 1,
    policies: check.policies.map(({ name, level, status }) => ({
      policy: name,
      'enforcement-level': checkLevel(level),
      result: status === 'passed',
    })),
  };
  return {
    result: failed.every(({ level }) => level === 'advisory'),
    passed: check.policies.length - failed.length,
    'total-failed': failed.length,
    'hard-failed': count('hard-mandatory'),
    'soft-failed': count('soft-mandatory'),
    'advisory-failed': count('advisory'),
    'duration-ms': check.durationMs,
    // The same value under the specification's neutral name and under the real service's name.
    engine: detail,
    sentinel: detail,
  };
}

/** The log of a check. No other answer names the check's policies. */
function toCheckOutput(check: PolicyCheckRecord): string {
  const passed = check.policies.every(({ status }) => status === 'passed');
  const lines = [`Sentinel Result: ${String(passed)}`, ''];
  lines.push(
    ...(passed
      ? ['This result means that all policies passed, and the run may go on.', '']
      : [
          'Sentinel evaluated to false because one or more Sentinel policies evaluated',
          'to false. This false was not due to an undefined value or runtime error.',
          '',
        ]),
    `${String(check.policies.length)} policies evaluated.`,
    '',
  );
  for (const [index, policy] of check.policies.entries()) {
    lines.push(...toPolicySection(index + 1, policy), '');
  }
  return lines.join('\n');
}

function toPolicySection(number: number, policy: CheckedPolicy): string[] {
  const passed = policy.status === 'passed';
  const printed = policy.output.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  return [
    `## Policy ${String(number)}: ${policy.set === '' ? '' : `${policy.set}/`}${policy.name}.sentinel (${checkLevel(policy.level)})`,
    '',
    `Result: ${String(passed)}`,
    '',
    ...(policy.description === '' ? [] : ['Description:', `  ${policy.description}`, '']),
    ...(printed.length === 0 ? [] : [...printed, '']),
    `${passed ? 'TRUE' : 'FALSE'} - ${policy.name}.sentinel:1:1 - Rule "main"`,
  ];
}
