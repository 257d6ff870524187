/** Which files a configuration names, and where it reads files with computed names. */
import { findNamedFiles } from '../../src/configuration/named-files.ts';
import type { LoadedFiles } from '../../src/configuration/read-configuration.ts';
import { describe, expect, test } from '../support/jest.ts';
import { memoryFiles, namedIn, placesIn } from './memory-files.ts';
import { saidOf } from '../support/text-cases.ts';

const local = (value: string) => `locals {\n x = ${value}\n}\n`;
const call = 'module "m" {\n source = "../m"\n}\n';

/** Places with their line ends as in JSON, `?` before the paths of computed names, and `?` alone if they may be any. */
function readsOf(
  text: string,
  more: Record<string, string> = {},
  isVariableOfFiles?: (name: string) => boolean,
): string[] {
  const named = namedIn({ 'net/main.tf': text, ...more }, undefined, isVariableOfFiles);
  const places = placesIn(named).map((place) => JSON.stringify(place).slice(1, -1));
  const computed = named.computed.map(({ prefix, suffix }) => `?${prefix}*${suffix}`).sort();
  return [...places, ...new Set(computed), ...(named.unbounded.length > 0 ? ['?'] : [])];
}

describe('a text that may be a path', () => {
  test.each<[string, string[]]>([
    ['"é"', ['~/repo/net/\u00e9']],
    ['"e\\u0301"', ['~/repo/net/\u00e9']],
    [`"${'./'.repeat(2_100)}a"`, ['/repo/net/a/*', '~/repo/net/a']],
    [`"${'a/../'.repeat(1_000)}b"`, ['*', '?']],
    [`"/${'./'.repeat(2_100)}../proc"`, ['*', '/proc/*', '~/proc', '?']],
    [`"${'x'.repeat(4_096)}"`, [`~/repo/net/${'x'.repeat(4_096)}`]],
    [`"${'x'.repeat(4_097)}"`, []],
    ['"a\\u0000b"', []],
    // What Go takes for white space, and what only JavaScript does.
    ['"\u0085a\u0085"', ['~/repo/net/a', '~/repo/net/\u0085a\u0085']],
    ['"\uFEFFa"', ['~/repo/net/\uFEFFa']],
    ['"\u200Ba\u180E"', ['~/repo/net/\u200Ba\u180E']],
    // Two vowel signs that are one in a newer Unicode than Go's.
    ['"\u{16D67}\u{16D67}"', ['~/repo/net/\u{16D67}\u{16D67}']],
    ...saidOf('named-texts.txt'),
  ])('names these files: %s', (value, expected) => {
    expect(readsOf(local(value))).toEqual(expected);
  });

  test('counts from the root module and from its own', () => {
    const files = { 'm/main.tf': local('"a"') };
    expect(readsOf(call, files)).toEqual(['~/repo/m/a', '~/repo/net/a']);
  });

  test('is ignored where nothing depends on it', () => {
    const files = { 'net/main.tf': local('["a", "./b", fileset("c", "*"), fileset("d", "*")]') };
    const named = namedIn(files, (path) => /[bd]$/.test(path));
    expect(placesIn(named)).toEqual(['/repo/net/b/*', '/repo/net/d/*', '~/repo/net/b']);
  });

  test.each([
    'resource "a" "b"',
    'output "a"',
    'module "a"',
    'variable "a"',
    'provider "a"',
    'check "a"',
  ])('counts in each block, at any depth: %s', (head) => {
    expect(readsOf(`${head} {\n a = "a"\n b {\n  c {\n   d = "d"\n  }\n }\n}\n`)).toEqual([
      '~/repo/net/a',
      '~/repo/net/d',
    ]);
  });

  test('is no path where it is the source of a module', () => {
    expect(readsOf(call, { 'm/main.tf': '' })).toEqual([]);
  });

  test('counts in variables and in JSON', () => {
    const json = JSON.stringify({
      locals: { a: '${file("a")}', b: ['${path.module}/b', 'c ${var.x}'] },
    });
    expect(readsOf('', { 'net/a.tf.json': json })).toEqual([
      '/repo/net/a',
      '/repo/net/b/*',
      '~/repo/net/b',
    ]);
    const twice = '{"locals":{"a":"${file(\\"a\\")}"},"locals":{"b":{"${file(\\"b\\")}":1}}}';
    expect(readsOf('', { 'net/a.tf.json': twice })).toEqual(['/repo/net/a', '/repo/net/b']);
    expect(readsOf('', { 'net/terraform.tfvars': 'v = "x"\n' })).toEqual([
      '~/repo/net/v',
      '~/repo/net/x',
    ]);
    expect(readsOf('', { 'net/terraform.tfvars': 'v = path.module\n' })).toEqual(['~/repo/net/v']);
    expect(readsOf('', { 'net/prod.tfvars': 'v = "x"\n' })).toEqual([]);
  });
});

