/** What GitHub says of the approvals that people wrote, and that everything which it does not say keeps a line from counting. */
import { textsOf } from '../support/findings.ts';
import { textOf } from '../../src/model/finding.ts';
import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { examineLines } from '../../src/approvals/examine-lines.ts';
import { sayRefused } from '../../src/approvals/count-approvals.ts';
import { createSend } from '../../src/client/http/send.ts';
import { openCiJob } from '../../src/hosts/ci-job.ts';
import { connectGitHub } from '../../src/hosts/github/calls.ts';
import { readEvent } from '../../src/hosts/github/event.ts';
import { github as hostOfGitHub } from '../../src/hosts/github/github.ts';
import { gitHubHost } from '../../src/hosts/github/job.ts';
import type { ApprovalsOnChange } from '../../src/hosts/judged-change.ts';
import { execute } from '../../src/machine/execute.ts';
import type { HttpRequest } from '../../src/model/ports.ts';
import { markerStart } from '../../src/report/marker.ts';
import { toApprovers } from '../../src/policy/policy-owners.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { PLACE, shownLine, withReason } from '../support/approval-world.ts';
import { withText } from '../support/bend-answers.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitOf, gitIn } from '../support/git-in.ts';
import {
  instead,
  startGitHub,
  type GitHubOptions,
  type RunningGitHub,
} from '../support/github/start-github.ts';
import { REPOSITORY_ID, user, workflowToken } from '../support/github/state.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterAll, afterEach, describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { HOSTS } from '../../src/features.ts';

const network = createSend({ environment: {} });
afterAll(() => network.close());
let github: RunningGitHub;
afterEach(() => github.stop());

const folder = realpathSync(emptyDirectory());
const HEAD = '6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';
const BASE = 'b'.repeat(40);
const NO_BRANCH = '0'.repeat(40);
const OLDER = '5'.repeat(40);
const [EARLIER, LATER] = ['2026-11-20T12:55:00Z', '2026-11-20T14:55:00Z'];
const TOKEN = `ghs_${'0'.repeat(36)}`;
const MEMBERS = 'ghp_members';
const idOf = (login: string) => String(user(login).id);

const approved = shownLine({ place: { ...PLACE, repository: String(REPOSITORY_ID), head: HEAD } });
const LINE = withReason(approved.line);

type Pull = NonNullable<GitHubOptions['pullRequests']>[number];
interface World extends Omit<Partial<GitHubOptions>, 'pullRequests'> {
  pull?: Partial<Pull>;
  others?: Pull[];
}

async function start({ pull, others = [], ...options }: World = {}) {
  github = await startGitHub({
    pullRequests: [{ number: 42, headSha: HEAD, ...pull }, ...others],
    people: { ann: 'write', bob: 'maintain', author: 'admin', rita: 'read', carl: 'write' },
    teams: { 'acme/security': ['bob', 'carl', 'pending:ann'] },
    tokens: {
      [TOKEN]: workflowToken(),
      [MEMBERS]: {
        login: 'keeper',
        permissions: {
          contents: 'none',
          pull_requests: 'none',
          issues: 'none',
          checks: 'none',
          members: 'read',
        },
      },
    },
    ...options,
  });
  return github;
}

/** Starts a GitHub where this person approved, and answers the id of the comment. */
async function startWritten(world: World = {}, login = 'ann', more = {}) {
  await start(world);
  return github.addComment(42, { login }, LINE, more);
}

interface Reading {
  /** Changes what an answer says, on its way. */
  bend?: (path: string, json: unknown) => void;
  membersToken?: string;
  payload?: object;
  workspace?: string;
  env?: Record<string, string>;
}
const ofPull = (more: object = {}, base = 'main') => ({
  action: 'synchronize',
  number: 42,
  pull_request: {
    number: 42,
    user: { login: 'author' },
    head: { sha: HEAD, ref: 'change', repo: { full_name: 'acme/infra' } },
    base: { sha: BASE, ref: base, repo: { full_name: 'acme/infra' } },
    ...more,
  },
});

