/** Failures held against those of the default branch: which are old, and which are new. */
import { acceptFailures } from '../../src/policy/accept-failures.ts';
import { addressBefore, existingIn } from '../../src/policy/existing-failures.ts';
import { isAcceptableIn, withLocalLevels } from '../../src/policy/local-levels.ts';
import { createValuesReader } from '../../src/policy/planned-values.ts';
import { emptyReading } from '../../src/policy/reading.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';

const A = 'aws_s3_bucket.a';
const B = 'aws_s3_bucket.b';
const LINE = `${A}: is public`;
const LINE_B = `${B}: is public`;

type Entry = Record<string, unknown> & { change: Record<string, unknown> };

/** The entry of a resource in `resource_changes`. */
const entry = (address: string, after: unknown = { acl: 'public' }, rest = {}): Entry => ({
  address,
  mode: 'managed',
  change: { actions: ['create'], after, after_unknown: {}, after_sensitive: {}, ...rest },
});
const moved = (address: string, from: string, after?: unknown): Entry => ({
  ...entry(address, after),
  previous_address: from,
});

const ADDRESS = /\b(?:module\.\w+\.)?aws_\w+\.\w+(?:\[[^\]]+\])?/g;

const failure = (lines: string[], rest: Partial<PolicyResult> = {}): PolicyResult => {
  const names = lines.flatMap((line) => line.match(ADDRESS) ?? []);
  const resources = [...new Set(names)].map((address) => ({ address, message: undefined }));
  return policyResult({
    policy: 'no_public',
    level: 'advisory',
    status: 'failed',
    message: lines[0] ?? '',
    output: lines,
    printedFor: lines.map((line) => line.match(ADDRESS) ?? []),
    resources,
    ...rest,
  });
};

interface Side {
  results: PolicyResult[];
  /** The document of the plan, or its text. */
  plan: Record<string, unknown> | string;
}

const side = (results: PolicyResult[], entries: Entry[], rest = {}): Side => ({
  results,
  plan: { format_version: '1.2', ...rest, resource_changes: entries },
});

const OLD = side([failure([LINE])], [entry(A)]);

/** The failures that still count, and those that do not. */
function compared(now: Side, before: Side = OLD, local = false) {
  const readingOf = ({ results }: Side) =>
    withLocalLevels({ ...emptyReading(), results }, local ? () => 'mandatory' as const : undefined);
  const addresses = new Set(
    now.results.flatMap(({ resources }) => resources.map((it) => it.address)),
  );
  const planned = valuesOf(now, addresses);
  if (planned === undefined) return 'cannot be compared';
  const named = new Set([...addresses].map((address) => addressBefore(address, planned)));
  const other = valuesOf(before, named);
  if (other === undefined) return 'cannot be compared';
  const accepted = existingIn(planned, { results: readingOf(before).results, planned: other });
  const isAcceptable = isAcceptableIn({ localLevels: local ? () => 'mandatory' : undefined });
  const { results } = acceptFailures(readingOf(now), accepted, isAcceptable);
  const open = results.filter(({ status }) => status !== 'existing' && status !== 'passed');
  const old = results.filter(({ status }) => status === 'existing');
  return open.length === 0 ? 'old' : old.length === 0 ? 'new' : 'both';
}

function valuesOf({ plan }: Side, addresses: ReadonlySet<string>) {
  const reader = createValuesReader(addresses);
  const text = typeof plan === 'string' ? plan : JSON.stringify(plan);
  reader.take(new TextEncoder().encode(text));
  return reader.end();
}

type Expected = ReturnType<typeof compared>;

