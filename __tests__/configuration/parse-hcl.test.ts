/** HCL as Terraform's own parser reads it: what an expression is, and where a text is refused. */
import { TOP, type HclExpression } from '../../src/configuration/syntax/hcl-syntax.ts';
import { parseHcl, parseTemplate } from '../../src/configuration/syntax/parse-hcl.ts';
import { describe, expect, test } from '../support/jest.ts';
import { saidOf } from '../support/text-cases.ts';
import { limitMs, processorMs } from '../support/time-limits.ts';

/** An expression in one line; `<text: parts>` is one of which only the parts are kept. */
function say(expression: HclExpression): string {
  const all = (expressions: readonly HclExpression[]) => expressions.map(say).join(' ');
  switch (expression.kind) {
    case 'literal':
      return JSON.stringify(expression.value);
    case 'template':
      return `\`${all(expression.parts)}\``;
    case 'tuple':
      return `[${all(expression.items)}]`;
    case 'object':
      return `{${expression.entries.map(({ key, value }) => `${say(key)}=${say(value)}`).join(' ')}}`;
    case 'traversal':
      return [expression.root, ...expression.steps.map(say)].join('.');
    case 'access':
      return `(${say(expression.of)}).${expression.steps.map(say).join('.')}`;
    case 'call':
      return `${expression.name}(${all(expression.arguments)}${expression.expand ? '...' : ''})`;
    case 'conditional':
      return `(${say(expression.condition)} ? ${say(expression.yes)} : ${say(expression.no)})`;
    case 'operation':
      return `(${expression.operator} ${all(expression.operands)})`;
    case 'for':
      return sayFor(expression);
    case 'other':
      return `<${expression.text}${expression.inside ? `: ${all(expression.inside)}` : ''}>`;
  }
}

function sayFor({
  keyName,
  valueName,
  collection,
  key,
  value,
  grouped,
  condition,
}: Extract<HclExpression, { kind: 'for' }>): string {
  const element = key === undefined ? say(value) : `${say(key)} => ${say(value)}`;
  const rest = `${grouped ? '...' : ''}${condition ? ` if ${say(condition)}` : ''}`;
  return `for ${keyName ?? ''},${valueName} in ${say(collection)}: ${element}${rest}`;
}

test.each([
  ['a\t+\tb', '(+ a b)'],
  ['"%{\nif\na\n}b%{\nendif\n}"', '<\nif\na\n}b%{\nendif\n}: a <b: >>'],
  ['"a\\tb\\r\\n\\u0041\\U0001F600\\\\\\""', '"a\\tb\\r\\nA😀\\\\\\""'],
  ...saidOf('hcl-expressions.txt').map(([text, [said = '']]): [string, string] => [text, said]),
])('the expression %s is read as Terraform reads it', (text, expected) => {
  const { body, problems } = parseHcl(`x = ${text}\n`);
  expect(problems).toEqual([]);
  expect(body.attributes.map(({ value }) => say(value))).toEqual([expected]);
});

test.each<[string, string[]]>([
  ['x = ', ['1:5 something is missing here']],
  ['x =\n', ['1:4 something is missing here']],
  ['\nx = ', ['2:5 something is missing here']],
  ['x = "a\r\n"', ['1:7 something is missing here', '2:1 """ was not expected here']],
  ['x = "\\u12"', ['1:6 "\\u12"" was not expected here']],
  ['x = << A\nA\n', ['1:5 "<< A" was not expected here', '2:2 something is missing here']],
  ['x = <A\n', ['1:5 "<A" was not expected here']],
  ['x = <<A b\nA\n', ['1:5 "<<A b" was not expected here', '2:2 something is missing here']],
  [
    'x = <<A\n${a}A\nA\n',
    ['2:5 where this text ends is not clear', '3:2 something is missing here'],
  ],
  [
    'x = <<A\n${a} A\nA\n',
    ['2:5 where this text ends is not clear', '3:2 something is missing here'],
  ],
  [
    'x = 1\ry = 2',
    ['1:6 a line ends in a way that is not clear', '1:6 "\ry = 2" was not expected here'],
  ],
  ['x = "\\U00110000"', ['1:6 "\\U00110000"" was not expected here']],
  ['x = "\\ud83d\\ude00"', ['1:6 "\\ud83d\\ude00"" was not expected here']],
  ['x = \uFEFF1', ['1:5 "\uFEFF1" was not expected here']],
  ...saidOf('hcl-refused.txt'),
])('%j is refused', (text, expected) => {
  const { problems } = parseHcl(text);
  const said = problems.map(
    ({ message, range }) => `${range.startLine}:${range.startColumn} ${message}`,
  );
  expect(said).toEqual(expected);
  for (const { range } of problems) {
    expect([range.endLine, range.endColumn]).toEqual([range.startLine, range.startColumn]);
  }
});

