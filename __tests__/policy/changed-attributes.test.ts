import { keepLongNumbers } from '../../src/model/json-text.ts';
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import type { PlanDocument } from '../../src/plan/plan-document.ts';
import { redactPlan } from '../../src/service/plan/redact-plan.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { changesInJson } from '../support/plan-sources.ts';
import { readRendering, type RenderedResource } from '../support/terraform-rendering.ts';

interface Recorded {
  name: string;
  /** The member `resource_changes`, as Terraform writes it. */
  json: string;
  /** As `terraform show` prints it. */
  text: string;
}

const RECORDING = JSON.parse(readText('__tests__/data/changed-attributes.json')) as {
  terraform: string;
  plans: Recorded[];
};

function read(json: string): PlannedChanges {
  const changes = changesInJson(json, undefined, true);
  if (changes === undefined) throw new Error('there is no list of changes');
  return changes;
}

/** In the form of what is read from Terraform's text. */
const ours = ({ changes }: PlannedChanges): RenderedResource[] =>
  ordered(
    changes.map(({ address, differs = [] }) => ({
      address,
      changed: differs.map(({ name }) => name).sort(),
      forcing: differs.flatMap(({ name, forces }) => (forces ? name : [])).sort(),
    })),
  );

const theirs = (text: string): RenderedResource[] => ordered(readRendering(text));

function ordered(all: RenderedResource[]): RenderedResource[] {
  return all
    .filter(({ changed }) => changed.length > 0)
    .sort((one, other) => (one.address < other.address ? -1 : 1));
}

/** Terraform's text says of no attribute of any type that it forces a replacement; its JSON does. */
function expectSame(changes: PlannedChanges, text: string): void {
  const withoutForcing = ({ address, forcing }: RenderedResource): RenderedResource['forcing'] =>
    address.includes('terraform_data.') ? [] : forcing;
  const comparable = (all: RenderedResource[]) =>
    all.map((each) => ({ ...each, forcing: withoutForcing(each) }));
  expect(comparable(ours(changes))).toEqual(comparable(theirs(text)));
}

describe(`plans of Terraform ${RECORDING.terraform}`, () => {
  test('have the attributes that force a replacement, which the text omits', () => {
    const nested = RECORDING.plans.find(({ name }) => name === 'replace-nested');
    expect(ours(read(nested?.json ?? ''))[0]?.forcing).toEqual(['triggers_replace']);
  });

  describe.each(RECORDING.plans)('$name', ({ json, text }) => {
    test('has each changed attribute and no other', () => {
      expectSame(read(json), text);
    });

    test('has the same without its sensitive values', () => {
      const whole = { format_version: '1.2', ...JSON.parse(keepLongNumbers(json)) } as PlanDocument;
      expectSame(read(JSON.stringify(redactPlan(whole))), text);
    });
  });
});

interface Written {
  before?: unknown;
  after?: unknown;
  unknown?: unknown;
  was?: unknown;
  becomes?: unknown;
  paths?: unknown;
  actions?: string[];
  type?: string;
}

function planWith(...all: Written[]): string {
  const changes = all.map(
    ({ before, after, unknown, was, becomes, paths, actions, type }, index) => ({
      address: `aws_x.y[${index}]`,
      type: type ?? 'aws_x',
      change: {
        actions: actions ?? ['update'],
        before,
        after,
        after_unknown: unknown ?? {},
        before_sensitive: was ?? {},
        after_sensitive: becomes ?? {},
        replace_paths: paths,
      },
    }),
  );
  return JSON.stringify({ plan_format_version: '1.1', resource_changes: changes });
}

/** What differs in the first change of a plan. */
const differsIn = (json: string) => read(json).changes[0]?.differs;
const namesOf = (written: Written) => differsIn(planWith(written))?.map(({ name }) => name);

