import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '../support/jest.ts';
import { anchorsOf, filesWith, readText, REPOSITORY } from '../support/markdown-files.ts';

const pages = filesWith(['.md']);

test.each(pages)('every relative link of %s has its file', (page) => {
  const missing = linksOf(page).filter(({ path }) => {
    const [file = ''] = path.split('#');
    return !existsSync(join(REPOSITORY, dirname(page), decodeURIComponent(file || '.')));
  });
  expect(missing).toEqual([]);
});

test.each(pages)('every link to a heading of %s has that heading', (page) => {
  const wrong = linksOf(page).filter(({ path }) => {
    const [file = '', anchor] = path.split('#');
    if (anchor === undefined) return false;
    const target = file === '' ? page : join(dirname(page), file);
    return !anchorsOf(target).includes(anchor);
  });
  expect(wrong).toEqual([]);
});

test('each row of who may choose what in SECURITY.md names the test that holds it', () => {
  const [, table = ''] = readText('SECURITY.md').split('## Who may choose what');
  const rows = (table.split('###')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:---|decision)/.test(line));
  expect(rows.length).toBeGreaterThanOrEqual(8);
  const without = rows.filter((row) => !/\]\(__tests__\/[\w/-]+\.test\.ts\)[^|]*\|$/.test(row));
  expect(without).toEqual([]);
});

test('each answer of docs/security/review.md names what is where it says', () => {
  const page = 'docs/security/review.md';
  const [, table = ''] = readText(page).split(/\n## \w+ questions\n/);
  const rows = table.split('\n').filter((line) => /^\| \d+\. /.test(line));
  expect(rows.map((row) => Number(/\d+/.exec(row)))).toEqual(rows.map((_, at) => at + 1));
  expect(rows).not.toEqual([]);
  const wrong = rows.flatMap((row) => {
    const named = Array.from(row.matchAll(/\[(?:"([^"]+)"|`([^`]+)`)\]\(([^)]+)\)/g));
    const lost = named.filter(
      ([, title, name, path = '']) =>
        !readText(join(dirname(page), path)).includes(title ?? name ?? ''),
    );
    return named.length === 0 ? [row] : lost.map(([link]) => link);
  });
  expect(wrong).toEqual([]);
});

test('the map of the local service names existing files', () => {
  const [, table = ''] = readText('src/service/README.md').split('|---|---|');
  const named = Array.from(
    table.split('\n## ')[0]?.matchAll(/`((?:[\w-]+\/)*[\w-]+(?:\.ts|\/))`/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(30);
  const isThere = (path: string): boolean =>
    ['src/service', '.'].some((from) => existsSync(join(REPOSITORY, from, path)));
  const missing = named.map(([, path = '']) => path).filter((path) => !isThere(path));
  expect(missing).toEqual([]);
});

test.each([
  ['ARCHITECTURE.md', 120],
  ['CONTRIBUTING.md', 80],
])('%s has at most %d lines', (page, most) => {
  expect(readText(page).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

test('CONTRIBUTING.md has the reason of each override, with its version', () => {
  const { overrides } = JSON.parse(readText('package.json')) as {
    overrides: Record<string, string>;
  };
  const named = readText('CONTRIBUTING.md').matchAll(/^ {2}- `([^`]+)` ([\d.]+): \S.{20,}$/gm);
  expect(Object.fromEntries(Array.from(named, ([, name, version]) => [name, version]))).toEqual(
    overrides,
  );
});

test('ARCHITECTURE.md draws every folder under src/, and no other', () => {
  const text = readText('ARCHITECTURE.md');
  const tree = text.slice(text.indexOf('\nsrc/\n'), text.indexOf('\n__tests__/'));
  const drawn = Array.from(tree.matchAll(/^ {2}([a-z-]+)\/ /gm), ([, name]) => name ?? '');
  const there = filesWith(['.ts'], join(REPOSITORY, 'src')).flatMap((path) => {
    const [, folder, file] = path.split('/');
    return file === undefined ? [] : [folder ?? ''];
  });
  expect(drawn.sort()).toEqual([...new Set(there)].sort());
});

test('PACKAGES.md has no package that is taken among those that were not', () => {
  const named = (text: string) =>
    Array.from(text.matchAll(/^\| `(@?[\w/-]+)` \|/gm), ([, name]) => name);
  const [taken = '', others = ''] = readText('PACKAGES.md').split('## Not taken');
  expect(named(taken)).not.toEqual([]);
  expect(named(others).filter((name) => named(taken).includes(name))).toEqual([]);
});

/** Relative to the page; the README has whole addresses, for the pages of registries. */
function linksOf(page: string): { path: string }[] {
  const text = readText(page).replaceAll(/^```.*?^```/gms, '');
  const ours =
    /^https:\/\/(?:github\.com\/plangate\/plangate\/(?:blob|tree)|raw\.githubusercontent\.com\/plangate\/plangate)\/main\//;
  return Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, path = '']) => ({
    path: path.replace(ours, () => `${relative(dirname(page), '.') || '.'}/`),
  })).filter(({ path }) => !/^[a-z]+:/.test(path));
}
