/** Commands in comments: whose count, what comes of them on the service and on GitHub, and where an approval counts. */
import { expectGolden } from '../../support/golden.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import { instead } from '../../support/github/start-github.ts';
import { user, workflowToken } from '../../support/github/state.ts';
import { GITHUB_TOKEN, HEAD, type Scenario, BASE, MERGE } from '../../support/scenario.ts';
import {
  comment,
  DATABASE,
  gate,
  gateAgain,
  MEMBERS,
  MEMBERS_TOKEN,
  NEWER,
  OVERRIDE,
  RUN,
  start,
  sticky,
  writeLines,
  type Comment,
  type GitHub,
} from './commented.ts';
import { decodeMarker } from '../../../src/report/marker.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

/** What a person who may write finds of a refused command. */
const TOLD = ['told in the comment'];

/** A code is of the address of the host as well. */
const withoutCode = (text = '') => text.replaceAll(/ code [a-z2-7]{32}/g, ' code <code>');

describe('a command of a person who may', () => {
  test('`override` overrides for a member of a team', async () => {
    scenario = await start({ script: 'awaiting-override' });
    const first = await gate(scenario);
    expect([first.exitCode, first.outputs['verdict']]).toEqual([1, 'needs-override']);
    expect(sticky(scenario)).toContain(`\`/plangate override ${HEAD} REASON\``);
    const done = await comment(scenario, { login: 'carl' });
    expect(done).toMatchObject({ exitCode: 0, reaction: 'rocket' });
    const overridden = expect.stringMatching(/^POST .*\/actions\/override$/);
    expect(done.actions).toEqual([overridden, 'told in the comment', 'started again']);
    const job = `${scenario.github.serverUrl}/acme/infra/actions/runs/8001`;
    const record = { workspace: 'net-prod', reason: 'agreed in CHG-1042', job };
    expect(JSON.parse(done.outputs['audit'] ?? '')).toMatchObject([
      { action: 'override', by: 'carl', ...record },
    ]);
    expect(sticky(scenario)).toContain('- carl overrode the failed policies: agreed in');
    const second = await gateAgain(scenario);
    expect([second.exitCode, second.outputs['verdict']]).toEqual([0, 'overridden']);
    expect(second.outputs['run-id']).toBe(first.outputs['run-id']);
    expect(sticky(scenario)).toContain('- carl overrode the failed policies: agreed in');
  });

  const GUARD = { protect: 'aws_db_instance.*', 'max-destroys': '0' };

  test.each(['/plangate rerun', OVERRIDE])(
    '%s without `actions: write` is refused before it is recorded',
    async (body) => {
      const tokens = {
        [GITHUB_TOKEN]: workflowToken({ actions: 'read' }),
        [MEMBERS_TOKEN]: MEMBERS,
      };
      scenario = await start({ state: DATABASE, script: 'awaiting-override' }, { tokens });
      await gate(scenario, GUARD);
      const done = await comment(scenario, { body, given: { 'override-by': 'ann' } });
      expect(done).toMatchObject({ exitCode: 1, reaction: '-1', actions: TOLD });
      expect(scenario.comment()).toContain('gave a command that was refused');
      expect(done.said).toContain('The token needs `actions: write`');
    },
  );

  test('an override and an approval of destroys work together, in either order', async () => {
    scenario = await start({ state: DATABASE, script: 'awaiting-override' });
    const first = await gate(scenario, GUARD);
    expectGolden('scenarios/guard.md', withoutCode(scenario.comment()));
    expect((await comment(scenario)).exitCode).toBe(0);
    const second = await gateAgain(scenario, GUARD);
    const { 'run-id': run } = first.outputs;
    expect(second.outputs).toMatchObject({ verdict: 'needs-override', 'run-id': run });
    const ended = { status: 'completed', conclusion: 'failure' };
    Object.assign(scenario.github.workflowRuns[0] ?? {}, ended);
    expect(writeLines(scenario, 'ann', { reason: 'the old database is copied' })).toBe(1);
    const third = await gateAgain(scenario, GUARD, '3');
    expect([third.exitCode, third.outputs['verdict']]).toEqual([0, 'overridden']);
    expectGolden('scenarios/guard-let-through.md', withoutCode(scenario.comment()));
  });

  test('a person who may write can have the commit judged again', async () => {
    scenario = await start({ script: 'awaiting-override' });
    await gate(scenario);
    const done = await comment(scenario, { login: 'author', body: '/plangate rerun' });
    expect(done).toMatchObject({ exitCode: 0, reaction: 'rocket' });
    expect(done.actions).toEqual(['told in the comment', 'started again']);
    expect((await gateAgain(scenario)).outputs['verdict']).toBe('needs-override');
  });

  test.each(['allowed', 'forbidden'] as const)(
    '`again` ends the use of a run, where comments on runs are %s',
    async (course) => {
      scenario = await start({ script: 'awaiting-override' }, {}, undefined, {
        courses: { 'comments-on-runs': course },
      });
      const { 'run-id': run = '' } = (await gate(scenario)).outputs;
      const done = await comment(scenario, { login: 'dora', body: '/plangate again' });
      expect(done).toMatchObject({ exitCode: 0, reaction: 'rocket' });
      expect(done.actions).toContain('started again');
      expect(done.said).toContain('No later job takes over the 1 runs of this pull request');
      const isInComment = 'no comment on 1 of them, so the comment of the gate names them';
      expect(done.said.includes(isInComment)).toBe(course === 'forbidden');
      const { ended = [] } = decodeMarker(sticky(scenario)) ?? {};
      expect(ended).toEqual(course === 'forbidden' ? [run] : []);
    },
  );

  test('a second run that cannot be read keeps the record of the first override', async () => {
    const sandbox = {
      id: 'ws-sandbox0000000000',
      name: 'sandbox',
      script: 'awaiting-override' as const,
    };
    scenario = await start({ script: 'awaiting-override' }, {}, [sandbox]);
    const given = { workspaces: 'net-prod, sandbox' };
    await gate(scenario, { workspace: '', ...given });
    const fault = { kind: 'status', status: 401 } as const;
    scenario.service.addFault({ route: 'GET /runs/:run', fault, skip: 2, times: 9 });
    const done = await comment(scenario, { given });
    expect(done).toMatchObject({ exitCode: 1, reaction: '-1' });
    expect(done.actions).not.toContain('started again');
    expect(JSON.parse(done.outputs['audit'] ?? '')).toMatchObject([{ workspace: 'net-prod' }]);
  });

  test('a commit that no job of the gate has judged cannot be judged again', async () => {
    scenario = await start({ script: 'awaiting-override' });
    await gate(scenario);
    scenario.github.push(42, NEWER);
    const done = await comment(scenario, { body: '/plangate again' });
    expect(done).toMatchObject({ exitCode: 1, reaction: '-1' });
    expect(done.said).toContain('No job of the gate is known for this commit');
  });

  test('`help` names the commands, and a job that is too old is refused', async () => {
    scenario = await start(
      { script: 'awaiting-override' },
      { workflowRuns: [{ id: RUN, headSha: HEAD, old: true }] },
    );
    await gate(scenario);
    const help = await comment(scenario, { login: 'dora', body: '/plangate help' });
    const actions = ['told in the comment'];
    expect(help).toMatchObject({ exitCode: 0, reaction: 'rocket', actions });
    expect(sticky(scenario)).toContain('`/plangate override COMMIT REASON`');
    const done = await comment(scenario);
    expect(done).toMatchObject({ exitCode: 1, reaction: '-1' });
    expect(done.said).toMatch(/created over a month ago.*Push a commit/);
    expect(done.actions).toHaveLength(2);
  });
});

