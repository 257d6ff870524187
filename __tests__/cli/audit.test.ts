/** What each policy would block, told from runs that are over: nothing is started, and nothing unknown passes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptReference } from '../../src/service/seed.ts';
import { startService, type RunningService } from '../../src/service/service.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { callCli } from '../support/call-cli.ts';
import { expectGolden } from '../support/golden.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { pathWith } from '../support/policy-repository.ts';
import { accessTo } from '../support/service-for-all.ts';
import { makeTree } from '../support/tree.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';

const TOKEN = tokenOf('gate');
const SCRIPTS: Record<string, ScriptReference> = {
  blocked: 'evaluation-failed',
  'blocked-too': 'evaluation-failed',
  advisory: 'evaluation-advisory',
  passed: 'evaluation-passed',
  elsewhere: 'policy-check-passed',
  'after-apply': 'tf-policy-unknown',
  hostile: {
    policySets: [
      {
        name: '=cmd()',
        policies: [{ name: '@SUM(1)\n::error::x', level: 'advisory', status: 'failed' }],
      },
    ],
  },
};
const real = systemClock();
let virtualMs = 0;
const clock = {
  ...real,
  now: () => real.now() + virtualMs,
  sleep: async (ms: number) => void (virtualMs += ms),
};
let service: RunningService;
let cwd: string;

beforeAll(async () => {
  const files = { 'main.tf': 'locals {}\n' };
  const workspaces = Object.entries(SCRIPTS).map(([name, script]) => ({
    name,
    autoApply: true,
    versions: [{ files, run: { script } }],
  }));
  const teams = [{ name: 'gate', access: 'read' as const }, { name: 'blind' }];
  const seed = teamsSeed(teams, [...workspaces, { name: 'never' }]);
  service = await startService({ clock: real, random: Math.random, seed });
});
afterAll(() => service.stop());
beforeEach(() => {
  cwd = makeTree().root;
  service.requests.splice(0);
});

interface Around {
  env?: Record<string, string>;
  isPersonThere?: boolean;
}

async function audit(words: string, { env = {}, isPersonThere = true }: Around = {}) {
  const given = ['audit', ...words.split(' ').filter(Boolean)];
  const around = { ...accessTo(service, TOKEN), ...env };
  const called = await callCli(given, { cwd, env: around, clock, isPersonThere });
  const asked = service.requests.splice(0).filter(({ path }) => path.startsWith('/api/v2'));
  expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  return { ...called, asked: asked.length };
}

type Row = Record<'policy' | 'system' | 'workspace' | 'result', string> & { wouldBlock: number };

test('an audit reports for each policy what it would block, worst first', async () => {
  const { code, stdout, stderr, asked } = await audit('--json --full-speed');
  const { data } = JSON.parse(stdout) as { data: Row[] };
  expect(code).toBe(0);
  expect(data[0]).toMatchObject({ policy: 'require-encrypted-volumes', wouldBlock: 2 });
  expect(data.map(({ wouldBlock }) => wouldBlock)).toEqual(
    data.map(({ wouldBlock }) => wouldBlock).sort((one, other) => other - one),
  );
  const rows = data.map((row) => [row.policy, row.system, row.workspace, row.result].join(' · '));
  expectGolden('messages/audit.txt', `${rows.sort().join('\n')}\n`);
  // The runs come along with the list; then two for each policy system that judged one.
  expect(asked).toBe(16);
  expect(stderr).toMatch(/^8 workspaces for \d+ requests\. Nothing was changed\.$/m);
});

testWith('opa', 'own policies judge the redacted plan of each run as well', async (opa) => {
  const env = { PATH: pathWith(opa) };
  mkdirSync(join(cwd, 'policies'));
  writeFileSync(join(cwd, 'policies/none.rego'), NOTHING_CHANGES);
  writeFileSync(join(cwd, 'policies/modules.rego'), READS_MODULES);
  const called = await audit('--json --full-speed --policies policies --workspaces passed,never', {
    env,
  });
  const { data } = JSON.parse(called.stdout) as { data: Row[] };
  const own = data.filter(({ system }) => system === 'own-policies');
  expect(own.map(({ policy, workspace, result }) => [policy, workspace, result])).toEqual([
    ['nothing', 'passed', 'blocked'],
    ['nothing', 'never', 'no finished run'],
    ['modules', 'passed', 'not evaluated in that run'],
    ['modules', 'never', 'no finished run'],
  ]);
  expect(called.code).toBe(0);
  const missing = await audit('--policies other');
  expect([missing.code, missing.stderr]).toEqual([
    2,
    expect.stringContaining('"other" does not exist'),
  ]);
});

testWith('opa', 'a pass that would wait for the apply is shown before it is red', async (opa) => {
  const instance =
    'resource "aws_ami_copy" "base" {}\nresource "aws_instance" "web" {\n  ami = aws_ami_copy.base.id\n}\n';
  const workspaces = Object.entries({ web: instance, empty: 'locals {}\n' }).map(
    ([name, text]) => ({
      name,
      autoApply: true,
      versions: [{ files: { 'main.tf': text }, run: { script: 'plain' as const } }],
    }),
  );
  const seed = teamsSeed([{ name: 'gate', access: 'read' }], workspaces);
  const other = await startService({ clock: real, random: Math.random, seed });
  const body = 'some r in input.resource_changes\n\tr.change.after.ami == "ami-1"';
  const policy = (name: string) => `package ${name}\n\ndeny contains "x" if {\n\t${body}\n}\n`;
  mkdirSync(join(cwd, 'policies'));
  writeFileSync(join(cwd, 'policies/ami.rego'), policy('ami'));
  writeFileSync(
    join(cwd, 'policies/typed.rego'),
    policy('typed').replace('\tr.change', '\tr.type == "aws_ami_copy"\n\tr.change'),
  );
  const env = { ...accessTo(other, TOKEN), PATH: pathWith(opa) };
  const { code, stdout } = await audit('--json --full-speed --policies policies', { env });
  await other.stop();
  const { data } = JSON.parse(stdout) as { data: Row[] };
  expect([
    code,
    data.map(({ policy: name, workspace, result }) => [name, workspace, result]),
  ]).toEqual([
    0,
    [
      ['ami', 'web', 'known after the apply'],
      ['ami', 'empty', 'passed'],
      ['typed', 'web', 'passed'],
      ['typed', 'empty', 'passed'],
    ],
  ]);
});

testWith('opa', 'a built-in that fails in an own policy is named with its line', async (opa) => {
  mkdirSync(join(cwd, 'policies'));
  writeFileSync(
    join(cwd, 'policies/numbers.rego'),
    'package numbers\n\ndeny contains "x" if count(input.resource_changes) > to_number("x")\n',
  );
  const words = '--json --full-speed --policies policies --workspaces passed';
  const { stdout, stderr } = await audit(words, { env: { PATH: pathWith(opa) } });
  const { data } = JSON.parse(stdout) as { data: Row[] };
  const own = data.filter(({ system }) => system === 'own-policies');
  expect(own.map(({ policy, result }) => [policy, result])).toEqual([['numbers', 'errored']]);
  expect(stderr).toMatch(
    /^passed: policies\/numbers\.rego:3: the built-in function `?to_number`? failed in policy "numbers": /m,
  );
});

testWith(
  'opa',
  'without a terminal, own policies judge if the files are said to be own',
  async (opa) => {
    const piped = { env: { PATH: pathWith(opa) }, isPersonThere: false };
    mkdirSync(join(cwd, 'policies'));
    writeFileSync(join(cwd, 'policies/none.rego'), NOTHING_CHANGES);
    const words = '--full-speed --policies policies --workspaces passed';
    const unsaid = await audit(words, piped);
    expect([unsaid.code, unsaid.stderr]).toEqual([2, expect.stringMatching('no git repository')]);
    expect(await audit(`${words} --trust-checkout`, piped)).toMatchObject({ code: 0 });
    const inCi = { ...piped, env: { ...piped.env, CI: 'true' } };
    const refused = await audit(`${words} --trust-checkout`, inCi);
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching('is refused: variables'),
    ]);
  },
);

/** One policy that fails on every plan, and one that asks for what a redacted plan lacks. */
const NOTHING_CHANGES =
  'package nothing\n\ndeny contains "no resource changes" if count(input.resource_changes) == 0\n';