/** What a job of the gate reads of it. */
async function read({
  bend,
  membersToken,
  payload = ofPull(),
  workspace = folder,
  env = {},
}: Reading = {}) {
  const environment = {
    PATH: process.env['PATH'],
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'pull_request' in payload ? 'pull_request' : 'merge_group',
    GITHUB_REPOSITORY: 'acme/infra',
    GITHUB_SHA: HEAD,
    GITHUB_WORKSPACE: workspace,
    GITHUB_SERVER_URL: 'https://github.com',
    ...env,
  };
  const inputs = { token: 't0ken', organization: 'acme', workspaces: 'net-prod' };
  const settings = readSettings({ inputs, environment, entryPoint: 'action' });
  if ('problems' in settings) throw new Error(JSON.stringify(settings.problems));
  const { gate, plan, report, job: jobSettings } = settings.settings;
  const send = async (request: HttpRequest) => {
    const answer = await network(request);
    return withText(answer, (text) => {
      if (text === '' || bend === undefined) return text;
      const json: unknown = JSON.parse(text);
      bend(new URL(request.url).pathname, json);
      return JSON.stringify(json);
    });
  };
  const { signal } = new AbortController();
  const ports = { send, clock: instantClock(), random: () => 0.5, execute, signal, environment };
  const event = readEvent({ environment, payload });
  const access = { ...github.access, membersToken };
  const connection = connectGitHub(access, { ...ports, deadline: () => Infinity });
  const step = { event, payload, inputs, github: connection, sendUntil: () => undefined };
  const host = gitHubHost(step, hostOfGitHub);
  const job = await openCiJob({ hosts: HOSTS, ...ports, workingDirectory: workspace, host });
  const place = { directory: workspace, root: workspace, deadline: 60_000 };
  const subject = await job.subject({ gate, plan, report, job: jobSettings }, place);
  if ('refused' in subject) throw new Error(textOf(subject.refused));
  github.requests.length = 0;
  const written = await subject.writtenApprovals?.();
  expect(github.violations).toEqual([]);
  if (written === undefined) throw new Error('This host reads no approvals.');
  return written;
}

async function readWritten(reading: Reading = {}): Promise<ApprovalsOnChange> {
  const written = await read(reading);
  if ('problem' in written) throw new Error(textOf(written.problem));
  return written;
}

/** Why nothing can be approved; undefined if something can. */
async function whyNothing(reading: Reading = {}): Promise<string | undefined> {
  const written = await read(reading);
  return 'problem' in written ? textOf(written.problem) : undefined;
}

/** Which lines count, by what was read, and what is said of the others. */
async function judge(reading: Reading = {}) {
  const { requests, doubts } = await readWritten(reading);
  const examined = requests.flatMap(({ place, look }) =>
    look === undefined
      ? []
      : examineLines({ place, ...look, texts: [approved.text], overridesAtService: false }),
  );
  return {
    by: examined.flatMap(({ lines }) => lines.map((line) => line.by)),
    refused: textsOf(examined.flatMap(({ refused }) => refused.map(sayRefused))),
    notes: textsOf(examined.flatMap(({ notes }) => notes)),
    needsOneMore: examined.some(({ needsOneMore }) => needsOneMore),
    doubts: textsOf(doubts),
  };
}

