/** Configuration in JSON, read as Terraform does: names repeat, blocks come in lists, texts are templates. */
import {
  TOP,
  type HclExpression,
  type HclFile,
  type HclRange,
} from '../../src/configuration/syntax/hcl-syntax.ts';
import { readJsonBody } from '../../src/configuration/syntax/parse-file.ts';
import { describe, expect, test } from '../support/jest.ts';
import { saidOf } from '../support/text-cases.ts';

/** An expression in few words: literals as they are, the kind of anything that is computed. */
function say(expression: HclExpression): unknown {
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind === 'tuple') return expression.items.map(say);
  if (expression.kind === 'object') {
    return { entries: expression.entries.map(({ key, value }) => [say(key), say(value)]) };
  }
  return `(${expression.kind})`;
}

/** `type label label`, then the attributes. */
function blocksOf({ body }: HclFile) {
  return body.blocks.map(({ type, labels, body: inner }) => [
    [type, ...labels].join(' '),
    ...inner.attributes.map(({ name, value }) => [name, say(value)]),
  ]);
}

function attributesOf({ body }: HclFile) {
  return body.attributes.map(({ name, value }) => [name, say(value)]);
}

const messages = (text: string) => readJsonBody(text).problems.map(({ message }) => message);

describe('a value in JSON', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['true', true],
    ['false', false],
    ['0', 0],
    ['-12.5e+3', -12500],
    ['25E-1', 2.5],
    ['1e2', 100],
    ['1e10', 1e10],
    // No number of this program is the one that Terraform has.
    ['12345678901234567890', Number.NaN],
    // Terraform skips the mark at the beginning of each template.
    ['"\uFEFFa\uFEFF"', 'a\uFEFF'],
    ['"$ { % {"', '$ { % {'],
    ['1.05', 1.05],
    ['""', ''],
    ['"a \\"b\\" \\\\ \\u00e9"', 'a "b" \\ é'],
    ['"a\\\\"', 'a\\'],
    ['[]', []],
    ['[ 1 , [ ] ,"a"]', [1, [], 'a']],
    ['{}', { entries: [] }],
    [
      '{ "a" : 1 , "b":{"c":null} }',
      {
        entries: [
          ['a', 1],
          ['b', { entries: [['c', null]] }],
        ],
      },
    ],
    ['"$${a}"', '${a}'],
    ['"%%{a}"', '%{a}'],
    ['"${a.b}"', '(traversal)'],
    ['"x ${a}"', '(template)'],
    ['"%{if a}b%{endif}"', '(other)'],
    ['{"${f()}":1}', { entries: [['(call)', 1]] }],
  ])('is read as Terraform reads it: %s', (text, expected) => {
    const file = readJsonBody(` \r\n\t{ "x" :${text}}\n`);
    expect(file.problems).toEqual([]);
    expect(attributesOf(file)).toEqual([['x', expected]]);
  });

  test('has its place in the file', () => {
    const text =
      '{\n "locals": {\n  "x": [\n   { "a": "${\\n b}" },\n   1\n  ]\n },\n "y": "${"\n}';
    const { body, problems } = readJsonBody(text);
    const lines = ({ range }: { range: HclRange }) => [range.startLine, range.endLine];
    const [locals] = body.blocks;
    const [x] = locals?.body.attributes ?? [];
    expect(locals && lines(locals)).toEqual([2, 7]);
    expect(x && lines(x)).toEqual([3, 6]);
    const items = x?.value.kind === 'tuple' ? x.value.items : [];
    expect(items.map(lines)).toEqual([
      [4, 4],
      [5, 5],
    ]);
    // A line break in a text is none of the file.
    const [a] = items[0]?.kind === 'object' ? items[0].entries : [];
    expect(a?.value.kind).toBe('traversal');
    expect(a && lines(a.value)).toEqual([4, 4]);
    expect(a?.key.range).toEqual({ startLine: 4, startColumn: 6, endLine: 4, endColumn: 9 });
    expect(body.attributes.map(lines)).toEqual([[8, 8]]);
    expect(problems.map(lines)).toEqual([[8, 8]]);
  });
});

