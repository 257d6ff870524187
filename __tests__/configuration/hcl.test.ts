import { loadHcl } from '../../src/configuration/syntax/hcl.ts';
import type { HclExpression } from '../../src/configuration/syntax/hcl-syntax.ts';
import { describe, expect, test } from '../support/jest.ts';
import { limitMs } from '../support/time-limits.ts';

/** Expressions without their ranges: what they say, not where. */
function say(expression: HclExpression): unknown {
  return JSON.parse(
    JSON.stringify(expression, (key, value: unknown) => (key === 'range' ? undefined : value)),
  );
}

async function attribute(text: string): Promise<unknown> {
  const hcl = await loadHcl();
  const file = hcl.parse(`x = ${text}\n`);
  expect(file.problems).toEqual([]);
  const first = file.body.attributes[0];
  if (first === undefined) throw new Error('no attribute was read');
  return say(first.value);
}
const literal = (value: unknown): unknown => ({ kind: 'literal', value });

describe('blocks', () => {
  test('keep their labels, nesting and lines', async () => {
    const hcl = await loadHcl();
    const { body, problems } = hcl.parse(
      [
        '# a comment',
        'resource "aws_ebs_volume" data {',
        '  size = 10',
        '',
        '  lifecycle {',
        '    prevent_destroy = true',
        '  }',
        '}',
        '',
      ].join('\n'),
    );
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

  test('an empty file is an empty body', async () => {
    const hcl = await loadHcl();
    expect(hcl.parse('')).toEqual({ body: { attributes: [], blocks: [] }, problems: [] });
  });
});

describe('problems', () => {
  test.each([
    ['a value that is not there', 'resource "a" "b" {\n  x = }\n}\n', 2],
    ['a block that is not closed', 'resource "a" "b" {\n  x = 1\n', 3],
    ['something else altogether', 'resource "a" "b" {}\n)))\n', 2],
  ])('%s is named with its line', async (_, text, line) => {
    const hcl = await loadHcl();
    const { problems } = hcl.parse(text);
    expect(problems).not.toEqual([]);
    expect(problems[0]?.range.startLine).toBe(line);
  });

  test('nesting beyond all measure is a problem, not a crash', async () => {
    const hcl = await loadHcl();
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
  ])('a megabyte of %s is read in a moment', async (_, text) => {
    const hcl = await loadHcl();
    const before = process.cpuUsage();
    hcl.parse(`x = ${text}`);
    hcl.parse(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(limitMs(5_000) / 1e3);
  });

  test('what is well formed is read all the same', async () => {
    const hcl = await loadHcl();
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
    [
      '"é😀 ${a}"',
      {
        kind: 'template',
        parts: [literal('é😀 '), { kind: 'traversal', root: 'a', steps: [] }],
      },
    ],
    [
      '" ${a} ${b} "',
      {
        kind: 'template',
        parts: [
          literal(' '),
          { kind: 'traversal', root: 'a', steps: [] },
          literal(' '),
          { kind: 'traversal', root: 'b', steps: [] },
          literal(' '),
        ],
      },
    ],
    ['-1', { kind: 'operation', operator: '-', operands: [literal(1)] }],
    ['1 + 2', { kind: 'operation', operator: '+', operands: [literal(1), literal(2)] }],
    ['"${var.a}"', { kind: 'traversal', root: 'var', steps: [literal('a')] }],
    [
      '"a-${var.a}"',
      {
        kind: 'template',
        parts: [literal('a-'), { kind: 'traversal', root: 'var', steps: [literal('a')] }],
      },
    ],
    [
      'a.b[0].c["k"]',
      {
        kind: 'traversal',
        root: 'a',
        steps: [literal('b'), literal(0), literal('c'), literal('k')],
      },
    ],
    [
      '{ a = 1, "b c" : 2, (d) = 3 }',
      {
        kind: 'object',
        entries: [
          { key: literal('a'), value: literal(1) },
          { key: literal('b c'), value: literal(2) },
          { key: { kind: 'traversal', root: 'd', steps: [] }, value: literal(3) },
        ],
      },
    ],
    [
      'f({}, b...)',
      {
        kind: 'call',
        name: 'f',
        arguments: [
          { kind: 'object', entries: [] },
          { kind: 'traversal', root: 'b', steps: [] },
        ],
        expand: true,
      },
    ],
    [
      'a ? "b" : "c"',
      {
        kind: 'conditional',
        condition: { kind: 'traversal', root: 'a', steps: [] },
        yes: literal('b'),
        no: literal('c'),
      },
    ],
    [
      '{ for k, v in m : k => v if v }',
      {
        kind: 'for',
        keyName: 'k',
        valueName: 'v',
        collection: { kind: 'traversal', root: 'm', steps: [] },
        key: { kind: 'traversal', root: 'k', steps: [] },
        value: { kind: 'traversal', root: 'v', steps: [] },
        condition: { kind: 'traversal', root: 'v', steps: [] },
        grouped: false,
      },
    ],
    [
      'a[*].id',
      {
        kind: 'other',
        text: 'a[*].id',
        inside: [{ kind: 'traversal', root: 'a', steps: [] }, literal('id')],
      },
    ],
    [
      'f().a',
      {
        kind: 'access',
        of: { kind: 'call', name: 'f', arguments: [], expand: false },
        steps: [literal('a')],
      },
    ],
  ])('%s', async (text, expected) => {
    expect(await attribute(text)).toEqual(expected);
  });
});
