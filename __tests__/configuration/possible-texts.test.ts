/** The texts that an expression may have: what `file` reads shows them. A question mark: only a plan knows. */
import { describe, expect, test } from '../support/jest.ts';
import { loads } from './memory-loads.ts';

type Texts = Record<string, string>;

/** The files that are read for certain, and `?`; texts that only may be names are left out. */
function filesOf(files: Texts): string[] {
  const words = loads(files).reads.flatMap(({ kind, path, ending }) => {
    if (kind === 'any') return ['?'];
    if (kind === 'named') return [];
    return kind === 'inside' ? [`${path}/*${ending}`] : [path];
  });
  return [...new Set(words)].map((word) => word.replace('/repo/net/', '')).sort();
}

const locals = (text: string) => `locals {\n${text}\n}\n`;
const read = (name: string, more = '') =>
  filesOf({ 'net/main.tf': locals(` x = file(${name})\n${more}`) });

describe('a value', () => {
  test.each<[string, string[]]>([
    ['"a"', ['a']],
    ['1', ['1']],
    ['1.5', ['?']],
    ['9007199254740991', ['9007199254740991']],
    ['9007199254740993', ['?']],
    ['true', ['true']],
    ['null', []],
    ['""', ['?']],
    ['"~/a"', ['?']],
    ['"${"~/../shared/"}a"', ['?']],
    ['"~"', ['?']],
    ['"a~/b"', ['a~/b']],
    [`"\${"${'./'.repeat(2_100)}../"}a"`, ['?']],
    ['"a${"b"}c"', ['abc']],
    ['"${1}/${true}"', ['1/true']],
    ['"a${null}"', []],
    ['-1', ['?']],
    ['["a"]', ['?']],
    ['"x/${local.y}"\n y = "a/${path.module}"', ['?']],
    ['local.y\n y = each.value', ['?']],
    ['{ a = "b" }', ['?']],
    ['f().a', ['?']],
    ['a[*].b', ['?']],
    ['path.module', ['/repo/net']],
    ['path.root', ['/repo/net']],
    ['path.cwd', ['/repo/net']],
    ['path.other', ['?']],
    ['path.module.x', ['?']],
    ['path["module"]', ['/repo/net']],
    ['path[var.x]', ['?']],
    ['path', ['?']],
    ['"${path.module}/a"', ['a']],
    ['"a/${path.module}"', ['?']],
    ['"${path.module}/${path.module}/a"', ['?']],
    ['"${path.root}/${"a"}"', ['a']],
    ['local.other', ['?']],
    ['other.name', ['?']],
    ['self.a', ['?']],
    ['each.value', ['?']],
    ['var.a', ['?']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('of a local value, by its name alone', () => {
    const more = ' y = "a"\n m = { k = "b" }';
    expect(read('local.y', more)).toEqual(['a']);
    expect(read('local["y"]', more)).toEqual(['a']);
    expect(read('local.y.z', more)).toEqual(['?']);
    expect(read('local[var.y]', more)).toEqual(['?']);
    expect(read('local', more)).toEqual(['?']);
    expect(read('local.m.k', more)).toEqual(['?']);
    const twice = { 'net/main.tf': locals(' x = file(local.y)\n y = "a"') + locals(' y = "b"') };
    expect(filesOf(twice)).toEqual(['a', 'b']);
  });

  test('that leads back to itself is not known', () => {
    expect(read('local.y', ' y = local.z\n z = local.y')).toEqual(['?']);
    expect(read('local.y', ' y = local.y')).toEqual(['?']);
  });

  test('behind twenty-nine names, and not behind more', () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, at) => ` y${at} = local.y${at + 1}`).join('\n');
    expect(read('local.y0', `${names(29)}\n y29 = "a"`)).toEqual(['a']);
    expect(read('local.y0', `${names(30)}\n y30 = "a"`)).toEqual(['?']);
  });
});

