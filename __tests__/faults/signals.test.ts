import { createClient } from '../../src/client/client.ts';
import { finishAfterKill, type UnfinishedJob } from '../../src/gate/end-run.ts';
import type { Send } from '../../src/model/ports.ts';
import { fakeClock, type FakeClock } from '../support/fake-clock.ts';
import { faultySend, nameOf, type Fault } from '../support/faulty-send.ts';
import { PASSING, runGate, type BenchOptions, type BenchResult } from '../support/gate-bench.ts';
import { callOf } from '../support/happy-path.ts';
import { afterAll, describe, expect, test } from '../support/jest.ts';
import { quietLog } from '../support/quiet-log.ts';
import { SCRIPTED, scriptedService, type RunScript } from '../support/scripted-service.ts';
import { showFigure } from '../support/hunt.ts';
import { seededRandom } from '../support/virtual-time.ts';

const cells: string[] = [];

/** The job is cancelled when request `index` leaves (`before`) or after it had its effect. */
function cancelledAt(index: number, when: 'before' | 'after', rest: Partial<BenchOptions> = {}) {
  const controller = new AbortController();
  let abortedAt: number | undefined;
  const bench = runGate({
    signal: controller.signal,
    ...rest,
    wrap: (send, clock) => {
      const inner = rest.wrap?.(send, clock) ?? send;
      let seen = -1;
      return async (request) => {
        const own = (seen += 1);
        if (own === index && when === 'before') {
          abortedAt = clock.now();
          controller.abort('SIGTERM');
        }
        request.signal?.throwIfAborted();
        const answer = await inner(request);
        if (own === index && when === 'after') {
          abortedAt = clock.now();
          controller.abort('SIGTERM');
        }
        request.signal?.throwIfAborted();
        return answer;
      };
    },
  });
  return bench.then((result) => ({ ...result, abortedAt }));
}

async function expectEnded({ service, clock, result }: BenchResult): Promise<void> {
  await clock.advance(1_500);
  for (const run of service.runs) {
    expect(['canceled', 'discarded', 'planned_and_finished']).toContain(service.statusOf(run));
  }
  expect(service.runs.length).toBeLessThanOrEqual(1);
  expect(service.requests.filter(({ path }) => path.includes('force'))).toEqual([]);
  expect(['canceled', 'passed']).toContain(result.verdict.word);
}

const HAPPY = await runGate();
const BOUNDARIES = HAPPY.service.requests.length;

describe('a cancelled job ends its run, whenever the signal comes', () => {
  test.each(['before', 'after'] as const)('%s each request', async (when) => {
    for (let index = 0; index < BOUNDARIES; index += 1) {
      const bench = await cancelledAt(index, when);
      expect(bench.result.verdict.word).toBe('canceled');
      expect(bench.result.workspaces[0]?.failure?.kind).toBe('canceled');
      const took = bench.clock.now() - (bench.abortedAt ?? 0);
      await expectEnded(bench);
      expect(took).toBeLessThanOrEqual(6_500);
      cells.push(`${when} ${index}: over after ${Math.round(took)} ms`);
    }
  });

  test('while the plan runs, with a cancel that goes wrong once', async () => {
    const faults: Fault[] = [
      'reset-before',
      'reset-after',
      'truncated',
      { status: 503 },
      { after: 502 },
      { status: 429 },
    ];
    for (const fault of faults) {
      let spent = false;
      const bench = await cancelledAt(6, 'after', {
        wrap: (send, clock) =>
          faultySend(send, clock, (request) => {
            if (spent || callOf(request) !== 'cancel') return undefined;
            spent = true;
            return fault;
          }),
      });
      await expectEnded(bench);
      cells.push(`cancel ${nameOf(fault)}`);
    }
  });

  test('a run that can only be discarded is discarded', async () => {
    const script: RunScript = {
      run: [
        [0, 'planning'],
        [2_000, 'planned_and_saved'],
      ],
      attributes: { 'plan-only': false },
    };
    const bench = await cancelledAt(6, 'after', {
      script: { ...script, run: [[0, 'planned_and_saved']] },
      options: { mode: 'provisional' },
    });
    const [run] = bench.service.runs;
    expect(run && bench.service.statusOf(run)).toBe('discarded');
    cells.push('saved plan discarded');
  });

  test('a cancel that is refused for good is told, and the gate still ends in time', async () => {
    const bench = await cancelledAt(6, 'after', {
      wrap: (send, clock) =>
        faultySend(send, clock, (request) =>
          callOf(request) === 'cancel' ? { status: 404 } : undefined,
        ),
    });
    expect(bench.result.verdict.word).toBe('canceled');
    expect(bench.result.workspaces[0]?.leftover).toMatch(/^Run \S+ \(.*\) goes on, .* refused/);
    expect(bench.clock.now() - (bench.abortedAt ?? 0)).toBeLessThanOrEqual(6_500);
    cells.push('cancel refused → told');
  });
});

describe('what is left after a kill is finished from the saved state', () => {
  const job = (known: 'version' | 'run'): UnfinishedJob => ({
    mode: 'speculative',
    runs: [
      {
        workspace: 'net',
        workspaceId: 'ws-net',
        versionId: 'cv-1',
        ...(known === 'run' && { runId: 'run-1' }),
      },
    ],
  });

  function finish(known: Parameters<typeof job>[0], send: Send, clock: FakeClock) {
    const ports = { clock, random: seededRandom(3), log: quietLog() };
    const client = createClient({ ...SCRIPTED, send, ...ports });
    return finishAfterKill(job(known), { client, clock, signal: new AbortController().signal });
  }

  async function killedAt(ageMs: number, known: 'version' | 'run', fault?: Fault) {
    const clock = fakeClock({ auto: true });
    const service = scriptedService(clock, [{ name: 'net', script: PASSING }]);
    const run = service.addRun('net', { message: 'm', 'plan-only': true });
    await clock.advance(ageMs);
    let spent = fault === undefined;
    const send = faultySend(
      (request) => clock.track(service.send(request)),
      clock,
      (request) => {
        if (spent || request.method === 'GET') return undefined;
        spent = true;
        return fault;
      },
    );
    const started = clock.now();
    const [ended] = await finish(known, send, clock);
    return { ended, status: service.statusOf(run), tookMs: clock.now() - started };
  }

  test.each(['version', 'run'] as const)('by %s id, at any age of the run', async (known) => {
    for (const ageMs of [0, 900, 1_500, 2_500, 5_100, 6_000, 7_000, 9_000]) {
      for (const fault of [undefined, 'reset-after', 'reset-before', { status: 503 }] as const) {
        const { ended, status, tookMs } = await killedAt(ageMs, known, fault);
        expect(['canceled', 'planned_and_finished']).toContain(status);
        expect(ended).toMatchObject({
          workspace: 'net',
          runId: 'run-1',
          outcome: status === 'canceled' ? 'ended' : 'over',
          status,
        });
        expect(tookMs).toBeLessThanOrEqual(60_000);
        cells.push(`post by ${known} at ${ageMs} ms`);
      }
    }
  });

  test('without a run there is nothing to end', async () => {
    const clock = fakeClock({ auto: true });
    const service = scriptedService(clock, [{ name: 'net', script: PASSING }]);
    service.addRun('net', {});
    service.runs.length = 0;
    const send = (request: Parameters<typeof service.send>[0]) =>
      clock.track(service.send(request));
    const ended = await finish('version', send, clock);
    expect(ended).toEqual([{ workspace: 'net', outcome: 'none' }]);
    cells.push('post without a run');
  });
});

afterAll(() => {
  showFigure(`signals: ${cells.length} cells, every run over`);
});
