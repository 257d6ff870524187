/** Seeds for teams: each has a token, and its access to every workspace that says nothing else. */
import type { Seed } from '../../src/service/seed.ts';

type Organization = Seed['organizations'][number];
type Workspace = NonNullable<Organization['workspaces']>[number];
type Team = NonNullable<Organization['teams']>[number] & {
  access?: NonNullable<Workspace['access']>[number]['access'];
  /** Left out: `tokenOf` its name. */
  token?: string;
};

export const tokenOf = (team: string): string => `${team}-token-of-this-test`;

/** @param workspaces the token of the organization, `tokenOf('all')`, sees them all */
export function teamsSeed(teams: readonly Team[], workspaces: readonly Workspace[]): Seed {
  const usual = teams.flatMap(({ name, access }) => (access ? [{ team: name, access }] : []));
  const ofAll = { kind: 'organization', organization: 'acme', secret: tokenOf('all') } as const;
  const tokens = teams.map(({ name, token = tokenOf(name) }) => {
    return { kind: 'team' as const, organization: 'acme', of: name, secret: token };
  });
  return {
    organizations: [
      {
        name: 'acme',
        teams: teams.map(({ access: _access, token: _token, ...team }) => team),
        workspaces: workspaces.map((each) => ({ access: usual, ...each })),
      },
    ],
    tokens: [...tokens, ofAll],
  };
}

/** One team, which may plan unless it is said otherwise. */
export function teamSeed(
  { team, ...more }: Omit<Team, 'name'> & { team: string },
  workspaces: readonly Workspace[],
): Seed {
  return teamsSeed([{ name: team, access: 'plan', ...more }], workspaces);
}
