/** What doctor says of a token that may more than plan. */
import { callCli } from '../support/call-cli.ts';
import { expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';
import { serviceForAll } from '../support/service-for-all.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';

const teams = [
  { name: 'plans', access: 'plan' as const },
  { name: 'applies', access: 'write' as const, permissions: { managePolicyOverrides: true } },
];
const service = serviceForAll({ seed: teamsSeed(teams, [{ name: 'net' }]) });

interface Finding {
  state: string;
  subject: string;
  seen: string;
}

const NET = ['--organization', 'acme', '--workspace', 'net'];
const where = () => ({ TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: tokenOf('plans') });

async function mayBesides(env: Record<string, string>, ...words: string[]): Promise<string[]> {
  const cwd = makeTree({ 'main.tf': '' }).root;
  const { stdout } = await callCli(['doctor', '--json', ...NET, ...words], {
    cwd,
    env: { ...where(), ...env },
  });
  const { findings } = JSON.parse(stdout) as { findings: Finding[] };
  return findings.flatMap(({ subject, state, seen }) =>
    subject === 'workspace net' && state === 'note' ? [seen] : [],
  );
}

test('a token that may apply and override is told, unless provisional runs need it', async () => {
  expect(await mayBesides({})).toEqual([]);
  const strong = { TF_API_TOKEN: tokenOf('applies') };
  const apply = 'lets this token apply runs';
  expect(await mayBesides(strong)).toEqual([`${apply}; plan access is enough`]);
  const cwd = makeTree({ 'main.tf': '' }).root;
  expect((await callCli(['check', ...NET], { cwd, env: where() })).code).toBe(0);
  expect(await mayBesides(strong)).toEqual([
    `${apply} and override policies; plan access is enough`,
  ]);
  expect(await mayBesides(strong, '--mode', 'provisional')).toEqual([]);
});
