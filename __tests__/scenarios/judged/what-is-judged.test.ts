/** The action as a step: what it packs, what the policies see, which workspaces a change concerns. */
import { chownSync, cpSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '../../support/jest.ts';
import { openRepository, type Repository } from '../../support/repository.ts';
import type { Ended, Step } from '../../support/runner.ts';
import { HEAD, pullRequestPayload, type Scenario } from '../../support/scenario.ts';
import { outcomeOf, startChanged } from './changed-repository.ts';

let scenario: Scenario;
let repository: Repository;
const files: string[] = [];
beforeEach(async () => {
  ({ scenario, repository } = await startChanged(files));
});
afterEach(() => scenario.close());

const EVIL = { 'infra/network/evil.tf': 'resource "terraform_data" "evil" {}\n' };
const HIDE = { 'infra/.terraformignore': '*.md\n/network/evil.tf\n' };
const RULE = '.terraformignore:2 /network/evil.tf';

/** What GitHub says the pull request changes. */
function changes(...paths: string[]): void {
  files.splice(0, files.length, ...paths);
}

async function run(
  sha: string,
  event: Step['event'] = { name: 'pull_request', payload: pullRequestPayload() },
  given: Record<string, string> = {},
): Promise<Ended> {
  return scenario.job.run(scenario.step({ event, with: given, env: { GITHUB_SHA: sha } }));
}

const outcome = (ended: Ended) => outcomeOf(ended, scenario);

const CLOSED = [1, 'undecided', 0, 0];
const GREEN = [0, 'passed', 1, 1];

describe('what the policies see', () => {
  test('a rule that comes with the pull request hides nothing from them', async () => {
    const sha = repository.commit({ ...EVIL, ...HIDE });
    changes('infra/network/evil.tf', 'infra/.terraformignore');
    const ended = await run(sha);
    expect(outcome(ended)).toEqual(CLOSED);
    const sentence = `Terraform would load network/evil.tf (${RULE}), but the policies do not get to see that, and this pull request adds or changes it. Remove the rules from .terraformignore, so that it is sent and judged.`;
    expect(ended.stdout).toContain(sentence);
    expect(scenario.comment()).toContain('the policies do not get to see that');
  });

  test('nor does an older rule hide a file that the pull request brings', async () => {
    repository.commit(HIDE);
    const sha = repository.commit(EVIL);
    changes('infra/network/evil.tf');
    const ended = await run(sha);
    expect(outcome(ended)).toEqual(CLOSED);
    expect(ended.stdout).toContain('and this pull request adds or changes it.');
  });

  test('what was hidden before is named, and the gate goes by what it saw', async () => {
    repository.commit({ ...HIDE, ...EVIL });
    const sha = repository.commit({ 'infra/network/main.tf': '# new\n' });
    changes('infra/network/main.tf');
    const ended = await run(sha, undefined, { comment: 'always' });
    expect(outcome(ended)).toEqual(GREEN);
    const notice = `Terraform would load network/evil.tf, but the policies do not get to see it: ${RULE}.`;
    expect(ended.stdout).toContain(`::warning::${notice}`);
    expect(scenario.github.comments(42)[0]?.body).toContain('the policies do not get to see it');
  });

  test('also where the list came along with the block of the default branch', async () => {
    repository.commit({ ...HIDE, ...EVIL });
    const sha = repository.commit({ 'infra/network/main.tf': '# new\n' });
    changes('infra/network/main.tf');
    const unnamed = { organization: '', workspace: '', annotate: 'off' };
    expect(outcome(await run(sha, undefined, unnamed))).toEqual(GREEN);
    expect(scenario.github.violations).toEqual([]);
  });

  test('a name of state or what looks like state hides nothing either', async () => {
    const resource = '{"resource":{"terraform_data":{"x":{}}},"locals":{"lineage":"a","serial":1}}';
    const evil = 'resource "terraform_data" "evil" {}\n';
    const sent = {
      'infra/network/a.tfstate.tf': evil,
      'infra/network/b.tfstate.auto.tfvars': '',
      'infra/network/c.tf.json': resource,
    };
    repository.commit({ 'infra/.terraformignore': undefined });
    const sha = repository.commit(sent);
    changes(...Object.keys(sent));
    const shipped = await run(sha);
    expect(outcome(shipped)).toEqual(GREEN);
    expect(shipped.stdout).not.toContain('withheld');

    const kept = {
      'infra/network/d.tf': { link: 'd.tfstate' },
      'infra/network/d.tfstate': evil,
      'infra/network/e.txt': '{"lineage":"a","serial":1}',
      'infra/network/f.tf': 'locals { e = try(file("${path.module}/e.txt"), "") }\n',
    };
    const next = repository.commit(kept);
    changes(...Object.keys(kept));
    const ended = await run(next);
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'undecided']);
    expect(ended.stdout).toContain('network/e.txt (state)');
  });

  test('a whole module, a file that is read, variables, and the lock count as well', async () => {
    const sha = repository.commit({
      'infra/.terraformignore': 'modules/vpc/\n*.txt\n*.tfvars\n.terraform.lock.hcl\n*.md\n',
      'infra/network/policy.txt': 'open',
      'infra/network/.terraform.lock.hcl': '',
      'infra/network/reads.tf': 'locals { p = file("${path.module}/policy.txt") }\n',
    });
    changes('infra/.terraformignore');
    const ended = await run(sha);
    expect(outcome(ended)).toEqual(CLOSED);
    for (const name of ['modules/vpc', 'network/.terraform.lock.hcl', 'network/policy.txt']) {
      expect(ended.stdout).toContain(name);
    }
    expect(ended.stdout).toContain('and 1 more');
    expect(ended.stdout).not.toContain('README.md');
  });

  const state = '{"version":4,"serial":1,"lineage":"a","outputs":{},"resources":[]}';
  test.each<[string, string, Record<string, string>]>([
    [
      'network/a.txt',
      'the directory of the process',
      {
        'infra/network/a.txt': 'open',
        'infra/network/reads.tf': 'locals { a = file("/proc/self/cwd/a.txt") }\n',
      },
    ],
    [
      'network/m/x_override.tf',
      'a module whose source ends with a slash',
      {
        'infra/network/m/main.tf': 'output "y" { value = 1 }\n',
        'infra/network/m/x_override.tf': 'output "y" { value = 2 }\n',
        'infra/network/reads.tf': 'module "m" {\n  source = "./m/"\n}\n',
      },
    ],
    [
      'network/base.state',
      'the state of another configuration',
      {
        'infra/network/base.state': state,
        'infra/network/reads.tf':
          'data "terraform_remote_state" "s" {\n  backend = "local"\n  config  = { path = "base.state" }\n}\n',
      },
    ],
    [
      'network/caf\u00e9.txt',
      'a name whose letters Terraform composes',
      {
        'infra/network/caf\u00e9.txt': 'open',
        'infra/network/reads.tf': 'locals { a = file("${"cafe"}\u0301.txt") }\n',
      },
    ],
  ])('%s is hidden, and read by way of %s', async (hidden, _, written) => {
    repository.commit({ 'infra/.terraformignore': `*.md\n/${hidden}\n` });
    const sha = repository.commit(written);
    const names = Object.keys(written);
    changes(...names);
    const ended = await run(sha);
    expect(outcome(ended)).toEqual(CLOSED);
    expect(ended.stdout).toContain(hidden);
  });

  describe('where the list of changes', () => {
    const queue = (sha: string, base?: string) => ({
      name: 'merge_group',
      payload: { merge_group: { head_sha: sha, ...(base && { base_sha: base }) } },
    });

    test('is not known, the gate stays closed', async () => {
      const sha = repository.commit({ ...EVIL, ...HIDE });
      const ended = await run(sha, queue(sha));
      expect(outcome(ended)).toEqual(CLOSED);
      expect(ended.stdout).toContain('and which files this pull request changes is not known.');
      // The same where nobody may ask.
      const payload = pullRequestPayload();
      const mute = await run(sha, { name: 'pull_request', payload }, { 'github-token': '' });
      expect(outcome(mute)).toEqual(CLOSED);
    });

    test('is of another commit than the one that is checked out, it is not known', async () => {
      repository.commit({ ...EVIL, ...HIDE });
      changes('README.md');
      expect(outcome(await run('f'.repeat(40)))).toEqual(CLOSED);
    });

    test('is known of a merge queue, it is gone by', async () => {
      const before = repository.commit(HIDE);
      const sha = repository.commit(EVIL);
      expect(outcome(await run(sha, queue(sha, before)))).toEqual(CLOSED);
      const next = repository.commit({ 'infra/network/main.tf': '# new\n' });
      expect(outcome(await run(next, queue(next, sha)))).toEqual(GREEN);
    });

    test('is one of a pull request that the event does not carry, it is looked up', async () => {
      const sha = repository.commit({ ...EVIL, ...HIDE });
      scenario.github.push(42, sha);
      changes('infra/.terraformignore');
      const payload = { workflow_run: { head_sha: sha, pull_requests: [{ number: 42 }] } };
      const ended = await run(HEAD, { name: 'workflow_run', payload });
      expect(outcome(ended)).toEqual(CLOSED);
      expect(ended.stdout).toContain('.terraformignore changes here and cannot be compared');
    });
  });

  test('a push to a branch of nobody else: named, and green', async () => {
    const sha = repository.commit({ ...EVIL, ...HIDE });
    const ended = await run(sha, { name: 'push', payload: {} });
    expect(outcome(ended)).toEqual(GREEN);
    expect(ended.stdout).toContain(`the policies do not get to see it: ${RULE}.`);
  });

  // Only root may hand a checkout to another user.
  const testAsRoot = process.getuid?.() === 0 ? test : test.skip;
  testAsRoot('variables are not left out because git will not answer', async () => {
    const sha = repository.commit();
    chownSync(repository.root, 12_345, 12_345);
    const ended = await run(sha);
    expect(outcome(ended)).toEqual(CLOSED);
    expect(ended.stdout).toContain(
      'Terraform would load network/terraform.tfvars: it looks like a credential, and git cannot say whether it is tracked (fatal: detected dubious ownership',
    );
    expect(ended.stdout).toContain('git config --global --add safe.directory');

    const trusted = `[safe]\n  directory = ${repository.root}\n`;
    writeFileSync(join(scenario.job.temp, '.gitconfig'), trusted);
    expect(outcome(await run(sha))).toEqual(GREEN);
  });

  test('variables of a checkout in a folder of its own are sent', async () => {
    const { workspace } = scenario.job;
    mkdirSync(join(workspace, 'src'));
    for (const name of ['.git', 'infra']) {
      renameSync(join(workspace, name), join(workspace, 'src', name));
    }
    const sha = openRepository(join(workspace, 'src')).commit({});
    const ended = await run(sha, undefined, { directory: 'src/infra/network' });
    expect(outcome(ended)).toEqual(GREEN);
    expect(ended.stdout).not.toContain('withheld');
    expect(ended.stdout).toContain('  infra/ → ');
  });
});

