/** Commands in comments: whose count, and what comes of them on the service and on GitHub. */
import { expectGolden } from '../../support/golden.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import { HEAD, pullRequestPayload, type Scenario } from '../../support/scenario.ts';
import {
  comment,
  DATABASE,
  gate,
  NEWER,
  OVERRIDE,
  RUN,
  start,
  sticky,
  type Comment,
  type GitHub,
} from './commented.ts';

describe('ten good ones', () => {
  let scenario: Scenario;
  afterEach(() => scenario.close());

  const again = (given: Record<string, string> = {}) =>
    gate(scenario, given, { env: { GITHUB_RUN_ATTEMPT: '2' } });

  test.each<[string, Comment]>([
    ['a person who is named', {}],
    ['a person of a role', { login: 'boss' }],
    ['a member of a team', { login: 'carl' }],
    [
      'the author, where that is allowed',
      { login: 'author', given: { 'allow-self-override': 'true' } },
    ],
    ['with blanks and a line end behind it', { body: `${OVERRIDE}  \r\n` }],
  ])('override: %s', async (_, good) => {
    scenario = await start({ script: 'awaiting-override' });
    const first = await gate(scenario);
    expect([first.exitCode, first.outputs['verdict']]).toEqual([1, 'needs-override']);
    expect(sticky(scenario)).toContain(`\`/plangate override ${HEAD} REASON\``);
    const done = await comment(scenario, good);
    expect(done).toMatchObject({ exitCode: 0, reaction: 'rocket' });
    expect(done.actions).toEqual([
      expect.stringMatching(/^POST .*\/actions\/override$/),
      'told in the comment',
      'started again',
    ]);
    const login = good.login ?? 'ann';
    expect(JSON.parse(done.outputs['audit'] ?? '')).toMatchObject([
      {
        action: 'override',
        by: login,
        workspace: 'net-prod',
        reason: 'agreed in CHG-1042',
        job: `${scenario.github.serverUrl}/acme/infra/actions/runs/8001`,
      },
    ]);
    expect(sticky(scenario)).toContain(`- ${login} override the failed policies: agreed in`);
    const second = await again();
    expect([second.exitCode, second.outputs['verdict']]).toEqual([0, 'overridden']);
    expect(second.outputs['run-id']).toBe(first.outputs['run-id']);
    expect(sticky(scenario)).toContain(`- ${login} override the failed policies: agreed in`);
  });

  const GUARD = { protect: 'aws_db_instance.*', 'max-destroys': '0' };
  const ALLOW = `/plangate allow-destroys ${HEAD} the old database is copied`;

  test.each<[string, Comment]>([
    ['a person who is named', {}],
    ['a member of a team', { login: 'carl' }],
  ])('allow-destroys: %s', async (_, good) => {
    scenario = await start({ state: DATABASE });
    const first = await gate(scenario, GUARD);
    expect([first.exitCode, first.outputs['verdict']]).toEqual([1, 'needs-override']);
    expect(sticky(scenario)).toContain(`\`/plangate allow-destroys ${HEAD} REASON\``);
    expect(sticky(scenario)).not.toContain('plangate override');
    const done = await comment(scenario, { body: ALLOW, ...good });
    expect(done).toMatchObject({ exitCode: 0, reaction: 'rocket' });
    expect(done.actions).toEqual(['told in the comment', 'started again']);
    expect(JSON.parse(done.outputs['audit'] ?? '')).toMatchObject([
      { action: 'allow-destroys', by: good.login ?? 'ann', run: first.outputs['run-id'] },
    ]);
    const second = await again(GUARD);
    expect([second.exitCode, second.outputs['verdict']]).toEqual([0, 'overridden']);
    expect(sticky(scenario)).toMatch(/overridden by `?(ann|carl)`?.*the old database is copied/);
    // For this commit only.
    scenario.github.push(42, NEWER);
    const event = { name: 'pull_request', payload: pullRequestPayload({ head: NEWER }) };
    const third = await gate(scenario, GUARD, { event, env: { GITHUB_RUN_ID: '7002' } });
    expect(third.outputs['verdict']).toBe('needs-override');
  });

  test('both: an override and what is destroyed, in either order', async () => {
    scenario = await start({ state: DATABASE, script: 'awaiting-override' });
    const first = await gate(scenario, GUARD);
    expectGolden('scenarios/guard.md', scenario.comment());
    expect((await comment(scenario)).exitCode).toBe(0);
    const second = await again(GUARD);
    expect([second.outputs['verdict'], second.outputs['run-id']]).toEqual([
      'needs-override',
      first.outputs['run-id'],
    ]);
    Object.assign(scenario.github.workflowRuns[0] ?? {}, {
      status: 'completed',
      conclusion: 'failure',
    });
    expect((await comment(scenario, { body: ALLOW })).exitCode).toBe(0);
    const third = await gate(scenario, GUARD, { env: { GITHUB_RUN_ATTEMPT: '3' } });
    expect([third.exitCode, third.outputs['verdict']]).toEqual([0, 'overridden']);
    expectGolden('scenarios/guard-let-through.md', scenario.comment());
  });

  test('rerun, by somebody who may write', async () => {
    scenario = await start({ script: 'awaiting-override' });
    await gate(scenario);
    const done = await comment(scenario, { login: 'author', body: '/plangate rerun' });
    expect(done).toMatchObject({ exitCode: 0, reaction: 'rocket' });
    expect(done.actions).toEqual(['told in the comment', 'started again']);
    expect((await again()).outputs['verdict']).toBe('needs-override');
  });

  test('help, and a job that is too old', async () => {
    scenario = await start(
      { script: 'awaiting-override' },
      { workflowRuns: [{ id: RUN, headSha: HEAD, old: true }] },
    );
    await gate(scenario);
    const help = await comment(scenario, { login: 'dora', body: '/plangate help' });
    expect(help).toMatchObject({
      exitCode: 0,
      reaction: 'rocket',
      actions: ['told in the comment'],
    });
    expect(sticky(scenario)).toContain('`/plangate allow-destroys COMMIT REASON`');
    const done = await comment(scenario);
    expect(done).toMatchObject({ exitCode: 1, reaction: '-1' });
    expect(done.said).toMatch(/created over a month ago.*Push a commit/);
    expect(done.actions).toHaveLength(2);
  });
});

