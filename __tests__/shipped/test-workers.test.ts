/** The tests run on every version of Node.js that is supported: none of them may refuse an option of their workers. */
import { execFileSync } from 'node:child_process';
import { expect } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';

const SHOW = "await import('./config/jest.config.js'); console.log(process.execArgv.join('\\n'))";

testWith('node24', 'the version that the action runs on starts them', (node24) => {
  const run = (...args: string[]): string =>
    execFileSync(node24, args, { cwd: REPOSITORY, encoding: 'utf8' });
  const options = run('--input-type=module', '-e', SHOW).split('\n');
  const ours = options.filter((one) => one.startsWith('--') && !one.startsWith('--input-type'));
  expect(ours).toContain('--max-old-space-size=448');
  expect(run(...ours, '-e', "console.log('started')")).toBe('started\n');
});
