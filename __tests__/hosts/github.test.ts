import { textsOf } from '../support/findings.ts';
import type { GitHubOptions, RunningGitHub } from '../support/github/start-github.ts';
import { instead, startGitHub } from '../support/github/start-github.ts';
import { workflowToken } from '../support/github/state.ts';
import { createSend } from '../../src/client/http/send.ts';
import { TransportError } from '../../src/model/ports.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';
import type { GitHubTarget } from '../../src/hosts/github/publish.ts';
import { readEarlierReports } from '../../src/hosts/earlier-reports.ts';
import { connectGitHub } from '../../src/hosts/github/calls.ts';
import { publishOnGitHub } from '../../src/hosts/github/publish.ts';
import { withOccurrences } from '../../src/report/occurrences.ts';
import type { ReportView } from '../../src/report/view.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '../support/jest.ts';
import type { ContextChanges } from '../support/sample-report.ts';
import { sampleView } from '../report/sample-view.ts';
import { concealed } from '../support/concealed.ts';

const HEAD = '6f1cb4077fb4b4a3a9a3c3d6a0ab25c2e8f0e3a1';
const TOKEN = `ghs_${'0'.repeat(36)}`;

const send = createSend({ environment: {} });
afterAll(() => send.close());
let github: RunningGitHub;
afterEach(() => github.stop());

async function start(options: Partial<GitHubOptions> = {}) {
  github = await startGitHub({
    pullRequests: [{ number: 42, headSha: HEAD, files: ['infra/main.tf'] }],
    jobs: [{ id: 7, name: 'gate', headSha: HEAD }],
    ...options,
  });
  return github;
}

interface Changes extends Partial<GitHubTarget> {
  githubToken?: string;
  checksToken?: string;
}

function connect(changes: Changes = {}) {
  const { githubToken = TOKEN, checksToken = TOKEN } = changes;
  return connectGitHub({ ...github.access, githubToken, checksToken }, { send, ...ports() });
}

const ports = () => ({ clock: instantClock(), random: () => 0.5 });

function publish(view: ReportView, changes: Changes = {}, changedFiles?: string[]) {
  const { githubToken: _, checksToken: __, ...target } = changes;
  return publishOnGitHub(
    {
      view: concealed(view),
      target: {
        checkRunId: 7,
        pullRequest: { number: 42, fork: false },
        headSha: HEAD,
        comment: 'auto',
        annotate: 'auto',
        ...target,
      },
      github: connect(changes),
      ports: ports(),
    },
    { files: changedFiles },
  );
}

function viewOf(verdict: VerdictWord, context: ContextChanges = {}): ReportView {
  const repository = { serverUrl: github.serverUrl, slug: 'acme/infra', root: '/checkout' };
  return sampleView({ verdict, workspaces: 3 }, { ci: { repository }, ...context });
}

/** As many causes with a place as asked for. */
function manyCauses(count: number): ReportView {
  const view = viewOf('blocked');
  const [first] = view.causes;
  if (first === undefined) throw new Error('no cause');
  const causes = Array.from({ length: count }, (_, index) => ({
    ...first,
    policy: `policy-${index}`,
    resources: first.resources.map((resource) => ({
      ...resource,
      location: {
        path: 'infra/storage.tf',
        startLine: index + 1,
        endLine: index + 1,
        source: 'block' as const,
      },
    })),
  }));
  return { ...view, causes: causes.map(withOccurrences) };
}

const asked = () =>
  github.requests.map(({ method, path, status }) => `${method} ${path} ${status}`);

test('of two jobs of one commit, only the one that has the comment asks for a review', async () => {
  await start({ people: { octocat: 'write' } });
  const waiting = (selected: string): ReportView => {
    const view = viewOf('needs-override', {
      gate: { selected, startedAt: '2026-01-01T00:00:00.000Z' },
    });
    const approval = { approvers: ['octocat'], needed: 1, missing: 1, given: [] };
    const [first] = view.causes;
    if (first === undefined) throw new Error('no cause');
    const fingerprint = Buffer.from(selected.padEnd(6)).toString('hex');
    return { ...view, causes: [{ ...first, fingerprint, approval, overrideBy: ['octocat'] }] };
  };
  await publish(waiting('net'));
  expect(github.reviewRequests).toHaveLength(1);
  const { doubts } = await publish(waiting('dns'));
  expect(textsOf(doubts)).toEqual([expect.stringContaining('Another job of this commit')]);
  expect(github.reviewRequests).toHaveLength(1);
  expect(github.comments(42)).toHaveLength(1);
});

