/** What the service makes of an upload where no program plans. */
import { readLiteral } from '../../src/configuration/literal.ts';
import { listBlocks } from '../../src/service/plan/list-blocks.ts';
import type { Planned } from '../../src/plan/plan-document.ts';
import type { PlanInput } from '../../src/service/engine.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { planInput } from '../support/plan-input.ts';
import { textCases } from '../support/text-cases.ts';

function list(files: Record<string, string>, more: Partial<PlanInput> = {}): Planned {
  return listBlocks({ ...planInput(files), ...more });
}

/** What `x = <text>` is listed as: its value, and where it is not known. */
function valueOf(text: string): unknown {
  const { document, problems } = list({ 'main.tf': `resource "a_b" "c" {\n  x = ${text}\n}\n` });
  expect(problems).toEqual([]);
  const { after, after_unknown: unknown } = document.resource_changes[0]?.change ?? {};
  return { known: after?.['x'], unknown: unknown?.['x'] };
}

describe('a value', () => {
  test.each<[string, unknown]>([
    ['"a"', 'a'],
    ['-2.5', -2.5],
    ['1234567890123456', 1234567890123456],
    ['"a${"b"}"', 'ab'],
    ['true', true],
    ['null', null],
    ['<<EOT\na\nb\nEOT', 'a\nb\n'],
    ['["a", 1]', ['a', 1]],
    ['{ a = { "b" : [1] }, 2 = "c" }', { a: { b: [1] }, 2: 'c' }],
    ['{ "__proto__" = 1 }', JSON.parse('{"__proto__":1}')],
  ])('%s is known', (text, known) => {
    expect(valueOf(text)).toEqual({ known, unknown: undefined });
  });

  test.each([
    'var.region',
    '1 + 2',
    '"a-${1}"',
    'upper("a")',
    'sensitive("a")',
    'true ? 1 : 2',
    '[for v in ["a"] : v]',
    '9007199254740993',
    '-9007199254740993',
    '{ (var.a) = 1 }',
    '{ a = 1, a = 2 }',
    '-"a"',
    'data.a_b.c.id',
  ])('%s is unknown', (text) => {
    expect(valueOf(text)).toEqual({ known: undefined, unknown: true });
  });

  test.each<[string, unknown]>([
    ['-2', -2],
    ['"a"', 'a'],
    ['[1, "b"]', [1, 'b']],
    ['a b', 'a b'],
    ['1 }', '1 }'],
    ['var.a', 'var.a'],
    ['[1, var.a]', '[1, var.a]'],
    ['', ''],
  ])('of a variable that is set to %j is the literal, or the text itself', (text, value) => {
    expect(readLiteral(text)).toEqual(value);
  });

  test.each<[string, unknown, unknown]>([
    ['{ a = 1, b = var.b }', { a: 1 }, { b: true }],
    ['["a", var.b]', ['a', null], [false, true]],
    ['[{ a = var.b }]', [{}], [{ a: true }]],
  ])('%s is known in part', (text, known, unknown) => {
    expect(valueOf(text)).toEqual({ known, unknown });
  });
});

describe('blocks', () => {
  test('are listed once each, in the root and in local modules, without their count', () => {
    const { document, counts } = list({
      'main.tf': readText('__tests__/data/listed-blocks.tf'),
      'net/main.tf': 'resource "c_d" "x" {\n  provider = other.here\n}\n',
    });
    const [last, inside] = document.resource_changes;
    expect(document.resource_changes.map(({ address }) => address)).toEqual([
      'a_b.last',
      'module.net.c_d.x',
    ]);
    expect(counts).toEqual({ additions: 2, changes: 0, destructions: 0 });
    expect(last?.change).toMatchObject({
      actions: ['create'],
      before: null,
      after: { name: 'n', rule: [{ port: 22 }, {}] },
      after_unknown: { rule: [false, { port: true }], other: true },
    });
    expect(inside).toMatchObject({
      module_address: 'module.net',
      provider_name: 'registry.terraform.io/hashicorp/other',
    });
    expect(document.planned_values.root_module.child_modules).toMatchObject([
      { address: 'module.net', resources: [{ address: 'module.net.c_d.x' }] },
    ]);
  });

  test('are replaced by an override file, by argument and by type', () => {
    const { document } = list({
      'main.tf': 'resource "a_b" "c" {\n  x = 1\n  y = 1\n  z {}\n  z {}\n  w {}\n}\n',
      'override.tf': 'resource "a_b" "c" {\n  y = 2\n  z {\n    k = 3\n  }\n}\n',
    });
    const [resource] = document.resource_changes;
    expect(resource?.change.after).toEqual({ x: 1, y: 2, z: [{ k: 3 }], w: [{}] });
  });

  const TWO = { 'main.tf': 'resource "a_b" "c" {\n  x = 1\n}\nresource "a_b" "d" {}\n' };
  const actionsOf = ({ document }: Planned): Record<string, string> =>
    Object.fromEntries(
      document.resource_changes.map(({ address, change }) => [address, change.actions.join('+')]),
    );

  test('are compared with what was applied', () => {
    const state = { 'a_b.c': { x: 1 }, 'a_b.d': { y: 1 }, 'a_b.gone["k"]': { z: 1 } };
    expect(actionsOf(list(TWO, { state }))).toEqual({
      'a_b.c': 'no-op',
      'a_b.d': 'update',
      'a_b.gone["k"]': 'delete',
    });
    const kept = { 'a_b.c[0]': { x: 1 }, 'a_b.c[1]': { x: 1 } };
    expect(actionsOf(list(TWO, { state: kept }))).toEqual({ 'a_b.c': 'update', 'a_b.d': 'create' });
    expect(actionsOf(list(TWO, { state, isDestroy: true }))).toEqual({
      'a_b.c': 'delete',
      'a_b.d': 'delete',
      'a_b.gone["k"]': 'delete',
    });
  });

  test('are all listed, with a warning, where a run asks for a part', () => {
    const options = { refreshOnly: false, targets: [], replace: [], allowEmptyApply: false };
    for (const part of [{ targets: ['a_b.d'] }, { replace: ['a_b.d'] }, { refreshOnly: true }]) {
      const listed = list(TWO, { options: { ...options, ...part } });
      expect(actionsOf(listed)).toEqual({ 'a_b.c': 'create', 'a_b.d': 'create' });
      expect(listed.problems).toMatchObject([{ severity: 'warning' }]);
    }
  });
});

