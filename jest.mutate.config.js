// The tests that mutation testing runs in one of its stages.
import { measureSlowness } from './scripts/measure-slowness.js';
import { STAGES } from './scripts/mutation-stages.js';

export default {
  testEnvironment: 'node',
  transform: {},
  roots: ['<rootDir>/build/__tests__'],
  testMatch: STAGES[process.env.MUTATION_STAGE].tests,
  // What counts how often each place runs is many times slower. What never ends, Stryker ends.
  globals: { slowness: 100 * measureSlowness() },
  testTimeout: 600_000,
  maxWorkers: 1,
};
