/** Which patterns `init` chooses for the directories of a repository. */
import { choosePatterns } from '../../../src/tools/init/choose-patterns.ts';
import { findDirectories } from '../../../src/settings/settings-file/directory-patterns.ts';
import * as fc from 'fast-check';
import { expect, test } from '../../support/jest.ts';

const numbered = (count: number, path: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => path(at));

test.each<[what: string, wanted: string[], others: string[], patterns: string[]]>([
  ['a single one', ['infra'], ['modules/net'], ['infra']],
  ['one that is the root of the repository', ['.'], ['modules/net'], ['.']],
  ['12 roots in one directory', numbered(12, (at) => `live/app-${at}`), [], ['live/*']],
  [
    'roots beside modules',
    numbered(12, (at) => `live/app-${at}`),
    ['modules/net', 'modules/dns'],
    ['live/*'],
  ],
  ['two roots at the top', ['dns', 'net'], [], ['*']],
  ['two of the top beside modules', ['dns', 'net'], ['modules'], ['dns', 'net']],
  ['three of the top beside a module', ['dns', 'log', 'net'], ['shared'], ['*', '!shared']],
  [
    '34 roots of several environments',
    [
      ...numbered(20, (at) => `live/prod/app-${at}`),
      ...numbered(14, (at) => `live/test/app-${at}`),
    ],
    ['modules/net', 'modules/net/examples/all'],
    ['live/*/*'],
  ],
  [
    '34 roots at two depths',
    [...numbered(30, (at) => `live/prod/app-${at}`), ...numbered(4, (at) => `live/shared-${at}`)],
    [],
    ['live/prod/*', 'live/*'],
  ],
  ['the root of the repository and others', ['.', 'live/a', 'live/b'], [], ['.', 'live/*']],
  [
    'a module among the roots',
    ['live/a', 'live/b', 'live/c'],
    ['live/module', 'live/a/inner'],
    ['live/*', '!live/module'],
  ],
  [
    'roots at all depths beside modules',
    ['a', 'b/c', 'd/e/f', 'd/g', 'h/i/j/k', 'l', 'm/n/o'],
    ['modules/net', 'modules/net/inner', 'modules/dns', '.'],
    ['**', '!.', '!modules/**'],
  ],
  [
    'roots at all depths with a module each',
    ['a', 'b/c', 'd/e/f', 'd/g', 'h/i/j/k', 'l'],
    ['a/module', 'b/c/module', 'h/module/inner'],
    ['**', '!**/module/**'],
  ],
  [
    'one of several that share no parent',
    ['apps/web', 'data', 'live/prod/net'],
    ['apps/old'],
    ['apps/web', 'data', 'live/prod/net'],
  ],
  ['a name with signs of no pattern', ['[a]', 'b'], ['c'], ['?a?', 'b']],
])('patterns find just the roots: %s', (_, wanted, others, patterns) => {
  expect(choosePatterns(wanted, others)).toEqual(patterns);
});

test('there are none where a name cannot be told from another one', () => {
  expect(choosePatterns(['[a]'], ['{a}'])).toBeUndefined();
});

test('whatever the tree is, the patterns find the roots and nothing else', () => {
  const name = fc.constantFrom('a', 'b', 'live', 'modules', 'x-1');
  const path = fc.array(name, { maxLength: 4 }).map((parts) => parts.join('/') || '.');
  const tree = fc.uniqueArray(path, { minLength: 1, maxLength: 25 });
  fc.assert(
    fc.property(tree, fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }), (all, areRoots) => {
      const wanted = all.filter((_, at) => areRoots[at]);
      fc.pre(wanted.length > 0);
      const others = all.filter((directory) => !wanted.includes(directory));
      const patterns = choosePatterns(wanted, others) ?? [];
      const found = findDirectories(patterns, all);
      expect(found.directories.toSorted()).toEqual(wanted.toSorted());
      expect([found.findNothing, found.excludeNothing]).toEqual([[], []]);
      expect(patterns.length).toBeLessThanOrEqual(Math.max(wanted.length, 3 + others.length));
    }),
  );
});
