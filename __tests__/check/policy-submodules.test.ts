/** Policies in a submodule, behind a link or in a hidden directory: none of them is left out in silence. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPolicySet, readDirectoryPolicies } from '../../src/rego/policy-files.ts';
import { commitIn, commitOf, gitIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { planningProgram } from '../support/planning-program.ts';
import { pathWith, policyRepository, UNENCRYPTED } from '../support/policy-repository.ts';
import { openRepository } from '../support/repository.ts';
import { startScenario } from '../support/scenario.ts';
import { makeTree } from '../support/tree.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { filesOfCommit } from '../support/trusted-tree.ts';
import type { StoredFile } from '../support/github/state.ts';

const SOME = 'a'.repeat(40);

const lastCommit = (root: string) => filesOfCommit(root, commitOf(root, 'HEAD'));

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
    const reading = readPolicySet(withSubmodule(path), directory, about);
    await expect(reading).rejects.toThrow(/is a submodule, and its files are not in this commit/);
  });

  test('is refused because of a link to a directory, and of one that leads nowhere', async () => {
    const repository = openRepository(emptyDirectory());
    const read = (links: Record<string, { link: string }>) => {
      repository.commit({ 'shared/a.rego': '', 'policies/policies.hcl': '', ...links });
      return readPolicySet(lastCommit(repository.root), 'policies', about);
    };
    const linked = await read({ 'policies/b.rego': { link: '../shared/a.rego' } });
    expect(namesIn(linked)).toEqual(['b.rego', 'policies.hcl']);
    for (const link of ['../shared', '../gone']) {
      await expect(read({ 'policies/sub': { link } })).rejects.toThrow(
        /^"policies\/sub" is a link (?:to "shared", which is a directory|that leads to no file)\.$/,
      );
    }
    await expect(
      read({
        'policies/sub': { link: '../shared/a.rego' },
        'policies/c.rego': { link: '../gone' },
      }),
    ).rejects.toThrow('"policies/c.rego" is a link that leads to no file.');
  });

  test('is refused where a directory is too deep to be read', async () => {
    const repository = openRepository(emptyDirectory());
    const deep = Array.from({ length: 14 }, (_, level) => level).join('/');
    repository.commit({ [`policies/${deep}/a.rego`]: '' });
    const reading = readPolicySet(lastCommit(repository.root), 'policies', about);
    await expect(reading).rejects.toThrow('/11/12" is a directory that is too deep');
  });

  test('includes a directory whose name looks like a file', async () => {
    const repository = openRepository(emptyDirectory());
    repository.commit({ 'policies/x.json/a.rego': '', 'policies/b.md': { link: '../shared' } });
    const read = (directory: string) =>
      readPolicySet(lastCommit(repository.root), directory, about);
    await expect(read('policies')).rejects.toThrow(
      '"policies/b.md" is a link that leads to no file',
    );
    expect(namesIn(await read('policies/x.json'))).toEqual(['a.rego']);
    repository.commit({ 'policies/b.md': '' });
    expect(namesIn(await read('policies'))).toEqual(['x.json/a.rego']);
  });

  test('is not refused because of a submodule beside it', async () => {
    const set = await readPolicySet(withSubmodule('elsewhere'), 'policies', about);
    expect(namesIn(set)).toEqual(['policies.hcl']);
    expect(await readPolicySet(withSubmodule('elsewhere'), 'gone', about)).toBeUndefined();
  });

  test.each<[string, StoredFile, string]>([
    [
      'a submodule',
      { submodule: 'https://github.com/acme/policies' },
      '"policies/shared" is a submodule, and its files are not in',
    ],
    ['a link', { link: '../gone' }, '"policies/shared" is a link that leads to no file'],
    ['a link', { link: '../gone' }, '"policies/README.md" is a link that leads to no file'],
  ])('is refused because of %s, too, if it is read through GitHub', async (_, shared, said) => {
    const policies = {
      'policies/policies.hcl': '',
      'policies/LICENSE': '',
      [said.split('"')[1] ?? '']: shared,
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
  const reading = readDirectoryPolicies(join(root, 'policies'), 'policies', root);
  await expect(reading).rejects.toThrow(
    /"policies\/shared" is a submodule that is not checked out/,
  );
  writeFileSync(join(root, 'policies/shared/b.rego'), '');
  const set = await readDirectoryPolicies(join(root, 'policies'), 'policies', root);
  expect(namesIn(set)).toEqual(['a.rego', 'shared/b.rego']);
});

describe('a policy set on the disk of a person', () => {
  const readIn = ({ root, path }: ReturnType<typeof makeTree>) =>
    readDirectoryPolicies(path('policies'), 'policies', root);
  const read = (layout: Parameters<typeof makeTree>[0]) => readIn(makeTree(layout));

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

  test('has the file behind a link, and is refused because of one to a directory or to nothing', async () => {
    const tree = makeTree({ 'shared/a.rego': '', 'policies/b.rego': '' });
    symlinkSync('../shared/a.rego', tree.path('policies/c.rego'));
    expect(namesIn(await readIn(tree))).toEqual(['b.rego', 'c.rego']);
    for (const target of ['../shared', 'nowhere.md', tree.path('gone')]) {
      symlinkSync(target, tree.path('policies/sub'));
      await expect(readIn(tree)).rejects.toThrow(/^"policies\/sub" is a link/);
      rmSync(tree.path('policies/sub'));
    }
  });
});
