/** The files of a checkout as they were at the merge base, with the base in memory. */
import { readAtMergeBase } from '../../src/gate/files-at-merge-base.ts';
import type { TextsAtMergeBase } from '../../src/trust/merge-base-texts.ts';
import type { LoadedFiles } from '../../src/configuration/read-configuration.ts';
import { memoryFiles } from '../configuration/memory-files.ts';
import { expect, test } from '../support/jest.ts';

type Texts = Record<string, string>;

interface World {
  /** The files of `/repo`. */
  here: Texts;
  /** Undefined if it is not known. */
  base: Texts | undefined;
  changed: string[];
}

const proposal = (textsAtMergeBase: TextsAtMergeBase | undefined) => ({
  repository: '/repo',
  changedFiles: async () => undefined,
  textsAtMergeBase,
});

/** What `look` sees at the merge base, and which files were requested in each round. */
async function look<T>({ here, base, changed }: World, see: (files: LoadedFiles) => T) {
  const rounds: string[][] = [];
  const found = await readAtMergeBase(
    proposal((paths) => {
      rounds.push([...paths].sort());
      const known = paths.filter((path) => base && path in base);
      const texts = new Map(known.map((path) => [path, base?.[path] ?? '']));
      return Promise.resolve(base === undefined ? undefined : texts);
    }),
    changed,
    memoryFiles(here),
    (files) => Promise.resolve(see(files)),
  );
  return { found, rounds };
}

test('a change that touches nothing of what is read needs no look at the base', async () => {
  const world = { here: { 'a.tf': 'a', 'b.tf': 'b' }, base: {}, changed: ['b.tf'] };
  const { found, rounds } = await look(world, (files) => files.readFile('/repo/a.tf'));
  expect(found).toBeUndefined();
  expect(rounds).toEqual([]);
});

test('a file that changed has its text of the base, another one that of the disk', async () => {
  const world = {
    here: { 'net/a.tf': 'new', 'net/b.tf': 'b', 'net/added.tf': 'added' },
    base: { 'net/a.tf': 'old', 'net/b.tf': 'not requested', 'net/gone.tf': 'gone' },
    changed: ['net/a.tf', 'net/added.tf', 'net/gone.tf'],
  };
  const see = (files: LoadedFiles) =>
    ['a.tf', 'b.tf', 'added.tf', 'gone.tf'].map((name) => files.readFile(`/repo/net/${name}`));
  const { found, rounds } = await look(world, see);
  expect(found).toEqual({ result: ['old', 'b', undefined, 'gone'], isKnown: true });
  expect(rounds).toEqual([['net/a.tf', 'net/added.tf', 'net/gone.tf']]);
});

test('a directory has the entries of the base: no new file, and those that are gone', async () => {
  const world = {
    here: {
      'net/a.tf': 'a',
      'net/added.tf': '',
      'net/changed.tf': '2',
      'other/a.tf': '',
    },
    base: { 'net/gone.tf': '', 'net/changed.tf': '1', 'net/m/deep/gone.tf': '', 'nets/x.tf': '' },
    changed: [
      'net/added.tf',
      'net/gone.tf',
      'net/changed.tf',
      'net/m/deep/gone.tf',
      'nets/x.tf',
      'other/a.tf',
    ],
  };
  const { found, rounds } = await look(world, (files) => ({
    net: [...files.readDirectory('/repo/net')].sort(),
    m: files.readDirectory('/repo/net/m'),
    above: [...files.readDirectory('/repo')].sort(),
    none: files.readDirectory('/repo/none'),
  }));
  // A directory is listed when anything in it changed: what it held at the base is not requested.
  expect(rounds).toEqual([['net/added.tf', 'net/changed.tf', 'net/gone.tf']]);
  expect(found?.result).toEqual({
    net: ['a.tf', 'changed.tf', 'gone.tf', 'm'],
    m: ['deep'],
    above: ['net', 'nets', 'other'],
    none: [],
  });
});

