/** What a pull request changes in a policy set is found by reading both sides in the same way. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute, executeBounded } from '../../src/machine/execute.ts';
import { findOwnSets } from '../../src/rego/open-own-policies.ts';
import { textOf } from '../../src/model/finding.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import type { Layout } from '../support/tree.ts';
import { asTrusted } from '../../src/trust/tree.ts';
import { filesOfCommit, proposedTree } from '../support/trusted-tree.ts';

const { signal } = new AbortController();
const ports = { execute, executeBounded, environment: { PATH: process.env['PATH'] }, signal };

const RULE = 'package a\n\ndeny contains "a" if input.a\n';
const PLAIN: Layout = {
  'policies/a.rego': RULE,
  'policies/data.json': '{"most": 3}',
  'policies/policies.hcl': '',
  'policies/deep/b.rego': 'package b\n',
};
/** Each of them is a link, as where several sets share files. */
const LINKED: Layout = {
  ...Object.fromEntries(
    Object.entries(PLAIN).map(([path, text]) => [path.replace('policies/', 'shared/'), text]),
  ),
  'policies/a.rego': { link: '../shared/a.rego' },
  'policies/data.json': { link: '../shared/data.json' },
  'policies/policies.hcl': { link: '../shared/policies.hcl' },
  'policies/deep/b.rego': { link: '../../shared/deep/b.rego' },
};

type Changes = Parameters<ReturnType<typeof openRepository>['commit']>[0];

/** What is told of a change of these files. @param prepare what is done to the clone afterwards */
async function noticesOf(
  before: Layout,
  changes: Changes,
  prepare: (repository: ReturnType<typeof openRepository>) => void = () => undefined,
) {
  const repository = openRepository(emptyDirectory());
  const { root } = repository;
  const branch = repository.commit(before);
  repository.commit(changes);
  prepare(repository);
  const jobTree = proposedTree(root, {
    trusted: async () => asTrusted(filesOfCommit(root, branch)),
  });
  const settings = { policies: ['policies'], directory: root };
  const [set] = await findOwnSets(settings, { workingDirectory: root, jobTree }, ports);
  const [notice] = set?.notices ?? [];
  return notice && textOf(notice).replace(' Those of the default branch decide.', '');
}

const told = (changes: string): string =>
  `This pull request changes the policies in "policies" (${changes}). \`plangate policies check policies\` shows what the changes would decide.`;
const untold = (why: string): string =>
  `This pull request has policies in "policies" that could not be read after the merge: ${why}`;

describe('nothing is told', () => {
  test.each<[string, Layout, Changes]>([
    ['where nothing changes', PLAIN, { 'main.tf': '' }],
    ['where every policy is a link', LINKED, { 'main.tf': '' }],
    [
      'where a policy becomes a link to the same text',
      PLAIN,
      { 'shared/a.rego': RULE, 'policies/a.rego': { link: '../shared/a.rego' } },
    ],
    ['where a link becomes what it leads to', LINKED, { 'policies/a.rego': RULE }],
    [
      'where a link leads to the same text elsewhere',
      LINKED,
      { 'other.rego': RULE, 'policies/a.rego': { link: '../other.rego' } },
    ],
    [
      'where the file behind a link is only moved, and the link with it',
      LINKED,
      {
        'shared/a.rego': undefined,
        'moved/a.rego': RULE,
        'policies/a.rego': { link: '../moved/a.rego' },
      },
    ],
    ['where a file that is no policy changes', PLAIN, { 'policies/README.md': 'more' }],
  ])('%s', async (_, before, changes) => {
    expect(await noticesOf(before, changes)).toBeUndefined();
  });

  test('where the disk has other line ends, or fewer files, than the commit', async () => {
    const attributes = { '.gitattributes': '*.rego text eol=crlf\n' };
    const asGitWrites = await noticesOf(
      { ...PLAIN, ...attributes },
      { 'main.tf': '' },
      ({ root, git }) => {
        openRepository(root).write({ 'policies/a.rego': undefined });
        git('checkout', '--', 'policies/a.rego');
      },
    );
    expect(asGitWrites).toBeUndefined();
    const sparse = await noticesOf(PLAIN, { 'main.tf': '' }, ({ git }) => {
      git('sparse-checkout', 'set', '--no-cone', '/main.tf');
    });
    expect(sparse).toBeUndefined();
  });
});

