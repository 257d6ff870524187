/**
 * A repository with twelve configurations and an organization with forty workspaces, from a clone to a required check, with
 * README, docs/monorepo.md and docs/rollout.md.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { beforeAll, expect, test } from '../support/jest.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { fencedBlocks, readText } from '../support/markdown-files.ts';
import { ownedSeed } from '../support/owned-seed.ts';
import type { CommitId } from '../../src/model/commit-id.ts';
import { gitIn } from '../support/git-in.ts';
import { projectUrl } from '../support/git-server.ts';
import { openRepository } from '../support/repository.ts';
import { accessTo, serviceForAll } from '../support/service-for-all.ts';
import { installCli, runCli, runShell } from '../support/spawn-cli.ts';
import { makeTree } from '../support/tree.ts';

const OWNER = 'the-token-of-the-owner';
const GATE = 'the-token-of-the-gate';
const ROOTS = Array.from({ length: 12 }, (_, at) => `live-${at}`);
const OTHERS = Array.from({ length: 28 }, (_, at) => `other-${at}`);

const seed = ownedSeed(
  { token: OWNER },
  [...ROOTS, ...OTHERS].map((name) => ({ name, script: 'evaluation-passed' as const })),
  { teams: [{ name: 'gate' }] },
);
seed.tokens?.push({ kind: 'team', organization: 'acme', of: 'gate', secret: GATE });
const service = serviceForAll({ seed });

let cwd: string;
let origin: string;
/** Commits all files, and pushes the commit to the default branch. */
let merge: () => CommitId;

const configuration = (name: string) =>
  `terraform {\n  cloud {\n    organization = "acme"\n    workspaces { name = "${name}" }\n  }\n}\nresource "terraform_data" "a" {}\n`;

beforeAll(async () => {
  cwd = makeTree(
    Object.fromEntries(ROOTS.map((name) => [`live/${name}/main.tf`, configuration(name)])),
  ).root;
  const { git, commit } = openRepository(cwd);
  origin = join(emptyDirectory(), 'infra.git');
  mkdirSync(origin);
  gitIn(origin, 'init', '--quiet', '--bare', '--initial-branch=main');
  git('remote', 'add', 'origin', `file://${origin}`);
  merge = () => {
    const head = commit();
    git('push', '--quiet', 'origin', 'HEAD:refs/heads/main');
    return head;
  };
  merge();
  const { code, stderr } = await runCli(['init', '--yes'], { cwd });
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
  merge();
});

/** The gate as the file says, with the token of its team. */
const gate = () => runCli(['check'], { cwd, env: accessTo(service, GATE) });

test('the file that init writes has one entry for all configurations, and no workspace by its name', () => {
  const text = readFileSync(join(cwd, 'plangate.yml'), 'utf8');
  expect(parse(text)).toEqual({
    workspaces: [{ directories: 'live/*' }],
    'affected-only': true,
  });
  expect(ROOTS.filter((name) => text.includes(name))).toEqual([]);
});

test('without access each workspace is listed, and a block of docs/rollout.md gives access', async () => {
  const refused = await gate();
  expect(refused.code).not.toBe(0);
  for (const name of ROOTS)
    expect(refused.stdout).toMatch(new RegExp(`^\\? ${name} +undecided`, 'm'));

  const block = fencedBlocks('docs/rollout.md').find(({ text }) =>
    text.includes('team-access add'),
  );
  const bin = emptyDirectory();
  installCli(bin);
  const script = block?.text.replace('net-prod storage-prod', ROOTS.join(' ')) ?? '';
  expect(script).toContain(ROOTS[11]);
  const env = { ...accessTo(service, OWNER), PATH: `${bin}:${process.env['PATH']}`, HOME: cwd };
  const { code, said } = await runShell(script, cwd, env);
  expect([code, said]).toEqual([0, expect.stringContaining('plan')]);

  const passed = await gate();
  expect(passed.code).toBe(0);
  expect(passed.stdout).toContain('in 12 workspaces');
});

test('with access doctor finds no problem, and names the check that README says to require', async () => {
  const environment = { ...accessTo(service, GATE), TF_CLOUD_ORGANIZATION: '' };
  const { code, stdout } = await runCli(['doctor'], { cwd, env: environment });
  // `init` cannot know the commit of a release that is not there yet.
  const problems = stdout.match(/^✗ .*/gm) ?? [];
  expect(problems).toEqual([expect.stringContaining('still has "<sha>" in place of the version')]);
  expect(code).toBe(2);
  for (const name of ROOTS) expect(stdout).toContain(`✓ workspace ${name}: would be planned`);
  expect(OTHERS.filter((name) => stdout.includes(`workspace ${name}:`))).toEqual([]);
  const [, required] = /^· required check: its name is "(.+?)"/m.exec(stdout) ?? [];
  expect(readText('README.md')).toContain(`Require the status check \`${required}\``);
});

test('a pull request that changes one configuration is judged there alone', async () => {
  const { commit } = openRepository(cwd);
  const judged = async (target: string) => {
    const job = {
      CI: 'true',
      GITLAB_CI: 'true',
      CI_PROJECT_DIR: cwd,
      CI_PIPELINE_SOURCE: 'merge_request_event',
      CI_MERGE_REQUEST_IID: '9',
      CI_MERGE_REQUEST_PROJECT_ID: '7',
      CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '7',
      CI_PROJECT_ID: '7',
      CI_MERGE_REQUEST_PROJECT_URL: projectUrl(origin),
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: target,
      CI_DEFAULT_BRANCH: 'main',
    };
    const { code, stdout } = await runCli(['check'], {
      cwd,
      env: { ...accessTo(service, GATE), ...job },
    });
    return { code, names: ROOTS.filter((name) => new RegExp(`^✓ ${name} `, 'm').test(stdout)) };
  };
  const before = merge();
  commit({ 'live/live-3/more.tf': 'resource "terraform_data" "b" {}\n' });
  expect(await judged(before)).toEqual({ code: 0, names: ['live-3'] });
});
