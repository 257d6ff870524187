/** Failures held against those of the default branch: which are old, and which are new. */
import { judgeNamed } from '../support/judges.ts';
import { textsOf } from '../support/findings.ts';
import { divideFailure } from '../../src/policy/divide-failures.ts';
import { withoutAddresses } from '../../src/policy/tell-failures.ts';
import {
  addressBefore,
  notComparedNotice,
  failuresOfBase,
} from '../../src/policy/existing-failures.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { toPlanJson } from '../support/plan-sources.ts';
import { readPlannedValues } from '../../src/plan/planned-values.ts';

const A = 'aws_s3_bucket.a';
const B = 'aws_s3_bucket.b';
const LINE = `${A}: is public`;
const NO_OWNER = `${A}: no owner`;
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
  const resources = [...new Set(names)].map((address) => ({ address, messages: [] }));
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

/** A failure about `A`, which the plan has with the usual values. */
const failing = (rest: Partial<PolicyResult>): Side => side([failure([LINE], rest)], [entry(A)]);
/** One failure that prints these lines, and the plan. */
const printed = (lines: string[], ...entries: Entry[]): Side => side([failure(lines)], entries);
const printing = (...lines: string[]): Side => printed(lines, entry(A));
const planning = (...entries: Entry[]): Side => printed([LINE], ...entries);
/** As `printing`, with `B` in the plan as well. */
const printingOfBoth = (lines: string[], b?: unknown): Side =>
  printed(lines, entry(A), entry(B, b));
/** A row in which both sides are the same. */
const alike = (what: string, one: Side): [string, Side, Side] => [what, one, one];
/** The plan of `A` alone, whose entry has such marks. */
const marked = (marks: object): Side => planning(entry(A, {}, marks));
const OLD = printing(LINE);
const PLAN = JSON.stringify(OLD.plan);
const ERRORED = side(OLD.results, [entry(A)], { errored: true });
/** The entry of `A`, of which no plan knows the value yet. */
const UNKNOWN = entry(A, {}, { after_unknown: { acl: true } });

/** The failures that still count, and those that do not. */
async function compared(now: Side, before: Side = OLD) {
  const addresses = new Set(
    now.results.flatMap(({ resources }) => resources.map((it) => it.address)),
  );
  const planned = valuesOf(now, addresses);
  if (planned === undefined) return 'cannot be compared';
  const named = new Set([...addresses].map((address) => addressBefore(address, planned)));
  const other = valuesOf(before, named);
  if (other === undefined) return 'cannot be compared';
  const failuresOf = failuresOfBase(before.results);
  const divided = now.results.map(async (result) => {
    // As the gate does: what is not advisory closes the run itself.
    if (result.level !== 'advisory') return [result];
    const { results: parts } = await divideFailure(result, {
      without: async (isLeftOut) => withoutAddresses(result, isLeftOut),
      excepted: { entries: [], at: () => [] },
      readBase: async () => ({
        now: planned,
        before: other,
        failsWithout: async () => failuresOf(result),
      }),
    });
    return parts;
  });
  const results = (await Promise.all(divided)).flat();
  const open = results.filter(({ status }) => status !== 'existing' && status !== 'passed');
  const old = results.filter(({ status }) => status === 'existing');
  return open.length === 0 ? 'old' : old.length === 0 ? 'new' : 'both';
}

function valuesOf({ plan }: Side, addresses: ReadonlySet<string>) {
  const json = toPlanJson(typeof plan === 'string' ? plan : JSON.stringify(plan));
  return json && readPlannedValues(json, addresses);
}

