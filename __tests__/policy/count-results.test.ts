import { countResults } from '../../src/policy/count-results.ts';
import { policyResult } from '../support/evidence.ts';
import { expect, test } from '../support/jest.ts';

test('a failure counts by its level, and as undecided where that is unknown', () => {
  const count = (rest: Parameters<typeof policyResult>[0]) => {
    const counts = Object.entries(countResults([policyResult(rest)]));
    return counts.filter(([, number]) => number > 0).map(([name]) => name);
  };
  expect(count({ status: 'failed', level: 'advisory' })).toEqual(['advisoryFailed']);
  expect(count({ status: 'failed', level: 'hard-mandatory' })).toEqual(['mandatoryFailed']);
  expect(count({ status: 'failed', level: 'unknown' })).toEqual(['undecided']);
  expect(count({ status: 'not-evaluated', level: 'advisory' })).toEqual(['undecided']);
  for (const status of ['passed', 'errored', 'overridden', 'excepted', 'existing'] as const) {
    expect(count({ status, level: 'unknown' })).toEqual([status]);
  }
});
