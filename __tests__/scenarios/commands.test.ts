/** Commands in comments: whose count, and what comes of them on the service and on GitHub. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../../src/action/host.ts';
import { runRole } from '../../src/action/run-role.ts';
import { execute, executeBounded } from '../../src/machine/execute.ts';
import { decodeMarker } from '../../src/report/marker.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.ts';
import { ROOT, type Step } from '../support/runner.ts';
import {
  BASE,
  GITHUB_TOKEN,
  HEAD,
  JOB,
  MERGE,
  SERVICE_TOKEN,
  pullRequestPayload,
  startScenario,
  type Scenario,
  type ScenarioOptions,
} from '../support/scenario.ts';
import { expectGolden } from '../support/golden.ts';
import { emptyDirectory } from '../support/spawn-cli.ts';

const RUN = 7001;
const NEWER = '1'.repeat(40);
const MEMBERS_TOKEN = 'ghp_m3mbersTokenOfAnApp0123456789abcdef';
const WORKFLOW = { login: 'github-actions[bot]', app: 'github-actions' };

type GitHub = NonNullable<ScenarioOptions['github']>;
type Workspaces = NonNullable<ScenarioOptions['workspaces']>;

const NET: Workspaces[number] = {
  id: 'ws-netprod0000000000',
  name: 'net-prod',
  workingDirectory: 'network',
};
const TAKEN_OUT = `@@ -19,8 +19,4 @@ resource "aws_eip" "nat" {
   domain = "vpc"
 }
-resource "aws_db_instance" "main" {
-  engine = "postgres"
-}
-
 
 resource "aws_nat_gateway" "this" {`;
const DATABASE = { 'aws_db_instance.main': { engine: 'postgres' } };

function start(workspace: Partial<Workspaces[number]>, github: Partial<GitHub> = {}) {
  return startScenario({
    workspaces: [
      { ...NET, ...workspace },
      { id: 'ws-sandbox0000000000', name: 'sandbox' },
    ],
    github: {
      pullRequests: [
        {
          number: 42,
          headSha: HEAD,
          baseSha: BASE,
          author: 'author',
          pusher: 'pusher',
          files: ['infra/network/main.tf'],
          patches: { 'infra/network/main.tf': TAKEN_OUT },
        },
        { number: 43, headSha: HEAD, headRef: 'other', author: 'author', pusher: 'author' },
        { number: 44, headSha: HEAD, headRef: 'fork', headRepository: 'mallory/infra' },
        { number: 45, headSha: HEAD, headRef: 'closed', state: 'closed' },
      ],
      jobs: [{ id: JOB, name: 'gate', headSha: HEAD }],
      workflowRuns: [{ id: RUN, headSha: HEAD }],
      people: {
        ann: 'maintain',
        boss: 'admin',
        carl: 'write',
        author: 'admin',
        pusher: 'admin',
        dora: 'write',
        rita: 'read',
        trish: 'triage',
        octocat: 'write',
      },
      teams: { 'acme/platform': ['carl', 'pending:dora', 'rita'] },
      tokens: {
        [GITHUB_TOKEN]: {
          ...WORKFLOW,
          permissions: {
            contents: 'read',
            pull_requests: 'write',
            issues: 'none',
            checks: 'write',
            actions: 'write',
          },
        },
        [MEMBERS_TOKEN]: {
          login: 'members',
          permissions: {
            contents: 'none',
            pull_requests: 'none',
            issues: 'none',
            checks: 'none',
            members: 'read',
          },
        },
      },
      ...github,
    },
  });
}

/** The gate's job on the pull request, in whichever attempt. */
function gate(scenario: Scenario, given: Record<string, string> = {}, changes: Partial<Step> = {}) {
  return scenario.job.run(
    scenario.step({
      ...changes,
      with: { 'comment-commands': 'true', annotate: 'off', ...given },
    }),
  );
}

interface Comment {
  login?: string;
  body?: string;
  number?: number;
  /** Through an app. */
  app?: string;
  /** What the event says, where that is not what stands there. */
  event?: { action?: string; body?: string; issue?: unknown; comment?: unknown; name?: string };
  env?: Record<string, string>;
  given?: Record<string, string>;
  /** After the event, before the job begins. */
  later?: (scenario: Scenario, id: number) => void;
}

