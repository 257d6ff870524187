/** What Terraform would read, told from files alone: every extension, local modules, named files. */
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadHcl, type Hcl } from '../../src/locate/hcl.ts';
import { findLoads, isConfiguration, isRead, type Loads } from '../../src/locate/loads.ts';

let hcl: Hcl;
beforeAll(async () => {
  hcl = await loadHcl();
});

/** Files of `/repo`; a value that begins with an arrow is a link. */
function loads(files: Record<string, string>, root = 'net'): Loads {
  const text = (path: string) => files[path.slice('/repo/'.length)];
  const follow = (path: string): string[] => {
    for (let at = path; at !== '/'; at = dirname(at)) {
      const target = text(at);
      if (!target?.startsWith('→ ')) continue;
      const next = join(resolve(dirname(at), target.slice(2)), path.slice(at.length));
      return [path, ...follow(next)];
    }
    return [path];
  };
  const real = (path: string) => follow(path).at(-1) ?? path;
  return findLoads(
    `/repo/${root}`,
    {
      readFile: (path) => text(real(path)),
      readDirectory: (path) => {
        const inside = `${real(path)}/`;
        const names = Object.keys(files).flatMap((name) =>
          `/repo/${name}`.startsWith(inside)
            ? (`/repo/${name}`.slice(inside.length).split('/')[0] ?? [])
            : [],
        );
        return [...new Set(names)];
      },
      follow,
    },
    hcl,
  );
}

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
    ['main.tf.bak', false, false],
    ['a.tftest.hcl', false, false],
    ['README.md', false, false],
  ])('%s', (name, module, root) => {
    expect([isConfiguration(name), isRead(name)]).toEqual([module, root]);
  });
});

describe('modules', () => {
  test('local ones, transitively, each once; no registry and no repository', () => {
    const { modules, unclear } = loads({
      'net/main.tf': call('"../a"') + call('"./deep/b"') + call('"hashicorp/consul/aws"'),
      'net/other.tf': call('"git::https://example.com/x.git"') + call('"../a"'),
      'net/deep/b/main.tofu': call('"../../../a"'),
      'a/main.tf.json': '{"module":{"c":{"source":"../c"},"d":[{"source":"../d"}]}}',
      'c/override.tf': call('"../net"'),
    });
    expect(modules).toEqual(['/repo/net', '/repo/a', '/repo/net/deep/b', '/repo/c', '/repo/d']);
    expect(unclear).toBe(false);
  });

  test.each([
    ['a constant that is put together', call('"../${"a"}"'), ['/repo/net', '/repo/a'], false],
    ['a beginning that is written out', call('"../mods/${var.x}"'), ['/repo/net'], false],
    ['nothing that is written out', call('var.x'), ['/repo/net'], true],
    ['a file that is broken', 'module "m" {', ['/repo/net'], true],
  ])('%s', (_, text, modules, unclear) => {
    const found = loads({ 'net/main.tf': text });
    expect([found.modules, found.unclear]).toEqual([modules, unclear]);
  });

  test('a beginning counts for whatever begins so', () => {
    expect(loads({ 'net/main.tf': call('"../mods/${var.x}/y"') }).patterns).toEqual([
      { prefix: '/repo/mods/', suffix: '/y' },
    ]);
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
      '/repo/net/m',
      '/repo/links/m',
      '/repo/real/m',
      '/repo/net/inner',
    ]);
    expect(found.paths).toEqual(
      expect.arrayContaining(['/repo/shared/common.tf', '/repo/shared/vars']),
    );
  });
});

describe('files that are read', () => {
  const reads = (expression: string, more: Record<string, string> = {}) => {
    const { paths, patterns, computed } = loads({
      'net/main.tf': `locals {\n  x = ${expression}\n}\n`,
      ...more,
    });
    return [
      ...paths,
      ...patterns.map(({ prefix, suffix }) => `${prefix}*${suffix}`),
      ...(computed ? ['?'] : []),
    ];
  };

  test.each<[string, string[]]>([
    ['file("a.txt")', ['/repo/net/a.txt']],
    ['filebase64sha256("../a.zip")', ['/repo/a.zip', '/repo/a.zip']],
    [
      'templatefile("${path.module}/t/a.tpl", { y = file("b") })',
      ['/repo/net/t/a.tpl', '/repo/net/t/a.tpl', '/repo/net/b'],
    ],
    ['try(jsondecode(file("${path.root}/a.json")), {})', ['/repo/net/a.json', '/repo/net/a.json']],
    ['"${path.cwd}/scripts/run.sh"', ['/repo/net/scripts/run.sh']],
    ['"./lambda"', ['/repo/net/lambda']],
    [
      '[for f in var.x : file("${path.module}/p/${f}.json")]',
      ['/repo/net/p/*.json', '/repo/net/p/*.json'],
    ],
    ['fileset("${path.module}/p", "**/*.json")', ['/repo/net/p', '/repo/net/p/*.json']],
    ['fileset(path.module, "{a,b}/*.yaml")', ['/repo/net/*.yaml']],
    ['fileset("../shared/${var.x}", "*")', ['/repo/shared/*']],
    ['file(var.x)', ['?']],
    ['file("${path.module}/${each.value}")', ['?']],
    ['file("${path.module}/${each.value}.md")', ['/repo/net/*.md', '/repo/net/*.md']],
    ['"%{ if true }${file("a")}%{ endif }"', ['?']],
    ['var.a ? file("a") : file("b")', ['/repo/net/a', '/repo/net/b']],
    ['<<EOT\n${file("a")}\nEOT', ['/repo/net/a']],
    ['upper("file")', []],
    ['"a plain ${var.x} text"', []],
  ])('%s', (expression, expected) => {
    expect(reads(expression)).toEqual(expected);
  });

  test('names in a module are relative to it, or to where Terraform runs', () => {
    const { paths } = loads({
      'net/main.tf': call('"../m"'),
      'm/main.tf': 'locals {\n a = file("${path.module}/a")\n b = file("b")\n}\n',
    });
    expect([...new Set(paths)]).toEqual(['/repo/m/a', '/repo/net/b']);
  });

  test('JSON holds templates', () => {
    const json = { locals: { a: '${file("a")}', b: ['${path.module}/b', 'plain "c" ${var.x}'] } };
    const { paths, computed, unclear } = loads({ 'net/main.tf.json': JSON.stringify(json) });
    expect([new Set(paths), computed, unclear]).toEqual([
      new Set(['/repo/net/a', '/repo/net/b']),
      false,
      false,
    ]);
    expect(loads({ 'net/main.tf.json': '{' }).unclear).toBe(true);
  });
});
