/** `plangate/apply` as a step on `push`: what it applies, and what it says on the pull request that was merged. */
import type { Push } from '../../../src/service/seed.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import { ingressOf } from '../../support/pushes.ts';
import type { Scenario, ScenarioOptions } from '../../support/scenario.ts';
import { BASE, HEAD, MERGE, SERVICE_TOKEN, startScenario } from '../../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

const PULL = { number: 42, headSha: HEAD, baseSha: BASE, files: ['main.tf'] };
const KEYS = {
  organization: 'acme',
  workspaces: [{ name: 'net-prod', directory: 'infra/network' }],
};
const OF_VERSION_CONTROL = { 'plans-from': 'version-control' };

async function start(workspace: Partial<NonNullable<ScenarioOptions['workspaces']>[number]> = {}) {
  const net = { name: 'net-prod', workingDirectory: 'network', autoApply: false };
  scenario = await startScenario({
    workspaces: [{ ...net, ...workspace }],
    // The branch of the request has all that the default branch had.
    github: { pullRequests: [PULL], mainline: [BASE], comparisons: { [`${BASE}...${HEAD}`]: [] } },
  });
}

const PUSHED = {
  name: 'push',
  payload: {
    ref: 'refs/heads/main',
    before: BASE,
    after: MERGE,
    repository: { default_branch: 'main' },
  },
};
function run(keys: Record<string, unknown> = {}, more: Record<string, string> = {}) {
  const env = { GITHUB_REF: 'refs/heads/main', ...more };
  return scenario.run({ action: 'apply', keys: { ...KEYS, ...keys }, event: PUSHED, env });
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

/** Version control starts the run of the request. */
const pushRequest = () =>
  scenario.service.push({
    workspace: 'net-prod',
    ingress: ingressOf({ commit: HEAD, server: scenario.github.serverUrl }),
    files: { 'network/main.tf': 'resource "null_resource" "a" {}\n' },
  });

/** The gate shows the plan of the request, which is merged then. */
async function show(keys: Record<string, unknown> = {}): Promise<void> {
  const ended = await scenario.run({ keys: { ...KEYS, ...keys } });
  expect(ended.outputs['green']).toBe('true');
  scenario.github.merge(42, MERGE);
}

test('what was merged is applied, and the merged pull request says so in one comment', async () => {
  await start();
  await show();
  const ended = await run({ comment: 'always' });
  expect([ended.exitCode, ended.outputs['applied'], statuses().at(-1)]).toEqual([
    0,
    'applied',
    'applied',
  ]);
  expect(ended.summary).toContain('#### ✅ Applied: ');
  expect(scenario.github.violations).toEqual([]);
});

test('what nobody was shown is red, and is told where the gate has no comment', async () => {
  await start();
  scenario.github.merge(42, MERGE);
  const ended = await run();
  expect([ended.exitCode, ended.outputs['applied'], statuses()]).toEqual([
    1,
    'unseen',
    ['discarded'],
  ]);
  expect(scenario.comment()).toContain('that nobody has seen');
});

test('a pull request applies nothing', async () => {
  await start();
  const ended = await scenario.run({ action: 'apply', keys: KEYS });
  expect([ended.exitCode, scenario.service.runs()]).toEqual([1, []]);
  expect(ended.stdout).toContain('is for the event push');
});

test('the run that version control started is confirmed', async () => {
  await start({ vcsRepository: 'acme/infra' });
  pushRequest();
  await show(OF_VERSION_CONTROL);
  const id = push();
  const ended = await run(OF_VERSION_CONTROL);
  expect([ended.outputs['applied'], ended.exitCode]).toEqual(['applied', 0]);
  expect(scenario.service.runs()).toContainEqual(
    expect.objectContaining({ id, status: 'applied' }),
  );
});

test('the run that version control started is kept where it is not applied', async () => {
  await start({ vcsRepository: 'acme/infra' });
  scenario.github.merge(42, MERGE);
  push();
  const ended = await run(OF_VERSION_CONTROL);
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

test('a run that people override at the service is applied by the job that is run again', async () => {
  await start({ script: 'awaiting-override' });
  const shown = await scenario.run({ keys: KEYS });
  expect(shown.outputs['verdict']).toBe('needs-override');
  scenario.github.merge(42, MERGE);
  const waits = await run();
  expect([waits.outputs['applied'], waits.exitCode]).toEqual(['not-green', 1]);
  const id = waits.outputs['run-id'] ?? '';
  const { origin } = scenario.service;
  const headers = {
    authorization: `Bearer ${SERVICE_TOKEN}`,
    'content-type': 'application/vnd.api+json',
  };
  const listed = await fetch(`${origin}/api/v2/runs/${id}/task-stages`, { headers });
  const { data } = (await listed.json()) as { data: { id: string }[] };
  for (const stage of data) {
    const path = `/api/v2/task-stages/${stage.id}/actions/override`;
    await fetch(`${origin}${path}`, { method: 'POST', headers });
  }
  const ended = await run({}, { GITHUB_RUN_ATTEMPT: '2' });
  expect([ended.exitCode, ended.outputs['applied'], ended.outputs['run-id']]).toEqual([
    0,
    'applied',
    id,
  ]);
  expect(statuses().at(-1)).toBe('applied');
});
