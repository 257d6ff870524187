/** What GitHub says of what was merged into a branch: all of it, or that it is not known. */
import { realpathSync } from 'node:fs';
import { createSend } from '../../src/client/http/send.ts';
import { connectGitHub } from '../../src/hosts/github/calls.ts';
import { readEvent } from '../../src/hosts/github/event.ts';
import { openMergedHistory } from '../../src/hosts/github/merged.ts';
import type { MergedHistory } from '../../src/hosts/merged-history.ts';
import { execute } from '../../src/machine/execute.ts';
import { encodeMarker } from '../../src/report/marker.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitOf } from '../support/git-in.ts';
import {
  startGitHub,
  type GitHubOptions,
  type RunningGitHub,
} from '../support/github/start-github.ts';
import { REPOSITORY_ID, user } from '../support/github/state.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterAll, afterEach, describe, expect, test } from '../support/jest.ts';
import { id } from '../support/merged-world.ts';
import { openRepository } from '../support/repository.ts';

const network = createSend({ environment: {} });
afterAll(() => network.close());
let github: RunningGitHub;
afterEach(() => github.stop());

const [BEFORE, HEAD] = [id('before'), id('head')];
const many = (number: number) => Array.from({ length: number }, (_, at) => id(`c${at + 1_000}`));

interface Opened {
  name?: string;
  payload?: object;
  after?: string;
  workingDirectory?: string;
  env?: Record<string, string>;
}

async function open(options: GitHubOptions = {}, more: Opened = {}): Promise<MergedHistory> {
  github = await startGitHub(options);
  const history = historyOf(more);
  if (history === undefined) throw new Error('It says nothing of what was merged.');
  return history;
}

function historyOf({
  name = 'push',
  payload = { ref: 'refs/heads/main', before: BEFORE },
  after = HEAD,
  workingDirectory = realpathSync(emptyDirectory()),
  env = {},
}: Opened) {
  const environment = {
    PATH: process.env['PATH'],
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: name,
    GITHUB_REPOSITORY: 'acme/infra',
    GITHUB_REPOSITORY_ID: String(REPOSITORY_ID),
    GITHUB_SHA: after,
    GITHUB_SERVER_URL: 'https://github.com',
    ...env,
  };
  const { signal } = new AbortController();
  const ports = {
    send: network,
    clock: instantClock(),
    random: () => 0.5,
    execute,
    signal,
    environment,
  };
  const event = readEvent({ environment, payload });
  const connection = connectGitHub(github.access, { ...ports, deadline: () => Infinity });
  return openMergedHistory({ event, payload, github: connection, workingDirectory, ports });
}

describe('the commits since another one', () => {
  const since = async (commits: string[], from = BEFORE) => {
    const mainline = [BEFORE, ...commits];
    const history = await open({ mainline }, { after: commits.at(-1) ?? BEFORE });
    const found = await history.commitsSince(from);
    expect(github.violations).toEqual([]);
    return found?.map((commit) => commit.id);
  };

  test.each([0, 1, 100, 101, 300])('are listed to the end: %i', async (number) => {
    expect(await since(many(number))).toEqual(many(number));
  });

  test('are not known if there are more than 300', async () => {
    expect(await since(many(301))).toBeUndefined();
  });

  test('are not known if it is no ancestor, or is not there', async () => {
    const history = await open({ mainline: [BEFORE, HEAD, id('later')] });
    expect(await history.commitsSince(id('later'))).toBeUndefined();
    expect(await history.commitsSince(id('nowhere'))).toBeUndefined();
  });

  test('are not known if the list lacks one', async () => {
    const history = await open({
      mainline: [BEFORE, HEAD],
      interfere: (moment, { path }) =>
        moment === 'before' && path.includes('/compare/')
          ? {
              status: 200,
              body: { merge_base_commit: { sha: BEFORE }, total_commits: 1, commits: [] },
            }
          : undefined,
    });
    expect(await history.commitsSince(BEFORE)).toBeUndefined();
  });

  test('have the requests that were merged, and not those that are open', async () => {
    const pullRequests = [
      { number: 1, headSha: id('one'), mergedAs: HEAD, state: 'closed' as const },
      { number: 2, headSha: HEAD },
    ];
    const history = await open({ mainline: [BEFORE, HEAD], pullRequests });
    const request = { number: 1, head: id('one'), base: 'main', mergedAs: HEAD };
    expect(await history.commitsSince(BEFORE)).toEqual([
      { id: HEAD, parents: [BEFORE], requests: [request] },
    ]);
  });
});

