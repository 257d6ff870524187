/**
 * Whether a person's approval counts where a policy, or a rule of `protect`, names who must agree. The host is asked who is in
 * a team, who may write and who exists. Who had a hand in the change never counts, whatever the workflow allows.
 */
import { onHostError, type HostError } from '../hosts/host-error.ts';
import { mayWrite } from '../hosts/github/server.ts';
import { nameSome } from '../model/quote.ts';
import type { ApprovalRule, Approvers } from '../policy/policy-owners.ts';
import { countWords } from '../report/text.ts';
import { ALLOWED, notAllowed, type Permission } from './who-may.ts';

/** How the author of a command stands to the change. */
export interface Standing {
  login: string;
  /** The current role, from GitHub. */
  role: string | undefined;
  /** Whether the change is certainly that of others. */
  byChange: Permission;
  /** Everybody who had a hand in the change, in lower case; undefined if that is not known. */
  excluded: ReadonlySet<string> | undefined;
  /** Whether an app pushed to the branch: no host says who started it, so one more person has to approve. */
  appPushed: boolean;
}

/** What the host is asked. */
export interface PeopleOfHost {
  /** Everybody in a team, by login. @throws HostError if they cannot be listed to the end */
  membersOf(organization: string, team: string): Promise<string[]>;
  /** @throws HostError, also where nobody has this name */
  permissionOf(login: string): Promise<string>;
}

/**
 * Whether this person's approval counts.
 *
 * @param named also by a line of `override-by` about this policy; undefined if there is none
 */
export async function permitByRule(
  { approvers, count }: ApprovalRule,
  named: Approvers | undefined,
  standing: Standing,
  host: PeopleOfHost,
): Promise<Permission> {
  const { login, role, byChange, excluded, appPushed } = standing;
  if (!byChange.allowed) return byChange;
  if (excluded === undefined) {
    return notAllowed('unknown-change', 'Who wrote or pushed this change is unknown.');
  }
  const lists = named === undefined ? [approvers] : [approvers, named];
  const people = lists.flatMap((list) => list.people);
  const roles = lists.flatMap((list) => list.roles);
  const person = login.toLowerCase();
  const teams = await Promise.all(
    lists.flatMap((list) => list.teams).map((team) => readTeam(team, host)),
  );
  const members = teams.flatMap((team) => ('members' in team ? team.members : []));
  const isNamed = people.includes(person) || (role !== undefined && roles.includes(role));
  const unlisted = teams.flatMap((team) => ('problem' in team ? team.problem : []));
  if (!isNamed && !members.includes(person)) {
    const names = nameSome([...new Set(lists.flatMap((list) => list.names))], MOST_NAMED);
    const why = unlisted.length > 0 ? ` ${unlisted.join(' ')}` : '';
    return notAllowed('not-named', `${login} is none of those who must agree (${names}).${why}`);
  }
  const persons = await Promise.all([...new Set(people)].map((each) => readPerson(each, host)));
  const unknown = persons.flatMap((each) => ('problem' in each ? each.problem : []));
  // Of a role nobody can say who has it, and of a team that is not listed nobody knows who is in it.
  if (roles.length + unlisted.length > 0) return ALLOWED;
  const writers = persons.flatMap((each) => ('writes' in each && each.writes ? each.login : []));
  const able = new Set([...writers, ...members].filter((each) => !excluded.has(each)));
  const needed = appPushed ? count + 1 : count;
  if (able.size >= needed) return ALLOWED;
  const left = able.size === 0 ? 'nobody' : `only ${nameSome([...able].sort(), MOST_NAMED)}`;
  const after = unknown.length > 0 ? ` ${unknown.join(' ')}` : '';
  const app = appPushed ? ', one of them because an app pushed to this branch' : '';
  return notAllowed(
    'too-few',
    `It asks for ${countWords(needed, 'approval')}${app}, and ${left} can give one.${after}`,
  );
}

const MOST_NAMED = 5;

async function readTeam(
  { organization, team }: Approvers['teams'][number],
  host: PeopleOfHost,
): Promise<{ members: string[] } | { problem: string }> {
  const explain = onHostError(({ message }: HostError) => ({
    problem: `The members of ${organization}/${team} cannot be listed: ${message}`,
  }));
  return host
    .membersOf(organization, team)
    .then((logins) => ({ members: logins.map((login) => login.toLowerCase()) }))
    .catch(explain);
}

async function readPerson(
  login: string,
  host: PeopleOfHost,
): Promise<{ login: string; writes: boolean } | { problem: string }> {
  const explain = onHostError(({ kind, message }: HostError) => ({
    problem:
      kind === 'not-found'
        ? `No account is called ${login}.`
        : `What ${login} may do is unknown: ${message}`,
  }));
  return host
    .permissionOf(login)
    .then((permission) => ({ login, writes: mayWrite(permission) }))
    .catch(explain);
}