describe('a function that reads files', () => {
  test.each<[string, string[]]>(saidOf('named-by-functions.txt'))(
    'names these files: %s',
    (value, expected) => {
      expect(readsOf(local(value))).toEqual(expected);
    },
  );
});

describe('a set of files', () => {
  test.each<[string, string[]]>(saidOf('named-sets.txt'))(
    'names these places: %s',
    (value, expected) => {
      expect(readsOf(local(value))).toEqual(expected);
    },
  );

  test('is the whole directory from the hundred and first name on', () => {
    const sets = (count: number) =>
      readsOf(
        local(
          `[${Array.from({ length: count }, (_, at) => `fileset("p", "*.${at}")`).join(', ')}]`,
        ),
      );
    expect(sets(100)).toHaveLength(100);
    expect(sets(102)).toHaveLength(101);
    expect(sets(102)).toContain('/repo/net/p/*');
  });
});

describe('a template', () => {
  const reads = (text: string) =>
    readsOf(local('templatefile("t", { v = path.module })'), { 'net/t': text });
  test.each<[string, string[]]>([
    ['a text "b" and ./c', []],
    ['${file("a")}', ['/repo/net/a']],
    ['x ${core::file("a")} y', ['/repo/net/a']],
    ['%{ for f in fileset("p", "*.x") }${f}%{ endfor }', ['/repo/net/p/*.x']],
    ['${file("${v}/${v}")}', ['?']],
    ['${jsonencode(path.a)}', []],
    ['${templatefile("t", {})}', []],
    ['${', ['*', '?']],
  ])('names these files: %s', (text, expected) => {
    expect(reads(text)).toEqual(
      [...expected.filter((each) => each !== '?'), '/repo/net/t', '~/repo/net/v']
        .sort()
        .concat(expected.filter((each) => each === '?')),
    );
  });

  test('names templates in turn, from the root module or from the module', () => {
    const files = {
      'm/main.tf': local('templatefile("${path.module}/a", {})'),
      'm/a': '${templatefile("b", {})}',
      'net/b': '${file("c")}',
    };
    expect(readsOf(call, files)).toContain('/repo/net/c');
  });

  test('names nothing where it does not exist', () => {
    expect(readsOf(local('templatefile("t", {})'))).toEqual(['/repo/net/t']);
  });
});

describe('a block that reads files', () => {
  const block = (head: string, body: string) => readsOf(`${head} "b" {\n${body}\n}\n`);
  const isComputed = (head: string, body: string) => block(head, body).includes('?');

  test.each([
    ['data "external"', ' program = ["a"]', true],
    ['resource "external"', ' program = ["a"]', false],
    ['data "template_file"', ' template = "a"', false],
    ['data "template_file"', ' template = file("a")', false],
    ['data "template_file"', ' template = file("a/${var.x}")', false],
    ['data "template_file"', ' template = var.x', true],
    ['data "template_file"', ' template = "${var.x}a"', true],
    ['data "template_file"', ' vars = {}', true],
    ['data "local_file"', ' filename = "${path.module}/a"', false],
    ['data "local_file"', ' filename = "a"\n count = 1', false],
    ['data "local_file"', ' filename = var.x', true],
    ['data "local_sensitive_file"', ' filename = "a${var.x}"', false],
    ['data "local_sensitive_file"', ' filename = "${var.x}a"', false],
    ['data "local_sensitive_file"', ' filename = "${var.x}a${var.y}"', true],
    ['resource "archive_file"', ' source_dir = var.x', true],
    ['data "archive_file"', ' type = "zip"\n source {\n  filename = var.x\n }', false],
    ['data "archive_file"', ' source_file = "${var.x}/a"', false],
    ['data "archive_file"', ' source_file = "${var.x}/${var.y}"', true],
    ['data "terraform_remote_state"', ' backend = "local"\n config = { path = "../a" }', false],
    ['data "terraform_remote_state"', ' backend = "local"\n config = { path = var.x }', true],
    ['data "terraform_remote_state"', ' backend = "s3"\n config = { key = var.x }', false],
    ['data "terraform_remote_state"', ' backend = var.x', false],
    ['data "terraform_remote_state"', ' backend = var.x\n config = { path = var.y }', true],
    ['data "local_files"', ' filename = var.x', false],
    ['data "aws_file"', ' filename = var.x', false],
    ['ephemeral "local_file"', ' filename = var.x', false],
  ])('may read any file: %s %s: %j', (head, body, expected) => {
    expect(isComputed(head, body)).toBe(expected);
  });
});

