/** Policies in a submodule are in no commit of the repository: none of them is left out in silence. */
import { mkdirSync, writeFileSync } from 'node:fs';
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
import { emptyDirectory } from '../support/empty-directory.ts';

const SOME = 'a'.repeat(40);

/** A repository with a submodule at this path, and the commit with it. */
function withSubmodule(path: string) {
  const { root, git, commit } = openRepository(emptyDirectory());
  commit({ 'policies/LICENSE': '', 'policies/policies.hcl': '' });
  git('update-index', '--add', '--cacheinfo', `160000,${SOME},${path}`);
  git('commit', '-q', '-m', 'submodule');
  const repository = openAt(root);
  if (repository === undefined) throw new Error('no repository');
  const ports = { execute, environment: { PATH: process.env['PATH'] } };
  return asTrusted(filesAt(commitOf(root, 'HEAD'), repository, ports));
}

describe('of the default branch', () => {
  const about = { name: 'policies', shownAs: 'policies' };

  test.each([
    ['policies/shared', 'policies'],
    ['policies/one/two', 'policies'],
    ['policies/x.rego', 'policies'],
    ['vendor', 'vendor'],
    ['vendor', 'vendor/policies/deep'],
  ])('%s closes a set at %s', async (path, directory) => {
    const reading = readCommitPolicies(withSubmodule(path), directory, about);
    await expect(reading).rejects.toThrow(/is a submodule, and its files are not in this commit/);
  });

  test('beside the set it is nothing', async () => {
    const set = await readCommitPolicies(withSubmodule('elsewhere'), 'policies', about);
    expect([...(set?.files.keys() ?? [])]).toEqual(['policies.hcl']);
    expect(await readCommitPolicies(withSubmodule('elsewhere'), 'gone', about)).toBeUndefined();
  });

  test('read through GitHub', async () => {
    const policies = {
      'policies/policies.hcl': '',
      'policies/LICENSE': '',
      'policies/shared': { submodule: 'https://github.com/acme/policies' },
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
    expect(ended.stdout).toContain('policies/shared is a submodule, and its files are not in');
    expect(ended.exitCode).toBe(1);
    await scenario.close();
  });
});

test('on the disk of a person, a submodule that is not checked out is named', async () => {
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
  expect([...(set?.files.keys() ?? [])]).toEqual(['a.rego', 'shared/b.rego']);
});
