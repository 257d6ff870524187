/** Whether a change makes files read in another way: the reads of two configurations are compared. */
import { describe, expect, test } from '../support/jest.ts';
import { loads } from './memory-loads.ts';

type Texts = Record<string, string>;

/** What is read → the ways in which it is; the mark says that any changed file may change it. */
function waysOf(files: Texts): Map<string, Set<string>> {
  const ways = new Map<string, Set<string>>();
  for (const { kind, path, how } of loads(files).reads) {
    const { text, onAnyFile } = how();
    const others = ways.get(`${kind} ${path}`) ?? new Set();
    ways.set(`${kind} ${path}`, others.add(`${onAnyFile ? '!' : ''} ${text}`));
  }
  return ways;
}

/** Of what both of them read. */
function isReadInNewWay(before: Texts, after: Texts): boolean {
  const old = waysOf(before);
  const both = [...waysOf(after)].filter(([what]) => old.has(what));
  expect(both).not.toEqual([]);
  return both.some(([what, ways]) => [...ways].some((way) => !old.get(what)?.has(way)));
}

const onAnyFile = (files: Texts) => loads(files).reads.some(({ how }) => how().onAnyFile);

/** The first file is `net/main.tf`; a change goes over all files. */
type Row = [what: string, before: Texts | string, after: Texts | string];
const toTexts = (files: Texts | string): Texts =>
  typeof files === 'string' ? { 'net/main.tf': files } : files;

const call = (more: string, label = 'm', source = './m') =>
  `module "${label}" {\n source = "${source}"\n${more}\n}\n`;
const locals = (text: string) => `locals {\n${text}\n}\n`;
/** A module that reads what its variable says. */
const MODULE = `variable "f" { default = "d" }\n${locals(' x = file(var.f)')}`;
const INNER = { 'net/m/main.tf': MODULE };

