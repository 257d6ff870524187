// The tests that mutation testing runs: those that are fast and speak of what is mutated.
import base from './jest.config.js';

export default {
  ...base,
  testMatch: [
    '**/__tests__/policy/*.test.js',
    '**/__tests__/wait/*.test.js',
    '**/__tests__/gate/{gate,sequences,early,provisional}.test.js',
    '**/__tests__/faults/signals.test.js',
    '**/__tests__/client/retry*.test.js',
  ],
  testTimeout: 20_000,
  maxWorkers: 1,
};