describe('choices', () => {
  const choice = (at: number) => `\${var.c ? "${at}a" : "${at}b"}`;
  const choices = (count: number) =>
    `"${Array.from({ length: count }, (_, at) => choice(at)).join('')}"`;

  test('all of them count, up to a hundred texts', () => {
    expect(read('var.c ? "a" : var.d ? "b" : "c"')).toEqual(['a', 'b', 'c']);
    expect(read(choices(6))).toHaveLength(64);
    expect(read(choices(6))).not.toContain('?');
    expect(read(choices(7))).toEqual(['?']);
    const ten = Array.from({ length: 10 }, (_, at) => `"${at}"`).join();
    const squared = locals(` x = [for f in [${ten}] : file("\${f}\${f}")]`);
    expect(filesOf({ 'net/main.tf': squared })).toHaveLength(100);
    expect(read(`var.c ? ${choices(6)} : ${choices(6)}`)).toEqual(['?']);
    const many = (count: number) =>
      `[for f in [${Array.from({ length: count }, (_, at) => `"f${at}"`).join()}] : file(f)]`;
    const all = (count: number) => filesOf({ 'net/main.tf': locals(` x = ${many(count)}`) });
    expect(all(100)).toHaveLength(100);
    expect(all(101)).toEqual(['?']);
  });

  test('a part that is not known makes the text unknown', () => {
    expect(read('var.c ? "a" : var.d')).toEqual(['?', 'a']);
    expect(read('"a${var.c ? "b" : var.d}"')).toEqual(['?', 'ab']);
  });
});