describe('a text of which a part is computed', () => {
  const inResource = (body: string) => readsOf(`resource "a_b" "c" {\n${body}\n}\n`);

  test.each<[string, string[]]>([
    // At the root of the disk no configuration is: these are paths of roles and of addresses.
    [' path = "/"', ['~/']],
    [' path = "/${var.x}/"', []],
    [' source = "/srv/${var.x}"', []],
    [' source = "files/${var.x}.json"', ['?/repo/net/files/*.json']],
    [' source = "${path.cwd}/${var.x}"', ['?/repo/net/*']],
    [' name = "files/${var.x}"', []],
    [' name = "../files/${var.x}"', ['?/repo/files/*']],
    [' b {\n  source = "files/${var.x}"\n }', ['?/repo/net/files/*']],
    [
      ' config = { config_path = "files/${var.x}" }',
      ['~/repo/net/config_path', '?/repo/net/files/*'],
    ],
    [' provisioner "file" {\n  source = "files/${var.x}"\n }', []],
    [' source = "a/.${var.x}"', ['?']],
    [' source = "a/${var.x}${var.y}"', ['?']],
    [' source = "a/${var.x}/../b"', ['?']],
  ])('names files where an argument is a path by its name: %s', (body, expected) => {
    expect(inResource(body)).toEqual(expected);
  });

  test('is known where it is a local value that is written out', () => {
    const text = 'locals {\n a = "../x"\n b = local.a\n c = "${local.b}/y"\n d = local.d\n}\n';
    const read = (value: string) =>
      readsOf(`${text}${local(`file(${value})`)}`).filter((place) => !place.startsWith('~'));
    expect(read('local.c')).toContain('/repo/x/y');
    expect(read('"${local.b}/z/${var.v}"')).toContain('?/repo/x/z/*');
    expect(read('format("%s/%s", local.b, "z")')).toContain('/repo/x/z');
    expect(read('join("/", [local.b, "z"])')).toContain('/repo/x/z');
    expect(read('local.d')).toContain('?');
    const override = { 'net/override.tf': 'locals {\n a = "../other"\n}\n' };
    expect(readsOf(`${text}${local('file(local.a)')}`, override)).toContain('?');
  });
});

