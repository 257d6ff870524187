/** Asks GitHub which teams the author of a pull request is in. */
import type { AuthorTeams } from '../../model/run-input.ts';
import { fieldsOf, listOf } from '../../model/parse.ts';
import { quote } from '../../model/quote.ts';
import { HostError, onHostError } from '../host-error.ts';
import { readPages } from '../read-pages.ts';
import { readNonEmptyText, textAt, valueAt } from '../shapes.ts';
import type { RepositoryRequests } from './repository-requests.ts';
import type { Server } from './server.ts';

const TEAMS = `query($organization: String!, $logins: [String!], $after: String) {
  organization(login: $organization) {
    seen: teams(first: 1) { totalCount }
    teams(first: 100, userLogins: $logins, after: $after) {
      totalCount
      nodes { slug }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/**
 * The slugs of the teams that somebody is in, in the organization of the repository. GitHub leaves out secret teams that
 * the token does not see, and does not say so.
 *
 * @throws HostError if the token may not list teams or the list is not whole
 */
export async function listTeams(requests: RepositoryRequests, login: string): Promise<string[]> {
  const { graphql, clock, access, service } = requests;
  const organization = access.owner;
  let total: unknown;
  const { items, whole } = await readPages(async (after) => {
    const json = await graphql(TEAMS, { organization, logins: [login], after: after ?? null });
    // GraphQL answers 200 and says in the body what is wrong.
    const errors = valueAt(json, 'errors');
    const organizationData = fieldsOf(valueAt(json, 'data', 'organization'));
    // To somebody outside of the organization, it can look as if there were no team.
    const isRefused =
      errors !== undefined || !(Number(valueAt(organizationData, 'seen', 'totalCount')) > 0);
    if (isRefused) {
      const serverMessage = textAt(listOf(errors)[0], 'message');
      const why =
        serverMessage === undefined ? 'this token sees none' : `it says ${quote(serverMessage)}`;
      throw new HostError('permission', `${service} lists no teams of ${organization}: ${why}`);
    }
    const { totalCount, nodes, pageInfo } = fieldsOf(organizationData['teams']);
    total = totalCount;
    const { hasNextPage, endCursor } = fieldsOf(pageInfo);
    return {
      items: listOf(nodes).flatMap((node) => {
        const slug = textAt(node, 'slug');
        return slug === undefined ? [] : { id: slug };
      }),
      next: hasNextPage === false ? undefined : (readNonEmptyText(endCursor) ?? ''),
    };
  }, clock);
  if (!whole || items.length !== total) {
    const what = `${service} did not list all teams of ${organization} that ${login} is in: run the job again`;
    throw new HostError('invalid', what);
  }
  return items.map(({ id }) => id);
}

const WHO_MAY =
  'Pass the token of an app or a person with _Members: read_ in the organization (`read:org`) as `github-token`, and to a job that follows commands as `members-token`: the token of a workflow cannot list teams';

interface TeamsApi {
  readonly server: Server;
  pullRequest(number: number): Promise<{ author?: string | undefined }>;
  /** Undefined on other servers. */
  listTeams?(login: string): Promise<string[]>;
}

/** Who opened the pull request is asked, too. @param api of the token that may list teams */
export async function teamsOfAuthor(
  api: TeamsApi | undefined,
  number: number,
): Promise<AuthorTeams> {
  if (api === undefined) return { unknown: WHO_MAY };
  if (api.listTeams === undefined)
    return { unknown: `${api.server.service} is not asked for them` };
  try {
    const { author } = await api.pullRequest(number);
    if (author === undefined) return { unknown: 'GitHub does not say who opened the pull request' };
    // An app is in no team, and its name is no login by which teams are found.
    return { teams: author.endsWith('[bot]') ? [] : await api.listTeams(author) };
  } catch (error) {
    return onHostError(({ kind, message }) => {
      const isAboutToken = ['permission', 'bad-token', 'not-found'].includes(kind);
      const reason = message.replace(/\.$/, '');
      return { unknown: isAboutToken ? `${reason}. ${WHO_MAY}` : reason };
    })(error);
  }
}
