/** What is asked of git is answered alike in every kind of repository that git makes. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRuleFile } from '../../src/archive/ignore-rules.ts';
import { findUncommitted } from '../../src/archive/find-uncommitted.ts';
import { listTrackedFiles, originOf } from '../../src/machine/ask-git.ts';
import { checkedOutCommit, findKnownRepository } from '../../src/machine/find-repository.ts';
import { openCommit } from '../../src/machine/git-objects.ts';
import { changedSince } from '../../src/machine/changed-since.ts';
import { listCommitted } from '../../src/machine/compare-with-commit.ts';
import { filesOfClone, readTree } from '../../src/settings/files-of-default-branch.ts';
import { readPinnedAddress, withPinned } from '../../src/trust/pinned-commit.ts';
import { execute } from '../../src/machine/execute.ts';
import { textsAtMergeBase } from '../../src/trust/merge-base-texts.ts';
import type { CommitId } from '../../src/model/commit-id.ts';
import { commitIn, commitOf, gitIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { packTree } from '../support/pack-tree.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { layIn } from '../support/tree.ts';

const ports = { execute, environment: { PATH: process.env['PATH'] } };

/** A remote with a default branch, and a change on it. */
function makeRemote(format: string): { remote: string; head: string } {
  const remote = emptyDirectory();
  gitIn(remote, 'init', '-q', '-b', 'main', `--object-format=${format}`);
  layIn(remote, { 'main.tf': '# old\n', 'same.tf': '# same\n', '.env': 'A=1\n' });
  commitIn(remote);
  gitIn(remote, 'checkout', '-q', '-b', 'change');
  layIn(remote, { 'main.tf': '# new\n' });
  commitIn(remote);
  const head = gitIn(remote, 'rev-parse', 'HEAD');
  gitIn(remote, 'checkout', '-q', 'main');
  return { remote, head };
}

/** Ways to check the change out, each into a new directory. */
const KINDS: Record<string, (remote: string) => string> = {
  'a clone': (remote) => clone(remote),
  'a clone that shares the objects of another': (remote) => clone(remote, '--shared'),
  'a clone without the files of other commits': (remote) =>
    clone(remote, '--filter=blob:none', '--no-local'),
  'a second work tree': (remote) => {
    const first = clone(remote);
    const second = join(emptyDirectory(), 'second');
    gitIn(first, 'worktree', 'add', '-q', '--detach', second, 'origin/change');
    return second;
  },
  'a work tree inside of the clone': (remote) => {
    const first = clone(remote);
    gitIn(first, 'worktree', 'add', '-q', '--detach', 'inner', 'origin/change');
    return join(first, 'inner');
  },
  'a git directory elsewhere': (remote) =>
    clone(remote, `--separate-git-dir=${join(emptyDirectory(), 'git')}`),
  'a sparse checkout': (remote) => {
    const root = clone(remote);
    gitIn(root, 'sparse-checkout', 'set', '--cone', '--sparse-index');
    return root;
  },
  'packed references, and a split index of the newest form': (remote) => {
    const root = clone(remote);
    gitIn(root, 'update-index', '--split-index', '--index-version', '4');
    gitIn(root, 'checkout', '-q', '-b', 'change', 'origin/change');
    gitIn(root, 'pack-refs', '--all');
    return root;
  },
};

function clone(remote: string, ...words: string[]): string {
  const root = join(emptyDirectory(), 'clone');
  const given = ['-c', 'uploadpack.allowFilter=true', 'clone', '-q', ...words];
  gitIn(emptyDirectory(), ...given, remote, root);
  gitIn(root, 'checkout', '-q', '--detach', 'origin/change');
  return root;
}

/** What is left out of the archive of a directory, and what nobody committed of all that is packed. */
async function pack(directory: string, workspace = directory) {
  const archive = await packTree(directory, { workspace }, ports);
  await archive.remove();
  const rules = await readRuleFile(archive.root, workspace);
  const uncommitted = await findUncommitted(archive, rules, workspace, ports);
  return { excluded: archive.excluded, uncommitted };
}

const BY_SHA256 = ['a clone', 'a second work tree'];

