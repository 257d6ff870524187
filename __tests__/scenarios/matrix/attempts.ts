/**
 * examples/workflows/matrix.yml over three attempts: what people do between them, and how each ends. A job
 * that runs again is the one that GitHub would start again, after a command or by hand.
 */
import type { Seed } from '../../../src/service/seed.ts';
import { expect } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { SERVICE_TOKEN, type Scenario } from '../../support/scenario.ts';
import { runWorkflow, type Ran } from '../../support/workflow-runner.ts';
import { comment, RUN, start } from '../commands/commented.ts';

type Workspace = NonNullable<Seed['organizations'][number]['workspaces']>[number];
export type Script = Workspace['script'];
type RunOptions = NonNullable<Parameters<typeof runWorkflow>[2]>;

export const AS_PRINTED = readText('examples/workflows/matrix.yml').replace(
  'matrix --org',
  'matrix --groups 3 --org',
);
const NAMES = ['net-prod', 'dns', 'vpn'];

export interface Matrix {
  /** One attempt after the other; what is typed between them starts the next one, as a rerun by hand does. */
  play(
    deeds: readonly Deed[],
    recipe?: string,
    guard?: Readonly<Record<string, string>>,
  ): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * A pull request whose workspaces are gated by three groups.
 *
 * @param script of `net-prod`, which the first group has
 * @param others the scripts of `dns` and `vpn`, which pass when left out
 */
export async function startMatrix(
  script: Script,
  state?: Workspace['state'],
  others: Script[] = [],
): Promise<Matrix> {
  const [dns = 'both', vpn = 'both'] = others;
  const placed = { tags: ['net'], workingDirectory: 'infra/network' };
  const scenario = await start(
    { ...placed, script: script ?? 'both', ...(state !== undefined && { state }) },
    {},
    [
      { name: 'dns', script: dns, ...placed },
      { name: 'vpn', script: vpn, ...placed },
    ],
  );
  return {
    play: (deeds, recipe = AS_PRINTED, guard = {}) => play(scenario, { deeds, recipe, guard }),
    close: () => scenario.close(),
  };
}

/** What may go wrong in the group that has `net-prod`, which is the first of three. */
const ofFirst = (group: string) => group.includes('-1-of-');
const WRONG = {
  lost: { vanishes: ofFirst },
  'lost at its end': { vanishesAtEnd: ofFirst },
  canceled: { cancels: ofFirst },
} satisfies Record<string, RunOptions>;

/** What the attempt is, or what a person does after it. */
export type Deed = 'runs' | keyof typeof WRONG | { types: string; refused?: true };

interface Attempt {
  verdict: string;
  /** How many runs it started. */
  runs: number;
}

interface Played {
  deeds: readonly Deed[];
  recipe: string;
  guard: Readonly<Record<string, string>>;
}

async function play(scenario: Scenario, { deeds, recipe, guard }: Played): Promise<string[]> {
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
      secrets: { TF_API_TOKEN: SERVICE_TOKEN },
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
