/** Failures held against those of the configuration that is current. */

import { judgeNamed } from '../support/judges.ts';
import { compareWithBaseline } from '../../src/policy/baseline.ts';
import type { Baseline, PolicyResult } from '../../src/model/policy-result.ts';
import { policyResult } from '../support/evidence.ts';
import { expect, test } from '../support/jest.ts';

type Rest = Partial<PolicyResult>;

const at = (...addresses: string[]): Rest => ({
  status: 'failed',
  resources: addresses.map((address) => ({ address, messages: [] })),
});
const passed: Rest = { status: 'passed' };
const many = Array.from({ length: 100 }, (_, index) => `a_b.c${index}`);

test.each<[what: string, now: Rest, before: Rest[], baseline: Baseline | undefined]>([
  ['the same address', at('a_b.c'), [at('a_b.c', 'a_b.d')], 'existing'],
  ['another address', at('a_b.c'), [at('a_b.d')], 'new'],
  ['another index', at('a_b.c[1]'), [at('a_b.c[0]')], 'new'],
  ['a pass', at('a_b.c'), [passed], 'new'],
  ['a pass and a failure', at('a_b.c'), [passed, at('a_b.c')], 'existing'],
  [
    'a failure that was let pass',
    at('a_b.c'),
    [{ ...at('a_b.c'), status: 'overridden' }],
    'existing',
  ],
  ['one known, one new', at('a_b.c', 'a_b.e'), [at('a_b.c')], undefined],
  ['no address, twice', at(), [at()], 'existing'],
  ['no address now', at(), [at('a_b.c')], undefined],
  ['no address before', at('a_b.c'), [at()], undefined],
  ['no address and a pass', at(), [passed], 'new'],
  ['as many addresses as are read', at('x_y.z'), [at(...many)], undefined],
  ['an error', at('a_b.c'), [{ status: 'errored' }], undefined],
  ['an error beside a pass', at('a_b.c'), [passed, { status: 'errored' }], undefined],
  ['nothing', at('a_b.c'), [], undefined],
  ['another policy', at('a_b.c'), [{ ...at('a_b.c'), policy: 'other' }], undefined],
  ['another set', at('a_b.c'), [{ ...at('a_b.c'), policySet: 'other' }], undefined],
  [
    'another system',
    at('a_b.c'),
    [{ ...at('a_b.c'), judge: judgeNamed('policy-check') }],
    undefined,
  ],
  ['a policy without a name', { ...at(), policy: '' }, [{ ...at(), policy: '' }], undefined],
  ['what did not fail', passed, [at()], undefined],
])('a failure compared with %s gets its baseline', (_, now, before, baseline) => {
  const result = policyResult(now);
  const [compared] = compareWithBaseline([result], before.map(policyResult));
  expect(compared?.baseline).toBe(baseline);
});

test('each resource gets its own baseline', () => {
  const [compared] = compareWithBaseline(
    [policyResult(at('a_b.c', 'a_b.e'))],
    [policyResult(at('a_b.c')), policyResult(at('a_b.d'))],
  );
  expect(compared?.resources.map(({ baseline }) => baseline)).toEqual(['existing', 'new']);
});
