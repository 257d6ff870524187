/** A worker of the tests that gets its settings before it asks for them (`config/keep-worker-data.js`). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './dist.ts';
import { expect, test } from './jest.ts';
import { makeTree } from './tree.ts';

/** Something listens from the start, and it asks only afterwards, as a worker that loads its modules for long. */
const LATE = `process.once('message', () => {
  process.on('message', ({ workerData }) => process.send({ workerData }));
  process.send('jest-light-runner-get-worker-data');
});
`;

test('a worker gets its data although it sends no answer', async () => {
  const { root } = makeTree({ 'late.mjs': LATE });
  const preload = pathToFileURL(join(ROOT, 'config/keep-worker-data.js')).href;
  const child = fork(join(root, 'late.mjs'), { execArgv: ['--import', preload] });
  child.send({ type: 'jest-light-runner-worker-data', workerData: 'of this run' });
  const [answer] = (await once(child, 'message')) as unknown[];
  child.disconnect();
  expect(answer).toEqual({ workerData: 'of this run' });
});
