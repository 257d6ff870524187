/** Which of the files that stay here belong to the configuration. */
import {
  IGNORED,
  MANIFEST_TRACKED,
  TRACKING_UNKNOWN,
  UNTRACKED,
  type ExcludedEntry,
} from '../../src/archive/archive.ts';
import type { NamedFiles } from '../../src/configuration/named-files.ts';
import { GateStop } from '../../src/gate/failure-of.ts';
import { followLinksIn, localFiles, followLinks } from '../../src/machine/files-here.ts';
import {
  HiddenIndex,
  listHidden,
  readNamedFiles,
  sayDoubtful,
  type HiddenFile,
} from '../../src/gate/hidden-files.ts';
import { afterEach, expect, test } from '../support/jest.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';
import { textsOf } from '../support/findings.ts';
import { toPlainText } from '../../src/model/sentence.ts';

let tree: Tree | undefined;
afterEach(() => tree?.remove());

const MAIN = `module "vpc" {
  source = "../mods/vpc"
}
locals {
  a = file("policy.json")
  b = fileset("../shared/data", "**")
  c = fileset("t", "*.tpl")
  d = ["lambda", "./layer", "dir/in/a.txt", "./#a.md"]
}
`;

/** What is hidden of a repository with its configuration in `net`, of these paths; a slash makes a directory. */
async function hiddenOf(
  paths: readonly string[],
  { layout = {}, links = [] }: { layout?: Layout; links?: string[] } = {},
  entry: Partial<ExcludedEntry> = {},
): Promise<HiddenFile[]> {
  const files = Object.fromEntries(paths.map((path) => [path, '']));
  const made = makeTree({ ...files, 'net/main.tf': MAIN, 'mods/vpc/main.tf': '', ...layout });
  tree?.remove();
  tree = made;
  const excluded = paths.map((path) => ({
    path: path.replace(/\/$/, ''),
    reason: IGNORED,
    rule: '.terraformignore:1 x',
    ...entry,
  }));
  const index = new HiddenIndex({ root: made.root, excluded, links });
  const named = await readNamedFiles(made.path('net'), (path) => index.matters(path));
  return index.find(named, made.path('net'));
}

async function said(...given: Parameters<typeof hiddenOf>): Promise<Record<string, string>> {
  const found = await hiddenOf(...given);
  return Object.fromEntries(
    found.map(({ entry, isCertain }) => [entry.path, isCertain ? 'certain' : 'possible']),
  );
}

/** A slash at the end makes a directory. A function reads no directory. */
const BELONGS: Record<string, string> = {
  certain: `net/more.tf net/terraform.tfvars net/.terraform.lock.hcl mods/vpc/more.tofu.json mods/ mods/vpc/
    net/policy.json NET/POLICY.json shared/data/ shared/data/deep/x net/t/a/b.tpl net/t/ net/t/a/
    net/terraform.d/ net/terraform.d/plugins/x net/#main.tf`,
  possible: 'net/lambda net/layer/ net/layer/deep/index.js',
  not: `net/prod.tfvars mods/vpc/terraform.tfvars mods/vpc/examples/main.tf mods/vp/ net/policy.json.md
    net/policy.json/ shared/ net/t/a.md net/lambda/ net/lambda/index.js net/terraform.dx net/#main.tf# README.md`,
};
const paths = Object.entries(BELONGS).flatMap(([how, all]) =>
  all.split(/\s+/).map((path) => [path, how] as const),
);
test.each(paths)('the hidden path %s belongs to the configuration: %s', async (path, how) => {
  expect((await said([path]))[path.replace(/\/$/, '')] ?? 'not').toBe(how);
});

test('a hidden directory counts for what is in it and is named', async () => {
  const layout = { 'net/dir/in/a.txt': '', 'shared/data/x': '' };
  expect(await said(['net/dir/'], { layout })).toEqual({ 'net/dir': 'possible' });
  expect(await said(['net/dir/'])).toEqual({});
  expect(await said(['shared/'], { layout })).toEqual({ shared: 'certain' });
});

test('a text that may name any file makes each hidden file possible, and none certain', async () => {
  const layout = { 'net/any.tf': 'locals { x = file("/proc/self/cwd/x") }\n' };
  const paths = ['README.md', 'net/more.tf', 'net/policy.json', '.git', 'net/.git'];
  expect(await said(paths, { layout })).toEqual({
    'README.md': 'possible',
    'net/more.tf': 'certain',
    'net/policy.json': 'certain',
  });
});

test('a file counts with any reason why it is hidden, but for history and manifest', async () => {
  const because = (path: string, reason: string) => said([path], {}, { reason });
  for (const reason of [UNTRACKED, TRACKING_UNKNOWN, 'state', 'named pipe']) {
    expect(await because('net/more.tf', reason)).toEqual({ 'net/more.tf': 'certain' });
  }
  expect(await because('net/.git', 'version control data')).toEqual({});
  expect(await because('net/more.tf', MANIFEST_TRACKED)).toEqual({});
});

