/** Whose ignore rules decide: which branch they are read from, and when a host is asked for them. */
import { join } from 'node:path';
import { exclusionOf } from '../../src/archive/ignore-rules.ts';
import { openSentRules, type RulesOfJob } from '../../src/check/sent-rules.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { openAt } from '../../src/machine/find-repository.ts';
import { readTrusted } from '../../src/settings/files-of-default-branch.ts';
import { treeOfCommit } from '../../src/trust/git-files.ts';
import { asTrusted, treeOf } from '../../src/trust/tree.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitOf } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import type { Layout } from '../support/tree.ts';
import { GIT_PORTS, proposedTree } from '../support/trusted-tree.ts';

const FILES = ['a.tf', 'b.tf', 'c.tf'];

/** A clone of a repository with these rules on its branches, and a change on one of them. */
function makeClone(branches: Record<string, string>, change: Layout, from = 'main') {
  const remote = openRepository(emptyDirectory());
  const files = Object.fromEntries(FILES.map((name) => [`net/${name}`, '']));
  remote.commit(files);
  for (const [branch, rules] of Object.entries(branches)) {
    if (branch !== 'main') remote.git('checkout', '-q', '-B', branch, 'main');
    remote.commit({ 'net/.terraformignore': rules });
  }
  remote.git('checkout', '-q', 'main');
  const root = join(emptyDirectory(), 'clone');
  remote.git('clone', '-q', `file://${remote.root}`, root);
  const clone = openRepository(root);
  clone.git('checkout', '-q', '-b', 'change', `origin/${from}`);
  clone.commit(change);
  return { remote, clone, root };
}

interface Job {
  base?: string;
  targetBranches?: string[];
  changed?: string[];
  isProposed?: boolean;
}

/** What is sent of `net`, and what of the default branch was looked at. */
async function sentOf(
  root: string,
  { base = 'main', targetBranches = [], changed, isProposed = true }: Job,
  tree?: FileTree,
) {
  const repository = openAt(root)!;
  const asked: string[] = [];
  const onBranch = tree ?? treeOfCommit(commitOf(root, 'origin/main'), repository, GIT_PORTS);
  const files = {
    workspace: root,
    trusted: async () => {
      asked.push('trusted');
      return readTrusted(asTrusted(onBranch));
    },
    trustedCommit: async () => Promise.reject(new Error('not asked')),
  };
  const rules: RulesOfJob = openSentRules(
    {
      subject: {
        base: { branch: base, defaultBranch: 'main' },
        changedFiles: async () => changed,
      },
      jobTree: isProposed ? proposedTree(root, files) : treeOf(false, files),
      server: { address: undefined, authorization: undefined, isNew: true, remedy: '' },
      targetBranches,
      repositoryRoot: root,
      workspace: root,
    },
    GIT_PORTS,
  );
  const net = join(root, 'net');
  const [sent] = await Promise.all([rules.at(net), rules.at(net)]);
  const ruleFor = exclusionOf(sent.rules, net);
  return { sent: FILES.filter((name) => ruleFor(name) === undefined), asked: asked.length };
}

const MAIN = { main: 'a.tf\n', release: 'b.tf\n' };
const CHANGE = { 'README.md': '' };

describe('the rules are those of', () => {
  test.each<[string, Job, string[]]>([
    ['the default branch', {}, ['b.tf', 'c.tf']],
    [
      'the branch that target-branches names whole',
      { base: 'release', targetBranches: ['release'] },
      ['a.tf', 'c.tf'],
    ],
    [
      'the default branch, where a pattern names the base',
      { base: 'release', targetBranches: ['rel*'] },
      ['b.tf', 'c.tf'],
    ],
    [
      'the default branch, where every base counts',
      { base: 'release', targetBranches: ['*'] },
      ['b.tf', 'c.tf'],
    ],
    ['the checkout, for a push', { isProposed: false }, ['a.tf', 'b.tf']],
  ])('%s', async (_, job, sent) => {
    // The branch of the change is older than the rules of both.
    const { root, clone } = makeClone(MAIN, CHANGE);
    clone.commit({ 'net/.terraformignore': 'c.tf\n' });
    expect((await sentOf(root, { changed: ['README.md'], ...job })).sent).toEqual(sent);
  });

  test('the default branch as a host shows it, where git does not have its commit', async () => {
    const { root, remote } = makeClone(MAIN, CHANGE);
    const commit = remote.commit({ 'net/.terraformignore': 'b.tf\n' });
    const shown = treeOfCommit(commit, openAt(remote.root)!, GIT_PORTS);
    expect((await sentOf(root, { changed: ['README.md'] }, shown)).sent).toEqual(['a.tf', 'c.tf']);
  });
});

test('the branch is asked once for a directory, and only where rules may hide something', async () => {
  const asked = async (rules: string, job: Job) => {
    const { root, clone } = makeClone(MAIN, CHANGE);
    clone.commit({ 'net/.terraformignore': rules });
    return (await sentOf(root, job)).asked;
  };
  const changed = ['README.md'];
  expect(await asked('a.tf\n', { changed })).toBe(1);
  expect(await asked('*.md\n', { changed })).toBe(0);
  expect(await asked('*.md\n', {})).toBe(0);
  expect(await asked('*.md\n', { changed: ['net/.terraformignore'] })).toBe(1);
  expect(await asked('a.tf\n', { changed, isProposed: false })).toBe(0);
});
