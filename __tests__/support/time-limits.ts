/** Limits of time grow with the time that this machine needs, so that no test fails because the machine is busy. */

/** Milliseconds that `work` takes on a machine with two idle cores. */
const WORK_MS = 25;
const ROUNDS = 5_000_000;

/** How slow the machine was when the tests began (`config/jest.config.js`). */
const atStart = Number(process.env['PLANGATE_SLOWNESS'] ?? 1);

/** Every test and every hook ends within it. */
export const TEST_LIMIT_MS =
  Math.round(300_000 * atStart) * (process.env['PLANGATE_CASES'] === 'all' ? 10 : 1);

/** @param idleMs the limit on two idle cores @returns the limit on this machine, as busy as it is at this moment */
export function limitMs(idleMs: number): number {
  return Math.ceil(idleMs * Math.max(1, atStart, slownessNow()));
}

/** Looks at the machine again and again, so that a limit holds for its busiest moment. */
export function watchSlowness(): { limitMs(idleMs: number): number; stop(): void } {
  let most = slownessNow();
  const timer = setInterval(() => {
    most = Math.max(most, slownessNow());
  }, KEPT_MS + 1);
  return {
    limitMs: (idleMs) => Math.max(limitMs(idleMs), idleMs * most),
    stop: () => clearInterval(timer),
  };
}

/** Milliseconds of processor time of this process: they do not grow while other programs have the processor. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

/** How long what was measured is taken for true. */
const KEPT_MS = 400;
let measured = { at: -KEPT_MS, slowness: 1 };

function slownessNow(): number {
  const began = performance.now();
  if (began - measured.at > KEPT_MS) {
    work();
    const at = performance.now();
    measured = { at, slowness: (at - began) / WORK_MS };
  }
  return measured.slowness;
}

/** Kept, so that the engine cannot leave the work out. */
let last = 0;

function work(): void {
  for (let round = 0; round < ROUNDS; round += 1) last = (last * 31 + round) | 0;
}