describe.each([
  ['sha1', Object.keys(KINDS)],
  ['sha256', BY_SHA256],
])('what changed and what is tracked are known, with %s', (format, kinds) => {
  const { remote, head } = makeRemote(format);
  gitIn(remote, 'config', 'uploadpack.allowFilter', 'true');

  test.each(kinds)('in %s', async (kind) => {
    const root = KINDS[kind]?.(remote) ?? '';
    const workspace = kind.includes('inside') ? join(root, '..') : root;
    const repository = findKnownRepository(root, workspace);
    if (repository === undefined) throw new Error('no repository');
    expect(await listTrackedFiles(root, workspace, ports)).toEqual(
      new Set(['.env', 'main.tf', 'same.tf']),
    );
    expect(await checkedOutCommit(root, workspace)).toBe(head);
    const origin = await originOf(repository, ports);
    expect('text' in origin && origin.text.trim()).toBe(remote);
    const target = commitOf(root, 'origin/main');
    expect(await changedSince(target, repository, ports)).toEqual(['main.tf']);
    expect([...((await listCommitted(head, repository, ports)) ?? [])]).toHaveLength(3);
    expect([...((await listCommitted('f'.repeat(40), repository, ports)) ?? [])]).toHaveLength(3);
    const isPartial = kind.includes('without the files');
    if (!isPartial) {
      const texts = await textsAtMergeBase(async () => [target], repository, ports)(['main.tf']);
      expect(texts?.get('main.tf')).toBe('# old\n');
    }
    const trusted = await filesOfClone(root, ports);
    expect(await trusted.names('')).toEqual(['.env', 'main.tf', 'same.tf']);
    if (!isPartial) expect(await trusted.read('main.tf')).toBe('# old\n');

    layIn(root, { id_rsa: 'key', 'same.tf': '# same\n# more\n' });
    const { excluded, uncommitted } = await pack(root, workspace);
    expect(excluded.filter(({ path }) => path !== '.git')).toEqual([
      { path: 'id_rsa', reason: expect.stringContaining('not tracked by git'), detail: undefined },
    ]);
    expect(uncommitted).toEqual(['same.tf']);
  });
});

test('a file that a sparse checkout leaves out beside others is missing, and a whole directory is not', async () => {
  const { remote } = makeRemote('sha1');
  layIn(remote, { 'dns/main.tf': '' });
  commitIn(remote);
  const root = clone(remote);
  gitIn(root, 'sparse-checkout', 'set', '--no-cone', '/main.tf');
  expect((await pack(root)).uncommitted).toEqual(['same.tf']);
});

test('a file that is missing beside rules that are a link would have been packed', async () => {
  const root = clone(makeRemote('sha1').remote);
  const rules = { rules: '*.md\n', 'dns/.terraformignore': { link: '../rules' } };
  layIn(root, { ...rules, 'dns/main.tf': '', 'dns/gone.tf': '', 'dns/notes.md': '' });
  commitIn(root);
  layIn(root, { 'dns/gone.tf': null, 'dns/notes.md': null });
  expect((await pack(join(root, 'dns'), root)).uncommitted).toEqual(['dns/gone.tf']);
});

test('with a missing alternate, files that look like secrets are excluded', async () => {
  const { remote } = makeRemote('sha1');
  const root = clone(remote, '--shared');
  rmSync(join(remote, '.git/objects'), { recursive: true });
  layIn(root, { id_rsa: 'key' });
  const { excluded, uncommitted } = await pack(root);
  expect(excluded.map(({ path }) => path)).toContain('id_rsa');
  expect(uncommitted).toBeUndefined();
});

test('nothing is known and nothing fails where the questions to git cannot be written', async () => {
  const { remote, head } = makeRemote('sha1');
  const root = clone(remote);
  // It is copied, and a directory cannot be. A full disk of temporary files does the same.
  layIn(root, { '.git/shallow/': '' });
  const repository = findKnownRepository(root, root);
  if (repository === undefined) throw new Error('no repository');
  expect(await openCommit(head as CommitId, repository, ports).bytes('main.tf')).toBeUndefined();
});

test('alternates of the judged files do not lead git elsewhere', async () => {
  const root = clone(makeRemote('sha1').remote);
  layIn(root, {
    'objects/info/alternates': '/nowhere\n',
    'refs/': '',
    HEAD: 'ref: refs/heads/main\n',
  });
  execFileSync('git', ['add', '--all'], { cwd: root });
  expect(await listTrackedFiles(root, root, ports)).toContain('objects/info/alternates');
});

test.each(['sha1', 'sha256'])('policies are fetched from a repository with %s', async (format) => {
  const { remote, head } = makeRemote(format);
  layIn(remote, { 'policies/a.rego': 'package a\n' });
  commitIn(remote);
  const commit = gitIn(remote, 'rev-parse', 'HEAD');
  const address = readPinnedAddress(`git::file://${remote}//policies?ref=${commit}`);
  const names = (pinned: typeof address) =>
    withPinned(pinned, ports, (tree) => readTree(tree).names(pinned.path));
  expect(await names(address)).toEqual(['a.rego']);
  const older = readPinnedAddress(`git::file://${remote}//policies?ref=${head}`);
  expect(await names(older)).toBeUndefined();
});
