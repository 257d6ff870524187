import { afterEach, expect, test } from '../../support/jest.ts';
import type { Step } from '../../support/runner.ts';
import type { Scenario } from '../../support/scenario.ts';
import {
  GITHUB_TOKEN,
  pullRequestEvent,
  SERVICE_TOKEN,
  startScenario,
} from '../../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

function step(action: string, given: Record<string, string>): Step {
  const where = { hostname: scenario.service.origin, token: SERVICE_TOKEN };
  return { ...scenario.step({ action }), with: { ...where, ...given } };
}

test('command names all problems of its inputs at once', async () => {
  scenario = await startScenario();
  const given = { command: 'override', organization: 'acme', 'gate-token': 'x', token: '' };
  const refused = await scenario.job.run(step('command', given));
  expect(refused.exitCode).toBe(1);
  expect(refused.stdout).toContain('Plangate cannot start: 3 problems.');
  expect(refused.stdout).toContain(
    'organization   is not an input. It is a key of `plangate.yml`.',
  );
  expect(refused.stdout).toContain('gate-token     is not an input. Take it out.');
  expect(refused.stdout).not.toContain(GITHUB_TOKEN);
});

test('command takes no token where it asks, so that a job that acts says so', async () => {
  scenario = await startScenario();
  const ended = await scenario.job.run(step('command', {}));
  expect([ended.exitCode, ended.outputs]).toEqual([1, {}]);
  expect(ended.stdout).toContain('token          is for the job that acts. Pass `command` there');
  const acting = await scenario.job.run(step('command', { command: 'override', token: '' }));
  expect(acting.exitCode).toBe(1);
  expect(acting.stdout).toContain('is empty. Pass `token:');
  expect(scenario.service.requests).toEqual([]);
});

const MATRIX = JSON.stringify({
  include: [{ group: 'k3x9a1b2c4d5-1-of-1', workspaces: 'net-prod' }],
});
const KEYS = { organization: 'acme' };

test('combine refuses what only the gate may be told', async () => {
  scenario = await startScenario();
  const given = { groups: MATRIX, 'allow-untrusted-head': 'true', 'fail-on': 'never' };
  const ended = await scenario.run({ action: 'combine', with: given, keys: KEYS });
  expect(ended.exitCode).toBe(1);
  expect(ended.stdout).toContain('allow-untrusted-head is not an input. Take it out.');
  expect(ended.stdout).toContain(
    'fail-on              is not an input. It is a key of `plangate.yml`.',
  );
  expect(scenario.service.requests).toEqual([]);
});

test('combine leaves it to the groups whether files of a fork are planned', async () => {
  scenario = await startScenario();
  const event = pullRequestEvent({ from: 'octocat/infra' }, 'pull_request_target');
  const refused = await scenario.run({ event });
  expect(refused.stdout).toContain('allow-untrusted-head is false');
  const ended = await scenario.run({
    action: 'combine',
    event,
    with: { groups: MATRIX },
    keys: KEYS,
  });
  expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'undecided']);
  expect(ended.stdout).not.toContain('allow-untrusted-head');
  expect(ended.stdout).toContain('left no report');
});