describe('who cannot be read, and what is gone', () => {
  test('a team that the token does not show keeps nobody from overriding who is named otherwise', async () => {
    scenario = await start({ script: 'awaiting-override' });
    await gate(scenario);
    const given = { 'override-by': 'acme/platform, ann', 'members-token': '' };
    const member = await comment(scenario, { login: 'carl', given });
    expect(member).toMatchObject({ exitCode: 1, reaction: '-1', actions: TOLD });
    expect(member.said).toContain('Who is in acme/platform is unknown');
    expect(await comment(scenario, { given })).toMatchObject({ exitCode: 0, reaction: 'rocket' });
  });

  test.each<[string, NonNullable<Comment['later']>]>([
    ['edited', ({ github }, id) => github.editComment(id, 'never mind')],
    ['deleted', ({ github }, id) => github.removeComment(id)],
  ])('`again` counts where it was %s since', async (_, later) => {
    scenario = await start({ script: 'awaiting-override' });
    await gate(scenario);
    const done = await comment(scenario, { login: 'dora', body: '/plangate again', later });
    expect(done.exitCode).toBe(0);
    expect(done.actions).toContain('started again');
  });

  test('what is wrong with a line is said to who may write, and nothing to strangers', async () => {
    scenario = await start({ script: 'awaiting-override' });
    await gate(scenario);
    for (const role of ['command', 'override'] as const) {
      const body = `${OVERRIDE}\n\nthanks, from ${role}`;
      const stranger = await comment(scenario, { login: 'rita', body, role });
      expect([stranger.exitCode, stranger.reaction, stranger.actions]).toEqual([1, undefined, []]);
      const writer = await comment(scenario, { login: 'dora', body, role });
      expect(writer).toMatchObject({ exitCode: 1, reaction: 'confused', actions: TOLD });
      expect(sticky(scenario)).toContain(
        '- dora wrote a command that cannot be followed: it is not alone in its comment, or it is in code (',
      );
    }
  });
});

