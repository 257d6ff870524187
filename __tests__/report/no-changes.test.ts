import type { PlanSummary } from '../../src/model/policy-result.ts';
import { hasNoChanges } from '../../src/report/words.ts';
import { describe, expect, test } from '../support/jest.ts';

const nothing: PlanSummary = {
  status: 'finished',
  hasChanges: false,
  additions: 0,
  changes: 0,
  destructions: 0,
  imports: 0,
};

describe('"no changes"', () => {
  test('is said of a finished plan without any', () => {
    expect(hasNoChanges(nothing)).toBe(true);
  });

  test.each<[string, Partial<PlanSummary>]>([
    ['was canceled', { status: 'canceled' }],
    ['failed', { status: 'errored' }],
    ['still runs', { status: 'running' }],
    ['was never reached', { status: 'unreachable' }],
    ['changes something that is no resource', { hasChanges: true }],
    ['only imports', { imports: 1 }],
  ])('is not said of a plan that %s', (_, facts) => {
    expect(hasNoChanges({ ...nothing, ...facts })).toBe(false);
  });

  test('is not said where there is no plan', () => {
    expect(hasNoChanges(undefined)).toBe(false);
  });
});
