// How many times longer this machine takes now than two idle cores take: every limit of time in the tests is a multiple.
import { spawnSync } from 'node:child_process';

/** Milliseconds that a start of node takes on two idle cores. */
const START_MS = 45;
const MOST = 20;

/** The median of five starts of node; 1 where the machine is idle or faster. */
export function measureSlowness() {
  const starts = Array.from({ length: 5 }, startMs).sort((one, other) => one - other);
  return Math.min(MOST, Math.max(1, starts[2] / START_MS));
}

function startMs() {
  const began = performance.now();
  spawnSync(process.execPath, ['-e', '']);
  return performance.now() - began;
}
