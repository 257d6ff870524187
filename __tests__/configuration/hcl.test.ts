import { loadHcl } from '../../src/configuration/syntax/hcl.ts';
import type { HclExpression } from '../../src/configuration/syntax/hcl-syntax.ts';
import { describe, expect, test } from '../support/jest.ts';
import { limitMs } from '../support/time-limits.ts';

const hcl = await loadHcl();

/** Expressions without their ranges: what they say, not where. */
function say(expression: HclExpression): unknown {
  return JSON.parse(
    JSON.stringify(expression, (key, value: unknown) => (key === 'range' ? undefined : value)),
  );
}

function attribute(text: string): unknown {
  const file = hcl.parse(`x = ${text}\n`);
  expect(file.problems).toEqual([]);
  const first = file.body.attributes[0];
  if (first === undefined) throw new Error('no attribute was read');
  return say(first.value);
}
const literal = (value: unknown) => ({ kind: 'literal', value });
const traversal = (root: string, ...steps: unknown[]) => ({
  kind: 'traversal',
  root,
  steps: steps.map(literal),
});
const template = (...parts: unknown[]) => ({ kind: 'template', parts });
const operation = (operator: string, ...operands: unknown[]) => ({
  kind: 'operation',
  operator,
  operands,
});

describe('blocks', () => {
  test('keep their labels, nesting and lines', () => {
    const { body, problems } = hcl.parse(`# a comment
resource "aws_ebs_volume" data {
  size = 10

  lifecycle {
    prevent_destroy = true
  }
}
`);
    expect(problems).toEqual([]);
    expect(body.blocks).toHaveLength(1);
    const [block] = body.blocks;
    expect(block?.type).toBe('resource');
    expect(block?.labels).toEqual(['aws_ebs_volume', 'data']);
    expect(block?.range).toEqual({ startLine: 2, startColumn: 1, endLine: 8, endColumn: 2 });
    expect(block?.body.attributes.map(({ name, range }) => [name, range.startLine])).toEqual([
      ['size', 3],
    ]);
    expect(block?.body.blocks[0]?.range.startLine).toBe(5);
  });

  test('an empty file is an empty body', () => {
    expect(hcl.parse('')).toEqual({ body: { attributes: [], blocks: [] }, problems: [] });
  });
});

describe('problems', () => {
  test.each([
    ['a value that is not there', 'resource "a" "b" {\n  x = }\n}\n', 2],
    ['a block that is not closed', 'resource "a" "b" {\n  x = 1\n', 3],
    ['something else altogether', 'resource "a" "b" {}\n)))\n', 2],
  ])('%s is named with its line', (_, text, line) => {
    const { problems } = hcl.parse(text);
    expect(problems).not.toEqual([]);
    expect(problems[0]?.range.startLine).toBe(line);
  });

  test('nesting beyond all measure is a problem, not a crash', () => {
    const { problems } = hcl.parse(`x = ${'['.repeat(50_000)}${']'.repeat(50_000)}\n`);
    expect(problems[0]?.message).toBe('nested too deeply to be read');
  });

  test.each([
    ['interpolations that never end', '"${'.repeat(350_000)],
    ['brackets', '['.repeat(1_000_000)],
    ['lines that are wrong', 'a = }\n'.repeat(200_000)],
    ['a comment that does not end', `x = 1 /*${'/*'.repeat(500_000)}`],
    ['heredocs in heredocs', '${<<A\n'.repeat(170_000)],
    ['signs', `x = "${'$'.repeat(1_000_000)}"\n`],
    ['signs that never open', `x = "${'$$ '.repeat(330_000)}"\n`],
    ['blocks in blocks', 'a {\n'.repeat(250_000)],
    ['parts of a name', `x = a${'.b'.repeat(500_000)}\n`],
    ['signs of operation', `x = ${'-'.repeat(1_000_000)}\n`],
  ])('a megabyte of %s is read in a moment', (_, text) => {
    const before = process.cpuUsage();
    hcl.parse(`x = ${text}`);
    hcl.parse(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(limitMs(5_000) / 1e3);
  });

  test('what is well formed is read all the same', () => {
    const { body } = hcl.parse('resource "a" "b" {\n  x = }\n}\nresource "c" "d" {\n  y = 1\n}\n');
    expect(body.blocks.map(({ labels }) => labels.join('.'))).toEqual(['a.b', 'c.d']);
  });
});

describe('expressions', () => {
  test.each<[string, unknown]>([
    ['3', literal(3)],
    ['1.5e3', literal(1500)],
    ['true', literal(true)],
    ['null', literal(null)],
    ['""', literal('')],
    ['"a\\n\\"b\\\\"', literal('a\n"b\\')],
    ['"caf\\u00e9 $${x}"', literal('café ${x}')],
    ['<<EOT\n  hi\n   there\nEOT', literal('  hi\n   there\n')],
    ['<<-EOT\n    hi\n      there\n  EOT', literal('hi\n  there\n')],
    ['[1, "a",]', { kind: 'tuple', items: [literal(1), literal('a')] }],
    ['" a "', literal(' a ')],
    ['"é😀 ${a}"', template(literal('é😀 '), traversal('a'))],
    [
      '" ${a} ${b} "',
      template(literal(' '), traversal('a'), literal(' '), traversal('b'), literal(' ')),
    ],
    ['-1', operation('-', literal(1))],
    ['1 + 2', operation('+', literal(1), literal(2))],
    ['"${var.a}"', traversal('var', 'a')],
    ['"a-${var.a}"', template(literal('a-'), traversal('var', 'a'))],
    ['a.b[0].c["k"]', traversal('a', 'b', 0, 'c', 'k')],
    [
      '{ a = 1, "b c" : 2, (d) = 3 }',
      {
        kind: 'object',
        entries: [
          { key: literal('a'), value: literal(1) },
          { key: literal('b c'), value: literal(2) },
          { key: traversal('d'), value: literal(3) },
        ],
      },
    ],
    [
      'f({}, b...)',
      {
        kind: 'call',
        name: 'f',
        arguments: [{ kind: 'object', entries: [] }, traversal('b')],
        expand: true,
      },
    ],
    [
      'a ? "b" : "c"',
      { kind: 'conditional', condition: traversal('a'), yes: literal('b'), no: literal('c') },
    ],
    [
      '{ for k, v in m : k => v if v }',
      {
        kind: 'for',
        keyName: 'k',
        valueName: 'v',
        collection: traversal('m'),
        key: traversal('k'),
        value: traversal('v'),
        condition: traversal('v'),
        grouped: false,
      },
    ],
    ['a[*].id', { kind: 'other', text: 'a[*].id', inside: [traversal('a'), literal('id')] }],
    [
      'f().a',
      {
        kind: 'access',
        of: { kind: 'call', name: 'f', arguments: [], expand: false },
        steps: [literal('a')],
      },
    ],
  ])('%s', (text, expected) => {
    expect(attribute(text)).toEqual(expected);
  });
});