describe('another way', () => {
  test.each<Row>([
    ['another expression', locals('x = file("a")'), locals('x = try(file("a"))')],
    [
      'labels that are divided in another way',
      'data "a" "bc" {\n f = "./x"\n}',
      'data "ab" "c" {\n f = "./x"\n}',
    ],
    [
      'what an external program is given',
      'data "external" "b" {\n query = var.a\n}',
      'data "external" "b" {\n query = var.b\n}',
    ],
    [
      'two calls that change their counts',
      { 'net/main.tf': call(' count = var.a') + call(' count = var.b', 'n'), ...INNER },
      { 'net/main.tf': call(' count = var.b') + call(' count = var.a', 'n'), ...INNER },
    ],
    [
      'two arguments that change places',
      {
        'net/main.tf': call(' f = var.a\n g = var.b'),
        'net/m/main.tf': locals(' x = file("${var.f}${var.g}")'),
      },
      {
        'net/main.tf': call(' f = var.b\n g = var.a'),
        'net/m/main.tf': locals(' x = file("${var.f}${var.g}")'),
      },
    ],
    [
      'two variables that change their defaults',
      `variable "f" { default = var.a }\nvariable "g" { default = var.b }\n${locals(' x = file("${var.f}${var.g}")')}`,
      `variable "f" { default = var.b }\nvariable "g" { default = var.a }\n${locals(' x = file("${var.f}${var.g}")')}`,
    ],
    [
      'a file that decides, after its value was used for something else',
      {
        'net/main.tf': locals(' x = "${local.y}${file(local.y)}"\n y = trimspace(file("p"))'),
        'net/p': 'a',
      },
      {
        'net/main.tf': locals(' x = "${local.y}${file(local.y)}"\n y = trimspace(file("p"))'),
        'net/p': 'b',
      },
    ],
    [
      'a file that holds a text that is a template',
      { 'net/main.tf': locals(' x = templatestring(file("p"), {})'), 'net/p': 'a' },
      { 'net/main.tf': locals(' x = templatestring(file("p"), {})'), 'net/p': 'b' },
    ],
    ['another attribute', locals('x = file("a")'), locals('y = file("a")')],
    [
      'a block of another type',
      'data "a" "b" {\n f = "./x"\n}',
      'resource "a" "b" {\n f = "./x"\n}',
    ],
    ['a block of other labels', 'data "a" "b" {\n f = "./x"\n}', 'data "a" "c" {\n f = "./x"\n}'],
    [
      'a block in a block, and its name',
      'data "a" "b" {\n c {\n f = "./x"\n }\n}',
      'data "a" "b" {\n c {\n g = "./x"\n }\n}',
    ],
    [
      'a local value',
      locals('x = file(local.y)\n y = var.a'),
      locals('x = file(local.y)\n y = var.b'),
    ],
    [
      'a local value of a local value',
      locals('x = file(local.y)\n y = local.z\n z = var.a'),
      locals('x = file(local.y)\n y = local.z\n z = var.b'),
    ],
    [
      'the default of a variable',
      `variable "v" { default = "a" }\n${locals('x = file(var.v)')}`,
      `variable "v" { default = "b" }\n${locals('x = file(var.v)')}`,
    ],
    [
      'a file of variables',
      { 'net/main.tf': locals('x = file(var.v)'), 'net/terraform.tfvars': 'v = "a"' },
      { 'net/main.tf': locals('x = file(var.v)'), 'net/terraform.tfvars': 'v = "b"' },
    ],
    [
      'another name in a file of variables in JSON',
      { 'net/main.tf': locals('x = file(var.v)'), 'net/a.auto.tfvars.json': '{"u":"a"}' },
      { 'net/main.tf': locals('x = file(var.v)'), 'net/a.auto.tfvars.json': '{"v":"a"}' },
    ],
    [
      'an argument of a call',
      { 'net/main.tf': call(' f = "a"'), ...INNER },
      { 'net/main.tf': call(' f = "b"'), ...INNER },
    ],
    [
      'an argument that overrides another one',
      { 'net/main.tf': call(' f = "a"'), 'net/override.tf': call(' f = "b"'), ...INNER },
      { 'net/main.tf': call(' f = "a"'), 'net/override.tf': call(' f = "c"'), ...INNER },
    ],
    [
      'the count of a call',
      { 'net/main.tf': call(' f = "a"\n count = 0'), ...INNER },
      { 'net/main.tf': call(' f = "a"\n count = 1'), ...INNER },
    ],
    [
      'the for_each of a call',
      { 'net/main.tf': call(' for_each = {}'), ...INNER },
      { 'net/main.tf': call(' for_each = local.all'), ...INNER },
    ],
    [
      'the source of a call',
      { 'net/main.tf': call(''), ...INNER },
      { 'net/main.tf': call('', 'm', './m/'), ...INNER },
    ],
    [
      'a second call',
      { 'net/main.tf': call(''), ...INNER },
      { 'net/main.tf': call('') + call('', 'n'), ...INNER },
    ],
    [
      'what decides the count of an outer call',
      {
        'net/main.tf': call(' count = var.a'),
        'net/m/main.tf': call('', 'i', './i'),
        'net/m/i/main.tf': MODULE,
      },
      {
        'net/main.tf': call(' count = var.b'),
        'net/m/main.tf': call('', 'i', './i'),
        'net/m/i/main.tf': MODULE,
      },
    ],
    [
      'the count of the block',
      'data "a" "b" {\n count = 0\n f = "./x"\n}',
      'data "a" "b" {\n count = 1\n f = "./x"\n}',
    ],
    [
      'the for_each of the block',
      'data "a" "b" {\n for_each = {}\n f = "./x"\n}',
      'data "a" "b" {\n for_each = var.x\n f = "./x"\n}',
    ],
    [
      'the count of a block that overrides it',
      {
        'net/main.tf': 'data "a" "b" {\n f = "./x"\n}',
        'net/override.tf': 'data "a" "b" {\n count = 0\n}',
      },
      {
        'net/main.tf': 'data "a" "b" {\n f = "./x"\n}',
        'net/override.tf': 'data "a" "b" {\n count = 1\n}',
      },
    ],
    [
      'what each goes through, by a local value',
      `data "a" "b" {\n for_each = local.y\n f = file(each.value)\n}\n${locals('y = toset(["a"])')}`,
      `data "a" "b" {\n for_each = local.y\n f = file(each.value)\n}\n${locals('y = toset(["a", "b"])')}`,
    ],
    [
      'an output of a module',
      {
        'net/main.tf': `${call('')}${locals('x = file(module.m.o)')}`,
        'net/m/main.tf': 'output "o" {\n value = "a"\n}',
      },
      {
        'net/main.tf': `${call('')}${locals('x = file(module.m.o)')}`,
        'net/m/main.tf': 'output "o" {\n value = "b"\n}',
      },
    ],
    [
      'an argument of a module of which an output is used',
      {
        'net/main.tf': `${call(' z = var.a')}${locals('x = file(module.m.o)')}`,
        'net/m/main.tf': '',
      },
      {
        'net/main.tf': `${call(' z = var.b')}${locals('x = file(module.m.o)')}`,
        'net/m/main.tf': '',
      },
    ],
    [
      'a data source',
      `data "a" "b" {\n c = var.a\n}\n${locals('x = file(data.a.b.d)')}`,
      `data "a" "b" {\n c = var.b\n}\n${locals('x = file(data.a.b.d)')}`,
    ],
    [
      'a block in a resource',
      `resource "a" "b" {\n c {\n  d = var.a\n }\n}\n${locals('x = file(a.b.id)')}`,
      `resource "a" "b" {\n c {\n  d = var.b\n }\n}\n${locals('x = file(a.b.id)')}`,
    ],
    [
      'an ephemeral resource',
      `ephemeral "a" "b" {\n c = var.a\n}\n${locals('x = file(ephemeral.a.b.id)')}`,
      `ephemeral "a" "b" {\n c = var.b\n}\n${locals('x = file(ephemeral.a.b.id)')}`,
    ],
    [
      'the text of a template file',
      { 'net/main.tf': locals('x = templatefile("t", {})'), 'net/t': '${a}' },
      { 'net/main.tf': locals('x = templatefile("t", {})'), 'net/t': '${b}' },
    ],
    [
      'the text of a template in a template',
      {
        'net/main.tf': locals('x = templatefile("t", {})'),
        'net/t': '${templatefile("u", {})}',
        'net/u': 'a',
      },
      {
        'net/main.tf': locals('x = templatefile("t", {})'),
        'net/t': '${templatefile("u", {})}',
        'net/u': 'b',
      },
    ],
    [
      'a text that is used as a template',
      locals('x = templatestring(local.t, {})\n t = "${file("a")}"'),
      locals('x = templatestring(local.t, {})\n t = "${file("b")}"'),
    ],
    [
      'a file that names another file',
      { 'net/main.tf': locals('x = file(file("p"))'), 'net/p': 'a' },
      { 'net/main.tf': locals('x = file(file("p"))'), 'net/p': 'b' },
    ],
    [
      'a file that holds a condition',
      { 'net/main.tf': locals('x = file("p") == "1" ? file("a") : ""'), 'net/p': '0' },
      { 'net/main.tf': locals('x = file("p") == "1" ? file("a") : ""'), 'net/p': '1' },
    ],
    [
      'a file that a for goes through',
      { 'net/main.tf': locals('x = [for f in split(",", file("p")) : file(f)]'), 'net/p': 'a' },
      { 'net/main.tf': locals('x = [for f in split(",", file("p")) : file(f)]'), 'net/p': 'b' },
    ],
    [
      'a file that is the condition of a for',
      { 'net/main.tf': locals('x = [for f in ["a"] : file(f) if file("p") == "1"]'), 'net/p': '0' },
      { 'net/main.tf': locals('x = [for f in ["a"] : file(f) if file("p") == "1"]'), 'net/p': '1' },
    ],
    [
      'a file that is the condition in a template',
      {
        'net/main.tf': locals('x = "%{ if file("p") == "1" }${file("a")}%{ endif }"'),
        'net/p': '0',
      },
      {
        'net/main.tf': locals('x = "%{ if file("p") == "1" }${file("a")}%{ endif }"'),
        'net/p': '1',
      },
    ],
    [
      'a file that holds a count',
      { 'net/main.tf': 'data "a" "b" {\n count = file("p")\n f = "./x"\n}', 'net/p': '0' },
      { 'net/main.tf': 'data "a" "b" {\n count = file("p")\n f = "./x"\n}', 'net/p': '1' },
    ],
    [
      'a file that holds the count of a call',
      { 'net/main.tf': call(' count = file("p")'), ...INNER, 'net/p': '0' },
      { 'net/main.tf': call(' count = file("p")'), ...INNER, 'net/p': '1' },
    ],
    [
      'a file that holds the pattern of a set',
      { 'net/main.tf': locals('x = fileset(".", file("p"))'), 'net/p': 'a' },
      { 'net/main.tf': locals('x = fileset(".", file("p"))'), 'net/p': 'b' },
    ],
    [
      'two values of a data source that change places',
      `data "a" "b" {\n c = var.c\n d = var.d\n}\n${locals('x = file(data.a.b.c)')}`,
      `data "a" "b" {\n c = var.d\n d = var.c\n}\n${locals('x = file(data.a.b.c)')}`,
    ],
    [
      'two local values that change places',
      locals('x = file("${local.y}${local.z}")\n y = var.y\n z = var.z'),
      locals('x = file("${local.y}${local.z}")\n y = var.z\n z = var.y'),
    ],
    [
      'two data sources that change places',
      `data "a" "b" {\n d = var.b\n}\ndata "a" "c" {\n d = var.c\n}\n${locals('x = file("${data.a.b.d}${data.a.c.d}")')}`,
      `data "a" "b" {\n d = var.c\n}\ndata "a" "c" {\n d = var.b\n}\n${locals('x = file("${data.a.b.d}${data.a.c.d}")')}`,
    ],
    [
      'a file that cannot be read any more',
      { 'net/main.tf': locals('x = file(var.v)') },
      { 'net/main.tf': locals('x = file(var.v)'), 'net/more.tf': '{' },
    ],
  ])('%s', (_, before, after) => {
    expect(isReadInNewWay(toTexts(before), toTexts(after))).toBe(true);
    expect(isReadInNewWay(toTexts(after), toTexts(after))).toBe(false);
  });
});

