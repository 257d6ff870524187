/** The action as the runner starts it, where its host never answers; `hangs.test.ts` has the service and git. */
import { describe, expect, test } from '../../support/jest.ts';
import type { Ended } from '../../support/runner.ts';
import {
  SERVICE_TOKEN,
  startScenario,
  type Scenario,
  type StepChanges,
} from '../../support/scenario.ts';
import { watchSlowness } from '../../support/time-limits.ts';
import { startFront, startSilent } from './hanging-places.ts';

interface Hanging {
  /** What differs from a step that works. */
  step: StepChanges;
  isReached: () => boolean;
  stop: () => void | Promise<void>;
}

type Hang = (scenario: Scenario) => Promise<Hanging> | Hanging;

const TIMEOUT_MS = 3_000;
const MORE_MS = 1_000;
/** Node.js and the action begin before the time of the check does. */
const START_MS = 1_000;
const SIGNAL_MS = 1_000;
/** What a comment may take after the check. */
const PUBLISH_MS = 5_000;

const HANGS: Readonly<Record<string, Hang>> = {
  async 'a GitHub that is silent'() {
    const { port, ...silent } = await startSilent();
    const api = `http://127.0.0.1:${port}`;
    const env = { GITHUB_API_URL: api, GITHUB_GRAPHQL_URL: `${api}/graphql` };
    return { step: { env }, ...silent };
  },
  async 'a GitHub that falls silent when the comment is to be written'({ github }) {
    const { origin, ...front } = await startFront(github.serverUrl, (text) =>
      text.startsWith('POST /repos/acme/infra/issues/42/comments'),
    );
    const env = { GITHUB_API_URL: origin, GITHUB_GRAPHQL_URL: github.graphqlUrl };
    return {
      step: { env, with: { comment: 'always' } },
      isReached: front.isSilent,
      stop: () => front.stop(),
    };
  },
  async 'a service that is silent in a sub-action'() {
    const { port, ...silent } = await startSilent();
    const inputs = {
      hostname: `http://127.0.0.1:${port}`,
      token: SERVICE_TOKEN,
      run: 'run-CZcmD7eagjhyX0vN',
      reason: 'seen',
    };
    const keys = { organization: 'acme', workspaces: [{ name: 'net-prod' }] };
    return { step: { action: 'command', keys, with: inputs }, ...silent };
  },
};

async function endBy(hang: Hang, signal: 'SIGINT' | undefined) {
  const slowness = watchSlowness();
  const scenario = await startScenario({ script: 'evaluation-passed' });
  const { step, isReached, stop } = await hang(scenario);
  const timeout: Record<string, string> =
    signal === undefined ? { timeout: `${TIMEOUT_MS / 1_000}s` } : {};
  const hanging = scenario.step({ ...step, with: { ...step.with, ...timeout } });
  let began = performance.now();
  // A sub-action has none of the inputs of the gate.
  if (step.action !== undefined) hanging.with = step.with ?? {};
  const { child, ended } = await scenario.job.start({ ...hanging, realTime: true });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  while (!isReached() && !isOver()) await new Promise((resolve) => setTimeout(resolve, 20));
  const reached = isReached();
  if (signal !== undefined) {
    began = performance.now();
    child.kill(signal);
  }
  const end = await ended;
  const tookMs = performance.now() - began;
  slowness.stop();
  await stop();
  await scenario.close();
  return { end, tookMs, reached, within: (ms: number) => tookMs < slowness.limitMs(ms) };
}

const said = ({ stdout, stderr }: Ended) => stdout + stderr;
const unix = process.platform === 'win32' ? describe.skip : describe;

unix('the action', () => {
  test.each(Object.entries(HANGS))('ends within a second of SIGINT: %s', async (_, hang) => {
    const { end, tookMs, reached, within } = await endBy(hang, 'SIGINT');
    // A verdict that was decided before the signal stays.
    const code = end.outputs['verdict'] === 'passed' ? 0 : 1;
    expect([reached, end.exitCode, said(end)]).toEqual([true, code, expect.any(String)]);
    expect([within(SIGNAL_MS), tookMs, said(end)]).toEqual([
      true,
      expect.any(Number),
      expect.any(String),
    ]);
  });

  // The time of a sub-action is its own: two minutes.
  const timed = Object.entries(HANGS).filter(([name]) => !name.includes('sub-action'));
  test.each(timed)('ends with the time of the check: %s', async (_, hang) => {
    const { end, tookMs, reached, within } = await endBy(hang, undefined);
    expect([reached, said(end)]).toEqual([true, expect.any(String)]);
    expect([within(START_MS + TIMEOUT_MS + PUBLISH_MS + MORE_MS), tookMs, said(end)]).toEqual([
      true,
      expect.any(Number),
      expect.any(String),
    ]);
  });
});
