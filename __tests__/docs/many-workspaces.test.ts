/** A repository with twelve configurations and an organization with forty workspaces, from docs/monorepo.md to docs/rollout.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { beforeAll, expect, test } from '../support/jest.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { fencedBlocks } from '../support/markdown-files.ts';
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

/** The gate with what the workflow says, and the token of its team. */
function gate() {
  const { organization = '', workspaces = '' } = inputs;
  const words = [
    '--organization',
    organization,
    '--workspaces',
    workspaces.trim().split('\n').join(','),
  ];
  return runCli(['check', ...words], { cwd, env: accessTo(service, GATE) });
}

test('the workflow that init writes has a line for each configuration, and no other workspace', () => {
  const lines = ROOTS.map((name) => `${name}=live/${name}`).sort();
  expect(inputs['workspaces']?.trim().split('\n').sort()).toEqual(lines);
  expect(inputs['affected-only']).toBe(true);
});

test('without access each workspace is listed, and the block of docs/rollout.md gives it', async () => {
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
