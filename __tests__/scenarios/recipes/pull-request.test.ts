/** What examples/workflows/ has for a pull request, a merge queue and forks, run as it is written. */
import { ingressOf } from '../../support/pushes.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { gitIn } from '../../support/git-in.ts';
import { sarifOf, type Written } from '../../support/scanned-request.ts';
import { HEAD, pullRequestEvent, SERVICE_TOKEN } from '../../support/scenario.ts';
import {
  BLOCKED,
  inNetwork,
  ours,
  queued,
  recipe,
  RECIPES,
  recipesThere,
  recipeWorld,
  type RunOptions,
} from './recipe-world.ts';

const STORAGE = { name: 'storage-prod', workingDirectory: 'storage' };
const FORKS = { name: 'net-forks', workingDirectory: 'network' };

const world = recipeWorld('pull-request');
const { start, run, expectRun, expectNothingMissing } = world;

describe('on a pull request', () => {
  test.each([
    ['plangate', ours, inNetwork],
    ['merge-queue', ours, {}],
    ['many-workspaces', ours, {}],
    ['several-branches', ours, inNetwork],
    ['stacked', ours, inNetwork],
  ])('%s is red, with a comment', async (name, secrets, more) => {
    await start({ script: BLOCKED }, {}, [STORAGE]);
    await expectRun(name, { ...secrets, ...more }, { gate: 'failure' });
    expect(world.scenario.comment()).toContain('### ❌ Policy gate: blocked');
  });

  test('organization-gate is red, also for a repository that would take something away', async () => {
    const options = { environments: { 'policy-gate': ours.secrets }, ...inNetwork };
    await start({ script: BLOCKED });
    await expectRun('organization-gate', options, { gate: 'failure' });
    expect(world.scenario.comment()).toContain('### ❌ Policy gate: blocked');
    world.merge('plangate.yml', 'require-policies: false\nfail-on: never\n');
    const { said, results } = await run('organization-gate', options);
    expect(results).toEqual({ gate: 'failure' });
    expect(said).toContain('decides, so this does not count: fail-on of plangate.yml:2.');
  });

  test('code-scanning uploads the findings, and none after a push that corrects them', async () => {
    await start({ script: BLOCKED });
    const options = { ...ours, ...inNetwork };
    const red = await expectRun('code-scanning', options, { gate: 'failure' });
    expect(red).toMatch(/^Uploaded [1-9]\d* results$/m);
    world.scenario.service.setScript('net-prod', 'evaluation-passed');
    const green = await run('code-scanning', options);
    expect(green.results).toEqual({ gate: 'success' });
    expect(green.said).toMatch(/^Uploaded 0 results$/m);
  });

  test('scanners is red for what the request adds, and not for what its merge base has', async () => {
    await start();
    const { workspace } = world.scenario.job;
    gitIn(workspace, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    gitIn(workspace, 'commit', '--quiet', '--allow-empty', '--message', 'The request');
    const env = { GITHUB_SHA: gitIn(workspace, 'rev-parse', 'HEAD') };
    const finding = (rule: string) => ({ rule, path: 'network/data.tf', line: 1 });
    const write = (found: readonly Written[]) =>
      `printf '%s' '${sarifOf(found, {}, 'checkov')}' > "$out/results_sarif.sarif"`;
    const pipx = [
      'for out; do :; done',
      'mkdir -p "$out"',
      `case $PWD in */base) ${write([finding('CKV_OLD')])};;`,
      `*) ${write([finding('CKV_OLD'), finding('CKV_NEW')])};; esac`,
      'exit 1',
    ];
    const scanners = [
      {
        file: 'checkov/results_sarif.sarif',
        tool: 'checkov',
        base: 'checkov-base/results_sarif.sarif',
      },
    ];
    const options = { ...ours, ...inNetwork, keys: { scanners } };
    const run = {
      ...options,
      env,
      programs: { pipx: pipx.join('\n') },
    };
    await expectRun('scanners', run, { gate: 'failure' });
    expect(world.scenario.comment()).toMatch(/blocked by 1 policy[^]*CKV_NEW/);
    expect(world.scenario.comment()).not.toContain('- **`CKV_OLD`**');
  });

  test('self-managed works with the certificate authority of a variable', async () => {
    await start();
    const variables = { ACME_ROOT_CA: world.proxied.certificate };
    const secrets = { TFE_TOKEN: SERVICE_TOKEN };
    const options = { secrets, variables, ...inNetwork };
    await expectRun('self-managed', options, { gate: 'success' });
  });

  test('organization-caller hands the secrets of the environment to what it calls', async () => {
    await start({ script: BLOCKED });
    const called = { 'organization-gate.yml': recipe('organization-gate') };
    const environments = { 'policy-gate': ours.secrets };
    const options = { called, environments, ...inNetwork };
    // What the page says is to be required.
    await expectRun('organization-caller', options, { 'gate / gate': 'failure' });
    expect(recipe('organization-caller')).toContain('`gate / gate`');
    expect(world.scenario.comment()).toContain('### ❌ Policy gate: blocked');
    const without = recipe('organization-caller').replace(/ {4}secrets: inherit.*\n/, '');
    expect((await run('organization-caller', options, without)).said).toContain('token is empty');
  });

  test('version-control judges the existing run', async () => {
    await start({ workingDirectory: 'network', vcsRepository: 'acme/infra' });
    world.push(ingressOf({ commit: HEAD, server: world.proxied.serverUrl }));
    await expectRun('version-control', ours, { gate: 'success' });
  });

  test('matrix writes one annotation for a finding, and one comment', async () => {
    await start({ script: BLOCKED, tags: ['net'] });
    const ends = { matrix: 'success', group: 'failure', 'policy-gate': 'failure' } as const;
    await expectRun('matrix', { ...ours, ...inNetwork }, ends);
    const annotations = world.scenario.github.checkRuns().flatMap((one) => one.annotations);
    const places = annotations.map(
      ({ path, start_line, title }) => `${path}:${start_line} ${title}`,
    );
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places).size).toBe(places.length);
    expect(world.scenario.github.comments(42)).toHaveLength(1);
  });
});

