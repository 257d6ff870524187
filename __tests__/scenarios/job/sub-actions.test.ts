import { afterEach, expect, test } from '../../support/jest.ts';
import type { Step } from '../../support/runner.ts';
import type { Scenario } from '../../support/scenario.ts';
import { GITHUB_TOKEN, SERVICE_TOKEN, startScenario } from '../../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

function step(action: string, given: Record<string, string>): Step {
  const where = { hostname: scenario.service.origin, token: SERVICE_TOKEN };
  return { ...scenario.step({ action }), with: { ...where, ...given } };
}

test('override names all problems of its inputs at once', async () => {
  scenario = await startScenario();
  const given = { organization: 'acme', 'gate-token': 'x', token: '' };
  const refused = await scenario.job.run(step('override', given));
  expect(refused.exitCode).toBe(1);
  expect(refused.stdout).toContain('Plangate cannot start: 3 problems.');
  expect(refused.stdout).toContain(
    'organization   is not an input. It is a key of `plangate.yml`.',
  );
  expect(refused.stdout).toContain('gate-token     is not an input. Take it out.');
  expect(refused.stdout).not.toContain(GITHUB_TOKEN);
});

test('command refuses a wrong input', async () => {
  scenario = await startScenario();
  const ended = await scenario.job.run(step('command', {}));
  expect([ended.exitCode, ended.outputs]).toEqual([1, {}]);
  expect(ended.stdout).toContain('hostname       is not an input.');
});
