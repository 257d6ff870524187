// Tests are TypeScript compiled by tsc; jest runs what came out, and its failures map back to `.ts`.
import { measureSlowness } from './scripts/measure-slowness.js';

const slowness = measureSlowness();
const isWholeHunt = process.env.PLANGATE_HUNT === 'whole';

export default {
  testEnvironment: 'node',
  transform: {},
  roots: ['<rootDir>/build/__tests__', '<rootDir>/build/src'],
  testMatch: ['**/*.test.js'],
  coverageProvider: 'v8',
  // Of what runs in the tests' own process: the programs that scenarios start are not counted.
  collectCoverageFrom: ['build/src/**/*.js'],
  coverageDirectory: 'build/coverage',
  coverageReporters: ['json-summary', 'text-summary'],
  globals: { slowness },
  testTimeout: Math.round(300_000 * slowness * (isWholeHunt ? 10 : 1)),
  // Scenarios wait for processes more than they work.
  maxWorkers: 3,
  // Modules of the files before stay in a worker's memory: one that has much of it is replaced.
  workerIdleMemoryLimit: '450MB',
  // Time to close the last connections, instead of being killed.
  workerGracefulExitTimeout: Math.round(10_000 * slowness),
  reporters: ['default', '<rootDir>/scripts/last-line-reporter.js'],
};