describe('the same way', () => {
  const READ = locals('x = file("a")');
  test.each<Row>([
    ['lines and comments before it', READ, `# more\n\n${READ}`],
    ['another file', { 'net/main.tf': READ }, { 'net/other.tf': READ }],
    ['a null', locals('x = [file("a"), null]'), locals('x = [file("a"), null] # b')],
    [
      'the order of calls',
      { 'net/main.tf': call('') + call('', 'n'), ...INNER },
      { 'net/main.tf': call('', 'n') + call(''), ...INNER },
    ],
    [
      'a module that is not there',
      locals('x = file(module.gone.o)'),
      `# b\n${locals('x = file(module.gone.o)')}`,
    ],
    ['the order of blocks', READ + locals('y = file("b")'), locals('y = file("b")') + READ],
    ['a local value that nothing uses', `${READ}${locals('z = 1')}`, `${READ}${locals('z = 2')}`],
    [
      'a variable that nothing uses',
      `variable "v" { default = 1 }\n${READ}`,
      `variable "v" { default = 2 }\n${READ}`,
    ],
    [
      'another attribute of the block',
      'data "a" "b" {\n f = file("x")\n n = 1\n}',
      'data "a" "b" {\n f = file("x")\n n = 2\n}',
    ],
    [
      'the count of another block',
      'data "a" "b" {\n f = file("x")\n}\ndata "a" "c" {\n count = 1\n}',
      'data "a" "b" {\n f = file("x")\n}\ndata "a" "c" {\n count = 2\n}',
    ],
    [
      'an argument that the module does not use for it',
      { 'net/main.tf': call(' f = "a"\n g = 1'), ...INNER },
      { 'net/main.tf': call(' f = "a"\n g = 2'), ...INNER },
    ],
    [
      'another data source',
      `data "a" "b" {\n}\ndata "a" "z" {\n c = 1\n}\n${locals('x = file(data.a.b.d)')}`,
      `data "a" "b" {\n}\ndata "a" "z" {\n c = 2\n}\n${locals('x = file(data.a.b.d)')}`,
    ],
    [
      'a data source of another type',
      `data "a" "b" {\n}\ndata "z" "b" {\n c = 1\n}\n${locals('x = file(data.a.b.d)')}`,
      `data "a" "b" {\n}\ndata "z" "b" {\n c = 2\n}\n${locals('x = file(data.a.b.d)')}`,
    ],
    [
      'a resource where a data source is used',
      `resource "a" "b" {\n c = 1\n}\n${locals('x = file(data.a.b.d)')}`,
      `resource "a" "b" {\n c = 2\n}\n${locals('x = file(data.a.b.d)')}`,
    ],
    [
      'what is in a module beside its outputs',
      {
        'net/main.tf': `${call('')}${locals('x = file(module.m.o)')}`,
        'net/m/main.tf': locals('a = 1'),
      },
      {
        'net/main.tf': `${call('')}${locals('x = file(module.m.o)')}`,
        'net/m/main.tf': locals('a = 2'),
      },
    ],
    [
      'a local value of which a template cannot know',
      { 'net/main.tf': locals('x = templatefile("t", {})\n y = 1'), 'net/t': '${local.y}' },
      { 'net/main.tf': locals('x = templatefile("t", {})\n y = 2'), 'net/t': '${local.y}' },
    ],
    [
      'the content of a file that is read for itself',
      { 'net/main.tf': locals('x = file("p")'), 'net/p': 'a' },
      { 'net/main.tf': locals('x = file("p")'), 'net/p': 'b' },
    ],
    [
      'the content of a file in what a condition chooses',
      { 'net/main.tf': locals('x = var.a ? file("p") : ""'), 'net/p': 'a' },
      { 'net/main.tf': locals('x = var.a ? file("p") : ""'), 'net/p': 'b' },
    ],
    [
      'the content of a file that is an element of a for',
      { 'net/main.tf': locals('x = [for f in ["p"] : file(f)]'), 'net/p': 'a' },
      { 'net/main.tf': locals('x = [for f in ["p"] : file(f)]'), 'net/p': 'b' },
    ],
  ])('%s', (_, before, after) => {
    expect(isReadInNewWay(toTexts(before), toTexts(after))).toBe(false);
  });
});

