/** A seed for the token of one team, which has the same access to every workspace and to nothing else. */
import type { Seed } from '../../src/service/seed.ts';

type Organization = Seed['organizations'][number];
type Workspace = NonNullable<Organization['workspaces']>[number];

interface Team extends Omit<NonNullable<Organization['teams']>[number], 'name'> {
  team: string;
  token: string;
  access?: NonNullable<Workspace['access']>[number]['access'];
}

export function teamSeed(
  { team, token, access = 'plan', ...more }: Team,
  workspaces: readonly Omit<Workspace, 'access'>[],
): Seed {
  return {
    organizations: [
      {
        name: 'acme',
        teams: [{ name: team, ...more }],
        workspaces: workspaces.map((each) => ({ ...each, access: [{ team, access }] })),
      },
    ],
    tokens: [{ kind: 'team', organization: 'acme', of: team, secret: token }],
  };
}
