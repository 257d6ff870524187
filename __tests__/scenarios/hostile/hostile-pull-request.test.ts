/** What the files of a pull request try to choose: the host that gets the token, the workspace that judges. */
import { ownedSeed } from '../../support/owned-seed.ts';
import { readFileSync } from 'node:fs';
import type { RunningService } from '../../../src/service/service.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import { instead } from '../../support/github/start-github.ts';
import type { Ended } from '../../support/runner.ts';
import { workflowToken } from '../../support/github/state.ts';
import type { Scenario, ScenarioOptions, StepChanges } from '../../support/scenario.ts';
import {
  GITHUB_TOKEN,
  NET,
  SERVICE_TOKEN,
  pullRequestEvent,
  pullRequestPayload,
  startScenario,
} from '../../support/scenario.ts';
import { startTestService } from '../../support/start-service.ts';
import { layIn } from '../../support/tree.ts';

let scenario: Scenario;
let evil: RunningService;
afterEach(async () => {
  await evil.stop();
  await scenario.close();
});

const WORKSPACES = [
  { ...NET, script: 'policy-check-hard-failed' as const },
  { id: 'ws-sandbox0000000000', name: 'sandbox', workingDirectory: 'network' },
  { id: 'ws-netforks000000000', name: 'net-forks' },
];
const BLOCK_AT = 'infra/network/versions.tf';

async function start(options: ScenarioOptions = {}): Promise<void> {
  scenario = await startScenario({ workspaces: WORKSPACES, ...options });
  // Plays the service, and lets everything pass.
  const named = WORKSPACES.map(({ name }) => ({ name }));
  evil = await startTestService({ seed: ownedSeed({ user: 'ci', token: SERVICE_TOKEN }, named) });
}

/** The pull request's author writes this. */
function write(path: string, text: string): void {
  layIn(scenario.job.workspace, { [path]: text });
}

/** Files of the repository's branches; the pull request leaves the workspace to the files. */
type Branches = NonNullable<ScenarioOptions['github']>['branches'];
const startWith = (branches: Branches, github: ScenarioOptions['github'] = {}) =>
  start({ github: { branches, ...github } });
const startTrusted = (block = TRUSTED) => startWith({ main: { [BLOCK_AT]: block } });
const cloud = (lines: string) => `terraform {\n  cloud {\n${lines}  }\n}\n`;
const NAMED = '    organization = "acme"\n    workspaces {\n      name = "net-prod"\n    }\n';
const TRUSTED = cloud(NAMED);
const SANDBOX = TRUSTED.replace('net-prod', 'sandbox');

const unnamed = { organization: '', workspace: '' };
const quickStart = { hostname: '', ...unnamed, timeout: '10s' };
const forkTarget = {
  event: pullRequestEvent({ from: 'octocat/infra' }, 'pull_request_target'),
};
const forksYml = {
  ...quickStart,
  workspace: 'net-forks',
  'allow-untrusted-head': 'true',
};
const manyYml = {
  hostname: '',
  organization: 'acme',
  workspace: '',
  workspaces: 'net-prod=infra/network\nsandbox=infra/storage',
  directory: '.',
  timeout: '10s',
};

const evilCloud = () => cloud(`    hostname = "${evil.origin}"\n${NAMED}`);
const evilRemote = () => evilCloud().replace('cloud {', 'backend "remote" {');

describe('the host that gets the token', () => {
  async function expectNobodyAsked(step: StepChanges): Promise<Ended> {
    const ended = await scenario.run(step);
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'undecided']);
    expect([evil.requests, scenario.service.requests]).toEqual([[], []]);
    return ended;
  }

  test.each<[string, string, () => string, Record<string, string>, StepChanges]>([
    ['quick start, cloud block', BLOCK_AT, evilCloud, quickStart, {}],
    [
      'forks.yml, backend "remote"',
      BLOCK_AT,
      evilRemote,
      forksYml,
      { ...forkTarget, keys: { 'secret-scan': 'fail' } },
    ],
    [
      'many-workspaces.yml, in a pair',
      'infra/storage/versions.tf',
      evilCloud,
      manyYml,
      { keys: { 'affected-only': true } },
    ],
  ])('is never one that the changed files name: %s', async (_, path, block, given, changes) => {
    await startTrusted();
    write(path, block());
    const { stdout } = await expectNobodyAsked({ ...changes, with: given });
    expect(stdout).toMatch(/^ {2}hostname +.*names the host/m);
  });

  test('is never one that the files name on an event of another kind', async () => {
    await startTrusted();
    write(BLOCK_AT, evilCloud());
    const event = { name: 'an event that nobody knows', payload: pullRequestPayload() };
    await expectNobodyAsked({ event, with: quickStart });
  });

  test('is never one that the default branch names when the workflow chose another', async () => {
    await startTrusted(cloud(`    hostname = "tfe.acme.example"\n${NAMED}`));
    const ended = await scenario.run({ with: unnamed });
    expect(ended.exitCode).toBe(1);
    expect(ended.stdout).toMatch(/hostname +.*"tfe\.acme\.example"/);
    expect(scenario.service.requests).toEqual([]);
  });
});

