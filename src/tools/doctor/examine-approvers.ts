/** Whether GitHub shows those whom policies name: people who may write here, and teams with their members. */
import type { GitHubApi } from '../../hosts/github/calls.ts';
import { onHostError, type HostError } from '../../hosts/host-error.ts';
import { mayWrite } from '../../hosts/github/server.ts';
import { finding } from '../../model/finding.ts';
import { firstParts, foreign, phrase, setting, typed } from '../../model/sentence.ts';
import type { Approvers } from '../../policy/policy-owners.ts';
import { countWords } from '../../report/text.ts';
import type { CommandIo } from '../../check/command.ts';
import { askGitHub } from './ask-github.ts';
import { note, ok, unknown, type Diagnosis } from './diagnosis.ts';

const SUBJECT = 'approvers';
const MOST_NAMED = 5;
/** About more names, GitHub is not asked. */
const MOST_ASKED = 50;

/**
 * @param lists whom each policy names
 * @param root absolute path of the repository
 */
export async function examineApprovers(
  lists: readonly Approvers[],
  root: string,
  io: CommandIo,
): Promise<Diagnosis[]> {
  const people = new Set(lists.flatMap((each) => each.people));
  const teams = new Map(
    lists.flatMap((each) => each.teams.map((one) => [`${one.organization}/${one.team}`, one])),
  );
  const names = [...people, ...teams.keys()];
  if (names.length === 0) return [];
  const asked = await askGitHub(root, io, async (api) => {
    const found: Diagnosis[] = [];
    for (const login of [...people].slice(0, MOST_ASKED))
      found.push(await examinePerson(login, api));
    for (const { organization, team } of [...teams.values()].slice(0, MOST_ASKED))
      found.push(await examineTeam(organization, team, api));
    return { found };
  });
  if (asked !== undefined && 'found' in asked) return asked.found;
  const listed = firstParts(names.map(setting), MOST_NAMED);
  const says = phrase`policies name ${listed}; whether they are seen is not known`;
  const remedy =
    asked?.why ?? phrase`With ${setting('GITHUB_TOKEN')}, GitHub is asked for each of them.`;
  return [unknown(SUBJECT, finding('people-unknown', says, { remedy }))];
}

async function examinePerson(login: string, api: GitHubApi): Promise<Diagnosis> {
  const name = setting(login);
  const explain = onHostError((error: HostError) => unseen(login, error));
  const has = await api.permissionOf(login).catch(explain);
  if (typeof has !== 'string') return has;
  if (mayWrite(has)) return ok(SUBJECT, phrase`${name} may write here`);
  const says = phrase`${name} may not write here, so no line of theirs counts`;
  const remedy = phrase`Give them the right, or name another person.`;
  return note(SUBJECT, finding('people-unknown', says, { remedy, actor: 'policy-owners' }));
}

async function examineTeam(
  organization: string,
  team: string,
  { commands }: GitHubApi,
): Promise<Diagnosis> {
  const name = `${organization}/${team}`;
  const explain = onHostError((error: HostError) => unseen(name, error, NEEDS_MEMBERS));
  const members = await commands?.membersOf(organization, team).catch(explain);
  if (members === undefined || !Array.isArray(members)) return members ?? unseen(name);
  if (members.length > 0)
    return ok(SUBJECT, phrase`${setting(name)} has ${countWords(members.length, 'member')}`);
  const says = phrase`${setting(name)} has no members, so nobody approves by it`;
  return note(SUBJECT, finding('people-unknown', says, { actor: 'policy-owners' }));
}

const NEEDS_MEMBERS = phrase` The gate needs a ${typed('members-token')} that may list them.`;

function unseen(name: string, error?: HostError, more: typeof NEEDS_MEMBERS | '' = ''): Diagnosis {
  const says = phrase`this token does not see ${setting(name)}`;
  const remedy = phrase`${error === undefined ? '' : foreign(error.message)}${more}`;
  return note(SUBJECT, finding('people-unknown', says, { remedy }));
}
