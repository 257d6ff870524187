/** Which of the files that stay here Terraform would have loaded. */
import {
  IGNORED,
  TRACKING_UNKNOWN,
  UNTRACKED,
  type WithheldEntry,
} from '../../src/archive/pack.ts';
import { GateStop } from '../../src/gate/failure-of.ts';
import {
  findUnseen,
  follow,
  followLinksIn,
  listUnseen,
  readLoads,
  readsHere,
  sayDoubtful,
} from '../../src/gate/read-loads.ts';
import type { Loads, Load } from '../../src/configuration/loads.ts';
import { afterEach, expect, test } from '../support/jest.ts';
import { makeTree, type Tree } from '../support/tree.ts';

const read = (kind: Load['kind'], path: string, ending = ''): Load => ({
  kind,
  path,
  ending,
  where: '/r/net/main.tf:1',
  written: '',
  how: () => ({ text: path, onAnyFile: false }),
});
const ANY = read('any', '');

const LOADS: Loads = {
  modules: ['/r/net', '/r/mods/vpc'],
  linked: [],
  reads: [
    read('file', '/r/net/policy.json'),
    read('inside', '/r/shared/data'),
    read('inside', '/r/net/t', '.tpl'),
    read('named', '/r/net/lambda'),
  ],
  calls: [],
};

const ANY_TOO = { reads: [...LOADS.reads, ANY] };

function find(path: string, loads: Partial<Loads> = {}, entry: Partial<WithheldEntry> = {}) {
  const withheld = { path, reason: IGNORED, rule: '.terraformignore:1 x', ...entry };
  return findUnseen([withheld], { ...LOADS, ...loads }, '/r', '/r/net')[0];
}

function unseen(...args: Parameters<typeof find>) {
  const found = find(...args);
  return found && (found.certain ? 'certain' : 'possible');
}

test.each([
  ['net/main.tf', 'certain'],
  ['net/terraform.tfvars', 'certain'],
  ['net/prod.tfvars', undefined],
  ['mods/vpc/main.tofu.json', 'certain'],
  ['mods/vpc/terraform.tfvars', undefined],
  ['mods/vpc/examples/main.tf', undefined],
  ['mods', 'certain'],
  ['mods/vpc', 'certain'],
  ['mods/vp', undefined],
  ['net/policy.json', 'certain'],
  ['net/policy.json.md', undefined],
  // A function reads no directory.
  ['net/policy.json/x', undefined],
  ['shared', 'certain'],
  ['shared/data/deep/x', 'certain'],
  ['net/t/a/b.tpl', 'certain'],
  ['net/t', 'certain'],
  ['net/t/a.md', undefined],
  ['net/lambda', 'possible'],
  ['net/lambda/index.js', 'possible'],
  ['net/terraform.d', 'certain'],
  ['net/terraform.d/plugins/x', 'certain'],
  ['net/terraform.dx', undefined],
  ['net/#main.tf', 'certain'],
  ['net/#main.tf#', undefined],
  ['README.md', undefined],
])('%s: %s', (path, expected) => {
  expect(unseen(path)).toBe(expected);
});

test('what only a plan can tell makes all that rules hide possible, and nothing certain', () => {
  expect(unseen('README.md', ANY_TOO)).toBe('possible');
  expect(unseen('README.md', ANY_TOO)).toBe('possible');
  expect(unseen('net/main.tf', ANY_TOO)).toBe('certain');
  expect(unseen('net/policy.json', ANY_TOO)).toBe('certain');
  expect(unseen('.git', ANY_TOO)).toBeUndefined();
  expect(unseen('net/.git', ANY_TOO)).toBeUndefined();
});

test('the reason why it stays does not matter, but for the history', () => {
  for (const reason of [UNTRACKED, TRACKING_UNKNOWN, 'state', 'named pipe']) {
    expect(unseen('net/main.tf', {}, { reason })).toBe('certain');
  }
  expect(unseen('.git', {}, { reason: 'version control data' })).toBeUndefined();
});

test('a directory above all files that are read holds them, and one beside them does not', () => {
  const none = { modules: ['/r/net'], reads: [] };
  expect(unseen('net', none)).toBe('certain');
  expect(unseen('ne', none)).toBeUndefined();
  const inside = { modules: ['/r/net'], reads: [read('inside', '/')] };
  expect(unseen('anything', inside)).toBe('certain');
});

test('what a link leads to is loaded by its name', () => {
  const linked = { linked: ['/r/net/main.tf', '/r/shared/common'] };
  expect(unseen('shared/common', linked)).toBe('certain');
  expect(unseen('shared', linked)).toBe('certain');
  expect(unseen('shared/commons', linked)).toBeUndefined();
});

