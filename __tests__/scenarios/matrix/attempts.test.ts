/**
 * examples/workflows/matrix.yml over three attempts: what people do between them, and how each ends. A job
 * that runs again is the one that GitHub would start again, after a command or by hand.
 */
import type { Seed } from '../../../src/service/seed.ts';
import { reportKey } from '../../../src/trust/seal.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { HEAD, SERVICE_TOKEN, type Scenario } from '../../support/scenario.ts';
import { runWorkflow, type Ran } from '../../support/workflow-runner.ts';
import { comment, DATABASE, OVERRIDE, RUN, start } from '../commands/commented.ts';

type Workspace = NonNullable<Seed['organizations'][number]['workspaces']>[number];
type Script = Workspace['script'];
type RunOptions = NonNullable<Parameters<typeof runWorkflow>[2]>;

const AS_PRINTED = readText('examples/workflows/matrix.yml').replace(
  'matrix --org',
  'matrix --groups 3 --org',
);
/** The last job has the key of the seals in place of the token. */
const SEALED = AS_PRINTED.replace(
  /token: \$\{\{ secrets\.TF_API_TOKEN \}\}(?=[^]{0,80}\n {10}organization: acme\n {10}groups)/,
  'seal-key: ${{ secrets.PLANGATE_SEAL_KEY }}',
);
const ALLOW = `/plangate allow-destroys ${HEAD} copied`;
const NAMES = ['net-prod', 'dns', 'vpn'];

let scenario: Scenario;
afterEach(() => scenario.close());

async function open(script: Script, state?: Workspace['state']) {
  const others = ['dns', 'vpn'].map((name) => ({ name, script: 'both' as const }));
  const placed = { tags: ['net'], workingDirectory: 'infra/network' };
  scenario = await start(
    { ...placed, script: script ?? 'both', ...(state !== undefined && { state }) },
    {},
    others.map((each) => ({ ...each, ...placed })),
  );
}

/** What may go wrong in the group that has `net-prod`, which is the first of three. */
const ofFirst = (group: string) => group.includes('-1-of-');
const WRONG = {
  lost: { vanishes: ofFirst },
  'lost at its end': { vanishesAtEnd: ofFirst },
  canceled: { cancels: ofFirst },
} satisfies Record<string, RunOptions>;

/** What the attempt is, or what a person does after it. */
type Deed = 'runs' | keyof typeof WRONG | { types: string; refused?: true };

interface Attempt {
  verdict: string;
  /** How many runs it started. */
  runs: number;
}

/** One attempt after the other; what is typed between them starts the next one, as a rerun by hand does. */
async function play(
  deeds: readonly Deed[],
  recipe = AS_PRINTED,
  guard: Record<string, string> = {},
) {
  const attempts: Attempt[] = [];
  let of: Ran | undefined;
  for (const deed of deeds) {
    if (typeof deed === 'object') {
      const given = { workspaces: NAMES.join(',') };
      const { exitCode, said } = await comment(scenario, { body: deed.types, given });
      const run = scenario.github.workflowRuns.find(({ id }) => id === RUN);
      expect([exitCode, run?.status, said]).toEqual([
        deed.refused ? 1 : 0,
        deed.refused ? 'completed' : 'queued',
        said,
      ]);
      continue;
    }
    const before = scenario.service.runs().length;
    of = await runWorkflow(recipe, scenario, {
      ownRunners: true,
      secrets: { TF_API_TOKEN: SERVICE_TOKEN, PLANGATE_SEAL_KEY: reportKey(SERVICE_TOKEN) },
      inputs: { hostname: scenario.service.origin, directory: 'infra/network', ...guard },
      ...(deed !== 'runs' && WRONG[deed]),
      ...(of !== undefined && { again: { attempt: attempts.length + 1, of } }),
    });
    const check = of['policy-gate'];
    const verdict = check?.steps.at(-1)?.outputs['verdict'] ?? '';
    const isGreen = ['passed', 'overridden'].includes(verdict);
    expect([verdict, check?.result]).toEqual([verdict, isGreen ? 'success' : 'failure']);
    attempts.push({ verdict, runs: scenario.service.runs().length - before });
    const [run] = scenario.github.workflowRuns.filter(({ id }) => id === RUN);
    const conclusion = Object.values(of).every(({ result }) => result === 'success');
    if (run)
      Object.assign(run, { status: 'completed', conclusion: conclusion ? 'success' : 'failure' });
  }
  return attempts.map(({ verdict, runs }) => `${verdict} ${runs}`);
}

