/** Overrides name a person, who may, and the workspaces they are for. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import type { ScenarioOptions, Scenario, StepChanges } from '../../support/scenario.ts';
import {
  GITHUB_TOKEN,
  HEAD,
  NET,
  SERVICE_TOKEN,
  startScenario,
  yamlOf,
} from '../../support/scenario.ts';
import { MERGE_REQUEST } from '../../support/policy-repository.ts';
import { runCli } from '../../support/spawn-cli.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

const KEYS = { organization: 'acme', workspaces: [{ name: 'net-prod' }] };

/** A run that waits for an override. */
async function start(
  github: ScenarioOptions['github'] = {},
  script: ScenarioOptions['script'] = 'awaiting-override',
): Promise<string> {
  const workspaces = [
    { ...NET, tags: ['net'], script: script ?? ('plain' as const) },
    { id: 'ws-sandbox0000000000', name: 'sandbox', tags: ['shop'] },
  ];
  scenario = await startScenario({ github, workspaces });
  const gate = await scenario.run({ with: { comment: 'off' }, keys: { annotate: 'off' } });
  scenario.service.requests.length = 0;
  return gate.outputs['run-id'] ?? '';
}

/** @param unmerged what the checkout has in place of the file of the default branch */
async function override(
  run: string,
  { with: given, keys = KEYS, ...changes }: StepChanges = {},
  unmerged?: Record<string, unknown>,
) {
  const where = { hostname: scenario.service.origin, token: SERVICE_TOKEN };
  const step = scenario.step({ ...changes, keys });
  if (unmerged !== undefined) {
    writeFileSync(join(scenario.job.workspace, 'plangate.yml'), yamlOf(unmerged));
  }
  return scenario.job.run({
    ...step,
    action: 'command',
    with: { ...where, run, reason: 'agreed in CHG-1042', ...given },
  });
}

const changed = () => scenario.service.requests.filter(({ method }) => method !== 'GET');

test('only failures that can be overridden are overridden, once, and with a name', async () => {
  const run = await start();
  const job = `${scenario.github.serverUrl}/acme/infra/actions/runs/7001`;
  const done = await override(run);
  const { audit = '', ...counts } = done.outputs;
  expect([done.exitCode, counts]).toEqual([
    0,
    { overridden: '1', refused: '0', final: '0', next: '0' },
  ]);
  expect(done.stdout).toMatch(/Task stage ts-\w+ was overridden by octocat: agreed in CHG-1042/);
  expect(JSON.parse(audit)).toEqual([
    {
      action: 'override',
      run,
      workspace: 'net-prod',
      by: 'octocat',
      job,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reason: 'agreed in CHG-1042',
    },
  ]);
  // What everybody reads on the run.
  const path = `/api/v2/runs/${run}/run-events?include=comment`;
  const headers = { authorization: `Bearer ${SERVICE_TOKEN}` };
  const shown = await fetch(scenario.service.origin + path, { headers });
  expect(await shown.text()).toContain(`agreed in CHG-1042 (octocat, ${job})`);

  const again = await override(run);
  expect(again.exitCode).toBe(0);
  expect(again.outputs).toMatchObject({ overridden: '0', audit: '[]' });
  expect(done.stdout).not.toContain('waits for an override');
  expect(again.stdout).toContain(`Nothing in ${run} waits for an override.`);
});

test('what waits after the override is named, and fails the step', async () => {
  const failed = (name: string) => ({
    name,
    level: 'mandatory' as const,
    status: 'failed' as const,
  });
  const run = await start(
    {},
    {
      policySets: [{ name: 'a', overridable: true, policies: [failed('one')] }],
      terraformPolicySets: [
        { name: 'b', policies: [{ ...failed('two'), level: 'mandatory-overridable' as const }] },
      ],
    },
  );
  const { exitCode, outputs, stdout } = await override(run);
  expect([exitCode, outputs]).toMatchObject([1, { overridden: '1', next: '1' }]);
  expect(stdout).toMatch(/::error::.* waits for a further override: \w+\.$/m);
});

test.each([
  ['run', { run: '' }],
  ['reason', { reason: ' ' }],
])('the input %s has to say something', async (name, given) => {
  const { exitCode, stdout } = await override(await start(), { with: given });
  expect(stdout).toContain(`::error::${name} is missing. Pass \`${name}\`.`);
  expect([exitCode, scenario.service.requests]).toEqual([1, []]);
});

test('a failure that cannot be overridden stays and fails the step', async () => {
  const run = await start({}, 'policy-check-hard-failed');
  const { exitCode, outputs, stdout } = await override(run);
  expect([exitCode, outputs]).toEqual([
    1,
    { overridden: '0', refused: '0', final: '1', next: '0', audit: '[]' },
  ]);
  expect(stdout).toContain('cannot be overridden by anybody');
  const env = { TF_CLOUD_HOSTNAME: scenario.service.origin, TF_API_TOKEN: SERVICE_TOKEN };
  expect((await runCli(['override', run, '--reason', 'agreed'], { env })).code).toBe(1);
});