test('what was a directory at the base and is a file here is listed, and the other way round', async () => {
  const wasDirectory = { here: { m: '' }, base: { 'm/x.tf': '' } };
  const wasFile = { here: { 'm/x.tf': '' }, base: { m: '' } };
  for (const world of [wasDirectory, wasFile]) {
    for (const changed of [
      ['m', 'm/x.tf'],
      ['m/x.tf', 'm'],
    ]) {
      const { found } = await look({ ...world, changed }, (files) => files.readDirectory('/repo'));
      expect(found?.result).toEqual(['m']);
    }
  }
  const isLink = { here: { m: '→ n' }, base: { 'm/x.tf': '' } };
  const { found } = await look({ ...isLink, changed: ['m', 'm/x.tf'] }, (files) => [
    files.readDirectory('/repo/m'),
    files.readFile('/repo/m/x.tf'),
  ]);
  expect(found?.result).toEqual([['x.tf'], '']);
});

test('links are those of the checkout, and what they lead to is that of the base', async () => {
  const world = {
    here: { 'shared/x.tf': 'new', 'net/x.tf': '→ ../shared/x.tf', m: '→ shared' },
    base: { 'shared/x.tf': 'old', 'shared/gone.tf': 'gone' },
    changed: ['shared/x.tf', 'shared/gone.tf'],
  };
  const { found } = await look(world, (files) => [
    files.readFile('/repo/net/x.tf'),
    [...files.readDirectory('/repo/m')].sort(),
    files.follow('/repo/net/x.tf'),
  ]);
  expect(found?.result).toEqual([
    'old',
    ['gone.tf', 'x.tf'],
    ['/repo/net/x.tf', '/repo/shared/x.tf'],
  ]);
});

test('a link that changed is a changed file, wherever it leads', async () => {
  const world = {
    here: { 'shared/x.tf': 'x', 'net/x.tf': '→ ../shared/x.tf' },
    base: { 'net/x.tf': 'it was a file' },
    changed: ['net/x.tf'],
  };
  const { found } = await look(world, (files) => files.readFile('/repo/net/x.tf'));
  expect(found?.result).toBe('it was a file');
});

/** Each file names the next one, so that each is known only after the one before it. */
function chain(length: number): World {
  const names = Array.from({ length }, (_, at) => `f${at}`);
  const base = Object.fromEntries(names.map((name, at) => [name, `f${at + 1}`]));
  return { here: {}, base, changed: names };
}

const follow = (files: LoadedFiles): string => {
  let name = 'f0';
  for (let next = files.readFile(`/repo/${name}`); next !== undefined;) {
    name = next;
    next = files.readFile(`/repo/${name}`);
  }
  return name;
};

test('files that other files name are requested one after the other, twelve times at most', async () => {
  const short = await look(chain(12), follow);
  expect(short.found).toEqual({ result: 'f12', isKnown: true });
  expect(short.rounds).toHaveLength(12);
  const long = await look(chain(13), follow);
  expect(long.found).toEqual({ result: 'f12', isKnown: false });
  expect(long.rounds).toHaveLength(12);
});

test('without a merge base a changed file has no text, and the base is reported as unknown', async () => {
  const { found, rounds } = await look({ ...chain(3), base: undefined }, (files) => [
    files.readFile('/repo/f0'),
    files.readFile('/repo/f0') ?? files.readFile('/repo/f1'),
  ]);
  expect(found).toEqual({ result: [undefined, undefined], isKnown: false });
  expect(rounds).toEqual([['f0', 'f1']]);
  const without = await readAtMergeBase(
    proposal(undefined),
    ['a'],
    memoryFiles({ a: 'a' }),
    (files) => Promise.resolve(files.readFile('/repo/a')),
  );
  expect(without).toEqual({ result: undefined, isKnown: false });
});

test('after one answer is missing, nothing is requested any more', async () => {
  const asked: string[][] = [];
  let looks = 0;
  const found = await readAtMergeBase(
    proposal((paths) => {
      asked.push([...paths]);
      return Promise.resolve(asked.length > 1 ? new Map([['b', 'b']]) : undefined);
    }),
    ['a', 'b'],
    memoryFiles({}),
    (files) => {
      looks += 1;
      return Promise.resolve([
        files.readFile('/repo/a'),
        looks > 1 ? files.readFile('/repo/b') : '',
      ]);
    },
  );
  expect(found).toEqual({ result: [undefined, undefined], isKnown: false });
  expect(asked).toEqual([['a']]);
});
