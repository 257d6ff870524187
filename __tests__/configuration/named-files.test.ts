/** Which files a configuration names, and where it reads files with computed names. */
import { findNamedFiles } from '../../src/configuration/named-files.ts';
import type { LoadedFiles } from '../../src/configuration/read-configuration.ts';
import { describe, expect, test } from '../support/jest.ts';
import { memoryFiles, namedIn, placesIn } from './memory-files.ts';

const local = (value: string) => `locals {\n x = ${value}\n}\n`;
const call = 'module "m" {\n source = "../m"\n}\n';

/** Places, and `?` if a name has to be computed. */
function readsOf(text: string, more: Record<string, string> = {}): string[] {
  const named = namedIn({ 'net/main.tf': text, ...more });
  return [...placesIn(named), ...(named.computed.length > 0 ? ['?'] : [])];
}

describe('texts', () => {
  test.each<[string, string[]]>([
    ['"a.txt"', ['~/repo/net/a.txt']],
    ['"é"', ['~/repo/net/\u00e9']],
    ['"e\\u0301"', ['~/repo/net/\u00e9']],
    ['" a.txt "', ['~/repo/net/a.txt']],
    ['"${path.module}/a"', ['/repo/net/a/*', '~/repo/net/a']],
    ['"${path.root}/a"', ['/repo/net/a/*', '~/repo/net/a']],
    ['"${path.cwd}/a"', ['/repo/net/a/*', '~/repo/net/a']],
    ['"${path.module}"', []],
    ['"${path.module}/"', ['/repo/net/*', '~/repo/net']],
    ['"${path.module}x"', ['?']],
    ['"${path.other}/a"', []],
    ['"a${path.module}"', []],
    ['"./a"', ['/repo/net/a/*', '~/repo/net/a']],
    ['"a/../b"', ['/repo/net/b/*', '~/repo/net/b']],
    ['".."', ['/repo/*', '~/repo']],
    ['"../x"', ['/repo/x/*', '~/repo/x']],
    ['"..\\\\x"', ['/repo/x/*', '~/repo/x']],
    ['"a\\\\b"', ['~/repo/net/a/b']],
    ['"."', ['~/repo/net']],
    ['".a"', ['~/repo/net/.a']],
    ['"a..b"', ['~/repo/net/a..b']],
    ['""', []],
    ['" "', []],
    ['"~/a"', ['~/repo/net/a']],
    ['"~a"', ['~/repo/net/~a']],
    ['"a//b/.//c"', ['/repo/net/a/b/c/*', '~/repo/net/a/b/c']],
    [`"${'./'.repeat(2_100)}a"`, ['/repo/net/a/*', '~/repo/net/a']],
    [`"${'a/../'.repeat(1_000)}b"`, ['*', '?']],
    [`"/${'./'.repeat(2_100)}../proc"`, ['*', '/proc/*', '~/proc', '?']],
    ['"/srv/a"', ['~/srv/a']],
    ['"/proc/self/cwd/a"', ['*', '~/proc/self/cwd/a', '?']],
    ['"/proc/../proc/1/cwd"', ['*', '/proc/1/cwd/*', '~/proc/1/cwd', '?']],
    ['"/dev/./fd/3"', ['*', '/dev/fd/3/*', '~/dev/fd/3', '?']],
    ['"/x/../repo"', ['*', '/repo/*', '~/repo', '?']],
    ['"~/../x"', ['*', '/repo/x/*', '~/repo/x', '?']],
    ['"/dev/sda"', ['~/dev/sda']],
    [`"${'x'.repeat(4_096)}"`, [`~/repo/net/${'x'.repeat(4_096)}`]],
    [`"${'x'.repeat(4_097)}"`, []],
    ['"a\\nb"', ['~/repo/net/a', '~/repo/net/b']],
    ['"a\\r\\n"', ['~/repo/net/a']],
    ['"a\\u0000b"', []],
    ['<<EOT\na\n  ./b\n${var.x}\nEOT', ['/repo/net/b/*', '~/repo/net/a', '~/repo/net/b']],
    ['<<EOT\n${path.module}/a\nEOT', ['/repo/net/a/*', '~/repo/net/a']],
    ['1', []],
    ['true', []],
    ['null', []],
    ['var.q', []],
    ['"${var.q}"', []],
    ['"${var.q}/a"', []],
    ['"a-${var.q}"', []],
    ['"./${var.q}"', ['?']],
    ['".\\\\${var.q}"', ['?']],
    ['"../a/${var.q}"', ['?']],
    ['"${path.module}/${var.q}"', ['?']],
    ['"${path.module}${var.q}"', ['?']],
    ['"a${"b"}"', ['~/repo/net/ab']],
    ['"a${1}"', ['~/repo/net/a1']],
    ['"a ${upper("b")}"', ['~/repo/net/b']],
    ['"a ${"./b${var.x}"}"', []],
    ['-"a"', ['~/repo/net/a']],
    ['"a" == "b"', ['~/repo/net/a', '~/repo/net/b']],
    ['{ "k" = ["v"] }', ['~/repo/net/k', '~/repo/net/v']],
    ['x["k"]', []],
    ['x[f("k")]', ['~/repo/net/k']],
    ['f("a").b', ['~/repo/net/a', '~/repo/net/b']],
    ['true ? "a" : "b"', ['~/repo/net/a', '~/repo/net/b']],
    ['["a"][*].b', ['~/repo/net/a', '~/repo/net/b']],
    [
      '{ for k, v in { a = "b" } : "c" => "d" if "e" == k }',
      ['~/repo/net/a', '~/repo/net/b', '~/repo/net/c', '~/repo/net/d', '~/repo/net/e'],
    ],
    ['"%{ if file("f") }${file("g")}%{ endif }"', ['/repo/net/f', '/repo/net/g']],
    ['"%{ for f in ["a"] }${f}%{ endfor }"', ['~/repo/net/a']],
    ['"${~ "a" ~}"', ['~/repo/net/a']],
  ])('%s', (value, expected) => {
    expect(readsOf(local(value))).toEqual(expected);
  });

  test('count from the root module and from their own', () => {
    const files = { 'm/main.tf': local('"a"') };
    expect(readsOf(call, files)).toEqual(['~/repo/m/a', '~/repo/net/a']);
  });

  test('that nothing depends on are left out', () => {
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
  ])('of all blocks count, at any depth: %s', (head) => {
    expect(readsOf(`${head} {\n a = "a"\n b {\n  c {\n   d = "d"\n  }\n }\n}\n`)).toEqual([
      '~/repo/net/a',
      '~/repo/net/d',
    ]);
  });

  test('the source of a module is no name of a file', () => {
    expect(readsOf(call, { 'm/main.tf': '' })).toEqual([]);
  });

  test('of variables and of JSON', () => {
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
    expect(readsOf('', { 'net/prod.tfvars': 'v = "x"\n' })).toEqual([]);
  });
});