describe('functions', () => {
  test.each<[string, string[]]>([
    ['tostring("a")', ['a']],
    ['sensitive("a")', ['a']],
    ['nonsensitive("a")', ['a']],
    ['core::tostring("a")', ['a']],
    ['provider::x::tostring("a")', ['?']],
    ['tostring(["a"]...)', ['?']],
    ['tostring()', ['?']],
    ['upper("a")', ['?']],
    ['try("a", "b")', ['a', 'b']],
    ['coalesce("a", var.b)', ['?', 'a']],
    ['join("/", ["a", "b", "c"])', ['a/b/c']],
    ['join("", [])', ['?']],
    ['join("/", var.a)', ['?']],
    ['join("/", "a")', ['?']],
    ['join("/")', ['?']],
    ['join(var.a ? "-" : "/", ["a", "b"])', ['a-b', 'a/b']],
    ['concat("/", ["a"])', ['?']],
    ['abspath("a")', ['a']],
    ['"${abspath("a")}/b"', ['a/b']],
    ['"b/${abspath("a")}"', ['?']],
    ['abspath(var.a)', ['?']],
    ['"${abspath(var.a)}/b"', ['?']],
    ['file()', ['?']],
    ['filebase64("a")', ['?', 'a']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('the content of a file is a text, if it is known which file', () => {
    const of = (text: string) =>
      filesOf({
        'net/main.tf': locals(` x = file(${text})`),
        'net/p': 'a',
        'net/e\u0301': 'e\u0301',
      });
    expect(of('file("p")')).toEqual(['a', 'p']);
    expect(of('"${file("p")}/b"')).toEqual(['a/b', 'p']);
    expect(of('upper("p")')).toEqual(['?']);
    expect(of('file("gone")')).toEqual(['?', 'gone']);
    expect(of('file("/repo/net/p")')).toEqual(['?', 'p']);
    expect(of('file(var.p)')).toEqual(['?']);
    expect(read('file("p")')).toEqual(['?', 'p']);
    const composed = { 'net/main.tf': locals(' x = file(file("p"))'), 'net/p': 'e\u0301' };
    expect(filesOf(composed)).toEqual(['p', '\u00e9']);
  });
});

describe('variables of a module', () => {
  const world = (inner: string, ...calls: string[]) =>
    filesOf({
      'net/main.tf': calls
        .map((more, at) => `module "m${at}" {\n source = "../m"\n${more}\n}\n`)
        .join(''),
      'm/main.tf': inner,
    });
  const uses = locals(' x = file(var.v)');
  test('have the values of all calls, and their default', () => {
    expect(world(`variable "v" {}\n${uses}`, ' v = "a"', ' v = "b"')).toEqual(['a', 'b']);
    expect(world(`variable "v" { default = "d" }\n${uses}`, ' v = "a"', '')).toEqual(['a', 'd']);
    expect(world(`variable "v" {}\n${uses}`, ' w = "a"')).toEqual(['?']);
    expect(world(`variable "w" { default = "d" }\n${uses}`, ' w = "a"')).toEqual(['?']);
    expect(world(`variable "v" {\n description = "d"\n}\n${uses}`, ' v = "a"')).toEqual(['a']);
    expect(world(locals(' x = file(var.v.w)'), ' v = "a"')).toEqual(['?']);
  });

  test('are names of the caller where the caller says so', () => {
    const files = {
      'net/main.tf': `module "m" {\n source = "../m"\n v = "\${path.module}/a"\n w = local.w\n}\n${locals(' w = "b"')}`,
      'm/main.tf': locals(
        ' x = file(var.v)\n y = file(var.w)\n z = file("${path.module}/c")\n w = "c"',
      ),
    };
    expect(filesOf(files)).toEqual(['/repo/m/c', 'a', 'b']);
  });

  test('of the root module come from elsewhere, whatever their default is', () => {
    expect(filesOf({ 'net/main.tf': `variable "v" { default = "d" }\n${uses}` })).toEqual(['?']);
  });

  test('of the root module are not known either when a module calls it', () => {
    const files = {
      'net/main.tf': `module "m" {\n source = "../m"\n}\nvariable "v" { default = "d" }\n${uses}`,
      'm/main.tf': 'module "n" {\n source = "../net"\n v = "a"\n}\n',
    };
    expect(filesOf(files)).toEqual(['?']);
  });
});

describe('each', () => {
  const block = (forEach: string, input: string, more = '') =>
    filesOf({
      'net/main.tf': `resource "terraform_data" "x" {\n for_each = ${forEach}\n input = file(${input})\n}\n${locals(` l = toset(["a"])\n m = { k = "v" }\n n = toset([local.q])\n q = "q"\n ${more}`)}`,
      'net/f/1': '',
    });
  test.each<[string, string, string[]]>([
    ['toset(["a", "b"])', 'each.key', ['a', 'b']],
    ['toset(["a", "b"])', 'each.value', ['a', 'b']],
    ['toset(["a"])', 'each.other', ['?']],
    ['toset(["a"])', 'each.value.x', ['?']],
    ['toset(["a"])', 'each', ['?']],
    ['toset(["a"])', 'other.value', ['?']],
    ['local', 'each.value', ['?']],
    ['local.n', 'each.value', ['q']],
    ['other("f", "*")', '"f/${each.value}"', ['?']],
    ['fileset("f", var.y ? "*" : "../*")', '"f/${each.value}"', ['*', '?', 'f/*']],
    ['toset(["a"])', 'each[var.x]', ['?']],
    ['{ k = "v", l = "w" }', 'each.key', ['k', 'l']],
    ['{ k = "v", l = "w" }', 'each.value', ['v', 'w']],
    ['{ (var.k) = "v" }', 'each.key', ['?']],
    ['{ (var.k) = "v" }', 'each.value', ['v']],
    ['local.l', 'each.value', ['a']],
    ['local.m', 'each.key', ['k']],
    ['local.m', 'each.value', ['v']],
    ['local.m.k', 'each.value', ['?']],
    ['local[var.x]', 'each.value', ['?']],
    ['local.gone', 'each.value', ['?']],
    ['var.m', 'each.value', ['?']],
    ['other.m', 'each.value', ['?']],
    ['var.a ? { k = "v" } : { l = "w" }', 'each.value', ['v', 'w']],
    ['var.a ? { k = "v" } : var.b', 'each.value', ['?', 'v']],
    ['tolist(["a"])', 'each.value', ['a']],
    ['sort(["a"])', 'each.value', ['a']],
    ['distinct(["a"])', 'each.value', ['a']],
    ['reverse(["a"])', 'each.value', ['a']],
    ['tomap({ k = "v" })', 'each.key', ['k']],
    ['core::toset(["a"])', 'each.value', ['a']],
    ['provider::x::toset(["a"])', 'each.value', ['?']],
    ['toset(["a"]...)', 'each.value', ['?']],
    ['toset()', 'each.value', ['?']],
    ['other(["a"])', 'each.value', ['?']],
    ['setunion(["a"], ["b"])', 'each.value', ['a', 'b']],
    ['merge({ a = "b" }, { c = "d" })', 'each.value', ['b', 'd']],
    ['toset(concat(["a"], ["b"]))', 'each.value', ['a', 'b']],
    ['fileset("f", "*")', '"f/${each.value}"', ['f/*']],
    ['fileset("f", "../*")', '"f/${each.value}"', ['*', '?']],
    ['fileset("f", var.p)', '"f/${each.value}"', ['?']],
    ['fileset("f")', '"f/${each.value}"', ['?']],
    ['{ for k in ["a"] : k => "x${k}" }', 'each.key', ['a']],
    ['{ for k in ["a"] : k => "x${k}" }', 'each.value', ['xa']],
    ['{ for k in ["a"] : k => "x${k}"... }', 'each.value', ['?']],
    ['toset([for k in ["a"] : "x${k}"])', 'each.value', ['xa']],
    ['{ for k, v in { a = "b" } : k => v }', 'each.key', ['a']],
    ['{ for k, v in { a = "b" } : k => v }', 'each.value', ['b']],
    ['{ for k, v in ["a"] : k => v }', 'each.key', ['?']],
    ['{ for k, v in ["a"] : v => k }', 'each.key', ['a']],
    ['{ for k, v in local.m : k => v }', 'each.key', ['?']],
    ['{ for local in [{ m = "b" }] : "a" => local.m }', 'each.value', ['?']],
    ['{ for path in ["b"] : "a" => path }', 'each.value', ['b']],
    ['{ for f in ["b"] : "a" => f.g }', 'each.value', ['?']],
    ['toset([for x in [for y in ["a"] : "${y}1"] : "${x}2"])', 'each.value', ['a12']],
    ['"a"', 'each.value', ['?']],
    ['null', 'each.value', ['?']],
  ])('%s gives %s', (forEach, input, expected) => {
    expect(block(forEach, input)).toEqual(expected);
  });

  test('is that of the block at the top, not of one that is made inside', () => {
    const files = (block: string) => filesOf({ 'net/main.tf': block });
    expect(files('resource "a" "b" {\n count = 2\n f = file(each.value)\n}')).toEqual(['?']);
    const inner =
      'resource "a" "b" {\n for_each = toset(["a"])\n c {\n f = file(each.value)\n }\n}';
    expect(files(inner)).toEqual(['a']);
  });

  test('goes through what overrides it, too', () => {
    const block = (labels: string, forEach: string) =>
      `resource ${labels} {\n for_each = ${forEach}\n f = file(each.value)\n}\n`;
    const files = (other: string) => ({
      'net/main.tf': block('"a" "b"', 'toset(["x"])'),
      'net/override.tf': other,
    });
    const over = (text: string) => filesOf(files(text.replace(/ f = .*\n/, '')));
    expect(over(block('"a" "b"', 'toset(["y"])'))).toEqual(['x', 'y']);
    expect(over(block('"a" "c"', 'toset(["y"])'))).toEqual(['x']);
    expect(over(block('"z" "b"', 'toset(["y"])'))).toEqual(['x']);
    expect(over(block('"a" "b"', 'toset(["y"])').replace('resource', 'data'))).toEqual(['x']);
  });
});

describe('how deep a value may lie', () => {
  const nested = (count: number, before: string, inner: string, after: string) =>
    `${before.repeat(count)}${inner}${after.repeat(count)}`;
  const loop = (count: number, before: string, after: string) =>
    filesOf({
      'net/main.tf': locals(` x = [for f in ${nested(count, before, '["a"]', after)} : file(f)]`),
    });

  test.each([
    ['try(', ')'],
    ['"${"a${', '}"}"'],
  ])('inside of %s', (before, after) => {
    expect(read(nested(5, before, '"b"', after))).not.toContain('?');
    expect(read(nested(35, before, '"b"', after))).toEqual(['?']);
  });

  test.each([
    ['toset(', ')'],
    ['[for y in ', ' : y]'],
    ['(true ? ', ' : [])'],
  ])('in a collection inside of %s', (before, after) => {
    expect(loop(5, before, after)).toEqual(['a']);
    expect(loop(40, before, after)).toEqual(['?']);
  });

  test('in local collections, one behind the other', () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, at) => ` y${at} = local.y${at + 1}`).join('\n');
    const of = (count: number) =>
      filesOf({
        'net/main.tf': locals(
          ` x = [for f in local.y0 : file(f)]\n${names(count)}\n y${count} = ["a"]`,
        ),
      });
    expect(of(27)).toEqual(['a']);
    expect(of(32)).toEqual(['?']);
  });
});

test('a name that a for defines hides local values, and a template has none', () => {
  const inner = ' x = [for local in ["q"] : [for z in local.l : file(z)]]\n l = ["a"]';
  expect(filesOf({ 'net/main.tf': locals(inner) })).toEqual(['?']);
  const template = {
    'net/main.tf': locals(' x = templatefile("t", {})\n l = ["a"]'),
    'net/t': '%{for z in local.l}${file(z)}%{endfor}',
  };
  expect(filesOf(template)).toEqual(['?', 't']);
});
