/** `plangate/apply` as a step on `push`: what it applies, and what it says on the pull request that was merged. */
import type { Push } from '../../../src/service/seed.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import { ingressOf } from '../../support/pushes.ts';
import type { Scenario, ScenarioOptions } from '../../support/scenario.ts';
import { BASE, HEAD, MERGE, startScenario } from '../../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

const PULL = { number: 42, headSha: HEAD, baseSha: BASE, files: ['main.tf'] };
const MERGED = { ...PULL, state: 'closed' as const, mergedAs: MERGE };
const KEYS = {
  organization: 'acme',
  workspaces: [{ name: 'net-prod', directory: 'infra/network' }],
  unseen: 'report',
};
const OF_VERSION_CONTROL = { 'plans-from': 'version-control' };

async function start(
  workspace: Partial<NonNullable<ScenarioOptions['workspaces']>[number]> = {},
  pullRequests: NonNullable<ScenarioOptions['github']>['pullRequests'] = [MERGED],
) {
  const net = { name: 'net-prod', workingDirectory: 'network', autoApply: false };
  scenario = await startScenario({
    workspaces: [{ ...net, ...workspace }],
    github: { pullRequests },
  });
}

const PUSHED = {
  name: 'push',
  payload: { ref: 'refs/heads/main', after: MERGE, repository: { default_branch: 'main' } },
};
function run(
  keys: Record<string, unknown> = {},
  event: { name: string; payload: unknown } = PUSHED,
) {
  const env = { GITHUB_REF: 'refs/heads/main' };
  return scenario.run({ action: 'apply', keys: { ...KEYS, ...keys }, event, env });
}
const statuses = () => scenario.service.runs().map(({ status }) => status);

function push(changes: Partial<Push> = {}): string {
  const { serverUrl } = scenario.github;
  const none = { 'is-pull-request': false, 'pull-request-number': null, 'pull-request-url': null };
  const page = `${serverUrl}/acme/infra/compare/${BASE}...${MERGE}`;
  const ingress = {
    ...ingressOf({ commit: MERGE, server: serverUrl }),
    ...none,
    'compare-url': page,
  };
  const files = { 'network/main.tf': 'resource "null_resource" "a" {}\n' };
  return scenario.service.push({ workspace: 'net-prod', ingress, files, ...changes });
}

test('what was merged is applied, and the merged pull request says so in one comment', async () => {
  await start();
  const ended = await run({ comment: 'always' });
  expect([ended.exitCode, ended.outputs['applied'], statuses()]).toEqual([
    0,
    'applied',
    ['applied'],
  ]);
  expect(ended.summary).toContain('#### ✅ Applied: ');
  const again = await run({ comment: 'always' });
  expect([again.exitCode, scenario.github.comments(42).length]).toEqual([0, 1]);
  expect(scenario.comment()).toContain('#### ✅ ');
  expect(scenario.github.violations).toEqual([]);
});

test('what stops is red, and is told where the gate has no comment', async () => {
  await start();
  const ended = await run({ unseen: 'stop' });
  expect([ended.exitCode, ended.outputs['applied'], statuses()]).toEqual([
    1,
    'unseen',
    ['discarded'],
  ]);
  expect(scenario.comment()).toContain('that nobody has seen');
});

test.each([
  ['none was', []],
  ['2 were', [MERGED, { ...MERGED, number: 43 }]],
])('where %s merged as this commit, only the summary has it', async (which, pulls) => {
  await start({}, pulls);
  const ended = await run({ comment: 'always' });
  expect(ended.outputs).toMatchObject({ applied: 'applied', 'comment-url': '' });
  expect(ended.stdout).toContain(`${which} merged as`);
});

test('a pull request applies nothing', async () => {
  await start();
  const ended = await scenario.run({ action: 'apply', keys: KEYS });
  expect([ended.exitCode, scenario.service.runs()]).toEqual([1, []]);
  expect(ended.stdout).toContain('is for the event push');
});

test('the run that version control started is confirmed', async () => {
  await start({ vcsRepository: 'acme/infra' });
  const id = push();
  const ended = await run(OF_VERSION_CONTROL);
  expect([ended.outputs['applied'], ended.exitCode]).toEqual(['applied', 0]);
  expect(scenario.service.runs()).toEqual([expect.objectContaining({ id, status: 'applied' })]);
});

test('the run that version control started is kept where it is not applied', async () => {
  await start({ vcsRepository: 'acme/infra' });
  push();
  const ended = await run({ ...OF_VERSION_CONTROL, unseen: 'stop' });
  expect([ended.outputs['applied'], ended.exitCode]).toEqual(['unseen', 1]);
  expect(['discarded', 'canceled', 'applied']).not.toContain(statuses()[0]);
});

test('a run of version control that its policies block is not confirmed', async () => {
  await start({ vcsRepository: 'acme/infra', script: 'policy-check-hard-failed' });
  push();
  const ended = await run(OF_VERSION_CONTROL);
  expect([ended.outputs['applied'], ended.exitCode]).toEqual(['not-green', 1]);
  expect(statuses()).not.toContain('applied');
});
