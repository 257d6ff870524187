/** Which files belong to a configuration, which modules it calls, and how much of it is read. */
import {
  findNamedFiles,
  type Mention,
  type NamedFiles,
} from '../../src/configuration/named-files.ts';
import type { LoadedFiles } from '../../src/configuration/read-configuration.ts';
import { describe, expect, test } from '../support/jest.ts';
import { namedIn, placesIn } from './memory-files.ts';

const call = (source: string, label = 'm') => `module "${label}" {\n source = "${source}"\n}\n`;
const locals = (text: string) => `locals {\n${text}\n}\n`;

const modulesIn = (files: Record<string, string>) =>
  namedIn(files).modules.flatMap(({ places }) => places);

/** What may name any file, and why. */
const unclearOf = ({ directories }: NamedFiles): string[] =>
  [...(directories.get('')?.endings.values() ?? [])]
    .flat()
    .map(({ where, why = '' }: Mention) => `${where} ${why}`);
const unclear = (files: Record<string, string>) => unclearOf(namedIn(files));

describe('the calls of modules', () => {
  test('are those of each module, with the module that calls', () => {
    const { modules } = namedIn({
      'net/main.tf': call('./a') + call('./a', 'n') + call('./b', 'o'),
      'net/a/main.tf': call('../b'),
      'net/b/main.tf': '',
    });
    const from = modules.map(({ places, calls }) => [places, calls.map((each) => each.from)]);
    expect(from).toEqual([
      [['/repo/net'], []],
      [['/repo/net/a'], ['/repo/net', '/repo/net']],
      [['/repo/net/b'], ['/repo/net', '/repo/net/a']],
    ]);
  });

  test('lead to what `terraform init` has fetched, by the module manifest', () => {
    const records = [{ Key: 'c', Source: 'hashicorp/consul/aws', Dir: '.terraform/modules/c' }];
    const modules = modulesIn({
      'net/main.tf': call('hashicorp/consul/aws', 'c'),
      'net/.terraform/modules/modules.json': JSON.stringify({ Modules: records }),
      'net/.terraform/modules/c/main.tf': '',
    });
    expect(modules).toEqual(['/repo/net', '/repo/net/.terraform/modules/c']);
  });

  test('lead to local modules, each once; to no registry and no repository', () => {
    const modules = modulesIn({
      'net/main.tf': call('../a') + call('./deep/b', 'b') + call('hashicorp/consul/aws', 'c'),
      'net/other.tf': call('git::https://example.com/x.git', 'd') + call('../a', 'e'),
      'net/deep/b/main.tofu': call('../../../a'),
      'a/main.tf.json': '{"module":{"c":{"source":"../c"},"d":[{"source":"../d"}]}}',
      'c/override.tf': call('../net'),
    });
    expect(modules).toEqual(['/repo/net', '/repo/a', '/repo/net/deep/b', '/repo/c', '/repo/d']);
    const twice = '{"module":{"x":{"source":"../a"}},"module":{"y":{"source":"../b"}}}';
    expect(modulesIn({ 'net/main.tf.json': twice })).toEqual(['/repo/net', '/repo/a', '/repo/b']);
  });

  test.each(['./m/', './m/.', './/m', './x/../m//', '.\\\\m', './m'])(
    'lead to the directory with the name %s',
    (name) => {
      expect(modulesIn({ 'net/main.tf': call(name) })).toEqual(['/repo/net', '/repo/net/m']);
    },
  );

  test('lead to a name whose letters Terraform composes', () => {
    expect(modulesIn({ 'net/main.tf': call('./e\u0301') })).toContain('/repo/net/\u00e9');
  });

  test.each(['output', 'check', 'provider', 'variable', 'moved'])(
    'are not found in a block of the type %s',
    (type) => {
      const block = `${type} "m" {\n source = "./a"\n}\n`;
      expect(modulesIn({ 'net/main.tf': block, 'net/a/main.tf': '' })).toEqual(['/repo/net']);
    },
  );

  const SOURCES: Record<string, string> = {
    elsewhere: `hashicorp/consul/aws example.com/a/b/c git@example.com:x/../y.git github.com/a/b
      git::https://example.com/a.git https://example.com/./a.zip`,
    unclear: `.. . .a/b /repo/a git::file:///repo/a file:///repo/a FILE:///repo/a file::./a git::/repo/a
      git::../a \${path.module}/a ../\${"a"} \${var.x}`,
  };
  const sources = Object.entries(SOURCES).flatMap(([where, all]) =>
    all.split(/\s+/).map((source) => [source, where, []] as const),
  );
  test.each<readonly [string, string, readonly string[]]>([
    ['./a', 'here', ['/repo/net/a']],
    ['../a', 'here', ['/repo/a']],
    ...sources,
  ])('with the source %s are read as: %s', (source, where, modules) => {
    const files = { 'net/main.tf': call(source) };
    const isUnclear = where === 'unclear';
    expect(modulesIn(files)).toEqual(['/repo/net', ...modules]);
    expect(unclear(files)).toEqual(isUnclear ? ['/repo/net/main.tf:2 may lead to any file'] : []);
    expect(namedIn(files).unbounded.map(({ where }) => where)).toEqual(
      isUnclear ? ['/repo/net/main.tf:2'] : [],
    );
  });

  test('lead where the links of a directory lead, too', () => {
    const modules = modulesIn({
      'net/main.tf': call('./m'),
      'net/m': '→ ../links/m',
      'links/m': '→ ../real/m',
      'real/m/main.tf': '',
      'net/common.tf': '→ ../shared/common.tf',
      'shared/common.tf': call('./inner', 'n'),
    });
    expect(modules).toEqual([
      '/repo/net',
      '/repo/net/inner',
      '/repo/net/m',
      '/repo/links/m',
      '/repo/real/m',
    ]);
  });
});

