/**
 * examples/workflows/matrix.yml, run: the groups on runners of their own, the one check after them, and several attempts with
 * what people do between them. A job that runs again is the one that GitHub would start again, after a command or by hand.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seed } from '../../../src/service/seed.ts';
import { callCli } from '../../support/call-cli.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { checkOut, SERVICE_TOKEN, startScenario, type Scenario } from '../../support/scenario.ts';
import { runWorkflow, type Ran } from '../../support/workflow-runner.ts';
import { findProgram, testWith } from '../../support/optional-tools.ts';
import { pathWith } from '../../support/policy-repository.ts';
import { layIn } from '../../support/tree.ts';
import {
  comment,
  DATABASE,
  OVERRIDE,
  RUN,
  start,
  sticky,
  writeLines,
} from '../commands/commented.ts';

const RECIPE = readText('examples/workflows/matrix.yml').replace(
  'plangate matrix)',
  'plangate matrix --groups 3)',
);
type Script = NonNullable<Seed['organizations'][number]['workspaces']>[number]['script'];
type RunOptions = NonNullable<Parameters<typeof runWorkflow>[2]>;

/** A platform team's repository: workspaces that work in twelve directories and are found by a tag. */
const DIRECTORIES = Array.from({ length: 12 }, (_, index) => `net/part-${index + 1}`);

const TWELVE = DIRECTORIES.map((workingDirectory) => ({
  name: workingDirectory.replace('/', '-'),
  workingDirectory,
  tags: ['net'],
  script: 'both' as const,
}));

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

/** What the recipe asks for in the file. */
const KEYS = { organization: 'acme', workspaces: [{ tags: ['net'] }], 'affected-only': true };

const runIn = (directory: string, more: Partial<RunOptions> = {}) =>
  runWorkflow(RECIPE, scenario, {
    keys: KEYS,
    secrets: { TF_API_TOKEN: SERVICE_TOKEN },
    inputs: { hostname: scenario.service.origin, directory },
    ...more,
  });

const check = (ran: Ran) => {
  const { result, steps } = ran['policy-gate'] ?? {};
  return [result, steps?.at(-1)?.outputs['verdict']];
};

test('twelve workspaces in twelve directories pass, from `plangate init` to the required check', async () => {
  scenario = await startScenario({ workspaces: TWELVE });
  const { workspace } = scenario.job;
  rmSync(join(workspace, 'infra'), { recursive: true });
  writeDirectories(workspace);
  // Without network: which commit a release is, only the real GitHub tells.
  const offline = { execute: async () => ({ exitCode: 128, stdout: '', stderr: '' }) };
  expect((await callCli(['init', '--yes'], { cwd: workspace, ...offline })).code).toBe(0);
  const written = readFileSync(join(workspace, 'plangate.yml'), 'utf8');
  expect(written).toContain('  - directories: net/*\n');
  const ran = await runIn('.');
  expect(ran['group']?.steps).toHaveLength(3);
  expect(check(ran)).toEqual(['success', 'passed']);
  expect(scenario.service.runs()).toHaveLength(12);
  expect(ran['policy-gate']?.steps.at(-1)?.summary).toContain('12 workspaces');
  expect(scenario.github.comments(42)).toHaveLength(0);
});

test('where the groups cannot be found, no group runs and the check is red', async () => {
  scenario = await startScenario({ workspaces: [] });
  const ran = await runIn('infra/network');
  expect(ran['matrix']?.result).toBe('failure');
  expect(check(ran)[0]).toBe('failure');
});