const READS_MODULES =
  'package modules\n\ndeny contains "a module" if input.configuration.root_module.module_calls\n';

test('an audit prints a table for people, in which no name acts', async () => {
  const { code, stdout } = await audit('--full-speed');
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^POLICY +SET +LEVEL +WOULD BLOCK +WORKSPACE +RESULT +RUN +AGE\nrequire-encrypted-volumes +guardrails +mandatory +2 +blocked(-too)? +blocked +run-\w+ +0 h\n/,
  );
  expect(stdout).not.toMatch(/^::/m);
});

test('what cannot be read is unknown, and not a pass', async () => {
  service.addFault({ route: 'GET /runs/:run', fault: { kind: 'status', status: 404 } });
  const { code, stdout, stderr } = await audit('--workspaces passed --full-speed');
  expect(code).toBe(5);
  expect(stdout).toMatch(/ passed +unknown/);
  expect(stderr).toContain('warning: passed: ');
});

test('an error that every workspace would meet ends the audit', async () => {
  const fault = { kind: 'status', status: 401 } as const;
  service.addFault({ route: 'GET /runs/:run/policy-checks', fault, times: 9 });
  const { code, stdout, stderr } = await audit('--full-speed');
  expect([code, stdout, stderr]).toEqual([6, '', expect.stringContaining('401')]);
  service.clearFaults();
});

test('an audit uses half of the request limit', async () => {
  const before = clock.now();
  const { asked } = await audit('');
  expect(clock.now() - before).toBeGreaterThan((asked - 4) * (2_000 / 30));
});

test('a token that sees nothing is reported', async () => {
  const { code, stderr } = await audit('', { env: { TF_API_TOKEN: tokenOf('blind') } });
  expect([code, stderr]).toEqual([6, expect.stringContaining('this token may not see them')]);
});
