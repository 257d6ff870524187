import { describe, expect, test } from '../support/jest.ts';
import { runLocally } from '../support/local-bench.ts';
import { expectGolden } from '../support/golden.ts';

const RUN_MS = 60_000;
const PULL_REQUEST = { changeRequest: 'acme/infra#42', cancelSuperseded: true };

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

function lagMs(
  { asked, tookMs }: Awaited<ReturnType<typeof watchOne>>,
  durationMs: number,
): number {
  const created = asked.find(({ method, target }) => method === 'POST' && target === '/runs');
  return tookMs + 1_000 - ((created?.atMs ?? 0) + durationMs);
}

describe('waiting costs few requests and little time', () => {
  test('a run of 60 s, its last duration not known: at most 33 requests', async () => {
    const watched = await watchOne(RUN_MS);
    expect(watched.result.verdict.word).toBe('passed');
    expect(watched.asked.length).toBeLessThanOrEqual(33);
    expectGolden('gate/requests-60-s.txt', `${list(watched)}\n`);
  });

  test('a run of 60 s, its last duration known: at most 17 requests', async () => {
    const watched = await watchOne(RUN_MS, RUN_MS);
    expect(watched.asked.length).toBeLessThanOrEqual(17);
    expectGolden('gate/requests-60-s-known.txt', `${list(watched)}\n`);
  });

  test('whatever the last one took, give or take 12 %: at most 19 requests, 2 s in the mean', async () => {
    const lags: number[] = [];
    for (let percent = -12; percent <= 12; percent += 3) {
      const watched = await watchOne(RUN_MS, RUN_MS * (1 + percent / 100));
      expect(watched.asked.length).toBeLessThanOrEqual(19);
      lags.push(lagMs(watched, RUN_MS));
    }
    expect(mean(lags)).toBeLessThanOrEqual(2_000);
  });

  test.each([undefined, 500, 5_000])(
    'a run of half a second, the last one of %s ms: its verdict within a second',
    async (lastDurationMs) => {
      const watched = await watchOne(500, lastDurationMs);
      expect(watched.result.verdict.word).toBe('passed');
      expect(lagMs(watched, 500)).toBeLessThanOrEqual(500);
    },
  );

  test('the mean lag is at most 3 s around 60 s and 1 s below 15 s', async () => {
    const around: number[] = [];
    for (let ms = 55_000; ms <= 65_000; ms += 1_250) around.push(lagMs(await watchOne(ms), ms));
    expect(mean(around)).toBeLessThanOrEqual(3_000);
    const short: number[] = [];
    const shortKnown: number[] = [];
    for (let ms = 2_000; ms <= 15_000; ms += 650) {
      short.push(lagMs(await watchOne(ms), ms));
      shortKnown.push(lagMs(await watchOne(ms, ms * 1.05), ms));
    }
    expect(mean(shortKnown)).toBeLessThanOrEqual(1_000);
    expect(mean(short)).toBeLessThanOrEqual(1_000);
  });
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function list({ asked }: Awaited<ReturnType<typeof watchOne>>): string {
  return asked
    .map(({ atMs, method, target }) => {
      const seconds = ((atMs - 1_000) / 1_000).toFixed(2).padStart(6);
      return `${seconds} ${method.padEnd(4)} ${target.replaceAll(/-(?=[A-Za-z0-9]{16}\b)[A-Za-z0-9]+/g, '-…')}`;
    })
    .join('\n');
}