/** Each row: what differs, this side, and the other where it is not `OLD`. */
const VARIANTS: Record<Awaited<ReturnType<typeof compared>>, [string, Side, Side?][]> = {
  old: [
    ['nothing', OLD],
    ['another resource that passes', planning(entry(A), entry(B))],
    [
      'the values of another resource',
      planning(entry(A), entry(B, { acl: 'x' })),
      planning(entry(A), entry(B)),
    ],
    ['the action', planning({ ...entry(A), change: { ...entry(A).change, actions: ['no-op'] } })],
    [
      'a new policy that passes',
      side([failure([LINE]), policyResult({ policy: 'other' })], [entry(A)]),
    ],
    ['a failure of main that is fixed', OLD, printingOfBoth([LINE, LINE_B])],
    [
      'another result of the same policy on main, which passed',
      OLD,
      side([...OLD.results, failure([], { status: 'passed' })], [entry(A)]),
    ],
    ['a line that main has twice', OLD, printing(LINE, LINE)],
    alike(
      'the same values that no plan knows yet',
      planning(entry(A, { acl: 'public' }, { after_unknown: { id: true } })),
    ),
    ['a lowered level', OLD, failing({ level: 'mandatory' })],
    ['an override on main', OLD, failing({ status: 'overridden' })],
    ['a `moved` block, the same values', printed([LINE_B], moved(B, A))],
    ['a move into a module', printed([`module.m.${A}: is public`], moved(`module.m.${A}`, A))],
    ['a move to a key', printed([`${A}["x"]: is public`], moved(`${A}["x"]`, A))],
    alike('two resources in a line, both as before', printingOfBoth([`${A} and ${B} are public`])),
    alike(
      'two names of which one holds the other',
      printed([`${A}b: as ${A}`], entry(A), entry(`${A}b`)),
    ),
    alike('two lines about one resource', printing(LINE, NO_OWNER)),
    ['the order of the lines', printing(NO_OWNER, LINE), printing(LINE, NO_OWNER)],
  ],
  both: [
    ['a resource that is added', printingOfBoth([LINE, LINE_B])],
    [
      'a second resource that gets worse',
      printingOfBoth([LINE, LINE_B], { acl: 'worse' }),
      printingOfBoth([LINE, LINE_B]),
    ],
    ['a second policy', side([failure([LINE]), failure([LINE], { policy: 'other' })], [entry(A)])],
  ],
  new: [
    ['a value', planning(entry(A, { acl: 'public-write' }))],
    ['a value in a block', planning(entry(A, { acl: 'public', rule: [{ port: 0 }] }))],
    ['a value more', planning(entry(A, { acl: 'public', tags: null }))],
    ['a value less', planning(entry(A, {}))],
    ['the type of a value', planning(entry(A, { acl: 1 })), planning(entry(A, { acl: '1' }))],
    [
      'the last digit of a long number',
      { ...OLD, plan: textWith('12345678901234567890') },
      { ...OLD, plan: textWith('12345678901234567891') },
    ],
    ['the message', printing(`${A}: is public to all`)],
    [
      'a number in the message',
      printing(`${A}: 3 rules are open`),
      printing(`${A}: 2 rules are open`),
    ],
    ['one line more about the resource', printing(LINE, NO_OWNER)],
    ['the same line twice', printing(LINE, LINE)],
    ['an address that the answer has in its text alone', failing({ printedFor: undefined })],
    ['a line without an address', printing(LINE, 'no budget')],
    alike('a line without an address on both sides', printing(LINE, 'no budget')),
    ['the name of the policy', failing({ policy: 'no_public_bucket' })],
    ['the name of the policy set', failing({ policySet: 'other' })],
    ['the policy system', failing({ judge: judgeNamed('policy-check') })],
    ['a raised level', failing({ level: 'mandatory' })],
    ['a raised level that can be overridden', failing({ level: 'soft-mandatory' })],
    ['an unrecognized level', failing({ level: 'unknown' })],
    ['an unrecognized level on main', OLD, failing({ level: 'unknown' })],
    ['a pass on main', OLD, failing({ status: 'passed' })],
    ['an error on main', OLD, failing({ status: 'errored' })],
    [
      'an error on main beside the failure',
      OLD,
      side([failure([LINE]), failure([LINE], { status: 'errored' })], [entry(A)]),
    ],
    [
      'an unrecognized status on main beside a failure',
      OLD,
      side([failure([LINE]), failure([LINE], { word: 'fell' })], [entry(A)]),
    ],
    ['no result on main', OLD, failing({ status: 'not-evaluated' })],
    ['an unrecognized status on main', OLD, failing({ status: 'unknown', word: 'x' })],
    ['no such policy on main', OLD, side([], [entry(A)])],
    ['an error here', failing({ status: 'errored' })],
    ['no result here', failing({ status: 'not-evaluated' })],
    ['values that are known after the apply', failing({ status: 'known-after-apply' })],
    alike('a policy without a name', failing({ policy: '' })),
    alike('a policy that the log does not name', failing({ policy: 'unnamed policy' })),
    ['a value that is not known here', planning(UNKNOWN)],
    ['a value that is not known on main', OLD, planning(UNKNOWN)],
    alike('a sensitive value on both sides', marked({ after_sensitive: { key: true } })),
    alike('a plan without marks of sensitive values', marked({ after_sensitive: undefined })),
    alike('a plan without marks of unknown values', marked({ after_unknown: undefined })),
    alike('a resource whose values are no object', planning(entry(A, 'x'))),
    alike('a resource that both sides destroy', planning(entry(A, null))),
    ['a resource that is not in the plan', planning()],
    ['a resource that is not in the plan of main', OLD, planning()],
    ['an object that is left behind', planning(entry(A), entry(A))],
    ['a rename without a `moved` block', printed([LINE_B], entry(B))],
    ['a `moved` block and a value', printed([LINE_B], moved(B, A, { acl: 'worse' }))],
    ['a `moved` block from a resource that passed', printed([LINE_B], moved(B, 'aws_s3_bucket.c'))],
    [
      'a move of one of two names that hold each other',
      printed([`${A}b: as ${A}`], moved(A, B), entry(`${A}b`)),
      printed([`${B}b: as ${B}`], entry(B), entry(`${A}b`), entry(`${B}b`)),
    ],
    ['another resource in the line', printingOfBoth([`${LINE}, as ${B} is`])],
    [
      'the values of the other resource in the line',
      printingOfBoth([`${LINE}, as ${B} is`], { acl: 'x' }),
      printingOfBoth([`${LINE}, as ${B} is`]),
    ],
    alike('a list that may be cut', printing(...Array<string>(1_000).fill(LINE))),
    [
      'the index',
      printed([`${A}[1]: is public`], entry(`${A}[1]`)),
      printed([`${A}[0]: is public`], entry(`${A}[0]`)),
    ],
    ['the module', printed([`module.m.${A}: is public`], entry(`module.m.${A}`))],
  ],
  'cannot be compared': [
    ['a plan that errored', ERRORED],
    ['a plan of main that errored', OLD, ERRORED],
    ['a plan that ends too early', { ...OLD, plan: PLAN.slice(0, -1) }],
    ['a plan without a list of changes', { ...OLD, plan: '{"format_version":"1.2"}' }],
    ['two lists of changes', { ...OLD, plan: `{"resource_changes":[],${PLAN.slice(1)}` }],
    ['a name twice in an entry', { ...OLD, plan: PLAN.replace('"mode"', '"address":"x","mode"') }],
    ['an address that is no text', planning(entry(A), { ...entry(B), address: 1 })],
    ['no JSON', { ...OLD, plan: 'Not found' }],
  ],
};

