import { runFleet } from '../support/fleet.ts';
import { hunted } from '../support/hunt.ts';
import { describe, expect, test } from '../support/jest.ts';

const FLEET = { gates: 60, overMs: 10_000, durationMs: () => 30_000 };

const SEEDS = Array.from({ length: hunted(3) }, (_, index) => index + 1);
const MANY = hunted(500);

/** How many of all requests were refused, in percent. */
function refused({ refused: some, requests }: Record<'refused' | 'requests', number>): number {
  return (100 * some) / requests;
}

function median(values: readonly number[]): number {
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe('gates that know nothing of each other, on one token', () => {
  test.each([10_000, 60_000])(
    '60 that start within %d ms, runs of 30 s: few requests are refused, no gate is late or asks often',
    async (overMs) => {
      for (const seed of SEEDS) {
        const result = await runFleet({ ...FLEET, overMs, seed });
        expect(result.verdicts).toEqual(Array<string>(60).fill('passed'));
        expect(refused(result)).toBeLessThanOrEqual(3);
        expect(result.lagMs.at(-1)).toBeLessThanOrEqual(10_000);
        expect(median(result.lagMs)).toBeLessThanOrEqual(5_000);
        expect(result.perGate).toBeLessThanOrEqual(16);
      }
    },
  );

  test('runs of 20 to 40 s: the same holds if the runs differ in length', async () => {
    const durationMs = (_: number, random: () => number) => 20_000 + 20_000 * random();
    const result = await runFleet({ ...FLEET, durationMs, seed: 1 });
    expect(refused(result)).toBeLessThanOrEqual(3);
    expect(result.lagMs.at(-1)).toBeLessThanOrEqual(10_000);
    expect(result.perGate).toBeLessThanOrEqual(16);
  });

  test('one that is killed in the middle harms no other', async () => {
    const result = await runFleet({ ...FLEET, seed: 1, dies: { gate: 30, atMs: 20_000 } });
    expect(result.verdicts).toEqual(Array<string>(59).fill('passed'));
    expect(refused(result)).toBeLessThanOrEqual(3);
    expect(result.lagMs.at(-1)).toBeLessThanOrEqual(10_000);
    expect(result.sleepers).toBe(0);
  });

  test(`${MANY} that start 0.6 s apart, runs of 60 to 600 s: all are decided`, async () => {
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

  test('a gate alone has no request refused, and knows the end of its run within 5.5 s', async () => {
    const { lagMs, refused: none } = await runFleet({ ...FLEET, gates: 1, overMs: 0, seed: 1 });
    expect(none).toBe(0);
    expect(lagMs[0]).toBeLessThanOrEqual(5_500);
  });
});