const OVERRIDE = `/plangate override ${HEAD} agreed in CHG-1042`;
/** `with:` of the recipe as it is printed, and what its secrets are. */
const SECRETS: Record<string, string> = {
  TF_OVERRIDE_TOKEN: SERVICE_TOKEN,
  TF_API_TOKEN: SERVICE_TOKEN,
  MEMBERS_TOKEN,
};
const recipe = readFileSync(join(ROOT, 'examples/workflows/commands.yml'), 'utf8');
const step = recipe.split('        with:\n').at(-1) ?? '';
const RECIPE = Object.fromEntries(
  Array.from(step.matchAll(/^ {10}([a-z-]+): (.*?)(?: #.*)?$/gm), ([, name = '', value = '']) => [
    name,
    value.replace(/\$\{\{ secrets\.(\w+) \}\}/, (_, secret: string) => SECRETS[secret] ?? ''),
  ]),
);

/** The sub-action as it is, in this process. */
async function comment(
  scenario: Scenario,
  {
    login = 'ann',
    body = OVERRIDE,
    number = 42,
    app,
    event = {},
    env = {},
    given = {},
    later,
  }: Comment = {},
) {
  const { github, service } = scenario;
  const id = github.addComment(number, app === undefined ? { login } : { login, app }, body);
  const payload = {
    action: event.action ?? 'created',
    issue: event.issue ?? { number, pull_request: {} },
    comment: event.comment ?? { id, body: event.body ?? body, user: { login } },
    repository: { default_branch: 'main' },
  };
  later?.(scenario, id);
  const path = join(emptyDirectory(), 'event.json');
  writeFileSync(path, JSON.stringify(payload));
  const inputs = {
    hostname: service.origin,
    ...RECIPE,
    'github-token': GITHUB_TOKEN,
    ...given,
  };
  const said: string[] = [];
  const outputs: Record<string, string> = {};
  const say = (line: string) => void said.push(line);
  const host: Host = {
    print: say,
    debug: () => undefined,
    warning: say,
    error: say,
    mask: () => undefined,
    output: (name, value) => void (outputs[name] = value),
    save: () => undefined,
    saved: () => '',
  };
  const before = { service: service.requests.length, comments: sticky(scenario) };
  const exitCode = await runRole('override', {
    environment: {
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'acme/infra',
      GITHUB_RUN_ID: '8001',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_SHA: BASE,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_ACTOR: login,
      GITHUB_TRIGGERING_ACTOR: login,
      GITHUB_EVENT_NAME: event.name ?? 'issue_comment',
      GITHUB_EVENT_PATH: path,
      GITHUB_API_URL: github.apiUrl,
      GITHUB_GRAPHQL_URL: github.graphqlUrl,
      GITHUB_SERVER_URL: github.serverUrl,
      ...env,
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
    },
    workingDirectory: emptyDirectory(),
    host,
    clock: systemClock(),
    random: () => 0,
    execute,
    executeBounded,
    makeToken: () => 'token',
    signal: new AbortController().signal,
  });
  const written = service.requests.slice(before.service).filter(({ method }) => method !== 'GET');
  const actions = [
    ...written.map(({ method, path: to }) => `${method} ${to}`),
    ...(sticky(scenario) === before.comments ? [] : ['told in the comment']),
    ...github.workflowRuns.filter(({ attempt }) => attempt > 1).map(() => 'started again'),
  ];
  const reaction = github.reactions().find((one) => one.comment === id)?.content;
  return { exitCode, said: said.join('\n'), outputs, actions, reaction, id };
}

/** The gate's own comment. */
function sticky({ github }: Scenario, number = 42): string {
  return github.comments(number).find(({ author }) => author === WORKFLOW.login)?.body ?? '';
}

describe('sixty hostile comments', () => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await start({ script: 'awaiting-override' });
    const ended = await gate(scenario);
    expect(ended.outputs['verdict']).toBe('needs-override');
  });
  afterAll(() => scenario.close());

  const as = (login: string): [string, Comment, RegExp] => [
    `by ${login}`,
    { login },
    /may not write|none of those|cannot override their own change|is unknown/,
  ];
  const nothing = /This comment commands nothing here/;
  const unclear = /does not recognize this command/;
  const edited = /It was edited/;
  const says = (body: string, why = nothing): [string, Comment, RegExp] => [
    JSON.stringify(body),
    { body },
    why,
  ];
  const HOSTILE: [string, Comment, RegExp][] = [
    // Who.
    ...['mallory', 'rita', 'trish', 'octocat', 'dora', 'author', 'pusher'].map(as),
    ['by a bot', { login: 'helper[bot]' }, /not by a person/],
    ['by the workflow itself', { login: WORKFLOW.login, app: 'github-actions' }, /not by a person/],
    ['by an app in the name of a person', { app: 'helper' }, /not by a person/],
    [
      'by a member of a team, with a token that may not see it',
      { login: 'carl', given: { 'members-token': GITHUB_TOKEN } },
      /Nothing was done/,
    ],
    ['by a person of another case', { login: 'Annn' }, /may not write/],
    [
      'by an admin who is not named',
      { login: 'boss', given: { 'override-by': 'ann' } },
      /none of those/,
    ],
    [
      'by a maintainer where admins are named',
      { given: { 'override-by': 'role:admin' } },
      /none of those/,
    ],
    ['with nobody named', { given: { 'override-by': '' } }, /override-by is missing/],
    [
      'with a role that is none',
      { given: { 'override-by': 'role:write' } },
      /names no person or team/,
    ],
    [
      'with a team and no token to ask',
      { given: { 'members-token': '' } },
      /`members-token` is missing/,
    ],
    [
      'with an odd word for self',
      { login: 'author', given: { 'allow-self-override': 'maybe', 'override-by': 'author' } },
      /cannot override their own change/,
    ],
    [
      'started again by somebody else',
      { env: { GITHUB_TRIGGERING_ACTOR: 'author' } },
      /Another person/,
    ],
    ['started by somebody else', { env: { GITHUB_ACTOR: 'author' } }, /Another person/],
    [
      'started by nobody',
      { env: { GITHUB_ACTOR: '', GITHUB_TRIGGERING_ACTOR: '' } },
      /Another person/,
    ],
    // What it says.
    says(`> ${OVERRIDE}`),
    says(`\`${OVERRIDE}\``),
    says(`\`\`\`\n${OVERRIDE}\n\`\`\``),
    says(`~~~\n${OVERRIDE}\n~~~`),
    says(`    ${OVERRIDE}`),
    says(`- ${OVERRIDE}`),
    says(`do not ${OVERRIDE}`),
    says(`Bob said:\n\n${OVERRIDE}`),
    says(`${OVERRIDE}\n\nnot really`),
    says(`<!-- -->${OVERRIDE}`),
    says(`<!--\n${OVERRIDE}\n-->`),
    says(`\u200b${OVERRIDE}`),
    says(`\u202e${OVERRIDE}`),
    says(OVERRIDE.replace('/', '∕')),
    says(OVERRIDE.replace('plangate', 'Plangate')),
    says(OVERRIDE.replace('plangate', 'plаngate')),
    says(`${OVERRIDE}\u2028x`),
    says(`${OVERRIDE}\u0000`),
    says('LGTM'),
    says('/plangate', unclear),
    says('/plangate apply', unclear),
    says('/plangate override', unclear),
    says(`/plangate override ${HEAD}`, unclear),
    says(`/plangate override ${HEAD.slice(0, 7)} short`, unclear),
    says(`/plangate override HEAD ${HEAD}`, unclear),
    says(`/plangate override run-1234567890123456 x`, unclear),
    says(`/plangate override ${HEAD} ...`, unclear),
    says(`/plangate override ${HEAD} ${'x'.repeat(501)}`, unclear),
    // Which commit, which workspace, which pull request.
    says(`/plangate override ${NEWER} another commit`, /not 1111/),
    says(`/plangate override ${MERGE} the merge`, /not a9d3/),
    ['at a commit that moved on', { later: ({ github }) => github.push(42, NEWER) }, /not 6f1c/],
    [
      'in another workspace',
      { given: { workspaces: 'sandbox' } },
      /No run of .* was found in sandbox/,
    ],
    [
      'in a workspace that is not there',
      { given: { workspaces: 'gone' } },
      /No run of .* was found in gone/,
    ],
    ['in another organization', { given: { organization: 'umbrella' } }, /No run of/],
    ['with another key', { given: { 'comment-key': 'other' } }, /No run of/],
    ['on another pull request of the same commit', { number: 43 }, /No run of/],
    [
      'on a pull request of a fork',
      { number: 44, given: { 'allow-self-override': 'true' } },
      /of a fork/,
    ],
    [
      'on a closed pull request',
      { number: 45, given: { 'allow-self-override': 'true' } },
      /not open/,
    ],
    ['on an issue', { event: { issue: { number: 42 } } }, nothing],
    [
      'on a pull request that the event makes up',
      { event: { issue: { number: 43, pull_request: {} } } },
      /another pull request/,
    ],
    // Edited, deleted, made up.
    ['edited by the event', { event: { action: 'edited' } }, nothing],
    ['deleted by the event', { event: { action: 'deleted' } }, nothing],
    ['edited after the fact', { body: 'LGTM', event: { body: OVERRIDE } }, edited],
    ['edited, and back', { later: ({ github }, id) => github.editComment(id, OVERRIDE) }, edited],
    [
      'deleted after the fact',
      { later: ({ github }, id) => github.removeComment(id) },
      /Nothing was done/,
    ],
    ['an event without a comment', { event: { comment: {} } }, nothing],
    ['a review comment', { event: { name: 'pull_request_review_comment' } }, /run is missing/],
    ['a dispatch', { event: { name: 'workflow_dispatch' } }, /run is missing/],
    ['without a token to ask GitHub', { given: { 'github-token': '' } }, nothing],
  ];

  test('are sixty at least', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(60));

  test.each(HOSTILE)('%s', async (_, hostile, why) => {
    const { said, actions, reaction } = await comment(scenario, hostile);
    scenario.github.push(42, HEAD);
    expect(actions).toEqual([]);
    expect(said).toMatch(why);
    expect(reaction).not.toBe('rocket');
  });
});

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