describe('the names of what changes', () => {
  test('are those of attributes, never keys of a map, elements or values', () => {
    const before = { tags: { 'quiet-key': 'a' }, list: ['quiet-element'], same: 'quiet-value' };
    const after = { tags: { 'quiet-other': 'b' }, list: ['quiet-item'], same: 'quiet-value' };
    const changes = read(planWith({ before, after, paths: [['tags', 'quiet-key']] }));
    expect(changes.changes[0]?.differs).toEqual([{ name: 'tags', forces: true }, { name: 'list' }]);
    expect(JSON.stringify(changes)).not.toContain('quiet');
  });

  test('are whole in an unusual entry', () => {
    expect(namesOf({ before: null, after: null })).toEqual([]);
    expect(namesOf({ before: 3, after: ['x'] })).toEqual([]);
    // An object without members is neither a text nor a number.
    for (const other of ['x', 1, [], null]) {
      expect(namesOf({ before: { a: {} }, after: { a: other } })).toEqual(['a']);
      expect(namesOf({ before: { a: other }, after: { a: {} } })).toEqual(['a']);
    }
    const same = { before: { a: 1 }, after: { a: 1 } };
    expect(namesOf({ ...same, was: true, becomes: true })).toEqual([]);
    expect(namesOf({ ...same, was: true })).toEqual(['a']);
    expect(namesOf({ ...same, after: {}, unknown: { a: true } })).toEqual(['a']);
    expect(namesOf({ ...same, paths: [['a'], 'x', [0], []] })).toEqual(['a']);
    const proto = planWith(same).replaceAll('"a"', '"__proto__"');
    expect(differsIn(proto.replace(':1}', ':2}'))).toEqual([{ name: '__proto__' }]);
  });

  test('are those in which anything is marked, at any depth', () => {
    const names = (written: Written) =>
      differsIn(planWith({ before: { a: 1 }, after: { a: 1 }, ...written }));
    const deep = (depth: number, end: unknown): unknown =>
      Array.from({ length: depth }).reduce((inside) => ({ in: inside }), end);
    expect(names({ unknown: { a: deep(2, true) } })).toEqual([{ name: 'a' }]);
    expect(names({ unknown: { a: deep(2, false) } })).toEqual([]);
    expect(names({ was: { a: deep(2, true) } })).toEqual([{ name: 'a' }]);
    expect(names({ was: { a: deep(2, true) }, becomes: { a: deep(2, true) } })).toEqual([]);
    expect(names({ was: { a: deep(200, true) } })).toEqual([{ name: 'a' }]);
    expect(names({ unknown: { a: null } })).toEqual([]);
    // What is nested too deeply to be looked at counts as marked.
    expect(names({ unknown: { a: deep(200, false) } })).toEqual([{ name: 'a' }]);
  });

  test('are those with a value, if a resource is created or destroyed', () => {
    const values = { a: 1, b: '', c: null, d: [], e: {}, f: [1], g: { h: 1 }, i: false };
    const set = ['a', 'f', 'g', 'i'];
    const created = { before: null, after: values };
    expect(namesOf(created)).toEqual(set);
    expect(namesOf({ before: values, after: null })).toEqual(set);
    const unknown = { c: true, z: {} };
    expect(namesOf({ ...created, unknown })).toEqual([...set, 'c'].sort());
    expect(namesOf({ ...created, type: 'terraform_data' })).toEqual([...set, 'b'].sort());
    // Where there was a resource before, an empty list is a value.
    expect(namesOf({ before: { d: [1] }, after: { d: [] } })).toEqual(['d']);
    expect(namesOf({ before: { b: 'x', c: '' }, after: { b: '', c: null } })).toEqual(['b']);
  });

  test('begin with what forces a replacement, and none is longer than 200', () => {
    const long = 'n'.repeat(201);
    const before = { a: 1, b: 1, z: 1, [long]: 1 };
    const after = { a: 2, b: 2, z: 2, [long]: 2 };
    expect(differsIn(planWith({ before, after, paths: [['z']] }))).toEqual([
      { name: 'z', forces: true },
      ...['a', 'b', 'n'.repeat(200)].map((name) => ({ name })),
    ]);
  });

  test('are cut with a notice where they are too many, those of what is destroyed last', () => {
    const named = (length: number, name: number, value: unknown) =>
      Object.fromEntries(
        Array.from({ length }, (_, at) => [`attribute_${at}`.padEnd(name, 'x'), value]),
      );
    const names = named(1_000, 190, 1);
    const created = { before: null, after: names, actions: ['create'] };
    const many = (length: number) => Array.from({ length }, () => created);
    for (const actions of [['delete'], ['delete', 'create']]) {
      const destroyed = { before: names, after: null, actions };
      const changes = read(planWith(...many(21), destroyed));
      expect(changes.doubt).toBeUndefined();
      expect(changes.unread).toBe('The plan is too large to keep the attributes of 2 changes.');
      expect(changes.changes[0]?.action).toBe(actions.length === 1 ? 'delete' : 'replace');
      expect(changes.changes[0]?.differs).toHaveLength(1_000);
    }
    expect(read(planWith(...many(20))).unread).toBe(
      'The plan is too large to keep the attributes of 1 change.',
    );
  });
});
