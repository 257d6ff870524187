/** Texts of a configuration that may be names of files, and which blocks hand them to a provider. */
import type { Loads } from '../../src/configuration/loads.ts';
import { describe, expect, test } from '../support/jest.ts';
import { loads } from './memory-loads.ts';

function summary({ reads }: Loads): string[] {
  const words = reads.map(({ kind, path, ending }) => {
    if (kind === 'any') return '?';
    return kind === 'inside' ? `${path}/*${ending}` : kind === 'named' ? `~${path}` : path;
  });
  return [...new Set(words)].sort();
}

const readsOf = (text: string, more: Record<string, string> = {}) =>
  summary(loads({ 'net/main.tf': text, ...more }));
const inBlock = (type: string, text: string, labels = '"a" "b"') =>
  readsOf(`${type} ${labels} {\n${text}\n}\nlocals {\n n = "name"\n}\n`);

describe('what a provider gets may be a name, however it is made', () => {
  const given = ' f = join("", ["l", "m"])\n g = local.n';
  const written = ['~/repo/net/l', '~/repo/net/m', '~/repo/net/name'];
  test.each(['resource', 'data', 'ephemeral', 'provider', 'terraform'])('in %s', (type) => {
    expect(inBlock(type, given)).toEqual([...written, '~/repo/net/lm'].sort());
    expect(inBlock(type, ' f = local.n')).toEqual(['~/repo/net/name']);
  });

  test.each(['output', 'module', 'check', 'variable', 'locals'])('no provider gets %s', (type) => {
    expect(inBlock(type, given)).toEqual(written);
  });

  test('a block in a block belongs to the outer one', () => {
    expect(inBlock('resource', ' inner {\n  f = join("", ["l", "m"])\n }')).toContain(
      '~/repo/net/lm',
    );
    expect(inBlock('output', ' resource {\n  f = join("", ["l", "m"])\n }')).not.toContain(
      '~/repo/net/lm',
    );
  });
});

describe('the directory of Terraform itself, or one above it', () => {
  test.each([
    ['path.module', ['?']],
    ['"${path.root}"', ['?']],
    ['"${path.cwd}/.."', ['?']],
    ['"."', ['?']],
    ['"./"', ['?']],
    ['".."', ['?']],
    ['"../"', ['?']],
    ['"..\\\\"', ['~/repo/net/..\\']],
    ['"/repo"', []],
    ['"/"', []],
    ['"net"', ['~/repo/net/net']],
    ['"x/.."', ['?']],
    ['"x/../../net"', ['?']],
    ['"x/../."', ['?']],
    ['"x../."', ['~/repo/net/x..']],
    ['"/repo/."', []],
    ['join("", [])', []],
    ['"/repo/ne"', ['~/repo/ne']],
    ['"/repo/network"', ['~/repo/network']],
  ])('as a text for a provider: %s', (value, expected) => {
    expect(inBlock('resource', ` f = ${value}`)).toEqual(['~/repo/net/name', ...expected].sort());
  });

  test.each([
    ['"."', []],
    ['".."', []],
    ['"./"', ['?']],
    ['"../"', ['?']],
    ['path.module', ['?']],
  ])('as a text for nobody: %s', (value, expected) => {
    expect(inBlock('output', ` value = ${value}`)).toEqual(['~/repo/net/name', ...expected].sort());
  });

  test.each(['locals', 'module', 'variable'])('in %s it is only passed on', (type) => {
    expect(inBlock(type, ' f = path.module\n default = path.root', '"a"')).toEqual([
      '~/repo/net/name',
    ]);
    expect(inBlock(type, ' f = "${path.module}/x"', '"a"')).toEqual([
      '~/repo/net/name',
      '~/repo/net/x',
    ]);
  });
});

