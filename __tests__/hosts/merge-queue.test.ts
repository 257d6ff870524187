/** Which files a merge queue changes: git says it, and where the clone has no history, GitHub's comparison. Merge trains of GitLab. */
import { textOf } from '../../src/model/finding.ts';
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSend } from '../../src/client/http/send.ts';
import { openCiJob } from '../../src/hosts/ci-job.ts';
import { connectGitHub } from '../../src/hosts/github/calls.ts';
import { readEvent } from '../../src/hosts/github/event.ts';
import { github as hostOfGitHub } from '../../src/hosts/github/github.ts';
import { gitHubHost } from '../../src/hosts/github/job.ts';
import { toRequestBase } from '../../src/model/request-base.ts';
import { execute } from '../../src/machine/execute.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { gitIn } from '../support/git-in.ts';
import type { JudgedChange } from '../../src/hosts/judged-change.ts';
import { mayReadWholePlan } from '../../src/trust/change-origin.ts';
import {
  type GitHubOptions,
  instead,
  type RunningGitHub,
  startGitHub,
} from '../support/github/start-github.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterAll, describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { HOSTS } from '../../src/features.ts';

const send = createSend({ environment: {} });
afterAll(() => send.close());

const folder = realpathSync(emptyDirectory());
const origin = openRepository(join(folder, 'origin'));
const base = origin.commit({ 'a/main.tf': '# a\n', 'b/main.tf': '# b\n' });
const head = origin.commit({ 'b/main.tf': '# changed\n' });
const GROUP = { base_sha: base, head_sha: head, base_ref: 'refs/heads/main' };
let clones = 0;

/** A clone as `actions/checkout` makes it: with one commit, unless it is said otherwise. */
function clone(...depth: string[]): string {
  const path = join(folder, `clone-${clones++}`);
  mkdirSync(path);
  gitIn(path, 'clone', '--quiet', ...depth, `file://${origin.root}`, '.');
  return path;
}
const shallow = () => clone('--depth', '1');

/** What a job of this group says that it changes, and what it asked GitHub for. */
async function changedIn(
  workspace: string,
  more: Partial<GitHubOptions> = {},
  group: object = GROUP,
) {
  return inGroup(workspace, { more, group }, async (subject, github) => {
    const changed = await subject.changedFiles();
    const compared = github.requests.filter(({ path }) => path.includes('/compare/'));
    return { changed: changed?.sort(), asked: compared.length };
  });
}

/** Calls `use` in a job of this group. */
async function inGroup<T>(
  workspace: string,
  how: { more?: Partial<GitHubOptions>; group?: object; asksWholePlan?: boolean },
  use: (subject: JudgedChange, github: RunningGitHub) => Promise<T>,
): Promise<T> {
  const { more = {}, group = GROUP, asksWholePlan } = how;
  const github = await startGitHub(more);
  const payload = { merge_group: group };
  const environment = {
    PATH: process.env['PATH'],
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'merge_group',
    GITHUB_REPOSITORY: 'acme/infra',
    GITHUB_SHA: head,
    GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-42-0',
    GITHUB_WORKSPACE: workspace,
    GITHUB_SERVER_URL: github.serverUrl,
  };
  const inputs = { token: 't0ken', organization: 'acme', workspaces: 'net-prod' };
  const read = readSettings({ inputs, environment, entryPoint: 'action' });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { gate, plan, report, job: jobSettings } = read.settings;
  const { signal } = new AbortController();
  const ports = { send, clock: instantClock(), random: () => 0.5, execute, signal, environment };
  const event = readEvent({ environment, payload });
  const connection = connectGitHub(github.access, { ...ports, deadline: () => Infinity });
  const step = { event, payload, inputs, github: connection, sendUntil: () => undefined };
  const host = gitHubHost(step, hostOfGitHub);
  try {
    const job = await openCiJob({ hosts: HOSTS, ...ports, workingDirectory: workspace, host });
    const place = { directory: workspace, root: workspace, deadline: 60_000 };
    const settings = { gate, plan, report, job: jobSettings, asksWholePlan };
    const subject = await job.subject(settings, place);
    if ('refused' in subject) throw new Error(textOf(subject.refused));
    const used = await use(subject, github);
    expect(github.violations).toEqual([]);
    return used;
  } finally {
    await github.stop();
  }
}