test('a run with an existing comment takes five requests, with the previous report read', async () => {
  await start();
  await publish(viewOf('blocked'));
  github.requests.length = 0;

  const { comments } = connect();
  if (comments === undefined) throw new Error('no token');
  const before = await readEarlierReports(comments, 42, 'default', HEAD);
  expect(before?.files).toEqual(['infra/main.tf']);
  expect(Object.keys(before?.durations ?? {})).toContain('net-prod');
  const { commentUrl, doubts, unplaced } = await publish(
    viewOf('passed', { gate: { startedAt: '2026-11-20T15:00:00.000Z' } }),
    {},
    before?.files,
  );
  expect({ doubts, unplaced }).toEqual({ doubts: [], unplaced: [] });
  expect(commentUrl).toBe(`${github.serverUrl}/acme/infra/pull/42#issuecomment-1001`);
  expect(asked()).toEqual([
    'POST /graphql 200',
    'POST /graphql 200',
    'PATCH /repos/acme/infra/issues/comments/1001 200',
    'PATCH /repos/acme/infra/check-runs/7 200',
    'POST /graphql 200',
  ]);
  expect(github.violations).toEqual([]);
});

test('a second comment of this gate is deleted', async () => {
  await start();
  await publish(viewOf('blocked'));
  const { login, app = '' } = workflowToken();
  github.addComment(42, { login, app }, github.comments(42)[0]?.body ?? '');
  const { doubts } = await publish(viewOf('passed'));
  expect(doubts).toEqual([]);
  expect(github.comments(42).map(({ id }) => id)).toEqual([1001]);
  expect(github.violations).toEqual([]);
});