const ANN = { id: idOf('ann'), login: 'ann' };
const COUNTS = { by: [ANN], refused: [], notes: [], needsOneMore: false, doubts: [] };
const asked = () => github.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`);

describe('a line that nobody touched', () => {
  test('counts, with all that GitHub says of it and of the request', async () => {
    await startWritten();
    const { requests } = await readWritten();
    expect(requests).toEqual([
      {
        place: { host: 'github.com', repository: '1296269', request: 42, base: 'main', head: HEAD },
        gateComment: undefined,
        look: {
          facts: {
            isFork: false,
            wasTransferred: false,
            wasIssue: false,
            headPushedAt: '2026-11-20T13:00:00Z',
            reopenedAt: null,
            openedBy: idOf('author'),
            pushedBy: { ids: new Set([idOf('author')]) },
            committedBy: { ids: new Set([idOf('author')]) },
            hasUnnamedPush: false,
            tokenAccounts: { ids: new Set() },
          },
          comments: [
            {
              id: 'IC_1001',
              author: { ...ANN, type: 'User' },
              body: LINE,
              createdAt: '2026-11-20T13:55:00Z',
              lastEditedAt: null,
              editor: null,
              edits: 0,
              isMinimized: false,
              byEmail: false,
              byApp: false,
              isConversation: true,
            },
          ],
          mayWrite: new Map([[ANN.id, true]]),
        },
      },
    ]);
    expect(await judge()).toEqual(COUNTS);
  });

  test('is asked about in one look, and of each candidate once by REST', async () => {
    await startWritten();
    await read();
    expect(asked()).toEqual([
      'POST /graphql',
      'POST /graphql',
      'GET /repos/acme/infra/activity',
      'GET /repos/acme/infra/collaborators/ann/permission',
      'GET /repos/acme/infra/issues/comments/1001',
    ]);
  });

  test('counts as the first and as the last of 3,000 comments', async () => {
    await startWritten();
    for (let index = 0; index < 2_998; index++) github.addComment(42, { login: 'rita' }, 'hello');
    github.addComment(42, { login: 'bob' }, LINE);
    expect((await judge()).by.map(({ login }) => login).sort()).toEqual(['ann', 'bob']);
  });

  test('counts on a server of GitHub that has another name', async () => {
    await startWritten();
    const [request] = (await readWritten({ env: { GITHUB_SERVER_URL: 'https://ghe.acme.test' } }))
      .requests;
    expect(request?.place.host).toBe('ghe.acme.test');
  });

  test('is nothing to ask about if nobody wrote one', async () => {
    await start();
    github.addComment(42, { login: 'ann' }, 'looks good');
    github.addComment(42, { login: 'github-actions[bot]', app: 'github-actions' }, LINE);
    const { requests, doubts } = await readWritten();
    expect(requests).toMatchObject([{ place: { head: HEAD }, look: undefined }]);
    expect(doubts).toEqual([]);
    expect(asked()).toEqual(['POST /graphql']);
  });
});

test('the comment of the gate is read in the same look', async () => {
  await startWritten();
  const text = `kept\n${markerStart('default')} v=1 -->`;
  github.addComment(42, { login: 'github-actions[bot]', app: 'github-actions' }, text);
  github.addComment(42, { login: 'ann' }, `by somebody else, ${text}`);
  expect((await readWritten()).requests).toMatchObject([{ gateComment: text }]);
});

const refusedLine = (why: string, login = 'ann') => `@${login}'s line does not count: ${why}.`;

/** What happens to the line, and what is said of it. */
type Case = [why: string, world: World, happens?: (id: number) => void];

