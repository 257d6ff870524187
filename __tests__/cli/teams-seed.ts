/** A seed for several teams: each has a token, and its access to every workspace that says nothing else. */
import type { Seed } from '../../src/service/seed.ts';

type Organization = Seed['organizations'][number];
type Workspace = NonNullable<Organization['workspaces']>[number];
type Team = Pick<NonNullable<Organization['teams']>[number], 'name' | 'permissions'> & {
  access?: NonNullable<Workspace['access']>[number]['access'];
};

export const tokenOf = (team: string): string => `${team}-token-of-this-test`;

export function teamsSeed(teams: readonly Team[], workspaces: readonly Workspace[]): Seed {
  const usual = teams.flatMap(({ name, access }) => (access ? [{ team: name, access }] : []));
  return {
    organizations: [
      {
        name: 'acme',
        teams: teams.map(({ name, permissions }) => ({ name, permissions })),
        workspaces: workspaces.map((each) => ({ access: usual, ...each })),
      },
    ],
    tokens: [
      ...teams.map(({ name }) => ({
        kind: 'team' as const,
        organization: 'acme',
        of: name,
        secret: tokenOf(name),
      })),
      { kind: 'organization', organization: 'acme', secret: tokenOf('all') },
    ],
  };
}
