/** The run that version control started, by the action and by the command line. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Push } from '../../../src/service/seed.ts';
import { expectGolden } from '../../support/golden.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { ingressOf } from '../../support/pushes.ts';
import { openRepository, type Repository } from '../../support/repository.ts';
import type { Scenario } from '../../support/scenario.ts';
import { HEAD, SERVICE_TOKEN, startScenario } from '../../support/scenario.ts';
import { serveClone } from '../../support/served-clone.ts';
import { flagsOf, runCli } from '../../support/spawn-cli.ts';
import { untilAsked } from '../../support/until-asked.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

const WORKSPACE = { id: 'ws-netprod0000000000', name: 'net-prod', vcsRepository: 'acme/infra' };

/** The repository: path → text. */
const FILES = Object.fromEntries(
  readdirSync('examples/infra', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.replace('examples/', ''), readText(path)]),
);
const PLAIN = { 'main.tf': 'resource "null_resource" "a" {}\n' };

/** Of the recipe, which leaves all inputs but the token to it. */
const SETTINGS = readText('examples/settings/version-control.yml');

async function start(options: Parameters<typeof startScenario>[0] = {}): Promise<void> {
  scenario = await startScenario({
    workspaces: [{ ...WORKSPACE, workingDirectory: 'infra/network' }],
    settings: SETTINGS,
    ...options,
  });
}

function push(changes: Partial<Push> = {}): string {
  const ingress = ingressOf({ commit: HEAD, server: scenario.github.serverUrl });
  return scenario.service.push({ workspace: 'net-prod', ingress, files: FILES, ...changes });
}

/** The checkout as the recipe makes it: the head, not the merge. */
function checkOutHead(): void {
  writeFileSync(join(scenario.job.workspace, '.git/HEAD'), `${HEAD}\n`);
}

const step = (changes: Record<string, string> = {}) =>
  scenario.step({ with: { organization: '', workspace: '', directory: '.', ...changes } });
const run = (changes: Record<string, string> = {}) => scenario.job.run(step(changes));

const BLOCKS = { policySets: [{ name: 'guardrails', directory: 'examples/policies' }] };

test('with the head checked out, what blocks has its lines', async () => {
  await start(BLOCKS);
  const id = push();
  checkOutHead();
  const ended = await run();
  expect(ended.outputs).toMatchObject({ verdict: 'blocked', 'run-id': id });
  expect(scenario.service.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(scenario.comment()).toContain('infra/network/main.tf');
  expect(scenario.comment()).toContain('and not its merge with the target branch');
  expectGolden('scenarios/version-control.txt', scenario.transcript(ended));
});

test('with the merge checked out there are no lines, and the reason is given', async () => {
  await start(BLOCKS);
  push();
  const ended = await run();
  expect(ended.outputs['verdict']).toBe('blocked');
  expect(scenario.comment()).not.toContain('main.tf');
  expect(scenario.comment()).toContain('so findings have no lines');
});

test('a job that is cancelled does not touch the run, and neither does its post step', async () => {
  await start();
  const run = push({ script: 'stuck-pending' });
  const { ended, child } = await scenario.job.start(step());
  await untilAsked(scenario.service.requests, (requests) =>
    requests.some(({ path }) => path.endsWith(`/runs/${run}`)),
  );
  child.kill('SIGINT');
  const { outputs, state } = await ended;
  expect(outputs['verdict']).toBe('canceled');
  await scenario.job.post(step(), state);
  expect(scenario.service.runs()).toMatchObject([{ id: run, status: 'pending' }]);
  expect(scenario.service.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

describe('a commit that leads Terraform elsewhere is undecided although its run passed', () => {
  const MANIFEST = 'infra/network/.terraform/modules/modules.json';
  const records = '{"Modules":[]}';

  const TRACKED = [
    `${MANIFEST} is in this commit. Terraform follows it`,
    'git rm --cached',
  ] as const;

  test.each<[string, (repository: Repository) => unknown, says: string, remedy?: string]>([
    ['a module manifest', ({ commit }) => commit({ [MANIFEST]: records }), ...TRACKED],
    [
      'a link in its place',
      ({ commit }) =>
        commit({ 'm/modules.json': '', 'infra/network/.terraform/modules': { link: '../m' } }),
      ...TRACKED,
    ],
    [
      'a manifest of which no repository says where it comes from',
      ({ root, write }) => {
        write({ [MANIFEST]: records });
        rmSync(join(root, '.git'), { recursive: true });
      },
      'there is no repository that says where it comes from',
    ],
  ])('by %s', async (_, prepare, says, remedy = '') => {
    await start();
    push();
    prepare(openRepository(scenario.job.workspace));
    const ended = await run();
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'undecided']);
    expect(ended.stdout).toContain(says);
    expect(scenario.comment()).toContain(remedy);
  });
});

test('a merge queue has no such run and is bad input', async () => {
  await start();
  const event = {
    name: 'merge_group',
    payload: { merge_group: { base_ref: 'refs/heads/main', head_sha: HEAD } },
  };
  const queued = step({ comment: 'off' });
  const env = { ...queued.env, GITHUB_SHA: HEAD, GITHUB_REF: 'refs/heads/main' };
  const ended = await scenario.job.run({ ...queued, event, env });
  expect(ended.exitCode).toBe(1);
  expect(ended.stdout).toContain('judges the run of a pull request');
});

test('the command line works on GitLab, and refuses options that exclude each other', async () => {
  await start({ workspaces: [{ ...WORKSPACE, vcsRepository: 'acme/sub/infra' }] });
  const server = 'https://gitlab.acme.example';
  const repository = 'acme/sub/infra';
  const page = `${server}/${repository}/-`;
  const merge = `${page}/merge_requests/42`;
  const pages = {
    'commit-url': `${page}/commit/${HEAD}`,
    'compare-url': merge,
    'pull-request-url': merge,
  };
  push({ ingress: { ...ingressOf({ commit: HEAD, server, repository }), ...pages }, files: PLAIN });
  // The options say it all.
  rmSync(join(scenario.job.workspace, 'plangate.yml'));
  const env = {
    ...serveClone(scenario.job.workspace),
    GITLAB_CI: 'true',
    CI_SERVER_URL: server,
    CI_PROJECT_PATH: repository,
    CI_MERGE_REQUEST_IID: '42',
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
    CI_DEFAULT_BRANCH: 'main',
    CI_MERGE_REQUEST_PROJECT_PATH: repository,
    CI_MERGE_REQUEST_PROJECT_ID: '7',
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '7',
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: HEAD,
    CI_COMMIT_SHA: HEAD,
  };
  const target = { hostname: scenario.service.origin, token: SERVICE_TOKEN, organization: 'acme' };
  const flags = flagsOf({ ...target, workspace: 'net-prod', 'plans-from': 'version-control' });
  const cwd = scenario.job.workspace;
  const { code, stderr, stdout } = await runCli(['check', ...flags], { env, cwd });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('(not started here)');
  for (const wrong of [['--mode', 'provisional'], ['--auto-queue-runs'], ['--refresh-only']]) {
    const refused = await runCli(['check', ...flags, ...wrong], { env, cwd });
    expect([wrong, refused.code]).toEqual([wrong, 2]);
  }
});