describe('the files that are read', () => {
  test('include those of variables in the directory of Terraform only', () => {
    const places = (files: Record<string, string>) =>
      placesIn(namedIn({ 'net/main.tf': call('./m'), ...files }));
    expect(places({ 'net/terraform.tfvars': 'v = "x"' })).toContain('~/repo/net/x');
    expect(places({ 'net/m/terraform.tfvars': 'v = "x"' })).toEqual([]);
    expect(places({ 'net/prod.tfvars': 'v = "x"' })).toEqual([]);
  });

  test('are named with where they lead, if they are links', () => {
    const { modules } = namedIn({
      'net/main.tf': '→ ../x/main.tf',
      'x/main.tf': call('./m'),
      'net/README.md': '→ ../x',
      'net/terraform.tfvars': '→ ../x/vars',
      'x/vars': '',
      'net/m/a.tf': '→ ../../x/a',
      'x/a': '',
      'net/m/terraform.tfvars': '→ ../../x/a',
      'net/plain.tf': '',
    });
    expect(modules.map(({ linked }) => linked)).toEqual([
      ['/repo/net/main.tf', '/repo/x/main.tf', '/repo/net/terraform.tfvars', '/repo/x/vars'],
      ['/repo/net/m/a.tf', '/repo/x/a'],
    ]);
  });

  test('are JSON by their name: the same text may be a mistake in one of two files', () => {
    const why = 'it is no JSON at character 1';
    for (const [hcl, json] of [
      ['a.tf', 'b.tf.json'],
      ['b.tf', 'a.tf.json'],
    ] as const) {
      const files = { [`net/${hcl}`]: '', [`net/${json}`]: '' };
      expect(unclear(files)).toEqual([
        `/repo/net/${json} cannot be read as a whole: line 1: ${why}`,
      ]);
    }
  });

  test('may name any file, where their text is missing', () => {
    const files: LoadedFiles = {
      readDirectory: () => ['main.tf'],
      readFile: () => undefined,
      follow: (path) => [path],
    };
    const named = findNamedFiles('/r', files, { isRelevant: () => true });
    expect(unclearOf(named)).toEqual(['/r/main.tf cannot be read as a whole: it cannot be read']);
    expect(named.unbounded.map(({ where }) => where)).toEqual(['/r/main.tf']);
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

describe('the limit', () => {
  test('is a thousand modules, and one more is a problem', () => {
    const within = (length: number) =>
      findNamedFiles('/r', chain(length), { isRelevant: () => true });
    const whole = within(1_000);
    expect([whole.modules.length, unclearOf(whole)]).toEqual([1_000, []]);
    const cut = within(1_001);
    expect(cut.modules).toHaveLength(1_000);
    expect(unclearOf(cut)).toEqual([expect.stringMatching(/: there are too many modules$/)]);
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
    const search = { isRelevant: () => true, check: () => void (checks += 1) };
    return { any: unclearOf(findNamedFiles('/r', memory, search)), checks };
  };
  const tooLarge = (path: string) =>
    `${path} cannot be read as a whole: the configuration is too large to be read here`;

  test('is a file as long as the budget, and a longer one is not read', () => {
    const files = { '/r/main.tf': '# 3456789\n' };
    expect(within(10, files)).toMatchObject({ any: [] });
    expect(within(9, files)).toMatchObject({ any: [tooLarge('/r/main.tf')] });
    expect(within(10, files).checks).toBeGreaterThan(0);
  });

  test('counts a template as a file and as a template', () => {
    const main = locals(' x = templatefile("t", {})');
    const files = { '/r/main.tf': main, '/r/t': 'a'.repeat(50) };
    expect(within(main.length + 100, files).any).toEqual([]);
    expect(within(main.length + 99, files).any).toEqual([
      '/r/t cannot be read as a whole: it cannot be read as a template',
    ]);
    expect(within(main.length + 49, files).any).toEqual([tooLarge('/r/t')]);
  });

  test('is a file of four million characters, and a longer one is not read', () => {
    const text = (length: number) => `#${' '.repeat(length - 1)}`;
    expect(unclear({ 'net/main.tf': text(4_000_000) })).toEqual([]);
    expect(unclear({ 'net/main.tf': text(4_000_001) })).toEqual([
      '/repo/net/main.tf cannot be read as a whole: it is longer than 4000000 characters',
    ]);
    const template = { 'net/main.tf': locals(' x = templatefile("t", {})') };
    expect(unclear({ ...template, 'net/t': text(4_000_001) })).toEqual([
      '/repo/net/t cannot be read as a whole: it is longer than 4000000 characters',
    ]);
  });

  test('is its own for each search', () => {
    const files = Object.fromEntries(
      ['a', 'b'].map((name) => [`net/${name}.tf`, `#${' '.repeat(3_900_000)}`]),
    );
    for (let round = 0; round < 2; round++) expect(unclear(files)).toEqual([]);
  });

  test('counts a template once, however many files name it, itself included', () => {
    const text = '${templatefile("t", {})}${file("a")}';
    let reads = 0;
    const files: LoadedFiles = {
      readDirectory: (path) => (path === '/r' ? ['main.tf'] : []),
      readFile: (path) => {
        if (path === '/r/main.tf') return locals(' x = templatefile("t", {})').repeat(50);
        reads += path === '/r/t' ? 1 : 0;
        return path === '/r/t' ? text : undefined;
      },
      follow: (path) => [path],
    };
    expect(placesIn(findNamedFiles('/r', files, { isRelevant: () => true }))).toEqual([
      '/r/a',
      '/r/t',
    ]);
    expect(reads).toBe(1);
  });
});
