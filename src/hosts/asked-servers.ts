/**
 * Who is asked where the default branch is, one row for each CI host. A clone may have an old branch, or one that an
 * earlier job has changed, wherever a machine keeps its workspaces; so the server is asked. Its address comes from the
 * variables of the host, never from the clone.
 */
import { isLoopback } from '../model/origin.ts';
import type { Environment } from '../model/ports.ts';
import { filledIn } from '../model/unfilled.ts';
import { isSomeCi, type HostName } from './recognise.ts';
import { parseLink, path } from './shapes.ts';
import type { AskedServer } from '../trust/git-files.ts';

interface Row {
  /** The variables that have the address, for people. */
  asked: string;
  /** The variables that have the credential, for people; what git finds by itself is said in words. */
  credential: string;
  /** Where a workspace of an earlier job may still be there, for people. */
  keepsWorkspaces: string;
  address(environment: Environment): string | undefined;
  /** The value of the header `Authorization`. */
  authorization?(environment: Environment): string | undefined;
  /** Whether this job's machine and its clone were made for this job. Left out where no variable says so. */
  isNew?(environment: Environment): boolean;
  /** A sentence that gives the job a credential. */
  remedy: string;
}

const ON_GITHUB = {
  asked: '`GITHUB_SERVER_URL`, `GITHUB_REPOSITORY`',
  address(environment: Environment) {
    const server = parseLink(environment['GITHUB_SERVER_URL']);
    const slug = path(environment['GITHUB_REPOSITORY']);
    return server && slug && `${server}/${slug}.git`;
  },
};

/** For hosts that hand no token of their own to a job. */
const WITH_PASSWORD = {
  credential: '`GIT_USERNAME` and `GIT_PASSWORD`, or an SSH agent',
  authorization: ({ GIT_USERNAME, GIT_PASSWORD }: Environment) =>
    basic(GIT_USERNAME ?? '', GIT_PASSWORD),
};

