/** Whole processes, timed in turn (A B C A B C …), so that a machine that slows down slows all. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

export interface Contender {
  name: string;
  command: string;
  args: readonly string[];
}

export interface Figures {
  name: string;
  /** Wall time of each counted run. */
  wallMs: number[];
  /** Processor time, user and system, of each counted run. */
  processorMs: number[];
  /** The most memory the process itself ever held. */
  peakBytes: number[];
}

/**
 * Node reads certificates at each start if this variable names some, which takes as long as the rest of
 * the start. Packing needs none.
 */
const { NODE_EXTRA_CA_CERTS: _, ...ENVIRONMENT } = process.env;

/** Prints it for each process that it runs; without it only wall time is known. */
const TIME = '/usr/bin/time';

export async function measureInTurn(
  contenders: readonly Contender[],
  rounds: number,
): Promise<Figures[]> {
  const figures: Figures[] = contenders.map(({ name }) => ({
    name,
    wallMs: [],
    processorMs: [],
    peakBytes: [],
  }));
  for (let round = 0; round <= rounds; round++) {
    for (const [at, contender] of contenders.entries()) {
      const { wallMs, processorMs, peakBytes } = await runOnce(contender);
      // The first round warms the caches and is not counted.
      if (round === 0) continue;
      figures[at]?.wallMs.push(wallMs);
      if (processorMs !== undefined) figures[at]?.processorMs.push(processorMs);
      if (peakBytes !== undefined) figures[at]?.peakBytes.push(peakBytes);
    }
  }
  return figures;
}

async function runOnce({ name, command, args }: Contender): Promise<{
  wallMs: number;
  processorMs?: number;
  peakBytes?: number;
}> {
  const directory = mkdtempSync(join(tmpdir(), 'plangate-bench-'));
  const report = join(directory, 'time');
  try {
    const timed = existsSync(TIME);
    const argv = timed ? ['-o', report, '-f', '%U %S %M', command, ...args] : args;
    const started = performance.now();
    const child = spawn(timed ? TIME : command, argv, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: ENVIRONMENT,
    });
    let complaint = '';
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const wallMs = performance.now() - started;
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${complaint.slice(0, 500)}`);
    if (!timed) return { wallMs };
    const [user = 0, system = 0, kilobytes = 0] = readFileSync(report, 'utf8')
      .trim()
      .split(' ')
      .map(Number);
    return { wallMs, processorMs: (user + system) * 1000, peakBytes: kilobytes * 1024 };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Median of the ratios of runs that followed each other: steadier than a ratio of medians. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((value, at) => value / (theirs[at] ?? Number.NaN)));
}
