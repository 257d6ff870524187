// `npm run coverage`: jest's own runner counts what runs. It loads each module for each test file, and limits time itself.
import config from './jest.config.js';

export default {
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
