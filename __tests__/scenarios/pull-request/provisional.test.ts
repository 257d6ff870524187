/** A provisional gate leaves what it says: a saved plan, or nothing to apply. */
import type { ScriptReference } from '../../../src/service/seed.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import type { Ended } from '../../support/runner.ts';
import type { Scenario, StepChanges } from '../../support/scenario.ts';
import { GITHUB_TOKEN, SERVICE_TOKEN, startScenario } from '../../support/scenario.ts';
import { workflowToken } from '../../support/github/state.ts';
import { teamSeed } from '../../support/team-seed.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

interface Workspace {
  script?: ScriptReference;
  autoApply?: boolean;
  /** What the team of the token may do in it. */
  access?: 'plan' | 'write';
}

/** One workspace, and the token of a team that has been given just what is said. */
async function start({
  script = 'save-plan',
  autoApply = false,
  access = 'write',
}: Workspace = {}) {
  const seed = teamSeed({ team: 'gates', token: SERVICE_TOKEN, access }, [
    { name: 'net-prod', workingDirectory: 'network', script, autoApply },
  ]);
  scenario = await startScenario({ service: { seed } });
}

const PROVISIONAL = { mode: 'provisional' };
const run = (changes: Record<string, string> = {}, keys?: StepChanges['keys']) =>
  scenario.run({
    keys: { ...PROVISIONAL, ...keys },
    with: { comment: 'always', ...changes },
  });
const statuses = () => scenario.service.runs().map(({ status }) => status);
const asked = () =>
  scenario.service.requests.map(({ method, path, status }) => `${method} ${path} ${status}`);
const verdictOf = ({ exitCode, outputs }: Ended) => [exitCode, outputs['verdict']];

test('a provisional run with `auto-queue-runs` is refused before any request', async () => {
  await start({ autoApply: true });
  const ended = await run({}, { 'auto-queue-runs': true });
  expect(ended.exitCode).toBe(1);
  expect(ended.stdout).toContain(
    'plangate.yml:2: `auto-queue-runs` cannot be true with `mode: provisional`',
  );
  expect(asked()).toEqual([]);
});

test('a workspace that applies by itself is left with a saved plan, and applies nothing', async () => {
  await start({ autoApply: true });
  const ended = await run();
  expect(verdictOf(ended)).toEqual([0, 'passed']);
  expect(statuses()).toEqual(['planned_and_saved']);
});

test('a token that may only plan is refused before the upload, with what to change', async () => {
  await start({ access: 'plan' });
  const ended = await run();
  expect(verdictOf(ended)).toEqual([1, 'undecided']);
  expect(ended.stdout).toContain('could not be discarded if the gate failed');
  expect(ended.stdout).toContain('access level write, or runs: apply');
  expect(asked().filter((line) => !line.startsWith('GET '))).toEqual([]);
});

describe('a run that should be discarded', () => {
  const closed = { 'fail-on': 'advisory' };
  const refuseToEnd = () => {
    for (const action of ['cancel', 'discard']) {
      scenario.service.addFault({
        route: `POST /runs/:run/actions/${action}`,
        fault: { kind: 'status', status: 404, body: '{"errors":[{"title":"not found"}]}' },
        times: 20,
      });
    }
  };

  test('and is refused is named in the log, at its end, in the comment and the summary', async () => {
    await start({ script: 'policy-check-advisory' });
    refuseToEnd();
    const ended = await run(closed);
    expect(verdictOf(ended)).toEqual([1, 'advisory']);
    expect(statuses()).toEqual(['planned_and_saved']);
    const { 'run-id': id = '', 'run-url': url = '' } = ended.outputs;
    const said = `The service refused to end ${id}, which can still be applied although the gate did not pass. `;
    const lines = ended.stdout.split('\n').map((line) => line.replace(/^ {2}\d\. /, ''));
    for (const start of [`::warning::${said}`, said]) {
      expect(lines.filter((line) => line.startsWith(start))).toEqual([
        expect.stringContaining('permission to apply runs'),
      ]);
    }
    expect(ended.stdout).toContain(`   ${url}\n`);
    for (const text of [ended.summary, scenario.github.comments(42)[0]?.body ?? '']) {
      expect(text).toContain(`⚠️ The service refused to end \`${id}\`, which can still be applied`);
      expect(text).toContain(url);
      expect(text).toContain('permission to apply runs');
    }
  });

  test('and is refused is one warning with the others', async () => {
    const names = ['net-prod', 'dns-prod', 'app-prod'];
    const seed = teamSeed(
      { team: 'gates', token: SERVICE_TOKEN, access: 'write' },
      names.map((name) => ({
        name,
        workingDirectory: 'network',
        script: 'policy-check-advisory',
        autoApply: false,
      })),
    );
    scenario = await startScenario({ service: { seed } });
    refuseToEnd();
    const ended = await run({ ...closed, workspace: '', workspaces: names.join('\n') });
    const warnings = ended.stdout.split('\n').filter((line) => line.startsWith('::warning::'));
    expect(warnings).toEqual([
      expect.stringMatching(/The service refused to end .*permission to apply runs/),
    ]);
    for (const { id } of scenario.service.runs()) expect(warnings[0]).toContain(id);
  });
});

/** What examples/workflows/provisional.yml gives the job. */
const TOKENS = {
  [GITHUB_TOKEN]: workflowToken({ pull_requests: 'none' }),
};

test.each([
  ['off', []],
  ['auto', [expect.stringContaining('pull-requests: read')]],
])(
  'a push with `comment: %s` passes without permission to list pull requests',
  async (comment, warned) => {
    scenario = await startScenario({ script: 'plain', github: { tokens: TOKENS } });
    const { github, job, step } = scenario;
    const event = { name: 'push', payload: { ref: 'refs/heads/main' } };
    const ended = await job.run(step({ event, keys: PROVISIONAL, with: { comment } }));
    expect(ended.exitCode).toBe(0);
    const warnings = ended.stdout.split('\n').filter((line) => line.startsWith('::warning::'));
    expect(warnings).toEqual(warned);
    const pulls = github.requests.filter(({ path }) => /\/pulls|graphql/.test(path));
    expect(pulls).toHaveLength(warned.length);
  },
);