describe('functions that read files', () => {
  test.each<[string, string[]]>([
    ['file("a")', ['/repo/net/a']],
    ['core :: file ("a")', ['/repo/net/a']],
    ['filebase64sha256("../a")', ['/repo/a', '/repo/a/*']],
    ['fileexists("${path.module}/a")', ['/repo/net/a', '/repo/net/a/*']],
    ['filemd5(trimspace("a"))', ['~/repo/net/a', '?']],
    ['file(var.x)', ['?']],
    ['file(local.x)', ['?']],
    ['file("a/${each.value}")', ['?']],
    ['file("${path.module}/${each.value}")', ['?']],
    ['file("${file("b")}")', ['/repo/net/b', '?']],
    ['file("a/${file("b")}")', ['/repo/net/b', '?']],
    ['file(true ? "a" : "b")', ['~/repo/net/a', '~/repo/net/b', '?']],
    ['file(<<EOT\na\nEOT\n)', ['/repo/net/a']],
    ['file("a", file("b"), file("c"))', ['/repo/net/a', '/repo/net/b', '/repo/net/c']],
    ['file()', []],
    ['readfile("a")', ['~/repo/net/a']],
    ['templatefiles("a")', ['~/repo/net/a']],
    ['myfileset("a", "b")', ['~/repo/net/a', '~/repo/net/b']],
    ['templatestring(local.t, { a = file("b") })', ['/repo/net/b', '~/repo/net/a', '?']],
    ['join("-", [path.module, "a"])', ['~/repo/net/-', '~/repo/net/a', '?']],
    ['"a" == path.module', ['~/repo/net/a', '?']],
    ['path.module', []],
    ['[path.module]', []],
    ['true ? path.module : path.root', []],
    ['abspath(path.other)', []],
    ['templatefile("t", { d = path.module })', ['/repo/net/t', '~/repo/net/d']],
  ])('%s', (value, expected) => {
    expect(readsOf(local(value))).toEqual(expected);
  });
});

