/** Programs that may misbehave are ended when they use more than they may. */
import { tmpdir } from 'node:os';
import { executeBounded } from '../../src/machine/execute.ts';
import { residentBytes, watchMemory } from '../../src/machine/watch-memory.ts';
import { expect, test } from '../support/jest.ts';

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

test('without a limit, nothing is watched', async () => {
  const ask = () => Promise.reject(new Error('asked'));
  watchMemory({ pid: process.pid, maxBytes: undefined }, ask, () => undefined)();
  expect(await run('setTimeout(() => {}, 300)')).toMatchObject({ ended: undefined });
});

test('each system is asked as it answers', async () => {
  const ps = async () => '  2048\n';
  expect(await residentBytes(process.pid, 'linux', ps)).toBeGreaterThan(10 * MB);
  expect(await residentBytes(process.pid, 'darwin', ps)).toBe(2 * MB);
  expect(await residentBytes(process.pid, 'darwin', async () => '')).toBeUndefined();
  expect(await residentBytes(process.pid, 'win32', ps)).toBeUndefined();
});
