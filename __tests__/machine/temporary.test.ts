/** Temporary files go with the process, however it ends. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';

const MACHINE = join(import.meta.dirname, '..', '..', 'src', 'machine');

/** Runs a script that has made a directory with a file in it. @returns what is left in the temporary directory */
function leftBy(script: string) {
  const tree = makeTree({ 'kept.partial': '' });
  const url = (name: string) => JSON.stringify(`file://${join(MACHINE, name)}`);
  const source = `
    import { writeFileSync } from 'node:fs';
    import { makeTemporary, removeWithProcess, keep } from ${url('temporary.js')};
    import { endProcess, endProcessNow } from ${url('end-process.js')};
    const path = makeTemporary('made-');
    writeFileSync(path + '/archive.tar.gz', 'x');
    removeWithProcess(${JSON.stringify(tree.path('kept.partial'))});
    ${script}
  `;
  const env = { PATH: process.env['PATH'] ?? '', TMPDIR: tree.root };
  const words = ['--input-type=module', '--eval', source];
  const { status, signal } = spawnSync(process.execPath, words, { env });
  const left = readdirSync(tree.root);
  tree.remove();
  return { left, end: signal ?? status };
}

const THREADS = `import('node:dns').then(({ lookup }) => lookup('localhost', () => {}));`;

test.each<[string, string, string | number]>([
  ['by itself', '', 0],
  ['with an exit code', 'process.exit(3);', 3],
  ['by an error', `throw new Error('It broke.');`, 1],
  ['by a promise that nobody waits for', 'void Promise.reject(new Error());', 1],
  ['at a limit', 'endProcessNow(5);', 5],
  ['in good time', 'await endProcess(4);', 4],
  [
    'at a signal',
    `process.on('SIGTERM', () => endProcessNow(7)); process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 5_000);`,
    7,
  ],
  [
    'while it still writes',
    `setInterval(() => writeFileSync(path + '/' + performance.now(), 'x'), 1); setTimeout(() => endProcessNow(5), 50);`,
    5,
  ],
])('a process that ends %s leaves no temporary file', (_, script, end) => {
  expect(leftBy(script)).toEqual({ left: [], end });
});

test('a process whose threads are busy, which is ended by force, leaves nothing', () => {
  const { left } = leftBy(`${THREADS} setTimeout(() => endProcessNow(143), 5);`);
  expect(left).toEqual([]);
});

test('a temporary file that has become the result stays', () => {
  const script = 'keep(process.env.TMPDIR + "/kept.partial");';
  expect(leftBy(script)).toEqual({ left: ['kept.partial'], end: 0 });
  expect(existsSync(MACHINE)).toBe(true);
});
