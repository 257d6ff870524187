/** A gate has one comment: whose report it has, and what every other job of it says. */
import { afterEach, expect, test } from '../../support/jest.ts';
import type { Scenario } from '../../support/scenario.ts';
import { HEAD, NET, pullRequestEvent, startScenario } from '../../support/scenario.ts';
import { layIn } from '../../support/tree.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

const SAYS_SO =
  /::warning::Another job of this commit has reported .* settings file of its own, which settings names, or .* with combine\. See https:/;

async function start(main: Record<string, string> = {}) {
  const dns = { ...NET, id: 'ws-dnsprod0000000000', name: 'dns-prod' };
  const script = 'evaluation-failed';
  scenario = await startScenario({
    workspaces: [
      { ...NET, script },
      { ...dns, script },
    ],
    github: { branches: { main: { 'README.md': '', ...main } } },
  });
  layIn(scenario.job.workspace, main);
}

interface Job {
  head?: string;
  run?: number;
  attempt?: number;
  with?: Record<string, string>;
}

/** The gate over this workspace, as a job of the pull request. */
function runGate(workspace: string, { head = HEAD, run = 7001, attempt = 1, ...more }: Job = {}) {
  return scenario.run({
    event: pullRequestEvent({ head }),
    env: { GITHUB_RUN_ID: String(run), GITHUB_RUN_ATTEMPT: String(attempt) },
    with: { workspace, ...more.with },
  });
}

/** Of each comment, its sign and the workspace whose report it has. */
const shown = () =>
  scenario.github
    .comments(42)
    .map(({ body }) => [/^### (\S+)/.exec(body)?.[1], /(net|dns)-prod/.exec(body)?.[0]]);

test.each([
  ['of the same workflow run', 7001],
  ['of another workflow run', 7002],
])('a second job %s says so, writes none, and keeps its verdict', async (_, run) => {
  await start();
  const first = await runGate('net-prod');
  expect(first.stdout).not.toContain('::warning::');
  const [before] = scenario.github.comments(42);
  for (const [script, verdict, exitCode] of [
    ['evaluation-failed', 'blocked', 1],
    ['evaluation-passed', 'passed', 0],
  ] as const) {
    scenario.service.setScript('dns-prod', script);
    const second = await runGate('dns-prod', { run, with: { comment: 'always' } });
    expect([second.exitCode, second.outputs['verdict']]).toEqual([exitCode, verdict]);
    expect(second.stdout).toMatch(SAYS_SO);
    expect(second.summary).toContain('dns-prod');
    expect(scenario.github.comments(42)).toEqual([before]);
  }
  expect(scenario.github.violations).toEqual([]);
});

test('of two jobs side by side one has the comment, and the other one says so', async () => {
  await start();
  const names = ['net-prod', 'dns-prod'];
  const ended = await Promise.all(names.map((name) => runGate(name)));
  expect(ended.map(({ outputs }) => outputs['verdict'])).toEqual(['blocked', 'blocked']);
  const silent = names.filter((__, index) => !SAYS_SO.test(ended[index]?.stdout ?? ''));
  expect(silent).toHaveLength(1);
  expect(shown()).toEqual([['❌', silent[0]]]);
});

test('a job that is run again replaces its report, also where it could judge nothing before', async () => {
  await start();
  const refused = { token: 'Wr0ngT0ken.atlasv1.0123456789' };
  expect((await runGate('net-prod', { with: refused })).exitCode).toBe(1);
  expect(shown()).toEqual([['❔', 'net-prod']]);
  scenario.service.setScript('net-prod', 'evaluation-passed');
  const again = await runGate('net-prod', { attempt: 2 });
  expect(again.stdout).not.toContain('::warning::');
  expect(shown()).toEqual([['✅', 'net-prod']]);
});

test('a newer commit replaces the report, also that of a job that is gone, and an older one replaces none', async () => {
  await start();
  await runGate('net-prod');
  const newer = 'b'.repeat(40);
  scenario.github.push(42, newer);
  const pushed = await runGate('dns-prod', { head: newer, run: 7002 });
  expect(pushed.stdout).not.toContain('::warning::');
  expect(shown()).toEqual([['❌', 'dns-prod']]);
  const [before] = scenario.github.comments(42);
  const late = await runGate('net-prod');
  expect(late.stdout).toContain('::warning::The pull request has a newer commit');
  expect(scenario.github.comments(42)).toEqual([before]);
});

test('two gates have a comment each, and a job that is run again finds that of its gate', async () => {
  const files = ['.github/plangate-net.yml', '.github/plangate-dns.yml'];
  await start(Object.fromEntries(files.map((path) => [path, 'comment: always\n'])));
  const names = ['net-prod', 'dns-prod'];
  for (const attempt of [1, 2]) {
    for (const [index, name] of names.entries()) {
      const ended = await runGate(name, { attempt, with: { settings: files[index] ?? '' } });
      expect(ended.stdout).not.toContain('::warning::');
    }
    expect(shown()).toEqual(names.map((name) => ['❌', name]));
  }
});
