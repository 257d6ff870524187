/**
 * Files and variables of the runner that are not as GitHub makes them: a workflow may name others, and a
 * step before this one may have written them. Each action ends, says what is wrong, and does nothing to
 * another pull request.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '../../support/jest.ts';
import type { Ended, Step } from '../../support/runner.ts';
import { HEAD, SERVICE_TOKEN, type Scenario } from '../../support/scenario.ts';
import { layIn } from '../../support/tree.ts';
import { commentPayload, gate, OVERRIDE, start } from '../commands/commented.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

let scenario: Scenario;
let commentId: number;
const folder = emptyDirectory();
/** A path that is absolute stays as it is. */
const at = (name: string) => resolve(folder, name);

beforeAll(async () => {
  scenario = await start({ script: 'awaiting-override' });
  const ended = await gate(scenario);
  expect(ended.outputs['verdict']).toBe('needs-override');
  commentId = scenario.github.addComment(42, { login: 'ann' }, OVERRIDE);
  execFileSync('mkfifo', [at('fifo')]);
  layIn(folder, {
    'directory/': '',
    empty: '',
    broken: '{"action": "created", "issue": {"number": 42',
    list: '[]',
    null: 'null',
    deep: '{"issue":'.repeat(100_000) + '1' + '}'.repeat(100_000),
    'deep-lists': '['.repeat(100_000) + ']'.repeat(100_000),
  });
  execFileSync('truncate', ['-s', '200M', at('large')]);
});
afterAll(() => scenario.close());

/** Not readable as an event: what the job says of it. */
const UNREADABLE: [string, string, RegExp][] = [
  ['missing', 'missing', /GITHUB_EVENT_PATH names, cannot be read: ENOENT/],
  ['a directory', 'directory', /GITHUB_EVENT_PATH.*no regular file/],
  ['a pipe without a writer', 'fifo', /GITHUB_EVENT_PATH.*no regular file/],
  ['a device', '/dev/zero', /GITHUB_EVENT_PATH.*no regular file/],
  ['200 MB', 'large', /GITHUB_EVENT_PATH.*more than/],
  ['empty', 'empty', /GITHUB_EVENT_PATH.*no JSON object/],
  ['cut', 'broken', /GITHUB_EVENT_PATH.*no JSON object/],
  ['a list', 'list', /GITHUB_EVENT_PATH.*no JSON object/],
  ['null', 'null', /GITHUB_EVENT_PATH.*no JSON object/],
  ['100,000 lists deep', 'deep-lists', /GITHUB_EVENT_PATH.*no JSON object/],
];

const BY_ANN = { GITHUB_ACTOR: 'ann', GITHUB_TRIGGERING_ACTOR: 'ann' };
const OF_SERVICE = { token: SERVICE_TOKEN };
/** What they have from `plangate.yml`. */
const KEYS = {
  organization: 'acme',
  workspaces: [{ name: 'net-prod', directory: '.' }],
  'override-by': ['ann'],
};
/** The event that each action is for, and its inputs. `acting` is the job of `command` that has a token. */
const ACTIONS: Record<string, [event: string, given: Record<string, string>]> = {
  command: ['issue_comment', {}],
  acting: ['issue_comment', { ...OF_SERVICE, command: 'override' }],
  apply: ['push', OF_SERVICE],
};

function run(action: string, env: Step['env'], payload: unknown = {}): Promise<Ended> {
  const [name, given] = ACTIONS[action] ?? ['', {}];
  const main = { GITHUB_SHA: HEAD, GITHUB_REF: 'refs/heads/main' };
  return scenario.job.run({
    ...scenario.step({
      action: action === 'acting' ? 'command' : action,
      keys: KEYS,
      event: { name, payload },
      env: { ...main, ...BY_ANN, ...env },
    }),
    with: { ...(action !== 'command' && { hostname: scenario.service.origin }), ...given },
  });
}

/** What was written anywhere by a step: to the service, as a comment or a reaction. */
async function actsOf(step: () => Promise<Ended>) {
  const { service, github } = scenario;
  const requests = () =>
    [...service.requests, ...github.requests].filter(
      ({ method, path, status }) => method !== 'GET' && !path.endsWith('graphql') && status < 400,
    ).length;
  const comments = () => JSON.stringify([42, 43].map((number) => github.comments(number)));
  const before = { requests: requests(), comments: comments() };
  const ended = await step();
  return {
    ended,
    acts: requests() - before.requests + (comments() === before.comments ? 0 : 1),
  };
}

async function expectUnread(action: string, name: string, why: RegExp): Promise<void> {
  const { ended, acts } = await actsOf(() => run(action, { GITHUB_EVENT_PATH: at(name) }));
  expect([ended.exitCode, acts, ended.outputs['command'] ?? '']).toEqual([1, 0, '']);
  expect(ended.stdout).toMatch(why);
}

test.each(UNREADABLE)('an event that is %s overrides nothing', async (_, name, why) => {
  await expectUnread('acting', name, why);
});

test.each(['command', 'apply'])(
  '%s with an event that cannot be read does nothing',
  async (action) => {
    await expectUnread(action, 'list', /GITHUB_EVENT_PATH.*no JSON object/);
  },
);

/** The event of a comment that commands something. */
const legitimate = () => {
  const payload = commentPayload(commentId, 'ann', OVERRIDE);
  const repository = { ...payload.repository, full_name: 'acme/infra', private: true };
  return { ...payload, repository };
};
type Fields = Record<string, unknown>;
const VALUES: [string, unknown][] = [
  ['null', null],
  ['nothing', undefined],
  ['0', 0],
  ['1e300', 1e300],
  ['a text', '42'],
  ['a million letters', 'x'.repeat(1_000_000)],
  ['a list', [42]],
  ['an object', { number: 42 }],
  ['__proto__', JSON.parse('{"__proto__": {"number": 42, "id": 1}}')],
];
const PLACES = [
  ['action', ''],
  ['issue', ''],
  ['issue', 'number'],
  ['comment', ''],
  ['comment', 'id'],
  ['comment', 'body'],
];