test('every way in which a file is loaded is named, so that a new one is seen', () => {
  const calls = [
    { path: '/r/mods/vpc', how: '/r/net a' },
    { path: '/r/mods/vpc', how: '/r/net b' },
    { path: '/r/mods/other', how: '/r/net c' },
  ];
  const ways = (path: string, loads: Partial<Loads> = {}) => [
    ...(find(path, { calls, ...loads })?.hows() ?? []),
  ];
  expect(ways('mods/vpc/main.tf')).toEqual([
    'by its name',
    '/r/mods/vpc /r/net a',
    '/r/mods/vpc /r/net b',
  ]);
  // A directory is loaded by all calls of modules in it, and as each of these modules.
  expect(ways('mods')).toEqual([
    'by its name',
    '/r/mods/vpc',
    '/r/mods/vpc /r/net a',
    '/r/mods/vpc /r/net b',
    '/r/mods/other /r/net c',
  ]);
  expect(ways('net/main.tf')).toEqual(['by its name']);
  expect(ways('net/policy.json')).toEqual(['file\n/r/net/policy.json']);
  expect(ways('net/policy.json', ANY_TOO)).toEqual(['file\n/r/net/policy.json', 'any\n']);
});

test('one way that depends on any file is enough', () => {
  const onAnyFile = { ...ANY, how: () => ({ text: '', onAnyFile: true }) };
  expect(find('net/policy.json')?.onAnyFile()).toBe(false);
  const both = { reads: [...LOADS.reads, onAnyFile] };
  expect(find('net/policy.json', both)?.onAnyFile()).toBe(true);
});

const entries = (...paths: string[]) =>
  findUnseen(
    paths.map((path) => ({ path, reason: TRACKING_UNKNOWN, detail: `why ${path}` })),
    { ...LOADS, ...ANY_TOO },
    '/r',
    '/r/net',
  );

test('a sentence names three files, and how many more there are', () => {
  const detail = ({ path }: WithheldEntry) => (path === 'b' ? 'why' : undefined);
  expect(listUnseen(entries('a'), detail)).toBe('a');
  expect(listUnseen(entries('a', 'b', 'c'), detail)).toBe('a, b (why), c');
  expect(listUnseen(entries('a', 'b', 'c', 'd', 'e'), detail)).toBe('a, b (why), c and 2 more');
});

test('a file that is loaded for certain, and may be a credential, needs the answer of git', () => {
  expect(sayDoubtful(entries('README.md'), '/r')).toBeUndefined();
  const ignored = find('net/main.tf');
  expect(sayDoubtful(ignored ? [ignored] : [], '/r')).toBeUndefined();
  const said = sayDoubtful(entries('README.md', 'net/a.tf', 'net/b.tf'), '/r');
  expect(said).toBe(
    'Terraform would load net/a.tf, net/b.tf: it looks like a credential, and git cannot say whether it is tracked (why net/a.tf). Plangate does not exclude files that Terraform loads without an answer. Check the files out with git, or set `include-untracked-secrets: true` to send such files all the same.',
  );
  const [first] = entries('net/a.tf');
  if (first === undefined) throw new Error('nothing was found');
  const owned = { ...first, entry: { ...first.entry, detail: 'fatal: Dubious ownership' } };
  expect(sayDoubtful([owned], '/r')).toContain(
    "(fatal: Dubious ownership). Plangate does not exclude files that Terraform loads without an answer. Run `git config --global --add safe.directory /r` in a step before (`'*'` instead of the path covers submodules), or set",
  );
  const silent = { ...first, entry: { path: 'net/a.tf', reason: TRACKING_UNKNOWN } };
  expect(sayDoubtful([silent], '/r')).toContain('tracked ().');
});

test('reading ends when the job is canceled, or when its time is over', async () => {
  const texts = {
    readFile: () => '',
    readDirectory: () => ['main.tf'],
    follow: (path: string) => [path],
  };
  const readFor = (ended: 'aborted' | 'timeout' | undefined) =>
    readLoads('/r', texts, { ended: () => ended });
  expect((await readFor(undefined)).modules).toEqual(['/r']);
  expect((await readLoads('/r', texts)).modules).toEqual(['/r']);
  const stopped = await readFor('aborted').catch((error: unknown) => error);
  expect(stopped).toBeInstanceOf(GateStop);
  expect(stopped).toMatchObject({ kind: 'canceled', message: 'The check was canceled.' });
  const late = await readFor('timeout').catch((error: unknown) => error);
  expect(late).toBeInstanceOf(GateStop);
  expect(late).toMatchObject({
    kind: 'timeout',
    message: 'Time ran out while the configuration was read. Raise the timeout.',
  });
});

