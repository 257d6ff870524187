// The tests that mutation testing runs: those that are fast and speak of what is mutated.
import base from './jest.config.js';

export default {
  ...base,
  testMatch: [
    '**/__tests__/policy/*.test.js',
    '**/__tests__/wait/*.test.js',
    ...(process.env.MUTATE === 'pure' ? [] : ['**/__tests__/gate/{gate,sequences,story}.test.js']),
    '**/__tests__/client/retry*.test.js',
  ],
  testTimeout: 20_000,
  maxWorkers: 1,
};
