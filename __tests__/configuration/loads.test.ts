/** What Terraform would read, told from files alone: every extension, local modules, named files. */
import { isConfiguration, isRead } from '../../src/configuration/file-names.ts';
import type { Loads } from '../../src/configuration/loads.ts';
import { loads } from './memory-loads.ts';
import { describe, expect, test } from '../support/jest.ts';

const call = (source: string) => `module "m" {\n  source = ${source}\n}\n`;

describe('names that Terraform reads by itself', () => {
  test.each([
    ['main.tf', true, true],
    ['main.tf.json', true, true],
    ['main.tofu', true, true],
    ['main.tofu.json', true, true],
    ['override.tf', true, true],
    ['x_override.tf.json', true, true],
    ['terraform.tfvars', false, true],
    ['terraform.tfvars.json', false, true],
    ['a.auto.tfvars', false, true],
    ['a.auto.tfvars.json', false, true],
    ['.terraform.lock.hcl', false, true],
    ['prod.tfvars', false, false],
    ['.hidden.tf', false, false],
    ['main.tf~', false, false],
    ['#main.tf#', false, false],
    ['#main.tf', true, true],
    ['#.auto.tfvars', false, true],
    ['.hidden.auto.tfvars', false, true],
    ['main.tf.bak', false, false],
    ['a.tftest.hcl', false, false],
    ['README.md', false, false],
  ])('%s', (name, module, root) => {
    expect([isConfiguration(name), isRead(name)]).toEqual([module, root]);
  });
});

describe('modules', () => {
  test('local ones, transitively, each once; no registry and no repository', () => {
    const { modules, reads } = loads({
      'net/main.tf': call('"../a"') + call('"./deep/b"') + call('"hashicorp/consul/aws"'),
      'net/other.tf': call('"git::https://example.com/x.git"') + call('"../a"'),
      'net/deep/b/main.tofu': call('"../../../a"'),
      'a/main.tf.json': '{"module":{"c":{"source":"../c"},"d":[{"source":"../d"}]}}',
      'c/override.tf': call('"../net"'),
    });
    expect(modules).toEqual(['/repo/net', '/repo/a', '/repo/net/deep/b', '/repo/c', '/repo/d']);
    expect(reads).toEqual([]);
  });

  test.each(['./m/', './m/.', './/m', './x/../m//', '.\\\\m', './m'])('by the name %s', (name) => {
    const found = loads({ 'net/main.tf': call(`"${name}"`), 'net/m/main.tf': '' });
    expect(found.modules).toEqual(['/repo/net', '/repo/net/m']);
  });

  test('Terraform composes the letters of a name', () => {
    const found = loads({ 'net/main.tf': call('"./e\u0301"'), 'net/\u00e9/main.tf': '' });
    expect(found.modules).toEqual(['/repo/net', '/repo/net/\u00e9']);
  });

  test.each([
    ['a constant that is put together', call('"../${"a"}"'), ['?']],
    ['a beginning that is written out', call('"../mods/${var.x}"'), ['?']],
    ['nothing that is written out', call('var.x'), ['?']],
    ['a file that is broken', 'module "m" {', ['?']],
    ['a directory by its whole name', call('"/repo/a"'), ['?']],
    ['an address that stands for a directory', call('"git::file:///repo/a"'), ['?']],
    ['a registry', call('"hashicorp/consul/aws"'), []],
  ])('%s', (_, text, expected) => {
    expect(summary(loads({ 'net/main.tf': text }))).toEqual(expected);
  });

  test('where links lead counts as well, of directories and of files', () => {
    const found = loads({
      'net/main.tf': call('"./m"'),
      'net/m': '→ ../links/m',
      'links/m': '→ ../real/m',
      'real/m/main.tf': '',
      'net/common.tf': '→ ../shared/common.tf',
      'shared/common.tf': call('"./inner"'),
      'net/terraform.tfvars': '→ ../shared/vars',
      'shared/vars': '',
    });
    expect(found.modules).toEqual([
      '/repo/net',
      '/repo/net/inner',
      '/repo/net/m',
      '/repo/links/m',
      '/repo/real/m',
    ]);
    expect(found.linked).toEqual(
      expect.arrayContaining(['/repo/shared/common.tf', '/repo/shared/vars']),
    );
  });
});