describe('a line does not count', () => {
  const pushes = (...all: [by: string, before: string, after: string][]) =>
    all.map(([by, before, after]) => ({ by, before, after }));
  test.each<Case>([
    ['it was edited', {}, (id) => github.editComment(id, LINE, 'ann')],
    ['it was edited', {}, (id) => github.editComment(id, LINE, 'bob')],
    ['it was edited', {}, (id) => github.editComment(id, LINE, 'github-actions[bot]')],
    ['it is hidden', {}, (id) => github.hideComment(id)],
    [
      'it is older than the push of the head',
      {
        pull: {
          pushes: [{ by: 'author', before: NO_BRANCH, after: HEAD, at: LATER }],
        },
      },
    ],
    [
      'it is older than the newest opening of the request',
      { pull: { reopenedAt: [EARLIER, LATER] } },
    ],
    ['the request was transferred from another repository', { pull: { transferred: true } }],
    ['the request was an issue before', { pull: { createdAt: LATER } }],
    ['its author opened the request', { pull: { author: 'ann', pusher: 'bob' } }],
    ['its author pushed to the branch of the request', { pull: { pusher: 'ann' } }],
    [
      'its author pushed to the branch of the request',
      { pull: { earlierPushers: ['bob', 'ann'] } },
    ],
    [
      'its author pushed to the branch of the request',
      {
        pull: {
          // The branch was deleted and restored.
          pushes: pushes(
            ['bob', NO_BRANCH, HEAD],
            ['bob', HEAD, NO_BRANCH],
            ['ann', OLDER, HEAD],
            ['author', NO_BRANCH, OLDER],
          ),
        },
      },
    ],
    [
      'its author pushed to the branch of the request',
      {
        pull: {
          // Between two pushes of this head.
          pushes: pushes(
            ['author', OLDER, HEAD],
            ['ann', HEAD, OLDER],
            ['author', NO_BRANCH, HEAD],
          ),
        },
      },
    ],
    [
      'it is older than the push of the head',
      {
        pull: {
          // After the line, and then the author pushed back.
          pushes: [
            { by: 'author', before: OLDER, after: HEAD, at: LATER },
            { by: 'ann', before: HEAD, after: OLDER, at: LATER },
            { by: 'author', before: NO_BRANCH, after: HEAD },
          ],
        },
      },
    ],
    [
      // As the author of a commit by which a suggestion was taken.
      'its author wrote a commit of the request',
      { pull: { commits: [{ author: 'ann', committer: 'web-flow', coAuthors: ['author'] }] } },
    ],
    [
      'its author wrote a commit of the request',
      { pull: { commits: [{ author: 'author', committer: 'author', coAuthors: ['ann'] }] } },
    ],
    [
      'its author wrote a commit of the request',
      { pull: { commits: [{ author: 'author', committer: 'ann' }] } },
    ],
    [
      'its author wrote a commit of the request',
      {
        pull: {
          commits: [
            { author: 'ann', committer: null },
            ...Array.from({ length: 150 }, () => ({ author: null, committer: null })),
          ],
        },
      },
    ],
    ['its author may not write in the repository', { people: { ann: 'triage' } }],
    ['its author may not write in the repository', { people: {} }],
  ])('because %s', async (why, world, happens) => {
    const id = await startWritten(world);
    happens?.(id);
    expect(await judge()).toMatchObject({ by: [], refused: [refusedLine(why)] });
  });

  test('that came by e-mail', async () => {
    await startWritten({}, 'ann', { isByEmail: true });
    expect(await judge()).toMatchObject({ by: [], refused: [refusedLine('it came by e-mail')] });
  });

  test('that an app wrote, in the name of a person or in its own', async () => {
    await start();
    github.addComment(42, { login: 'ann', app: 'assistant' }, LINE);
    github.addComment(42, { login: 'robot[bot]', app: 'robot' }, LINE);
    const { by, refused } = await judge();
    expect(by).toEqual([]);
    expect(refused.sort()).toEqual([
      refusedLine('an app wrote it'),
      refusedLine('no person wrote it', 'robot'),
    ]);
  });

  test('of the account of a token of the job', async () => {
    const { permissions } = workflowToken();
    await start({ tokens: { ghp_ann: { login: 'ann', permissions } } });
    github.addComment(42, { login: 'ann' }, LINE);
    github.addComment(42, { login: 'bob' }, LINE);
    github.addToken('ghp_bob', { login: 'bob', permissions: { ...permissions, members: 'read' } });
    const { by, refused } = await judge({ membersToken: 'ghp_bob' });
    expect(by).toEqual([]);
    const why = 'this job has a token of that account';
    expect(refused).toEqual([refusedLine(why), refusedLine(why, 'bob')]);
  });

  test('but for one that was deleted between the looks, of which nothing is said', async () => {
    await startWritten(
      instead(/^GET .*\/issues\/comments\/1001$/, { status: 404, body: { message: 'Not Found' } }),
    );
    expect(await judge()).toMatchObject({ by: [], refused: [] });
  });

  test('if it is beyond the newest thirty, and that is said', async () => {
    await startWritten();
    for (let index = 0; index < 30; index++) {
      github.addComment(42, { login: `person-${index}` }, LINE, { createdAt: LATER });
    }
    const { by, doubts } = await judge();
    expect(by).toEqual([]);
    expect(doubts).toEqual([expect.stringMatching(/^More than 30 people or comments/)]);
    // As it says, hiding one is enough.
    github.hideComment(github.comments(42)[1]?.id ?? 0);
    expect((await judge()).by).toEqual([ANN]);
  });
});

