/** Which files belong to a configuration, which modules it calls, and how much of it is read. */
import { findLoads } from '../../src/configuration/loads.ts';
import type { LoadedFiles } from '../../src/configuration/read-configuration.ts';
import { describe, expect, test } from '../support/jest.ts';
import { loads } from './memory-loads.ts';

const call = (source: string, label = 'm') => `module "${label}" {\n source = "${source}"\n}\n`;
const locals = (text: string) => `locals {\n${text}\n}\n`;

/** What may be read, and why; texts that only may be names are left out. */
const unclear = (files: Record<string, string>) =>
  loads(files)
    .reads.filter(({ kind }) => kind === 'any')
    .map(({ where, written }) => `${where} ${written}`);

describe('calls', () => {
  test('are named with the module that calls and the label', () => {
    const found = loads({
      'net/main.tf': call('./a') + call('./a', 'n') + call('./b', 'o'),
      'net/a/main.tf': call('../b'),
      'net/b/main.tf': '',
    });
    expect(found.calls).toEqual([
      { path: '/repo/net/a', how: '/repo/net m' },
      { path: '/repo/net/a', how: '/repo/net n' },
      { path: '/repo/net/b', how: '/repo/net o' },
      { path: '/repo/net/b', how: '/repo/net/a m' },
    ]);
    expect(loads({ 'net/main.tf': locals('') }).calls).toEqual([]);
  });

  test.each(['output', 'check', 'provider', 'variable', 'moved'])('are no %s', (type) => {
    const found = loads({
      'net/main.tf': `${type} "m" {\n source = "./a"\n}\n`,
      'net/a/main.tf': '',
    });
    expect(found.modules).toEqual(['/repo/net']);
  });

  test.each([
    ['./a', ['/repo/net/a'], false],
    ['../a', ['/repo/a'], false],
    ['.\\\\a', ['/repo/net/a'], false],
    ['..', [], true],
    ['.', [], true],
    ['.a/b', [], true],
    ['/repo/a', [], true],
    ['hashicorp/consul/aws', [], false],
    ['example.com/a/b/c', [], false],
    ['git@example.com:x/../y.git', [], false],
    ['github.com/a/b', [], false],
    ['git::https://example.com/a.git', [], false],
    ['https://example.com/./a.zip', [], false],
    ['git::file:///repo/a', [], true],
    ['file:///repo/a', [], true],
    ['FILE:///repo/a', [], true],
    ['file::./a', [], true],
    ['git::/repo/a', [], true],
    ['git::../a', [], true],
  ])('of %s', (source, modules, isUnclear) => {
    const found = loads({ 'net/main.tf': call(source) });
    expect(found.modules).toEqual(['/repo/net', ...modules]);
    expect(found.reads.map(({ kind, written }) => [kind, written])).toEqual(
      isUnclear ? [['any', `"${source}"`]] : [],
    );
  });

  test('of a source that is no text', () => {
    expect(unclear({ 'net/main.tf': 'module "m" {\n source = var.x\n}\n' })).toEqual([
      '/repo/net/main.tf:2 var.x',
    ]);
  });
});

describe('files', () => {
  test('of variables are read in the directory of Terraform alone', () => {
    const words = (files: Record<string, string>) =>
      loads({ 'net/main.tf': call('./m'), ...files }).reads.map(
        ({ kind, path }) => `${kind} ${path}`,
      );
    expect(words({ 'net/terraform.tfvars': 'v = "x"' })).toEqual([
      'named /repo/net/v',
      'named /repo/net/x',
    ]);
    expect(words({ 'net/m/terraform.tfvars': 'v = "x"' })).toEqual([]);
    expect(words({ 'net/prod.tfvars': 'v = "x"' })).toEqual([]);
  });

  test('that are links are named with where they lead, and others are not', () => {
    const files = {
      'net/main.tf': '→ ../x/main.tf',
      'x/main.tf': call('./m'),
      'net/README.md': '→ ../x',
    };
    const inner = {
      'net/m/a.tf': '→ ../../x/a',
      'x/a': '',
      'net/m/terraform.tfvars': '→ ../../x/a',
    };
    expect(loads({ ...files, ...inner, 'net/plain.tf': '' }).linked).toEqual([
      '/repo/net/main.tf',
      '/repo/x/main.tf',
      '/repo/net/m/a.tf',
      '/repo/x/a',
    ]);
  });

  test('are JSON by their name: the same text may be a mistake in one of two files', () => {
    const why = 'it is no JSON at character 1';
    for (const [hcl, json] of [
      ['a.tf', 'b.tf.json'],
      ['b.tf', 'a.tf.json'],
    ] as const) {
      const files = { [`net/${hcl}`]: '', [`net/${json}`]: '' };
      expect(unclear(files)).toEqual([`/repo/net/${json} line 1: ${why}`]);
    }
  });

  test('of which the text is not there may be anything', () => {
    const files: LoadedFiles = {
      readDirectory: () => ['main.tf'],
      readFile: () => undefined,
      follow: (path) => [path],
    };
    const { reads } = findLoads('/r', files);
    expect(reads.map(({ kind, where, written }) => [kind, where, written])).toEqual([
      ['any', '/r/main.tf', 'it cannot be read'],
    ]);
  });
});

/** Modules that call each other, one inside of the other. */
function chain(length: number): LoadedFiles {
  const depth = (path: string) => path.split('/').length - 2;
  return {
    readDirectory: () => ['main.tf'],
    readFile: (path) => (depth(path) < length ? call('./m') : ''),
    follow: (path) => [path],
  };
}