describe('what is packed', () => {
  test.each([
    ['the directory itself', 'current', 'infra/network', 'current'],
    ['a directory above it', 'live', 'infra', 'live/network'],
  ])('%s is no link, or nothing is asked of anybody', async (_, link, target, directory) => {
    const sha = repository.commit({ [link]: { link: target } });
    const ended = await run(sha, undefined, { directory });
    expect(outcome(ended)).toEqual(CLOSED);
    const sentence = `${link}: is a link to ${target}, and files that are judged must not choose what is packed; name what it leads to`;
    expect(ended.stdout).toContain(sentence);
    expect(scenario.service.requests).toEqual([]);
  });

  test('no link leads from one checkout into another', async () => {
    const { workspace } = scenario.job;
    const [ours, theirs] = [join(workspace, 'ours'), join(workspace, 'theirs')];
    mkdirSync(ours);
    renameSync(join(workspace, '.git'), join(ours, '.git'));
    renameSync(join(workspace, 'infra'), join(ours, 'infra'));
    openRepository(theirs).commit({ 'notes.txt': 'theirs' });
    const inner = openRepository(join(ours, 'inner'));
    inner.commit({ 'notes.txt': 'inner' });
    symlinkSync('../../../theirs/notes.txt', join(ours, 'infra/network/leak.txt'));
    symlinkSync('../../inner/notes.txt', join(ours, 'infra/network/other.txt'));
    const ended = await run(HEAD, undefined, { directory: 'ours/infra/network' });
    expect(outcome(ended)).toEqual(CLOSED);
    expect(ended.stdout).toContain(
      'network/leak.txt: links to ../../../theirs/notes.txt, outside the repository',
    );
    expect(ended.stdout).toContain(
      'network/other.txt: links to ../../inner/notes.txt, into another checkout',
    );
  });

  test('the working directory of a workspace does not lead out of the repository', async () => {
    const { workspace } = scenario.job;
    mkdirSync(join(workspace, 'network'));
    renameSync(join(workspace, '.git'), join(workspace, 'network/.git'));
    cpSync(join(workspace, 'infra/network'), join(workspace, 'network'), { recursive: true });
    writeFileSync(join(workspace, 'beside.tf'), '');
    const ended = await run(HEAD, undefined, { directory: 'network' });
    expect(outcome(ended)).toEqual(CLOSED);
    expect(ended.stdout).toContain('would be sent, but the repository is');
  });
});

