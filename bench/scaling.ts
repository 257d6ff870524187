/**
 * What work costs as it grows, each axis at 1, 3, 10 and 30 times its smallest size: a check (`__tests__/support/growing-work.ts`),
 * many workspaces of a service, and what is no command (`growing-parts.ts`).
 * Run: npm run build && npm run -s compile && node build/bench/scaling.js [part of the name of an axis] [dist/cli/index.js]
 *
 * The exponent says how processor time grows between two sizes, without the time of a start: 1 is in proportion. Beside it are
 * the most memory that the process itself held, and how many programs it started or requests it made. It needs opa and git on
 * the PATH.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitIn, gitIn, initIn } from '../__tests__/support/git-in.ts';
import { AXES as CHECKS, type Work } from '../__tests__/support/growing-work.ts';
import { layIn } from '../__tests__/support/tree.ts';
import { systemClock } from '../src/machine/system-clock.ts';
import { startService } from '../src/service/service.ts';
import { measureInTurn, median, type Contender } from './measure.ts';

const [, , wanted = '', given] = process.argv;
const cli = given ?? fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'plangate-scaling-'));
const ROUNDS = 1;
const TIMES = [1, 3, 10, 30];

/** Work of one size, ready to be measured. */
interface Laid {
  /** What node is started with, and where. */
  line: readonly string[];
  directory: string;
  environment?: readonly string[];
  /** The exit codes with which the work is done; what a check closes the gate for is no fault of the measurement. */
  codes?: readonly number[];
  /** How many requests a service was asked so far. */
  requests?: () => number;
  end: () => Promise<void> | void;
}

interface Axis {
  smallest: number;
  lay: (size: number) => Promise<Laid> | Laid;
}

const AXES: Readonly<Record<string, Axis>> = {
  ...Object.fromEntries(
    Object.entries(CHECKS).map(([name, { smallest, work }]) => [
      name,
      { smallest, lay: (size: number) => layFiles(work(size)) },
    ]),
  ),
  'workspaces of a check': {
    smallest: 16,
    lay: (size) => layWorkspaces(size, (names) => ['check', '--workspaces', names.join(',')]),
  },
  'workspaces of an audit': {
    smallest: 16,
    lay: (size) => layWorkspaces(size, () => ['audit', '--full-speed', '--json']),
  },
  'workspaces of combine, in ten groups': {
    smallest: 16,
    lay: (size) => layWorkspaces(size, checkInGroups),
  },
  'runs that a service keeps': part('long-lived', 333),
  'requests to a service': part('growing-parts', 1_000, 'requests'),
  'changes that are shown and compared': part('growing-parts', 1_000, 'changes'),
  'unknown leaves of each of ten changes': part('growing-parts', 300, 'leaves'),
  'merged requests that showed 300 changes': part('growing-parts', 3, 'merged-requests'),
};

function part(script: string, smallest: number, ...words: readonly string[]): Axis {
  const file = fileURLToPath(new URL(`${script}.js`, import.meta.url));
  const line = (size: number) => [file, ...words, String(size)];
  return { smallest, lay: (size) => ({ line: line(size), directory: folder, end: () => {} }) };
}

function layFiles({ files, words, isUndecided }: Work): Laid {
  const directory = mkdtempSync(join(folder, 'work-'));
  // What a scanner wrote is newer than the repository.
  initIn(directory);
  layIn(directory, files);
  return {
    line: [cli, ...words, ...(words[0] === 'check' ? ['--trust-checkout'] : [])],
    directory,
    codes: isUndecided ? [5] : [0, 1, 3],
    end: () => rmSync(directory, { recursive: true }),
  };
}