describe('an app, a deploy key or an unnamed account that pushed takes one person more', () => {
  test.each(['robot[bot]', ''])('%j', async (pusher) => {
    await startWritten({ pull: { pusher, earlierPushers: ['author'] } });
    expect(await judge()).toEqual({ ...COUNTS, needsOneMore: true });
  });
});

type Bend = NonNullable<Reading['bend']>;

/** Sets what is at these names in an answer, or takes it out. An answer that has no such part stays. */
function put(from: unknown, names: string, value: unknown): void {
  const [name = '', ...rest] = names.split('.');
  const fields = fieldsIn(from);
  if (rest.length > 0) return void (name in fields && put(fields[name], rest.join('.'), value));
  if (value === undefined) delete fields[name];
  else fields[name] = value;
}

/** Of an object or of a list. */
const fieldsIn = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const inPull =
  (names: string, value?: unknown): Bend =>
  (path, json) => {
    if (path === '/graphql') put(json, `data.repository.pullRequest.${names}`, value);
  };
const inComment = (names: string, value?: unknown) => inPull(`comments.nodes.0.${names}`, value);
const inCommit = (names: string, value?: unknown) =>
  inPull(`commits.nodes.0.commit.${names}`, value);
const inRest =
  (ending: string, names: string, value?: unknown): Bend =>
  (path, json) => {
    if (path.endsWith(ending)) put(json, names, value);
  };

describe('what GitHub does not say of a comment', () => {
  const unsaid = (what: string) => `the host does not say ${what}`;
  const EDITED = unsaid('whether it was edited');
  const HIDDEN = unsaid('whether it is hidden');
  const EMAIL = unsaid('whether it came by e-mail');
  const APP = unsaid('whether an app wrote it');
  const MAY = unsaid('whether its author may write');
  test.each<[string, string, Bend]>([
    ['lastEditedAt', EDITED, inComment('lastEditedAt')],
    ['a lastEditedAt of another kind', EDITED, inComment('lastEditedAt', false)],
    ['editor', EDITED, inComment('editor')],
    ['the name of the editor', EDITED, inComment('editor', {})],
    ['the edits', EDITED, inComment('userContentEdits')],
    ['the list of edits', EDITED, inComment('userContentEdits', null)],
    ['a number of edits', EDITED, inComment('userContentEdits.totalCount', '0')],
    ['isMinimized', HIDDEN, inComment('isMinimized')],
    ['whether isMinimized is false', HIDDEN, inComment('isMinimized', 0)],
    ['createdViaEmail', EMAIL, inComment('createdViaEmail', null)],
    ['performed_via_github_app', APP, inRest('/comments/1001', 'performed_via_github_app')],
    ['the same text by REST', APP, inRest('/comments/1001', 'body', 'other')],
    ['the same person by REST', APP, inRest('/comments/1001', 'user.id', 5)],
    ['the permission', MAY, inRest('/permission', 'permission')],
    [
      'the permission of this account, whose login another one has by now',
      MAY,
      inRest('/permission', 'user.id', 5),
    ],
    [
      'when it was written',
      unsaid('whether it is newer than the push of the head'),
      inComment('createdAt'),
    ],
  ])('%s', async (_, why, bend) => {
    await startWritten();
    expect(await judge({ bend })).toMatchObject({ by: [], refused: [refusedLine(why)] });
  });

  test('who wrote it', async () => {
    await startWritten();
    const nobody = inComment('author', null);
    const why = refusedLine('no person wrote it', 'ghost');
    expect(await judge({ bend: nobody })).toMatchObject({ by: [], refused: [why] });
    const unnumbered = inComment('author.databaseId');
    expect(await judge({ bend: unnumbered })).toMatchObject({ by: [], refused: [why] });
  });
});