const asGitHubSays = (files: NonNullable<GitHubOptions['comparisons']>[string]) => ({
  comparisons: { [`${base}...${head}`]: files },
});

test('with the history, git has the changes and no host is asked', async () => {
  expect(await changedIn(clone())).toEqual({ changed: ['b/main.tf'], asked: 0 });
});

describe('without the history', () => {
  test('GitHub compares, with both names of a moved file', async () => {
    const files = asGitHubSays(['b/main.tf', ['a/old.tf', 'c/new.tf']]);
    const changed = ['a/old.tf', 'b/main.tf', 'c/new.tf'];
    expect(await changedIn(shallow(), files)).toEqual({ changed, asked: 1 });
  });

  test('a file that an earlier step wrote counts, too', async () => {
    const workspace = shallow();
    writeFileSync(join(workspace, 'a/made.tf'), '# made\n');
    const files = asGitHubSays(['b/main.tf']);
    const changed = ['a/made.tf', 'b/main.tf'];
    expect(await changedIn(workspace, files)).toEqual({ changed, asked: 1 });
  });

  const names = (count: number) => Array.from({ length: count }, (_, index) => `a/${index}.tf`);
  test.each([
    [299, 299],
    [300, undefined],
    [301, undefined],
  ])('a comparison of %d files has %p', async (count, listed) => {
    const { changed } = await changedIn(shallow(), asGitHubSays(names(count)));
    expect(changed?.length).toBe(listed);
  });

  const route = /^GET \/repos\/acme\/infra\/compare\//;
  const whole = { merge_base_commit: { sha: base }, files: [{ filename: 'b/main.tf' }] };
  test.each([
    ['of another base', { ...whole, merge_base_commit: { sha: head } }],
    ['without files', { merge_base_commit: { sha: base } }],
    ['with a file without a name', { ...whole, files: [{ filename: 'a' }, { status: 'added' }] }],
    ['of another form', []],
  ])('an answer %s is no list', async (_, body) => {
    const { changed, asked } = await changedIn(shallow(), instead(route, { status: 200, body }));
    expect([changed, asked]).toEqual([undefined, 1]);
  });

  test.each([403, 404, 422])('a refusal with %d is no list', async (status) => {
    const body = { message: 'No.' };
    const { changed } = await changedIn(shallow(), instead(route, { status, body }));
    expect(changed).toBeUndefined();
  });

  test('another commit than that of the group is not compared', async () => {
    const group = { ...GROUP, head_sha: base };
    const { changed, asked } = await changedIn(shallow(), asGitHubSays(['b/main.tf']), group);
    expect([changed, asked]).toEqual([undefined, 0]);
  });
});

