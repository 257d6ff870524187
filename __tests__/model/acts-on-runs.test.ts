import { recordDiscard, signReason } from '../../src/model/acts-on-runs.ts';
import { describe, expect, test } from '../support/jest.ts';

describe('the record of an override or a discard', () => {
  test('has a signed reason with everything that is known', () => {
    const job = 'https://ci/1';
    expect(signReason('why', { by: 'alice', job })).toBe(`why (alice, ${job})`);
    expect(signReason('why', { by: 'alice' })).toBe('why (alice)');
    expect(signReason('why', { job })).toBe(`why (${job})`);
    expect(signReason('why', {})).toBe('why');
  });
  test('has a run as discarded only if the gate ended it and it is discarded', () => {
    const at = new Date(0);
    expect(recordDiscard({ outcome: 'ended', status: 'discarded' }, 'why', at)).toEqual({
      discarded: { at: '1970-01-01T00:00:00.000Z', reason: 'why' },
    });
    expect(recordDiscard({ outcome: 'ended', status: 'canceled' }, 'why', at)).toEqual({});
    expect(recordDiscard({ outcome: 'over', status: 'discarded' }, 'why', at)).toEqual({});
    expect(recordDiscard({ outcome: 'ended' }, 'why', at)).toEqual({});
  });
});
