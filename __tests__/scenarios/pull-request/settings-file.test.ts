/** `plangate.yml` says how a pull request is gated: that of the default branch counts, and no other one. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectGolden } from '../../support/golden.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import { commitOf } from '../../support/git-in.ts';
import { mergeRequestIn, policyRepository } from '../../support/policy-repository.ts';
import { openRepository } from '../../support/repository.ts';
import type { Ended, Step } from '../../support/runner.ts';
import { instead } from '../../support/github/start-github.ts';
import { workflowToken } from '../../support/github/state.ts';
import {
  BASE,
  GITHUB_TOKEN,
  HEAD,
  NET,
  pullRequestEvent,
  pullRequestPayload,
  SERVICE_TOKEN,
  startScenario,
  yamlOf,
  type Scenario,
  type ScenarioOptions,
} from '../../support/scenario.ts';
import { runCli } from '../../support/spawn-cli.ts';
import type { Layout } from '../../support/tree.ts';

const FILE = 'plangate.yml';
/** An advisory failure closes this gate. */
const KEYS = {
  organization: 'acme',
  workspaces: [{ name: 'net-prod', directory: 'infra/network' }],
  'fail-on': 'advisory',
};
const SETTINGS = yamlOf(KEYS);
/** What the author of a request would rather have. */
const MILD = yamlOf({ ...KEYS, 'fail-on': 'never' });
/** The step leaves everything to the file. */
const UNSAID = { organization: '', workspace: '', directory: '.' };

let scenario: Scenario;
afterEach(async () => {
  expect(scenario.github.violations).toEqual([]);
  await scenario.close();
});

/** The pull request commits these files and changes them. Each run has one advisory failure. */
async function propose(
  files: Layout,
  { github, settings = SETTINGS, ...options }: ScenarioOptions = {},
): Promise<{ sha: string }> {
  const changed = Object.keys(files);
  const pullRequests = [{ number: 42, headSha: HEAD, baseSha: BASE, files: changed }];
  scenario = await startScenario({
    script: 'evaluation-advisory',
    ...(settings !== '' && { settings }),
    ...options,
    github: { pullRequests, ...github },
  });
  const { commit } = openRepository(scenario.job.workspace);
  return { sha: commit(files) };
}

const run = (sha: string, changes: Partial<Step> & { with?: Record<string, string> } = {}) =>
  scenario.run({
    ...changes,
    with: { ...UNSAID, ...changes.with },
    env: { GITHUB_SHA: sha, ...changes.env },
  });
const outcome = ({ exitCode, outputs }: Ended) => [exitCode, outputs['verdict']];
const CLOSED = [1, 'advisory'];
/** What changes something at the service. */
const started = () => scenario.service.requests.filter(({ method }) => method !== 'GET');

/** The gate was closed before the service was asked anything, and says why. */
function expectNothingAsked(ended: Ended, ...says: string[]): void {
  expect(outcome(ended)).toEqual([1, 'undecided']);
  for (const words of says) expect(ended.stdout).toContain(words);
  expect(scenario.service.requests).toEqual([]);
}

const NEW = { 'infra/network/main.tf': '# new\n' };

test('its keys count, and the summary says where each value comes from', async () => {
  const { sha } = await propose(NEW);
  const ended = await run(sha);
  expect(outcome(ended)).toEqual(CLOSED);
  expect(ended.outputs['run-id']).toMatch(/^run-/);
  expect(ended.summary).toContain('- `plangate.yml`: `organization`, `workspaces` and `fail-on`');
});

test('it costs no request to GitHub beside those of the same gate without a file', async () => {
  const requests: string[][] = [];
  for (const settings of ['', SETTINGS]) {
    const { sha } = await propose(NEW, { settings });
    const named = { organization: 'acme', workspace: 'net-prod', directory: 'infra/network' };
    const ended = await run(sha, { with: { ...named, 'fail-on': 'advisory' } });
    expect(outcome(ended)).toEqual(CLOSED);
    requests.push(scenario.github.requests.map(({ method, path }) => `${method} ${path}`));
    if (settings === '') await scenario.close();
  }
  const [without = [], beside = []] = requests;
  // Its listing is asked for where none may be, too, and its text comes with it.
  expect(beside).toEqual(without);
});