test('only a push to a branch of GitHub has a history', async () => {
  github = await startGitHub();
  expect(historyOf({})?.branch).toBe('main');
  expect(historyOf({ name: 'schedule' })).toBeUndefined();
  expect(historyOf({ payload: {} })).toBeUndefined();
  const made = { ref: 'refs/heads/main', before: '0'.repeat(40) };
  expect(historyOf({ payload: made })?.before).toBeUndefined();
});

test('what the gate left on a request is in its own comment alone', async () => {
  const history = await open({ pullRequests: [{ number: 1, headSha: HEAD }] });
  const body = `report\n\n${encodeMarker({ key: 'default', shown: 'a record' })}`;
  github.addComment(1, { login: 'other[bot]', app: 'other' }, body);
  github.addComment(1, { login: 'ann' }, body);
  expect(await history.leftOn(1, 'default')).toEqual({ shown: undefined, runs: [] });
  const again = historyOf({});
  github.addComment(1, { login: 'github-actions[bot]', app: 'github-actions' }, body);
  expect((await again?.leftOn(1, 'default'))?.shown).toBe('a record');
  expect((await again?.leftOn(1, '.github/other.yml'))?.shown).toBeUndefined();
});

test('files are read at the commit that is asked for, and never at another one', async () => {
  const history = await open({ branches: { main: { a: 'now' }, [BEFORE]: { a: 'before' } } });
  const found = await (await history.filesAt(BEFORE)).look('a');
  expect(found.kind === 'file' && String(await found.bytes())).toBe('before');
  await expect(history.filesAt('')).rejects.toThrow();
});

/** A branch into which another one was merged, which came to `main` by that alone. */
test('who merged what the base did not have had a hand in the request, also after the merge', async () => {
  const root = realpathSync(emptyDirectory());
  const { git, commit } = openRepository(root);
  const base = commit({ 'a.tf': '# a' });
  git('checkout', '-q', '-b', 'other');
  const other = commit({ 'c.tf': '# theirs' });
  git('checkout', '-q', '-b', 'change', base);
  const first = commit({ 'b.tf': '# ours' });
  git('merge', '-q', '--no-ff', '--no-edit', 'other');
  const head = commitOf(root, 'HEAD');
  git('checkout', '-q', 'main');
  git('merge', '-q', '--no-ff', '--no-edit', 'change');
  const merge = commitOf(root, 'HEAD');
  const history = await open(
    {
      heads: { main: merge },
      comparisons: { [`${other}...${merge}`]: [], [`${base}...${base}`]: [] },
      pullRequests: [
        {
          number: 1,
          headSha: head,
          mergedAs: merge,
          state: 'closed',
          pushes: [
            { by: 'ann', before: first, after: head },
            { by: 'author', before: '0'.repeat(40), after: first },
          ],
          commits: [
            { author: 'author', committer: 'author', sha: first },
            { author: 'author', committer: 'author', sha: head, parents: [first, other] },
          ],
        },
      ],
    },
    { after: merge, workingDirectory: root },
  );
  const merged = { number: 1, head, base: 'main', mergedAs: merge };
  const written = await history.writtenOn([{ ...merged, before: base }], 'default');
  const [request] = 'problem' in written ? [] : written.requests;
  const people = new Set(['author', 'ann'].map((login) => String(user(login).id)));
  expect(request?.look?.facts.pushedBy).toEqual({ ids: people });
});
