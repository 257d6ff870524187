import { afterAll, beforeAll, expect, test } from '../../support/jest.ts';
import type { Ended } from '../../support/runner.ts';
import type { Scenario } from '../../support/scenario.ts';
import { startScenario } from '../../support/scenario.ts';
import { showFigure } from '../../support/sampled.ts';
import { limitMs } from '../../support/time-limits.ts';
import { untilAsked } from '../../support/until-asked.ts';

/** One run that would go on for minutes. */
const SCRIPT = { timings: { planning: 600_000 } } as const;
const OVER = ['canceled', 'discarded', 'errored', 'planned_and_finished', 'force_canceled'];

interface Case {
  signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL';
  after: number;
}

/**
 * Requests of the step: workspace, version, upload, version again, run, earlier runs, polls. Each boundary is tried in
 * `scenarios/faults/signals`; here it is a process that gets the signal.
 */
const cases = (['SIGINT', 'SIGTERM', 'SIGKILL'] as const).flatMap((signal) =>
  [2, 8].map((after): Case => ({ signal, after })),
);

/** Several scenarios side by side: each has a service, a GitHub and a job of its own. */
const LANES = 3;
let scenarios: Scenario[];
beforeAll(async () => {
  scenarios = await Promise.all(
    Array.from({ length: LANES }, () => startScenario({ script: SCRIPT })),
  );
});
afterAll(async () => {
  await Promise.all(scenarios.map((scenario) => scenario.close()));
});

test('the run is over after SIGINT, after SIGTERM and after SIGKILL with a post step', async () => {
  const queue = [...cases];
  let slowestMs = 0;
  await Promise.all(
    scenarios.map(async (scenario) => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const { ended, tookMs } = await interrupt(scenario, next);
        const step = scenario.step();
        const post = await scenario.job.post(step, ended.state);
        expect([next, post.exitCode]).toEqual([next, 0]);
        const going = scenario.service.runs().filter(({ status }) => !OVER.includes(status));
        expect([next, going]).toEqual([next, []]);
        expect([next, ended.stdout.includes('passed')]).toEqual([next, false]);
        expect(JSON.stringify(ended.state)).not.toContain('atlasv1');
        if (next.signal !== 'SIGKILL') {
          slowestMs = Math.max(slowestMs, tookMs);
          expect([next, ended.exitCode, ended.outputs['verdict']]).toEqual([next, 1, 'canceled']);
        }
      }
    }),
  );
  const runs = scenarios.reduce((sum, { service }) => sum + service.runs().length, 0);
  showFigure(
    `${cases.length} interruptions, ${runs} runs created, all of them over; slowest exit after a signal ${Math.round(slowestMs)} ms`,
  );
  expect(queue).toEqual([]);
  expect(slowestMs).toBeLessThan(limitMs(6_600));
});

async function interrupt(
  scenario: Scenario,
  { signal, after }: Case,
): Promise<{ ended: Ended; tookMs: number }> {
  const { service } = scenario;
  const before = service.requests.length;
  const { child, ended } = await scenario.job.start(scenario.step());
  const reached = untilAsked(service.requests, ({ length }) => length >= before + after);
  await Promise.race([reached, ended]);
  const from = performance.now();
  child.kill(signal);
  return { ended: await ended, tookMs: performance.now() - from };
}

test('a killed step is reported in the comment as canceled', async () => {
  const [scenario] = scenarios;
  if (scenario === undefined) throw new Error('no scenario');
  for (const { id } of scenario.github.comments(42)) scenario.github.removeComment(id);
  const { ended } = await interrupt(scenario, { signal: 'SIGKILL', after: 7 });
  expect(scenario.github.comments(42)).toEqual([]);
  await scenario.job.post(scenario.step(), ended.state);
  expect(scenario.github.comments(42)[0]?.body).toMatch(/^### 🚫 Policy gate: canceled/);
});

test('a step that ended by itself leaves its post step nothing to do', async () => {
  const [scenario] = scenarios;
  if (scenario === undefined) throw new Error('no scenario');
  scenario.service.setScript('net-prod', 'evaluation-passed');
  const ended = await scenario.run();
  const before = scenario.service.requests.length;
  const post = await scenario.job.post(scenario.step(), ended.state);
  expect([ended.exitCode, post.exitCode, post.stdout]).toEqual([0, 0, '']);
  expect(scenario.service.requests).toHaveLength(before);
});
