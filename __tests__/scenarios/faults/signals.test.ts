import { faultySend, type Fault } from '../../support/faulty-send.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { runLocally, type LocalBench, type LocalResult } from '../../support/local-bench.ts';

/** What the clock of the service shows when the gate begins. */
const BEGUN_MS = 1_000;

/** The job is cancelled when request `index` leaves (`before`) or after it had its effect. */
async function cancelledAt(
  index: number,
  when: 'before' | 'after',
  wrap: LocalBench['wrap'] = (send) => send,
) {
  const controller = new AbortController();
  let abortedMs = 0;
  const ended = await runLocally({
    signal: controller.signal,
    wrap: (send, clock) => {
      const inner = wrap(send, clock);
      let seen = -1;
      return async (request) => {
        const own = (seen += 1);
        if (own === index && when === 'before') {
          abortedMs = clock.now() - BEGUN_MS;
          controller.abort('SIGTERM');
        }
        request.signal?.throwIfAborted();
        const answer = await inner(request);
        if (own === index && when === 'after') {
          abortedMs = clock.now() - BEGUN_MS;
          controller.abort('SIGTERM');
        }
        request.signal?.throwIfAborted();
        return answer;
      };
    },
  });
  return { ...ended, endedMs: ended.tookMs - abortedMs };
}

function expectEnded({ runs, asked, result }: LocalResult): void {
  for (const { status } of runs) {
    expect(['canceled', 'discarded', 'planned_and_finished']).toContain(status);
  }
  expect(runs.length).toBeLessThanOrEqual(1);
  expect(asked.filter(({ target }) => target.includes('force'))).toEqual([]);
  expect(['canceled', 'passed']).toContain(result.verdict.word);
}

const BOUNDARIES = (await runLocally()).asked.length;

describe('a cancelled job ends its run, whenever the signal comes', () => {
  test.each(['before', 'after'] as const)('%s each request', async (when) => {
    for (let index = 0; index < BOUNDARIES; index += 1) {
      const bench = await cancelledAt(index, when);
      expect(bench.result.verdict.word).toBe('canceled');
      expect(bench.result.workspaces[0]?.failure?.kind).toBe('canceled');
      expectEnded(bench);
      expect(bench.endedMs).toBeLessThanOrEqual(6_500);
    }
  });

  test('while the plan runs, also where the first cancel fails', async () => {
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
      const bench = await cancelledAt(6, 'after', (send, clock) =>
        faultySend(send, clock, (request) => {
          if (spent || !request.url.pathname.endsWith('/actions/cancel')) return undefined;
          spent = true;
          return fault;
        }),
      );
      expectEnded(bench);
      expect(spent).toBe(true);
    }
  });
});