/** Each read in one word: a path, a directory with the end of names, the name that stands there, or any. */
function summary({ reads }: Loads): string[] {
  const words = reads.map(({ kind, path, ending }) => {
    if (kind === 'any') return '?';
    return kind === 'inside' ? `${path}/*${ending}` : kind === 'named' ? `~${path}` : path;
  });
  return [...new Set(words)].sort();
}

describe('files that are read', () => {
  const reads = (expression: string, more: Record<string, string> = {}) =>
    summary(loads({ 'net/main.tf': `locals {\n  x = ${expression}\n}\n`, ...more }));
  const below =
    '{ for f in fileset("${path.module}/p", "**/*.json") : f => file("${path.module}/p/${f}") }';

  test.each<[string, string[]]>([
    ['file("a.txt")', ['/repo/net/a.txt']],
    ['file("${"e"}\u0301.txt")', ['/repo/net/\u00e9.txt']],
    ['file("/proc/self/cwd/a.txt")', ['/proc/self/cwd/a.txt', '?']],
    [
      'file(abspath("/proc/self/cwd/a.txt"))',
      ['/proc/self/cwd/a.txt', '?', '~/proc/self/cwd/a.txt'],
    ],
    ['file("C:/a.txt")', ['/repo/net/C:/a.txt', '?']],
    ['fileset("/proc/self/cwd", "*")', ['/proc/self/cwd/*', '?']],
    ['templatefile("/srv/t.tpl", {})', ['/srv/t.tpl', '?']],
    ['"/srv/a.txt"', ['~/srv/a.txt']],
    ['"/proc/self/cwd/a.txt"', ['?', '~/proc/self/cwd/a.txt']],
    ['core::file("a.txt")', ['/repo/net/a.txt']],
    ['core :: file ("a.txt")', ['/repo/net/a.txt']],
    ['filebase64sha256("../a.zip")', ['/repo/a.zip']],
    ['fileexists("a")', ['/repo/net/a']],
    [
      'templatefile("${path.module}/t/a.tpl", { y = file("b") })',
      ['/repo/net/b', '/repo/net/t/a.tpl', '~/repo/net/y'],
    ],
    ['try(jsondecode(file("${path.root}/a.json")), {})', ['/repo/net/a.json']],
    ['"${path.cwd}/scripts/run.sh"', ['~/repo/net/scripts/run.sh']],
    ['"./lambda"', ['~/repo/net/lambda']],
    ['[for f in var.x : file("${path.module}/p/${f}.json")]', ['?']],
    [below, ['/repo/net/p/*', '/repo/net/p/*.json']],
    ['[for f in fileset("p", "${var.x}/*") : file("p/${f}")]', ['?']],
    ['[for f in fileset("p", "{.,x}./*") : file("p/${f}")]', ['?']],
    ['fileset("${path.module}/p", "**/*.json")', ['/repo/net/p/*.json']],
    ['core::fileset("p", "*")', ['/repo/net/p/*']],
    ['fileset("p", "../q/*.md")', ['/repo/net/q/*.md']],
    ['fileset(path.module, "{a,b}/*.yaml")', ['/repo/net/*.yaml']],
    ['fileset("../shared/${var.x}", "*")', ['?']],
    ['file(var.x)', ['?']],
    ['file("${path.module}/${each.value}")', ['?']],
    ['file("a${true ? ".txt" : ".md"}")', ['/repo/net/a.md', '/repo/net/a.txt']],
    ['file(join("/", ["p", "a"]))', ['/repo/net/p/a', '~/repo/net/a', '~/repo/net/p']],
    ['file(upper("a"))', ['?', '~/repo/net/a']],
    ['file("p/${abspath("a")}")', ['?', '~/repo/net/a']],
    ['"%{ if true }${file("a")}%{ endif }"', ['/repo/net/a']],
    [
      '"%{ for f in fileset(".", "*.txt") ~}${file(f)}%{ endfor }"',
      ['/repo/net/*', '/repo/net/*.txt'],
    ],
    [
      '[for k in ["a", "b"] : file("${k}.txt")]',
      ['/repo/net/a.txt', '/repo/net/b.txt', '~/repo/net/a', '~/repo/net/b'],
    ],
    ['var.a ? file("a") : file("b")', ['/repo/net/a', '/repo/net/b']],
    ['<<EOT\n${file("a")}\nEOT', ['/repo/net/a']],
    ['<<-EOT\n  ${~ file("a") ~}\n  EOT', ['/repo/net/a']],
    ['[for x in [1] : [file("a")]][*]', ['/repo/net/a']],
    ['local.y', []],
    ['upper("file")', ['~/repo/net/file']],
    ['"a plain ${var.x} text"', []],
    ['"$${file(a)}"', ['~/repo/net/${file(a)}']],
    ['"$${file("a")}"', ['?', '~/repo/net/${file(']],
    ['"$$${file("a")}"', ['?']],
    ['templatestring(local.t, {})', ['?']],
  ])('%s', (expression, expected) => {
    expect(reads(expression)).toEqual(expected);
  });

  test('names in a module are relative to it, or to where Terraform runs', () => {
    const found = loads({
      'net/main.tf': call('"../m"'),
      'm/main.tf': 'locals {\n a = file("${path.module}/a")\n b = file("b")\n}\n',
    });
    expect(summary(found)).toEqual(['/repo/m/a', '/repo/net/b']);
  });

  test('what a module is given is looked up where it is called, in every call', () => {
    const main = (more: string) =>
      `module "a" {\n source = "../m"\n x = "a.txt"\n}\nmodule "b" {\n source = "../m"\n${more}}\n`;
    const m =
      'variable "x" { default = "d.txt" }\nlocals {\n y = file("${path.module}/${var.x}")\n}\n';
    const known = summary(loads({ 'net/main.tf': main(''), 'm/main.tf': m }));
    expect(known).toEqual(expect.arrayContaining(['/repo/m/a.txt', '/repo/m/d.txt']));
    expect(known).not.toContain('?');
    expect(summary(loads({ 'net/main.tf': main(' x = var.z\n'), 'm/main.tf': m }))).toContain('?');
    const override = 'module "a" {\n x = "o.txt"\n}\n';
    const overridden = { 'net/main.tf': main(''), 'net/x_override.tf': override, 'm/main.tf': m };
    expect(summary(loads(overridden))).toContain('/repo/m/o.txt');
  });

  test('each goes through what the block says, or what overrides it', () => {
    const block = (over: string) =>
      `resource "terraform_data" "x" {\n for_each = ${over}\n input = file("p/\${each.value}")\n}\n`;
    const fixed = { 'net/main.tf': block('toset(["a"])') };
    expect(summary(loads(fixed))).toEqual(['/repo/net/p/a', '~/repo/net/a']);
    const override = 'resource "terraform_data" "x" {\n for_each = var.y\n}\n';
    expect(summary(loads({ ...fixed, 'net/override.tf': override }))).toContain('?');
    const json = '{"resource":[{"terraform_data":{"x":[{"for_each":"${toset([\\"b\\"])}"}]}}]}';
    expect(summary(loads({ ...fixed, 'net/override.tf.json': json }))).toContain('/repo/net/p/b');
  });

  test('templates are read as templates, to any depth', () => {
    const files = {
      'net/t.tpl': 'a\n%{ for f in fileset("p", "*") }${file("p/${f}")}%{ endfor }${file(where)}',
      'net/p/x.txt': '${file("not read")}',
    };
    expect(reads('templatefile("t.tpl", { where = "q/${"z"}" })', files)).toEqual(
      expect.arrayContaining(['/repo/net/p/*', '/repo/net/q/z', '/repo/net/t.tpl']),
    );
    expect(reads('templatefile("t.tpl", var.x)', files)).toContain('?');
    expect(reads('[for t in fileset("p", "*") : templatefile("p/${t}", {})]', files)).toContain(
      '/repo/net/not read',
    );
    const string = 'templatestring(local.t, {})\n t = file("t.tpl")';
    expect(reads(string, { 'net/t.tpl': '${core::file("deep")}' })).toContain('/repo/net/deep');
    const itself = 'templatestring(local.t, {})\n t = file("t.tpl")';
    expect(reads(itself, { 'net/t.tpl': '${templatestring(x, {})}' })).toContain('?');
  });

  test('JSON holds templates, in names too, and names come again', () => {
    const json = { locals: { a: '${file("a")}', b: ['${path.module}/b', 'plain "c" ${var.x}'] } };
    const found = loads({ 'net/main.tf.json': JSON.stringify(json) });
    expect(summary(found)).toEqual(['/repo/net/a', '~/repo/net/b']);
    expect(summary(loads({ 'net/main.tf.json': '{' }))).toEqual(['?']);
    const twice = '{"locals":{"a":"${file(\\"a\\")}"},"locals":{"b":{"${file(\\"b\\")}":1}}}';
    expect(summary(loads({ 'net/main.tf.json': twice }))).toEqual(['/repo/net/a', '/repo/net/b']);
    const calls = '{"module":{"x":{"source":"../a"}},"module":{"y":{"source":"../b"}}}';
    expect(loads({ 'net/main.tf.json': calls }).modules).toEqual([
      '/repo/net',
      '/repo/a',
      '/repo/b',
    ]);
  });

  test('a program that a plan runs may read any file', () => {
    const text = 'data "external" "x" {\n  program = ["sh", "run.sh"]\n}\n';
    expect(summary(loads({ 'net/main.tf': text }))).toContain('?');
  });

  test.each([
    ['backend = "local"', ['?', '~/repo/net/local']],
    ['backend = var.b', ['?']],
    ['backend = "s3"', ['~/repo/net/s3']],
  ])('the state that a data source reads may be a file: %s', (backend, expected) => {
    const text = `data "terraform_remote_state" "x" {\n  ${backend}\n}\n`;
    expect(summary(loads({ 'net/main.tf': text }))).toEqual(expected);
  });

  test('a name that is put together in what a provider gets', () => {
    const text = 'resource "a_b" "c" {\n  filename = join("", ["lambda", ".zip"])\n}\n';
    expect(summary(loads({ 'net/main.tf': text }))).toContain('~/repo/net/lambda.zip');
  });

  test('a README beside a configuration of literals is not read', () => {
    const text =
      'variable "r" { default = "eu" }\nresource "a" "b" {\n  name = "x-${var.r}"\n  path = "/"\n  tags = { a = a.c.id }\n}\n';
    const found = loads({ 'net/main.tf': text, 'net/terraform.tfvars': 'r = "us"\n' });
    expect(summary(found).filter((word) => !word.startsWith('~'))).toEqual([]);
    expect(summary(found)).not.toContain('~/repo/net/README.md');
  });

  test('a configuration beyond its budget, or of names that multiply, may read any file', () => {
    const double = Array.from(
      { length: 28 },
      (_, at) => ` l${at} = "${`\${local.l${at + 1}}`.repeat(4)}"`,
    );
    const text = `locals {\n${double.join('\n')}\n x = file(local.l0)\n}\n`;
    expect(summary(loads({ 'net/main.tf': text }))).toEqual(['?']);
    const large = { 'net/main.tf': `# ${'x'.repeat(4_000_001)}` };
    expect(summary(loads(large))).toEqual(['?']);
    const one = `# ${'x'.repeat(3_900_000)}\n`;
    expect(summary(loads({ 'net/a.tf': one, 'net/b.tf': one, 'net/c.tf': one }))).toEqual(['?']);
  });
});
