// The tests that mutation testing runs in one of its stages.
import { measureSlowness } from './scripts/measure-slowness.js';
import { STAGES } from './scripts/mutation-stages.js';

export default {
  testEnvironment: 'node',
  transform: {},
  roots: ['<rootDir>/build/__tests__'],
  testMatch: STAGES[process.env.MUTATION_STAGE].tests,
  globals: { slowness: measureSlowness() },
  testTimeout: 20_000,
  maxWorkers: 1,
};
