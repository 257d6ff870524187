// Tests are TypeScript compiled by tsc; jest runs what came out, and its failures map back to `.ts`.
export default {
  testEnvironment: 'node',
  transform: {},
  roots: ['<rootDir>/build/__tests__'],
  testMatch: ['**/*.test.js'],
  coverageProvider: 'v8',
  testTimeout: 120_000,
  // Scenarios wait for pauses of the service more than they work.
  maxWorkers: 3,
  reporters: ['default', '<rootDir>/scripts/skipped-reporter.js'],
};