test.each(['command', 'override'] as const)(
  '%s does nothing where the file of the default branch cannot be read, whatever is commanded',
  async (role) => {
    scenario = await start({ script: 'awaiting-override' });
    await gate(scenario);
    for (const body of [OVERRIDE, '/plangate rerun', '/plangate again']) {
      const done = await comment(scenario, { role, body, given: { timeout: 'soon' } });
      expect(done).toMatchObject({ exitCode: 1, reaction: '-1', actions: TOLD });
      expect(done.said).toMatch(/Nothing was done .* plangate\.yml:4: `timeout` /);
      expect(done.outputs['command'] ?? '').toBe('');
    }
  },
);

test('a run is overridden by a comment where tags find its workspace', async () => {
  scenario = await start({ script: 'awaiting-override', tags: ['net'] });
  await gate(scenario);
  const tagged = (tag: string) => ({ organization: 'acme', workspaces: [{ tags: [tag] }] });
  const by = { 'override-by': ['ann'] };
  const none = await comment(scenario, { keys: { ...tagged('shop'), ...by } });
  expect(none.said).toContain('`workspaces` finds none in acme that this token may see.');
  expect(none.actions).toEqual(TOLD);
  const done = await comment(scenario, { keys: { ...tagged('net'), ...by } });
  expect(done).toMatchObject({ exitCode: 0, reaction: 'rocket' });
});

describe('a command that GitHub answers in another way', () => {
  const commentOf = (urlIn: (api: string) => string) =>
    instead(/^GET .*\/issues\/comments\/\d+$/, () => {
      const { github } = scenario;
      const [found] = github.comments(42).slice(-1);
      const at = '2026-11-20T13:55:00Z';
      const user = { login: 'ann', type: 'User' };
      const times = { created_at: at, updated_at: at };
      const issue_url = urlIn(github.serverUrl);
      return { status: 200, body: { id: found?.id, body: OVERRIDE, user, ...times, issue_url } };
    });
  const UNSAID = /does not say whether an app wrote it/;
  test.each<[string, GitHub, RegExp, string?]>([
    [
      'the comment is of another repository',
      commentOf((api) => `${api}/repos/umbrella/infra/issues/42`),
      UNSAID,
    ],
    [
      'the comment is of another host',
      commentOf(() => 'https://api.example.com/repos/acme/infra/issues/42'),
      UNSAID,
    ],
    [
      'a permission is a list',
      instead(/\/permission$/, {
        status: 200,
        body: { permission: ['write'], role_name: ['maintain'], user: user('boss') },
      }),
      /does not say whether its author may write/,
      'boss',
    ],
    [
      'a role is a list',
      instead(/\/permission$/, {
        status: 200,
        body: { permission: 'write', role_name: ['admin'], user: user('boss') },
      }),
      /its author is none of those/,
      'boss',
    ],
  ])('does nothing where %s', async (_, github, why, login = 'ann') => {
    scenario = await start({ script: 'awaiting-override' }, github);
    await gate(scenario);
    const done = await comment(scenario, { login });
    expect(done.said).toMatch(why);
    // At most that it was refused is told.
    expect([done.exitCode, done.actions.filter((each) => each !== TOLD[0])]).toEqual([1, []]);
  });

  test('names the permission where a reaction is refused', async () => {
    const refused = instead(/\/reactions$/, {
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    });
    scenario = await start({ script: 'awaiting-override' }, refused);
    await gate(scenario);
    const done = await comment(scenario);
    expect([done.exitCode, done.reaction]).toEqual([0, undefined]);
    expect(done.said).toMatch(/The comment got no reaction: .*`pull-requests: write`/);
  });
});

const NOTHING_GOES = { 'max-destroys': '0' };
test.each<[string, { number: number; headCommit: string; baseCommit: string }[], string]>([
  [
    'an approval counts for all that are queued with it',
    [
      { number: 43, headCommit: NEWER, baseCommit: BASE },
      { number: 42, headCommit: MERGE, baseCommit: NEWER },
    ],
    'overridden',
  ],
  [
    'an approval does not count where it is not known who is queued',
    [{ number: 42, headCommit: MERGE, baseCommit: NEWER }],
    'needs-override',
  ],
])('%s', async (_, queue, verdict) => {
  scenario = await start({ state: DATABASE }, { queue });
  await gate(scenario, NOTHING_GOES);
  writeLines(scenario, 'ann');
  const merge_group = { head_sha: MERGE, base_sha: BASE, base_ref: 'refs/heads/main' };
  const ended = await gate(scenario, NOTHING_GOES, {
    event: { name: 'merge_group', payload: { merge_group } },
    env: { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-42-x' },
  });
  expect(ended.outputs['verdict']).toBe(verdict);
});
