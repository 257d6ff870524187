/** The action on Gitea: its paging, its authors, its permissions, and pull requests without a branch. */
import type { FakeGitea, GiteaOptions } from '../../support/fake-gitea.ts';
import { BOSS_TOKEN, JOB_TOKEN, NARROW_TOKEN, startFakeGitea } from '../../support/fake-gitea.ts';
import { expectGolden } from '../../support/golden.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import { openRepository } from '../../support/repository.ts';
import type { Scenario, ScenarioOptions, StepChanges } from '../../support/scenario.ts';
import { HEAD, SERVICE_TOKEN, startScenario, yamlOf } from '../../support/scenario.ts';

let scenario: Scenario;
let gitea: FakeGitea;
let sha: string;
let runs = 7000;
afterEach(async () => {
  await scenario.close();
  await gitea.stop();
});

async function start(
  options: Partial<GiteaOptions> = {},
  script: ScenarioOptions['script'] = 'evaluation-failed',
): Promise<void> {
  scenario = await startScenario({ script });
  const volume = 'resource "aws_ebs_volume" "data" {\n}\n';
  sha = openRepository(scenario.job.workspace).commit({ 'infra/network/volume.tf': volume });
  gitea = await startFakeGitea({ headSha: sha, ...options });
  runs = 7000;
}

/** The next job of the pull request. */
function job(inputs: Record<string, string> = {}, { env, ...changes }: StepChanges = {}) {
  runs += 1;
  const event = { name: 'pull_request', payload: gitea.event };
  const usual = { token: JOB_TOKEN, checkRunId: undefined, event };
  const own = { ...gitea.job(sha), GITHUB_RUN_ID: String(runs), ...env };
  return scenario.run({ ...usual, ...changes, with: inputs, env: own });
}

/** Keys of `plangate.yml`. */
const QUIET = { comment: 'off', annotate: 'off' };
const comments = () => gitea.comments.filter(({ user }) => user.login !== 'octocat');

