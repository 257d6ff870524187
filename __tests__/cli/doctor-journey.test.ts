/** As a new user has it: the wrong tokens. */
import type { RunningService } from '../../src/service/service.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { runCli } from '../support/spawn-cli.ts';
import { startTestService } from '../support/start-service.ts';
import { makeTree } from '../support/tree.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';

describe('a token that is refused is not taken for a workspace that is missing', () => {
  let service: RunningService;
  beforeAll(async () => {
    const teams = [
      { name: 'plans', access: 'plan' as const },
      { name: 'reads', access: 'read' as const },
      {
        name: 'applies',
        access: 'write' as const,
        permissions: { managePolicyOverrides: true },
      },
    ];
    const workspaces = [{ name: 'shop-prod' }, { name: 'hidden', access: [] }];
    service = await startTestService({ seed: teamsSeed(teams, workspaces) });
  });
  afterAll(() => service.stop());

  const call = (command: string, token: string, workspace: string, ...words: string[]) => {
    const cwd = makeTree({ 'main.tf': 'output "x" { value = 1 }\n' }).root;
    const where = { TF_CLOUD_HOSTNAME: service.origin, TF_CLOUD_ORGANIZATION: 'acme' };
    const env = { ...where, TF_API_TOKEN: tokenOf(token) };
    return runCli([command, '--workspace', workspace, ...words], { cwd, env });
  };

  test.each([
    ['reads', /✗ workspace shop-prod: does not let this token queue plans\n +→ Give the team/],
    ['all', /✗ token: belongs to the organization.*\n +→ .*Use the token of a team or a user/],
  ])('%s: allowed to see it, and not to plan in it', async (token, expected) => {
    const doctor = await call('doctor', token, 'shop-prod');
    const check = await call('check', token, 'shop-prod');
    expect(doctor.stdout).toMatch(expected);
    expect(doctor.stdout).not.toContain('No problems');
    expect(check.stdout).toMatch(
      /"shop-prod" exists for this token, but the token may not queue runs in it\. Give its team at least the plan level.*; a token of an organization has no team/,
    );
    for (const { code, stdout, stderr } of [doctor, check]) {
      expect(`${stdout}${stderr}`).not.toMatch(/not among those|was not found|Did you mean/);
      expect(code).toBe(6);
    }
  });

  test.each([
    ['shop-prd', 'Did you mean "shop-prod"?'],
    [
      'hidden',
      'Give the team of this token access to "hidden", or name one that it sees: shop-prod.',
    ],
  ])('%s: not to be seen', async (workspace, remedy) => {
    const doctor = await call('doctor', 'plans', workspace);
    expect(doctor.stdout).toContain(
      `✗ workspace ${workspace}: is not among those in acme that this token sees\n    → ${remedy}\n`,
    );
    const check = await call('check', 'plans', workspace);
    expect(check.stdout).toContain(`Workspace "${workspace}" was not found in organization "acme"`);
    expect([doctor.code, check.code]).toEqual([6, 6]);
  });

  test('a token that the service does not know is one problem', async () => {
    const { stdout, code } = await call('doctor', 'unknown', 'shop-prod');
    expect(stdout.match(/^[!✗·] .*/gmu)).toEqual([expect.stringContaining('✗ token: ')]);
    expect(stdout).toMatch(/→ The token is not valid for .*: check that it is complete/);
    expect(code).toBe(6);
  });

  test('where all is well, a line is said for each thing that was looked at', async () => {
    const { stdout, code } = await call('doctor', 'plans', 'shop-prod');
    expect(stdout.replace(/ws-\w+/, '<id>')).toBe(
      [
        '✓ plangate: 1.0.0',
        `✓ host: ${new URL(service.origin).host} answers`,
        '✓ token: team token of api-team-plans',
        '✓ workspace shop-prod: is <id> in acme',
        '',
        'No problems found.',
        '',
      ].join('\n'),
    );
    expect(code).toBe(0);
  });

  test('a token that may do more is a warning, which provisional runs silence', async () => {
    const may = async (...words: string[]) => {
      const { stdout } = await call('doctor', 'applies', 'shop-prod', ...words);
      const lines = stdout.match(/^! .*/gmu);
      const remark = lines === null ? '' : ' What a line with ! says does not stop a check.';
      expect(stdout).toMatch(new RegExp(`\\nNo problems found\\.${remark}\\n$`));
      return lines;
    };
    const apply = 'lets this token apply runs';
    expect(await may()).toEqual([expect.stringContaining(`${apply}; plan access is enough`)]);
    expect((await call('check', 'plans', 'shop-prod')).code).toBe(0);
    // Policies are there to be overridden once a run had some.
    expect(await may()).toEqual([
      expect.stringContaining(`${apply} and override policies; plan access is enough`),
    ]);
    expect(await may('--mode', 'provisional')).toBeNull();
  });
});