describe('texts', () => {
  test.each<[string, string[]]>([
    ['"./a"', ['~/repo/net/a']],
    ['"../b"', ['~/repo/b']],
    ['"/proc"', ['?', '~/proc']],
    ['"/proc/self/cwd"', ['?', '~/proc/self/cwd']],
    ['"/dev/fd/3"', ['?', '~/dev/fd/3']],
    ['"/dev/fd"', ['?', '~/dev/fd']],
    ['"/dev/fdx"', ['~/dev/fdx']],
    ['"/process"', ['~/process']],
    ['"/x/proc"', ['~/x/proc']],
    ['"~/x"', []],
    ['"~> 5.0"', []],
    ['"~/../x"', ['?']],
    ['"~/x..y"', []],
    ['"~/.."', ['?']],
    ['"~/a ../x"', []],
    ['"/.."', ['?']],
    ['"/bin/sh ../x"', ['~/bin/sh ../x']],
    ['"~\\..\\x"', ['?']],
    ['"/dev/fd/../cwd/x"', ['?', '~/dev/cwd/x']],
    ['"/x/../y"', ['?', '~/y']],
    ['"/x/..y"', ['~/x/..y']],
    ['"a/../y"', ['~/repo/net/y']],
    ['""', []],
    ['"a\\nb"', []],
    ['"a\\u0000b"', []],
    [`"${'x'.repeat(4_096)}"`, [`~/repo/net/${'x'.repeat(4_096)}`]],
    [`"${'x'.repeat(4_097)}"`, []],
    ['1', []],
    ['true', []],
    ['null', []],
    ['"${path.module}/${var.q}"', ['?']],
    ['"./a\\nb"', []],
    ['local.y\n y = join("", ["l", "m"])', ['~/repo/net/l', '~/repo/net/m']],
    ['"./${var.q}"', ['?']],
    ['".\\\\${var.q}"', ['?']],
    ['"../${var.q}"', ['?']],
    ['".../${var.q}"', []],
    ['"a./${var.q}"', []],
    ['"${var.q}/a"', []],
    ['"${var.q}"', []],
    ['var.q', []],
    ['-"a"', ['~/repo/net/a']],
    ['"a" == "b"', ['~/repo/net/a', '~/repo/net/b']],
    ['{ "k" = ["v"] }', ['~/repo/net/k', '~/repo/net/v']],
    ['x["k"]', []],
    ['f("a").b', ['~/repo/net/a', '~/repo/net/b']],
    ['true ? "a" : "b"', ['~/repo/net/a', '~/repo/net/b']],
    [
      '[for k, v in { "a" = "b" } : "c" if "d"]',
      ['~/repo/net/a', '~/repo/net/b', '~/repo/net/c', '~/repo/net/d'],
    ],
    ['{ for v in ["a"] : "k" => "v" }', ['~/repo/net/a', '~/repo/net/k', '~/repo/net/v']],
    ['["a"][*].b', ['~/repo/net/a', '~/repo/net/b']],
    ['"%{ if true }a%{ endif }"', []],
    ['"%{ if file("f") }${file("g")}%{ endif }"', ['/repo/net/f', '/repo/net/g']],
    ['"a ${"b"}"', ['~/repo/net/a b']],
    ['"a ${upper("b")}"', ['~/repo/net/b']],
  ])('%s', (value, expected) => {
    expect(readsOf(`locals {\n x = ${value}\n}\n`)).toEqual(expected);
  });
});

describe('arguments that name a file', () => {
  const text = ' filename = "f"\n source_file = "sf"\n source_dir = "sd"\n other = "o"';
  test.each([
    ['local_file', ['/repo/net/f']],
    ['local_sensitive_file', ['/repo/net/f']],
    ['archive_file', ['/repo/net/sd', '/repo/net/sf']],
    ['template_file', ['/repo/net/f']],
    ['aws_file', []],
  ])('%s', (type, expected) => {
    const all = inBlock('data', text, `"${type}" "b"`);
    expect(all.filter((word) => !word.startsWith('~'))).toEqual(expected);
  });

  test('a template that template_file gets is read as one', () => {
    const template = ' template = "$${file("a")}"'.replaceAll('"a"', '\\"a\\"');
    expect(inBlock('data', template, '"template_file" "b"')).toContain('/repo/net/a');
    expect(inBlock('data', template, '"other_file" "b"')).not.toContain('/repo/net/a');
    expect(inBlock('resource', template, '"template_file" "b"')).not.toContain('/repo/net/a');
    expect(inBlock('data', ' other = "$${file(\\"a\\")}"', '"template_file" "b"')).not.toContain(
      '/repo/net/a',
    );
  });

  test('only a data source starts a program or reads a state', () => {
    const program = ' program = ["x"]';
    expect(inBlock('data', program, '"external" "b"')).toContain('?');
    expect(inBlock('resource', program, '"external" "b"')).not.toContain('?');
    expect(inBlock('data', program, '"externals" "b"')).not.toContain('?');
    const local = ' backend = "local"';
    expect(inBlock('data', local, '"terraform_remote_state" "b"')).toContain('?');
    expect(inBlock('resource', local, '"terraform_remote_state" "b"')).not.toContain('?');
    expect(inBlock('data', local, '"other_state" "b"')).not.toContain('?');
    expect(inBlock('data', ' other = "local"', '"terraform_remote_state" "b"')).not.toContain('?');
    expect(inBlock('data', ' backend = ["s3"]', '"terraform_remote_state" "b"')).toContain('?');
  });
});

