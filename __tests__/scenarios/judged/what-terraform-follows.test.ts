/** What leads Terraform to other files than the calls name: a committed module manifest, and submodules that are missing. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '../../support/jest.ts';
import { openRepository, type Repository } from '../../support/repository.ts';
import type { Ended, Step } from '../../support/runner.ts';
import { pullRequestPayload, type Scenario } from '../../support/scenario.ts';
import { outcomeOf, startChanged } from './changed-repository.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

let scenario: Scenario;
let repository: Repository;
const files: string[] = [];
beforeEach(async () => {
  ({ scenario, repository } = await startChanged(files));
});
afterEach(() => scenario.close());

const MANIFEST = 'infra/network/.terraform/modules/modules.json';
const CALL = { 'infra/network/call.tf': 'module "m" {\n  source = "./m"\n}\n' };
const MODULES = {
  'infra/network/m/main.tf': 'resource "terraform_data" "good" {}\n',
  'infra/evil/main.tf': 'resource "terraform_data" "evil" {}\n',
};
const HIDE = { 'infra/.terraformignore': '*.md\n/evil/\n' };

const leading = (directory: string) =>
  JSON.stringify({
    Modules: [
      { Key: '', Source: '', Dir: '.' },
      { Key: 'm', Source: './m', Dir: directory },
    ],
  });

const PUSH: Step['event'] = { name: 'push', payload: { ref: 'refs/heads/main' } };
const PULL: Step['event'] = { name: 'pull_request', payload: pullRequestPayload() };

async function run(sha: string, changes: string[], event = PULL, given = {}): Promise<Ended> {
  files.splice(0, files.length, ...changes);
  return scenario.job.run(
    scenario.step({ event, with: { comment: 'always', ...given }, env: { GITHUB_SHA: sha } }),
  );
}

const outcome = (ended: Ended) => outcomeOf(ended, scenario);
const CLOSED = [1, 'undecided', 0, 0];
const GREEN = [0, 'passed', 1, 1];

describe('a committed module manifest', () => {
  test.each<[string, Record<string, string>]>([
    ['with a rule that hides where it leads', HIDE],
    ['without a rule', {}],
  ])('that leads elsewhere closes the gate: %s', async (_, hidden) => {
    const evil = { [MANIFEST]: leading('../evil') };
    const sha = repository.commit({ ...CALL, ...MODULES, ...evil, ...hidden });
    const ended = await run(sha, Object.keys({ ...CALL, ...MODULES, ...evil, ...hidden }));
    expect(outcome(ended)).toEqual(CLOSED);
    const sentence =
      'network/.terraform/modules/modules.json says where modules are, and git tracks it: it leads module "m" to "../evil", and its source is "./m".';
    expect(ended.stdout).toContain(sentence);
    expect(ended.stdout).toContain('git rm --cached network/.terraform/modules/modules.json');
    expect(scenario.comment()).toContain('and its source is');
  });

  test('that leads elsewhere closes it also where it is on the target already, and after a push', async () => {
    repository.commit({ ...CALL, ...MODULES, [MANIFEST]: leading('../evil') });
    const sha = repository.commit({ 'infra/network/main.tf': '# new\n' });
    expect(outcome(await run(sha, ['infra/network/main.tf']))).toEqual(CLOSED);
    const pushed = await run(sha, [], PUSH, { comment: 'off' });
    expect([pushed.exitCode, pushed.outputs['verdict']]).toEqual([1, 'undecided']);
  });

  test('that leads where the calls say closes it while the pull request changes what is there', async () => {
    const sha = repository.commit({ ...CALL, ...MODULES, [MANIFEST]: leading('m') });
    const added = await run(sha, [MANIFEST]);
    expect(outcome(added)).toEqual(CLOSED);
    expect(added.stdout).toContain('this pull request changes what is in .terraform/');
    const inside = await run(sha, ['infra/network/.terraform/modules/r/main.tf']);
    expect(outcome(inside)).toEqual(CLOSED);
    const unknown = await run(sha, []);
    expect(unknown.stdout).toContain('which files this pull request changes is not known');
    expect(outcome(unknown)).toEqual(CLOSED);
    const other = await run(sha, ['infra/network/main.tf']);
    expect(outcome(other)).toEqual(GREEN);
    expect(scenario.comment()).toContain('says where modules are, and git tracks it');
  });

  test('of another directory than the one that runs is named, and closes nothing', async () => {
    const other = 'infra/network/m/.terraform/modules/modules.json';
    const sha = repository.commit({ ...CALL, ...MODULES, [other]: leading('../../evil') });
    const ended = await run(sha, [other]);
    expect(outcome(ended)).toEqual(GREEN);
    expect(ended.stdout).toContain('network/m/.terraform/modules/modules.json');
  });
});

test('one that nobody committed and that leads elsewhere is not sent, and the report says so', async () => {
  const sha = repository.commit({ ...CALL, ...MODULES });
  repository.write({ [MANIFEST]: leading('../evil') });
  const ended = await run(sha, ['infra/network/main.tf']);
  expect(outcome(ended)).toEqual(GREEN);
  expect(scenario.comment()).toContain('not what their calls say');
});

test('one that terraform init wrote here is sent, and not mentioned', async () => {
  const sha = repository.commit({ ...CALL, ...MODULES });
  repository.write({ [MANIFEST]: leading('m') });
  const ended = await run(sha, ['infra/network/main.tf']);
  expect(outcome(ended)).toEqual(GREEN);
  expect(ended.stdout).not.toContain('modules.json');
});

describe('a submodule that is not checked out', () => {
  /** The commit with the submodule at this path, as a checkout without `submodules` has it. */
  function withSubmodule(path: string, more: Record<string, string>): string {
    const library = openRepository(emptyDirectory());
    library.commit({ 'main.tf': 'resource "terraform_data" "bad" {}\n', 'a.json': '{}' });
    const local = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q'];
    repository.git(...local, library.root, path);
    const sha = repository.commit(more);
    repository.git('submodule', 'deinit', '-q', '-f', path);
    return sha;
  }

  test.each<[string, string, Record<string, string>, Step['event']]>([
    ['as a module', 'infra/network/m', CALL, PULL],
    ['as a module, after a push', 'infra/network/m', CALL, PUSH],
    [
      'above a module',
      'infra/library',
      { 'infra/network/call.tf': 'module "m" {\n  source = "../library/vpc"\n}\n' },
      PULL,
    ],
    [
      'where files are looked for',
      'infra/network/data',
      { 'infra/network/set.tf': 'locals {\n  s = fileset("${path.module}/data", "*.json")\n}\n' },
      PULL,
    ],
    [
      'where a file is tried',
      'infra/network/data',
      { 'infra/network/set.tf': 'locals {\n  s = try(file("data/a.json"), "")\n}\n' },
      PULL,
    ],
  ])('closes the gate %s', async (_, path, more, event) => {
    const sha = withSubmodule(path, more);
    const ended = await run(sha, ['infra/network/main.tf'], event, { comment: 'off' });
    expect(outcome(ended)).toEqual(CLOSED);
    expect(ended.stdout).toContain('is a submodule and not checked out');
    expect(ended.stdout).toContain('`submodules: true`');
  });

  test('closes it also with a file in its place, or without .gitmodules', async () => {
    const sha = withSubmodule('infra/network/m', CALL);
    repository.write({ 'infra/network/m/left.txt': '' });
    expect(outcome(await run(sha, ['infra/network/main.tf']))).toEqual(CLOSED);
    rmSync(join(repository.root, 'infra/network/m/left.txt'));
    repository.git('rm', '-q', '--cached', '.gitmodules');
    rmSync(join(repository.root, '.gitmodules'));
    const without = repository.git('rev-parse', 'HEAD');
    expect(outcome(await run(without, ['infra/network/main.tf']))).toEqual(CLOSED);
  });

  test('closes nothing where Terraform does not read it, nor once it is checked out', async () => {
    const sha = withSubmodule('infra/network/theme', {});
    expect(outcome(await run(sha, ['infra/network/main.tf']))).toEqual(GREEN);
    const called = repository.commit({
      'infra/network/call.tf': 'module "m" {\n  source = "./theme"\n}\n',
    });
    repository.git('-c', 'protocol.file.allow=always', 'submodule', 'update', '-q', '--init');
    const ended = await run(called, ['infra/network/main.tf']);
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([0, 'passed']);
  });
});