describe('one comment', () => {
  test.each([
    ["the job's own token", JOB_TOKEN, 'gitea-actions'],
    ["a person's token", BOSS_TOKEN, 'boss'],
  ])(
    'is written and edited by the next job behind a hundred others, with %s',
    async (_, token, login) => {
      await start();
      for (let index = 0; index < 100; index++) gitea.add('hello');
      for (const count of [1, 2]) {
        const { exitCode, stdout } = await job({}, { token });
        expect([count, exitCode]).toEqual([count, 1]);
        expect(stdout).not.toContain('::warning');
        expect(stdout).toMatch(/^::error file=infra\/network\//m);
        expect(comments()).toMatchObject([{ user: { login } }]);
      }
      const [{ body } = { body: '' }] = comments();
      const { origin } = gitea;
      expect(body).toContain(`${origin}/acme/infra/src/commit/`);
      expect(body).toContain(`${origin}/acme/infra/actions/runs/7002`);
      expect(body).not.toContain(`${origin}//`);
    },
  );

  test('reads as recorded, and so does the log', async () => {
    await start();
    const { stdout } = await job({ comment: 'always' });
    const seen = scenario
      .normalize(`${stdout}\n${gitea.texts().join('\n')}`)
      // Shown to those who ask for it only, and with durations in it.
      .replaceAll(/^::debug::.*\n/gm, '')
      .replaceAll(gitea.origin, 'https://git.example')
      .replaceAll(/[0-9a-f]{40}/g, '<commit>')
      .replaceAll(/`[0-9a-f]{7}`/g, '`<commit>`')
      .replaceAll(/ at [0-9a-f]{7}\b/g, ' at <commit>');
    expectGolden('scenarios/gitea.txt', seen);
  });
});

/** Gitea lists at most 50 on a page. */
const MANY = Array.from({ length: 82 }, (_, index) => ({ filename: `docs/f${index}.md` }));
test.each([
  ['82 files elsewhere', MANY, 0],
  ['the 83rd of 83', [...MANY, { filename: 'infra/network/main.tf' }], 1],
])('affected-only reads the whole list of files: %s', async (_, files, planned) => {
  await start({ files, tree: { 'plangate.yml': yamlOf({ 'affected-only': true, ...QUIET }) } });
  const { stdout } = await job();
  expect(scenario.service.runs()).toHaveLength(planned);
  expect(stdout.includes('skipped: net-prod')).toBe(planned === 0);
});

const COMMENTED = {
  event: { name: 'issue_comment', payload: { issue: { number: 42, pull_request: {} } } },
  env: {
    GITHUB_EVENT_NAME: 'issue_comment',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: HEAD,
  },
};
test.each<[string, StepChanges]>([
  ['it is refused', {}],
  ['a comment on it does not make it trusted', COMMENTED],
])('a push to refs/for/main is foreign code: %s', async (_, changes) => {
  await start({ from: 'agit' });
  const { exitCode, stdout } = await job({}, changes);
  expect([exitCode, scenario.service.requests, gitea.comments]).toEqual([1, [], []]);
  expect(stdout).toContain("a fork's pull request");
});

test('a push finds its open pull request', async () => {
  await start();
  const env = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/change' };
  const { stdout } = await job({}, { event: { name: 'push', payload: {} }, env });
  expect(stdout).not.toContain('::warning');
  expect(comments()).toHaveLength(1);
});

test('the cloud block of the default branch names the workspace', async () => {
  const block =
    'terraform {\n  cloud {\n    organization = "acme"\n    workspaces { name = "net-prod" }\n  }\n}\n';
  await start({ tree: { 'infra/network/main.tf': block } });
  await job({ workspace: '', organization: '' });
  expect(scenario.service.runs()).toHaveLength(1);
});

describe('an override on Gitea', () => {
  const TEAMS = [{ name: 'platform', code: 'write', members: ['mia'] }];
  const KEYS = { ...QUIET, organization: 'acme', workspaces: [{ name: 'net-prod' }] };

  /** A job that somebody started by hand. */
  function byHand(login: string): Record<string, string> {
    return {
      ...gitea.job(sha),
      GITHUB_EVENT_NAME: 'workflow_dispatch',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_RUN_ID: '8001',
      GITHUB_ACTOR: login,
      GITHUB_TRIGGERING_ACTOR: login,
    };
  }

  async function override(login: string, token: string) {
    await start({ teams: TEAMS, tree: { 'plangate.yml': yamlOf(KEYS) } }, 'awaiting-override');
    await job();
    const [run] = scenario.service.runs();
    const event = { name: 'workflow_dispatch', payload: {} };
    return scenario.job.run({
      ...scenario.step({ token, checkRunId: undefined, event, env: byHand(login) }),
      action: 'command',
      with: {
        hostname: scenario.service.origin,
        token: SERVICE_TOKEN,
        'github-token': token,
        run: run?.id ?? '',
        reason: 'CHG-1',
      },
    });
  }

  test('is allowed to a member of a team; the log says that no reviewer released it', async () => {
    const { exitCode, stdout } = await override('mia', BOSS_TOKEN);
    expect(stdout).toContain('was overridden by mia: CHG-1');
    expect(stdout).toContain('Gitea ignores `environment:`: no reviewer releases a job there');
    expect(exitCode).toBe(0);
  });

  test.each([
    ['eve', BOSS_TOKEN, /eve, who started this job, may not write in the repository \("read"\)/],
    ['mia', NARROW_TOKEN, /may do is unknown\. Gitea does not show .* the team "platform"/],
  ])('by %s is refused, and nothing is overridden', async (login, token, why) => {
    const { exitCode, stdout } = await override(login, token);
    expect([exitCode, stdout]).toEqual([1, expect.stringMatching(why)]);
    expect(stdout).toContain('Nothing was overridden.');
    expect(scenario.service.requests.some(({ path }) => path.includes('override'))).toBe(false);
  });

  test('is not possible by a comment, which says so', async () => {
    await start({ teams: TEAMS, tree: { 'plangate.yml': yamlOf({ 'override-by': ['mia'] }) } });
    const body = '/plangate again';
    const comment = { id: 9, body, user: { login: 'mia', id: 7, type: 'User' } };
    const payload = { action: 'created', comment, issue: { number: 42, pull_request: {} } };
    const { exitCode, stdout } = await scenario.job.run({
      ...scenario.step({
        token: JOB_TOKEN,
        checkRunId: undefined,
        event: { name: 'issue_comment', payload },
        env: { ...byHand('mia'), GITHUB_EVENT_NAME: 'issue_comment' },
      }),
      action: 'command',
      with: { 'github-token': JOB_TOKEN },
    });
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/::error::.*Gitea has no commands in comments/);
  });
});