describe('limits', () => {
  test('a thousand modules are read, and one more is said', () => {
    const whole = findLoads('/r', chain(1_000));
    expect([whole.modules.length, whole.reads.length]).toEqual([1_000, 0]);
    const cut = findLoads('/r', chain(1_001));
    expect(cut.modules).toHaveLength(1_000);
    expect(
      cut.reads.map(({ kind, where, written }) => [kind, where.length > 1_000, written]),
    ).toEqual([['any', true, 'there are too many modules']]);
  });

  /** What is unclear when only so many of the ten million characters of a search are left for these files. */
  const within = (characters: number, files: Record<string, string>) => {
    let checks = 0;
    const others = {
      '/r/a.tf': 4_000_000,
      '/r/b.tf': 4_000_000,
      '/r/c.tf': 2_000_000 - characters,
    };
    const texts = new Map(Object.entries(files));
    for (const [path, length] of Object.entries(others))
      texts.set(path, `#${' '.repeat(length - 1)}`);
    const memory: LoadedFiles = {
      readDirectory: (path) => (path === '/r' ? ['a.tf', 'b.tf', 'c.tf', 'main.tf'] : []),
      readFile: (path) => texts.get(path),
      follow: (path) => [path],
    };
    const { reads } = findLoads('/r', memory, () => void (checks += 1));
    return { any: reads.flatMap(({ kind, written }) => (kind === 'any' ? [written] : [])), checks };
  };
  const TOO_LARGE = 'the configuration is too large to be read here';

  test('a file that is as long as the budget is read, and a longer one is not', () => {
    const files = { '/r/main.tf': '# 3456789\n' };
    expect(within(10, files)).toMatchObject({ any: [] });
    expect(within(9, files)).toMatchObject({ any: [TOO_LARGE] });
    expect(within(10, files).checks).toBeGreaterThan(0);
  });

  test('a template costs as a file and as a template', () => {
    const main = locals(' x = templatefile("t", {})');
    const files = { '/r/main.tf': main, '/r/t': 'a'.repeat(50) };
    expect(within(main.length + 100, files).any).toEqual([]);
    expect(within(main.length + 99, files).any).toEqual(['templatefile("t", {})']);
    expect(within(main.length + 49, files).any).toEqual([TOO_LARGE]);
  });

  test('a file of four million characters is read, and a longer one is not', () => {
    const text = (length: number) => `#${' '.repeat(length - 1)}`;
    expect(unclear({ 'net/main.tf': text(4_000_000) })).toEqual([]);
    expect(unclear({ 'net/main.tf': text(4_000_001) })).toEqual([
      '/repo/net/main.tf it is longer than 4000000 characters',
    ]);
    const template = { 'net/main.tf': locals(' x = templatefile("t", {})') };
    expect(unclear({ ...template, 'net/t': text(4_000_001) })).toEqual([
      '/repo/net/t it is longer than 4000000 characters',
    ]);
  });

  test('each search has a budget of its own', () => {
    const files = Object.fromEntries(
      ['a', 'b'].map((name) => [`net/${name}.tf`, `#${' '.repeat(3_900_000)}`]),
    );
    for (let round = 0; round < 2; round++) expect(unclear(files)).toEqual([]);
  });

  test('the way of a template that is too long can be compared', () => {
    const files = {
      'net/main.tf': locals(' x = templatefile("t", {})'),
      'net/t': ' '.repeat(4_000_001),
    };
    const any = loads(files).reads.find(({ kind }) => kind === 'any');
    expect(any?.how().onAnyFile).toBe(true);
  });

  test('templates in a directory: five hundred entries are read', () => {
    const world = (count: number) => ({
      'net/main.tf': locals(' x = [for t in fileset("p", "*") : templatefile("p/${t}", {})]'),
      ...Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`net/p/t${at}`, '${file("a")}']),
      ),
    });
    expect(unclear(world(499))).toEqual([]);
    expect(unclear(world(501))).toEqual(['/repo/net/main.tf:2 "p/${t}"']);
  });

  test('templates in templates: ten of them', () => {
    const world = (count: number) => ({
      'net/main.tf': locals(' x = templatefile("t0", {})'),
      ...Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `net/t${at}`,
          `\${templatefile("t${at + 1}", {})}`,
        ]),
      ),
      [`net/t${count}`]: '',
    });
    expect(unclear(world(9))).toEqual([]);
    expect(unclear(world(10))).toEqual(['/repo/net/main.tf:2 templatefile("t0", {})']);
  });

  test('a template that reads itself', () => {
    const files = {
      'net/main.tf': locals(' x = templatefile("t", {})'),
      'net/t': '${templatefile("t", {})}',
    };
    expect(unclear(files)).toEqual(['/repo/net/main.tf:2 templatefile("t", {})']);
    const twice = {
      'net/main.tf': locals(' x = [templatefile("t", {}), templatefile("t", {})]'),
      'net/t': 'a',
    };
    expect(unclear(twice)).toEqual([]);
  });
});

test('a name in the variables of a template that is computed is no name in it', () => {
  const files = {
    'net/main.tf': locals(' x = templatefile("t", { (var.k) = "a", (lower("u")) = "b" })'),
    'net/t': '${file(u)}',
  };
  expect(unclear(files)).toHaveLength(1);
});
