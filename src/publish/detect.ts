/**
 * Which CI host this job runs on, read from its environment alone. A value that is not of the
 * expected shape counts as missing: later code builds addresses and identifiers from these facts.
 */
import type { Environment } from '../ports.ts';

export type CiHostName =
  | 'github'
  | 'gitlab'
  | 'azure'
  | 'bitbucket'
  | 'jenkins'
  | 'circleci'
  | 'buildkite'
  /** A CI that is not known here, a laptop. */
  | 'none';

export type RepositoryStyle = 'github' | 'gitlab' | 'azure' | 'bitbucket';

interface Facts {
  /** The commit under review: the head of the change, not a merge that the host made of it. */
  commit?: string;
  /** `iid` on GitLab. Absent: the job is not about a change, or the host does not say which. */
  pullRequest?: { number: number; url?: string };
  /** Where people read this job's log. */
  jobUrl?: string;
  /** Grows with every pipeline of this host, so that an older report never replaces a newer one. */
  runNumber?: number;
  /** What a permalink is made of: `https://gitlab.com` and `group/project`. */
  repository?: { serverUrl: string; slug: string; style: RepositoryStyle };
  /** Absolute path of the checkout. */
  root?: string;
}

export interface GitLabFacts {
  /** `https://gitlab.com/api/v4` */
  apiUrl: string;
  projectId: number;
}

export interface AzureFacts {
  /** `https://dev.azure.com/acme/`, with the slash. */
  collectionUrl: string;
  projectId: string;
  repositoryId: string;
}

export interface BitbucketFacts {
  /** `https://api.bitbucket.org/2.0` */
  apiUrl: string;
  workspace: string;
  repositorySlug: string;
  /** Listens beside every pipeline and adds the credentials, so that no token is needed. */
  proxyUrl: string;
}

/**
 * `gitlab`, `azure` and `bitbucket` are absent when the environment does not say where the change
 * can be reached, as on Azure Pipelines building a repository of another host.
 */
export type CiHost =
  | ({ name: 'gitlab'; gitlab?: GitLabFacts } & Facts)
  | ({ name: 'azure'; azure?: AzureFacts } & Facts)
  | ({ name: 'bitbucket'; bitbucket?: BitbucketFacts } & Facts)
  | ({ name: 'github' | 'jenkins' | 'circleci' | 'buildkite' | 'none' } & Facts);

/** What people call the host. */
export const HOST_TITLES: Record<CiHostName, string> = {
  github: 'GitHub Actions',
  gitlab: 'GitLab CI',
  azure: 'Azure Pipelines',
  bitbucket: 'Bitbucket Pipelines',
  jenkins: 'Jenkins',
  circleci: 'CircleCI',
  buildkite: 'Buildkite',
  none: 'no CI host',
};

/** Hosts that run inside others' names come first: each sets a variable that no other one sets. */
export function detect(environment: Environment): CiHost {
  const set = (name: string) => (environment[name] ?? '') !== '';
  if (set('GITHUB_ACTIONS')) return github(environment);
  if (set('GITLAB_CI')) return gitlab(environment);
  if (set('TF_BUILD')) return azure(environment);
  if (set('BITBUCKET_BUILD_NUMBER')) return bitbucket(environment);
  if (set('CIRCLECI')) return circleci(environment);
  if (set('BUILDKITE')) return buildkite(environment);
  if (set('JENKINS_URL')) return jenkins(environment);
  return { name: 'none' };
}

