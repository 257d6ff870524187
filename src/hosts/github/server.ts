/**
 * The servers with GitHub's API: GitHub, Gitea and Forgejo. Actions of the latter two set GitHub's
 * variables, too. Their words and addresses are in this table. What only GitHub can be asked is behind `GITHUB`, in `calls.ts`
 * and where it is asked.
 */
import type { Environment } from '../../model/ports.ts';
import { literal } from '../../model/sentence.ts';
import type { HostStyle } from '../../report/view.ts';
import { parseLink } from '../shapes.ts';

export interface Server {
  name: 'github' | 'gitea' | 'forgejo';
  /** Set in every job of it. */
  variable: string;
  /** The name that people use. */
  service: string;
  /** Left out where it is GitHub's own. */
  style?: HostStyle;
  /** What the address of a pull request says. */
  pullPath: 'pull' | 'pulls';
  /** What the address of a run says. */
  runVariable: 'GITHUB_RUN_ID' | 'GITHUB_RUN_NUMBER';
  /** What 401, 403 and 404 mean, where tokens have other permissions than GitHub's. */
  refusedRemedy?: string;
  /** Whether jobs ignore `environment:`, so that no reviewer releases them and no secret is kept there. */
  ignoresEnvironments?: boolean;
  /** What 401, 403 and 404 mean for a question about what a person may do in the repository. */
  permissionRemedy?: string;
}

export const GITHUB: Server = {
  name: 'github',
  variable: 'GITHUB_ACTIONS',
  service: 'GitHub',
  pullPath: 'pull',
  runVariable: 'GITHUB_RUN_ID',
};

export const GITEA: Server = {
  name: 'gitea',
  variable: 'GITEA_ACTIONS',
  service: 'Gitea',
  style: {
    line: '/src/commit/{commit}/{path}#L{line}',
    job: literal`workflow run`,
    change: literal`pull request #`,
  },
  pullPath: 'pulls',
  runVariable: 'GITHUB_RUN_ID',
  ignoresEnvironments: true,
  refusedRemedy:
    "The job's own token needs `permissions: contents: read` and `pull-requests: write` in the workflow, and no less in the repository's Settings → Actions; a person's token needs the scopes read:user, read:repository and write:issue.",
  permissionRemedy:
    'It shows permissions in a repository to administrators only. Pass the token of one, with the scopes read:repository, read:user and read:organization (for teams), as `github-token` (`GITHUB_TOKEN` for the command line).',
};

const FORGEJO: Server = {
  ...GITEA,
  name: 'forgejo',
  variable: 'FORGEJO_ACTIONS',
  service: 'Forgejo',
  runVariable: 'GITHUB_RUN_NUMBER',
};

export interface GitHubRepository {
  /** `https://api.github.com`, or `https://ghes.example/api/v3`. */
  apiUrl: string;
  owner: string;
  name: string;
}

export interface GitHubAccess extends GitHubRepository {
  token: string;
  server: Server;
}

/** The remedy if the server does not answer. */
export const UNREACHABLE =
  'Check GITHUB_API_URL, the proxy (HTTPS_PROXY, NO_PROXY) and, for a private certificate, NODE_EXTRA_CA_CERTS.';

/** All servers. GitHub is the last, because the others set its variable, too. */
export const SERVERS: readonly Server[] = [FORGEJO, GITEA, GITHUB];

export function serverOf(environment: Environment): Server {
  return SERVERS.find(({ variable }) => environment[variable]) ?? GITHUB;
}

/** The address of the pages for people, without the slash that Gitea puts at its end. */
export function serverUrlOf(environment: Environment): string {
  return parseLink(environment['GITHUB_SERVER_URL']) ?? 'https://github.com';
}

/** Whether a permission in the repository, or in its code, lets somebody push. `owner` is Gitea's word. */
export function mayWrite(permission: unknown): boolean {
  return permission === 'owner' || permission === 'admin' || permission === 'write';
}

export function withoutReviewer({ service }: Server): string {
  return `${service} ignores \`environment:\`: no reviewer releases a job there, and every job of the repository can read its secrets.`;
}

/** The token for the API that the environment of a job has; `GITEA_TOKEN` comes first on Gitea and Forgejo. */
export function apiTokenOf(environment: Environment): string | undefined {
  const own = serverOf(environment) === GITHUB ? undefined : environment['GITEA_TOKEN']?.trim();
  return own || environment['GITHUB_TOKEN']?.trim() || undefined;
}
