/** Policies in a submodule, behind a link or in a hidden directory: none of them is left out in silence. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommitPolicies, readDirectoryPolicies } from '../../src/rego/policy-files.ts';
import { execute } from '../../src/machine/execute.ts';
import { openAt } from '../../src/machine/find-repository.ts';
import { filesAt } from '../../src/trust/git-files.ts';
import { asTrusted } from '../../src/trust/tree.ts';
import { commitIn, commitOf, gitIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { planningProgram } from '../support/planning-program.ts';
import { pathWith, policyRepository, UNENCRYPTED } from '../support/policy-repository.ts';
import { openRepository } from '../support/repository.ts';
import { startScenario } from '../support/scenario.ts';
import { makeTree } from '../support/tree.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import type { StoredFile } from '../support/github/state.ts';

const SOME = 'a'.repeat(40);

const ports = { execute, environment: { PATH: process.env['PATH'] } };

/** The files of the last commit. */
function lastCommit(root: string) {
  const repository = openAt(root);
  if (repository === undefined) throw new Error('no repository');
  return asTrusted(filesAt(commitOf(root, 'HEAD'), repository, ports));
}

/** A repository with a submodule at this path, and the commit with it. */
function withSubmodule(path: string) {
  const { root, git, commit } = openRepository(emptyDirectory());
  commit({ 'policies/LICENSE': '', 'policies/policies.hcl': '' });
  git('update-index', '--add', '--cacheinfo', `160000,${SOME},${path}`);
  git('commit', '-q', '-m', 'submodule');
  return lastCommit(root);
}

const namesIn = (set: { files: ReadonlyMap<string, unknown> } | undefined) => [
  ...(set?.files.keys() ?? []),
];

describe('a policy set of the default branch', () => {
  const about = { name: 'policies', shownAs: 'policies' };

  test.each([
    ['policies/shared', 'policies'],
    ['policies/one/two', 'policies'],
    ['policies/x.rego', 'policies'],
    ['vendor', 'vendor'],
    ['vendor', 'vendor/policies/deep'],
  ])('is refused because of a submodule at %s, if the set is at %s', async (path, directory) => {
    const reading = readCommitPolicies(withSubmodule(path), directory, about);
    await expect(reading).rejects.toThrow(/is a submodule, and its files are not in this commit/);
  });

  test('is refused because of a link to a directory, and of one that leads nowhere', async () => {
    const repository = openRepository(emptyDirectory());
    const read = (links: Record<string, { link: string }>) => {
      repository.commit({ 'shared/a.rego': '', 'policies/policies.hcl': '', ...links });
      return readCommitPolicies(lastCommit(repository.root), 'policies', about);
    };
    const linked = await read({ 'policies/b.rego': { link: '../shared/a.rego' } });
    expect(namesIn(linked)).toEqual(['b.rego', 'policies.hcl']);
    for (const link of ['../shared', '../gone']) {
      await expect(read({ 'policies/sub': { link } })).rejects.toThrow(
        '"policies" cannot be read as a whole: policies/sub is a link that leads to no file here',
      );
    }
    await expect(
      read({
        'policies/sub': { link: '../shared/a.rego' },
        'policies/c.rego': { link: '../gone' },
      }),
    ).rejects.toThrow('"policies" has c.rego, and no file could be read there from the commit');
  });

  test('is refused where a directory is too deep to be read', async () => {
    const repository = openRepository(emptyDirectory());
    const deep = Array.from({ length: 14 }, (_, level) => level).join('/');
    repository.commit({ [`policies/${deep}/a.rego`]: '' });
    const reading = readCommitPolicies(lastCommit(repository.root), 'policies', about);
    await expect(reading).rejects.toThrow('/11/12/13, and none below it is read');
  });

  test('includes a directory whose name looks like a file', async () => {
    const repository = openRepository(emptyDirectory());
    repository.commit({ 'policies/x.json/a.rego': '', 'policies/b.md': { link: '../shared' } });
    const read = (directory: string) =>
      readCommitPolicies(lastCommit(repository.root), directory, about);
    await expect(read('policies')).rejects.toThrow(
      'policies/b.md is a link that leads to no file here',
    );
    expect(namesIn(await read('policies/x.json'))).toEqual(['a.rego']);
    repository.commit({ 'policies/b.md': '' });
    expect(namesIn(await read('policies'))).toEqual(['x.json/a.rego']);
  });

  test('is not refused because of a submodule beside it', async () => {
    const set = await readCommitPolicies(withSubmodule('elsewhere'), 'policies', about);
    expect(namesIn(set)).toEqual(['policies.hcl']);
    expect(await readCommitPolicies(withSubmodule('elsewhere'), 'gone', about)).toBeUndefined();
  });

  test.each<[string, StoredFile, string]>([
    [
      'a submodule',
      { submodule: 'https://github.com/acme/policies' },
      'policies/shared is a submodule, and its files are not in',
    ],
    ['a link', { link: '../gone' }, 'policies/shared is a link that leads to no file here'],
    ['a link', { link: '../gone' }, 'policies/README.md is a link that leads to no file here'],
  ])('is refused because of %s, too, if it is read through GitHub', async (_, shared, said) => {
    const policies = {
      'policies/policies.hcl': '',
      'policies/LICENSE': '',
      [said.split(' ')[0] ?? '']: shared,
    };
    const scenario = await startScenario({ github: { branches: { main: policies } } });
    const repository = policyRepository({ 'main.tf': '' });
    const { workspace } = scenario.job;
    mkdirSync(join(workspace, 'mine'));
    writeFileSync(join(workspace, 'mine/main.tf'), UNENCRYPTED);
    gitIn(workspace, 'remote', 'add', 'origin', `file://${repository.origin}`);
    const given = { local: 'true', policies: 'policies', directory: 'mine' };
    const none = { hostname: '', token: '', organization: '', workspace: '' };
    const env = { PATH: pathWith(planningProgram()) };
    const ended = await scenario.job.run(scenario.step({ with: { ...none, ...given }, env }));
    expect(ended.stdout).toContain(said);
    expect(ended.exitCode).toBe(1);
    await scenario.close();
  });
});

