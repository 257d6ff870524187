import { describe, expect, test } from '@jest/globals';
import { runFleet, type FleetResult } from '../support/fleet.ts';

const FLEET = { gates: 60, overMs: 10_000, durationMs: () => 30_000 };

/** Of all, in percent. */
function refused(results: readonly FleetResult[]): number {
  const sum = (of: (result: FleetResult) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  return (100 * sum((it) => it.refused)) / sum((it) => it.requests);
}

function median(values: readonly number[]): number {
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe('gates that know nothing of each other, on one token', () => {
  test('60 over 10 s, runs of 30 s: few are refused, none is late, none asks much', async () => {
    const results: FleetResult[] = [];
    for (const seed of [1, 2, 3]) results.push(await runFleet({ ...FLEET, seed }));
    expect(refused(results)).toBeLessThanOrEqual(3);
    for (const { verdicts, lagMs, perGate } of results) {
      expect(verdicts).toEqual(Array<string>(60).fill('passed'));
      expect(lagMs.at(-1)).toBeLessThanOrEqual(12_000);
      expect(median(lagMs)).toBeLessThanOrEqual(6_000);
      expect(perGate).toBeLessThanOrEqual(16);
    }
  }, 120_000);

  test('one that is killed in the middle harms no other', async () => {
    const result = await runFleet({ ...FLEET, seed: 1, dies: { gate: 30, atMs: 20_000 } });
    expect(result.verdicts).toEqual(Array<string>(59).fill('passed'));
    expect(refused([result])).toBeLessThanOrEqual(3);
    expect(result.lagMs.at(-1)).toBeLessThanOrEqual(12_000);
  }, 120_000);

  test('500 over 300 s, runs of 60 to 600 s: all are decided', async () => {
    const result = await runFleet({
      gates: 500,
      overMs: 300_000,
      durationMs: (_, random) => 60_000 + 540_000 * random(),
      seed: 1,
    });
    expect(result.verdicts).toEqual(Array<string>(500).fill('passed'));
    expect(refused([result])).toBeLessThanOrEqual(3);
    expect(median(result.lagMs)).toBeLessThanOrEqual(16_000);
    expect(result.lagMs.at(-1)).toBeLessThanOrEqual(60_000);
  }, 240_000);

  test('alone, a gate is as quick as ever: 0.3 s after the end of the run is known', async () => {
    const { lagMs, refused: none } = await runFleet({ ...FLEET, gates: 1, overMs: 0, seed: 1 });
    expect(none).toBe(0);
    expect(lagMs[0]).toBeLessThanOrEqual(5_500);
  });
});
