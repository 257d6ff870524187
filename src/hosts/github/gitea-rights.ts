/**
 * Whether somebody may write in a repository of Gitea or Forgejo by a team. There, a team has a right for each part of a
 * repository (`units_map`), and the answer about a person's permission leaves these rights out: it says `read` or `none` of
 * somebody who pushes and merges by a team whose `repo.code` is `write`.
 */
import { fieldsOf } from '../../model/parse.ts';
import { quote } from '../../model/quote.ts';
import { HostError, readId } from '../host-error.ts';
import { textAt, valueAt } from '../shapes.ts';
import type { RepositoryRequests } from './repository-requests.ts';
import { mayWrite } from './server.ts';

const SCOPE =
  'Pass the token of a member of the organization who administers the repository, with the scopes read:repository, read:user and read:organization, as `github-token` (`GITHUB_TOKEN` for the command line).';

/**
 * Asked about a person whose own permission is not enough.
 *
 * @throws HostError if a team may write, and the token may not see who is in it
 */
export async function mayWriteByTeam(
  requests: RepositoryRequests,
  username: string,
): Promise<boolean> {
  if (await isOwnToken(requests, username)) {
    // Of the token's own person, the repository itself says what it may.
    const { json } = await requests.call('GET /repos/{owner}/{repo}', {});
    if (valueAt(json, 'permissions', 'push') === true) return true;
  }
  const unread: string[] = [];
  for (const { id, name } of await writingTeams(requests)) {
    const membership = await readMembership(requests, id, username);
    if (membership === 'member') return true;
    if (membership === 'unknown') unread.push(quote(name));
  }
  if (unread.length === 0) return false;
  const teams = `${unread.length === 1 ? 'the team' : 'the teams'} ${unread.join(', ')}`;
  const text = `${requests.service} does not show this token who is in ${teams}, which may write here. ${SCOPE}`;
  throw new HostError('permission', text);
}

async function isOwnToken({ call }: RepositoryRequests, username: string): Promise<boolean> {
  // A token without the scope read:user cannot ask whose it is.
  const answer = await call('GET /user', {}, { accept: [401, 403, 404] });
  const login = textAt(answer.json, 'login');
  return answer.status === 200 && login?.toLowerCase() === username.toLowerCase();
}

/** The teams of the organization that may write the code of this repository; none in a person's repository. */
async function writingTeams({ call, service }: RepositoryRequests) {
  // The list has no pages. In a repository of a person there is none: 405.
  const rules = { accept: [405], refusedRemedy: SCOPE };
  const { json, status } = await call('GET /repos/{owner}/{repo}/teams', {}, rules);
  if (status === 405) return [];
  if (!Array.isArray(json)) throw new HostError('invalid', `${service} listed no teams.`);
  return json
    .filter((team) => mayWrite(fieldsOf(valueAt(team, 'units_map'))['repo.code']))
    .map((team) => ({ id: readId(team, service), name: textAt(team, 'name') ?? '' }));
}

async function readMembership({ call }: RepositoryRequests, team_id: number, username: string) {
  const of = 'GET /teams/{team_id}/members/{username}';
  const accept = [401, 403, 404];
  const { status } = await call(of, { team_id, username }, { accept });
  if (status === 200) return 'member' as const;
  // 404 says as well that the team must not be seen. Whoever may list its members sees it.
  const listed = await call('GET /teams/{team_id}/members', { team_id, per_page: 1 }, { accept });
  return listed.status === 200 ? ('none' as const) : ('unknown' as const);
}