test.each<[string, string[]]>([
  ['x = <<A\n${a} Ab\nA\n', ['x 1:1-3:2']],
  ['x = <<A\nb\n A \n', ['x 1:1-3:4']],
  ['x = <<A\r\nb\r\nA\r\n', ['x 1:1-3:2']],
  ['x "a" b {}\n', ['x a b']],
  ['x = 1\r\ny = 2\r\n', ['x 1:1-1:6', 'y 2:1-2:6']],
  ['x = [\r\n1\r\n]\r\n', ['x 1:1-3:2']],
  ['\uFEFFx = 1', ['x 1:2-1:7']],
  ['x = {\n}\n', ['x 1:1-2:2']],
  ['x = <<-A\n  ${a}\n  A\n', ['x 1:1-3:4']],
  ...saidOf('hcl-whole.txt'),
])('%j is read to its last character', (text, expected) => {
  const { body, problems } = parseHcl(text);
  expect(problems).toEqual([]);
  const attributes = body.attributes.map(
    ({ name, range }) =>
      `${name} ${range.startLine}:${range.startColumn}-${range.endLine}:${range.endColumn}`,
  );
  const blocks = body.blocks.map(({ type, labels }) => [type, ...labels].join(' '));
  expect([...attributes, ...blocks]).toEqual(expected);
});

test('deep nesting is refused, and what follows is read', () => {
  const nested = (levels: number) => `x = ${'['.repeat(levels)}${']'.repeat(levels)}\ny = 1\n`;
  expect(parseHcl(nested(100)).problems).toEqual([]);
  const { body, problems } = parseHcl(`${nested(101)}${nested(100)}`);
  expect(problems.map(({ message, range }) => [message, range.startColumn])).toEqual([
    ['nested too deeply to be read', 105],
  ]);
  expect(body.attributes.map(({ name }) => name)).toEqual(['y', 'x', 'y']);
});

test('the rest of a file is not read after twenty problems', () => {
  const wrong = (count: number) => parseHcl(`${'a = }\n'.repeat(count)}b = 1\n`);
  expect(wrong(19).problems).toHaveLength(19);
  expect(wrong(19).body.attributes).toHaveLength(1);
  expect(wrong(25).problems).toHaveLength(20);
  expect(wrong(20).body.attributes).toEqual([]);
});

test.each([
  ['', '""'],
  ['a', '"a"'],
  ['a\n"b" \\n', '"a\\n\\"b\\" \\\\n"'],
  ['${a}', 'a'],
  ['a ${b}', '`"a " b`'],
  ['$${a} %%{b}', '"${a} %{b}"'],
  ['%{if a}${b}%{endif}', '<if a}${b}%{endif}: a <: b>>'],
  ['\uFEFFa', '"a"'],
])('the whole text %j is a template', (text, expected) => {
  const { value, problems } = parseTemplate(text);
  expect(problems).toEqual([]);
  expect(say(value)).toBe(expected);
});

test.each([
  ['${', 'something is missing here'],
  ['%{if a}b', 'a text does not end'],
  ['%{if a}b%{else}c', 'a text does not end'],
  ['%{endif}', '"}" was not expected here'],
  ['$$${a}', '"$$${" is not clear'],
  [`\${${'['.repeat(300)}`, 'nested too deeply to be read'],
])('the template %j is refused as a whole', (text, expected) => {
  const { value, problems } = parseTemplate(text);
  expect(problems.map(({ message }) => message)).toEqual([expected]);
  expect(value).toEqual({ kind: 'other', text, range: TOP });
});

describe('a block', () => {
  test('keeps its labels, nesting and lines', () => {
    const { body, problems } = parseHcl(`# a comment
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

  test('is empty where the file is', () => {
    expect(parseHcl('')).toEqual({ body: { attributes: [], blocks: [] }, problems: [] });
  });
});

describe('a hostile or broken text', () => {
  test('is a problem and no crash, however deep it is nested', () => {
    const { problems } = parseHcl(`x = ${'['.repeat(50_000)}${']'.repeat(50_000)}\n`);
    expect(problems[0]?.message).toBe('nested too deeply to be read');
  });

  test.each(['/* b', 'x = 1\n/* b\n', 'a {\n  /* b'])(
    'is refused where a comment does not end: %j',
    (text) => {
      const { problems } = parseHcl(text);
      expect(problems.map(({ message }) => message)).toContain('a comment does not end');
    },
  );

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
  ])('is read in a moment: a megabyte of %s', (_, text) => {
    const before = processorMs();
    parseHcl(`x = ${text}`);
    parseHcl(text);
    expect(processorMs() - before).toBeLessThan(limitMs(5_000));
  });

  test('is read as a whole where an indented heredoc has very many lines', () => {
    const { body, problems } = parseHcl(`x = <<-A\n${' a\n'.repeat(200_000)}A\n`);
    expect(problems).toEqual([]);
    expect(body.attributes[0]?.value).toMatchObject({ value: 'a\n'.repeat(200_000) });
  });

  test('keeps what is well formed in it', () => {
    const { body } = parseHcl('resource "a" "b" {\n  x = }\n}\nresource "c" "d" {\n  y = 1\n}\n');
    expect(body.blocks.map(({ labels }) => labels.join('.'))).toEqual(['a.b', 'c.d']);
  });
});