test('names that some file systems take for one are one', async () => {
  const layout = { 'net/a.tf': 'locals { x = ["caf\u00e9.txt", "A\\\\b.txt"] }\n' };
  expect(await said(['net/cafe\u0301.txt'], { layout })).toEqual({
    'net/cafe\u0301.txt': 'possible',
  });
  expect(await said(['net/a/B.txt'], { layout })).toEqual({ 'net/a/B.txt': 'possible' });
});

test('what a link leads to is loaded, and named', async () => {
  const layout: Layout = {
    'net/common.tf': { link: '../shared/common' },
    'shared/common': '',
    'net/policy.json': { link: '../real.json' },
    'net/layer/a': { link: '../../elsewhere' },
    'net/way': { link: '../far' },
    'net/way.tf': 'locals { x = "way/in/a.txt" }\n',
  };
  const links = ['net/common.tf', 'net/policy.json', 'net/layer/a', 'net/way'];
  const of = (path: string) => said([path], { layout, links });
  expect(await of('shared/common')).toEqual({ 'shared/common': 'certain' });
  expect(await of('shared/commons')).toEqual({});
  expect(await of('real.json')).toEqual({ 'real.json': 'certain' });
  expect(await of('elsewhere/deep/x')).toEqual({ 'elsewhere/deep/x': 'possible' });
  expect(await of('far/in/a.txt')).toEqual({ 'far/in/a.txt': 'possible' });
  expect(await of('far/in/b.txt')).toEqual({});
});

test('more than two hundred links are not followed from a directory, which may then lead to any file', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `net/layer/l${at}`);
  const layoutOf = (links: readonly string[]): Layout =>
    Object.fromEntries(links.map((name) => [name, { link: '../../elsewhere' }]));
  const of = (count: number) =>
    said(['README.md'], { layout: layoutOf(names(count)), links: names(count) });
  expect(await of(200)).toEqual({});
  expect(await of(201)).toEqual({ 'README.md': 'possible' });
});

test('each file is found once, with its modules', async () => {
  const layout = { 'net/again.tf': 'locals { x = ["policy.json", file("policy.json")] }\n' };
  const found = await hiddenOf(['net/policy.json', 'mods/'], { layout });
  expect(found.map(({ entry }) => entry.path)).toEqual(['net/policy.json', 'mods']);
  expect(found.map(({ modules }) => modules.length)).toEqual([0, 1]);
  expect(found[0]?.namings.flatMap(({ mentions }) => mentions)).toHaveLength(3);
});

const NAMED: NamedFiles = {
  modules: [],
  files: new Map(),
  directories: new Map(),
  computed: [],
  upward: [],
  unbounded: [],
  handedOn: new Set<string>(),
  inWords: new Set<string>(),
  notFollowed: [],
  provisioners: [],
};

test('a path matters where something hidden, or a link, is at it, above it or below it', () => {
  const excluded = [{ path: 'net/p/f', reason: IGNORED }];
  const index = new HiddenIndex({ root: '/r', excluded, links: ['net/l/x'] });
  const mattering = '/r /r/NET /r/net/p /r/net/p/f /r/net/p/f/in /r/net/l /r/net/l/x /r/net/l/x/in';
  const others = '/s /r/net/q /r/net/p/g /r/net/p/ff /r/net/ll /r/net/l/y';
  const all = `${mattering} ${others}`.split(' ');
  expect(all.filter((path) => index.matters(path))).toEqual(mattering.split(' '));
});

test('the work grows with the hidden files and with the texts, not with their product', () => {
  const count = 5_000;
  const excluded = Array.from({ length: count }, (_, at) => ({
    path: `net/p/f${at}`,
    reason: IGNORED,
  }));
  const index = new HiddenIndex({ root: '/r', excluded, links: [] });
  const mention = { module: '/r/net', where: '', isRead: false, why: undefined, written: () => '' };
  const mentions = Array.from({ length: count }, () => mention);
  const named = {
    ...NAMED,
    directories: new Map([['/r/net/p', { path: '/r/net/p', endings: new Map([['', mentions]]) }]]),
  };
  const found = index.find(named, '/r/net');
  expect(found).toHaveLength(count);
  // All of them share what names them.
  expect(new Set(found.flatMap(({ namings }) => namings)).size).toBe(1);
});

const entries = (...paths: string[]) =>
  paths.map((path): HiddenFile => ({
    entry: { path, reason: TRACKING_UNKNOWN, detail: `why ${path}` },
    path: `/r/${path}`,
    isDirectory: false,
    isCertain: path.endsWith('.tf'),
    namings: [],
    modules: [],
  }));

