/** What ships, at each place where it would wait for ever: its time ends it, and so does a signal. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '../../support/jest.ts';
import { startCli } from '../../support/spawn-cli.ts';
import { watchSlowness } from '../../support/time-limits.ts';
import { makeTree } from '../../support/tree.ts';
import { PLACES, type Hang } from './hanging-places.ts';
import { waitUntil } from '../../support/until-asked.ts';

const TIMEOUT_MS = 3_000;
/** Half of it is the start of the process. */
const MORE_MS = 1_000;
const SIGNAL_MS = 1_000;
/** The time that the kernel has to end what was killed. */
const LAG_MS = 500;
/** More processes at once would measure each other. */
const LANES = 3;

interface Ended {
  place: string;
  /** What a shell shows: of a process that a signal ended, 128 and its number. */
  code: number;
  tookMs: number;
  said: string;
  /** Programs that were started and go on. */
  left: string[];
  /** Temporary files that are still there. */
  files: string[];
}

async function endBy(place: string, signal: Signal | undefined): Promise<Ended> {
  const hang = await PLACES[place]!();
  const more = signal === undefined ? ['--timeout', `${TIMEOUT_MS / 1_000}s`] : [];
  const temporary = makeTree();
  const env = { TMPDIR: temporary.root, ...hang.env };
  const child = startCli([...hang.args, ...more], { cwd: hang.cwd, env });
  let began = performance.now();
  let said = '';
  child.stdout?.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  child.stdin?.end();
  const closed = new Promise<number>((resolve) => {
    child.once('close', (code, by) => resolve(code ?? CODES[by ?? ''] ?? 1));
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  await waitUntil(() => hang.isReached() || isOver());
  if (signal !== undefined) {
    expect([place, isOver(), said]).toEqual([place, false, expect.any(String)]);
    began = performance.now();
    child.kill(signal);
  }
  const code = await closed;
  const tookMs = performance.now() - began;
  await waitUntil(
    () => runningOf(hang).length === 0 || performance.now() - began > tookMs + LAG_MS,
  );
  const left = runningOf(hang);
  const files = readdirSync(temporary.root);
  await hang.stop();
  temporary.remove();
  return { place, code, tookMs, said, left, files };
}

type Signal = 'SIGINT' | 'SIGTERM';
const CODES: Readonly<Record<string, number>> = { SIGINT: 130, SIGTERM: 143, SIGKILL: 137 };
/** Every other place gets the one or the other: what they do is the same. */
const signalAt = (at: number): Signal => (at % 2 === 0 ? 'SIGTERM' : 'SIGINT');

/** The command lines of what still runs. A program may count its processes anew, so their numbers say nothing. */
function runningOf({ programs = [] }: Hang): string[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(commandLineOf).filter((line) => programs.some((word) => line.includes(word)));
}

/** Empty for a process that has ended and is still in the table. */
function commandLineOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

async function runConcurrently<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = [];
  const queue = [...work.entries()];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) done[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return done;
}

const unix = process.platform === 'win32' ? describe.skip : describe;

unix('what would wait for ever', () => {
  test.each([
    ['with the time of the check', () => undefined, TIMEOUT_MS + MORE_MS, /undecided|timeout/],
    ['within a second of a signal', signalAt, SIGNAL_MS, /canceled/],
  ] as const)('ends %s', async (_, signalOf, mostMs, saying) => {
    const slowness = watchSlowness();
    const ended = await runConcurrently(
      Object.keys(PLACES).map((place, at) => () => endBy(place, signalOf(at))),
    );
    const limit = slowness.limitMs(mostMs);
    slowness.stop();
    for (const [at, { place, code, tookMs, left, files, said }] of ended.entries()) {
      expect([place, left, said]).toEqual([place, [], expect.stringMatching(saying)]);
      expect([place, files]).toEqual([place, []]);
      const signal = signalOf(at);
      const expected = signal === undefined ? (PLACE_CODES[place] ?? 5) : CODES[signal];
      expect([place, code]).toEqual([place, expected]);
      expect([place, tookMs < limit, tookMs]).toEqual([place, true, expect.any(Number)]);
      const isPlanning = place === 'terraform that never ends' && signal === undefined;
      if (isPlanning) expect(said).toContain('terraform was still planning when the time');
    }
  });
});

/** Node.js before 22.15 cannot end its threads and choose the exit code. */
const PLACE_CODES: Readonly<Record<string, number>> =
  'execve' in process ? {} : { 'threads of Node.js that wait for a disk': 137 };
