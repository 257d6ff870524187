/** Programs that may misbehave are ended when they use more than they may. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute, executeBounded } from '../../src/machine/execute.ts';
import { residentBytes, watchMemory } from '../../src/machine/watch-memory.ts';
import { openInBrowser } from '../../src/machine/open-in-browser.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { scriptedProgram } from '../support/engine-bench.ts';
import { expect, test } from '../support/jest.ts';
import { limitMs } from '../support/time-limits.ts';

const MB = 1024 * 1024;

function run(
  script: string,
  more: { maxResidentBytes?: number; stdin?: string; endsWithUs?: boolean } = {},
) {
  const { signal } = new AbortController();
  const bounds = { timeoutMs: 60_000, maxBytes: MB, signal };
  const options = { cwd: tmpdir(), variables: { PATH: process.env['PATH'] ?? '' }, ...bounds };
  return executeBounded(process.execPath, ['-e', script], { ...options, ...more });
}

test('a program that takes more and more memory is ended', async () => {
  const eats = 'const all = []; setInterval(() => all.push(Buffer.alloc(2e7, 1)), 10);';
  const { ended, exitCode } = await run(eats, { maxResidentBytes: 200 * MB });
  expect({ ended, exitCode }).toEqual({ ended: 'memory', exitCode: undefined });
});

test('a program that takes little memory is not ended', async () => {
  const ended = await run('console.log("done")', { maxResidentBytes: 500 * MB });
  expect(ended).toMatchObject({ exitCode: 0, stdout: 'done\n', ended: undefined });
});

test('a program reads its input, and may leave it unread', async () => {
  const stdin = 'ä'.repeat(500_000);
  const count =
    'let n = 0; process.stdin.on("data", (b) => (n += b.length)).on("end", () => console.log(n));';
  expect((await run(count, { stdin })).stdout).toBe('1000000\n');
  expect((await run('process.exit(3)', { stdin })).exitCode).toBe(3);
});

/** Returns when all programs that were started here have ended, and nothing was told of it yet. */
function untilAllEnded(): void {
  const isOver = (child: string) => / Z /.test(readFileSync(`/proc/${child}/stat`, 'utf8'));
  const children = () => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
  while (!children().trim().split(' ').every(isOver));
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('what a program printed is read too by a process that is busy', async () => {
  const { signal } = new AbortController();
  const options = { cwd: tmpdir(), variables: {}, timeoutMs: 60_000, maxBytes: MB, signal };
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const first = spawn('/bin/echo', ['go']);
  // The ends of all are told at once, before anything looks at the output of the second one; then there is much to do.
  const second = once(first.stdout, 'data').then(() => {
    const ended = executeBounded('/bin/echo', ['done'], options);
    spawn('/bin/true').once('exit', () => {
      const end = performance.now() + 1_200;
      while (performance.now() < end);
    });
    untilAllEnded();
    return ended;
  });
  untilAllEnded();
  expect(await second).toMatchObject({ exitCode: 0, stdout: 'done\n' });
  // It waits for nothing more, and so does not hold the end of this process.
  await new Promise((resolve) => setImmediate(resolve));
  expect(timers()).toBeLessThanOrEqual(before);
});

onLinux(
  'a program that ends with this process is ended also when this process is killed',
  async () => {
    const program = 'console.log(process.pid); setInterval(() => {}, 1_000);';
    const starts = `
    import { executeBounded } from ${JSON.stringify(new URL('../../src/machine/execute.js', import.meta.url).href)};
    const { signal } = new AbortController();
    await executeBounded(process.execPath, ['-e', ${JSON.stringify(program)}], {
      cwd: '/', variables: {}, signal, timeoutMs: 60_000, maxBytes: 1_000, endsWithUs: true,
      take: (pid) => process.stdout.write(pid),
    });`;
    const killed = spawn(process.execPath, ['--input-type=module', '-e', starts]);
    const [pid] = await once(killed.stdout, 'data');
    const isThere = (): boolean => {
      try {
        return !/ Z /.test(readFileSync(`/proc/${String(pid).trim()}/stat`, 'utf8'));
      } catch {
        return false;
      }
    };
    expect(isThere()).toBe(true);
    killed.kill('SIGKILL');
    // Its standard output is inherited by nothing that goes on.
    await once(killed, 'close');
    const until = performance.now() + limitMs(5_000);
    while (isThere() && performance.now() < until) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(isThere()).toBe(false);
  },
);

onLinux('such a program reads, prints and ends as any other', async () => {
  const count =
    'process.stdin.on("data", (b) => process.stdout.write(b)).on("end", () => process.exit(3))';
  const given = { stdin: 'a "b" $c', endsWithUs: true };
  expect(await run(count, given)).toEqual({ exitCode: 3, stdout: 'a "b" $c', stderr: '' });
});

onLinux('one that has left the group and holds the output is not waited for', async () => {
  const holds =
    'const { spawn } = require("child_process"); const { pid } = spawn("sleep", ["600"], { detached: true, stdio: "inherit" }); console.log(pid); process.exit(0);';
  const { exitCode, stdout } = await run(holds);
  process.kill(Number(stdout), 'SIGKILL');
  expect(exitCode).toBe(0);
});

onLinux('a file is shown in the browser of this session, which gets no token', async () => {
  const cwd = emptyDirectory();
  execFileSync('mkfifo', [join(cwd, 'told')]);
  const { path: PATH } = scriptedProgram('xdg-open', 'echo "$1 $DISPLAY $TF_API_TOKEN" > told');
  const environment = { PATH, DISPLAY: ':0', TF_API_TOKEN: 'secret' };
  await openInBrowser('/report.html', { execute, environment, cwd });
  expect(readFileSync(join(cwd, 'told'), 'utf8')).toBe('/report.html :0 \n');
});

test('no program is watched without a limit', async () => {
  const ask = () => Promise.reject(new Error('asked'));
  watchMemory({ pid: process.pid, maxBytes: undefined }, ask, () => undefined)();
  expect(await run('setTimeout(() => {}, 300)')).toMatchObject({ ended: undefined });
});

test('the memory of a process is read as each system reports it', async () => {
  const ps = async () => '  2048\n';
  expect(await residentBytes(process.pid, 'linux', ps)).toBeGreaterThan(10 * MB);
  expect(await residentBytes(process.pid, 'darwin', ps)).toBe(2 * MB);
  expect(await residentBytes(process.pid, 'darwin', async () => '')).toBeUndefined();
  expect(await residentBytes(process.pid, 'win32', ps)).toBeUndefined();
});
