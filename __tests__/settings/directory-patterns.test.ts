/** Which directories the patterns of `plangate.yml` find. */
import { directoriesAbove } from '../../src/configuration/affected.ts';
import {
  directoryProblem,
  findDirectories,
  findExcluding,
  openPatterns,
  type OpenPatterns,
} from '../../src/settings/settings-file/directory-patterns.ts';
import { describe, expect, test } from '../support/jest.ts';
import { limitMs } from '../support/time-limits.ts';

const DIRECTORIES = [
  '.',
  'live',
  'live/a',
  'live/b',
  'live/b/deep',
  'live/B',
  'live/.hidden',
].concat(['live/.terraform/modules/x', 'apps/old', 'apps/old/x', 'apps/new', '.github', 'lives/a']);
const found = (...patterns: string[]) => findDirectories(patterns, DIRECTORIES).directories;

describe('patterns of directories', () => {
  test.each([
    ['a name alone', ['live'], ['live']],
    ['a star for one name', ['live/*'], ['live/a', 'live/b', 'live/B']],
    ['a star in a name', ['live*/a'], ['live/a', 'lives/a']],
    ['a sign for one character', ['live/?'], ['live/a', 'live/b', 'live/B']],
    ['letters as they are', ['live/B'], ['live/B']],
    [
      'stars for any directories or none',
      ['live/**'],
      ['live', 'live/a', 'live/b', 'live/b/deep', 'live/B'],
    ],
    ['stars in the middle', ['live/**/deep'], ['live/b/deep']],
    ['the root by its dot', ['.'], ['.']],
    ['a hidden directory by its dot', ['live/.*'], ['live/.hidden']],
    ['no hidden directory around by one dot for two', ['**/.github/**'], ['.github']],
    [
      'everything but what is hidden',
      ['**'],
      DIRECTORIES.filter((path) => !/(?:^|\/)\.\w/.test(path)),
    ],
    ['an excluded directory', ['live/*', '!live/a'], ['live/b', 'live/B']],
    ['an excluded directory, whatever the order', ['!live/a', 'live/*'], ['live/b', 'live/B']],
    ['what two patterns find, once', ['live/*', 'live/a'], ['live/a', 'live/b', 'live/B']],
    ['what is excluded with all below', ['apps/**', '!apps/old/**'], ['apps/new']],
    ['nothing with all excluded', ['live/*', '!**'], []],
    ['a hidden one that a star excludes', ['live/.hidden', '!live/*'], []],
  ])('find %s', (_, patterns, expected) => {
    expect(found(...patterns)).toEqual(expected);
  });

  test('say which of them find nothing and exclude nothing', () => {
    const { findNothing, excludeNothing } = findDirectories(
      ['live/*', 'gone/*', '!live/a', '!gone', '!apps/old'],
      DIRECTORIES,
    );
    expect(findNothing).toEqual(['gone/*']);
    // It is there, and none of the others finds it.
    expect(excludeNothing).toEqual(['!gone', '!apps/old']);
  });

  test('find something although all of it is excluded', () => {
    expect(findDirectories(['live/a', '!live/a'], DIRECTORIES).findNothing).toEqual([]);
  });

  test('are compared with 10,000 directories in a moment, however many stars they have', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `live/${'a/'.repeat(8)}${at}`);
    const patterns = [`${'**/a*/'.repeat(8)}b`, `${'*a'.repeat(50)}/x`].concat(
      Array.from({ length: 98 }, (_, at) => `live/**/${at}`),
    );
    const start = performance.now();
    expect(findDirectories(patterns, many).directories).toHaveLength(98);
    expect(performance.now() - start).toBeLessThan(limitMs(10_000));
  });

  test('are followed to all that they find, and not where another first name stands', () => {
    const names = ['a', 'b', '.c', 'ab'];
    const paths = names.flatMap((one) => [
      one,
      ...names.flatMap((two) => [
        `${one}/${two}`,
        ...names.map((three) => `${one}/${two}/${three}`),
      ]),
    ]);
    const parts = ['*', '**', 'a', '?', '.*', 'a*'];
    const patterns = parts.flatMap((one) => [
      one,
      ...parts.flatMap((two) => [
        `${one}/${two}`,
        ...parts.map((three) => `${one}/${two}/${three}`),
      ]),
    ]);
    for (const pattern of patterns) {
      const open = (path: string) =>
        path
          .split('/')
          .reduce<OpenPatterns | undefined>(
            (from, name) => from?.into(name),
            openPatterns([pattern]),
          );
      const found = new Set(findDirectories([pattern], paths).directories);
      const needed = new Set([...found].flatMap((path) => [...directoriesAbove(path), path]));
      for (const path of needed) expect([pattern, path, open(path)]).not.toContain(undefined);
    }
    expect(openPatterns(['a/*', 'b/**/x', '!c']).into('c')).toBeUndefined();
    expect(openPatterns(['**', 'a/.b']).into('.venv')?.into('.b')).toBeUndefined();
    expect(openPatterns(['**']).into('.venv')).toBeUndefined();
  });

  test.each<[string[], string, string | undefined, string | undefined]>([
    [['live/*', '!live/a'], 'live/a', '!live/a', undefined],
    [['live/*', '!live/a/**'], 'live/a', '!live/a/**', '!live/a/**'],
    [['live/*', '!live/a/**'], 'live/a/b', '!live/a/**', '!live/a/**'],
    [['live/*', '!**/modules/**'], 'x/modules', '!**/modules/**', '!**/modules/**'],
    [['live/*', '!**'], '.', '!**', '!**'],
    [['live/*', '!live/*'], 'live/a/b', undefined, undefined],
    [['live/a'], 'live/a', undefined, undefined],
  ])('%j exclude %s by %s, and all below by %s', (patterns, path, itself, below) => {
    expect(findExcluding(patterns, path)).toEqual({ itself, below });
  });

  test.each([
    ['..'],
    ['../x'],
    ['a/../b'],
    ['/a'],
    ['a/'],
    ['./a'],
    ['a//b'],
    ['a\\b'],
    ['~/a'],
    ['C:/a'],
    ['a**'],
    ['**a/b'],
    ['a/[bc]'],
    ['a/{b,c}'],
    [''],
  ])('are refused as %j', (written) => {
    expect(directoryProblem(written)).toMatch(/^(?:has|begins) .*\.$/);
  });

  test.each([['.'], ['a'], ['a/*'], ['**'], ['a/**/b'], ['.github'], ['a b'], ['é?']])(
    'are taken as %j',
    (written) => {
      expect(directoryProblem(written)).toBeUndefined();
    },
  );
});
