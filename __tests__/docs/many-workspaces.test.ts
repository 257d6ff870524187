/**
 * A repository with twelve configurations and an organization with forty workspaces, from a clone to a required check, with
 * README, docs/monorepo.md and docs/rollout.md.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { beforeAll, expect, test } from '../support/jest.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { fencedBlocks, readText } from '../support/markdown-files.ts';
import { ownedSeed } from '../support/owned-seed.ts';
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
/** What the workflow passes to the gate. */
let inputs: Record<string, string>;

const configuration = (name: string) =>
  `terraform {\n  cloud {\n    organization = "acme"\n    workspaces { name = "${name}" }\n  }\n}\nresource "terraform_data" "a" {}\n`;

beforeAll(async () => {
  cwd = makeTree(
    Object.fromEntries(ROOTS.map((name) => [`live/${name}/main.tf`, configuration(name)])),
  ).root;
  openRepository(cwd).commit();
  const { code, stderr } = await runCli(['init', '--yes'], { cwd });
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
  const workflow = readFileSync(join(cwd, '.github/workflows/plangate.yml'), 'utf8');
  const { steps } = parse(workflow).jobs.gate as { steps: { uses: string; with: typeof inputs }[] };
  inputs = steps.find(({ uses }) => uses.startsWith('plangate/plangate@'))?.with ?? {};
});

const lines = () => (inputs['workspaces'] ?? '').trim().split('\n');

/** The gate with what the workflow says, and the token of its team. */
function gate() {
  const { organization = '' } = inputs;
  const words = ['--organization', organization, '--workspaces', lines().join(',')];
  return runCli(['check', ...words], { cwd, env: accessTo(service, GATE) });
}

test('the workflow that init writes has a line for each configuration, and no other workspace', () => {
  const expected = ROOTS.map((name) => `${name}=live/${name}`).sort();
  expect(lines().sort()).toEqual(expected);
  expect(inputs['affected-only']).toBe(true);
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
  const commit = openRepository(cwd).commit;
  const words = ['--organization', 'acme', '--workspaces', lines().join(','), '--affected-only'];
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
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: target,
      CI_DEFAULT_BRANCH: 'main',
    };
    const { code, stdout } = await runCli(['check', ...words], {
      cwd,
      env: { ...accessTo(service, GATE), ...job },
    });
    return { code, names: ROOTS.filter((name) => new RegExp(`^✓ ${name} `, 'm').test(stdout)) };
  };
  const before = commit();
  commit({ 'live/live-3/more.tf': 'resource "terraform_data" "b" {}\n' });
  expect(await judged(before)).toEqual({ code: 0, names: ['live-3'] });
});