const override: Deed = { types: OVERRIDE };
const release: Deed = { types: ALLOW };

test.each<[string, Deed[], string[]]>([
  ['overridden, then green', ['runs', override, 'runs'], ['needs-override 3', 'overridden 0']],
  [
    'started again by hand before the override',
    ['runs', 'runs', override, 'runs'],
    ['needs-override 3', 'needs-override 1', 'overridden 0'],
  ],
  [
    'started again by hand after it was green',
    ['runs', override, 'runs', 'runs'],
    ['needs-override 3', 'overridden 0', 'overridden 0'],
  ],
  [
    'lost before its run',
    ['lost', 'runs', override, 'runs'],
    ['undecided 2', 'needs-override 1', 'overridden 0'],
  ],
  [
    'lost with its run, which is overridden meanwhile',
    ['lost at its end', override, 'runs'],
    ['undecided 3', 'overridden 0'],
  ],
  [
    'overridden, and lost in the next attempt',
    ['runs', override, 'lost', 'runs'],
    ['needs-override 3', 'overridden 0', 'overridden 0'],
  ],
  [
    'overridden, and lost at the end of the next attempt',
    ['runs', override, 'lost at its end', 'runs'],
    ['needs-override 3', 'overridden 0', 'overridden 0'],
  ],
])('an override: %s', async (_, deeds, ends) => {
  await open('awaiting-override');
  expect(await play(deeds)).toEqual(ends);
});

test('an override of a canceled group is one of its next run', async () => {
  await open({ name: 'awaiting-override', durationMs: 1_500 });
  expect(await play(['canceled', 'runs', override, 'runs'])).toEqual([
    'canceled 3',
    'needs-override 1',
    'overridden 0',
  ]);
});

test('the job that combines has the key and no token: it sees the override once the group ran again', async () => {
  expect(SEALED).not.toBe(AS_PRINTED);
  await open('awaiting-override');
  expect(await play(['runs', override, 'runs'], SEALED)).toEqual([
    'needs-override 3',
    'overridden 0',
  ]);
});

test.each<[string, Deed[], string[]]>([
  ['released, then green', ['runs', release, 'runs'], ['needs-override 3', 'overridden 0']],
  [
    'started again by hand before the release',
    ['runs', 'runs', release, 'runs'],
    ['needs-override 3', 'needs-override 1', 'overridden 0'],
  ],
  [
    'lost after the release',
    ['runs', release, 'lost', 'runs'],
    ['needs-override 3', 'overridden 0', 'overridden 0'],
  ],
  [
    'lost before its run',
    ['lost', 'runs', release, 'runs'],
    ['undecided 2', 'needs-override 1', 'overridden 0'],
  ],
])('a release of destroyed resources: %s', async (_, deeds, ends) => {
  await open('plain', DATABASE);
  expect(await play(deeds, AS_PRINTED, { 'max-destroys': '0' })).toEqual(ends);
});

test('what cannot be overridden stays red in every attempt', async () => {
  await open('policy-check-hard-failed');
  const refused: Deed = { types: OVERRIDE, refused: true };
  expect(await play(['runs', refused, 'runs', 'runs'])).toEqual([
    'blocked 3',
    'blocked 1',
    'blocked 1',
  ]);
});
