/** Which pushes add nothing but a merge of the base branch: git makes each again. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '../../src/machine/execute.ts';
import { pushedMerges } from '../../src/hosts/github/pushes.ts';
import { findCleanMerges } from '../../src/trust/clean-merges.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitOf } from '../support/git-in.ts';
import { expect, test } from '../support/jest.ts';
import { openRepository, type Repository } from '../support/repository.ts';

const LINES = Array.from({ length: 20 }, (_, index) => `line ${index}`);
const withLine = (at: number, text: string) => `${LINES.with(at, text).join('\n')}\n`;

/** A branch of one commit, and a base branch that went on. */
function begun() {
  const repository = openRepository(emptyDirectory());
  const { git, commit } = repository;
  commit({ 'main.tf': `${LINES.join('\n')}\n` });
  git('checkout', '-q', '-b', 'change');
  const before = commit({ 'main.tf': withLine(1, 'ours'), 'ours.tf': 'a\n' });
  git('checkout', '-q', 'main');
  const base = commit({ 'main.tf': withLine(18, 'theirs'), 'theirs.tf': 'b\n' });
  git('checkout', '-q', 'change');
  return { ...repository, before, base };
}
type Begun = ReturnType<typeof begun>;
const merged = ({ git, root }: Repository) => {
  git('merge', '-q', '--no-ff', '--no-edit', 'main');
  return commitOf(root, 'HEAD');
};

/** What a job finds out that has this clone. */
async function find({ root, before, git }: Begun, id: string) {
  // As the host compares: what the base branch has.
  const ofMain = git('rev-list', 'refs/heads/main').split('\n');
  const isOfBase = async (commit: string) => ofMain.includes(commit);
  const parents = git('rev-list', '--parents', '--max-count=1', id).split(' ').slice(1);
  const pushed = pushedMerges([{ before, after: id }], [{ id, parents }]);
  const ports = { execute, environment: process.env };
  const found = await findCleanMerges(pushed, isOfBase, { workingDirectory: root, ports });
  return { clean: [...found.clean], why: found.why };
}
const NONE = { clean: [], why: undefined };

test('a merge of the base branch that git makes by itself', async () => {
  const world = begun();
  const id = merged(world);
  const objects = () => readdirSync(join(world.root, '.git/objects'), { recursive: true }).length;
  const [before, tags] = [objects(), world.git('for-each-ref')];
  expect(await find(world, id)).toEqual({ clean: [id], why: undefined });
  expect([objects(), world.git('for-each-ref')]).toEqual([before, tags]);
});

test.each<[string, (world: Begun) => string]>([
  [
    'with a change of its own beside it',
    (world) => {
      world.git('merge', '-q', '--no-ff', '--no-commit', 'main');
      return world.commit({ 'evil.tf': 'c\n' });
    },
  ],
  [
    'without what the base branch changed',
    ({ git, root }) => {
      git('merge', '-q', '--no-ff', '--no-edit', '-s', 'ours', 'main');
      return commitOf(root, 'HEAD');
    },
  ],
  [
    'of another branch, merged as git does it',
    ({ git, root, commit }) => {
      git('checkout', '-q', '-b', 'other', 'main');
      commit({ 'evil.tf': 'c\n' });
      git('checkout', '-q', 'change');
      git('merge', '-q', '--no-ff', '--no-edit', 'other');
      return commitOf(root, 'HEAD');
    },
  ],
  [
    'of a tag that is called like the base branch',
    ({ git, root, commit }) => {
      git('checkout', '-q', '-b', 'other', 'main');
      commit({ 'evil.tf': 'c\n' });
      git('tag', 'main');
      git('checkout', '-q', 'change');
      git('merge', '-q', '--no-ff', '--no-edit', 'refs/tags/main');
      return commitOf(root, 'HEAD');
    },
  ],
  [
    'with a conflict that somebody resolved',
    (world) => {
      world.git('checkout', '-q', 'main');
      world.commit({ 'ours.tf': 'z\n' });
      world.git('checkout', '-q', 'change');
      try {
        world.git('merge', '-q', '--no-ff', 'main');
      } catch {
        // Both sides added the file.
      }
      return world.commit({ 'ours.tf': 'evil\n' });
    },
  ],
  [
    'into the base branch, the other way round',
    ({ git, root }) => {
      git('checkout', '-q', '-b', 'turned', 'main');
      git('merge', '-q', '--no-ff', '--no-edit', 'change');
      return commitOf(root, 'HEAD');
    },
  ],
  [
    'pushed with one more commit before it',
    (world) => {
      world.commit({ 'evil.tf': 'c\n' });
      return merged(world);
    },
  ],
  [
    'with a third parent',
    ({ git, root, commit }) => {
      git('checkout', '-q', '-b', 'other', 'main~1');
      commit({ 'evil.tf': 'c\n' });
      git('checkout', '-q', 'change');
      git('merge', '-q', '--no-edit', 'main', 'other');
      return commitOf(root, 'HEAD');
    },
  ],
  ['that is no merge', ({ commit }) => commit({ 'evil.tf': 'c\n' })],
])('none is one %s', async (_, push) => {
  const world = begun();
  expect(await find(world, push(world))).toEqual(NONE);
});

test('nothing that the repository names is run, and its attributes do not count', async () => {
  const world = begun();
  const ran = join(world.root, '.git/ran');
  world.git('config', 'merge.evil.driver', `touch ${ran}`);
  world.git('config', 'merge.default', 'evil');
  world.git('config', 'filter.evil.smudge', `touch ${ran}`);
  world.write({ '.git/info/attributes': '* merge=evil filter=evil\n' });
  const before = world.commit({ '.gitattributes': '* merge=evil filter=evil\n' });
  world.git('merge', '-q', '--no-ff', '--no-commit', '-s', 'ours', 'main');
  const evil = world.commit({ 'evil.tf': 'c\n' });
  expect(await find({ ...world, before }, evil)).toEqual(NONE);
  expect(existsSync(ran)).toBe(false);
});

test('a clone that is cut, or is not there, says so', async () => {
  const world = begun();
  const id = merged(world);
  world.write({ '.git/shallow': `${world.base}\n` });
  const cut = await find(world, id);
  expect([cut.clean, cut.why]).toEqual([[], expect.stringContaining('fetch-depth: 0')]);

  const elsewhere = begun();
  const pushed = [{ id: 'e'.repeat(40), before: elsewhere.before }];
  const ports = { execute, environment: process.env };
  for (const workingDirectory of [elsewhere.root, emptyDirectory()]) {
    const found = await findCleanMerges(pushed, async () => true, {
      workingDirectory,
      ports,
    });
    expect([found.clean.size, found.why]).toEqual([0, expect.stringContaining('fetch-depth: 0')]);
  }
});