test('a run that the gate discards leaves a record in the report, too', async () => {
  scenario = await startScenario({ script: 'evaluation-advisory' });
  const given = { 'fail-on': 'advisory', comment: 'off' };
  const { exitCode, outputs } = await scenario.run({
    with: given,
    keys: { annotate: 'off', mode: 'provisional' },
  });
  const record = {
    action: 'discard',
    run: outputs['run-id'],
    workspace: 'net-prod',
    by: 'octocat',
    job: `${scenario.github.serverUrl}/acme/infra/actions/runs/7001/job/4801`,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    reason: 'the gate did not pass',
  };
  expect(exitCode).toBe(1);
  const report = JSON.parse(readFileSync(outputs['report-json'] ?? '', 'utf8')) as object;
  expect(report).toMatchObject({ audit: [record] });
});

const comment = { name: 'issue_comment', payload: { issue: { number: 42, pull_request: {} } } };

describe('an override is refused, and the service is not asked', () => {
  // Whom else `trust/command` refuses.
  const ranAgain = { GITHUB_ACTOR: 'mallory', GITHUB_TRIGGERING_ACTOR: 'octocat' };
  test.each<[string, StepChanges, RegExp]>([
    ['a stranger comments, a writer runs it again', { env: ranAgain }, /mallory, who started/],
    ['the permission cannot be asked', { token: '' }, /There is no token to ask GitHub with/],
  ])('where %s', async (_, changes, why) => {
    const job = { event: comment, ...changes };
    const run = await start();
    const { exitCode, stdout, outputs } = await override(run, job);
    expect(stdout).toMatch(/^::error::Nothing was overridden\. /m);
    expect(stdout).toMatch(why);
    expect([exitCode, outputs, scenario.service.requests]).toEqual([1, {}, []]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    [
      'no organization is named',
      { workspaces: [{ name: 'net-prod' }] },
      'organization is missing. Name it in `plangate.yml` on the default branch, or set TF_CLOUD_ORGANIZATION.',
    ],
    [
      'no workspaces are named',
      { organization: 'acme' },
      'workspaces is missing. Name it in `plangate.yml` on the default branch, or set TF_WORKSPACE.',
    ],
    [
      'the file cannot be read',
      { ...KEYS, override: 'ann' },
      'plangate.yml:3 has the key "override"',
    ],
  ])('where %s', async (_, keys, why) => {
    const { exitCode, stdout } = await override(await start(), { keys });
    expect(stdout).toContain(`::error::Nothing was overridden. ${why}`);
    expect([exitCode, scenario.service.requests]).toEqual([1, []]);
  });
});

test('a refusal of the service is named with its reason, and fails the step', async () => {
  const run = await start();
  const fault = { kind: 'status', status: 403 } as const;
  scenario.service.addFault({
    route: 'POST /task-stages/:stage/actions/override',
    fault,
    times: 9,
  });
  const { exitCode, outputs, stdout } = await override(run);
  expect([exitCode, outputs]).toMatchObject([1, { overridden: '0', refused: '1', audit: '[]' }]);
  expect(stdout).toMatch(/::error::Task stage ts-\w+ was not overridden: .*403/);
  const words = ['override', run, '--reason', 'agreed'];
  const env = { TF_CLOUD_HOSTNAME: scenario.service.origin, TF_API_TOKEN: SERVICE_TOKEN };
  expect((await runCli(words, { env })).code).toBe(6);
});

const gone = [{ name: 'gone' }, { name: 'sandbox' }];
test.each<[string, Record<string, unknown>]>([
  ['a workspace that is not there, and another one', { workspaces: gone }],
  ['tags that others have', { workspaces: [{ tags: ['shop'] }, ...gone] }],
  ['a project that is not there', { workspaces: [{ project: 'Shop' }] }],
  ['another organization', { organization: 'umbrella' }],
])('a run is not overridden where the file names %s', async (_, named) => {
  const run = await start();
  const { exitCode, stdout } = await override(run, { keys: { ...KEYS, ...named } });
  expect(stdout).toMatch(/::error::Run run-\w+ is of none of these workspaces: /);
  expect([exitCode, changed()]).toEqual([1, []]);
});

test('a run is overridden that tags find, and the names are asked first', async () => {
  const run = await start();
  const workspaces = [{ tags: ['net'] }, { name: 'gone' }, { name: 'net-prod' }];
  const asked = async (named: typeof workspaces) => {
    scenario.service.requests.length = 0;
    const { outputs } = await override(run, { keys: { ...KEYS, workspaces: named } });
    const paths = scenario.service.requests.map(({ path }) => path);
    return [outputs['overridden'], paths.filter((path) => path.includes('/organizations/'))];
  };
  // No run of another name is asked for, and no list.
  expect(await asked(workspaces)).toEqual([
    '1',
    ['/api/v2/organizations/acme/workspaces/net-prod'],
  ]);
  const [overridden, lists] = await asked(workspaces.slice(0, 2));
  expect([overridden, lists]).toEqual(['0', [expect.stringContaining('/workspaces')]]);
});

test('a run is overridden that the block of a directory names, and none of a block that is not merged', async () => {
  const run = await start({ branches: { main: { 'live/net/main.tf': blockOf('net-prod') } } });
  const entry = { directories: 'live/*' };
  const done = await override(run, { keys: { workspaces: [entry] } });
  expect(done.outputs['overridden']).toBe('1');
  await scenario.close();

  const other = await start({ branches: { main: { 'live/net/main.tf': blockOf('sandbox') } } });
  mkdirSync(join(scenario.job.workspace, 'live/net'), { recursive: true });
  writeFileSync(join(scenario.job.workspace, 'live/net/main.tf'), blockOf('net-prod'));
  const refused = await override(other, {
    keys: { workspaces: [{ ...entry, within: { tags: 'net' } }] },
  });
  expect(refused.stdout).toContain('is of none of these workspaces: sandbox');
  expect([refused.exitCode, changed()]).toEqual([1, []]);
});

const blockOf = (workspace: string) =>
  `terraform {\n  cloud {\n    organization = "acme"\n    workspaces {\n      name = "${workspace}"\n    }\n  }\n}\n`;

test.each(['push', 'workflow_dispatch'])(
  'on %s what is checked out names no workspace',
  async (name) => {
    const run = await start();
    const event = { name, payload: { ref: 'refs/heads/other' } };
    const env = { GITHUB_REF: 'refs/heads/other' };
    const ended = await override(run, { event, env, keys: { ...KEYS, workspaces: gone } }, KEYS);
    expect(ended.stdout).toMatch(/is of none of these workspaces: gone, sandbox of acme/);
    expect([ended.exitCode, changed()]).toEqual([1, []]);
  },
);

test('a maintainer overrides by a comment, also on the pull request of a fork', async () => {
  const run = await start({
    pullRequests: [{ number: 42, headSha: HEAD, headRepository: 'octocat/infra' }],
  });
  expect((await override(run, { event: comment })).outputs['overridden']).toBe('1');
});

describe('plangate override', () => {
  const where = () => ({ TF_CLOUD_HOSTNAME: scenario.service.origin, TF_API_TOKEN: SERVICE_TOKEN });
  const call = (run: string, env: Record<string, string>, ...words: string[]) =>
    runCli(['override', run, '--reason', 'agreed', ...words], { env: { ...where(), ...env } });
  const named = ['--organization', 'acme', '--workspaces', 'net-prod'];

  test('names the account of the token on a laptop', async () => {
    const { code, stdout } = await call(await start(), {}, '--json');
    expect(code).toBe(0);
    const audit = [{ by: 'ci', workspace: 'net-prod', reason: 'agreed' }];
    expect(JSON.parse(stdout)).toMatchObject({ audit });
  });

  test('names who started the job in a job, and only where the workflow names that person', async () => {
    const run = await start();
    const gitLab = {
      GITLAB_CI: 'true',
      CI_COMMIT_BRANCH: 'main',
      GITLAB_USER_LOGIN: 'alice',
      CI_JOB_URL: 'https://gitlab.com/acme/infra/-/jobs/5',
    };
    const without = await call(run, gitLab);
    expect(without.stderr).toMatch(/--organization +is needed[^]*--workspaces +is needed/);
    const elsewhere = await call(run, gitLab, '--organization', 'acme', '--workspaces', 'sandbox');
    expect(elsewhere.stderr).toMatch(/is of none of these workspaces: sandbox of acme/);
    expect([without.code, elsewhere.code, changed()]).toEqual([2, 2, []]);
    const { code, stdout } = await call(run, gitLab, ...named, '--json');
    const audit = [{ by: 'alice', job: 'https://gitlab.com/acme/infra/-/jobs/5' }];
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ audit });
  });

  test('refuses a fork on GitLab', async () => {
    const run = await start();
    const fork = { ...MERGE_REQUEST, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '78' };
    const { code, stderr } = await call(run, fork, ...named);
    expect(stderr).toMatch(/the change of a fork/);
    expect([code, scenario.service.requests]).toEqual([2, []]);
  });

  test('prints its command alone on GitHub, where the event is no JSON', async () => {
    const run = await start();
    const event = { GITHUB_EVENT_PATH: fileWith('{"action":') };
    const env = { ...onGitHub('workflow_dispatch'), GITHUB_TOKEN, ...event };
    const { code, stdout, stderr } = await call(run, env, ...named, '--json');
    const notSeen =
      'Own policies are judged by the gate and overridden by a comment: this command sees none of them.\n';
    expect([code, stderr]).toEqual([0, notSeen]);
    expect(JSON.parse(stdout)).toMatchObject({ audit: [{ by: 'octocat', reason: 'agreed' }] });
  });

  function fileWith(text: string): string {
    const path = join(emptyDirectory(), 'event.json');
    writeFileSync(path, text);
    return path;
  }

  function onGitHub(name: string): Record<string, string> {
    return {
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTOR: 'octocat',
      GITHUB_API_URL: scenario.github.serverUrl,
      GITHUB_EVENT_NAME: name,
      GITHUB_EVENT_PATH: fileWith('{}'),
      GITHUB_REPOSITORY: 'acme/infra',
      GITHUB_SHA: HEAD,
    };
  }
});