describe('a variable whose value the files say', () => {
  const declared = (more: string, name = 'x') => `variable "${name}" {\n${more}\n}\n`;
  const byDefault = declared(' default = "d"');
  const remote = (path: string) =>
    `data "terraform_remote_state" "a" {\n backend = "local"\n config = { path = ${path} }\n}\n`;
  const ofFiles = (text: string, more: Record<string, string> = {}) =>
    readsOf(text, more, (name) => name !== 'set');

  test.each<[string, string[]]>([
    [local('file(var.x)'), ['/repo/net/d']],
    [local('fileset(var.x, "*.yaml")'), ['/repo/net/d/*.yaml']],
    [
      local('[for f in fileset(var.x, "*.yaml") : file("${var.x}/${f}")]'),
      ['/repo/net/d/*.yaml', '?/repo/net/d/*'],
    ],
    [local('file(pathexpand(var.x))'), ['/repo/net/d']],
    [remote('format("%s/terraform.tfstate", var.x)'), ['~/repo/net/d/terraform.tfstate']],
    [declared(' default = ""', 'none') + local('try(file(var.none), "")'), []],
  ])('names these files: %s', (text, expected) => {
    const reads = ofFiles(byDefault + text);
    expect(reads).toEqual(expect.arrayContaining(expected));
    expect(reads).not.toContain('?');
    expect(readsOf(byDefault + text, {}, () => false)).toEqual(
      expect.not.arrayContaining(['/repo/net/d/terraform.tfstate']),
    );
  });

  test.each([
    declared(' default = "d"', 'set') + local('file(var.set)'),
    declared('') + local('file(var.x)'),
    declared(' default = null') + local('file(var.x)'),
    declared(' default = 1\n type = string') + local('file(var.x)'),
    declared(' default = "1.0"\n type = number') + local('file(var.x)'),
    byDefault + byDefault + local('file(var.x)'),
    // A service may have values of its own.
    `${byDefault}terraform {\n cloud {}\n}\n${local('file(var.x)')}`,
    `${byDefault}terraform {\n backend "remote" {}\n}\n${local('file(var.x)')}`,
    local('file(var.x)'),
  ])('is not known: %s', (text) => {
    expect(ofFiles(text)).toContain('?');
  });

  test.each([{ cloud: {} }, { backend: { remote: {} } }])(
    'is not known where a service may plan, as JSON says it: %j',
    (terraform) => {
      const more = { 'net/a.tf.json': JSON.stringify({ terraform }) };
      expect(ofFiles(byDefault + local('file(var.x)'), more)).toContain('?');
    },
  );

  test('is that of a file of variables, if these say one', () => {
    const text = byDefault + local('file(var.x)');
    const [one, other] = [
      { 'net/terraform.tfvars': 'x = "e"\n' },
      { 'net/a.auto.tfvars': 'x = "f"\n' },
    ];
    expect(ofFiles(text, one)).toContain('/repo/net/e');
    expect(ofFiles(text, one)).not.toContain('/repo/net/d');
    expect(ofFiles(text, { ...one, ...other })).toContain('?');
  });

  describe('in a module', () => {
    const called = (more: string, label = 'm') =>
      `module "${label}" {\n source = "../m"\n${more}\n}\n`;
    const reads = (root: string, module: string, more: Record<string, string> = {}) =>
      readsOf(root, { 'm/main.tf': module, ...more });
    const module = byDefault + local('file(var.x)');

    test('is that of the call, or else the default, whatever is set outside', () => {
      expect(reads(called(''), module)).toContain('/repo/net/d');
      expect(reads(called(' x = "e"'), module)).toContain('/repo/net/e');
      expect(reads(called(' x = "e"'), module)).not.toContain('?');
      expect(reads(called(' x = "${path.module}/e"'), module)).toContain('/repo/net/e');
    });

    test('is not known where the call gives what is not known, or calls say several', () => {
      expect(reads(declared('') + called(' x = var.x'), module)).toContain('?');
      expect(reads(called(' x = null'), module)).toContain('?');
      expect(reads(called(' x = "e"') + called('', 'n'), module)).toContain('?');
      const override = { 'net/override.tf': 'module "m" {\n x = "e"\n}\n' };
      expect(reads(called(''), module, override)).toContain('?');
      const between = 'module "n" {\n source = "../n"\n x = "${path.module}/e"\n}\n';
      expect(reads(called(''), between, { 'n/main.tf': module })).toContain('?');
      const circle = { 'n/main.tf': `${module}module "m" {\n source = "../m"\n x = var.x\n}\n` };
      const back = `${declared('')}module "n" {\n source = "../n"\n x = var.x\n}\n`;
      expect(reads(called(' x = "e"'), back, circle)).toContain('?');
    });
  });
});

describe('a name of which only the end is known', () => {
  const remote = (path: string) =>
    `data "terraform_remote_state" "a" {\n backend = "local"\n config = { path = ${path} }\n}\n`;
  test.each<[string, string[]]>([
    ['format("%s/terraform.tfstate", var.x)', ['?*terraform.tfstate']],
    ['"${var.x}/a/b.json"', ['?*a/b.json']],
    ['"${var.x}/../a"', ['?']],
    ['"${var.x}."', ['?']],
    ['"${var.x}/${var.y}"', ['?']],
  ])('is each file that ends like it: %s', (path, expected) => {
    expect(readsOf(remote(path)).filter((each) => each.startsWith('?'))).toEqual(expected);
  });

  test('may be any file where its text may name others', () => {
    expect(readsOf(local('templatefile("${var.x}/a.tpl", {})'))).toContain('?');
  });
});