describe('the workspace that judges', () => {
  const gatedIn = () => scenario.service.runs().map(({ workspace }) => workspace);

  test.each<[string, string]>([
    ['moved by backend "remote"', SANDBOX.replace('cloud {', 'backend "remote" {')],
    ['taken away', 'terraform {}\n'],
  ])('is the one of the default branch: %s by the pull request', async (_, block) => {
    await startTrusted();
    write(BLOCK_AT, block);
    const ended = await scenario.run({ with: unnamed });
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'blocked']);
    expect(gatedIn()).toEqual(['net-prod']);
    expect(ended.stdout).toMatch(
      /^::warning::The workspace comes from infra\/network\/versions\.tf:\d+ of the default branch, "net-prod":/m,
    );
    expect(scenario.comment()).toContain('net-prod');
  });

  test('is not taken from the base of the pull request, which its author picks', async () => {
    await startWith({ main: { [BLOCK_AT]: TRUSTED }, mine: { [BLOCK_AT]: SANDBOX } });
    write(BLOCK_AT, SANDBOX);
    const payload = JSON.parse(
      JSON.stringify(pullRequestPayload()).replace('"ref":"main"', '"ref":"mine"'),
    ) as unknown;
    const event = { name: 'pull_request', payload };
    await scenario.run({ event, env: { GITHUB_BASE_REF: 'mine' }, with: unnamed });
    expect(gatedIn()).toEqual(['net-prod']);
  });

  test.each<[string, Record<string, string | { link: string }>, ScenarioOptions['github']?]>([
    [
      'where GraphQL is refused',
      { [BLOCK_AT]: TRUSTED },
      instead(/graphql$/, { status: 404, body: { message: 'Not Found' } }),
    ],
    [
      'behind a link of the default branch',
      { [BLOCK_AT]: { link: '../shared/versions.tf' }, 'infra/shared/versions.tf': TRUSTED },
    ],
    [
      'behind a link, by another name',
      { 'infra/network/cloud.tf': { link: '../shared/a.tf' }, 'infra/shared/a.tf': TRUSTED },
    ],
  ])('is found %s', async (_, main, github) => {
    await startWith({ main }, github);
    write(BLOCK_AT, SANDBOX);
    const ended = await scenario.run({ with: unnamed });
    expect([ended.outputs['verdict'], gatedIn()]).toEqual(['blocked', ['net-prod']]);
    expect(scenario.github.violations).toEqual([]);
  });

  const mute = workflowToken({ contents: 'none' });
  test.each<[string, ScenarioOptions['github'], RegExp]>([
    [
      'the token may not read files',
      { branches: { main: { [BLOCK_AT]: TRUSTED } }, tokens: { [GITHUB_TOKEN]: mute } },
      /: GitHub shows no file of the default branch to this token\. Give the job `permissions: contents: read`\./,
    ],
    [
      'GitHub does not answer',
      instead(/./, { status: 403, body: { message: 'no' } }),
      /: The files of the branch were not read: GitHub says "no" \(403 to GET /,
    ],
  ])('is not looked for, and nothing starts, where %s', async (_, github, why) => {
    await start({ github: { ...github } });
    write(BLOCK_AT, SANDBOX);
    const ended = await scenario.run({ with: unnamed });
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'undecided']);
    expect(ended.stdout).toMatch(
      /^ {2}plangate\.yml +could not be looked for on the default branch/m,
    );
    expect(ended.stdout).toMatch(why);
    expect(scenario.service.requests).toEqual([]);
  });
});

test('a passing repository still passes: the default branch names organization and workspace', async () => {
  const main = { [BLOCK_AT]: readFileSync(`examples/${BLOCK_AT}`, 'utf8') };
  await start({ github: { branches: { main } }, workspaces: [NET] });
  const ended = await scenario.run({ with: unnamed });
  expect([ended.exitCode, ended.outputs['verdict']]).toEqual([0, 'passed']);
  expect(ended.stdout).not.toMatch(/^::warning/m);
  expect(scenario.github.requests.length).toBeLessThanOrEqual(5);
  expect(scenario.github.violations).toEqual([]);
});
