/** What two plans make of a resource: whether it is certain that they make the same of it. */
import { valuesIn } from '../../src/policy/planned-values.ts';
import { expect, test } from '../support/jest.ts';
import { toPlanJson } from '../support/plan-sources.ts';

const A = 'aws_s3_bucket.a';

/** The entry of a resource in `resource_changes`. */
const entry = (address: string, after: unknown = { acl: 'public' }, rest = {}) => ({
  address,
  mode: 'managed',
  change: { actions: ['create'], after, after_unknown: {}, after_sensitive: {}, ...rest },
});
const planOf = (...entries: object[]): string =>
  JSON.stringify({ format_version: '1.2', resource_changes: entries });
const sized = (number: string): string =>
  planOf(entry(A, { size: 0 })).replace('"size":0', `"size":${number}`);
const PLAN = planOf(entry(A));
const UNKNOWN = planOf(entry(A, { acl: 'public' }, { after_unknown: { id: true } }));

function compared(now: string, before: string): string {
  const [one, other] = [now, before].map((text) => {
    const json = toPlanJson(text);
    return json && valuesIn(json, new Set([A]));
  });
  if (one === undefined || other === undefined) return 'cannot be read';
  const value = one.values.get(A);
  return value !== undefined && value === other.values.get(A) ? 'same' : 'different';
}

test.each<[expected: string, what: string, now: string, before?: string]>([
  ['same', 'nothing differs', PLAN],
  ['same', 'another resource differs', planOf(entry(A), entry('aws_s3_bucket.b')), PLAN],
  ['same', 'the action differs', planOf(entry(A, undefined, { actions: ['no-op'] })), PLAN],
  ['same', 'neither plan knows a value yet', UNKNOWN],
  ['different', 'a value', planOf(entry(A, { acl: 'public-write' })), PLAN],
  ['different', 'a value in a block', planOf(entry(A, { acl: 'public', rule: [{}] })), PLAN],
  ['different', 'a value more', planOf(entry(A, { acl: 'public', tags: null })), PLAN],
  ['different', 'a value less', planOf(entry(A, {})), PLAN],
  [
    'different',
    'the type of a value',
    planOf(entry(A, { acl: 1 })),
    planOf(entry(A, { acl: '1' })),
  ],
  ['different', 'the last digit', sized('12345678901234567890'), sized('12345678901234567891')],
  ['different', 'a value that one plan does not know', UNKNOWN, PLAN],
  ['different', 'sensitive values', planOf(entry(A, {}, { after_sensitive: { key: true } }))],
  ['different', 'no marks of them', planOf(entry(A, {}, { after_sensitive: undefined }))],
  ['different', 'it is destroyed', planOf(entry(A, null))],
  ['different', 'it is not in the plan', planOf()],
  ['different', 'an object is left behind there', planOf(entry(A), entry(A))],
  ['cannot be read', 'it errored', PLAN.replace('{', '{"errored":true,')],
  ['cannot be read', 'it ends too early', PLAN.slice(0, -1)],
  ['cannot be read', 'it has no list of changes', '{"format_version":"1.2"}'],
  ['cannot be read', 'it has two lists of changes', PLAN.replace('{', '{"resource_changes":[],')],
  ['cannot be read', 'a name is in an entry twice', PLAN.replace('"mode"', '"address":"x","mode"')],
  ['cannot be read', 'it is no JSON', 'Not found'],
])('%s: %s', (expected, _, now, before = now) => {
  expect(compared(now, before)).toBe(expected);
});

test('the address before a move is that of the plan', () => {
  const json = toPlanJson(planOf({ ...entry(A), previous_address: 'aws_s3_bucket.old' }));
  const movedFrom = json && valuesIn(json, new Set([A]))?.movedFrom;
  expect(movedFrom).toEqual(new Map([[A, 'aws_s3_bucket.old']]));
});