describe('blocks in JSON', () => {
  test.each([
    ['resource', 2],
    ['data', 2],
    ['ephemeral', 2],
    ['action', 2],
    ['module', 1],
    ['provider', 1],
    ['variable', 1],
    ['output', 1],
    ['check', 1],
    ['locals', 0],
    ['terraform', 0],
  ])('of the type %s have %d labels', (type, count) => {
    const inner = Array.from({ length: count }, (_, at) => `{"l${at}":`);
    const text = `{"${type}":${inner.join('')}{"a":{"b":1}}${'}'.repeat(count)}}`;
    const labels = Array.from({ length: count }, (_, at) => `l${at}`);
    expect(blocksOf(readJsonBody(text))).toEqual([
      [[type, ...labels].join(' '), ['a', { entries: [['b', 1]] }]],
    ]);
  });

  test('may be in lists at every level', () => {
    const text =
      '[{"resource":[{"a":[{"x":[{"n":1},{"n":2}]}]},{"a":{"y":{}}}]},{"module":{"m":[],"n":{"cloud":{}}}},{"locals":[{"l":1}]}]';
    expect(blocksOf(readJsonBody(text))).toEqual([
      ['resource a x', ['n', 1]],
      ['resource a x', ['n', 2]],
      ['resource a y'],
      ['module n', ['cloud', { entries: [] }]],
      ['locals', ['l', 1]],
    ]);
  });

  test('are all there when a name comes again, at every level', () => {
    const text =
      '{"data":{"a":{"x":{"n":1,"n":2}},"a":{"x":{"m":1}}},"data":{"b":{"y":{}}},"other":1,"other":2}';
    const file = readJsonBody(text);
    expect(blocksOf(file)).toEqual([
      ['data a x', ['n', 1], ['n', 2]],
      ['data a x', ['m', 1]],
      ['data b y'],
    ]);
    expect(attributesOf(file)).toEqual([
      ['other', 1],
      ['other', 2],
    ]);
  });

  test.each(['1', '"x"', 'true'])('cannot be %s', (value) => {
    const file = readJsonBody(`{"resource":{"a":{"x":${value}},"b":${value}},"data":${value}}`);
    expect(file.problems.map(({ message }) => message)).toEqual(
      ['x', 'b', 'data'].map(
        (name) => `"${name}" holds blocks, and this is no object and no list of objects`,
      ),
    );
    expect(blocksOf(file)).toEqual([]);
    expect(blocksOf(readJsonBody(value))).toEqual([]);
  });

  test('are none where null is in their place, and empty for each null of a list', () => {
    const file = readJsonBody('{"module":{"x":null,"y":[null,{}]},"locals":null}');
    expect(file.problems).toEqual([]);
    expect(blocksOf(file)).toEqual([['module y'], ['module y']]);
  });

  test.each(['null', '[]', '{}', '[{}]', '{"a":null}'])(
    'have to be named, which %s does not do',
    (value) => {
      const { problems } = readJsonBody(`{"resource":${value}}`);
      expect(problems).toEqual([
        {
          message: expect.stringMatching(
            /^"\w+" holds blocks by their names, and no name is there$/,
          ),
          range: expect.anything(),
        },
      ]);
    },
  );

  test('may have a comment under the name "//", which is no argument and no block', () => {
    const file = readJsonBody('{"//":{"a":1},"module":{"m":{"//":1,"a":{"//":2}}}}');
    expect(file.problems).toEqual([]);
    expect(blocksOf(file)).toEqual([['module m', ['a', { entries: [['//', 2]] }]]]);
    expect(attributesOf(file)).toEqual([]);
  });
});

describe('a mistake in JSON', () => {
  test.each([
    ['', 1],
    ['{"a":1}\uFEFF', 8],
    ['\uFEFF{"a":1}', 1],
    ['{"a":1\u00a0}', 7],
    ['{"a":1\u0085}', 7],
    ...saidOf('no-json.txt').map(([text, [at]]) => [text, Number(at)] as const),
  ])('is found: %s is no JSON at character %d', (text, at) => {
    const file = readJsonBody(text);
    expect(file).toEqual({
      body: { attributes: [], blocks: [] },
      problems: [{ message: `it is no JSON at character ${at}`, range: TOP }],
    });
  });

  test('is named where a text has a sign that JSON forbids', () => {
    for (const text of ['{"a":"\\x"}', '{"a":"\n"}']) expect(messages(text)).toHaveLength(1);
  });

  test('is the two hundred and first level, and not the one before', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(messages(nested(200))).toEqual([]);
    expect(messages(nested(201))).toEqual(['nested too deeply to be read']);
    // Beside each other, lists are no levels.
    expect(messages(`{"a":[${Array.from({ length: 300 }, () => '[]').join()}]}`)).toEqual([]);
    const body = { attributes: [], blocks: [] };
    expect(readJsonBody(nested(1_000_000)).body).toEqual(body);
  });

  test('in a template is a problem, and everything else is read', () => {
    const file = readJsonBody('{"locals":{"a":"${","${b":1,"c":"%{if","d":2}}');
    expect(file.problems).toHaveLength(2);
    expect(blocksOf(file)).toEqual([
      ['locals', ['a', '(other)'], ['${b', 1], ['c', '(other)'], ['d', 2]],
    ]);
    expect(messages('{"locals":{"a":{"${b":1}}}')).toHaveLength(1);
  });
});