describe('a request that changes it', () => {
  test('is judged by that of the default branch, and told what will be different', async () => {
    const { sha } = await propose({ [FILE]: MILD });
    const ended = await run(sha);
    expect(outcome(ended)).toEqual(CLOSED);
    expectGolden('scenarios/settings-changed.md', scenario.comment());
  });

  test.each<[string, Layout, string]>([
    ['moves it', { [FILE]: '', '.github/plangate.yml': MILD }, 'it moves from `plangate.yml`'],
    [
      'puts it in the place of a link',
      { [FILE]: { link: 'mild.yml' }, 'mild.yml': MILD },
      '`never`',
    ],
  ])('and %s is judged by that of the default branch', async (_, files, says) => {
    const { sha } = await propose(files);
    const { [FILE]: text } = files;
    if (text === '') openRepository(scenario.job.workspace).write({ [FILE]: undefined });
    expect(outcome(await run(sha))).toEqual(CLOSED);
    expect(scenario.comment()).toContain(says);
  });

  test.each<[string, Layout, string[]]>([
    [
      'names a key that is none',
      { [FILE]: `${SETTINGS}protct: ["a.*"]\n` },
      ['plangate.yml:4 of this request', '`protect`'],
    ],
    ['is no YAML', { [FILE]: 'organization: [acme\n' }, ['plangate.yml:', 'of this request']],
    [
      'is there twice',
      { '.github/plangate.yml': SETTINGS },
      ['.github/plangate.yml of this request and plangate.yml are both there. Keep one.'],
    ],
    [
      'has a name that nobody reads',
      { 'plangate.yaml': SETTINGS },
      ['plangate.yaml of this request is not read. Name it'],
    ],
  ])('is red, with file and line, where the new one %s', async (_, files, says) => {
    const { sha } = await propose(files);
    expectNothingAsked(await run(sha), ...says);
  });
});

describe('the first file', () => {
  test('chooses nothing before it is merged: nothing is uploaded or started', async () => {
    const { sha } = await propose({ [FILE]: SETTINGS }, { settings: '' });
    const ended = await run(sha);
    expect(outcome(ended)).toEqual([1, 'undecided']);
    expect(started()).toEqual([]);
    expectGolden('scenarios/settings-not-merged.md', scenario.comment());
  });

  test('that could not be read after the merge is red, with file and line', async () => {
    const { sha } = await propose({ [FILE]: `${SETTINGS}fail-on: never\n` }, { settings: '' });
    expectNothingAsked(await run(sha), 'plangate.yml:4', 'of this request');
  });

  test('leaves a gate as it is whose step names what is gated', async () => {
    const { sha } = await propose({ [FILE]: MILD }, { settings: '' });
    const named = { organization: 'acme', workspace: 'net-prod', directory: 'infra/network' };
    const ended = await run(sha, { with: { ...named, 'fail-on': 'advisory' } });
    expect(outcome(ended)).toEqual(CLOSED);
    expect(scenario.comment()).toContain('`fail-on` new: `never`');
  });
});

