/** The action as a step: what it packs, what the policies see, which workspaces a change concerns, and what leads Terraform to other files. */
import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '../../support/jest.ts';
import { gitIn } from '../../support/git-in.ts';
import { openRepository, type Repository } from '../../support/repository.ts';
import type { Ended, Step } from '../../support/runner.ts';
import {
  BASE,
  HEAD,
  pullRequestEvent,
  startScenario,
  type Scenario,
  type StepChanges,
} from '../../support/scenario.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

const BLOCK_AT = 'infra/network/versions.tf';
let scenario: Scenario;
let repository: Repository;
/** What GitHub says the pull request changes; a test may set it before a job. */
const files: string[] = [];
/** What its default branch has besides. */
let onMain: Record<string, string> = {};
beforeEach(async () => {
  const pullRequests = [{ number: 42, headSha: HEAD, baseSha: BASE, files }];
  onMain = { [BLOCK_AT]: readFileSync(`examples/${BLOCK_AT}`, 'utf8') };
  const branches = { main: onMain };
  scenario = await startScenario({ github: { pullRequests, branches } });
  repository = openRepository(scenario.job.workspace);
});
afterEach(() => scenario.close());

const EVIL = { 'infra/network/evil.tf': 'resource "terraform_data" "evil" {}\n' };
const HIDE = { 'infra/.terraformignore': '*.md\n/network/evil.tf\n' };
const RULE = '.terraformignore:2 /network/evil.tf';

function changes(...paths: string[]): void {
  files.splice(0, files.length, ...paths);
}

const run = (
  sha: string,
  event?: Step['event'],
  given: Record<string, string> = {},
  keys?: StepChanges['keys'],
) =>
  scenario.run({
    ...(event && { event }),
    ...(keys && { keys }),
    with: given,
    env: { GITHUB_SHA: sha },
  });

/** The pull request commits these files and changes them, or others. */
async function propose(
  layout: Parameters<Repository['commit']>[0] & object,
  changed: readonly string[] = Object.keys(layout),
  given: Record<string, string> = {},
  keys?: StepChanges['keys'],
): Promise<Ended> {
  changes(...changed);
  return run(repository.commit(layout), undefined, given, keys);
}

/** Exit code, verdict, versions and runs on the service. */
const CLOSED = [1, 'undecided', 0, 0];
const GREEN = [0, 'passed', 1, 1];

function expectOutcome(
  { exitCode, outputs, stdout }: Ended,
  outcome: unknown[],
  ...says: string[]
): void {
  const { service } = scenario;
  const [versions, runs] = [service.versions(), service.runs()];
  expect([exitCode, outputs['verdict'], versions.length, runs.length]).toEqual(outcome);
  for (const words of says) expect(stdout).toContain(words);
}

