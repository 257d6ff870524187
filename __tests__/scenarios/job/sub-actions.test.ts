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

test('agent-token creates and masks a token in main, and revokes it in post', async () => {
  scenario = await startScenario();
  const given = { 'agent-pool': 'apool-private0000000' };
  const main = await scenario.job.run(step('agent-token', given));
  expect(main.exitCode).toBe(0);
  const { token = '', id = '' } = main.outputs;
  expect(token.length).toBeGreaterThan(20);
  expect(main.stdout).toContain(`::add-mask::${token}`);
  expect(main.stdout.replace(`::add-mask::${token}`, '')).not.toContain(token);
  expect(JSON.stringify(main.state)).not.toContain(token);
  expect(await tokens()).toBe(1);
  const post = await scenario.job.post(step('agent-token', given), main.state);
  expect([post.exitCode, post.stdout.includes(`Revoked ${id}.`)]).toEqual([0, true]);
  expect(await tokens()).toBe(0);
  const again = await scenario.job.post(step('agent-token', given), main.state);
  expect([again.exitCode, again.stdout.includes(`${id} was revoked already.`)]).toEqual([0, true]);
});

test('agent-token finds a pool by its name, in its organization', async () => {
  scenario = await startScenario();
  const named = { 'agent-pool': 'private' };
  const made = await scenario.job.run(step('agent-token', { ...named, organization: 'acme' }));
  expect([made.exitCode, await tokens()]).toEqual([0, 1]);
  const missing = await scenario.job.run(step('agent-token', named));
  expect([missing.exitCode, await tokens()]).toEqual([1, 1]);
  expect(missing.stdout).toContain(
    'organization is missing, and the agent pool is given by its name. Pass `organization`,',
  );
});

async function tokens(): Promise<number> {
  const url = `${scenario.service.origin}/api/v2/agent-pools/apool-private0000000/authentication-tokens`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${SERVICE_TOKEN}` } });
  return ((await response.json()) as { data: unknown[] }).data.length;
}

test('team-access creates, keeps or updates an access, and names all problems at once', async () => {
  scenario = await startScenario();
  const team = 'team-platform00000000';
  const given = { workspace: 'net-prod', organization: 'acme', team, access: 'plan' };
  const run = async (changes: Record<string, string>) => {
    const ended = await scenario.job.run(step('team-access', { ...given, ...changes }));
    return [ended.exitCode, ended.outputs['change']];
  };
  expect(await run({})).toEqual([0, 'created']);
  expect(await run({})).toEqual([0, 'none']);
  const custom = { access: 'custom', runs: 'apply', 'run-tasks': 'true' };
  expect(await run(custom)).toEqual([0, 'updated']);
  expect(await run(custom)).toEqual([0, 'none']);
  const refused = await scenario.job.run(
    step('team-access', { ...given, access: 'ful', teem: 'x', token: '' }),
  );
  expect(refused.exitCode).toBe(1);
  expect(refused.stdout).toContain('Plangate cannot start: 3 problems.');
  expect(refused.stdout).toContain('teem           is not an input. Did you mean `team`?');
  expect(refused.stdout).not.toContain(GITHUB_TOKEN);
});

test('command refuses a wrong input', async () => {
  scenario = await startScenario();
  const ended = await scenario.job.run(step('command', {}));
  expect([ended.exitCode, ended.outputs]).toEqual([1, {}]);
  expect(ended.stdout).toContain('hostname       is not an input.');
});

test('team-access finds by name what looks like an id', async () => {
  const net = { id: 'ws-netprod0000000000', name: 'ws-pass' };
  scenario = await startScenario({ workspaces: [net] });
  const given = { workspace: 'ws-pass', organization: 'acme', team: 'platform', access: 'plan' };
  const ended = await scenario.job.run(step('team-access', given));
  expect([ended.exitCode, ended.outputs['change']]).toEqual([0, 'created']);
  const gone = await scenario.job.run(step('team-access', { ...given, team: 'nobody' }));
  expect(gone.exitCode).toBe(1);
  expect(gone.stdout).toContain('No team of "acme" that this token sees is called "nobody".');
  const { organization: _, ...alone } = given;
  const named = await scenario.job.run(step('team-access', alone));
  expect(named.stdout).toContain(
    'organization is missing, and the team is given by its name. Pass `organization`,',
  );
});