describe('arguments of functions', () => {
  const reads = (value: string, more: Record<string, string> = {}) =>
    readsOf(`locals {\n x = ${value}\n}\n`, more);

  test('all of them are looked at, also those that the function does not have', () => {
    expect(reads('file("a", file("b"), file("c"))')).toEqual([
      '/repo/net/a',
      '/repo/net/b',
      '/repo/net/c',
    ]);
    expect(reads('fileset("a", "b", file("c"))')).toEqual(['/repo/net/a/b/*', '/repo/net/c']);
    expect(reads('templatestring("t", {}, file("c"))')).toEqual(['/repo/net/c']);
    expect(reads('templatestring("t", { a = file("c") })')).toEqual([
      '/repo/net/c',
      '~/repo/net/a',
    ]);
    expect(reads('templatestring("t")')).toEqual([]);
    expect(reads('provider::x::file("a")')).toEqual(['/repo/net/a']);
    expect(reads('fileset("a")')).toEqual(['~/repo/net/a']);
    expect(reads('[file(), fileset(), templatestring(), templatefile()]')).toEqual([]);
    expect(reads('x[file("a")].y[file("b")]')).toEqual(['/repo/net/a', '/repo/net/b']);
    expect(reads('f(file("a"), g(file("b")))')).toEqual(['/repo/net/a', '/repo/net/b']);
  });

  test('other functions read no file by their name', () => {
    expect(reads('readfile("a")')).toEqual(['~/repo/net/a']);
    expect(reads('templatefiles("a")')).toEqual(['~/repo/net/a']);
    expect(reads('myfileset("a", "b")')).toEqual(['~/repo/net/a', '~/repo/net/b']);
  });

  test('what a name is made of is no name, but the calls in it count', () => {
    expect(reads('file("${upper("a")}/${file("b")}")')).toEqual([
      '/repo/net/b',
      '?',
      '~/repo/net/a',
    ]);
    expect(reads('file([for f in ["a"] : file("b")][0])')).toEqual([
      '/repo/net/b',
      '?',
      '~/repo/net/a',
    ]);
    expect(reads('fileset("${f(file("a"))}", "${f(file("b"))}")')).toEqual([
      '/repo/net/a',
      '/repo/net/b',
      '?',
    ]);
    expect(reads('templatestring("${f(file("a"))}", {})')).toEqual(['/repo/net/a', '?']);
  });

  test('a template uses its variables where it says', () => {
    const given = 'templatefile("t", { y = path.module, (file("k")) = "v", z = file("w") })';
    expect(reads(given, { 'net/t': '${file("${y}/z")}' })).toEqual([
      '/repo/net/k',
      '/repo/net/t',
      '/repo/net/w',
      '/repo/net/z',
      '~/repo/net/v',
      '~/repo/net/y',
      '~/repo/net/z',
    ]);
    const merged = 'templatefile("t", merge({ a = file("q") }))';
    expect(reads(merged, { 'net/t': '${file(a)}' })).toEqual([
      '/repo/net/q',
      '/repo/net/t',
      '?',
      '~/repo/net/a',
    ]);
  });

  test('no other names are in a template', () => {
    const files = { 'net/t': '${file(local.y)}${file(path.module)}${file(each.key)}' };
    expect(reads('templatefile("t", {})\n y = "a"', files)).toEqual([
      '/repo/net/t',
      '?',
      '~/repo/net/a',
    ]);
  });

  test('a template that another file names is read, too', () => {
    const files = { 'net/a': 'b', 'net/b': '${file("z")}' };
    expect(reads('templatefile(file("a"), {})', files)).toEqual([
      '/repo/net/a',
      '/repo/net/b',
      '/repo/net/z',
    ]);
  });
});