function textWith(number: string): string {
  return JSON.stringify(side([], [entry(A, { size: 0 })]).plan).replace(
    '"size":0',
    `"size":${number}`,
  );
}

describe('a failure, if what differs from the default branch is', () => {
  const all = Object.entries(VARIANTS).flatMap(([expected, variants]) =>
    variants.map(([what, now, before]) => ({ expected, what, now, before })),
  );
  test.each(all)('$what: $expected', async ({ expected, now, before }) => {
    expect(await compared(now, before)).toBe(expected);
  });
});

test.each(['version 1.2 ended.', 'The run failed. Look at it.', 'Terraform ended'])(
  'only-new without anything to compare gives the reason: %s',
  (reason) => {
    const because = reason.replace('The run', 'the run').replace(/\.$/, '');
    expect(textsOf([notComparedNotice(new Error(reason))])).toEqual([
      `Every failure counts: only-new could not compare with the default branch, because ${because}.`,
    ]);
  },
);

test('after 200 failures of the default branch, one more is new', async () => {
  const names = Array.from({ length: 200 }, (_, at) => `aws_s3_bucket.b${at}`);
  const lines = names.map((name) => `${name}: is public`);
  const before = side(
    [failure(lines)],
    names.map((name) => entry(name)),
  );
  expect(await compared(before, before)).toBe('old');
  const more = side(
    [failure([...lines, LINE])],
    [...names, A].map((name) => entry(name)),
  );
  expect(await compared(more, before)).toBe('both');
});
