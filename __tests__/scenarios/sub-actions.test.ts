import { afterEach, expect, test } from '@jest/globals';
import type { Step } from '../support/runner.ts';
import type { Scenario } from '../support/scenario.ts';
import { GITHUB_TOKEN, SERVICE_TOKEN, startScenario } from '../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

function step(action: string, given: Record<string, string>): Step {
  const { service } = scenario;
  const { env = {}, event } = scenario.step();
  return { action, event, env, with: { hostname: service.origin, token: SERVICE_TOKEN, ...given } };
}

test('override: only what failed and may be overridden, with a reason', async () => {
  scenario = await startScenario({ script: 'awaiting-override' });
  const gate = await scenario.job.run(scenario.step({ with: { comment: 'off', annotate: 'off' } }));
  expect(gate.outputs['verdict']).toBe('needs-override');
  const run = gate.outputs['run-id'] ?? '';
  const done = await scenario.job.run(step('override', { run, reason: 'agreed in CHG-1042' }));
  expect([done.exitCode, done.outputs]).toEqual([0, { overridden: '1', refused: '0', final: '0' }]);
  expect(done.stdout).toMatch(/Task stage ts-\w+ was overridden by ci: agreed in CHG-1042/);
  const again = await scenario.job.run(step('override', { run, reason: 'once more' }));
  expect([again.exitCode, again.outputs['overridden']]).toEqual([0, '0']);
});

test('override: what nobody may override stays and fails the step', async () => {
  scenario = await startScenario({ script: 'policy-check-hard-failed' });
  const gate = await scenario.job.run(scenario.step({ with: { comment: 'off', annotate: 'off' } }));
  const given = { run: gate.outputs['run-id'] ?? '', reason: 'please' };
  const done = await scenario.job.run(step('override', given));
  expect([done.exitCode, done.outputs]).toEqual([1, { overridden: '0', refused: '0', final: '1' }]);
  expect(done.stdout).toContain('cannot be overridden by anybody');
});

test('agent-token: created and masked in main, revoked in post', async () => {
  scenario = await startScenario();
  const given = { 'agent-pool': 'apool-private0000000' };
  const main = await scenario.job.run(step('agent-token', given));
  expect(main.exitCode).toBe(0);
  const { token = '', id = '' } = main.outputs;
  expect(token.length).toBeGreaterThan(20);
  expect(main.stdout).toContain(`::add-mask::${token}`);
  expect(main.stdout.replace(`::add-mask::${token}`, '')).not.toContain(token);
  expect(JSON.stringify(main.state)).not.toContain(token);
  const count = () => tokens();
  expect(await count()).toBe(1);
  const post = await scenario.job.post(step('agent-token', given), main.state);
  expect([post.exitCode, post.stdout.includes(`Revoked ${id}.`)]).toEqual([0, true]);
  expect(await count()).toBe(0);
});

async function tokens(): Promise<number> {
  const url = `${scenario.service.origin}/api/v2/agent-pools/apool-private0000000/authentication-tokens`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${SERVICE_TOKEN}` } });
  return ((await response.json()) as { data: unknown[] }).data.length;
}

test('team-access: created, left alone, updated; problems all at once', async () => {
  scenario = await startScenario();
  const team = 'team-platform00000000';
  const given = { workspace: 'net-prod', organization: 'acme', team, access: 'plan' };
  const run = async (changes: Record<string, string>) => {
    const ended = await scenario.job.run(step('team-access', { ...given, ...changes }));
    return [ended.exitCode, ended.outputs['change']];
  };
  expect(await run({})).toEqual([0, 'created']);
  expect(await run({})).toEqual([0, 'none']);
  expect(await run({ access: 'custom', runs: 'apply', 'run-tasks': 'true' })).toEqual([
    0,
    'updated',
  ]);
  expect(await run({ access: 'custom', runs: 'apply', 'run-tasks': 'true' })).toEqual([0, 'none']);
  const refused = await scenario.job.run(
    step('team-access', { ...given, access: 'ful', teem: 'x', token: '' }),
  );
  expect(refused.exitCode).toBe(1);
  expect(refused.stdout).toContain('Plangate cannot start: 3 problems.');
  expect(refused.stdout).toContain('teem           is not an input. Did you mean `team`?');
  expect(refused.stdout).not.toContain(GITHUB_TOKEN);
});
