import { runFleet } from '../support/fleet.ts';
import { sampled } from '../support/sampled.ts';
import { describe, expect, test } from '../support/jest.ts';

const FLEET = { gates: 60, overMs: 10_000, durationMs: () => 30_000 };

const SEEDS = Array.from({ length: sampled(3) }, (_, index) => index + 1);
const MANY = sampled(500);

/** How many of all requests were refused, in percent. */
function refused({ refused: some, requests }: Record<'refused' | 'requests', number>): number {
  return (100 * some) / requests;
}

function median(values: readonly number[]): number {
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe('many gates on one token, none of which knows the others', () => {
  test('are not late and rarely refused, if 60 start within 10 s with runs of 30 s', async () => {
    for (const seed of SEEDS) {
      const result = await runFleet({ ...FLEET, seed });
      expect(result.verdicts).toEqual(Array<string>(60).fill('passed'));
      expect(refused(result)).toBeLessThanOrEqual(3);
      expect(result.lagMs.at(-1)).toBeLessThanOrEqual(10_000);
      expect(median(result.lagMs)).toBeLessThanOrEqual(5_000);
      expect(result.perGate).toBeLessThanOrEqual(16);
    }
  });

  test('are not disturbed by one that is killed', async () => {
    const result = await runFleet({ ...FLEET, seed: 1, dies: { gate: 30, atMs: 20_000 } });
    expect(result.verdicts).toEqual(Array<string>(59).fill('passed'));
    expect(refused(result)).toBeLessThanOrEqual(3);
    expect(result.lagMs.at(-1)).toBeLessThanOrEqual(10_000);
    expect(result.sleepers).toBe(0);
  });

  test(`are all decided, if ${MANY} start 0.6 s apart with runs of 60 to 600 s`, async () => {
    const result = await runFleet({
      gates: MANY,
      overMs: MANY * 600,
      durationMs: (_, random) => 60_000 + 540_000 * random(),
      seed: 1,
    });
    expect(result.verdicts).toEqual(Array<string>(MANY).fill('passed'));
    expect(refused(result)).toBeLessThanOrEqual(3);
    expect(median(result.lagMs)).toBeLessThanOrEqual(15_000);
    expect(result.lagMs.at(-1)).toBeLessThanOrEqual(60_000);
  });
});