describe('an event of a comment', () => {
  test.each(PLACES)('any other type of %s %s commands nothing', async (outer = '', inner = '') => {
    for (const [name, value] of VALUES) {
      const payload: Fields = legitimate();
      if (inner === '') payload[outer] = value;
      else payload[outer] = { ...(payload[outer] as Fields), [inner]: value };
      const { ended, acts } = await actsOf(() => run('acting', {}, payload));
      expect([name, acts, ended.outputs['overridden']]).toEqual([name, 0, undefined]);
      expect(ended.stdout).not.toContain('internal error');
    }
  });

  const ELSEWHERE: [string, (payload: ReturnType<typeof legitimate>) => unknown][] = [
    ['names another pull request', (it) => ({ ...it, issue: { ...it.issue, number: 43 } })],
    ['names a comment that is not there', (it) => ({ ...it, comment: { ...it.comment, id: 99 } })],
    ['says something else', (it) => ({ ...it, comment: { ...it.comment, body: `${OVERRIDE} x` } })],
    [
      'is of a pull request',
      (it) => ({ ...it, pull_request: { number: 43, head: { sha: HEAD, repo: null } } }),
    ],
  ];
  test.each(ELSEWHERE)('that %s overrides nothing', async (_, change) => {
    const ended = await run('acting', {}, change(legitimate()));
    expect(ended.outputs['overridden']).toBeUndefined();
    const status = scenario.service.runs().map((each) => each.status);
    expect(new Set(status)).toEqual(new Set(['post_plan_awaiting_decision']));
    expect(ended.stdout).not.toContain('internal error');
  });

  test('that is 100,000 objects deep overrides nothing', async () => {
    const { ended, acts } = await actsOf(() => run('acting', { GITHUB_EVENT_PATH: at('deep') }));
    expect([acts, ended.outputs['overridden']]).toEqual([0, undefined]);
    expect(ended.stdout).not.toContain('internal error');
  });

  test('of another kind, or of another repository, commands nothing', async () => {
    const environments: Step['env'][] = [
      { GITHUB_EVENT_NAME: 'pull_request' },
      { GITHUB_EVENT_NAME: '' },
      { GITHUB_REPOSITORY: 'acme/other' },
      { GITHUB_REPOSITORY: '../..' },
      { GITHUB_SHA: 'HEAD' },
    ];
    for (const env of environments) {
      const { acts } = await actsOf(() => run('acting', env, legitimate()));
      expect([env, acts]).toEqual([env, 0]);
    }
  });
});

test('the variables of GitHub win over those of another CI host', async () => {
  const env = { GITLAB_CI: 'true', CI_PROJECT_PATH: 'evil/fork', CI_MERGE_REQUEST_IID: '43' };
  const before = JSON.stringify(scenario.github.comments(43));
  const ended = await gate(scenario, {}, { env });
  expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'needs-override']);
  expect(JSON.stringify(scenario.github.comments(43))).toBe(before);
  expect(scenario.comment()).toContain(HEAD.slice(0, 7));
  const commanded = await actsOf(() => run('command', env, legitimate()));
  expect([commanded.ended.outputs['command'], commanded.acts]).toEqual(['override', 0]);
});

describe('files of the runner', () => {
  const FILES = ['missing', 'directory', 'fifo', '/dev/zero'];
  const BROKEN = [...FILES.map((file) => ['GITHUB_OUTPUT', file]), ['GITHUB_STATE', 'fifo']];

  test.each(BROKEN)('start nothing where %s is %s', async (name = '', file = '') => {
    for (const action of ['', 'command', 'acting', 'apply', 'combine']) {
      const requests = scenario.service.requests.length;
      const { ended, acts } = await actsOf(() => run(action, { [name]: at(file) }, legitimate()));
      expect([action, ended.exitCode, acts]).toEqual([action, 1, 0]);
      expect(ended.stdout).toMatch(
        new RegExp(`^::error::${name} names no file that this step can write`, 'm'),
      );
      expect(scenario.service.requests).toHaveLength(requests);
    }
  });

  test.each(FILES)('keep the verdict where GITHUB_STEP_SUMMARY is %s', async (file) => {
    const path = at(file === 'missing' ? 'missing/summary' : file);
    const ended = await gate(scenario, {}, { env: { GITHUB_STEP_SUMMARY: path } });
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'needs-override']);
    if (file !== '/dev/zero')
      expect(ended.stdout).toContain('The job summary could not be written');
  });

  test('are used without GITHUB_ENV', async () => {
    const { ended } = await actsOf(() => run('command', { GITHUB_ENV: at('fifo') }, legitimate()));
    expect(ended.outputs['command']).toBe('override');
  });
});

test('the post step with an event that cannot be read comments on no other pull request', async () => {
  const step = scenario.step({ env: { GITHUB_EVENT_PATH: at('fifo') } });
  const { origin } = scenario.service;
  const runs = [{ workspace: 'net', workspaceId: 'ws-1', versionId: 'cv-1', runId: 'run-1' }];
  const job = { mode: 'speculative', origin, organization: 'acme', runs };
  const before = JSON.stringify(scenario.github.comments(43));
  const ended = await scenario.job.post(step, { reported: '', job: JSON.stringify(job) });
  expect(ended.exitCode).toBe(0);
  expect(ended.stdout).toContain('GITHUB_EVENT_PATH');
  expect(JSON.stringify(scenario.github.comments(43))).toBe(before);
});