/** A service of so many workspaces, each with a run that has ended, and a checkout beside it. */
async function layWorkspaces(
  count: number,
  wordsOf: (names: readonly string[], run: Run) => Promise<string[]> | string[],
): Promise<Laid> {
  const files = { 'main.tf': 'locals {}\n' };
  const names = Array.from({ length: count }, (_, index) => `ws-${index}`);
  const secret = 'team-token-of-this-measurement';
  const service = await startService({
    clock: systemClock(),
    random: Math.random,
    rateLimit: 100_000,
    runDurationMs: 100,
    seed: {
      organizations: [
        {
          name: 'acme',
          teams: [{ name: 'gate' }],
          workspaces: names.map((name) => ({
            name,
            script: 'both' as const,
            versions: [{ files, run: { script: 'both' as const } }],
            access: [{ team: 'gate', access: 'write' as const }],
          })),
        },
      ],
      tokens: [{ kind: 'team', organization: 'acme', of: 'gate', secret }],
    },
  });
  const { directory, end } = layFiles({ files, words: [] });
  commitIn(directory);
  // A matrix asks the default branch for the settings.
  gitIn(directory, 'remote', 'add', 'origin', directory);
  gitIn(directory, 'fetch', '-q', 'origin');
  gitIn(directory, 'remote', 'set-head', 'origin', 'main');
  const environment = [
    `TF_CLOUD_HOSTNAME=${service.origin}`,
    `TF_API_TOKEN=${secret}`,
    'TF_CLOUD_ORGANIZATION=acme',
    // There is no terminal.
    'PLANGATE_TRUST_CHECKOUT=true',
  ];
  const run: Run = async (...words) => {
    await measureInTurn([contenderOf({ line: [cli, ...words], directory, environment })], 0);
    return readFileSync(join(folder, 'printed'), 'utf8');
  };
  return {
    line: [cli, ...(await wordsOf(names, run))],
    directory,
    environment,
    requests: () => service.requests.length,
    async end() {
      await service.stop();
      await end();
    },
  };
}

/** Runs a command beside a service. @returns what it prints */
type Run = (...words: readonly string[]) => Promise<string>;

async function checkInGroups(names: readonly string[], run: Run): Promise<string[]> {
  const groups = await run('matrix', '--workspaces', names.join(','), '--groups', '10');
  const reports = join(folder, 'reports');
  rmSync(reports, { recursive: true, force: true });
  const { include } = JSON.parse(groups) as { include: { group: string; workspaces: string }[] };
  for (const { group, workspaces } of include) {
    const report = join(reports, group, 'report.json');
    layIn(reports, { [`${group}/`]: '' });
    await run('check', '--workspaces', workspaces, '--group', group, '--report-json', report);
  }
  return ['combine', '--groups', groups.trim(), '--from', reports];
}

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

function contenderOf({
  line,
  directory,
  environment = [],
  codes = [0, 1, 3],
}: Pick<Laid, 'line' | 'directory' | 'environment' | 'codes'>): Contender {
  const around = [`cd ${directory}`, `env -u CI PATH="${path}" ${environment.join(' ')} "$0" "$@"`];
  const script = `${around.join(' && ')} > ${folder}/printed 2> ${folder}/said; code=$?; tail -c 500 ${folder}/said >&2; case $code in ${codes.join('|')}) true;; *) false;; esac`;
  return {
    name: line.join(' ').slice(0, 500),
    command: 'sh',
    args: ['-c', script, process.execPath, ...line],
  };
}

async function measure(laid: Laid) {
  count();
  const requestsBefore = laid.requests?.() ?? 0;
  const [figures] = await measureInTurn([contenderOf(laid)], ROUNDS);
  const asked = (laid.requests?.() ?? 0) - requestsBefore;
  const calls = Math.round((count() + asked) / (ROUNDS + 1));
  await laid.end();
  const seconds = median(figures?.processorMs ?? []) / 1_000;
  return { seconds, megabytes: Math.max(...(figures?.peakBytes ?? [])) / 1e6, calls };
}

try {
  for (const [name, { smallest, lay }] of Object.entries(AXES)) {
    if (!name.includes(wanted)) continue;
    const start = await measure(await lay(1));
    const points: Awaited<ReturnType<typeof measure>>[] = [];
    for (const times of TIMES) points.push(await measure(await lay(smallest * times)));
    const workOf = (at: number) => Math.max(0.01, (points[at]?.seconds ?? 0) - start.seconds);
    const exponents = [1, 2, 3].map(
      (at) =>
        Math.log(workOf(at) / workOf(at - 1)) / Math.log((TIMES[at] ?? 1) / (TIMES[at - 1] ?? 1)),
    );
    const list = (of: (point: (typeof points)[number]) => string) => points.map(of).join(' ');
    console.log(
      [
        `${name}, ${smallest} ×1 ×3 ×10 ×30`,
        `start ${start.seconds.toFixed(2)} s`,
        `${list(({ seconds }) => seconds.toFixed(2))} s`,
        `exponents ${exponents.map((each) => each.toFixed(2)).join(' ')}`,
        `${list(({ megabytes }) => megabytes.toFixed(0))} MB`,
        `${list(({ calls }) => String(calls))} programs and requests`,
      ].join(' | '),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
