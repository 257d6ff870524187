/** What single inputs of the gate do: options of a run, plans and reports as files, exceptions, who is named. */
import { expectGolden } from '../../support/golden.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import {
  GITHUB_TOKEN,
  startScenario,
  type Scenario,
  BASE,
  HEAD,
  pullRequestEvent,
  seedOf,
} from '../../support/scenario.ts';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENTRY as SAMPLE } from '../../policy/sample-exception.ts';

let scenario: Scenario;
afterEach(async () => {
  expect(scenario.github.violations).toEqual([]);
  await scenario.close();
});

const run = (options: Record<string, unknown>) =>
  scenario.run({ keys: { annotate: 'off', ...options }, with: { comment: 'always' } });

test('the options of the run are in the comment, the log and the report', async () => {
  scenario = await startScenario({ script: 'evaluation-passed' });
  const ended = await run({
    refresh: false,
    replace: 'aws_ebs_volume.data',
    variables: ['region=eu-west-1', 'availability_zones=["a", "b"]'],
  });
  expect(ended.exitCode).toBe(0);
  const notAsked = { 'report-html': '', 'report-sarif': '' };
  expect(ended.outputs).toMatchObject({ verdict: 'passed', ...notAsked });
  expect(ended.stdout).toContain(
    'Planned with refresh: false · replace: aws_ebs_volume.data · variables: region, availability_zones',
  );
  expectGolden('scenarios/run-options.md', scenario.comment());
});

test('a token as the value of a variable is refused before any request', async () => {
  scenario = await startScenario({ script: 'evaluation-passed' });
  const value = Buffer.from(`x:${GITHUB_TOKEN}`).toString('base64');
  const ended = await run({ variables: ['stage=dev', `password = ${value}`] });
  expect(ended.exitCode).toBe(1);
  expect(ended.stdout).toContain(
    'would show a secret of this check to everybody who can read the run: the value of "password"',
  );
  expect(scenario.service.requests).toEqual([]);
});

