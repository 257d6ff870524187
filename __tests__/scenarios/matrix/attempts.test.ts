/**
 * examples/workflows/matrix.yml over several attempts: what people do between them, and how each ends. A job that runs
 * again is the one that GitHub would start again, after a command or by hand.
 */
import type { Seed } from '../../../src/service/seed.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { HEAD, SERVICE_TOKEN, type Scenario } from '../../support/scenario.ts';
import { runWorkflow, type Ran } from '../../support/workflow-runner.ts';
import { comment, DATABASE, OVERRIDE, RUN, start } from '../commands/commented.ts';

type Workspace = NonNullable<Seed['organizations'][number]['workspaces']>[number];
type RunOptions = NonNullable<Parameters<typeof runWorkflow>[2]>;

const RECIPE = readText('examples/workflows/matrix.yml').replace(
  'matrix --org',
  'matrix --groups 3 --org',
);
const NAMES = ['net-prod', 'dns', 'vpn'];

let scenario: Scenario;
afterEach(() => scenario.close());

/** What may go wrong in the group that has `net-prod`, which is the first of three. */
const ofFirst = (group: string) => group.includes('-1-of-');
const WRONG = {
  lost: { vanishes: ofFirst },
  'lost at its end': { vanishesAtEnd: ofFirst },
  canceled: { cancels: ofFirst },
} satisfies Record<string, RunOptions>;

/** What the attempt is, or what a person types after it. */
type Deed = 'runs' | keyof typeof WRONG | { types: string; refused?: true };

const override = { types: OVERRIDE };
const refused = { types: OVERRIDE, refused: true } as const;
const release = { types: `/plangate allow-destroys ${HEAD} copied` };

interface Play {
  deeds: Deed[];
  /** The verdict of each attempt, and how many runs it started. */
  ends: string[];
  script?: Workspace['script'];
  /** The scripts of `dns` and `vpn`, which pass when left out. */
  others?: Workspace['script'][];
  /** Whether a database goes, and nothing may be destroyed. */
  destroys?: true;
}

const PLAYS: Record<string, Play> = {
  'overridden, and lost in the next attempt': {
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
  'beside a group that cannot be overridden, the override of another one holds': {
    deeds: ['runs', refused, 'runs', 'runs'],
    ends: ['blocked 3', 'blocked 1', 'blocked 1'],
    script: 'policy-check-soft-failed',
    others: ['evaluation-failed'],
  },
  'destroyed resources of a group that needs an override, too': {
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
      await type(deed);
      continue;
    }
    const before = scenario.service.runs().length;
    of = await runWorkflow(RECIPE, scenario, {
      ownRunners: true,
      secrets: { TF_API_TOKEN: SERVICE_TOKEN },
      inputs: {
        hostname: scenario.service.origin,
        directory: 'infra/network',
        ...(play.destroys && { 'max-destroys': '0' }),
      },
      ...(deed !== 'runs' && WRONG[deed]),
      ...(of !== undefined && { again: { attempt: ends.length + 1, of } }),
    });
    ends.push(`${verdictOf(of)} ${scenario.service.runs().length - before}`);
  }
  expect(ends).toEqual(play.ends);
});

/** A command between two attempts, which starts the next one unless it is refused. */
async function type({ types, refused: isRefused = false }: { types: string; refused?: boolean }) {
  const given = { workspaces: NAMES.join(',') };
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