describe('the plan of a merge queue is read whole', () => {
  const [main, first] = ['a'.repeat(40), 'b'.repeat(40)];
  const queue = [
    { number: 42, headCommit: first, baseCommit: main },
    { number: 43, headCommit: head, baseCommit: first },
  ];
  const own = [42, 43].map((number) => ({ number, headRef: `change-${number}`, headSha: head }));
  const world = { queue, pullRequests: own, mainline: [main], heads: { main } };
  const behind = { base_sha: first, head_sha: head, base_ref: 'refs/heads/main' };
  const mayRead = (more: Partial<GitHubOptions>, asksWholePlan = true) =>
    inGroup(
      shallow(),
      { more: { ...world, ...more }, group: behind, asksWholePlan },
      async (subject, github) => ({
        whole: mayReadWholePlan({ fullPlan: true }, subject),
        asked: github.requests.length,
      }),
    );
  const fromFork = (forked: number) =>
    own.map((pull) =>
      pull.number === forked ? { ...pull, headRepository: 'mallory/infra' } : pull,
    );

  test('where each request that it merges is of the repository', async () => {
    expect(await mayRead({})).toEqual({ whole: true, asked: 3 });
  });

  test('and the queue is asked about only where somebody asks for such a plan', async () => {
    expect(await mayRead({}, false)).toEqual({ whole: false, asked: 0 });
  });

  test.each<[string, Partial<GitHubOptions>]>([
    ['its own request is of a fork', { pullRequests: fromFork(43) }],
    ['a request before it in the queue is of a fork', { pullRequests: fromFork(42) }],
    ['the queue does not have its commit', { queue: queue.slice(0, 1) }],
    ['a request before it was taken out of the queue', { queue: queue.slice(1) }],
    ['the queue goes in a circle', { queue: [{ number: 43, headCommit: head, baseCommit: head }] }],
    ['the branch cannot be read', instead(/\/git\/ref\//, { status: 403, body: {} })],
    ['nothing compares it with the branch', instead(/\/compare\//, { status: 403, body: {} })],
    ['the queue cannot be read', instead(/graphql/, { status: 403, body: {} })],
  ])('and not where %s', async (_, more) => {
    expect((await mayRead(more)).whole).toBe(false);
  });
});

/** A train merges the request behind those in front of it; by its variables it is a pipeline of the request. */
describe('a merge train of GitLab', () => {
  const train = async (workspace: string) => {
    const environment = {
      PATH: process.env['PATH'],
      GITLAB_CI: 'true',
      CI_PROJECT_DIR: workspace,
      CI_SERVER_URL: 'https://gitlab.example',
      CI_PROJECT_PATH: 'acme/infra',
      CI_PROJECT_ID: '77',
      CI_PIPELINE_SOURCE: 'merge_request_event',
      CI_MERGE_REQUEST_EVENT_TYPE: 'merge_train',
      CI_MERGE_REQUEST_IID: '9',
      CI_MERGE_REQUEST_PROJECT_ID: '77',
      CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77',
      CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: 'a'.repeat(40),
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: base,
      CI_DEFAULT_BRANCH: 'main',
      CI_COMMIT_REF_NAME: 'refs/merge-requests/9/train',
      CI_COMMIT_SHA: head,
    };
    const inputs = { token: 't0ken', organization: 'acme', workspaces: 'net-prod' };
    const read = readSettings({ inputs, environment, entryPoint: 'cli' });
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const { gate, plan, report, job: jobSettings } = read.settings;
    const { signal } = new AbortController();
    const ports = { send, clock: instantClock(), random: () => 0.5, execute, signal, environment };
    const job = await openCiJob({ hosts: HOSTS, ...ports, workingDirectory: workspace });
    const place = { directory: workspace, root: workspace, deadline: 60_000 };
    const subject = await job.subject({ gate, plan, report, job: jobSettings }, place);
    if ('refused' in subject) throw new Error(textOf(subject.refused));
    return { subject, changed: await subject.changedFiles() };
  };

  test('with the history, its files are those since the target branch', async () => {
    const { subject, changed } = await train(clone());
    expect(changed).toEqual(['b/main.tf']);
    expect(subject.base).toEqual(toRequestBase('main', 'main'));
    expect(subject.proposed).toBe(true);
  });

  test('without the history, every workspace counts as affected', async () => {
    expect((await train(shallow())).changed).toBeUndefined();
  });
});

test('what each request of an entry changes is listed, as far as its head is the one in the queue', async () => {
  const first = 'a'.repeat(40);
  const pull = (number: number, headSha: string, ...files: string[]) => ({
    number,
    headSha,
    baseSha: base,
    files,
  });
  const more = {
    pullRequests: [
      pull(41, 'b'.repeat(40), '.terraformignore'),
      pull(42, 'c'.repeat(40), 'b/main.tf'),
    ],
    queue: [
      { number: 41, headCommit: first, baseCommit: base },
      { number: 42, headCommit: head, baseCommit: first },
    ],
  };
  const listed = (given: Partial<GitHubOptions>) =>
    inGroup(shallow(), { more: given }, async (subject) => subject.changedByEach?.());
  expect(await listed(more)).toEqual([['b/main.tf'], ['.terraformignore']]);
  expect(await listed({ ...more, queue: more.queue.slice(1) })).toBeUndefined();
});