describe('that of the default branch counts', () => {
  test('for a fork', async () => {
    const from = 'octocat/infra';
    const pull = { number: 42, headSha: HEAD, baseSha: BASE, headRepository: from, files: [FILE] };
    const { sha } = await propose({ [FILE]: MILD }, { github: { pullRequests: [pull] } });
    const event = pullRequestEvent({ from });
    const refused = await run(sha, { event });
    expectNothingAsked(refused, 'allow-untrusted-head is false');
    const allowed = await run(sha, { event, with: { 'allow-untrusted-head': 'true' } });
    expect(outcome(allowed)).toEqual(CLOSED);
  });

  test('for pull_request_target with the head checked out', async () => {
    const { sha } = await propose({ [FILE]: MILD });
    const event = pullRequestEvent({ head: sha }, 'pull_request_target');
    scenario.github.push(42, sha);
    const env = { GITHUB_SHA: BASE, GITHUB_REF: 'refs/heads/main' };
    expect(outcome(await run(sha, { event, env }))).toEqual(CLOSED);
  });

  test('for a base that is another branch, which has one of its own', async () => {
    const main = { [FILE]: yamlOf({ ...KEYS, 'target-branches': ['release/*'] }) };
    const branches = { main, 'release/1.0': { [FILE]: MILD } };
    const { sha } = await propose({ [FILE]: MILD }, { settings: '', github: { branches } });
    const payload = pullRequestPayload() as { pull_request: { base: object } };
    const { pull_request: pull } = payload;
    const base = { ...pull.base, ref: 'release/1.0' };
    const event = {
      name: 'pull_request',
      payload: { ...payload, pull_request: { ...pull, base } },
    };
    expect(outcome(await run(sha, { event }))).toEqual(CLOSED);
  });

  test('in a shallow clone, whose server is asked for it', async () => {
    scenario = await startScenario({ workspaces: [{ ...NET, script: 'evaluation-advisory' }] });
    const settings = (failOn: string) =>
      yamlOf({ organization: 'acme', workspaces: [{ name: 'net-prod' }], 'fail-on': failOn });
    const { propose: checkOut } = policyRepository({
      [FILE]: settings('advisory'),
      'network/main.tf': '',
    });
    const cwd = checkOut({ [FILE]: settings('never'), 'network/main.tf': '# new\n' });
    const { origin } = scenario.service;
    const words = ['check', '--directory', 'network', '--target-branches', 'main'];
    const { code, stderr } = await runCli(words, {
      cwd,
      env: { ...mergeRequestIn(cwd), TF_CLOUD_HOSTNAME: origin, TF_API_TOKEN: SERVICE_TOKEN },
    });
    expect(commitOf(cwd, 'HEAD')).toMatch(/^[0-9a-f]{40}$/);
    expect([code, stderr]).toEqual([1, expect.stringContaining('fail-on advisory → never')]);
  });
});

describe('nothing starts, although the step says it all,', () => {
  const NAMED = { organization: 'acme', workspace: 'net-prod', directory: 'infra/network' };
  const LOOKED_FOR = 'plangate.yml   could not be looked for on the default branch: ';
  const failing = (status: number) =>
    instead(/graphql$|\/contents/, { status, body: { message: 'Not Found' } });

  test.each<[string, ScenarioOptions['github'], string]>([
    [
      'where the token may not read contents',
      { tokens: { [GITHUB_TOKEN]: workflowToken({ contents: 'none' }) } },
      'Give the job `permissions: contents: read`.',
    ],
    ['where GitHub fails while the listing is read', failing(502), '502'],
    ['where GitHub finds no listing: 404 alone is not absence', failing(404), 'contents: read'],
  ])('%s', async (_, github, says) => {
    const { sha } = await propose(NEW, { settings: '', github: { ...github } });
    expectNothingAsked(await run(sha, { with: NAMED }), LOOKED_FOR, says);
  });
});

describe('a second gate, whose file `settings` names,', () => {
  const SECOND = '.github/plangate-net.yml';

  async function both() {
    const files = { [SECOND]: yamlOf({ ...KEYS, 'fail-on': 'never' }) };
    scenario = await startScenario({
      script: 'evaluation-advisory',
      github: { branches: { main: { ...files, [FILE]: SETTINGS } } },
    });
    for (const [path, text] of Object.entries({ ...files, [FILE]: SETTINGS })) {
      openRepository(scenario.job.workspace).write({ [path]: text });
    }
    const step = { checkRunId: undefined, with: { ...UNSAID, comment: 'always' } };
    const first = await scenario.run(step);
    const second = await scenario.run({ ...step, with: { ...step.with, settings: SECOND } });
    return { first, second };
  }

  test('has keys, a comment and a check of its own', async () => {
    const { first, second } = await both();
    expect([outcome(first), outcome(second)]).toEqual([CLOSED, [0, 'advisory']]);
    expect(second.stdout).not.toContain('::warning::Another job');
    expect(scenario.github.comments(42)).toHaveLength(2);
    const checks = scenario.github.checkRuns().map(({ name }) => name);
    expect(checks).toEqual(['gate', 'Plangate', `Plangate (${SECOND})`]);
  });

  test('is not there before its file is merged', async () => {
    scenario = await startScenario({ settings: SETTINGS });
    writeFileSync(join(scenario.job.workspace, 'plangate-net.yml'), MILD);
    const ended = await scenario.run({ with: { ...UNSAID, settings: 'plangate-net.yml' } });
    expectNothingAsked(ended, 'plangate-net.yml');
  });
});
