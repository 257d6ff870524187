import { describe, expect, test } from '../support/jest.ts';
import { runLocally } from '../support/local-bench.ts';
import { expectGolden } from '../support/golden.ts';

const RUN_MS = 60_000;
const PULL_REQUEST = { changeRequest: 'acme/infra#42' };

/** One speculative run with a policy check and a policy evaluation, 50 ms for each exchange. */
function watchOne(durationMs: number, lastDurationMs?: number) {
  return runLocally({
    latencyMs: 50,
    workspaces: { net: { script: { name: 'both', durationMs } } },
    options: {
      ...PULL_REQUEST,
      ...(lastDurationMs !== undefined && { lastDurationMs: () => lastDurationMs }),
    },
  });
}

describe('waiting for a run', () => {
  test('costs at most 33 requests for 60 s, if its last duration is not known', async () => {
    const watched = await watchOne(RUN_MS);
    expect(watched.result.verdict.word).toBe('passed');
    expect(watched.asked.length).toBeLessThanOrEqual(33);
    expectGolden('gate/requests-60-s.txt', `${list(watched)}\n`);
  });

  test('costs at most 17 requests for 60 s, if its last duration is known', async () => {
    const watched = await watchOne(RUN_MS, RUN_MS);
    expect(watched.asked.length).toBeLessThanOrEqual(17);
    expectGolden('gate/requests-60-s-known.txt', `${list(watched)}\n`);
  });

  test.each([undefined, 500, 5_000])(
    'of half a second ends within a second, if the last one took %s ms',
    async (lastDurationMs) => {
      const watched = await watchOne(500, lastDurationMs);
      expect(watched.result.verdict.word).toBe('passed');
      const created = watched.asked.find(
        ({ method, target }) => `${method} ${target}` === 'POST /runs',
      );
      const endedAtMs = (created?.atMs ?? 0) + 500;
      expect(watched.tookMs + 1_000 - endedAtMs).toBeLessThanOrEqual(500);
    },
  );
});

function list({ asked }: Awaited<ReturnType<typeof watchOne>>): string {
  return asked
    .map(({ atMs, method, target }) => {
      const seconds = ((atMs - 1_000) / 1_000).toFixed(2).padStart(6);
      return `${seconds} ${method.padEnd(4)} ${target.replaceAll(/-(?=[A-Za-z0-9]{16}\b)[A-Za-z0-9]+/g, '-…')}`;
    })
    .join('\n');
}
