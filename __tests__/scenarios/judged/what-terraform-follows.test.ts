/** What leads Terraform to other files than the calls name: a committed module manifest, and submodules that are missing. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '../../support/jest.ts';
import { openRepository, type Repository } from '../../support/repository.ts';
import type { Ended, Step } from '../../support/runner.ts';
import { pullRequestEvent, type Scenario } from '../../support/scenario.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';
import { CLOSED, expectOutcome, GREEN, startChanged } from './changed-repository.ts';

let scenario: Scenario;
let repository: Repository;
const files: string[] = [];
beforeEach(async () => {
  ({ scenario, repository } = await startChanged(files));
});
afterEach(() => scenario.close());

const MANIFEST = 'infra/network/.terraform/modules/modules.json';
const MAIN = ['infra/network/main.tf'];
const calling = (source: string) => ({
  'infra/network/call.tf': `module "m" {\n  source = "${source}"\n}\n`,
});
const CALL = calling('./m');
const MODULES = {
  'infra/network/m/main.tf': 'resource "terraform_data" "good" {}\n',
  'infra/evil/main.tf': 'resource "terraform_data" "evil" {}\n',
};

const leading = (directory: string) =>
  JSON.stringify({
    Modules: [
      { Key: '', Source: '', Dir: '.' },
      { Key: 'm', Source: './m', Dir: directory },
    ],
  });

const PUSH: Step['event'] = { name: 'push', payload: { ref: 'refs/heads/main' } };
const PULL: Step['event'] = pullRequestEvent();

async function run(sha: string, changes = MAIN, event = PULL, given = {}): Promise<Ended> {
  files.splice(0, files.length, ...changes);
  return scenario.run({ event, with: { comment: 'always', ...given }, env: { GITHUB_SHA: sha } });
}

describe('a committed module manifest', () => {
  test('that leads elsewhere closes the gate', async () => {
    const layout = { ...CALL, ...MODULES, [MANIFEST]: leading('../evil') };
    const ended = await run(repository.commit(layout), Object.keys(layout));
    expectOutcome(
      scenario,
      ended,
      CLOSED,
      'network/.terraform/modules/modules.json says where modules are, and git tracks it: it leads module "m" to "../evil", and its source is "./m".',
      'git rm --cached network/.terraform/modules/modules.json',
    );
    expect(scenario.comment()).toContain('and its source is');
  });

  test('that leads elsewhere closes it also where it is on the target already, and after a push', async () => {
    repository.commit({ ...CALL, ...MODULES, [MANIFEST]: leading('../evil') });
    const sha = repository.commit({ 'infra/network/main.tf': '# new\n' });
    expectOutcome(scenario, await run(sha), CLOSED);
    const pushed = await run(sha, [], PUSH, { comment: 'off' });
    expect([pushed.exitCode, pushed.outputs['verdict']]).toEqual([1, 'undecided']);
  });

  test('that leads where the calls say closes it while the pull request changes what is there', async () => {
    const sha = repository.commit({ ...CALL, ...MODULES, [MANIFEST]: leading('m') });
    const said = 'this pull request changes what is in .terraform/';
    expectOutcome(scenario, await run(sha, [MANIFEST]), CLOSED, said);
    const inside = await run(sha, ['infra/network/.terraform/modules/r/main.tf']);
    expectOutcome(scenario, inside, CLOSED);
    const unknown = 'which files this pull request changes is not known';
    expectOutcome(scenario, await run(sha, []), CLOSED, unknown);
    expectOutcome(scenario, await run(sha), GREEN);
    expect(scenario.comment()).toContain('says where modules are, and git tracks it');
  });
});

test('one that nobody committed and that leads elsewhere is not sent, and the report says so', async () => {
  const sha = repository.commit({ ...CALL, ...MODULES });
  repository.write({ [MANIFEST]: leading('../evil') });
  expectOutcome(scenario, await run(sha), GREEN);
  expect(scenario.comment()).toContain('not what their calls say');
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

  test.each<[string, string, Record<string, string>]>([
    ['as a module', 'infra/network/m', CALL],
    ['above a module', 'infra/library', calling('../library/vpc')],
    [
      'where a file is tried',
      'infra/network/data',
      { 'infra/network/set.tf': 'locals {\n  s = try(file("data/a.json"), "")\n}\n' },
    ],
  ])('closes the gate %s', async (_, path, more) => {
    const sha = withSubmodule(path, more);
    const ended = await run(sha, MAIN, PULL, { comment: 'off' });
    const says = ['is a submodule and not checked out', '`submodules: true`'];
    expectOutcome(scenario, ended, CLOSED, ...says);
  });

  test('closes it also with a file in its place, or without .gitmodules', async () => {
    const sha = withSubmodule('infra/network/m', CALL);
    repository.write({ 'infra/network/m/left.txt': '' });
    expectOutcome(scenario, await run(sha), CLOSED);
    rmSync(join(repository.root, 'infra/network/m/left.txt'));
    repository.git('rm', '-q', '--cached', '.gitmodules');
    rmSync(join(repository.root, '.gitmodules'));
    expectOutcome(scenario, await run(repository.git('rev-parse', 'HEAD')), CLOSED);
  });

  test('closes nothing where Terraform does not read it, nor once it is checked out', async () => {
    const sha = withSubmodule('infra/network/theme', {});
    expectOutcome(scenario, await run(sha), GREEN);
    const called = repository.commit(calling('./theme'));
    repository.git('-c', 'protocol.file.allow=always', 'submodule', 'update', '-q', '--init');
    const ended = await run(called);
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([0, 'passed']);
  });
});