let tree: Tree | undefined;
afterEach(() => tree?.remove());

test('links are followed step by step, and found however deep they lie', () => {
  const made = makeTree({
    'real/x/a.tf': '',
    'b/x': { link: '../real/x' },
    'net/m': { link: '../b' },
    'net/deep/loop': { link: '.' },
    'net/deep/gone': { link: '../nowhere' },
  });
  tree = made;
  const at = (...names: string[]) => names.map((name) => made.path(name));
  expect(follow(made.path('net/m/x/a.tf'))).toEqual(at('net/m/x/a.tf', 'b/x/a.tf', 'real/x/a.tf'));
  expect(follow(made.path('real/x/a.tf'))).toEqual(at('real/x/a.tf'));
  expect(follow(made.path('nowhere'))).toEqual(at('nowhere'));
  expect(new Set(followLinksIn(made.path('net')))).toEqual(
    new Set(at('net/m', 'b', 'net/deep/loop', 'net/deep', 'net/deep/gone')),
  );
  expect(followLinksIn(made.root, 3)).toBeUndefined();
});

test('files of this machine: what is not there has no text and no entries', () => {
  const made = makeTree({ 'a/b.tf': 'é', 'a/c/': '' });
  tree = made;
  expect([...readsHere.readDirectory(made.path('a'))].sort()).toEqual(['b.tf', 'c']);
  expect(readsHere.readDirectory(made.path('gone'))).toEqual([]);
  expect(readsHere.readFile(made.path('a/b.tf'))).toBe('é');
  expect(readsHere.readFile(made.path('a/c'))).toBeUndefined();
});

test('a link in a circle leads nowhere, and one that leads out of the checkout is followed', () => {
  const outside = makeTree({ 'x.tf': '' });
  const made = makeTree({
    'net/one': { link: 'two' },
    'net/two': { link: 'one' },
    'net/out': { link: outside.root },
    'net/whole': { link: outside.path('x.tf') },
  });
  tree = made;
  expect(follow(made.path('net/one'))).toEqual([made.path('net/one')]);
  expect(follow(made.path('net/out/x.tf'))).toEqual([
    made.path('net/out/x.tf'),
    outside.path('x.tf'),
  ]);
  expect(new Set(followLinksIn(made.root))).toEqual(
    new Set(
      ['one', 'two', 'out', 'whole']
        .map((name) => made.path(`net/${name}`))
        .concat(outside.root, outside.path('x.tf')),
    ),
  );
  outside.remove();
});

test('as many links one after the other as the system follows', () => {
  const links = Array.from({ length: 30 }, (_, at) => [`l${at}`, { link: `l${at + 1}` }] as const);
  const made = makeTree({ ...Object.fromEntries(links), l30: '' });
  tree = made;
  expect(follow(made.path('l0'))).toEqual(
    Array.from({ length: 31 }, (_, at) => made.path(`l${at}`)),
  );
});

test('the history of version control holds no links, and a directory of its size is the limit', () => {
  const made = makeTree({
    '.git/link': { link: '../a' },
    '.github/link': { link: '../a' },
    a: '',
    'b/c': '',
  });
  tree = made;
  expect(followLinksIn(made.root)).toEqual([made.path('.github/link'), made.path('a')]);
  // .git, .github, a and b; then one entry in each of two directories.
  expect(followLinksIn(made.root, 6)).toHaveLength(2);
  expect(followLinksIn(made.root, 5)).toBeUndefined();
  expect(followLinksIn(made.path('gone'), 0)).toEqual([]);
});

test('links inside of a set of files lead to other files of the set', () => {
  const made = makeTree({
    'net/set/one.tpl': { link: '../../shared/one' },
    'net/set/deep': { link: '../../shared/deep' },
    'shared/deep/x': '',
    'shared/one': '',
    'shared/other': '',
  });
  tree = made;
  const loads: Loads = {
    modules: [],
    linked: [],
    calls: [],
    reads: [read('inside', made.path('net/set'), '.tpl')],
  };
  const isFound = (path: string) =>
    findUnseen([{ path, reason: IGNORED }], loads, made.root, made.path('net')).length > 0;
  expect(
    ['shared', 'shared/one', 'shared/deep', 'shared/deep/x', 'shared/other'].map(isFound),
  ).toEqual([true, true, true, true, false]);
  // A directory in the set may hold files with the ending; a file without it is none of them.
  made.add({ 'net/set/sub/a.tpl': '', 'net/set/plain': '' });
  expect(['net/set/sub', 'net/set/plain', 'net/set/sub/a.tpl'].map(isFound)).toEqual([
    true,
    false,
    true,
  ]);
});
