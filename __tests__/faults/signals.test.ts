import { faultySend, type Fault } from '../support/faulty-send.ts';
import { runGate, type BenchOptions, type BenchResult } from '../support/gate-bench.ts';
import { describe, expect, test } from '../support/jest.ts';

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
            if (spent || !request.url.pathname.endsWith('/actions/cancel')) return undefined;
            spent = true;
            return fault;
          }),
      });
      await expectEnded(bench);
    }
  });
});