describe('what GitHub does not say of the request', () => {
  const here = (why: string) => `Nothing can be approved here: ${why}.`;
  const commits = 'Who wrote the commits is unknown';
  const pushed = 'Who pushed to the branch is unknown';
  test.each<[string, string, Bend]>([
    [
      'whether it was transferred',
      here('the host does not say whether the request was transferred'),
      inPull('transferred'),
    ],
    [
      'when it was opened again',
      here('the host does not say when the request was opened last'),
      inPull('reopened', null),
    ],
    [
      'the time of the newest opening',
      here('the host does not say when the request was opened last'),
      inPull('reopened', { nodes: [null] }),
    ],
    [
      'when it was made',
      here('the host does not say whether the request was an issue'),
      inPull('createdAt'),
    ],
    ['who opened it', here('the host does not say who opened the request'), inPull('author', null)],
    ['its branch', pushed, inPull('headRefName')],
    ['its commits', commits, inPull('commits')],
    ['all of its commits', commits, inPull('commits.totalCount', 2)],
    ['the id of a commit', commits, inCommit('oid')],
    ['the head among its commits, yet', commits, inCommit('oid', OLDER)],
    ['the parents of a commit', commits, inCommit('parents')],
    ['who committed', commits, inCommit('committer.user')],
    ['all authors of a commit', commits, inCommit('authors.totalCount', 51)],
    ['the account of an author', commits, inCommit('authors.nodes.0.user', {})],
    ['what is pushed', pushed, inRest('/activity', '0.after')],
    ['which branch was made', pushed, inRest('/activity', '0.before', OLDER)],
    ['the head, yet', pushed, inRest('/activity', '0.after', OLDER)],
    ['any push', pushed, inRest('/activity', 'length', 0)],
    [
      'when the head was pushed',
      here('the host does not say when the head was pushed'),
      inRest('/activity', '0.timestamp'),
    ],
  ])('%s', async (_, note, bend) => {
    await startWritten();
    const { by, refused, notes } = await judge({ bend });
    expect({ by, refused: refused.length }).toEqual({ by: [], refused: 1 });
    expect(notes).toContainEqual(expect.stringContaining(note));
  });

  test('250 commits, of which it lists no more', async () => {
    const commits250 = Array.from({ length: 250 }, () => ({ author: null, committer: null }));
    await startWritten({ pull: { commits: commits250 } });
    const { by, notes } = await judge();
    expect({ by, notes }).toEqual({ by: [], notes: [expect.stringContaining(commits)] });
  });
});

describe('what GitHub refuses', () => {
  const refusal = { status: 403, body: { message: 'Resource not accessible by integration' } };
  test.each([['who pushed', /^GET .*\/activity/, /^Who pushed to the branch is unknown: GitHub/]])(
    '%s: nobody can approve, and it is said',
    async (_, route, note) => {
      await startWritten(instead(route, refusal));
      const { by, notes } = await judge();
      expect(by).toEqual([]);
      expect(notes).toContainEqual(expect.stringMatching(note));
    },
  );

  test.each([
    ['what people may do', /\/permission$/, 'whether its author may write', /^What @ann may do/],
    [
      'a comment',
      /\/comments\/1001$/,
      'whether an app wrote it',
      /^Whether an app wrote a comment/,
    ],
  ])('%s: the line does not count, and it is said', async (_, route, what, doubt) => {
    await startWritten(instead(route, refusal));
    const { by, refused, doubts } = await judge();
    expect(by).toEqual([]);
    expect(refused).toEqual([refusedLine(`the host does not say ${what}`)]);
    expect(doubts).toEqual([expect.stringMatching(doubt)]);
  });

  test('whose token the job has', async () => {
    const { permissions } = workflowToken();
    await startWritten({
      tokens: { ghp_bob: { login: 'bob', permissions } },
      ...instead(/^GET \/user$/, refusal),
    });
    const { by, notes } = await judge();
    expect(by).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/^Whose token this job has is unknown: GitHub/)]);
  });

  test.each([
    ['GraphQL', instead(/^POST \/graphql$/, refusal)],
    ['GraphQL, in the body', instead(/^POST \/graphql$/, { status: 200, body: { errors: [{}] } })],
  ])('%s: nothing counts, because REST does not say who edited', async (_, refuse) => {
    await startWritten(refuse);
    expect(await whyNothing()).toMatch(
      /^Nothing can be approved here: Whether a comment was edited is said by GraphQL alone, and it was refused: /,
    );
  });

  test('a part of an answer of GraphQL: nothing of it counts', async () => {
    await startWritten();
    const errors = [{ path: ['repository', 'pullRequest'], message: 'No.' }];
    const bend: Bend = (path, json) => {
      if (path === '/graphql') put(json, 'errors', errors);
    };
    expect(await whyNothing({ bend })).toMatch(/^Nothing can be/);
  });

  test('the pages of comments after the first: nothing counts', async () => {
    await startWritten();
    for (let index = 0; index < 150; index++) github.addComment(42, { login: 'rita' }, 'hello');
    const bend = inPull('comments.pageInfo', { hasNextPage: true });
    expect(await whyNothing({ bend })).toMatch(/^Nothing can be/);
  });
});