describe('in a merge queue', () => {
  test.each([
    ['merge-queue', ours],
    ['organization-gate', { environments: { 'policy-gate': ours.secrets }, ...inNetwork }],
  ])('%s answers', async (name, options) => {
    await start({}, {}, [STORAGE]);
    await expectRun(name, { ...options, ...queued }, { gate: 'success' });
  });
});

describe("forks have a check of their own beside the repository's", () => {
  const line = /#( {3})(if: .*)\n/.exec(recipe('forks'))?.[2] ?? '';
  const gate = recipe('merge-queue').replace('    runs-on:', `    ${line}\n    runs-on:`);
  const environments = { 'fork-plans': { TF_API_TOKEN_FORKS: SERVICE_TOKEN } };
  const pull = (from: string, name: string) => ({ event: pullRequestEvent({ from }, name) });
  const both = async (of: (name: string) => RunOptions) => {
    const own = await run('merge-queue', { ...ours, ...of('pull_request') }, gate);
    const forks = await run('forks', { environments, ...inNetwork, ...of('pull_request_target') });
    expectNothingMissing(`${own.said}\n${forks.said}`);
    return { ...own.results, ...forks.results };
  };

  test('which has the line of the page', () => expect(line).toContain('head.repo.full_name'));

  test('a pull request of the repository is judged by one of the two', async () => {
    await start({}, {}, [FORKS, STORAGE]);
    const ended = await both((name) => pull('acme/infra', name));
    expect(ended).toEqual({ gate: 'success', 'fork-gate': 'skipped' });
  });

  test('a fork is judged by the other', async () => {
    await start({}, {}, [{ ...FORKS, script: BLOCKED }, STORAGE]);
    const ended = await both((name) => pull('mallory/infra', name));
    expect(ended).toEqual({ gate: 'skipped', 'fork-gate': 'failure' });
    expect(world.scenario.comment()).toContain('### ❌ Policy gate: blocked');
  });

  test('a group of the queue is judged by the first', async () => {
    await start({}, {}, [FORKS, STORAGE]);
    expect(await both(() => queued)).toEqual({ gate: 'success', 'fork-gate': 'skipped' });
  });
});

test('every recipe runs in a test', () => {
  expect(Object.values(RECIPES).flat().sort()).toEqual(recipesThere().sort());
});

test('every job ran behind the proxy', () => world.expectAllBehindProxy());
