/** What doctor prints where all is well; `doctor-remedies.test.ts` has what is wrong. */
import type { RunningService } from '../../src/service/service.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { runCli } from '../support/spawn-cli.ts';
import { startTestService } from '../support/start-service.ts';
import { makeTree } from '../support/tree.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';

describe('a workspace that is there', () => {
  let service: RunningService;
  beforeAll(async () => {
    const teams = [
      { name: 'plans', access: 'plan' as const },
      {
        name: 'applies',
        access: 'write' as const,
        permissions: { managePolicyOverrides: true },
      },
    ];
    service = await startTestService({ seed: teamsSeed(teams, [{ name: 'shop-prod' }]) });
  });
  afterAll(() => service.stop());

  const call = (command: string, token: string, ...words: string[]) => {
    const cwd = makeTree({ 'main.tf': 'output "x" { value = 1 }\n' }).root;
    const where = { TF_CLOUD_HOSTNAME: service.origin, TF_CLOUD_ORGANIZATION: 'acme' };
    const env = { ...where, TF_API_TOKEN: tokenOf(token) };
    return runCli([command, '--workspace', 'shop-prod', ...words], { cwd, env });
  };

  test('where all is well, a line is said for each thing that was looked at', async () => {
    const { stdout, code } = await call('doctor', 'plans');
    const shown = stdout
      .replace(/ws-\w+/, '<id>')
      .replace(/plangate: \d\S+/, 'plangate: <version>');
    expect(shown).toBe(
      [
        '✓ plangate: <version>',
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
      const { stdout } = await call('doctor', 'applies', ...words);
      const lines = stdout.match(/^! .*/gmu);
      const remark = lines === null ? '' : ' What a line with ! says does not stop a check.';
      expect(stdout).toMatch(new RegExp(`\\nNo problems found\\.${remark}\\n$`));
      return lines;
    };
    const apply = 'lets this token apply runs';
    expect(await may()).toEqual([expect.stringContaining(`${apply}; plan access is enough`)]);
    expect((await call('check', 'plans')).code).toBe(0);
    // Policies are there to be overridden once a run had some.
    expect(await may()).toEqual([
      expect.stringContaining(`${apply} and override policies; plan access is enough`),
    ]);
    expect(await may('--mode', 'provisional')).toBeNull();
  });
});