describe('a request that is not the judged one by now', () => {
  test.each<[string, World, Reading]>([
    ['has another head', { pull: { headSha: OLDER } }, {}],
    ['goes to another branch', { pull: { baseRef: 'release' } }, {}],
    ['goes to another branch', {}, { payload: ofPull({}, 'release') }],
    ['comes from a fork', { pull: { headRepository: 'mallory/infra' } }, {}],
  ])('%s: nothing counts', async (why, world, reading) => {
    await startWritten(world);
    expect(await whyNothing(reading)).toMatch(
      new RegExp(`^Nothing can be approved here: #42 ${why}`),
    );
  });
});

describe('a merge of the base', () => {
  async function merged(merge: (git: (...args: string[]) => string) => void) {
    const root = join(folder, `clone-${Math.random()}`);
    mkdirSync(root);
    const { git, commit } = openRepository(root);
    commit({ 'a.tf': '# a' });
    git('checkout', '-q', '-b', 'change');
    const before = commit({ 'b.tf': '# ours' });
    git('checkout', '-q', 'main');
    const base = commit({ 'c.tf': '# theirs' });
    git('checkout', '-q', 'change');
    merge((...args) => gitIn(root, ...args));
    const head = commitOf(root, 'HEAD');
    await start({
      heads: { main: base },
      comparisons: { [`${base}...${base}`]: [] },
      pull: {
        headSha: head,
        baseSha: base,
        pushes: [
          { by: 'ann', before, after: head, at: LATER },
          { by: 'author', before: NO_BRANCH, after: before },
        ],
        commits: [
          { author: 'author', committer: 'author', sha: before },
          { author: 'ann', committer: 'bob', sha: head, parents: [before, base] },
        ],
      },
    });
    const text = shownLine({
      place: { ...PLACE, repository: String(REPOSITORY_ID), head: before },
    });
    github.addComment(42, { login: 'ann' }, withReason(text.line));
    const payload = ofPull({
      head: { sha: head, ref: 'change', repo: { full_name: 'acme/infra' } },
    });
    const [request] = (await readWritten({ payload, workspace: root })).requests;
    return { before, head, request };
  }

  test('that git makes by itself leaves the head, and excludes nobody', async () => {
    const { request, before } = await merged(
      (git) => void git('merge', '-q', '--no-ff', '--no-edit', 'main'),
    );
    expect(request).toMatchObject({
      place: { head: before },
      look: {
        facts: {
          headPushedAt: '2026-11-20T13:00:00Z',
          pushedBy: { ids: new Set([idOf('author')]) },
          committedBy: { ids: new Set([idOf('author')]) },
        },
      },
    });
  });

  test('in which something was changed is a head of its own', async () => {
    const { request, head } = await merged(
      (git) => void git('merge', '-q', '--no-ff', '--no-edit', '-s', 'ours', 'main'),
    );
    expect(request).toMatchObject({
      place: { head },
      look: {
        facts: {
          headPushedAt: LATER,
          pushedBy: { ids: new Set([idOf('ann'), idOf('author')]) },
          committedBy: { ids: new Set(['ann', 'bob', 'author'].map(idOf)) },
        },
      },
    });
  });
});