/** The event's payload knows more; the door that reads it is the action. */
function github(environment: Environment): CiHost {
  const server = origin(environment['GITHUB_SERVER_URL']);
  const slug = path(environment['GITHUB_REPOSITORY']);
  const [, pull] =
    /^refs\/pull\/(\d+)\/(?:merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
  const number = count(pull);
  const run = count(environment['GITHUB_RUN_ID']);
  return defined({
    name: 'github' as const,
    // GITHUB_SHA of a pull request is a merge commit that nobody reviews.
    commit: pull === undefined ? sha(environment['GITHUB_SHA']) : undefined,
    pullRequest: number && change(number, server && slug && `${server}/${slug}/pull/${number}`),
    jobUrl: server && slug && run && `${server}/${slug}/actions/runs/${run}`,
    runNumber: run,
    repository: server && slug && { serverUrl: server, slug, style: 'github' as const },
    root: environment['GITHUB_WORKSPACE'],
  });
}

function gitlab(environment: Environment): CiHost {
  const server = origin(environment['CI_SERVER_URL']);
  const slug = path(environment['CI_PROJECT_PATH']);
  const apiUrl = link(environment['CI_API_V4_URL']);
  // A merge request from a fork runs in the fork unless a member starts it in the target project.
  const projectId = count(
    environment['CI_MERGE_REQUEST_PROJECT_ID'] ?? environment['CI_PROJECT_ID'],
  );
  const number = count(environment['CI_MERGE_REQUEST_IID']);
  const project = link(
    environment['CI_MERGE_REQUEST_PROJECT_URL'] ?? environment['CI_PROJECT_URL'],
  );
  return defined({
    name: 'gitlab' as const,
    commit:
      sha(environment['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) ?? sha(environment['CI_COMMIT_SHA']),
    pullRequest: number && change(number, project && `${project}/-/merge_requests/${number}`),
    jobUrl: link(environment['CI_JOB_URL']),
    runNumber: count(environment['CI_PIPELINE_ID']),
    repository: server && slug && { serverUrl: server, slug, style: 'gitlab' as const },
    root: environment['CI_PROJECT_DIR'],
    gitlab: apiUrl && projectId && { apiUrl, projectId },
  });
}

function azure(environment: Environment): CiHost {
  const collection = link(
    environment['SYSTEM_COLLECTIONURI'] ?? environment['SYSTEM_TEAMFOUNDATIONCOLLECTIONURI'],
  );
  const collectionUrl = collection && `${collection.replace(/\/$/, '')}/`;
  const project = environment['SYSTEM_TEAMPROJECT'];
  const projectId = guid(environment['SYSTEM_TEAMPROJECTID']);
  const build = count(environment['BUILD_BUILDID']);
  const repositoryUrl = link(environment['BUILD_REPOSITORY_URI']);
  // Azure Pipelines also builds repositories of GitHub and Bitbucket: those have no thread here.
  const own = environment['BUILD_REPOSITORY_PROVIDER'] === 'TfsGit';
  const repositoryId = own ? guid(environment['BUILD_REPOSITORY_ID']) : undefined;
  const number = count(environment['SYSTEM_PULLREQUEST_PULLREQUESTID']);
  return defined({
    name: 'azure' as const,
    commit:
      sha(environment['SYSTEM_PULLREQUEST_SOURCECOMMITID']) ??
      (number === undefined ? sha(environment['BUILD_SOURCEVERSION']) : undefined),
    pullRequest:
      own && number && change(number, repositoryUrl && `${repositoryUrl}/pullrequest/${number}`),
    jobUrl:
      collectionUrl &&
      project &&
      build &&
      `${collectionUrl}${encodeURIComponent(project)}/_build/results?buildId=${build}`,
    runNumber: build,
    repository: own && repositoryUrl && azureRepository(repositoryUrl),
    root: environment['BUILD_SOURCESDIRECTORY'],
    azure: collectionUrl && projectId && repositoryId && { collectionUrl, projectId, repositoryId },
  });
}

/** Names of projects and repositories may have blanks and more in them. */
function azureRepository(address: string): Facts['repository'] {
  const { origin: serverUrl, pathname } = new URL(address);
  const slug = decode(pathname.slice(1));
  return slug === undefined ? undefined : { serverUrl, slug, style: 'azure' };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function bitbucket(environment: Environment): CiHost {
  const slug = path(environment['BITBUCKET_REPO_FULL_NAME']);
  const [workspace, repositorySlug] = slug?.split('/') ?? [];
  const serverUrl = 'https://bitbucket.org';
  const build = count(environment['BITBUCKET_BUILD_NUMBER']);
  const number = count(environment['BITBUCKET_PR_ID']);
  return defined({
    name: 'bitbucket' as const,
    commit: sha(environment['BITBUCKET_COMMIT']),
    pullRequest: number && change(number, slug && `${serverUrl}/${slug}/pull-requests/${number}`),
    jobUrl: slug && build && `${serverUrl}/${slug}/pipelines/results/${build}`,
    runNumber: build,
    repository: slug && { serverUrl, slug, style: 'bitbucket' as const },
    root: environment['BITBUCKET_CLONE_DIR'],
    bitbucket: workspace &&
      repositorySlug && {
        apiUrl: 'https://api.bitbucket.org/2.0',
        proxyUrl: 'http://localhost:29418',
        workspace,
        repositorySlug,
      },
  });
}

function jenkins(environment: Environment): CiHost {
  const number = count(environment['CHANGE_ID']);
  return defined({
    name: 'jenkins' as const,
    commit: sha(environment['GIT_COMMIT']),
    pullRequest: number && change(number, link(environment['CHANGE_URL'])),
    jobUrl: link(environment['BUILD_URL']),
    runNumber: count(environment['BUILD_NUMBER']),
    root: environment['WORKSPACE'],
  });
}

function circleci(environment: Environment): CiHost {
  const url = link(environment['CIRCLE_PULL_REQUEST']);
  const number = count(environment['CIRCLE_PR_NUMBER'] ?? url?.split('/').at(-1));
  return defined({
    name: 'circleci' as const,
    commit: sha(environment['CIRCLE_SHA1']),
    pullRequest: number && change(number, url),
    jobUrl: link(environment['CIRCLE_BUILD_URL']),
    runNumber: count(environment['CIRCLE_BUILD_NUM']),
    root: environment['CIRCLE_WORKING_DIRECTORY']?.startsWith('/')
      ? environment['CIRCLE_WORKING_DIRECTORY']
      : undefined,
  });
}

function buildkite(environment: Environment): CiHost {
  const build = link(environment['BUILDKITE_BUILD_URL']);
  const job = guid(environment['BUILDKITE_JOB_ID']);
  // "false" when the build is not about a pull request.
  const number = count(environment['BUILDKITE_PULL_REQUEST']);
  return defined({
    name: 'buildkite' as const,
    commit: sha(environment['BUILDKITE_COMMIT']),
    pullRequest: number && change(number),
    jobUrl: build && (job ? `${build}#${job}` : build),
    runNumber: count(environment['BUILDKITE_BUILD_NUMBER']),
    root: environment['BUILDKITE_BUILD_CHECKOUT_PATH'],
  });
}

function change(number: number, url?: string): { number: number; url?: string } {
  return url === undefined ? { number } : { number, url };
}

/** A positive whole number; anything else, also 0, counts as missing. */
function count(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) return undefined;
  return Number(text);
}

/** A whole commit id, SHA-1 or SHA-256: "HEAD" and short ones name no commit. */
function sha(text: string | undefined): string | undefined {
  return text !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : undefined;
}

function guid(text: string | undefined): string | undefined {
  const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
  return text !== undefined && shape.test(text) ? text : undefined;
}

/** `group/project`, at any depth, without a segment that leads elsewhere. */
function path(text: string | undefined): string | undefined {
  if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text)) return undefined;
  return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}

/** An http(s) address, without credentials and without a slash at its end. */
function link(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  url.username = '';
  url.password = '';
  return url.href.replace(/\/$/, '');
}

function origin(text: string | undefined): string | undefined {
  const address = link(text);
  return address && new URL(address).origin;
}

type Present<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined | '' | 0 | false> };

/** Drops what is missing, so that an absent fact is an absent key. */
function defined<Value extends { name: CiHostName }>(
  value: Value,
): Present<Value> & Pick<Value, 'name'> {
  const entries = Object.entries(value).filter(([, item]) => Boolean(item));
  return Object.fromEntries(entries) as Present<Value> & Pick<Value, 'name'>;
}