describe('a path of the configuration that becomes another one', () => {
  const tagged = (value: string, source = 'local.x') =>
    readsOf(`resource "a_b" "c" {\n tags = { a = ${value} }\n source = ${source}\n}\n`);

  test.each([
    'basename(path.cwd)',
    'basename(abspath(path.root))',
    'lower(basename(abspath(path.module)))',
    '"x-${basename(path.cwd)}"',
    'replace(path.cwd, "/", "-")',
    'element(split("/", path.cwd), 2)',
    'split("/", abspath(path.root))[3]',
    'reverse(split("/", path.cwd))[0]',
    'sha1(path.cwd)',
    'path.cwd == "/a" ? 1 : 2',
    'abspath(path.root)',
    'join("/", [path.module, "b"])',
    'replace(path.module, "a", "b")',
    'replace(path.root, ".", "x")',
  ])('reads nothing where it is only a name: %s', (value) => {
    expect(tagged(value)).not.toContain('?');
  });

  test.each([
    'dirname(path.cwd)',
    'trimprefix(path.cwd, "/a")',
    'replace(path.module, "/a/", "b")',
    'replace(path.cwd, "a", "b")',
    'replace(path.module, var.x, "b")',
    'regex("[a-z/]+", path.root)',
    'upper(dirname(abspath(path.module)))',
  ])('may be any file only where a path begins with a computed part: %s', (value) => {
    expect(tagged(value)).toContain('?');
    expect(tagged(value, '"b"')).not.toContain('?');
    expect(tagged(value, '"b/${var.x}"')).not.toContain('?');
    expect(tagged(value, 'var.x')).not.toContain('?');
    expect(tagged(value, '"${var.x}/b"')).not.toContain('?');
    expect(tagged(value, '"/${var.x}"')).not.toContain('?');
  });
});

describe('a name that a loop gives its values', () => {
  const text = 'locals {\n value = "a"\n}\n';
  const dynamic = (body: string) => `resource "a_b" "c" {\n dynamic ${body}\n}\n`;

  test.each([
    'replace(path.module, "a", "b")',
    '[for path in var.x : path.module]',
    '{ for path, v in var.x : path.key => "${path.cwd}/a" }',
  ])('is no place of the configuration: %s', (value) => {
    expect(readsOf(local(`[for path in var.x : ${value}]`))).not.toContain('?');
  });

  test.each([
    local('[for local in var.x : file(local.value)]'),
    local('[for path in var.x : file("${path.module}/a")]'),
    local('[for path in [for path in var.x : path.y] : file("${path.module}/a")]'),
    dynamic('"local" {\n  for_each = var.x\n  content {\n   y = file(local.value)\n  }\n }'),
    dynamic(
      '"z" {\n  for_each = var.x\n  iterator = local\n  content {\n   y = file(local.value)\n  }\n }',
    ),
  ])('hides the local value and the place of that name: %s', (loop) => {
    expect(readsOf(text + loop)).toContain('?');
  });

  test('means what it did outside of the loop', () => {
    const reads = readsOf(text + local('[for local in [file(local.value)] : local]'));
    expect(reads).toContain('/repo/net/a');
    expect(reads).not.toContain('?');
  });
});

test('a path that becomes another one may reach a module by its variables', () => {
  const given = 'module "m" {\n source = "../m"\n x = dirname(path.cwd)\n}\n';
  const reads = (source: string) =>
    readsOf(given, { 'm/main.tf': `resource "a_b" "c" {\n source = ${source}\n}\n` });
  expect(reads('var.x')).toContain('?');
  expect(reads('"${var.x}/a"')).toContain('?');
  expect(reads('"a/${var.x}"')).not.toContain('?');
});

describe('a text that leads up', () => {
  const upward = (text: string, more: Record<string, string> = {}) =>
    namedIn({ 'net/main.tf': text, ...more }).upward;

  test.each([
    ['"../../a/b.txt"', [{ steps: 2, rest: 'a/' }]],
    ['"x/../a.txt"', [{ steps: 1, rest: 'a' }]],
    ['"${var.x}/../a"', [{ steps: 1, rest: 'a' }]],
    ['"a; cd ../b"', [{ steps: 1, rest: 'b' }]],
    ['"a..b"', []],
    ['"a"', []],
  ])('may lead a computed name out of its directory: %s', (value, expected) => {
    expect(upward(local(value))).toEqual(expected);
  });

  test('counts in files of variables, and from a module that is elsewhere', () => {
    expect(upward('', { 'net/terraform.tfvars': 'v = "../x"\n' })).toEqual([
      { steps: 1, rest: 'x' },
    ]);
    expect(upward(call, { 'm/main.tf': '' })).toContainEqual({ steps: 1, rest: 'm/' });
  });
});

