/** The action on Gitea: its paging, its authors, its permissions, and pull requests without a branch. */
import type { FakeGitea, GiteaOptions } from '../../support/fake-gitea.ts';
import { BOSS_TOKEN, giteaJob, JOB_TOKEN, startFakeGitea } from '../../support/fake-gitea.ts';
import { expectGolden } from '../../support/golden.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { openRepository } from '../../support/repository.ts';
import type { Ended } from '../../support/runner.ts';
import type { Scenario } from '../../support/scenario.ts';
import { HEAD, startScenario } from '../../support/scenario.ts';

interface Place {
  gitea: FakeGitea;
  scenario: Scenario;
  job: (
    inputs?: Record<string, string>,
    changes?: Parameters<Scenario['step']>[0],
  ) => Promise<Ended>;
}

async function on(
  options: Partial<GiteaOptions>,
  story: (place: Place) => Promise<void>,
): Promise<void> {
  const scenario = await startScenario({ script: 'evaluation-failed' });
  const volume = 'resource "aws_ebs_volume" "data" {\n}\n';
  const sha = openRepository(scenario.job.workspace).commit({ 'infra/network/volume.tf': volume });
  const gitea = await startFakeGitea({ headSha: sha, ...options });
  let runs = 7000;
  try {
    await story({
      gitea,
      scenario,
      async job(inputs = {}, { env, ...changes } = {}) {
        runs += 1;
        const event = { name: 'pull_request', payload: gitea.event };
        const usual = { token: JOB_TOKEN, checkRunId: undefined, event };
        const own = { ...giteaJob(gitea, sha), GITHUB_RUN_ID: String(runs), ...env };
        return scenario.run({ ...usual, ...changes, with: inputs, env: own });
      },
    });
  } finally {
    await scenario.close();
    await gitea.stop();
  }
}

const comments = ({ gitea }: Place) =>
  gitea.comments.filter(({ user }) => user.login !== 'octocat');

describe('one comment', () => {
  test.each([
    ["the job's own token", JOB_TOKEN, 'gitea-actions'],
    ["a person's token", BOSS_TOKEN, 'boss'],
  ])('%s, behind a hundred others: written once, edited by the next job', (_, token, login) =>
    on({}, async (place) => {
      for (let index = 0; index < 100; index++) place.gitea.add('hello');
      for (const count of [1, 2]) {
        const { exitCode, stdout } = await place.job({}, { token });
        expect([count, exitCode]).toEqual([count, 1]);
        expect(stdout).not.toContain('::warning');
        expect(stdout).toMatch(/^::error file=infra\/network\//m);
        expect(comments(place)).toMatchObject([{ user: { login } }]);
      }
      const [{ body } = { body: '' }] = comments(place);
      const { origin } = place.gitea;
      expect(body).toContain(`${origin}/acme/infra/src/commit/`);
      expect(body).toContain(`${origin}/acme/infra/actions/runs/7002`);
      expect(body).not.toContain(`${origin}//`);
    }),
  );

  test('the first job, as people see it', () =>
    on({}, async ({ job, gitea, scenario }) => {
      const { stdout } = await job({ comment: 'always' });
      const seen = scenario
        .normalize(`${stdout}\n${gitea.comments.map(({ body }) => body).join('\n')}`)
        // Shown to those who ask for it only, and with durations in it.
        .replaceAll(/^::debug::.*\n/gm, '')
        .replaceAll(gitea.origin, 'https://git.example')
        .replaceAll(/[0-9a-f]{40}/g, '<commit>')
        .replaceAll(/`[0-9a-f]{7}`/g, '`<commit>`')
        .replaceAll(/ at [0-9a-f]{7}\b/g, ' at <commit>');
      expectGolden('scenarios/gitea.txt', seen);
    }));
});

/** Gitea lists at most 50 on a page. */
const MANY = Array.from({ length: 82 }, (_, index) => ({ filename: `docs/f${index}.md` }));
test.each([
  ['82 files elsewhere', MANY, 0],
  ['the 83rd of 83', [...MANY, { filename: 'infra/network/main.tf' }], 1],
])('affected-only: %s', (_, files, planned) =>
  on({ files }, async ({ job, scenario }) => {
    const { stdout } = await job({ 'affected-only': 'true', comment: 'off', annotate: 'off' });
    expect(scenario.service.runs()).toHaveLength(planned);
    expect(stdout.includes('skipped: net-prod')).toBe(planned === 0);
  }),
);

test('pushed to refs/for/main: whoever reads could, and it is refused', () =>
  on({ from: 'agit' }, async ({ job, scenario, gitea }) => {
    const { exitCode, stdout } = await job();
    expect([exitCode, scenario.service.requests, gitea.comments]).toEqual([1, [], []]);
    expect(stdout).toContain("a fork's pull request");
  }));

test('a comment on such a pull request does not make it trusted', () =>
  on({ from: 'agit' }, async ({ job, scenario }) => {
    const payload = { issue: { number: 42, pull_request: {} } };
    const event = { name: 'issue_comment', payload };
    const main = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: HEAD };
    const env = { GITHUB_EVENT_NAME: 'issue_comment', ...main };
    const { exitCode, stdout } = await job({}, { event, env });
    expect([exitCode, scenario.service.requests]).toEqual([1, []]);
    expect(stdout).toContain("a fork's pull request");
  }));

test('a push finds its open pull request', () =>
  on({}, async (place) => {
    const env = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/change' };
    const { stdout } = await place.job({}, { event: { name: 'push', payload: {} }, env });
    expect(stdout).not.toContain('::warning');
    expect(comments(place)).toHaveLength(1);
  }));

test('the cloud block of another branch', () =>
  on({ tree: { 'infra/network/main.tf': block('net-prod') } }, async ({ job, scenario }) => {
    const given = { workspace: '', organization: '', 'trusted-branch': 'main' };
    await job(given);
    expect(scenario.service.runs()).toHaveLength(1);
  }));

function block(workspace: string): string {
  return `terraform {\n  cloud {\n    organization = "acme"\n    workspaces { name = "${workspace}" }\n  }\n}\n`;
}