test('a sentence names three files, and how many more there are', () => {
  const detail = ({ path }: ExcludedEntry) => (path === 'b' ? 'why' : undefined);
  const named = (...paths: string[]) => toPlainText(listHidden(entries(...paths), detail));
  expect(named('a')).toBe('a');
  expect(named('a', 'b', 'c')).toBe('a, b (why) and c');
  expect(named('a', 'b', 'c', 'd', 'e')).toBe('a, b (why), c and 2 more');
});

test('a file that is loaded for certain, and may be a credential, needs the answer of git', () => {
  const words = (...asked: Parameters<typeof sayDoubtful>) =>
    textsOf([sayDoubtful(...asked)!]).join();
  expect(sayDoubtful(entries('README.md'), '/r')).toBeUndefined();
  const ignored = entries('net/main.tf').map((each) => ({
    ...each,
    entry: { ...each.entry, reason: IGNORED },
  }));
  expect(sayDoubtful(ignored, '/r')).toBeUndefined();
  expect(words(entries('README.md', 'net/a.tf', 'net/b.tf'), '/r')).toBe(
    'Terraform would load net/a.tf and net/b.tf: it looks like a credential, and git cannot say whether it is tracked (why net/a.tf). Plangate does not exclude files that Terraform loads without an answer. Check the files out with git.',
  );
  const [first] = entries('net/a.tf');
  if (first === undefined) throw new Error('nothing was found');
  const sentence = { ...first.entry, detail: 'fatal: Dubious ownership' };
  expect(words([{ ...first, entry: sentence }], '/r')).toContain('Check the files out');
  const owned = { ...first, entry: { ...sentence, isOfAnotherUser: true as const } };
  expect(words([owned], '/r')).toContain(
    "(fatal: Dubious ownership). Plangate does not exclude files that Terraform loads without an answer. Run `git config --global --add safe.directory /r` in a step before ('*' instead of the path covers submodules).",
  );
  const silent = { ...first, entry: { path: 'net/a.tf', reason: TRACKING_UNKNOWN } };
  expect(words([silent], '/r')).toContain('tracked ().');
});

test('reading ends when the job is canceled, or when its time is over', async () => {
  const texts = {
    readFile: () => '',
    readDirectory: () => ['main.tf'],
    follow: (path: string) => [path],
  };
  const readFor = (ended: 'aborted' | 'timeout' | undefined) =>
    readNamedFiles('/r', () => true, texts, { endReason: () => ended });
  expect((await readFor(undefined)).modules).toHaveLength(1);
  expect((await readNamedFiles('/r', () => true, texts)).modules).toHaveLength(1);
  const stopped = await readFor('aborted').catch((error: unknown) => error);
  expect(stopped).toBeInstanceOf(GateStop);
  expect(stopped).toMatchObject({ kind: 'canceled', message: 'The check was canceled.' });
  const late = await readFor('timeout').catch((error: unknown) => error);
  expect(late).toBeInstanceOf(GateStop);
  expect(late).toMatchObject({
    kind: 'timeout',
    message: 'Time ran out while the configuration was read. Raise timeout.',
  });
});

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
  expect(followLinks(made.path('net/m/x/a.tf'))).toEqual(
    at('net/m/x/a.tf', 'b/x/a.tf', 'real/x/a.tf'),
  );
  expect(followLinks(made.path('real/x/a.tf'))).toEqual(at('real/x/a.tf'));
  expect(followLinks(made.path('nowhere'))).toEqual(at('nowhere'));
  expect(new Set(followLinksIn(made.path('net')))).toEqual(
    new Set(at('net/m', 'b', 'net/deep/loop', 'net/deep', 'net/deep/gone', 'net/nowhere')),
  );
  expect(followLinksIn(made.root, 3)).toBeUndefined();
});

test('a file of this machine that does not exist has no text and no entries', () => {
  const made = makeTree({ 'a/b.tf': 'é', 'a/c/': '' });
  tree = made;
  expect([...localFiles.readDirectory(made.path('a'))].sort()).toEqual(['b.tf', 'c']);
  expect(localFiles.readDirectory(made.path('gone'))).toEqual([]);
  expect(localFiles.readFile(made.path('a/b.tf'))).toBe('é');
  expect(localFiles.readFile(made.path('a/c'))).toBeUndefined();
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
  expect(followLinks(made.path('net/one'))).toEqual([made.path('net/one')]);
  expect(followLinks(made.path('net/out/x.tf'))).toEqual([
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

test('a chain of links is followed as far as the system follows one', () => {
  const links = Array.from({ length: 30 }, (_, at) => [`l${at}`, { link: `l${at + 1}` }] as const);
  const made = makeTree({ ...Object.fromEntries(links), l30: '' });
  tree = made;
  expect(followLinks(made.path('l0'))).toEqual(
    Array.from({ length: 31 }, (_, at) => made.path(`l${at}`)),
  );
});

test('the history of version control has no links, and a directory of its size is the limit', () => {
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
