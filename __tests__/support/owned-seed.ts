/** The seed of most tests: one organization with workspaces, and one user who owns it and has one token. */
import type { Seed } from '../../src/service/seed.ts';

type Organization = Seed['organizations'][number];

/** @param more further teams, and other parts of the organization `acme` */
export function ownedSeed(
  { user = 'olivia', token }: { user?: string; token: string },
  workspaces: Organization['workspaces'],
  { teams = [], ...more }: Omit<Partial<Organization>, 'workspaces'> = {},
): Seed {
  const owners = { name: 'owners', owners: true, members: [user] };
  return {
    users: [{ username: user }],
    organizations: [{ name: 'acme', ...more, teams: [owners, ...teams], workspaces }],
    tokens: [{ kind: 'user', of: user, secret: token }],
  };
}