describe('a block that cannot be listed', () => {
  test.each(textCases('blocks-refused.txt'))(
    'fails the plan with its place: $what',
    ({ files, said }) => {
      const { problems, document } = list(files);
      const { summary, file, line } = problems[0] ?? {};
      expect([summary, ...(file === undefined ? [] : [`${file}:${line}`])]).toEqual(said);
      expect(document.resource_changes).toEqual([]);
    },
  );

  const behindLinks = (links: Record<string, string>) => {
    const { files } = planInput({
      'main.tf': 'module "m" {\n  source = "./mods/m"\n}\n',
      'shared/common.tf': 'resource "a_b" "c" {}\n',
      'shared/m/main.tf': 'resource "a_b" "d" {}\n',
      'mods/m/own.tf': '',
      'shared/README.md': '',
    });
    const targets = Object.entries(links).map(([path, target]) => [path, { target }] as const);
    const { problems, document } = list({}, { files: new Map([...files, ...targets]) });
    const listed = document.resource_changes?.map(({ address }) => address);
    return { problems: problems.filter(({ severity }) => severity === 'error'), listed };
  };

  test.each<[string, Record<string, string>, string[]]>([
    ['no link', {}, []],
    ['a file', { 'common.tf': 'shared/common.tf' }, ['a_b.c']],
    ['a file of a module', { 'mods/m/more.tf': 'shared/m/main.tf' }, ['module.m.a_b.d']],
    ['the directory of a file', { 'b.tf': 'way/common.tf', way: 'shared' }, ['a_b.c']],
    ['a link to another link', { 'b.tf': 'way', way: 'shared/common.tf' }, ['a_b.c']],
    ['no file of a configuration', { 'README.md': 'nowhere' }, []],
  ])('is listed behind a link: %s', (_, links, expected) => {
    expect(behindLinks(links)).toEqual({ problems: [], listed: expected });
  });

  test('is listed where a link is the directory of its module', () => {
    const { files } = planInput({
      'main.tf': 'module "m" {\n  source = "./mods/m"\n}\n',
      'shared/m/main.tf': 'resource "a_b" "d" {}\n',
    });
    const linked = new Map([...files, ['mods', { target: 'shared' }] as const]);
    const { document } = list({}, { files: linked });
    expect(document.resource_changes?.map(({ address }) => address)).toEqual(['module.m.a_b.d']);
  });

  test.each([
    ['shared/common', '"shared/common"'],
    ['copy.tf', '"copy.tf"'],
    ['shared', '"shared"'],
  ])('fails the plan where its link leads to no configuration: %s', (target, shown) => {
    expect(behindLinks({ 'copy.tf': target }).problems).toMatchObject([
      {
        summary: 'Invalid HCL',
        detail: `It is a link to ${shown}, and no configuration file of the upload is there.`,
        file: 'copy.tf',
      },
    ]);
  });

  test('is an error where there are more than anybody reads', () => {
    const blocks = Array.from({ length: 10_001 }, (_, at) => `resource "x" "y${at}" {}`);
    const { problems } = list({ 'main.tf': blocks.join('\n') });
    expect(problems.map(({ summary }) => summary)).toEqual(['Too many blocks']);
  });
});

test.each(['var.from', 'local.from', '"${var.host}/acme/a"'])(
  'a provider whose source is computed (%s) is not taken as one of HashiCorp',
  (source) => {
    const required = (text: string): string =>
      `terraform {\n  required_providers {\n    a = {\n      source = ${text}\n    }\n  }\n}\n`;
    const block = 'resource "a_b" "c" {}\n';
    expect(list({ 'main.tf': required('"acme/a"') + block }).problems).toEqual([]);
    const { problems } = list({
      'main.tf': 'module "m" {\n  source = "./m"\n}\n',
      'm/main.tf': required(source) + block,
    });
    expect(problems).toEqual([
      {
        severity: 'error',
        summary: 'Computed source of a provider',
        detail: expect.stringMatching(
          /^required_providers of module\.m computes the source of "a",/,
        ),
      },
    ]);
  },
);
