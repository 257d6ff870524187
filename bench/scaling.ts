/**
 * What a check costs as its work grows, each axis of `__tests__/support/growing-work.ts` at 1, 3, 10 and 30 times its smallest
 * size. Run: npm run build && npm run -s compile && node build/bench/scaling.js [part of the name of an axis]
 *
 * The exponent says how processor time grows between two sizes, without the time of a start: 1 is in proportion. Beside it are
 * the most memory that the command itself held, and how many programs it started. It needs opa and git on the PATH.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AXES } from '../__tests__/support/growing-work.ts';
import { layIn } from '../__tests__/support/tree.ts';
import { measureInTurn, median } from './measure.ts';

const [, , wanted = '', given] = process.argv;
const cli = given ?? fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'plangate-scaling-'));
const ROUNDS = 1;
const TIMES = [1, 3, 10, 30];

/** A directory with programs that note that they were started, and then start the real ones. */
function countingPath(): { path: string; count: () => number } {
  const log = join(folder, 'started');
  writeFileSync(log, '');
  for (const program of ['opa', 'git']) {
    const real = execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();
    const script = join(folder, program);
    writeFileSync(script, `#!/bin/sh\necho ${program} >> ${log}\nexec ${real} "$@"\n`);
    chmodSync(script, 0o755);
  }
  return {
    path: `${folder}:${process.env['PATH'] ?? ''}`,
    count: () => {
      const { length } = readFileSync(log, 'utf8').split('\n');
      writeFileSync(log, '');
      return length - 1;
    },
  };
}

const { path, count } = countingPath();

async function measure(directory: string, words: readonly string[]) {
  count();
  const line = [cli, ...words, ...(words[0] === 'check' ? ['--trust-checkout'] : [])];
  // What a check closes the gate for is no fault of the measurement.
  const script = `cd ${directory} && env -u CI PATH="${path}" "$0" "$@" > /dev/null 2>&1; test $? -lt 4`;
  const args = ['-c', script, process.execPath, ...line];
  const [figures] = await measureInTurn([{ name: line.join(' '), command: 'sh', args }], ROUNDS);
  const programs = count() / (ROUNDS + 1);
  const seconds = median(figures?.processorMs ?? []) / 1_000;
  return { seconds, megabytes: Math.max(...(figures?.peakBytes ?? [])) / 1e6, programs };
}

function prepare(name: string, size: number): { directory: string; words: readonly string[] } {
  const axis = AXES[name];
  if (axis === undefined) throw new Error(`There is no axis ${name}.`);
  const { files, words } = axis.work(size);
  const directory = mkdtempSync(join(folder, 'work-'));
  layIn(directory, files);
  execFileSync('git', ['init', '-q', directory]);
  return { directory, words };
}

try {
  for (const name of Object.keys(AXES).filter((each) => each.includes(wanted))) {
    const smallest = AXES[name]?.smallest ?? 1;
    const least = prepare(name, 1);
    const start = await measure(least.directory, least.words);
    const points: Awaited<ReturnType<typeof measure>>[] = [];
    for (const times of TIMES) {
      const { directory, words } = prepare(name, smallest * times);
      points.push(await measure(directory, words));
      rmSync(directory, { recursive: true });
    }
    const workOf = (at: number) => Math.max(0.01, (points[at]?.seconds ?? 0) - start.seconds);
    const exponents = [2, 3].map(
      (at) =>
        Math.log(workOf(at) / workOf(at - 1)) / Math.log((TIMES[at] ?? 1) / (TIMES[at - 1] ?? 1)),
    );
    const list = (of: (point: (typeof points)[number]) => string) => points.map(of).join(' ');
    console.log(
      [
        `${name}, ${smallest} ×1 ×3 ×10 ×30`,
        `${list(({ seconds }) => seconds.toFixed(2))} s`,
        `exponents ${exponents.map((each) => each.toFixed(2)).join(' ')}`,
        `${list(({ megabytes }) => megabytes.toFixed(0))} MB`,
        `${list(({ programs }) => String(programs))} programs`,
      ].join(' | '),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