/** Each row: the expected outcome, what differs, this side, and the other where it is not `OLD`. */
const VARIANTS: [Expected, string, Side, Side?][] = [
  ['old', 'nothing', OLD],
  ['old', 'another resource that passes', side([failure([LINE])], [entry(A), entry(B)])],
  [
    'old',
    'the values of another resource',
    side([failure([LINE])], [entry(A), entry(B, { acl: 'x' })]),
    side([failure([LINE])], [entry(A), entry(B)]),
  ],
  [
    'old',
    'the action',
    side([failure([LINE])], [{ ...entry(A), change: { ...entry(A).change, actions: ['no-op'] } }]),
  ],
  [
    'old',
    'a new policy that passes',
    side([failure([LINE]), policyResult({ policy: 'other' })], [entry(A)]),
  ],
  [
    'old',
    'a failure of main that is fixed',
    OLD,
    side([failure([LINE, LINE_B])], [entry(A), entry(B)]),
  ],
  ['old', 'a line that main has twice', OLD, side([failure([LINE, LINE])], [entry(A)])],
  [
    'old',
    'the same values that no plan knows yet',
    side([failure([LINE])], [entry(A, { acl: 'public' }, { after_unknown: { id: true } })]),
    side([failure([LINE])], [entry(A, { acl: 'public' }, { after_unknown: { id: true } })]),
  ],
  ['old', 'a lowered level', OLD, side([failure([LINE], { level: 'mandatory' })], [entry(A)])],
  [
    'old',
    'an override on main',
    OLD,
    side([failure([LINE], { status: 'overridden' })], [entry(A)]),
  ],
  ['old', 'a `moved` block, the same values', side([failure([LINE_B])], [moved(B, A)])],
  [
    'old',
    'a move into a module',
    side([failure([`module.m.${A}: is public`])], [moved(`module.m.${A}`, A)]),
  ],
  ['old', 'a move to a key', side([failure([`${A}["x"]: is public`])], [moved(`${A}["x"]`, A)])],
  [
    'old',
    'two resources in a line, both as before',
    side([failure([`${A} and ${B} are public`])], [entry(A), entry(B)]),
    side([failure([`${A} and ${B} are public`])], [entry(A), entry(B)]),
  ],
  [
    'old',
    'two lines about one resource',
    side([failure([LINE, `${A}: no owner`])], [entry(A)]),
    side([failure([LINE, `${A}: no owner`])], [entry(A)]),
  ],
  [
    'old',
    'the order of the lines',
    side([failure([`${A}: no owner`, LINE])], [entry(A)]),
    side([failure([LINE, `${A}: no owner`])], [entry(A)]),
  ],
  ['both', 'a resource that is added', side([failure([LINE, LINE_B])], [entry(A), entry(B)])],
  [
    'both',
    'a second resource that gets worse',
    side([failure([LINE, LINE_B])], [entry(A), entry(B, { acl: 'worse' })]),
    side([failure([LINE, LINE_B])], [entry(A), entry(B)]),
  ],
  [
    'both',
    'a second policy',
    side([failure([LINE]), failure([LINE], { policy: 'other' })], [entry(A)]),
  ],
  ['new', 'a value', side([failure([LINE])], [entry(A, { acl: 'public-write' })])],
  [
    'new',
    'a value in a block',
    side([failure([LINE])], [entry(A, { acl: 'public', rule: [{ port: 0 }] })]),
  ],
  ['new', 'a value more', side([failure([LINE])], [entry(A, { acl: 'public', tags: null })])],
  ['new', 'a value less', side([failure([LINE])], [entry(A, {})])],
  [
    'new',
    'the type of a value',
    side([failure([LINE])], [entry(A, { acl: 1 })]),
    side([failure([LINE])], [entry(A, { acl: '1' })]),
  ],
  [
    'new',
    'the last digit of a long number',
    { ...OLD, plan: textWith('12345678901234567890') },
    { ...OLD, plan: textWith('12345678901234567891') },
  ],
  ['new', 'the message', side([failure([`${A}: is public to all`])], [entry(A)])],
  [
    'new',
    'a number in the message',
    side([failure([`${A}: 3 rules are open`])], [entry(A)]),
    side([failure([`${A}: 2 rules are open`])], [entry(A)]),
  ],
  [
    'new',
    'one line more about the resource',
    side([failure([LINE, `${A}: no owner`])], [entry(A)]),
  ],
  ['new', 'the same line twice', side([failure([LINE, LINE])], [entry(A)])],
  [
    'new',
    'an address that the answer has in its text alone',
    side([failure([LINE], { printedFor: undefined })], [entry(A)]),
  ],
  ['new', 'a line without an address', side([failure([LINE, 'no budget'])], [entry(A)])],
  [
    'new',
    'a line without an address on both sides',
    side([failure([LINE, 'no budget'])], [entry(A)]),
    side([failure([LINE, 'no budget'])], [entry(A)]),
  ],
  [
    'new',
    'the name of the policy',
    side([failure([LINE], { policy: 'no_public_bucket' })], [entry(A)]),
  ],
  [
    'new',
    'the name of the policy set',
    side([failure([LINE], { policySet: 'other' })], [entry(A)]),
  ],
  ['new', 'the policy system', side([failure([LINE], { system: 'policy-check' })], [entry(A)])],
  ['new', 'a raised level', side([failure([LINE], { level: 'mandatory' })], [entry(A)])],
  [
    'new',
    'a raised level that can be overridden',
    side([failure([LINE], { level: 'soft-mandatory' })], [entry(A)]),
  ],
  ['new', 'an unrecognized level', side([failure([LINE], { level: 'unknown' })], [entry(A)])],
  [
    'new',
    'an unrecognized level on main',
    OLD,
    side([failure([LINE], { level: 'unknown' })], [entry(A)]),
  ],
  ['new', 'a pass on main', OLD, side([failure([LINE], { status: 'passed' })], [entry(A)])],
  ['new', 'an error on main', OLD, side([failure([LINE], { status: 'errored' })], [entry(A)])],
  [
    'new',
    'an error on main beside the failure',
    OLD,
    side([failure([LINE]), failure([LINE], { status: 'errored' })], [entry(A)]),
  ],
  [
    'new',
    'no result on main',
    OLD,
    side([failure([LINE], { status: 'not-evaluated' })], [entry(A)]),
  ],
  [
    'new',
    'an unrecognized status on main',
    OLD,
    side([failure([LINE], { status: 'unknown', word: 'x' })], [entry(A)]),
  ],
  ['new', 'no such policy on main', OLD, side([], [entry(A)])],
  ['new', 'an error here', side([failure([LINE], { status: 'errored' })], [entry(A)])],
  ['new', 'no result here', side([failure([LINE], { status: 'not-evaluated' })], [entry(A)])],
  [
    'new',
    'values that are known after the apply',
    side([failure([LINE], { status: 'known-after-apply' })], [entry(A)]),
  ],
  [
    'new',
    'a policy without a name',
    side([failure([LINE], { policy: '' })], [entry(A)]),
    side([failure([LINE], { policy: '' })], [entry(A)]),
  ],
  [
    'new',
    'a policy that the log does not name',
    side([failure([LINE], { policy: 'unnamed policy' })], [entry(A)]),
    side([failure([LINE], { policy: 'unnamed policy' })], [entry(A)]),
  ],
  [
    'new',
    'a value that is not known here',
    side([failure([LINE])], [entry(A, {}, { after_unknown: { acl: true } })]),
  ],
  [
    'new',
    'a value that is not known on main',
    OLD,
    side([failure([LINE])], [entry(A, {}, { after_unknown: { acl: true } })]),
  ],
  [
    'new',
    'a sensitive value on both sides',
    side([failure([LINE])], [entry(A, {}, { after_sensitive: { key: true } })]),
    side([failure([LINE])], [entry(A, {}, { after_sensitive: { key: true } })]),
  ],
  [
    'new',
    'a plan without marks of sensitive values',
    side([failure([LINE])], [entry(A, {}, { after_sensitive: undefined })]),
    side([failure([LINE])], [entry(A, {}, { after_sensitive: undefined })]),
  ],
  [
    'new',
    'a resource that both sides destroy',
    side([failure([LINE])], [entry(A, null)]),
    side([failure([LINE])], [entry(A, null)]),
  ],
  ['new', 'a resource that is not in the plan', side([failure([LINE])], [])],
  ['new', 'a resource that is not in the plan of main', OLD, side([failure([LINE])], [])],
  ['new', 'an object that is left behind', side([failure([LINE])], [entry(A), entry(A)])],
  ['new', 'a rename without a `moved` block', side([failure([LINE_B])], [entry(B)])],
  [
    'new',
    'a `moved` block and a value',
    side([failure([LINE_B])], [moved(B, A, { acl: 'worse' })]),
  ],
  [
    'new',
    'a `moved` block from a resource that passed',
    side([failure([LINE_B])], [moved(B, 'aws_s3_bucket.c')]),
  ],
  [
    'new',
    'a move of one of two names that hold each other',
    side([failure([`${A}b: as ${A}`])], [moved(A, B), entry(`${A}b`)]),
    side([failure([`${B}b: as ${B}`])], [entry(B), entry(`${A}b`), entry(`${B}b`)]),
  ],
  [
    'new',
    'another resource in the line',
    side([failure([`${LINE}, as ${B} is`])], [entry(A), entry(B)]),
  ],
  [
    'new',
    'the values of the other resource in the line',
    side([failure([`${LINE}, as ${B} is`])], [entry(A), entry(B, { acl: 'x' })]),
    side([failure([`${LINE}, as ${B} is`])], [entry(A), entry(B)]),
  ],
  [
    'new',
    'a list that may be cut',
    side([failure(Array<string>(1_000).fill(LINE))], [entry(A)]),
    side([failure(Array<string>(1_000).fill(LINE))], [entry(A)]),
  ],
  [
    'new',
    'the index',
    side([failure([`${A}[1]: is public`])], [entry(`${A}[1]`)]),
    side([failure([`${A}[0]: is public`])], [entry(`${A}[0]`)]),
  ],
  ['new', 'the module', side([failure([`module.m.${A}: is public`])], [entry(`module.m.${A}`)])],
  [
    'cannot be compared',
    'a plan that errored',
    side([failure([LINE])], [entry(A)], { errored: true }),
  ],
  [
    'cannot be compared',
    'a plan of main that errored',
    OLD,
    side([failure([LINE])], [entry(A)], { errored: true }),
  ],
  [
    'cannot be compared',
    'a plan that ends too early',
    { ...OLD, plan: JSON.stringify(OLD.plan).slice(0, -1) },
  ],
  [
    'cannot be compared',
    'a plan without a list of changes',
    { ...OLD, plan: '{"format_version":"1.2"}' },
  ],
  [
    'cannot be compared',
    'two lists of changes',
    { ...OLD, plan: `{"resource_changes":[],${JSON.stringify(OLD.plan).slice(1)}` },
  ],
  [
    'cannot be compared',
    'a name twice in an entry',
    { ...OLD, plan: JSON.stringify(OLD.plan).replace('"mode"', '"address":"x","mode"') },
  ],
  ['cannot be compared', 'no JSON', { ...OLD, plan: 'Not found' }],
];