describe('sets of files', () => {
  test.each<[string, string[]]>([
    ['fileset("p", "a")', ['/repo/net/p/a/*']],
    ['fileset("p", "*.txt")', ['/repo/net/p/*.txt']],
    ['fileset("p", "a/*")', ['/repo/net/p/a/*']],
    ['fileset("p", "a/b*c/d*e.f")', ['/repo/net/p/a/*e.f']],
    ['fileset("p", "a?.x")', ['/repo/net/p/*.x']],
    ['fileset("p", "[a-z].x")', ['/repo/net/p/*.x']],
    ['fileset("p", "*[ab]")', ['/repo/net/p/*']],
    ['fileset("p", "{a,b}")', ['/repo/net/p/*']],
    ['fileset("p", "{a,b}.x")', ['/repo/net/p/*.x']],
    ['fileset("p", "**")', ['/repo/net/p/*']],
    ['fileset("p", "**/")', ['/repo/net/p/*']],
    ['fileset("p", "*.a*")', ['/repo/net/p/*']],
    ['fileset("p", "../*")', ['/repo/net/*']],
    ['fileset("p", "*/../*")', ['?']],
    ['fileset("p", "*/..")', ['?']],
    ['fileset("p", "*{..,a}")', ['?']],
    ['fileset("p", "*[^a]")', ['?']],
    ['fileset("p", "*\\\\a")', ['?']],
    ['fileset("p\\\\", "*")', ['/repo/net/p\\/*']],
    ['fileset(var.p, "*")', ['?']],
    ['fileset("p", var.p)', ['?']],
    ['fileset(["a", "b"][0], "*")', ['?']],
    [
      'fileset(var.x ? "a" : "b", var.y ? "*.c" : "d/*")',
      ['/repo/net/a/*.c', '/repo/net/a/d/*', '/repo/net/b/*.c', '/repo/net/b/d/*'],
    ],
  ])('%s', (value, expected) => {
    expect(readsOf(`locals {\n x = ${value}\n}\n`)).toEqual(expected);
  });

  test('a name from a set stays below its directory, unless it is led out', () => {
    const of = (path: string) =>
      readsOf(`locals {\n x = [for f in fileset("p", "*") : file("${path}")]\n}\n`);
    expect(of('p/${f}')).toEqual(['/repo/net/p/*']);
    expect(of('${f}')).toEqual(['/repo/net/*', '/repo/net/p/*']);
    expect(of('q/x${f}')).toEqual(['/repo/net/p/*', '/repo/net/q/*']);
    expect(of('q/${f}/r/${f}')).toEqual(['/repo/net/p/*', '/repo/net/q/*']);
    expect(of('q/${f}/x')).toEqual(['/repo/net/p/*', '/repo/net/q/*']);
    expect(of('../q/${f}')).toEqual(['/repo/net/p/*', '/repo/q/*']);
    expect(of('q/${f}/../x')).toEqual(['/repo/net/p/*', '?']);
    expect(of('/srv/${f}')).toEqual(['/repo/net/p/*', '/srv/*', '?']);
  });
});

describe('where a read is written', () => {
  const written = (text: string, name = 'net/main.tf') =>
    loads({ [name]: text }).reads.map(
      ({ kind, where, written: expression }) => `${kind} ${where} ${expression}`,
    );

  test('with file, line and the expression as it stands there', () => {
    const first = 'locals {\n  x = file("a")\n  y = file( var.b )  # why\n}\n';
    expect(written(first)).toEqual([
      'file /repo/net/main.tf:2 "a"',
      'any /repo/net/main.tf:3 var.b',
    ]);
    expect(written('locals {\n  x = [fileset("p", "*"), 1]\n}\n')).toEqual([
      'inside /repo/net/main.tf:2 fileset("p", "*")',
    ]);
    // Of an expression over several lines, the first one.
    expect(written('locals {\n  x = file(join(\n "",\n [var.a]\n  ))\n}\n')).toEqual([
      'any /repo/net/main.tf:2 join(',
    ]);
    expect(written('locals {\n  x = "named"\n}\n')).toEqual(['named /repo/net/main.tf:2 ']);
  });

  test('in JSON, with the file alone', () => {
    const json = JSON.stringify({ locals: { x: '${file("a")}', y: '${file(var.b)}' } });
    expect(written(json, 'net/main.tf.json')).toEqual([
      'file /repo/net/main.tf.json:1 ',
      'any /repo/net/main.tf.json:1 ',
    ]);
  });

  test('a file that cannot be read as a whole, with the reason', () => {
    const [read] = loads({ 'net/main.tf': '\nx = }' }).reads;
    expect(read).toMatchObject({
      kind: 'any',
      path: '',
      ending: '',
      where: '/repo/net/main.tf',
      written: 'line 2: "}" was not expected here',
    });
    expect(read?.how()).toEqual({
      text: '/repo/net/main.tf line 2: "}" was not expected here',
      onAnyFile: true,
    });
  });
});
