/** examples/workflows/matrix.yml, run: the groups on runners of their own, and the one check after them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seed } from '../../../src/service/seed.ts';
import { callCli } from '../../support/call-cli.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { SERVICE_TOKEN, startScenario, type Scenario } from '../../support/scenario.ts';
import { runWorkflow } from '../../support/workflow-runner.ts';

const RECIPE = readText('examples/workflows/matrix.yml').replace(
  'matrix --org',
  'matrix --groups 3 --org',
);
type Script = NonNullable<Seed['organizations'][number]['workspaces']>[number]['script'];

/** A platform team's repository: sixty workspaces that work in twelve directories and are found by a tag. */
const DIRECTORIES = Array.from({ length: 12 }, (_, index) => `net/part-${index + 1}`);

const SIXTY = DIRECTORIES.flatMap((workingDirectory) =>
  ['dev', 'test', 'stage', 'prod', 'spare'].map((stage) => ({
    name: `${workingDirectory.replace('/', '-')}-${stage}`,
    workingDirectory,
    tags: ['net'],
    script: 'both' as const,
  })),
);

/** As `plangate init` finds them. */
function writeDirectories(root: string): void {
  const block =
    'cloud {\n    organization = "acme"\n    workspaces {\n      tags = ["net"]\n    }\n  }';
  for (const directory of DIRECTORIES) {
    mkdirSync(join(root, directory), { recursive: true });
    const file = join(root, directory, 'main.tf');
    writeFileSync(file, `terraform {\n  ${block}\n}\n\nresource "null_resource" "a" {}\n`);
  }
}

let scenario: Scenario;
afterEach(() => scenario.close());

async function run(
  scripts: Record<string, Script>,
  more: Partial<Parameters<typeof runWorkflow>[2]> = {},
) {
  scenario = await startScenario({
    workspaces: Object.entries(scripts).map(([name, script = 'both']) => ({
      name,
      script,
      tags: ['net'],
      workingDirectory: 'infra/network',
    })),
  });
  return runIn('infra/network', more);
}

const runIn = (directory: string, more: Partial<Parameters<typeof runWorkflow>[2]> = {}) =>
  runWorkflow(RECIPE, scenario, {
    secrets: { TF_API_TOKEN: SERVICE_TOKEN },
    inputs: { hostname: scenario.service.origin, directory },
    ...more,
  });

const check = (ran: Awaited<ReturnType<typeof run>>) => {
  const { result, steps } = ran['policy-gate'] ?? {};
  return [result, steps?.at(-1)?.outputs['verdict']];
};

test('sixty workspaces in twelve directories, from `plangate init` to the required check', async () => {
  scenario = await startScenario({ workspaces: SIXTY });
  const { workspace } = scenario.job;
  rmSync(join(workspace, 'infra'), { recursive: true });
  writeDirectories(workspace);
  // Without network: which commit a release is, only the real GitHub tells.
  const offline = { execute: async () => ({ exitCode: 128, stdout: '', stderr: '' }) };
  expect((await callCli(['init', '--yes'], { cwd: workspace, ...offline })).code).toBe(0);
  const written = readFileSync(join(workspace, '.github/workflows/plangate.yml'), 'utf8');
  expect(written).toContain(' workspaces: "tag:net"\n');
  const ran = await runIn('.');
  expect(ran['group']?.steps).toHaveLength(3);
  expect(check(ran)).toEqual(['success', 'passed']);
  expect(scenario.service.runs()).toHaveLength(60);
  expect(ran['policy-gate']?.steps.at(-1)?.summary).toContain('60 workspaces');
  expect(scenario.github.comments(42)).toHaveLength(0);
});

test('the groups cannot be found: no group runs, and the check is red', async () => {
  const ran = await run({});
  expect(ran['matrix']?.result).toBe('failure');
  expect(check(ran)[0]).toBe('failure');
});

test('a runner vanishes: undecided, and its group is named', async () => {
  const ran = await run(
    { a: 'both', b: 'both', c: 'both' },
    { vanishes: (group) => group.includes('-2-of-') },
  );
  expect(check(ran)).toEqual(['failure', 'undecided']);
  expect(scenario.comment()).toMatch(/-2-of-3` left no report: its job may have been cancelled/);
  expect(scenario.comment()).toMatch(
    /was not judged. This cannot be overridden. Re-run the failed job of its group, then this one\. This job alone cannot/,
  );
  expect(scenario.comment()).not.toContain('plangate doctor');
});