describe('what the policies see', () => {
  test('a rule that comes with the pull request hides nothing from them', async () => {
    const ended = await propose({ ...EVIL, ...HIDE });
    const sentence = `With the changed .terraformignore Terraform would not load network/evil.tf (${RULE}) any more, and this pull request changes other files, too.`;
    const remedy = '\n  Merge this change by itself first, or take the rules out.\n';
    expectOutcome(ended, CLOSED, sentence, remedy);
    expect(scenario.comment()).toContain('would not load');
  });

  test('a rule by itself is judged as it will be, and the report lists what it excludes', async () => {
    repository.commit(EVIL);
    const ended = await propose(HIDE, undefined, { comment: 'always' });
    const notice = `After the merge Terraform does not load network/evil.tf (${RULE}) any more, because it is not sent; this pull request is judged without that.`;
    expectOutcome(ended, GREEN, notice);
    expect(ended.stdout).not.toContain('terraform_data.evil');
    expect(scenario.comment()).toContain('After the merge Terraform does not load');
  });

  test('a rule of the default branch hides no file that the pull request adds', async () => {
    Object.assign(onMain, HIDE);
    const ended = await propose({ ...EVIL, ...HIDE }, Object.keys(EVIL));
    const sentence = `Terraform would load network/evil.tf (${RULE}), but the policies do not get to see that, and this pull request adds or changes it.`;
    const remedy = '\n  Remove the rules from .terraformignore, so that it is sent and judged.\n';
    expectOutcome(ended, CLOSED, sentence, remedy);
    expect(scenario.comment()).toContain('the policies do not get to see that');
  });

  test('a sparse checkout hides no file that the pull request adds', async () => {
    const sha = repository.commit(EVIL);
    gitIn(scenario.job.workspace, 'sparse-checkout', 'set', '--no-cone', '/*', '!evil.tf');
    changes('README.md');
    expectOutcome(await run(sha), GREEN, 'not committed: infra/network/evil.tf');
    changes(...Object.keys(EVIL));
    const ended = await run(sha);
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'undecided']);
    const sentence =
      'Terraform would load network/evil.tf (is in the commit, and not in this checkout), but the policies do not get to see that, and this pull request adds or changes it.';
    expect(ended.stdout).toContain(sentence);
    const remedy = '\n  Check out whole directories, and let no step remove files of the commit.\n';
    expect(ended.stdout).toContain(remedy);
  });

  const NEW = { 'infra/network/main.tf': '# new\n' };
  test('what was hidden before is named, and the gate goes by what it saw', async () => {
    Object.assign(onMain, HIDE);
    repository.commit({ ...HIDE, ...EVIL });
    const ended = await propose(NEW, undefined, { comment: 'always' });
    const notice = `Terraform would load network/evil.tf, but the policies do not get to see it: ${RULE}.`;
    expectOutcome(ended, GREEN, `::warning::${notice}`);
    expect(scenario.github.comments(42)[0]?.body).toContain('the policies do not get to see it');
  });

  test('it is named as well where the list came with the block of the default branch', async () => {
    Object.assign(onMain, HIDE);
    repository.commit({ ...HIDE, ...EVIL });
    const unnamed = { organization: '', workspace: '' };
    expectOutcome(await propose(NEW, undefined, unnamed, { annotate: 'off' }), GREEN);
    expect(scenario.github.violations).toEqual([]);
  });

  describe('where the list of changes', () => {
    const queue = (sha: string, base?: string) => ({
      name: 'merge_group',
      payload: {
        merge_group: {
          base_ref: 'refs/heads/main',
          head_sha: sha,
          ...(base && { base_sha: base }),
        },
      },
    });

    test('is not known, the gate stays closed', async () => {
      const sha = repository.commit({ ...EVIL, ...HIDE });
      const unknown = 'and which files this pull request changes is not known.';
      expectOutcome(await run(sha, queue(sha)), CLOSED, unknown);
      expectOutcome(await run(sha, undefined, { 'github-token': '' }), CLOSED, unknown);
    });

    test('is known of a merge queue, it counts', async () => {
      Object.assign(onMain, HIDE);
      const before = repository.commit(HIDE);
      const sha = repository.commit(EVIL);
      expectOutcome(await run(sha, queue(sha, before)), CLOSED);
      const next = repository.commit({ 'infra/network/main.tf': '# new\n' });
      expectOutcome(await run(next, queue(next, sha)), GREEN);
    });

    test('is not in the event, it is looked up', async () => {
      const sha = repository.commit({ ...EVIL, ...HIDE });
      scenario.github.push(42, sha);
      changes('infra/.terraformignore', ...Object.keys(EVIL));
      const payload = { workflow_run: { head_sha: sha, pull_requests: [{ number: 42 }] } };
      const ended = await run(HEAD, { name: 'workflow_run', payload });
      expectOutcome(ended, CLOSED, 'Terraform would not load network/evil.tf');
    });
  });

  test('a push to a branch of the repository is green, and names what is hidden', async () => {
    const sha = repository.commit({ ...EVIL, ...HIDE });
    const ended = await run(sha, { name: 'push', payload: {} });
    expectOutcome(ended, GREEN, `the policies do not get to see it: ${RULE}.`);
  });

  test('variables of a checkout in a folder of its own are sent', async () => {
    const { workspace } = scenario.job;
    mkdirSync(join(workspace, 'src'));
    for (const name of ['.git', 'infra']) {
      renameSync(join(workspace, name), join(workspace, 'src', name));
    }
    const sha = openRepository(join(workspace, 'src')).commit({});
    const ended = await run(sha, undefined, { directory: 'src/infra/network' });
    expectOutcome(ended, GREEN, '  infra/ → ');
    expect(ended.stdout).not.toContain('excluded');
  });
});

