import { array, assert, constantFrom, property } from 'fast-check';
import { align } from '../../../src/features/values/align.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { testWith } from '../../support/optional-tools.ts';
import { diffsOf, diffText } from '../../support/plan-diff.ts';
import { realPlan } from '../../support/real-plan.ts';
import { readRendering } from '../../support/terraform-rendering.ts';
import { textCases } from '../../support/text-cases.ts';

interface Recorded {
  name: string;
  /** The member `resource_changes`, as Terraform writes it. */
  json: string;
  /** As `terraform show` prints it. */
  text: string;
}

const RECORDED = (
  JSON.parse(readText('__tests__/data/changed-attributes.json')) as { plans: Recorded[] }
).plans;

const CHANGED_LINE = /^ *(?:[-+~]|-\/\+|\+\/-|<=) /;

/** Every text and number in the lines that Terraform gives a sign. What it takes out and adds in one place is the same in both. */
function changedTexts(text: string): string[] {
  const lines = text.split('\n').filter((line) => CHANGED_LINE.test(line));
  const textsOf = (line: string) =>
    Array.from(
      line.matchAll(/"((?:[^"\\]|\\.)*)"|\b\d[\d.]*\b/g),
      ([whole, inner]) => inner ?? whole,
    );
  const isOneSided = (sign: string) => (line: string) =>
    line.trimStart().startsWith(sign) && !line.includes(' -> ');
  const removed = new Set(lines.filter(isOneSided('-')).flatMap(textsOf));
  const added = new Set(lines.filter(isOneSided('+')).flatMap(textsOf));
  return [...new Set(lines.flatMap(textsOf))].filter(
    (each) => !(removed.has(each) && added.has(each)),
  );
}

/** What Terraform shows and is hidden here: sensitive on the other side, the same text as a sensitive one, hidden by the default list. */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  'update-sensitive': ['one'],
  'destroy-all': ['quiet'],
  'aws-instance-updated': ['9db6f074fca0a903137b91c7c866b21d4e7205a7'],
  'sensitive values, of variables and in parts': ['hunter-of-before'],
};

function expectNothingMissing(what: string, ours: string, theirs: string): void {
  const shown = ours.replaceAll('\\"', '"').replaceAll('"', '');
  const missing = changedTexts(theirs).filter(
    (each) => !shown.includes(each.replaceAll('\\"', '').replaceAll('$${', '${')),
  );
  expect(missing).toEqual(HIDDEN[what] ?? []);
}

describe('a plan of Terraform that was recorded', () => {
  test.each(RECORDED)('has each changed attribute and no other: $name', ({ json, text }) => {
    const ours = diffsOf(json)
      .map(({ name: address, changes }) => ({
        address,
        changed: [...new Set(changes.map(({ path: [first] }) => String(first)))].sort(),
      }))
      .filter(({ changed }) => changed.length > 0);
    const theirs = readRendering(text)
      .map(({ address, changed }) => ({ address, changed }))
      .filter(({ changed }) => changed.length > 0);
    const byAddress = (one: { address: string }, other: { address: string }) =>
      one.address < other.address ? -1 : 1;
    expect(ours.sort(byAddress)).toEqual(theirs.sort(byAddress));
  });

  test.each(RECORDED)(
    'lacks no text that `terraform show` marks: $name',
    ({ name, json, text }) => {
      expectNothingMissing(name, diffText(json), text);
    },
  );

  test.each(RECORDED)('says of the same attributes that they force: $name', ({ json, text }) => {
    const forcing = diffsOf(json).flatMap(({ name, changes }) => {
      const names = changes.flatMap(({ path: [first], forces }) => (forces ? String(first) : []));
      // Terraform's text says it of no attribute that takes a value of any type.
      return name.includes('terraform_data') ? [] : [...new Set(names)].sort();
    });
    const theirs = readRendering(text).flatMap(({ address, forcing: names }) =>
      address.includes('terraform_data') ? [] : names,
    );
    expect(forcing.sort()).toEqual(theirs.sort());
  });
});

describe('a plan that Terraform makes now', () => {
  for (const { what, files } of [
    ...textCases('changed-values.tf'),
    ...textCases('plans-of-terraform.tf'),
  ]) {
    testWith('terraform', `lacks nothing that its text marks: ${what}`, async (program) => {
      const { json, text } = realPlan(program, files);
      expectNothingMissing(what, diffText(json), text);
    });
  }
});

