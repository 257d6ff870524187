/**
 * README, the first hour and the second day of a team with twenty workspaces, one after the other, by the bundles
 * that ship: an override, an exception, an apply, and another release of the action.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyDirectory } from '../../support/empty-directory.ts';
import { commitIn } from '../../support/git-in.ts';
import { expect } from '../../support/jest.ts';
import { fencedBlocks, readText } from '../../support/markdown-files.ts';
import { findProgram, testWith } from '../../support/optional-tools.ts';
import { pathWith } from '../../support/policy-repository.ts';
import { ROOT, type Step } from '../../support/runner.ts';
import { HEAD, pullRequestEvent, SERVICE_TOKEN } from '../../support/scenario.ts';
import { runCli } from '../../support/spawn-cli.ts';
import { commentPayload, MEMBERS_TOKEN, RUN } from '../commands/commented.ts';
import { mergedCommit } from './merged-commit.ts';
import { ours, recipeWorld, type RunOptions } from './recipe-world.ts';

const world = recipeWorld('second-day');
const { start, run } = world;

const APPS = Array.from({ length: 7 }, (_, at) => `app-${at + 1}`);
const OTHERS = [
  { name: 'storage-prod', workingDirectory: 'storage' },
  ...APPS.map((name) => ({ name, workingDirectory: `apps/${name}` })),
];
const EXCEPTIONS = 'gate/exceptions.json';
const UPDATE = 'd'.repeat(40);
const SHIPPED = { process: true };
const [PINNED, NEWER] = ['e'.repeat(40), 'f'.repeat(40)];
const MEMBER = {
  'policy-overrides': { ...ours.secrets, TF_OVERRIDE_TOKEN: SERVICE_TOKEN, MEMBERS_TOKEN },
};

const cloud = (name: string) =>
  `terraform {\n  cloud {\n    organization = "acme"\n    workspaces {\n      name = "${name}"\n    }\n  }\n}\n`;

function write(path: string, text: string): void {
  const file = join(world.scenario.job.workspace, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The action as it was released before: until there is a release, another copy of this one. */
function keepRelease(): string {
  const root = emptyDirectory();
  for (const part of ['action.yml', 'package.json', 'dist/action']) {
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  }
  return root;
}

/** Where git finds no release of the action. */
function homeWithoutGitHub(): string {
  const home = emptyDirectory();
  const config = '[url "file:///nowhere/"]\n\tinsteadOf = https://github.com/\n';
  writeFileSync(join(home, '.gitconfig'), config);
  return home;
}

const atTerminal = (words: string, { cwd = ROOT, process = true } = {}) =>
  runCli(words.split(' '), {
    cwd,
    process,
    env: {
      TF_CLOUD_HOSTNAME: world.scenario.service.origin,
      TF_API_TOKEN: SERVICE_TOKEN,
      // Nobody is at a terminal.
      PLANGATE_TRUST_CHECKOUT: 'true',
      HOME: homeWithoutGitHub(),
      PATH: pathWith(findProgram('opa')),
    },
  });