test.each(['redacted', 'full'])('the %s plan is a file until the job ends', async (form) => {
  scenario = await startScenario({ script: 'evaluation-passed' });
  const step = scenario.step({ keys: { 'plan-json': form } });
  const ended = await scenario.job.run(step);
  expect(ended.exitCode).toBe(0);
  const paths = JSON.parse(ended.outputs['plan-json'] ?? '') as Record<string, string>;
  expect(Object.keys(paths)).toEqual(['net-prod']);
  const [path = ''] = Object.values(paths);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveProperty('resource_changes');
  expect([statSync(path).mode & 0o777, statSync(dirname(path)).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);
  expect(plansRead()).toContain(form === 'full' ? 'json-output' : 'json-output-redacted');
  await scenario.job.post(step, ended.state);
  expect(existsSync(dirname(path))).toBe(false);
});

test('a missing permission is an error, and never gives the other form of the plan', async () => {
  scenario = await startScenario({ script: 'evaluation-passed' });
  const fault = { kind: 'status', status: 404 } as const;
  scenario.service.addFault({ route: 'GET /plans/:plan/json-output', times: 50, fault });
  const { exitCode, outputs, stdout } = await scenario.run({ keys: { 'plan-json': 'full' } });
  expect([exitCode, outputs['verdict'], outputs['plan-json']]).toEqual([1, 'passed', '{}']);
  expect(stdout).toMatch(/::error::plan-json: net-prod: /);
});

test('a directory for plans that cannot be made is an error, and the verdict is published', async () => {
  scenario = await startScenario({ script: 'evaluation-passed' });
  writeFileSync(join(scenario.job.temp, 'plangate'), '');
  const keys = { 'plan-json': 'redacted' };
  const { exitCode, outputs, stdout } = await scenario.run({ keys, with: { comment: 'always' } });
  expect([exitCode, outputs['verdict'], outputs['plan-json']]).toEqual([1, 'passed', '{}']);
  expect(stdout).toMatch(/::error::plan-json: EEXIST/);
  expect(scenario.comment()).toContain('Policy gate: passed');
});

test('the plan of a fork is not written in full', async () => {
  const pull = { number: 42, headSha: HEAD, baseSha: BASE, headRepository: 'octocat/infra' };
  scenario = await startScenario({ script: 'evaluation-passed', github: { pullRequests: [pull] } });
  const { exitCode, outputs, stdout } = await scenario.run({
    event: pullRequestEvent({ from: 'octocat/infra' }),
    keys: { 'plan-json': 'full' },
    with: { 'allow-untrusted-head': 'true' },
  });
  expect([exitCode, outputs['plan-json']]).toEqual([1, '{}']);
  expect(stdout).toContain('::error::plan-json: the plan of a fork is not written in full');
  expect(plansRead()).not.toContain('json-output');
});

function plansRead(): (string | undefined)[] {
  return scenario.service.requests.map(({ path }) => /json-output.*$/.exec(path)?.[0]);
}

test('requested reports are written to files', async () => {
  scenario = await startScenario({ script: 'evaluation-failed' });
  const { outputs } = await scenario.run({ with: { reports: 'page, sarif' } });
  expect(outputs['verdict']).toBe('blocked');
  expect(outputs['report-json']).not.toBe('');
  const { 'report-html': page = '', 'report-sarif': sarif = '' } = outputs;
  expect(readFileSync(page, 'utf8')).toMatch(
    /^<!doctype html>[\s\S]*<title>Policy gate: blocked by 1 policy/,
  );
  expect(sarif).toMatch(/\.sarif$/);
  const { version, runs } = JSON.parse(readFileSync(sarif, 'utf8')) as {
    version: string;
    runs: { results: { level: string; ruleId: string }[] }[];
  };
  expect(version).toBe('2.1.0');
  const ruleId = expect.stringMatching(/require-encrypted-volumes$/);
  expect(runs[0]?.results[0]).toMatchObject({ level: 'error', ruleId });
});

test('one request finds the teams with the right to override, or the right where no list may be read', async () => {
  const seed = seedOf({ script: 'awaiting-override' });
  const [acme] = seed.organizations;
  const security = { name: 'security', permissions: { managePolicyOverrides: true } };
  acme?.teams?.push(security);
  scenario = await startScenario({ service: { seed } });
  const { stdout } = await scenario.run();
  expect(scenario.comment()).toContain('Must be fixed, or overridden by team `security`');
  expect(stdout).toContain('Must be fixed, or overridden by team security');
  const listed = scenario.service.requests.filter(({ path }) => /acme\/teams/.test(path));
  expect(listed).toHaveLength(1);

  const fault = { kind: 'status', status: 404 } as const;
  scenario.service.addFault({ route: 'GET /organizations/:organization/teams', times: 9, fault });
  const unlisted = await scenario.run();
  expect(unlisted.outputs['verdict']).toBe('needs-override');
  expect(unlisted.stdout).toContain(
    'Must be fixed, or overridden by those who manage policy overrides',
  );
});

const FILE = 'gate/exceptions.json';

const ENTRY = {
  ...SAMPLE,
  policy: 'allowed-regions',
  address: 'module.vpc.aws_vpc.this',
  reason: 'Moves in <b>January</b>',
  // In 200 days, whenever this runs.
  until: new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10),
};

/** The file of exceptions is on the default branch, or in the commit of the pull request only. */
async function excepting(place: 'on main' | 'proposed', text: string) {
  const isProposed = place === 'proposed';
  scenario = await startScenario({
    script: 'evaluation-advisory',
    github: {
      branches: { main: isProposed ? { 'README.md': '' } : { [FILE]: text } },
      commits: (_, path) => (path === FILE && isProposed ? text : undefined),
    },
  });
  const { exitCode, outputs, stdout } = await scenario.run({
    keys: { exceptions: FILE },
    with: { 'fail-on': 'advisory', comment: 'always' },
  });
  return { ended: [exitCode, outputs['verdict']], stdout, comment: scenario.comment() };
}
const EXCEPTIONS = JSON.stringify({ exceptions: [ENTRY] });

test('an advisory failure that is excepted passes, and the report says until when, by whom and why', async () => {
  const { ended, stdout, comment } = await excepting('on main', EXCEPTIONS);
  expect(ended).toEqual([0, 'passed']);
  expect(comment).toContain(
    '### ✅ Policy gate: passed · 2 policies in 1 workspace, 1 excepted failure at',
  );
  expect(comment).toContain(`excepted until ${ENTRY.until}, \`team-network\``);
  expect(comment).toContain('Moves in `<b>January</b>`');
  expect(stdout).toContain(`excepted until ${ENTRY.until}, team-network`);
});

test('an exception that only the pull request has takes out nothing', async () => {
  const { ended, comment } = await excepting('proposed', EXCEPTIONS);
  expect(ended).toEqual([1, 'advisory']);
  expect(comment).not.toMatch(/excepted until/);
});

test('an exceptions file that is no JSON stops the job before any request', async () => {
  const { ended, stdout } = await excepting('on main', '{');
  expect(ended).toEqual([1, 'undecided']);
  expect(stdout).toMatch(/exceptions/);
  expect(scenario.service.runs()).toEqual([]);
});