test('where a runner vanishes, the result is undecided and names its group', async () => {
  const placed = { script: 'both', tags: ['net'], workingDirectory: 'infra/network' } as const;
  const workspaces = ['a', 'b', 'c'].map((name) => ({ name, ...placed, tags: ['net'] }));
  scenario = await startScenario({ workspaces });
  const ran = await runIn('infra/network', { vanishes: (group) => group.includes('-2-of-') });
  expect(check(ran)).toEqual(['failure', 'undecided']);
  expect(scenario.github.comments(42)).toHaveLength(1);
  expect(scenario.comment()).toMatch(/-2-of-3` left no report: its job may have been cancelled/);
  expect(scenario.comment()).toMatch(
    /Re-run the failed job of its group, then this one, which alone cannot judge `b`/,
  );
  expect(scenario.comment()).not.toContain('plangate doctor');
});

/** What may go wrong in the group that has `net-prod`, which is the first of three. */
const ofFirst = (group: string) => group.includes('-1-of-');
const WRONG = {
  lost: { vanishes: ofFirst },
  'lost at its end': { vanishesAtEnd: ofFirst },
  canceled: { cancels: ofFirst },
} satisfies Record<string, RunOptions>;

/** What the attempt is, or what a person types after it. */
type Deed = 'runs' | keyof typeof WRONG | { types: string; refused?: true } | typeof release;

const override = { types: OVERRIDE };
const refused = { types: OVERRIDE, refused: true } as const;
const release = { writes: 'carl' };

interface Play {
  deeds: Deed[];
  /** The verdict of each attempt, and how many runs it started. */
  ends: string[];
  script?: Script;
  /** The scripts of `dns` and `vpn`, which pass when left out. */
  others?: Script[];
  /** Whether a database goes, and nothing may be destroyed. */
  destroys?: true;
}

const PLAYS: Record<string, Play> = {
  'a group that was overridden stays so when it is lost in the next attempt': {
    deeds: ['runs', override, 'lost', 'runs'],
    ends: ['needs-override 3', 'overridden 0', 'overridden 0'],
  },
  'a canceled group has nothing to override before it ran again': {
    deeds: ['canceled', refused, 'runs', override, 'runs'],
    ends: ['canceled 3', 'needs-override 1', 'overridden 0'],
    script: { name: 'awaiting-override', durationMs: 1_500 },
  },
  'one command overrides what each of the three policy systems refused, a lost group included': {
    deeds: ['lost at its end', override, 'runs', 'runs'],
    ends: ['undecided 3', 'overridden 0', 'overridden 0'],
    script: 'policy-check-soft-failed',
    others: ['awaiting-override', 'tf-policy-awaiting-override'],
  },
  'beside a group that cannot be overridden, a command is refused and overrides nothing': {
    deeds: ['runs', refused, 'runs', 'runs'],
    ends: ['blocked 3', 'blocked 2', 'blocked 2'],
    script: 'policy-check-soft-failed',
    others: ['evaluation-failed'],
  },
  'a group can need an override and an approval of what it destroys': {
    deeds: ['runs', override, 'runs', release, 'runs'],
    ends: ['needs-override 3', 'needs-override 0', 'overridden 0'],
    destroys: true,
  },
};

test.each(Object.entries(PLAYS))('%s', async (_, play) => {
  const { deeds, script = 'awaiting-override', others: [dns = 'both', vpn = 'both'] = [] } = play;
  const placed = { tags: ['net'], workingDirectory: 'infra/network' };
  scenario = await start({ ...placed, script, ...(play.destroys && { state: DATABASE }) }, {}, [
    { name: 'dns', script: dns, ...placed },
    { name: 'vpn', script: vpn, ...placed },
  ]);
  const ends: string[] = [];
  let of: Ran | undefined;
  for (const deed of deeds) {
    if (typeof deed === 'object') {
      if ('types' in deed) await type(deed);
      else expect(writeLines(scenario, deed.writes)).toBe(1);
      continue;
    }
    const before = scenario.service.runs().length;
    of = await runWorkflow(RECIPE, scenario, {
      ownRunners: true,
      secrets: { TF_API_TOKEN: SERVICE_TOKEN },
      inputs: {
        hostname: scenario.service.origin,
        directory: 'infra/network',
      },
      keys: { ...KEYS, ...(play.destroys && { 'max-destroys': 0 }) },
      ...(deed !== 'runs' && WRONG[deed]),
      ...(of !== undefined && { again: { attempt: ends.length + 1, of } }),
    });
    ends.push(`${verdictOf(of)} ${scenario.service.runs().length - before}`);
  }
  expect(ends).toEqual(play.ends);
});

const ASKS = `# METADATA
# custom: { enforcement_level: soft-mandatory, approvers: [ann, carl], approvals: 2 }
package buckets

deny contains {"msg": sprintf("%s holds data", [rc.address]), "address": rc.address} if {
	some rc in input.plan.resource_changes
	rc.type == "aws_s3_bucket"
}
`;

testWith(
  'opa',
  'what own policies of two groups ask is approved together, and in the one comment',
  async () => {
    const main = { 'policies/buckets.rego': ASKS };
    const placed = { tags: ['net'], workingDirectory: 'infra/network', script: 'both' } as const;
    scenario = await start({ ...placed, tags: ['net'] }, { branches: { main } }, [
      { name: 'dns', ...placed, tags: ['net'] },
    ]);
    layIn(scenario.job.workspace, main);
    checkOut(scenario.job.workspace);
    const env = { PATH: `${pathWith(findProgram('opa'))}:${process.env['PATH'] ?? ''}` };
    let of: Ran | undefined;
    const attempts: string[] = [];
    const attempt = async () => {
      const before = scenario.service.runs().length;
      of = await runWorkflow(RECIPE.replace('--groups 3)', '--groups 2)'), scenario, {
        ownRunners: true,
        secrets: { TF_API_TOKEN: SERVICE_TOKEN },
        inputs: {
          hostname: scenario.service.origin,
          directory: 'infra/network',
        },
        keys: { ...KEYS, policies: 'policies', 'comment-commands': true },
        env,
        ...(of !== undefined && { again: { attempt: attempts.length + 1, of } }),
      });
      attempts.push(`${verdictOf(of)} ${scenario.service.runs().length - before}`);
    };
    const approve = (login: string) => expect(writeLines(scenario, login)).toBe(1);
    await attempt();
    expect(sticky(scenario)).toContain('needs approval by `ann` and `carl` (0 of 2)');
    expect(sticky(scenario)).toContain('`net-prod`');
    expect(sticky(scenario)).toContain('`dns`');
    approve('ann');
    await attempt();
    expect(sticky(scenario)).toContain('(1 of 2)');
    approve('carl');
    await attempt();
    expect(attempts).toEqual(['needs-override 2', 'needs-override 0', 'overridden 0']);
  },
);

/** A command between two attempts, which starts the next one unless it is refused. */
async function type({ types, refused: isRefused = false }: { types: string; refused?: boolean }) {
  const given = { workspaces: 'net-prod,dns,vpn' };
  const { exitCode, said } = await comment(scenario, { body: types, given });
  const status = scenario.github.workflowRuns.find(({ id }) => id === RUN)?.status;
  const expected = isRefused ? [1, 'completed'] : [0, 'queued'];
  expect([exitCode, status, said]).toEqual([...expected, said]);
}

/** Of the one required check; the workflow run is over now. */
function verdictOf(ran: Ran): string {
  const check = ran['policy-gate'];
  const verdict = check?.steps.at(-1)?.outputs['verdict'] ?? '';
  const isGreen = ['passed', 'overridden'].includes(verdict);
  expect([verdict, check?.result]).toEqual([verdict, isGreen ? 'success' : 'failure']);
  const isWhole = Object.values(ran).every(({ result }) => result === 'success');
  const ended = { status: 'completed', conclusion: isWhole ? 'success' : 'failure' };
  Object.assign(scenario.github.workflowRuns.find(({ id }) => id === RUN) ?? {}, ended);
  return verdict;
}
