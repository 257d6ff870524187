// Tests are TypeScript compiled by tsc; jest runs what came out, and its failures map back to `.ts`.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureSlowness } from './measure-slowness.js';

// Tests talk to this machine alone. Node.js reads these certificates at each start: a third of the time it takes.
delete process.env.NODE_EXTRA_CA_CERTS;
process.env.PLANGATE_SLOWNESS ??= String(measureSlowness());
// What the workers share, and all that the tests put into the temporary directory; the last line's reporter removes it.
process.env.PLANGATE_RUN = mkdtempSync(join(tmpdir(), 'plangate-run-'));
process.env.TMPDIR = process.env.PLANGATE_RUN;
// Of a worker, in megabytes: garbage is collected before it fills the memory, and what is new gets room before. The
// longest plans take half of it, and what the worker keeps of earlier files a quarter.
process.execArgv.push('--max-old-space-size=768', '--max-semi-space-size=32');
// Most functions of a test run a few times: optimizing them takes longer than it saves, so they have to run nine times as long first.
// Only the V8 of Node.js 20 has this option, and a worker of a newer one would end with "bad option".
if (process.versions.node.startsWith('20.')) process.execArgv.push('--interrupt-budget=600000');
process.execArgv.push(`--import=${new URL('keep-worker-data.js', import.meta.url).href}`);

const config = {
  rootDir: '..',
  // A worker loads each module once, for all of its test files: jest's own runner loads them for each file.
  runner: 'jest-light-runner/child-process',
  setupFilesAfterEnv: ['<rootDir>/build/__tests__/support/set-up-worker.js'],
  transform: {},
  roots: ['<rootDir>/build/__tests__', '<rootDir>/build/src'],
  testMatch: ['**/*.test.js'],
  testSequencer: '<rootDir>/config/longest-first.js',
  // Scenarios wait for processes more than they work.
  maxWorkers: 5,
  reporters: ['default', '<rootDir>/config/last-line-reporter.js'],
};

/** `npm run coverage`: jest's own runner counts what runs. It loads each module for each test file, and limits time itself. */
const withCoverage = {
  ...config,
  runner: 'jest-runner',
  setupFilesAfterEnv: [],
  testTimeout: 3_000_000,
  workerIdleMemoryLimit: '450MB',
  coverageProvider: 'v8',
  // Of what runs in the tests' own process: the programs that scenarios start are not counted.
  collectCoverageFrom: ['build/src/**/*.js'],
  coverageDirectory: 'build/coverage',
  coverageReporters: ['json-summary', 'text-summary'],
};

export default process.argv.includes('--coverage') ? withCoverage : config;
