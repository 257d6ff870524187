// The tests that mutation testing runs in one of its stages.
import { measureSlowness } from './measure-slowness.js';
import { STAGES } from './mutation-stages.js';

// What counts how often each place runs is many times slower. What never ends, Stryker ends.
process.env.PLANGATE_SLOWNESS = String(100 * measureSlowness());

export default {
  rootDir: '..',
  testEnvironment: 'node',
  transform: {},
  roots: ['<rootDir>/build/__tests__'],
  testMatch: STAGES[process.env.MUTATION_STAGE].tests,
  testTimeout: 600_000,
  maxWorkers: 1,
};