test('a submodule that is not checked out is named on the disk of a person', async () => {
  const { root } = openRepository(emptyDirectory());
  const module = '[submodule "x"]\n\tpath = policies/shared\n\turl = ../x\n';
  for (const [path, text] of Object.entries({ '.gitmodules': module, 'policies/a.rego': '' })) {
    mkdirSync(join(root, 'policies/shared'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  commitIn(root);
  const reading = readDirectoryPolicies(join(root, 'policies'), 'policies', true);
  await expect(reading).rejects.toThrow(
    /"policies\/shared" is a submodule that is not checked out/,
  );
  writeFileSync(join(root, 'policies/shared/b.rego'), '');
  const set = await readDirectoryPolicies(join(root, 'policies'), 'policies', true);
  expect(namesIn(set)).toEqual(['a.rego', 'shared/b.rego']);
});

describe('a policy set on the disk of a person', () => {
  const read = (layout: Parameters<typeof makeTree>[0]) =>
    readDirectoryPolicies(makeTree(layout).path('policies'), 'policies', true);

  test('includes hidden directories, but for those of programs', async () => {
    const set = await read({
      'policies/.shared/a.rego': '',
      'policies/.git/b.rego': '',
      'policies/.regal/rules/c.rego': '',
      'policies/.terraform/modules/d.rego': '',
      'policies/node_modules/e.rego': '',
    });
    expect(namesIn(set)).toEqual(['.shared/a.rego']);
  });

  test('follows a link to a directory, and is refused because of one that leads nowhere', async () => {
    const tree = makeTree({ 'shared/a.rego': '', 'policies/b.rego': '' });
    symlinkSync('../shared', tree.path('policies/sub'));
    const set = await readDirectoryPolicies(tree.path('policies'), 'policies', true);
    expect(namesIn(set)).toEqual(['b.rego', 'sub/a.rego']);
    symlinkSync('nowhere.md', tree.path('policies/README.md'));
    symlinkSync(tree.path('gone'), tree.path('policies/other'));
    await expect(readDirectoryPolicies(tree.path('policies'), 'policies', true)).rejects.toThrow(
      'other is a link that leads to no file here',
    );
  });
});
