/**
 * What many gates on one token cost: refused requests, lag behind the end of the runs, requests of a gate. In
 * virtual time, against the local service with its limits. Prints rows of README.md, "Waiting".
 *
 *   npm run -s compile && node build/bench/fleet.js [SEEDS]
 */
import { runFleet, type Fleet } from '../__tests__/support/fleet.ts';

const SEEDS = Number(process.argv[2] ?? 5);

const FLEETS: Record<string, Omit<Fleet, 'seed'>> = {
  '60 gates over 10 s, runs of 30 s': { gates: 60, overMs: 10_000, durationMs: () => 30_000 },
  '60 gates over 10 s, runs of 20 to 40 s': {
    gates: 60,
    overMs: 10_000,
    durationMs: (_, random) => 20_000 + 20_000 * random(),
  },
  '60 gates over 60 s, runs of 30 s': { gates: 60, overMs: 60_000, durationMs: () => 30_000 },
  '500 gates over 300 s, runs of 60 to 600 s': {
    gates: 500,
    overMs: 300_000,
    durationMs: (_, random) => 60_000 + 540_000 * random(),
  },
};

const seconds = (ms: number | undefined) => `${((ms ?? 0) / 1_000).toFixed(1)} s`;
process.stdout.write(
  '| fleet | seed | refused | median lag | worst lag | requests a gate | took |\n',
);
process.stdout.write('|---|---:|---:|---:|---:|---:|---:|\n');
for (const [name, fleet] of Object.entries(FLEETS)) {
  if (process.argv[3] !== undefined && !name.startsWith(process.argv[3])) continue;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const result = await runFleet({ ...fleet, seed });
    const { requests, refused, lagMs, perGate, tookMs, asked } = result;
    const cells = [
      name,
      String(seed),
      `${refused} of ${requests}, ${((100 * refused) / requests).toFixed(1)} %`,
      seconds(lagMs[Math.floor(lagMs.length / 2)]),
      seconds(lagMs.at(-1)),
      perGate.toFixed(1),
      seconds(tookMs),
    ];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
    if (process.env['FLEET_DEBUG'] !== undefined) {
      const last = Math.max(...asked.map(({ atMs }) => atMs));
      for (let at = 0; at < last; at += 5_000) {
        const during = asked.filter(
          ({ atMs, target }) => atMs >= at && atMs < at + 5_000 && target !== '(secret URL)',
        );
        process.stdout.write(
          `${at / 1000} s: ${during.length / 5}/s, refused ${during.filter(({ status }) => status === 429).length}; polls ${during.filter(({ target }) => target.includes('include=plan')).length} lists ${during.filter(({ target }) => /workspaces\/.*\/runs\?/.test(target)).length} (refused ${during.filter(({ target, status }) => status === 429 && /workspaces\/.*\/runs\?/.test(target)).length})\n`,
        );
      }
    }
  }
}