describe('a comment that somebody hid', () => {
  test('is left as it is, and the next one has what it keeps', async () => {
    await start();
    await publish(viewOf('blocked'));
    github.hideComment(1001);
    const [hidden] = github.comments(42);
    const { commentUrl, doubts } = await publish(viewOf('blocked'));
    expect(doubts).toEqual([]);
    expect(commentUrl).toMatch(/#issuecomment-1002$/);
    const [first, second, ...others] = github.comments(42);
    expect([first, others]).toEqual([hidden, []]);
    expect(second?.body).toBe(hidden?.body);
    await publish(viewOf('passed'));
    expect(github.comments(42).map(({ id }) => id)).toEqual([1001, 1002]);
    expect(github.comments(42)[0]).toEqual(hidden);
    expect(github.comments(42)[1]?.body).toMatch(/All policies pass|passed/);
    expect(github.violations).toEqual([]);
  });

  test('is read while there is no other, and a green gate writes none', async () => {
    await start();
    await publish(viewOf('blocked'));
    github.hideComment(1001);
    const { comments } = connect();
    const before = comments && (await readEarlierReports(comments, 42, 'default', HEAD));
    expect(Object.keys(before?.durations ?? {})).toContain('net-prod');
    expect((await publish(viewOf('passed'), { comment: 'on-failure' })).doubts).toEqual([]);
    expect(github.comments(42).map(({ id }) => id)).toEqual([1001]);
  });

  test('is left beside a shown one, which is the comment of the gate', async () => {
    await start();
    await publish(viewOf('blocked'));
    const { login, app = '' } = workflowToken();
    github.addComment(42, { login, app }, github.comments(42)[0]?.body ?? '');
    github.hideComment(1001);
    const { commentUrl } = await publish(viewOf('passed'));
    expect(commentUrl).toMatch(/#issuecomment-1002$/);
    expect(github.comments(42).map(({ id }) => id)).toEqual([1001, 1002]);
  });
});

test('120 annotations take three requests, and none is lost', async () => {
  await start();
  const { doubts, unplaced } = await publish(manyCauses(120), { comment: 'off' });
  expect({ doubts, unplaced }).toEqual({ doubts: [], unplaced: [] });
  expect(asked()).toEqual(
    Array.from({ length: 3 }, () => 'PATCH /repos/acme/infra/check-runs/7 200'),
  );
  const [run] = github.checkRuns();
  expect(run?.annotations.map(({ start_line }) => start_line)).toEqual(
    Array.from({ length: 120 }, (_, index) => index + 1),
  );
  expect(run).toMatchObject({ status: 'in_progress', conclusion: null });
  expect(run?.title).toMatch(/^❌ policy-0 blocks net-prod · 119 more policies$/);
});

test('a summary in Cyrillic fits by its bytes, and a refused one is tried again smaller', async () => {
  let refusals = 0;
  await start({
    ...instead(/^PATCH .*\/check-runs\/7$/, () =>
      refusals++ === 0
        ? { status: 422, body: { message: 'summary exceeds a maximum bytesize of 65535' } }
        : undefined,
    ),
  });
  const view = manyCauses(120);
  const message = 'Том должен быть зашифрован ключом команды. '.repeat(20);
  const causes = view.causes.map((each) => withOccurrences({ ...each, message }));
  const { doubts, unplaced } = await publish(
    {
      ...view,
      causes,
    },
    { comment: 'off' },
  );
  expect({ doubts, unplaced }).toEqual({ doubts: [], unplaced: [] });
  const [run] = github.checkRuns();
  expect(run?.annotations).toHaveLength(120);
  expect(Buffer.byteLength(run?.summary ?? '')).toBeLessThanOrEqual(15_000);
  expect(github.violations).toEqual([]);
  await publish({ ...view, causes }, { comment: 'off' });
  const summary = github.checkRuns()[0]?.summary ?? '';
  expect(summary.length).toBeLessThan(60_000);
  expect(Buffer.byteLength(summary)).toBeGreaterThan(15_000);
});

test('a batch whose answer is lost is not sent twice, but printed as commands', async () => {
  let losses = 0;
  await start({
    interfere: (moment, { method, path }) =>
      moment === 'after' && method === 'PATCH' && path.endsWith('/check-runs/7') && losses++ === 1
        ? { status: 502, body: { message: 'Bad Gateway' } }
        : undefined,
  });
  const { unplaced, doubts } = await publish(manyCauses(120), { comment: 'off' });
  expect(textsOf(doubts)).toEqual([
    'The annotations are not on the check run: GitHub says "Bad Gateway" (502 to PATCH /repos/acme/infra/check-runs/7).',
  ]);
  expect(unplaced?.map(({ start_line }) => start_line)).toEqual(
    Array.from({ length: 70 }, (_, index) => index + 51),
  );
  expect(github.checkRuns()[0]?.annotations).toHaveLength(100);
});

describe('annotations', () => {
  test('are on a completed check run of their own where no check run is known', async () => {
    await start();
    const target = { headSha: HEAD, comment: 'off', annotate: 'auto' } as const;
    const view = concealed(manyCauses(60));
    const done = await publishOnGitHub({ view, target, github: connect(), ports: ports() });
    expect(done).toEqual({ unplaced: [], doubts: [] });
    const created = github.checkRuns().at(-1);
    expect(created).toMatchObject({ name: 'Plangate', status: 'completed', conclusion: 'failure' });
    expect(created?.annotations).toHaveLength(60);
  });

  test('are on one with the name of the gate where it is not the only one', async () => {
    await start();
    const target = { headSha: HEAD, comment: 'off', annotate: 'auto' } as const;
    const gate = { name: '.github/plangate-network.yml' };
    const view = concealed(sampleView({ verdict: 'blocked' }, { gate }));
    await publishOnGitHub({ view, target, github: connect(), ports: ports() });
    expect(github.checkRuns().at(-1)?.name).toBe('Plangate (.github/plangate-network.yml)');
  });

  test('are on one of their own where the check run is gone', async () => {
    await start();
    expect(await publish(viewOf('blocked'), { comment: 'off', checkRunId: 99 })).toEqual({
      unplaced: [],
      doubts: [],
    });
    expect(github.checkRuns().map(({ name }) => name)).toEqual(['gate', 'Plangate']);
  });

  test('are printed as commands without the permission, which is named', async () => {
    await start({ tokens: { [TOKEN]: workflowToken({ checks: 'read' }) } });
    const { unplaced, doubts } = await publish(manyCauses(25), { comment: 'off' });
    expect(unplaced).toHaveLength(25);
    expect(textsOf(doubts)).toEqual([
      'The annotations are not on the check run: GitHub says "Resource not accessible by integration" (403 to PATCH /repos/acme/infra/check-runs/7). The token needs `checks: write`, the server says: checks=write. Give the job `permissions: checks: write`.',
    ]);
    expect(github.requests).toHaveLength(2);
  });
});

describe('a comment', () => {
  test.each([
    [false, 'Give the job `permissions: pull-requests: write`.'],
    [
      true,
      'Pull requests from forks get a token that may only read; the summary of the job has the whole report.',
    ],
  ])('that a token may not write names the remedy (fork: %s)', async (fork, remedy) => {
    await start({ tokens: { [TOKEN]: workflowToken({ pull_requests: 'read', checks: 'none' }) } });
    const view = viewOf('blocked');
    const before = JSON.stringify(view);
    const { doubts } = await publish(view, { pullRequest: { number: 42, fork } });
    expect(textsOf(doubts)).toEqual([
      `The comment on the pull request was not written: GitHub says "Resource not accessible by integration" (403 to POST /repos/acme/infra/issues/42/comments). The token needs \`pull-requests: write\`, the server says: issues=write; pull_requests=write. ${remedy}`,
      expect.stringContaining('`checks: write`'),
    ]);
    expect(JSON.stringify(view)).toBe(before);
    expect(github.comments(42)).toEqual([]);
  });

  test('with a wrong token names that, and does not show the token', async () => {
    await start();
    const { doubts } = await publish(viewOf('blocked'), {
      githubToken: 'ghs_wrong',
      checksToken: 'ghs_wrong',
    });
    expect(doubts).toHaveLength(2);
    expect(textsOf(doubts)[0]).toContain(
      'GitHub says "Bad credentials" (401 to POST /graphql). It does not know the token',
    );
    expect(JSON.stringify(doubts)).not.toContain('ghs_wrong');
  });
});

describe('servers and tokens without GraphQL', () => {
  const pageInfo = { hasNextPage: true, endCursor: 'round-and-round' };
  const pullRequest = { headRefOid: HEAD, comments: { nodes: [], pageInfo } };

  test.each([
    [
      'GraphQL refuses it',
      { status: 403, body: { message: 'Resource not accessible by personal access token' } },
    ],
    [
      'pages of GraphQL lead to themselves',
      { status: 200, body: { data: { repository: { pullRequest } } } },
    ],
  ])("a person's token, where %s, finds its comments by name", async (_, answer) => {
    const token = `ghp_${'2'.repeat(36)}`;
    const person = { login: 'octocat', permissions: workflowToken().permissions };
    await start({ tokens: { [token]: person }, ...instead(/graphql$/, answer) });
    const target = { githubToken: token, annotate: 'off' as const };
    await publish(viewOf('blocked'), target);
    await publish(viewOf('passed', { gate: { startedAt: '2026-11-20T15:00:00.000Z' } }), target);
    expect(github.comments(42).map(({ author }) => author)).toEqual(['octocat']);
  });
});

test.each<[string, { head?: string; changed?: number }, string[] | undefined]>([
  ['nobody pushes', {}, ['infra/b.tf', 'infra/a.tf']],
  ['a person pushes while they are listed', { head: 'd'.repeat(40) }, undefined],
  ['the pull request counts more', { changed: 2 }, undefined],
])('files, one of which was moved, are all of them or none: %s', async (_, now, files) => {
  const { head = HEAD, changed = 1 } = now;
  await start({
    pullRequests: [{ number: 42, headSha: HEAD, files: [['infra/a.tf', 'infra/b.tf']] }],
    ...instead(/^GET .*\/pulls\/42$/, {
      status: 200,
      body: { head: { sha: head }, changed_files: changed },
    }),
  });
  const snapshot = await connect().comments?.snapshot(42, { files: true });
  expect(snapshot?.files).toEqual(files);
});

test.each<[what: string, body: unknown, says: string, headers?: Record<string, string>]>([
  ['does not end', [], 'more pull requests here', { link: '<https://x/?page=2>; rel="next"' }],
  ['is no list', {}, 'in an unrecognized form'],
  ['has other things in it', [{}], 'in an unrecognized form'],
])('a list of pull requests that %s is not taken for one', async (_, body, says, headers = {}) => {
  await start(instead(/\/commits\/\w+\/pulls/, { status: 200, body, headers }));
  await expect(connect().comments?.pullRequestsMergedAs(HEAD)).rejects.toThrow(says);
});

test.each([
  [{ status: 404, body: {} }, 'is not one of this commit.'],
  [{ status: 200, body: { head_sha: 'd'.repeat(40), status: 'completed' } }, 'is not one of this'],
  [{ status: 200, body: { head_sha: HEAD, status: 'in_progress' } }, 'is still going'],
])('a workflow run is not started again after the answer %j', async (answer, why) => {
  await start(instead(/\/actions\/runs\/9$/, answer));
  const refused = await connect().comments?.commands?.startAgain(9, HEAD, true);
  expect(refused).toContain(`The workflow run 9 ${why}`);
  expect(asked()).toHaveLength(1);
});

test('`annotate: changed` leaves out what closes the gate in other files', async () => {
  await start();
  const options = { comment: 'off', annotate: 'changed' } as const;
  const { unplaced } = await publish(manyCauses(2), options, ['infra/main.tf']);
  expect([unplaced, github.checkRuns()[0]?.annotations]).toEqual([[], []]);
});

describe('limits and outages', () => {
  test('a limit that lasts longer than a minute is reported, and not waited for', async () => {
    const reset = String(Date.UTC(2026, 0, 1) / 1000 + 3_600);
    await start({
      ...instead(/./, {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
        body: { message: 'API rate limit exceeded' },
      }),
    });
    const { doubts } = await publish(viewOf('blocked'));
    expect(textsOf(doubts)[0]).toMatch(
      /GitHub says "API rate limit exceeded" .* Run the job again in \d+ min\.$/,
    );
  });

  test('when a limit ends is compared with the time that GitHub says', async () => {
    const endMs = Date.UTC(2040, 0, 1);
    let answers = 0;
    const limited = {
      status: 403,
      headers: {
        date: new Date(endMs - 3_000).toUTCString(),
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(endMs / 1000),
      },
      body: { message: 'API rate limit exceeded' },
    };
    await start(instead(/./, () => (answers++ === 0 ? limited : undefined)));
    const { doubts } = await publish(viewOf('blocked'));
    expect([doubts, github.comments(42).length]).toEqual([[], 1]);
  });

  test('a GitHub that does not answer is named', async () => {
    const { access } = await start();
    access.apiUrl = 'http://127.0.0.1:9';
    const { doubts, unplaced } = await publish(viewOf('blocked'));
    expect(textsOf(doubts)[0]).toContain('GitHub could not be reached');
    expect(unplaced?.length).toBeGreaterThan(0);
  });

  test('a certificate of an unknown authority is named with the request and the remedy', async () => {
    await start();
    const remedy = 'Name its authority in NODE_EXTRA_CA_CERTS.';
    const send = () =>
      Promise.reject(new TransportError('tls', 'self-signed certificate', { remedy }));
    const asked = connectGitHub(github.access, { send, ...ports() }).comments?.snapshot(42);
    await expect(asked).rejects.toThrow(
      `GitHub could not be reached: POST /graphql (self-signed certificate). ${remedy}`,
    );
  });
});

/**
 * The token of a gate changed, as from that of the workflow to an app's: its earlier comment is another
 * author's then. It decides nothing, and the log names it as long as it is there.
 */
describe('a comment by an earlier token', () => {
  const WORKFLOW = workflowToken();
  const APP = { ...WORKFLOW, login: 'acme-gate[bot]', app: 'acme-gate' };
  const publishBy = async (githubToken: string, verdict: VerdictWord) => {
    const changes = { githubToken, comment: 'always', annotate: 'off' } as const;
    return publish(viewOf(verdict), changes, []);
  };
  beforeEach(async () => {
    await start({ tokens: { ghs_workflow: WORKFLOW, ghs_app: APP } });
    await publishBy('ghs_workflow', 'blocked');
  });

  test('is named while it exists, without an extra request', async () => {
    await publishBy('ghs_app', 'passed');
    const before = github.comments(42);
    const { doubts } = await publishBy('ghs_app', 'passed');
    expect(textsOf(doubts)).toEqual([
      `A comment of another author (github-actions[bot]) carries this gate's marker and was left as it is: ${before[0]?.url}. Remove it if an earlier token of this gate wrote it.`,
    ]);
    expect(github.comments(42)).toEqual(before);
    github.removeComment(before[0]?.id ?? 0);
    expect((await publishBy('ghs_app', 'passed')).doubts).toEqual([]);
  });
});