describe('answers of GitHub that are not as they should be', () => {
  let scenario: Scenario;
  afterEach(() => scenario.close());
  type Interfere = NonNullable<GitHub['interfere']>;
  /** In place of what GitHub says to this request. */
  const instead =
    (wanted: RegExp, answer: (scenario: Scenario) => ReturnType<Interfere>): Interfere =>
    (moment, { method, path }) =>
      moment === 'before' && wanted.test(`${method} ${path}`) ? answer(scenario) : undefined;

  test.each([
    ['another repository', (api: string) => `${api}/repos/umbrella/infra/issues/42`],
    ['a repository of a longer name', (api: string) => `${api}/repos/my/acme/infra/issues/42`],
    ['another host', () => 'https://api.example.com/repos/acme/infra/issues/42'],
  ])('the comment is of %s: nothing is done', async (_, urlIn) => {
    const shown = instead(/^GET .*\/issues\/comments\/\d+$/, ({ github }) => {
      const [found] = github.comments(42).slice(-1);
      const at = '2026-11-20T13:55:00Z';
      const user = { login: 'ann', type: 'User' };
      const times = { created_at: at, updated_at: at };
      const issue_url = urlIn(github.apiUrl);
      return { status: 200, body: { id: found?.id, body: OVERRIDE, user, ...times, issue_url } };
    });
    scenario = await start({ script: 'awaiting-override' }, { interfere: shown });
    await gate(scenario);
    const done = await comment(scenario);
    expect(done.said).toContain('It is on another pull request');
    expect([done.exitCode, done.actions]).toEqual([1, []]);
  });

  test('a permission that is a list is none', async () => {
    const listed = instead(/\/permission$/, () => ({
      status: 200,
      body: { permission: ['write'], role_name: ['maintain'] },
    }));
    scenario = await start({ script: 'awaiting-override' }, { interfere: listed });
    await gate(scenario);
    const done = await comment(scenario, { login: 'boss' });
    expect(done.said).toMatch(/What boss, who started this job, may do is unknown/);
    expect([done.exitCode, done.actions]).toEqual([1, []]);
  });

  test('a role that is a list is none', async () => {
    const listed = instead(/\/permission$/, () => ({
      status: 200,
      body: { permission: 'write', role_name: ['admin'] },
    }));
    scenario = await start({ script: 'awaiting-override' }, { interfere: listed });
    await gate(scenario);
    const done = await comment(scenario, { login: 'boss' });
    expect(done.said).toMatch(/boss is none of those/);
    expect([done.exitCode, done.actions]).toEqual([1, []]);
  });

  test('a reaction that is refused is said, with the permission', async () => {
    const refused = instead(/\/reactions$/, () => ({
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    }));
    scenario = await start({ script: 'awaiting-override' }, { interfere: refused });
    await gate(scenario);
    const done = await comment(scenario);
    expect([done.exitCode, done.reaction]).toEqual([0, undefined]);
    expect(done.said).toMatch(/The comment got no reaction: .*`pull-requests: write`/);
  });
});

test('the answer to help goes with the next report', async () => {
  const scenario = await start({ script: 'awaiting-override' });
  await gate(scenario);
  await comment(scenario, { login: 'dora', body: '/plangate help' });
  expect(sticky(scenario)).toContain('dora asked what can be typed');
  await gate(scenario, {}, { env: { GITHUB_RUN_ATTEMPT: '2' } });
  expect(sticky(scenario)).not.toContain('asked what can be typed');
  await scenario.close();
});
