/** Who owns an organization of a seed that says nothing of owners. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../src/machine/system-clock.ts';
import { startService } from '../../src/service/service.ts';
import type { Seed } from '../../src/service/seed.ts';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';

/** The example of the page. */
function example(): Seed & Required<Pick<Seed, 'users'>> {
  const page = readFileSync(join(REPOSITORY, 'docs/seed.md'), 'utf8');
  const [, json = ''] = /```json name=seed\.json\n([^]*?)```/.exec(page) ?? [];
  return JSON.parse(json) as Seed & Required<Pick<Seed, 'users'>>;
}

async function permissionsIn(seed: Seed): Promise<Record<string, boolean>> {
  const service = await startService({ clock: systemClock(), random: Math.random, seed });
  const url = `${service.origin}/api/v2/organizations/acme/workspaces/net-prod`;
  const headers = { authorization: 'Bearer a-token-to-try-with' };
  const { data } = (await (await fetch(url, { headers })).json()) as {
    data: { attributes: { permissions: Record<string, boolean> } };
  };
  await service.stop();
  return data.attributes.permissions;
}

test('a user of a team has what the team has', async () => {
  const permissions = await permissionsIn(example());
  expect(permissions['can-queue-run']).toBe(true);
  expect(permissions['can-queue-apply']).toBe(false);
  expect(permissions['can-destroy']).toBe(false);
});

test('the first user who is in no team owns the organization', async () => {
  const { users, ...seed } = example();
  const owner = { username: 'olivia' };
  const tokens: Seed['tokens'] = [{ kind: 'user', of: 'olivia', secret: 'a-token-to-try-with' }];
  const permissions = await permissionsIn({ ...seed, users: [...users, owner], tokens });
  expect(permissions['can-queue-apply']).toBe(true);
  expect(permissions['can-destroy']).toBe(true);
});
