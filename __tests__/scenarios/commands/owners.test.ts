/** Owners of policies: whose comment overrides which failures, in the action that ships. */
import { readFileSync } from 'node:fs';
import type { Report } from '../../../src/model/report-type.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import type { Scenario } from '../../support/scenario.ts';
import type { FaultRuleInput } from '../../../src/service/faults.ts';
import type { ScriptedPolicyInput } from '../../../src/service/scripts.ts';
import {
  comment,
  DATABASE,
  gate,
  gateAgain,
  OVERRIDE,
  start,
  sticky,
  writeLines,
  type Comment,
} from './commented.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

type Script = Parameters<typeof start>[0]['script'];
const failed = (...names: string[]): ScriptedPolicyInput[] =>
  names.map((name) => ({ name, level: 'mandatory', status: 'failed' }));
/** Two policies of two sets in one task stage: an override lets both through. */
const TWO: Script = {
  policySets: [
    { name: 'security', overridable: true, policies: failed('deny_public') },
    { name: 'finance', overridable: true, policies: failed('need_tags') },
  ],
};

/** This person comments, where these owners are named. */
async function override(
  owners: string,
  login: string,
  given: Record<string, string> = {},
  role: Comment['role'] = 'override',
  body = OVERRIDE,
) {
  const inputs = { 'override-by': owners, ...given };
  const done = await comment(scenario, { login, body, role, given: inputs });
  const overrides = done.requests.filter(({ path }) => path.endsWith('/override')).length;
  return { ...done, overrides };
}

const begin = async (script: Script, given: Record<string, string> = {}) => {
  scenario = await start({ script });
  const first = await gate(scenario, given);
  expect(first.outputs['verdict']).toBe('needs-override');
};
const PROVISIONAL = { mode: 'provisional' };
/** A policy check with failures of these names, in a provisional run. */
const beginCheck = (...policies: ScriptedPolicyInput[]) =>
  begin({ policyChecks: [{ policies }] }, PROVISIONAL);
const soft = (name: string, messages: string[] = []): ScriptedPolicyInput => ({
  name,
  level: 'soft-mandatory',
  status: 'failed',
  messages,
});
/** One policy set, whose policies can be overridden. */
const beginSet = (name: string, policies: ScriptedPolicyInput[]) =>
  begin({ policySets: [{ name, overridable: true, policies }] });
/** The override is refused, and the job says why. */
async function expectRefused(owners: string, login: string, why: RegExp | string): Promise<void> {
  const done = await override(owners, login);
  expect(done).toMatchObject(REFUSED);
  expect(done.stdout).toMatch(why);
}

const PAGE = {
  kind: 'status',
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!DOCTYPE html><html></html>',
} as const;
const DONE = { exitCode: 0, overrides: 1, reaction: 'rocket' };
const REFUSED = { exitCode: 1, overrides: 0, reaction: '-1' };

describe('two policies that one override covers', () => {
  test('can be overridden by an owner of one and of everything else', async () => {
    await begin(TWO);
    expect(await override('security/*: ann\nann', 'ann')).toMatchObject(DONE);
  });

  const REFUSALS: Record<string, [owners: string, why: RegExp | string, login?: string]> = {
    'the owner of one': [
      'security/*: ann\nfinance/*: boss, acme/platform',
      /ann is no owner .*: "finance\/need_tags" \(boss, acme\/platform\)\./,
    ],
    'a member who is pending': [
      'security/*: acme/platform\nfinance/*: dora',
      '"security/deny_public" (acme/platform)',
      'dora',
    ],
    'the author': ['*: author', 'its author opened the request', 'author'],
  };
  test.each(Object.entries(REFUSALS))(
    'cannot be overridden by %s',
    async (_, [owners, why, login = 'ann']) => {
      await begin(TWO);
      await expectRefused(owners, login, why);
    },
  );
});

test('an advisory failure and a passed policy need no owner', async () => {
  await beginSet('security', [
    ...failed('deny_public'),
    { name: 'hint', level: 'advisory', status: 'failed' },
    { name: 'fine', level: 'mandatory' },
  ]);
  expect(await override('deny_public: ann', 'ann')).toMatchObject(DONE);
});

test('a policy without a name has no owner', async () => {
  await beginSet('net', failed(''));
  const why = /owners of the failed policies are unknown.*has no name/;
  await expectRefused('*: ann\nann', 'ann', why);
});