describe('what is compared with the merge base', () => {
  const written = (text: string, more: Record<string, string> = {}) => {
    const { files } = namedIn({ 'net/main.tf': text, ...more });
    return (files.get('/repo/net/a') ?? []).map(
      (mention) => `${mention.module} ${mention.written()}`,
    );
  };
  const block = (more: string, name = 'x') =>
    `resource "t" "n" {\n${more} ${name} = file("a")\n}\n`;

  test('is the attribute, and what decides how often its block is there', () => {
    const [plain] = written(block(''));
    expect(written(`# a comment\n\n${block(' y = 1\n')}`)).toEqual([plain]);
    expect(written('', { 'net/other.tf': block('') })).toEqual([plain]);
    for (const other of [
      block(' count = 1\n'),
      block(' for_each = {}\n'),
      block('', 'z'),
      block('').replace('"n"', '"o"'),
      block('').replace('"a"', '"a" '),
      block('').replace('file', 'filemd5'),
      `locals {\n x = file("a")\n}\n`,
    ]) {
      const isSame = other.includes('"a" ');
      expect(written(other)[0] === plain).toBe(isSame);
    }
  });

  test('is the text of a template', () => {
    const files = (text: string) => ({ 'net/t': text });
    const main = local('templatefile("t", {})');
    const [one] = written(main, files('x ${file("a")}'));
    expect(written(`# more\n${main}`, files('x ${file("a")}'))).toEqual([one]);
    expect(written(main, files('y ${file("a")}'))).not.toEqual([one]);
  });

  test('is the call of a module: who calls, its label, its source and how often', () => {
    const calls = (text: string) =>
      namedIn({ 'net/main.tf': text, 'm/a.tf': '' }).modules[1]?.calls;
    const [plain] = calls(call) ?? [];
    expect(plain?.from).toBe('/repo/net');
    expect(calls(call.replace('}', ' x = 1\n}'))).toEqual([plain]);
    for (const other of [
      call.replace('}', ' count = 1\n}'),
      call.replace('}', ' for_each = {}\n}'),
      call.replace('"m"', '"n"'),
      call.replace('../m', '../m/'),
    ]) {
      expect(calls(other)).toHaveLength(1);
      expect(calls(other)).not.toEqual([plain]);
    }
  });
});

test('a mention has its file and line', () => {
  const { files } = namedIn({ 'net/main.tf': `\n${local('[\n  "a"\n ]')}` });
  expect(files.get('/repo/net/a')?.[0]).toMatchObject({
    module: '/repo/net',
    where: '/repo/net/main.tf:4',
    isRead: false,
    why: undefined,
  });
});

/** Counts what is asked while a configuration of so many expressions is searched. */
function workOf(count: number, expression: (at: number) => string): Record<string, number> {
  const text = Array.from({ length: count }, (_, at) => local(expression(at))).join('');
  const files = memoryFiles({ 'net/main.tf': text });
  const work = { read: 0, follow: 0, matters: 0, check: 0, kept: 0 };
  const counted: LoadedFiles = {
    readDirectory: (path) => files.readDirectory(path),
    readFile: (path) => ((work.read += 1), files.readFile(path)),
    follow: (path) => ((work.follow += 1), files.follow(path)),
  };
  const named = findNamedFiles('/repo/net', counted, {
    isRelevant: (path) => ((work.matters += 1), path.endsWith('/hidden')),
    check: () => void (work.check += 1),
  });
  for (const mentions of named.files.values()) work.kept += mentions.length;
  return work;
}

describe('the work', () => {
  test.each<[string, (at: number) => string, (count: number) => Record<string, number>]>([
    ['other files', (at) => `file("f${at}")`, (count) => ({ matters: count, kept: 0 })],
    ['one hidden file', () => 'file("hidden")', (count) => ({ matters: count, kept: count })],
    ['computed names', () => 'file(var.x)', () => ({ matters: 0, kept: 0 })],
  ])('grows with 24,000 expressions and no faster, if they read %s', (_, expression, expected) => {
    const count = 24_000;
    // The configuration is read once, and once more for the manifest of its modules.
    expect(workOf(count, expression)).toMatchObject({ read: 2, follow: 3, ...expected(count) });
  });
});