describe('which workspaces a change concerns', () => {
  const affected = async (paths: string[], given: Record<string, string> = {}) => {
    const sha = repository.git('rev-parse', 'HEAD');
    changes(...paths);
    return run(sha, undefined, { 'affected-only': 'true', ...given });
  };

  test.each<[string, Record<string, string | { link: string }>, string]>([
    ['a local module outside of the directory', {}, 'infra/modules/vpc/subnets/main.tf'],
    [
      'what a link in the directory leads to',
      { 'infra/network/common.tf': { link: '../../shared/common.tf' }, 'shared/common.tf': '' },
      'shared/common.tf',
    ],
    [
      'a file that is read',
      {
        'infra/network/reads.tf': 'locals { p = file("../policies/a.txt") }\n',
        'infra/policies/a.txt': '{}',
      },
      'infra/policies/a.txt',
    ],
    ['the rules by which it is packed', {}, 'infra/.terraformignore'],
    ['a submodule or a link that holds the directory', {}, 'infra'],
  ])('%s', async (_, layout, changed) => {
    repository.commit(layout);
    expect(outcome(await affected([changed]))).toEqual(GREEN);
  });

  test('a list with nothing in it is no list, nor is one that cannot be had or is of other files', async () => {
    repository.commit({ 'docs/a.md': '' });
    expect(outcome(await affected([]))).toEqual(GREEN);
    const without = await affected(['docs/a.md'], { 'github-token': '' });
    expect(without.outputs['verdict']).toBe('passed');
    expect(scenario.service.runs()).toHaveLength(2);
    const given = { 'affected-only': 'true' };
    await run('f'.repeat(40), undefined, given);
    expect(scenario.service.runs()).toHaveLength(3);
  });

  test('none: the report says so, and it is no pass where policies are required', async () => {
    repository.commit({ 'docs/a.md': '' });
    const free = await affected(['docs/a.md'], { comment: 'always' });
    expect(outcome(free)).toEqual([0, 'passed', 0, 0]);
    const [comment] = scenario.github.comments(42);
    expect(comment?.body).toContain('no workspace is affected by this change');
    expect(comment?.body).toContain('Not affected by this change, and not planned: `net-prod`.');

    const strict = await affected(['docs/a.md'], { 'require-policies': 'true' });
    expect(outcome(strict)).toEqual(CLOSED);
    expect(strict.stdout).toContain('no policy was asked, and policies are required');
  });
});