describe('lists', () => {
  const apply = (one: readonly string[], other: readonly string[]) => {
    const aligned = align(one, other);
    return {
      removed: aligned.flatMap(({ before, after }) =>
        after === undefined && before !== undefined ? [one[before]] : [],
      ),
      // What stays and what is added, in their order, is the other list; the same of the first.
      one: aligned.flatMap(({ before }) => (before === undefined ? [] : before)),
      other: aligned.flatMap(({ after }) => (after === undefined ? [] : after)),
      isSame: aligned.every(
        ({ before, after }) =>
          before === undefined || after === undefined || one[before] === other[after],
      ),
    };
  };

  test('are aligned so that each member of both is told once, in its order', () => {
    const list = array(constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
    assert(
      property(list, list, (one, other) => {
        const aligned = apply(one, other);
        expect(aligned.one).toEqual(one.map((_, at) => at));
        expect(aligned.other).toEqual(other.map((_, at) => at));
        expect(aligned.isSame).toBe(true);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test('of a thousand members and more lose nothing', () => {
    const one = Array.from({ length: 3_000 }, (_, at) => `m${(at * 7919) % 3_001}`);
    const other = one.toReversed();
    const aligned = apply(one, other);
    expect(aligned.one).toEqual(one.map((_, at) => at));
    expect(aligned.other).toEqual(one.map((_, at) => at));
    expect(aligned.isSame).toBe(true);
  });
});

/** A plan with one resource. */
function planOf(change: object, more: object = {}, document: object = {}): string {
  return JSON.stringify({
    format_version: '1.2',
    ...document,
    resource_changes: [
      {
        address: 'aws_x.y',
        mode: 'managed',
        type: 'aws_x',
        name: 'y',
        change: {
          before_sensitive: {},
          after_sensitive: {},
          after_unknown: {},
          actions: ['update'],
          ...change,
        },
        ...more,
      },
    ],
  });
}

describe('an entry', () => {
  test('says what a value refers to that is not known yet', () => {
    const expressions = {
      subnet: { references: ['aws_subnet.a.id', 'aws_subnet.a'] },
      rule: [
        { source: { references: ['aws_x.other["k"].id', 'aws_x.other["k"]', 'aws_x.other'] } },
      ],
    };
    const resources = [{ address: 'aws_x.y', expressions }];
    const text = diffText(
      planOf(
        {
          actions: ['create'],
          before: null,
          after: { rule: [{}], name: 'n' },
          after_unknown: { subnet: true, rule: [{ source: true }], id: true },
        },
        {},
        { configuration: { root_module: { resources } } },
      ),
    );
    expect(text.split('\n')).toEqual([
      '+ aws_x.y will be created',
      '    + id = (known after apply)',
      '    + name = "n"',
      '    + rule[0].source = (known after apply: aws_x.other["k"].id)',
      '    + subnet = (known after apply: aws_subnet.a.id)',
    ]);
  });

  test('names what was moved, imported, left behind, deposed and changed elsewhere', () => {
    const same = { before: { a: 1 }, after: { a: 1 }, actions: ['no-op'] };
    const head = (json: string) => diffText(json).split('\n')[0];
    expect(head(planOf(same, { previous_address: 'aws_x.before' }))).toBe(
      '→ aws_x.y moved from aws_x.before',
    );
    expect(head(planOf({ ...same, importing: { id: 'i-1' } }))).toBe(
      '→ aws_x.y imported from "i-1"',
    );
    expect(head(planOf({ ...same, importing: { unknown: true } }))).toBe(
      '→ aws_x.y imported from (known after apply)',
    );
    expect(
      head(planOf({ before: { a: 1 }, after: null, actions: ['delete'] }, { deposed: 'ab12' })),
    ).toBe('- aws_x.y (deposed object ab12) will be destroyed');
    expect(head(planOf({ before: { a: 1 }, after: { a: 2 }, actions: ['create', 'forget'] }))).toBe(
      '+/- aws_x.y must be replaced, the old object is forgotten, and not destroyed',
    );
    const { resource_changes: drift } = JSON.parse(
      planOf({ before: { a: 1 }, after: { a: 2 } }),
    ) as { resource_changes: unknown };
    const drifted = diffText(JSON.stringify({ format_version: '1.2', resource_drift: drift }));
    expect(drifted.split('\n')).toEqual([
      '~ aws_x.y has changed outside of Terraform',
      '    ~ a = 1 -> 2',
    ]);
  });

  test('of which nothing changes is not there', () => {
    expect(diffText(planOf({ before: { a: 1 }, after: { a: 1 }, actions: ['no-op'] }))).toBe('');
  });

  test('has long texts cut where they differ, and JSON and text by lines', () => {
    const before = {
      json: '{"b":1,"a":[1,2]}',
      order: '{"a":1,"b":2}',
      long: `${'x'.repeat(500)}one`,
    };
    const after = {
      json: '{"a":[1,3],"b":1}',
      order: '{"b":2, "a":1}',
      long: `${'x'.repeat(500)}two`,
    };
    expect(diffText(planOf({ before, after })).split('\n')).toEqual([
      '~ aws_x.y will be updated in-place',
      '    ~ json = (JSON)',
      '          … 1 line',
      '            "a": [',
      '              1,',
      '        -     2',
      '        +     3',
      '            ],',
      '            "b": 1',
      '          … 1 line',
      `    ~ long = "…${'x'.repeat(20)}one" -> "…${'x'.repeat(20)}two"`,
      '    ~ order = (text) # white space or the order of keys',
    ]);
  });
});