const GITEA: Row = {
  ...ON_GITHUB,
  credential: '`GITEA_TOKEN`, `GITHUB_TOKEN`',
  keepsWorkspaces: 'runners without containers',
  authorization: ({ GITEA_TOKEN, GITHUB_TOKEN }) =>
    basic('x-access-token', GITEA_TOKEN) ?? basic('x-access-token', GITHUB_TOKEN),
  remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`.',
};

export const ASKED_SERVERS: Record<HostName, Row> = {
  forgejo: GITEA,
  gitea: GITEA,
  github: {
    ...ON_GITHUB,
    credential: '`github-token`; for the command line `GITHUB_TOKEN`',
    keepsWorkspaces: 'self-hosted runners',
    authorization: ({ GITHUB_TOKEN }) => basic('x-access-token', GITHUB_TOKEN),
    isNew: ({ RUNNER_ENVIRONMENT }) => RUNNER_ENVIRONMENT === 'github-hosted',
    remedy:
      'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`, with `permissions: contents: read`.',
  },
  gitlab: {
    asked: '`CI_MERGE_REQUEST_PROJECT_URL`, else `CI_PROJECT_URL`',
    credential: '`CI_JOB_TOKEN`, which every job has',
    keepsWorkspaces: 'runners of your own',
    // A merge request of a fork may run in the fork.
    address({ CI_MERGE_REQUEST_PROJECT_URL, CI_PROJECT_URL }) {
      const project = parseLink(CI_MERGE_REQUEST_PROJECT_URL ?? CI_PROJECT_URL);
      return project && `${project}.git`;
    },
    authorization: ({ CI_JOB_TOKEN }) => basic('gitlab-ci-token', CI_JOB_TOKEN),
    remedy:
      'The job token must be able to read the project: Settings → CI/CD → Job token permissions.',
  },
  azure: {
    asked: '`BUILD_REPOSITORY_URI`',
    credential: '`SYSTEM_ACCESSTOKEN`',
    keepsWorkspaces: 'self-hosted agents',
    address: ({ BUILD_REPOSITORY_URI }) => parseLink(BUILD_REPOSITORY_URI),
    authorization({ BUILD_REPOSITORY_PROVIDER, SYSTEM_ACCESSTOKEN }) {
      // The token is one of Azure DevOps, which builds repositories of others, too.
      const token = BUILD_REPOSITORY_PROVIDER === 'TfsGit' ? filledIn(SYSTEM_ACCESSTOKEN) : '';
      return token ? `Bearer ${token}` : undefined;
    },
    isNew: ({ AGENT_ISSELFHOSTED }) => AGENT_ISSELFHOSTED === '0',
    remedy: 'Map the token in the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`.',
  },
  bitbucket: {
    asked: '`BITBUCKET_REPO_FULL_NAME`',
    credential: '`BITBUCKET_TOKEN`',
    keepsWorkspaces: 'runners of your own',
    address({ BITBUCKET_REPO_FULL_NAME }) {
      const slug = path(BITBUCKET_REPO_FULL_NAME);
      return slug && `https://bitbucket.org/${slug}.git`;
    },
    authorization: ({ BITBUCKET_TOKEN }) => basic('x-token-auth', BITBUCKET_TOKEN),
    remedy:
      'Create a repository access token with the scope `repository`, and hand it to the job as the secured variable BITBUCKET_TOKEN.',
  },
  circleci: {
    asked: '`CIRCLE_REPOSITORY_URL`',
    credential: 'the SSH key of the checkout',
    keepsWorkspaces: 'runners of your own',
    address: ({ CIRCLE_REPOSITORY_URL }) => CIRCLE_REPOSITORY_URL,
    remedy: 'Give the job an SSH key that reads the repository: `- add_ssh_keys`.',
  },
  buildkite: {
    asked: '`BUILDKITE_REPO`',
    credential: 'the SSH key of the agent',
    keepsWorkspaces: 'every agent',
    address: ({ BUILDKITE_REPO }) => BUILDKITE_REPO,
    remedy: 'Give the agent an SSH key that reads the repository.',
  },
  jenkins: {
    ...WITH_PASSWORD,
    asked: '`GIT_URL`',
    keepsWorkspaces: 'every agent',
    address: ({ GIT_URL }) => GIT_URL,
    remedy:
      "Wrap the step: `withCredentials([usernamePassword(credentialsId: 'ID', usernameVariable: 'GIT_USERNAME', passwordVariable: 'GIT_PASSWORD')])`.",
  },
  none: {
    ...WITH_PASSWORD,
    asked: '`PLANGATE_REPOSITORY_URL`',
    keepsWorkspaces: 'not known',
    address: ({ PLANGATE_REPOSITORY_URL }) => PLANGATE_REPOSITORY_URL,
    remedy:
      'Set PLANGATE_REPOSITORY_URL to the https address of the repository in the settings of the pipeline, with GIT_USERNAME and GIT_PASSWORD where it is private.',
  },
};

/** Undefined where nothing shows a CI: then the clone of this machine is its user's own. */
export function askedServer(host: HostName, environment: Environment): AskedServer | undefined {
  const row = ASKED_SERVERS[host];
  const address = gitAddress(row.address(environment) ?? '');
  if (host === 'none' && address === undefined && !isSomeCi(environment)) return undefined;
  return {
    address,
    authorization: row.authorization?.(environment),
    isNew: row.isNew?.(environment) ?? false,
    remedy: row.remedy,
  };
}

function basic(user: string, written: string | undefined): string | undefined {
  const password = filledIn(written);
  return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** An address of https or SSH, or of http on this machine, without a password; undefined for any other text. */
function gitAddress(text: string): string | undefined {
  const [, user = '', host, inner] = /^([\w.-]+@)?([\w.-]+):(?!\/)([\w./~-]+)$/.exec(text) ?? [];
  if (host !== undefined) return `ssh://${user}${host}/${inner}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.password = '';
  if (url.protocol === 'ssh:') return url.href;
  url.username = '';
  const isHere = url.protocol === 'http:' && isLoopback(url.hostname);
  return url.protocol === 'https:' || isHere ? url.href : undefined;
}
