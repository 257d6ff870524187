/**
 * Runs the worlds through the bundle that ships: a process of its own, sockets, and a liar in front of the
 * local service. Half of them ask the command line, half the action, in turn as a pull request,
 * in the merge queue and on a push.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ServiceRequest, ServiceResponse } from '../../src/service/requests.ts';
import { HEAD, pullRequestPayload, yamlOf } from '../support/scenario.ts';
import { serveClone } from '../support/served-clone.ts';
import { startLyingService } from '../support/lying-service.ts';
import { startJob, type Step } from '../support/runner.ts';
import { flagsOf, runCli } from '../support/spawn-cli.ts';
import { seededRandom } from '../support/virtual-time.ts';
import { KINDS, tell } from './lies.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { isGreener, truthOf, type Word } from './truth.ts';
import { couldBeHonest } from './could-be-honest.ts';
import { nothingYet, type Caught, type Tried } from './try-worlds.ts';
import { OWNER, overrideAll } from './around.ts';
import { pick } from '../support/mutate-json.ts';
import { tellTo, type Answer, type Lie } from './tell.ts';
import { live, seedOf } from './world.ts';

const CONFIGURATION = 'resource "null_resource" "a" {}\n';
/**
 * Adoption needs a comment on GitHub to find a run by; it is lied about in process, as pushes, guards, own policies and
 * groups are, and requests to another branch: all events here are of the default branch.
 */
const SHIPPED = SCENARIOS.filter(
  ({ earlier, options, pushes, guard, own, combined, elsewhere }) =>
    (earlier ?? options ?? pushes ?? guard ?? own ?? combined ?? elsewhere) === undefined,
);
const STARTS = ['cli', 'pull_request', 'cli', 'merge_group', 'cli', 'push'] as const;
type Start = (typeof STARTS)[number];

interface Ended {
  verdict: Word;
  /** Whether the process went green. */
  green: boolean;
  answers: Answer[];
  lie: Answer | undefined;
}

/** Several at once, as each mostly waits; so of many there may be a few more than were asked for. */
export async function tryBundles(worlds: number, from: number, atOnce = 8): Promise<Tried> {
  const started = performance.now();
  const found = nothingYet();
  let seed = from;
  const made = () => Object.values(found.told).reduce((sum, count) => sum + count, 0);
  const work = async (): Promise<void> => {
    while (made() < worlds) {
      // Where no process asks the service, no lie is ever told.
      if (seed - from > 50 * (worlds + atOnce))
        throw new Error('hardly any process asked the service');
      const caught = await tryOne(seed++, found);
      if (caught !== undefined) found.greener.push(caught);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, worlds) }, work));
  return { ...found, tookMs: performance.now() - started };
}

async function tryOne(seed: number, found: Tried): Promise<Caught | undefined> {
  const random = seededRandom(seed);
  const kind = KINDS[seed % KINDS.length]!;
  const scenario = pick(NOT_PASSED, random)!;
  const { answers } = await honest(scenario);
  const { target, nth } = pick(answers, random)!;
  let what: string | undefined;
  const lie: Lie = {
    target,
    nth,
    // Ids are new in every process: the lie is made up from what is there.
    tell(answer) {
      const told = tell(kind, answer, seededRandom(seed), answers);
      what = told?.what;
      return told ?? answer;
    },
  };
  const start = STARTS[seed % STARTS.length]!;
  const ended = await run(scenario, lie, start);
  if (ended.lie === undefined || what === undefined) return undefined;
  found.told[kind]++;
  const { verdict, green } = ended;
  const truth = truthOf(scenario);
  const wrongColour = green !== ['passed', 'advisory', 'overridden'].includes(verdict);
  if (!isGreener(verdict, truth) && !wrongColour) return undefined;
  if (!wrongColour && (await couldBeHonest(quick(scenario), ended))) {
    found.exempt[kind]++;
    return undefined;
  }
  return { seed, scenario: scenario.name, truth, verdict, target: `${start}: ${target}`, what };
}

const NOT_PASSED = SHIPPED.filter((scenario) => truthOf(scenario) !== 'passed');

const known = new Map<string, ReturnType<typeof live>>();

function honest(scenario: Scenario): ReturnType<typeof live> {
  const world = known.get(scenario.name) ?? live(quick(scenario));
  known.set(scenario.name, world);
  return world;
}

/** Runs are over at once: what is lied about is how they ended. */
function quick(scenario: Scenario): Scenario {
  return { ...scenario, script: { ...scenario.script, durationMs: 0, processingMs: 0 } };
}

interface Passed {
  method: string;
  url: URL;
  asked: ServiceRequest;
  ask: (request: ServiceRequest) => Promise<ServiceResponse>;
}

async function run(scenario: Scenario, lie: Lie, start: Start): Promise<Ended> {
  const teller = tellTo<Passed>(({ asked, ask }) => ask(asked), lie);
  const liar = await startLyingService(seedOf(quick(scenario)), async (asked, ask, service) => {
    if (scenario.overridden) await overrideAll(service);
    const { method, path, query } = asked;
    const url = new URL(`${liar.origin}${path}${query === '' ? '' : `?${query}`}`);
    return await teller.send({ method, url, asked, ask });
  });
  try {
    const said = await (start === 'cli'
      ? askCli(scenario, liar.origin)
      : askAction(scenario, liar.origin, start));
    return { ...said, answers: teller.answers, lie: teller.lie() };
  } finally {
    await liar.stop();
  }
}

async function askCli(
  scenario: Scenario,
  origin: string,
): Promise<Pick<Ended, 'verdict' | 'green'>> {
  const directory = await mkdtemp(join(tmpdir(), 'lies-'));
  await writeFile(join(directory, 'main.tf'), CONFIGURATION);
  const target = { hostname: origin, token: OWNER, organization: 'acme', workspace: 'net' };
  const how = { directory, mode: scenario.mode, timeout: '15s', format: 'json' };
  const words = flagsOf({ ...target, ...how });
  if (scenario.requirePolicies) words.push('--require-policies');
  const env = serveClone(directory);
  const { code, stdout } = await runCli(['check', ...words], { process: true, env });
  await rm(directory, { recursive: true });
  const { verdict } = JSON.parse(stdout) as { verdict: Word };
  return { verdict, green: code === 0 };
}

const EVENTS: Record<Exclude<Start, 'cli'>, Step['event']> = {
  pull_request: { name: 'pull_request', payload: pullRequestPayload() },
  merge_group: {
    name: 'merge_group',
    payload: { merge_group: { base_ref: 'refs/heads/main', head_sha: HEAD } },
  },
  push: { name: 'push', payload: { after: HEAD, ref: 'refs/heads/main' } },
};

async function askAction(
  scenario: Scenario,
  origin: string,
  start: Exclude<Start, 'cli'>,
): Promise<Pick<Ended, 'verdict' | 'green'>> {
  const job = await startJob();
  await writeFile(join(job.workspace, 'main.tf'), CONFIGURATION);
  const { mode, requirePolicies } = scenario;
  const keys = { mode, 'require-policies': requirePolicies, annotate: 'off' };
  await writeFile(join(job.workspace, 'plangate.yml'), yamlOf(keys));
  const { exitCode, outputs } = await job.run({
    process: true,
    event: EVENTS[start],
    env: { GITHUB_SHA: HEAD, ...serveClone(job.workspace) },
    with: {
      hostname: origin,
      token: OWNER,
      organization: 'acme',
      workspace: 'net',
      timeout: '15s',
      comment: 'off',
    },
  });
  await job.remove();
  return { verdict: outputs['verdict'] as Word, green: exitCode === 0 };
}
