/** Who can override is named: the teams of the service with that right, else the right. */
import { afterEach, expect, test } from '../../support/jest.ts';
import { NET, SERVICE_TOKEN, startScenario, type Scenario } from '../../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

async function start(): Promise<void> {
  const owners = { name: 'owners', owners: true, members: ['ci'] };
  const security = { name: 'security', permissions: { managePolicyOverrides: true } };
  const workspaces = [{ ...NET, script: 'awaiting-override' } as const];
  const teams = [owners, security, { name: 'platform' }];
  scenario = await startScenario({
    service: {
      seed: {
        users: [{ username: 'ci' }],
        organizations: [{ name: 'acme', teams, workspaces }],
        tokens: [{ kind: 'user', of: 'ci', secret: SERVICE_TOKEN }],
      },
    },
  });
}

const listed = () => scenario.service.requests.filter(({ path }) => /acme\/teams/.test(path));

test('the teams with the right to override, by one request', async () => {
  await start();
  const { stdout } = await scenario.run();
  expect(scenario.comment()).toContain('teams that may override: `security`');
  expect(stdout).toContain('can be overridden by the team security');
  expect(listed()).toHaveLength(1);
});

test('the right, where the token may not list the teams', async () => {
  await start();
  const fault = { kind: 'status', status: 404 } as const;
  scenario.service.addFault({ route: 'GET /organizations/:organization/teams', times: 9, fault });
  const { stdout, outputs } = await scenario.run();
  expect(outputs['verdict']).toBe('needs-override');
  expect(stdout).toContain('can be overridden by those who manage policy overrides');
});

test('the people of `override-by`, without a request', async () => {
  await start();
  await scenario.run({ with: { 'override-by': 'octocat', 'comment-commands': 'true' } });
  expect(scenario.comment()).toContain('who may override: `octocat`');
  expect(listed()).toEqual([]);
});