describe('in a merge queue', () => {
  const GROUP = { base_sha: BASE, head_sha: '2'.repeat(40), base_ref: 'refs/heads/main' };
  const queue = [
    { number: 42, headCommit: '1'.repeat(40), baseCommit: BASE },
    { number: 43, headCommit: '2'.repeat(40), baseCommit: '1'.repeat(40) },
  ];
  const payload = { merge_group: GROUP };

  test('every request of the entry is read', async () => {
    await startWritten({ queue, others: [{ number: 43, headSha: OLDER, headRef: 'other' }] });
    const { requests } = await readWritten({ payload });
    expect(requests.map(({ place, look }) => [place.request, place.head, look?.comments])).toEqual([
      [43, OLDER, undefined],
      [42, HEAD, [expect.objectContaining({ body: LINE })]],
    ]);
    expect((await judge({ payload })).by).toEqual([ANN]);
  });

  test('a request that cannot be approved takes nothing from the others, and is named', async () => {
    const fork = { number: 43, headSha: OLDER, headRef: 'other', headRepository: 'mallory/infra' };
    await startWritten({ queue, others: [fork] });
    const doubts = ['Nothing can be approved here: #43 comes from a fork.'];
    expect(await judge({ payload })).toEqual({ ...COUNTS, doubts });
  });

  test('nothing counts where GitHub does not say what is queued', async () => {
    await startWritten();
    expect(await whyNothing({ payload })).toMatch(/does not say which pull requests this entry/);
  });
});

describe('who is named', () => {
  const naming = async (names: string[], reading: Reading = {}) => {
    const { approvers } = toApprovers(names);
    return (await readWritten(reading)).named(approvers);
  };
  const named = async (names: string[], reading?: Reading) => {
    const { ids, unknown } = await naming(names, reading);
    expect(unknown).toBe(undefined);
    return [...ids].sort();
  };
  const UNLISTED = /^Who is in acme\/security is unknown: GitHub .*list members\.$/;
  const membersAsked = () => asked().filter((one) => one.includes('/members')).length;

  test('by login, whatever its case, and by role', async () => {
    await startWritten();
    github.addComment(42, { login: 'bob' }, LINE);
    expect(await named(['@Ann'])).toEqual([idOf('ann')]);
    expect(await named(['role:maintain'])).toEqual([idOf('bob')]);
    expect(await named(['role:admin'])).toEqual([]);
    expect(await named(['carl'])).toEqual([]);
  });

  test('in teams, by the token that may list who is in them', async () => {
    await startWritten();
    const members = [idOf('bob'), idOf('carl')].sort();
    expect(await named(['acme/security'], { membersToken: MEMBERS })).toEqual(members);
    expect(membersAsked()).toBe(1);
  });

  test('and teams are not asked about if everybody is named otherwise', async () => {
    await startWritten();
    expect(await named(['ann', 'acme/security'], { membersToken: MEMBERS })).toEqual([idOf('ann')]);
    expect(membersAsked()).toBe(0);
  });

  test('in a team that is refused: nobody, and it is said', async () => {
    await startWritten();
    const { ids, unknown } = await naming(['bob', 'acme/security']);
    expect([...ids]).toEqual([]);
    expect(unknown).toMatch(UNLISTED);
  });

  test('by login beside a team that is refused, whoever else wrote the line', async () => {
    await startWritten();
    github.addComment(42, { login: 'rita' }, LINE);
    const { ids, unknown } = await naming(['ann', 'acme/security']);
    expect([...ids]).toEqual([idOf('ann')]);
    expect(unknown).toMatch(UNLISTED);
  });

  test('in a team that is listed beside one that is refused', async () => {
    await startWritten({ teams: { 'acme/security': ['bob'] } });
    const names = ['acme/security', 'acme/platform'];
    const { ids, unknown } = await naming(names, { membersToken: MEMBERS });
    expect([...ids]).toEqual([idOf('bob')]);
    expect(unknown).toMatch(/^Who is in acme\/platform is unknown/);
  });
});

test('nothing is read on a server that does not say who edited a comment', async () => {
  await start();
  await expect(read({ env: { GITEA_ACTIONS: 'true' } })).rejects.toThrow('reads no approvals');
});