test('modules and values that lead back to themselves', () => {
  const files = {
    'net/main.tf': `${call('', 'm', './m')}${locals('x = file(local.y)\n y = local.z\n z = local.y')}`,
    'net/m/main.tf': `${call('', 'up', '../')}${locals('x = file("a")')}`,
  };
  expect(isReadInNewWay(files, files)).toBe(false);
});

describe('any changed file counts', () => {
  test.each<[string, Texts | string]>([
    ['where a file that names another one cannot be known', locals('x = file(file(var.a))')],
    ['where its name is not there', locals('x = file(file("gone"))')],
    ['where a template cannot be known', locals('x = templatefile(var.a, {})')],
    [
      'where a template is malformed',
      { 'net/main.tf': locals('x = templatefile("t", {})'), 'net/t': '${' },
    ],
    ['where a text that is a template cannot be known', locals('x = templatestring(var.t, {})')],
    ['where a file of the configuration cannot be read', '{'],
    ...['local_file', 'external', 'archive_file', 'template_file', 'terraform_remote_state'].map(
      (type): [string, string] => [
        `where a ${type} names a file`,
        `data "${type}" "b" {}\n${locals(`x = file(data.${type}.b.c)`)}`,
      ],
    ),
  ])('%s', (_, files) => {
    expect(onAnyFile(toTexts(files))).toBe(true);
  });

  test.each<[string, Texts | string]>([
    ['of a function that reads no file', locals('x = file(upper("gone"))')],
    ['of a function without a name', locals('x = file(file())')],
    ['of names that are known', locals('x = file("a")')],
    [
      'of a data source without files',
      `data "aws_ami" "b" {}\n${locals('x = file(data.aws_ami.b.c)')}`,
    ],
    [
      'of a resource of that name',
      `resource "local_file" "b" {}\n${locals('x = file(local_file.b.c)')}`,
    ],
    [
      'of one whose name only begins so',
      `data "externals" "b" {}\n${locals('x = file(data.externals.b.c)')}`,
    ],
    [
      'of one that does not decide',
      `data "local_file" "b" {\n filename = "f"\n}\n${locals('x = "${file("a")}${data.local_file.b.content}"')}`,
    ],
    ...['my_local_file', 'archive_files', 'template_files', 'terraform_remote_states'].map(
      (type): [string, string] => [
        `of a ${type}`,
        `data "${type}" "b" {}\n${locals(`x = file(data.${type}.b.c)`)}`,
      ],
    ),
    [
      'of a file that is no template',
      { 'net/main.tf': locals('x = file(file("p"))'), 'net/p': '${' },
    ],
    ['of a file that does not decide', locals('x = "${file("a")}${upper(file("gone"))}"')],
    [
      'of a template that is whole',
      { 'net/main.tf': locals('x = templatefile("t", {})'), 'net/t': '$${' },
    ],
  ])('but not %s', (_, files) => {
    expect(loads(toTexts(files)).reads).not.toEqual([]);
    expect(onAnyFile(toTexts(files))).toBe(false);
  });
});

test('files of variables count where a variable of the root module is used, and other loose values never', () => {
  const ways = (files: Texts) =>
    loads(files)
      .reads.filter(({ kind, path }) => kind === 'any' || path === '/repo/net/a')
      .map(({ how }) => how().text);
  const world = (expression: string, more: Texts) => ({
    'net/main.tf': locals(` x = ${expression}`),
    ...more,
  });
  const one = { 'net/terraform.tfvars': 'v = "1"' };
  const two = { 'net/terraform.tfvars': 'v = "2"' };
  expect(ways(world('file("a")', one))).toEqual(ways(world('file("a")', two)));
  expect(ways(world('file(var.v)', one))).not.toEqual(ways(world('file(var.v)', two)));
  const loose = { 'net/z.tf.json': '{"loose":"1"}' };
  const other = { 'net/z.tf.json': '{"loose":"2"}' };
  expect(ways(world('file(var.v)', loose))).toEqual(ways(world('file(var.v)', other)));
  // The variables of a module get their values from its calls alone.
  const inner = (more: Texts) => ({ 'net/main.tf': call(''), ...INNER, ...more });
  expect(ways(inner(one))).toEqual(ways(inner(two)));
});