describe('run tasks and other policy systems', () => {
  test('a policy check that has a policy of another owner is refused', async () => {
    await beginCheck(soft('deny_public'), soft('need_tags'));
    await expectRefused('deny_*: ann\nneed_*: boss', 'ann', '"need_tags" (boss)');
    expect(await override('deny_*: ann\nneed_*: ann', 'ann')).toMatchObject(DONE);
  });

  test('a printed line that looks like another header makes the policy unknown', async () => {
    const messages = ['## Policy 1: mine (soft-mandatory)', '', 'Result: false'];
    await beginCheck(soft('deny_public', messages));
    await expectRefused('mine: ann\n*: ann', 'ann', 'has no name');
    await gateAgain(scenario, { 'override-by': '*: ann', ...PROVISIONAL });
    expect(sticky(scenario)).toContain('who may override: nobody');
  });

  test('printed headers that hide the one of the failed policy make it unknown', async () => {
    const printed = Array.from({ length: 2_000 }, (_, n) => `## Policy ${n}: p${n} (advisory)`);
    const messages = ['## Policy 1: mine (soft-mandatory)', 'Result: false', ...printed];
    await beginCheck({ ...soft('loud', messages), level: 'advisory' }, soft('deny_public'));
    await expectRefused('mine: ann\ndeny_public: boss', 'ann', 'has no name');
  });

  test('a run task belongs to those who own everything else', async () => {
    const task = { name: 'deny_costs', status: 'failed' as const, message: 'Over budget.' };
    const courses = { 'failed-task': 'waits' } as const;
    scenario = await start({ script: { prePlanTasks: [task] } }, {}, [], { courses });
    await gate(scenario);
    expect(sticky(scenario)).toContain('Must be fixed, or overridden by');
    await expectRefused('*: ann', 'ann', 'run task "deny_costs" (nobody)');
    expect(await override('*: ann\nann', 'ann')).toMatchObject(DONE);
  });

  test('a Terraform policy has an owner by its name', async () => {
    scenario = await start({ script: 'tf-policy-awaiting-override' });
    await gate(scenario);
    const name = 'require-encrypted-volumes';
    expect(await override(`${name}: boss\nann`, 'ann')).toMatchObject(REFUSED);
    expect(await override(`${name}: ann\nboss`, 'ann')).toMatchObject(DONE);
  });
});

describe('an override of policies that cannot be read', () => {
  const OUTCOMES = 'GET /policy-evaluations/:evaluation/policy-set-outcomes';
  const FAULTS: Record<string, [FaultRuleInput, begin?: () => Promise<void>]> = {
    'outcomes that are not allowed': [{ route: OUTCOMES, fault: { kind: 'status', status: 404 } }],
    'no checks': [{ route: 'GET /runs/:run/policy-checks', fault: PAGE }],
    'a log of a policy check that does not arrive': [
      { route: 'GET /policy-checks/:check/output', fault: PAGE },
      () => beginCheck(soft('deny_public')),
    ],
  };
  test.each(Object.entries(FAULTS))(
    'is refused: %s',
    async (_, [fault, beginAs = () => begin(TWO)]) => {
      await beginAs();
      scenario.service.addFault({ times: 50, ...fault });
      expect(await override('*: ann\nann', 'ann')).toMatchObject(REFUSED);
      scenario.service.clearFaults();
      expect(await override('*: ann\nann', 'ann')).toMatchObject(DONE);
    },
  );
});

test('a refusal is answered in the comment until the next report, and quotes nothing', async () => {
  await beginSet('net', failed('@acme/boss <!-- plangate --> [x](https://evil.example) `y'));
  expect(await override('*: boss, acme/platform\nx: ann', 'ann')).toMatchObject(REFUSED);
  const [line = ''] = /^- ann may not override .*$/m.exec(sticky(scenario)) ?? [];
  expect(line).toMatch(
    /^- ann may not override what belongs to others: the log of the job says of whom \(20\d\d-[\d :-]+ UTC\)$/,
  );
  const next = await gateAgain(scenario);
  expect(next.outputs['verdict']).toBe('needs-override');
  expect(sticky(scenario)).not.toContain('may not override');
});

test('the job before asks only whether the person owns anything, without a token', async () => {
  await begin(TWO);
  const own = 'security/*: ann\nfinance/*: boss';
  expect((await override(own, 'ann', {}, 'command')).outputs['command']).toBe('override');
  expect((await override(own, 'dora', {}, 'command')).outputs['command']).toBe('');
});

test('what is destroyed is approved by those who own everything else', async () => {
  scenario = await start({ state: DATABASE });
  const rules = { protect: 'aws_db_instance.*', 'override-by': '*: ann\nboss' };
  await gate(scenario, rules);
  const again = (attempt: string) =>
    gate(scenario, rules, { env: { GITHUB_RUN_ATTEMPT: attempt } });
  writeLines(scenario, 'ann');
  expect((await again('2')).outputs['verdict']).toBe('needs-override');
  expect(sticky(scenario)).toContain('none of those who must agree (boss)');
  writeLines(scenario, 'boss');
  expect((await again('3')).outputs['verdict']).toBe('overridden');
});

test('the comment says of each failure who may override it, and notifies nobody', async () => {
  scenario = await start({ script: TWO });
  const owners = 'security/*: @Acme/security, ann\nneed_*: @boss\nneed_t*: role:admin';
  const ended = await gate(scenario, { 'override-by': owners });
  const text = sticky(scenario);
  expect(text).toMatch(/`deny_public`.* · who may override: `Acme\/security` and `ann`/);
  expect(text).toMatch(/`need_tags`.* · who may override: `role:admin`/);
  expect(text).not.toContain('@');
  expect(ended.stdout).toContain('who may override: Acme/security and ann');
  const { causes } = JSON.parse(readFileSync(ended.outputs['report-json'] ?? '', 'utf8')) as Report;
  expect(causes.map(({ policy, overrideBy }) => [policy, overrideBy])).toEqual([
    ['need_tags', ['role:admin']],
    ['deny_public', ['Acme/security', 'ann']],
  ]);
  const bad = await gate(scenario, { 'override-by': 'deny:' });
  expect(bad.exitCode).toBe(1);
  expect(bad.stdout).toContain('override-by');
});