describe('sets of files', () => {
  test.each<[string, string[]]>([
    ['fileset("p", "a")', ['/repo/net/p/a/*']],
    ['fileset("p", "*.txt")', ['/repo/net/p/*.txt']],
    ['core::fileset("p", "a/*")', ['/repo/net/p/a/*']],
    ['fileset("p", "a/b*c/d*e.f")', ['/repo/net/p/a/*e.f']],
    ['fileset("p", "a?.x")', ['/repo/net/p/*.x']],
    ['fileset("p", "*[ab]")', ['/repo/net/p/*']],
    ['fileset("p", "{a,b}.x")', ['/repo/net/p/*.x']],
    ['fileset("p", "**/")', ['/repo/net/p/*']],
    ['fileset("p", "../*.md")', ['/repo/net/*.md']],
    ['fileset(path.module, "**/*.json")', ['/repo/net/*.json']],
    ['fileset("${path.root}/p", "*")', ['/repo/net/p/*']],
    ['fileset(".", "*")', ['/repo/net/*']],
    ['fileset("", "*")', ['/repo/net/*']],
    ['fileset("p", "*/../*")', ['/repo/net/p/*', '?']],
    ['fileset("p", "*{..,a}")', ['/repo/net/p/*', '?']],
    ['fileset("p", "*\\\\a")', ['/repo/net/p/*', '?']],
    ['fileset("p", "${path.module}/*")', ['/repo/net/p/*', '?']],
    ['fileset("p", var.p)', ['/repo/net/p/*', '?']],
    ['fileset("p", "${var.p}/*.x")', ['/repo/net/p/*', '?']],
    ['fileset(var.p, "*")', ['?']],
    ['fileset("p/${var.x}", "*")', ['?']],
    ['fileset("p/${file("a")}", "${file("b")}")', ['/repo/net/a', '/repo/net/b', '?']],
    ['fileset(["a"][0], "*")', ['~/repo/net/a', '?']],
    ['fileset("/proc/self/cwd", "*")', ['*', '/proc/self/cwd/*', '?']],
    ['fileset("a")', ['~/repo/net/a']],
    ['fileset("a", "b", file("c"))', ['/repo/net/a/b/*', '/repo/net/c']],
  ])('%s', (value, expected) => {
    expect(readsOf(local(value))).toEqual(expected);
  });

  test('more than a hundred of one directory are one of all its files', () => {
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

describe('templates', () => {
  const reads = (text: string) =>
    readsOf(local('templatefile("t", { v = path.module })'), { 'net/t': text });
  test.each<[string, string[]]>([
    ['a text "b" and ./c', []],
    ['${file("a")}', ['/repo/net/a']],
    ['x ${core::file("a")} y', ['/repo/net/a']],
    ['%{ for f in fileset("p", "*.x") }${f}%{ endfor }', ['/repo/net/p/*.x']],
    ['${file("${v}/a")}', ['?']],
    ['${jsonencode(path.a)}', []],
    ['${templatefile("t", {})}', []],
    ['${', ['*', '?']],
  ])('%s', (text, expected) => {
    expect(reads(text)).toEqual(
      [...expected.filter((each) => each !== '?'), '/repo/net/t', '~/repo/net/v']
        .sort()
        .concat(expected.filter((each) => each === '?')),
    );
  });

  test('name templates, and are read from the root module or from the module', () => {
    const files = {
      'm/main.tf': local('templatefile("${path.module}/a", {})'),
      'm/a': '${templatefile("b", {})}',
      'net/b': '${file("c")}',
    };
    expect(readsOf(call, files)).toContain('/repo/net/c');
  });

  test('that are not there name nothing', () => {
    expect(readsOf(local('templatefile("t", {})'))).toEqual(['/repo/net/t']);
  });
});

describe('blocks that read files', () => {
  const block = (head: string, body: string) => readsOf(`${head} "b" {\n${body}\n}\n`);
  const isComputed = (head: string, body: string) => block(head, body).includes('?');

  test.each([
    ['data "external"', ' program = ["a"]', true],
    ['resource "external"', ' program = ["a"]', false],
    ['data "template_file"', ' template = "a"', true],
    ['data "local_file"', ' filename = "${path.module}/a"', false],
    ['data "local_file"', ' filename = var.x', true],
    ['data "local_sensitive_file"', ' filename = "a${var.x}"', true],
    ['resource "archive_file"', ' source_dir = var.x', true],
    ['data "archive_file"', ' type = "zip"\n source {\n  filename = var.x\n }', true],
    ['data "terraform_remote_state"', ' backend = "local"\n config = { path = "../a" }', false],
    ['data "terraform_remote_state"', ' backend = "local"\n config = { path = var.x }', true],
    ['data "terraform_remote_state"', ' backend = "s3"\n config = { key = var.x }', false],
    ['data "terraform_remote_state"', ' backend = var.x', true],
    ['data "local_files"', ' filename = var.x', false],
    ['data "aws_file"', ' filename = var.x', false],
    ['ephemeral "local_file"', ' filename = var.x', false],
  ])('%s %s: %j', (head, body, expected) => {
    expect(isComputed(head, body)).toBe(expected);
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

test('a mention has its place', () => {
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
    matters: (path) => ((work.matters += 1), path.endsWith('/hidden')),
    check: () => void (work.check += 1),
  });
  for (const mentions of named.files.values()) work.kept += mentions.length;
  return work;
}

describe('work grows with the configuration, and no faster', () => {
  test.each<[string, (at: number) => string, (count: number) => Record<string, number>]>([
    ['other files', (at) => `file("f${at}")`, (count) => ({ matters: count, kept: 0 })],
    ['one hidden file', () => 'file("hidden")', (count) => ({ matters: count, kept: count })],
    ['computed names', () => 'file(var.x)', () => ({ matters: 0, kept: 0 })],
  ])('24,000 expressions that read %s', (_, expression, expected) => {
    const count = 24_000;
    // The configuration is read once, and once more for the manifest of its modules.
    expect(workOf(count, expression)).toMatchObject({ read: 2, follow: 2, ...expected(count) });
  });
});