function textWith(number: string): string {
  return JSON.stringify(side([], [entry(A, { size: 0 })]).plan).replace(
    '"size":0',
    `"size":${number}`,
  );
}

describe('a failure, if what differs from the default branch is', () => {
  test.each(VARIANTS.map(([expected, what, now, before]) => ({ expected, what, now, before })))(
    '$what: $expected',
    ({ expected, now, before }) => {
      expect(compared(now, before)).toBe(expected);
    },
  );

  test('are more than 60', () => {
    expect(VARIANTS.length).toBeGreaterThan(60);
    expect(new Set(VARIANTS.map(([, what]) => what)).size).toBe(VARIANTS.length);
  });
});

test('in a local check failures of mandatory policies are compared, too', () => {
  const mandatory = side([failure([LINE])], [entry(A)]);
  expect(compared(mandatory, mandatory, true)).toBe('old');
  const [result] = withLocalLevels(
    { ...emptyReading(), results: [failure([LINE])] },
    () => undefined,
  ).results;
  expect(result?.level).toBe('unknown');
});

test('200 failures of the default branch are old, and one more is new', () => {
  const names = Array.from({ length: 200 }, (_, at) => `aws_s3_bucket.b${at}`);
  const lines = names.map((name) => `${name}: is public`);
  const before = side(
    [failure(lines)],
    names.map((name) => entry(name)),
  );
  expect(compared(before, before)).toBe('old');
  const more = side(
    [failure([...lines, LINE])],
    [...names, A].map((name) => entry(name)),
  );
  expect(compared(more, before)).toBe('both');
});