describe('what is packed', () => {
  test.each([
    ['the directory itself', 'current', 'infra/network', 'current'],
    ['a directory above it', 'live', 'infra', 'live/network'],
  ])('%s must not be a link, or no request is sent', async (_, link, target, directory) => {
    const sha = repository.commit({ [link]: { link: target } });
    const sentence = `${link}: is a link to ${target}, and files that are judged must not choose what is packed; name what it leads to`;
    expectOutcome(await run(sha, undefined, { directory }), CLOSED, sentence);
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
    expectOutcome(
      ended,
      CLOSED,
      'network/leak.txt: links to ../../../theirs/notes.txt, outside the repository',
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
    expectOutcome(
      ended,
      CLOSED,
      'The workspace runs in network, so what would be sent is above the repository.',
      "Point `directory` at the directory of the repository that contains the working directory, or change the working directory in the workspace's settings.",
    );
  });
});

describe('which workspaces a change concerns', () => {
  const AFFECTED = { 'affected-only': true };
  const affected = (
    paths: string[],
    given: Record<string, string> = {},
    keys: StepChanges['keys'] = {},
  ) => {
    changes(...paths);
    const sha = repository.git('rev-parse', 'HEAD');
    return run(sha, undefined, given, { ...AFFECTED, ...keys });
  };

  test('a change of its .terraformignore concerns a workspace', async () => {
    repository.commit();
    expectOutcome(await affected(['infra/.terraformignore']), GREEN);
  });

  test.each(['pull_request', 'pull_request_review', 'pull_request_review_comment'])(
    '%s: the list is that of the merge which this event checks out',
    async (name) => {
      changes('docs/a.md');
      const sha = repository.commit({ 'docs/a.md': '' });
      const event = pullRequestEvent({}, name);
      expectOutcome(await run(sha, event, {}, AFFECTED), [0, 'passed', 0, 0]);
    },
  );

  test('an empty list, or one of other files, is no list', async () => {
    repository.commit({ 'docs/a.md': '' });
    expectOutcome(await affected([]), GREEN);
    await run('f'.repeat(40), undefined, {}, AFFECTED);
    expect(scenario.service.runs()).toHaveLength(2);
  });

  test('where it concerns none, the report says so, and that is no pass where policies are required', async () => {
    repository.commit({ 'docs/a.md': '' });
    const free = await affected(['docs/a.md'], { comment: 'always' });
    expectOutcome(free, [0, 'passed', 0, 0]);
    const [comment] = scenario.github.comments(42);
    expect(comment?.body).toContain('no workspace is affected by this change');
    expect(comment?.body).toContain('Not affected by this change, and not planned: `net-prod`.');

    const strict = await affected(['docs/a.md'], {}, { 'require-policies': true });
    expectOutcome(strict, CLOSED, 'no policy was asked, and policies are required');
  });
});

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

/** A job on the commit, of a pull request that changes these files. */
function follow(sha: string, paths = MAIN, event?: Step['event'], given = {}): Promise<Ended> {
  changes(...paths);
  return run(sha, event, { comment: 'always', ...given });
}

describe('a committed module manifest', () => {
  test('that leads elsewhere closes the gate', async () => {
    const layout = { ...CALL, ...MODULES, [MANIFEST]: leading('../evil') };
    const ended = await follow(repository.commit(layout), Object.keys(layout));
    expectOutcome(
      ended,
      CLOSED,
      'network/.terraform/modules/modules.json says where modules are, and git tracks it: it leads module "m" to "../evil", and its source is "./m". Terraform follows it in every checkout, and the policies do not get to see that.',
      '\n  Remove it:\n      git rm --cached network/.terraform/modules/modules.json\n    and add .terraform/ to .gitignore.\n',
    );
    expect(scenario.comment()).toContain('and its source is');
  });

  test('that leads elsewhere closes it also where it is on the target already, and after a push', async () => {
    repository.commit({ ...CALL, ...MODULES, [MANIFEST]: leading('../evil') });
    const sha = repository.commit({ 'infra/network/main.tf': '# new\n' });
    expectOutcome(await follow(sha), CLOSED);
    const pushed = await follow(sha, [], PUSH, { comment: 'off' });
    expect([pushed.exitCode, pushed.outputs['verdict']]).toEqual([1, 'undecided']);
  });

  test('that leads where the calls say closes it while the pull request changes what is there', async () => {
    const sha = repository.commit({ ...CALL, ...MODULES, [MANIFEST]: leading('m') });
    const said = 'this pull request changes what is in .terraform/';
    expectOutcome(await follow(sha, [MANIFEST]), CLOSED, said);
    const inside = await follow(sha, ['infra/network/.terraform/modules/r/main.tf']);
    expectOutcome(inside, CLOSED);
    const unknown = 'which files this pull request changes is not known';
    expectOutcome(await follow(sha, []), CLOSED, unknown);
    expectOutcome(await follow(sha), GREEN);
    expect(scenario.comment()).toContain('says where modules are, and git tracks it');
  });
});

test('an uncommitted manifest that leads elsewhere is not sent, and the report says so', async () => {
  const sha = repository.commit({ ...CALL, ...MODULES });
  repository.write({ [MANIFEST]: leading('../evil') });
  expectOutcome(await follow(sha), GREEN);
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
    const ended = await follow(sha, MAIN, undefined, { comment: 'off' });
    const says = [
      'is a submodule and not checked out',
      '\n  Check it out: submodules: true (or recursive) ',
    ];
    expectOutcome(ended, CLOSED, ...says);
  });

  test('closes it also with a file in its place, or without .gitmodules', async () => {
    const sha = withSubmodule('infra/network/m', CALL);
    repository.write({ 'infra/network/m/left.txt': '' });
    expectOutcome(await follow(sha), CLOSED);
    rmSync(join(repository.root, 'infra/network/m/left.txt'));
    repository.git('rm', '-q', '--cached', '.gitmodules');
    rmSync(join(repository.root, '.gitmodules'));
    expectOutcome(await follow(repository.git('rev-parse', 'HEAD')), CLOSED);
  });

  test('closes nothing where Terraform does not read it, nor once it is checked out', async () => {
    const sha = withSubmodule('infra/network/theme', {});
    expectOutcome(await follow(sha), GREEN);
    const called = repository.commit(calling('./theme'));
    repository.git('-c', 'protocol.file.allow=always', 'submodule', 'update', '-q', '--init');
    const ended = await follow(called);
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([0, 'passed']);
  });
});
