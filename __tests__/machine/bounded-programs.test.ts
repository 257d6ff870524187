/** Programs that may misbehave are ended when they use more than they may. */
import { tmpdir } from 'node:os';
import { executeBounded } from '../../src/machine/execute.ts';
import { residentBytes, watchMemory } from '../../src/machine/watch-memory.ts';
import { describe, expect, test } from '../support/jest.ts';

const MB = 1024 * 1024;

function run(script: string, more: { maxResidentBytes?: number; stdin?: string } = {}) {
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

test('one that takes little is not', async () => {
  const ended = await run('console.log("done")', { maxResidentBytes: 500 * MB });
  expect(ended).toMatchObject({ exitCode: 0, stdout: 'done\n', ended: undefined });
});

test('it reads what it is given, and may leave it', async () => {
  const stdin = 'ä'.repeat(500_000);
  const count =
    'let n = 0; process.stdin.on("data", (b) => (n += b.length)).on("end", () => console.log(n));';
  expect((await run(count, { stdin })).stdout).toBe('1000000\n');
  expect((await run('process.exit(3)', { stdin })).exitCode).toBe(3);
});

describe('the watch', () => {
  /** Looks when the test says so. */
  function watch(
    sizes: (number | undefined | Error)[],
    limit: { maxBytes: number | undefined } = { maxBytes: 100 },
  ) {
    const calls: (() => void)[] = [];
    let exceeded = 0;
    let stopped = 0;
    const stop = watchMemory({ pid: 7, ...limit }, () => (exceeded += 1), {
      residentBytes: async () => {
        const size = sizes.shift();
        if (size instanceof Error) throw size;
        return size;
      },
      every: (ms, call) => {
        expect(ms).toBe(100);
        calls.push(call);
        return () => (stopped += 1);
      },
    });
    const look = async (): Promise<number> => {
      for (const call of calls) call();
      await new Promise(setImmediate);
      return exceeded;
    };
    return { look, stop, stopped: () => stopped };
  }

  test('calls once the limit is passed', async () => {
    const { look, stop, stopped } = watch([50, 100, undefined, new Error('gone'), 101]);
    const seen = [];
    for (let time = 0; time < 5; time += 1) seen.push(await look());
    expect(seen).toEqual([0, 0, 0, 0, 1]);
    stop();
    expect(stopped()).toBe(1);
  });

  test('does nothing without a limit', async () => {
    expect(await watch([1e9], { maxBytes: undefined }).look()).toBe(0);
  });
});

test('each system is asked as it answers', async () => {
  const ps = async () => '  2048\n';
  expect(await residentBytes(process.pid, 'linux', ps)).toBeGreaterThan(10 * MB);
  expect(await residentBytes(process.pid, 'darwin', ps)).toBe(2 * MB);
  expect(await residentBytes(process.pid, 'darwin', async () => '')).toBeUndefined();
  expect(await residentBytes(process.pid, 'win32', ps)).toBeUndefined();
});