testWith('opa', 'the pages lead from README to a green check on the second day', async () => {
  const merged: Record<string, string> = {
    'network/versions.tf': readText('examples/infra/network/versions.tf'),
  };
  const heads: Record<string, string> = {};
  const pulled = { author: 'author', pusher: 'pusher' };
  await start(
    {},
    {
      branches: { main: merged },
      heads,
      workflowRuns: [{ id: RUN, headSha: HEAD }],
      pullRequests: [
        { number: 42, headSha: HEAD, files: ['network/main.tf', 'apps/app-7/main.tf'], ...pulled },
        { number: 43, headSha: UPDATE, files: ['.github/workflows/plangate.yml'], ...pulled },
      ],
    },
    OTHERS,
  );
  const { scenario } = world;
  rmSync(join(scenario.job.workspace, 'infra'), { recursive: true });
  for (const name of APPS) {
    write(`apps/${name}/main.tf`, cloud(name));
    merged[`apps/${name}/main.tf`] = cloud(name);
  }
  merged['storage/versions.tf'] = readText('examples/infra/storage/versions.tf');
  commitIn(scenario.job.workspace, 'nine workspaces');
  const kept = keepRelease();
  const bare = { ...scenario.job };
  let started: Pick<Step, 'root' | 'process'> = {};
  scenario.job.run = (step) => bare.run({ ...step, ...(step.action === '' && started) });
  const gate = async (text: string, options: RunOptions = {}, by: typeof started = {}) => {
    started = by;
    const before = scenario.service.runs().length;
    const { results } = await run('gate', { ...ours, ...options }, text);
    started = {};
    return { gate: results['gate'], runs: scenario.service.runs().length - before };
  };

  // README: the demo, and the workflow as it is there, for one workspace.
  expect(await atTerminal('demo --scenario passed')).toMatchObject({ code: 0 });
  const [readme] = fencedBlocks('README.md').filter(({ language }) => language === 'yaml');
  const one = (readme?.text ?? '').replace('<sha>', PINNED);
  const inNetwork = { inputs: { directory: 'network' } };
  expect(await gate(one, inNetwork, { root: kept })).toEqual({ gate: 'success', runs: 1 });
  expect(scenario.comment()).toBe('');

  // The first hour: without an account, the workflow for this repository, and what is wrong with it.
  const page = readText('docs/first-hour.md');
  const inCheckout = { cwd: scenario.job.workspace };
  const [, local = ''] = /```sh exit=1\nnode dist\/cli\/index\.js (.*)\n```/.exec(page) ?? [];
  // Elsewhere: the tests may have their opa inside of this checkout, where no program is run.
  const clone = emptyDirectory();
  cpSync(join(ROOT, 'examples/first-plan'), join(clone, 'examples/first-plan'), {
    recursive: true,
  });
  expect(await atTerminal(local, { cwd: clone })).toMatchObject({ code: 1 });
  expect(await atTerminal('init', inCheckout)).toMatchObject({ code: 0 });
  const workflow = '.github/workflows/plangate.yml';
  const proposed = readFileSync(join(scenario.job.workspace, workflow), 'utf8');
  const all = proposed.replaceAll(/plangate\/plangate@\S+/g, `plangate/plangate@${PINNED}`);
  write(workflow, all);
  const settings = 'plangate.yml';
  const ofAll = readFileSync(join(scenario.job.workspace, settings), 'utf8');
  const setBy = (text: string) => {
    merged[settings] = text;
    write(settings, text);
    heads['main'] = mergedCommit(scenario.job.workspace, merged);
  };
  const nextDay = commitIn(scenario.job.workspace, 'the workflow');
  const words = 'doctor network --organization acme --workspace net-prod';
  const doctor = await atTerminal(words, { ...inCheckout, process: false });
  expect([doctor.code, doctor.stdout]).toEqual([0, expect.stringContaining('net-prod')]);
  // Before it is merged, the file chooses nothing, and says what it would gate.
  expect(await gate(all)).toEqual({ gate: 'failure', runs: 0 });
  expect(scenario.comment()).toContain('is not on the default branch yet');
  expect(ofAll).toContain('affected-only: true');
  setBy(ofAll.replace('affected-only: true', 'affected-only: false'));
  expect(await gate(all)).toEqual({ gate: 'success', runs: 9 });
  setBy(ofAll);

  // Red, and green once the line is corrected.
  scenario.service.setScript('net-prod', 'evaluation-failed');
  expect(await gate(all, {}, { root: kept })).toMatchObject({ gate: 'failure' });
  expect(scenario.comment()).toContain('### ❌ Policy gate: blocked');
  scenario.service.setScript('net-prod', 'evaluation-passed');
  expect(await gate(all)).toMatchObject({ gate: 'success' });
  expect(scenario.comment()).toContain('### ✅ Policy gate: passed');

  // The second day: only what a push touches, an override of one failure and an exception for another.
  setBy(
    `${ofAll}fail-on: advisory\nexceptions: ${EXCEPTIONS}\noverride-by: [ann, "role:admin", acme/platform]\n`,
  );
  merged[EXCEPTIONS] = '{"exceptions": []}';
  scenario.service.setScript('net-prod', 'awaiting-override');
  scenario.service.setScript('app-7', 'evaluation-advisory');
  scenario.github.push(42, nextDay);
  Object.assign(scenario.github.workflowRuns[0] ?? {}, { headSha: nextDay });
  const event = pullRequestEvent({ head: nextDay });
  expect(await gate(all, { event })).toEqual({ gate: 'failure', runs: 2 });
  expect(scenario.comment()).toContain('allowed-regions');
  const until = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
  const which = { policy: 'allowed-regions', workspace: 'app-7', until };
  const exceptions = [{ ...which, reason: 'moves', owner: 'team-app' }];
  merged[EXCEPTIONS] = JSON.stringify({ exceptions });
  const body = `/plangate override ${nextDay} agreed in CHG-1042`;
  const comment = scenario.github.addComment(42, { login: 'ann' }, body);
  const commented = await run('commands', {
    environments: MEMBER,
    event: { name: 'issue_comment', payload: commentPayload(comment, 'ann', body) },
    env: {
      GITHUB_REF: 'refs/heads/main',
      GITHUB_RUN_ID: '8001',
      GITHUB_ACTOR: 'ann',
      GITHUB_TRIGGERING_ACTOR: 'ann',
    },
  });
  expect(commented.results).toEqual({ asked: 'success', command: 'success' });
  const again = { event, env: { GITHUB_RUN_ATTEMPT: '2' } };
  const overridden = await gate(all, again);
  expect([overridden.gate, scenario.comment()]).toEqual([
    'success',
    expect.stringContaining('ann'),
  ]);
  expect(scenario.comment()).toContain(`excepted until ${until}`);

  // After the merge, what the pull request has shown is applied.
  write(EXCEPTIONS, merged[EXCEPTIONS] ?? '');
  scenario.service.setScript('net-prod', 'evaluation-passed');
  scenario.github.merge(42, nextDay);

  // A pull request updates the pin: one workspace tries the release, then all have it.
  const update = { event: pullRequestEvent({ number: 43, head: UPDATE }) };
  setBy(ofAll.replace('affected-only: true', 'affected-only: false'));
  const alone = { ...inNetwork, inputs: { ...inNetwork.inputs, workspace: 'net-prod' } };
  const tried = await gate(one.replace(PINNED, NEWER), { ...alone, ...update }, SHIPPED);
  expect(tried).toEqual({ gate: 'success', runs: 1 });
  scenario.service.setScript('app-7', 'evaluation-passed');
  expect(await gate(all.replaceAll(PINNED, NEWER), update, SHIPPED)).toEqual({
    gate: 'success',
    runs: 9,
  });
  expect(scenario.github.violations).toEqual([]);
});
