// The tests that mutation testing runs in each of its stages; the last one runs all of them.
import base from './jest.config.js';

const STAGES = {
  trust: ['**/__tests__/trust/*.test.js'],
  status: ['**/__tests__/model/*.test.js'],
  policy: ['**/__tests__/policy/*.test.js'],
  locate: [
    '**/__tests__/locate/{hcl,loads}.test.js',
    '**/__tests__/gate/{unseen,newly-read}.test.js',
  ],
  gate: ['**/__tests__/gate/*.test.js', '**/__tests__/client/retry*.test.js'],
};

export default {
  ...base,
  testMatch: STAGES[process.env.MUTATE] ?? Object.values(STAGES).flat(),
  testTimeout: 20_000,
  maxWorkers: 1,
};