describe('a release in the comment', () => {
  let scenario: Scenario;
  afterEach(() => scenario.close());
  const GUARD = { 'max-destroys': '0' };
  const ALLOW = `/plangate allow-destroys ${HEAD} copied`;

  /** The comment of the gate with a release in it, as another text. */
  async function forged(forge: (body: string) => string): Promise<string> {
    scenario = await start({ state: DATABASE });
    await gate(scenario, GUARD);
    await comment(scenario, { body: ALLOW });
    const found = scenario.github.comments(42).find(({ author }) => author === WORKFLOW.login);
    scenario.github.editComment(found?.id ?? 0, forge(found?.body ?? ''));
    const ended = await gate(scenario, GUARD, { env: { GITHUB_RUN_ATTEMPT: '2' } });
    return ended.outputs['verdict'] ?? '';
  }
  const inState = (change: (state: string) => string) => (body: string) =>
    body.replace(/ s=([A-Za-z0-9_-]+) -->$/, (_, state: string) => {
      const text = change(Buffer.from(state, 'base64url').toString());
      return ` s=${Buffer.from(text).toString('base64url')} -->`;
    });

  test.each<[string, (body: string) => string, string]>([
    ['as it was written', (body) => body, 'overridden'],
    [
      'forged',
      inState((text) => text.replace(/("ws-netprod0+",")[0-9a-f]{12}/, `$1${'0'.repeat(12)}`)),
      'needs-override',
    ],
    ['in another name', inState((text) => text.replace('"ann"', '"boss"')), 'needs-override'],
    [
      'truncated',
      inState((text) => text.replace(/(\["ws-netprod0+","[0-9a-f]+","[^"]{20})[^"]+/, '$1')),
      'needs-override',
    ],
  ])('%s', async (_, forge, verdict) => {
    expect(await forged(forge)).toBe(verdict);
  });

  test('in the comment of somebody else', async () => {
    let copy = '';
    const kept = await forged((body) => {
      copy = body;
      return 'gone';
    });
    expect(kept).toBe('needs-override');
    expect(decodeMarker(copy)?.acts).toHaveLength(1);
    for (const { id } of scenario.github.comments(42)) scenario.github.removeComment(id);
    scenario.github.addComment(42, { login: 'mallory' }, copy);
    const ended = await gate(scenario, GUARD, { env: { GITHUB_RUN_ATTEMPT: '3' } });
    expect(ended.outputs['verdict']).toBe('needs-override');
  });

  test('of another pull request, copied by the workflow of its author', async () => {
    await forged((body) => body);
    scenario.github.addComment(43, WORKFLOW, sticky(scenario));
    const event = { name: 'pull_request', payload: pullRequestPayload({ number: 43 }) };
    const ended = await gate(scenario, GUARD, { event, env: { GITHUB_REF: 'refs/pull/43/merge' } });
    expect(ended.outputs['verdict']).toBe('needs-override');
  });

  test.each<[string, { number: number; headCommit: string; baseCommit: string }[], string]>([
    ['counts in a queue', [{ number: 42, headCommit: MERGE, baseCommit: BASE }], 'overridden'],
    [
      'counts for all that are queued with it',
      [
        { number: 43, headCommit: NEWER, baseCommit: BASE },
        { number: 42, headCommit: MERGE, baseCommit: NEWER },
      ],
      'overridden',
    ],
    [
      'does not where it is not known who is queued',
      [{ number: 42, headCommit: MERGE, baseCommit: NEWER }],
      'needs-override',
    ],
    [
      'does not for another one',
      [{ number: 43, headCommit: MERGE, baseCommit: BASE }],
      'needs-override',
    ],
  ])('%s', async (_, queue, verdict) => {
    scenario = await start({ state: DATABASE }, { queue });
    await gate(scenario, GUARD);
    await comment(scenario, { body: ALLOW });
    const merge_group = { head_sha: MERGE, base_sha: BASE, base_ref: 'refs/heads/main' };
    const ended = await gate(scenario, GUARD, {
      event: { name: 'merge_group', payload: { merge_group } },
      env: { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-42-x' },
    });
    expect(ended.outputs['verdict']).toBe(verdict);
  });
});