describe('a pull request is told to change policies', () => {
  test.each<[string, Layout, Changes, string]>([
    ['where it changes a text', PLAIN, { 'policies/a.rego': 'package a\n' }, '"a.rego" changed'],
    ['where it changes data', PLAIN, { 'policies/data.json': '{}' }, '"data.json" changed'],
    [
      'where it changes what a link leads to',
      LINKED,
      { 'shared/data.json': '{}', 'shared/policies.hcl': '# none\n' },
      '"data.json" changed and "policies.hcl" changed',
    ],
    [
      'where a link leads to another text',
      LINKED,
      { 'policies/a.rego': { link: '../shared/deep/b.rego' } },
      '"a.rego" changed',
    ],
    [
      'where it adds a byte order mark',
      PLAIN,
      { 'policies/a.rego': `\uFEFF${RULE}` },
      '"a.rego" changed',
    ],
    [
      'where it only moves a policy',
      PLAIN,
      { 'policies/a.rego': undefined, 'policies/deep/a.rego': RULE },
      '"a.rego" removed and "deep/a.rego" added',
    ],
    [
      'where it moves the directory',
      PLAIN,
      { policies: undefined, 'rules/a.rego': RULE },
      '"a.rego" removed, "data.json" removed, "deep/b.rego" removed and "policies.hcl" removed',
    ],
    [
      'where it adds a policy in a hidden directory',
      PLAIN,
      { 'policies/.more/c.rego': 'package c\n' },
      '".more/c.rego" added',
    ],
  ])('%s', async (_, before, changes, said) => {
    expect(await noticesOf(before, changes)).toBe(told(said));
  });
});

describe('a pull request is told to have policies that could not be read', () => {
  test.each<[string, Changes, string]>([
    [
      'where a policy becomes a link out of the repository',
      { 'policies/a.rego': { link: '../../a.rego' } },
      '"policies/a.rego" is a link that leads out of the repository.',
    ],
    [
      'where it adds a link to a directory',
      { 'more/c.rego': '', 'policies/more': { link: '../more' } },
      '"policies/more" is a link to "more", which is a directory.',
    ],
    [
      'where it replaces the directory by a link',
      { 'weak/a.rego': 'package a\n', policies: { link: 'weak' } },
      '"policies" is a link, and the files of a directory behind one are not read. Put the directory in its place.',
    ],
  ])('%s', async (_, changes, why) => {
    expect(await noticesOf(PLAIN, changes)).toBe(untold(why));
  });

  test('where the clone has not all directories of the request', async () => {
    const notice = await noticesOf(PLAIN, { 'policies/deep/b.rego': '' }, ({ root, git }) => {
      const tree = git('rev-parse', 'HEAD:policies/deep');
      rmSync(join(root, '.git/objects', tree.slice(0, 2), tree.slice(2)));
    });
    const why = 'git does not have the directory "policies/deep" of that commit.';
    expect(notice).toBe(untold(`${why} Check out the whole history, without filter.`));
  });
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('two policies whose names are the same in UTF-8 are refused', async () => {
  const repository = openRepository(emptyDirectory());
  const { root } = repository;
  repository.write(PLAIN);
  for (const letter of [0xe8, 0xe9]) {
    const name = Buffer.concat([
      Buffer.from(`${root}/policies/`),
      Buffer.of(letter),
      Buffer.from('.rego'),
    ]);
    writeFileSync(name, RULE);
  }
  const branch = repository.commit();
  const trusted = async () => asTrusted(filesOfCommit(root, branch));
  const place = { workingDirectory: root, jobTree: proposedTree(root, { trusted }) };
  await expect(
    findOwnSets({ policies: ['policies'], directory: root }, place, ports),
  ).rejects.toThrow(
    '"policies" has two names in "policies" that are the same in UTF-8. Rename one of them.',
  );
});
