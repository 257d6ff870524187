/**
 * Azure Pipelines, and one thread on a pull request of Azure Repos: `active` while its report says that the gate is closed, else
 * `closed`. So "all comments must be resolved" keeps the change from being merged, too.
 */
import { readCommitId } from '../../model/commit-id.ts';
import { join } from 'node:path';
import { finding } from '../../model/finding.ts';
import type { Environment } from '../../model/ports.ts';
import { renderAnnotations } from '../../report/annotations.ts';
import { renderLoggingCommand, type LogLine } from '../../report/neutralise-log.ts';
import { saysGateIsOpen } from '../../report/gate-comment.ts';
import type { ReportView, HostStyle } from '../../report/view.ts';
import type { Ask } from '../../hosts/ask.ts';
import type { CiHost, HostFacts } from '../../hosts/host.ts';
import { readId, unreadableAnswer } from '../../hosts/host-error.ts';
import { createNotes, type NoteHost } from './notes.ts';
import { toOutputs } from '../../hosts/outputs.ts';
import {
  toNumberedRequest,
  toRepositoryId,
  parsePositiveNumber,
  parseGuid,
  valueAt,
  parseLink,
} from '../../hosts/shapes.ts';
import { fieldsOf, listOf } from '../../model/parse.ts';
import type { Concealed } from '../../model/secrets.ts';
import { branchOf, toRequestBase } from '../../model/request-base.ts';
import { filledIn } from '../../model/unfilled.ts';
import { literal, phrase, setting, typed } from '../../model/sentence.ts';
import { CODES } from '../../model/errors.ts';

const SERVICE = 'Azure DevOps';
/**
 * The newest version of the API that Azure DevOps Server 2019 knows; later servers accept it too:
 * https://learn.microsoft.com/en-us/azure/devops/integrate/concepts/rest-api-versioning
 */
const VERSION = 'api-version=5.0';

const STYLE: HostStyle = {
  line: '?path={path-in-query}&version=GC{commit}&line={line}',
  job: literal`build`,
  change: literal`pull request #`,
};

/** How the pipeline hands over the token of the job. */
const MAPPING = 'env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }';
const MAP_TOKEN = `Map the token of the job in the step: \`${MAPPING}\`.`;

/** Reasons of builds that are about commits of the repository itself. */
const REASONS_OF_REPOSITORY =
  'Manual IndividualCI BatchedCI Schedule BuildCompletion ResourceTrigger'.split(' ');

export const azure: CiHost = {
  server: {
    address: ({ BUILD_REPOSITORY_URI }) => parseLink(BUILD_REPOSITORY_URI),
    authorization(environment) {
      // The token is one of Azure DevOps. It is not sent to another host whose repository is built there.
      const token = isOnAzureRepos(environment)
        ? filledIn(environment['SYSTEM_ACCESSTOKEN'])
        : undefined;
      return token && `Bearer ${token}`;
    },
    isNew: ({ AGENT_ISSELFHOSTED }) => AGENT_ISSELFHOSTED === '0',
    remedy: MAP_TOKEN,
  },
  facts(environment) {
    const collection = collectionOf(environment);
    const project = environment['SYSTEM_TEAMPROJECT'];
    const build = parsePositiveNumber(environment['BUILD_BUILDID']);
    const page = isOnAzureRepos(environment)
      ? parseLink(environment['BUILD_REPOSITORY_URI'])
      : undefined;
    const number = parsePositiveNumber(environment['SYSTEM_PULLREQUEST_PULLREQUESTID']);
    const built =
      number === undefined ? readCommitId(environment['BUILD_SOURCEVERSION']) : undefined;
    const results = project && `${encodeURIComponent(project)}/_build/results?buildId=${build}`;
    return {
      commit: readCommitId(environment['SYSTEM_PULLREQUEST_SOURCECOMMITID']) ?? built,
      pullRequest: isOnAzureRepos(environment)
        ? toNumberedRequest(number, page && `${page}/pullrequest/${number}`)
        : undefined,
      jobUrl: collection && results && build ? `${collection}/${results}` : undefined,
      runNumber: build,
      attempt: parsePositiveNumber(environment['SYSTEM_JOBATTEMPT']),
      repository: page === undefined ? undefined : toHostRepository(page),
    };
  },
  requestBase(environment) {
    const { SYSTEM_PULLREQUEST_TARGETBRANCH: target, BUILD_REPOSITORY_PROVIDER } = environment;
    // The name without `refs/heads/` is written for repositories of other hosts.
    const isFullRef = (BUILD_REPOSITORY_PROVIDER ?? 'TfsGit') === 'TfsGit';
    const branch = isFullRef ? branchOf(target) : target;
    return branch || isPullRequest(environment) ? toRequestBase(branch) : undefined;
  },
  repositoryId: (environment) =>
    isOnAzureRepos(environment)
      ? toRepositoryId(collectionOf(environment), parseGuid(environment['BUILD_REPOSITORY_ID']))
      : undefined,
  pushedBranch: ({ BUILD_REASON: reason = '', BUILD_SOURCEBRANCH: ref = '' }) =>
    ['IndividualCI', 'BatchedCI'].includes(reason) && ref.startsWith('refs/heads/')
      ? branchOf(ref)
      : undefined,
  jobOrigin(environment) {
    const branch = environment['BUILD_SOURCEBRANCH'] ?? '';
    const reason = environment['BUILD_REASON'] ?? '';
    const number = environment['SYSTEM_PULLREQUEST_PULLREQUESTID'];
    if (isPullRequest(environment)) {
      const fork = environment['SYSTEM_PULLREQUEST_ISFORK']?.toLowerCase();
      // A build without a pull request has "False" here, too.
      const origin = number && fork === 'false' ? 'own' : 'unknown';
      return { proposed: true, changeOrigin: fork === 'true' ? 'foreign' : origin };
    }
    const isOwnBranch = /^refs\/(?:heads|tags)\//.test(branch);
    return {
      proposed: !REASONS_OF_REPOSITORY.includes(reason),
      changeOrigin: isOwnBranch ? 'own' : 'unknown',
    };
  },
  comments({ environment, pullRequest, commit = '' }, ports) {
    const baseUrl = collectionOf(environment);
    const projectId = parseGuid(environment['SYSTEM_TEAMPROJECTID']);
    const repositoryId = isOnAzureRepos(environment)
      ? parseGuid(environment['BUILD_REPOSITORY_ID'])
      : undefined;
    const token = filledIn(environment['SYSTEM_ACCESSTOKEN']);
    if (!baseUrl || !projectId || !repositoryId || !pullRequest) return undefined;
    if (!token) return NO_TOKEN;
    const { number, url = '' } = pullRequest;
    const threads = `/${projectId}/_apis/git/repositories/${repositoryId}/pullRequests/${number}/threads`;
    const addressOf = (id: number, thread?: Thread) =>
      `${threads}/${id}/comments/${thread?.commentId ?? 1}?${VERSION}`;
    const host: NoteHost<Thread> = {
      service: SERVICE,
      baseUrl,
      headers: { authorization: `Bearer ${token}` },
      badTokenRemedy: `SYSTEM_ACCESSTOKEN was not accepted. ${MAP_TOKEN} A personal access token is not accepted, nor is the token of an earlier job.`,
      refusedRemedy:
        'The build service of this project needs "Contribute to pull requests" on the repository (Project settings → Repositories → Security).',
      list: `${threads}?${VERSION}`,
      itemsOf: (json) => valueAt(json, 'value'),
      toRequestBody: (content) => ({
        comments: [{ parentCommentId: 0, content, commentType: 1 }],
        status: statusFor(content),
      }),
      readNote: toThread,
      pageUrlOf: (id) => `${url}?discussionId=${id}`,
      whoAmI,
      addressOf,
      contradicts: ({ body, status }) => body !== '' && !statusFits(status, body),
      async update(ask, id, content, thread) {
        const status = statusFor(content);
        const setStatus = async () => {
          if (thread === undefined || !statusFits(thread.status, content)) {
            await ask('PATCH', `${threads}/${id}?${VERSION}`, { status });
          }
        };
        // If the job ends between the request for the status and that for the text, the merge stays blocked.
        if (status === 'active') await setStatus();
        if (thread?.body !== content) await ask('PATCH', addressOf(id, thread), { content });
        if (status === 'closed') await setStatus();
      },
    };
    return createNotes(host, commit, ports);
  },
  async publish(_, view, { reports }, ports) {
    for (const line of loggingCommands(view, reports)) ports.command(line);
    return { doubts: [] };
  },
};

const NO_TOKEN = finding(
  CODES.lacksHostRight,
  phrase`No comment: ${setting('SYSTEM_ACCESSTOKEN')} is empty.`,
  { remedy: phrase`Map the token of the job in the step: ${typed(MAPPING)}.`, actor: 'operators' },
);

function isPullRequest(environment: Environment): boolean {
  const { SYSTEM_PULLREQUEST_PULLREQUESTID: number, BUILD_REASON: reason } = environment;
  const branch = environment['BUILD_SOURCEBRANCH'] ?? '';
  return Boolean(number) || reason === 'PullRequest' || branch.startsWith('refs/pull/');
}

function collectionOf(environment: Environment): string | undefined {
  // The second one is that of older servers.
  const { SYSTEM_COLLECTIONURI, SYSTEM_TEAMFOUNDATIONCOLLECTIONURI } = environment;
  return parseLink(SYSTEM_COLLECTIONURI ?? SYSTEM_TEAMFOUNDATIONCOLLECTIONURI);
}

/** Azure Pipelines also builds repositories of GitHub and Bitbucket: those have no thread here. */
function isOnAzureRepos(environment: Environment): boolean {
  return environment['BUILD_REPOSITORY_PROVIDER'] === 'TfsGit';
}

/** The address encodes the names of projects and repositories, which may have spaces and other characters. */
function toHostRepository(address: string): HostFacts['repository'] {
  const { origin: serverUrl, pathname } = new URL(address);
  try {
    return { serverUrl, slug: decodeURIComponent(pathname.slice(1)), style: STYLE };
  } catch {
    return undefined;
  }
}

async function whoAmI(ask: Ask): Promise<string> {
  const { json } = await ask('GET', '/_apis/connectionData');
  const id = valueAt(json, 'authenticatedUser', 'id');
  if (typeof id !== 'string') throw unreadableAnswer(SERVICE);
  return id;
}

/** The status of the thread follows the report in the text. */
function statusFor(content: string): 'active' | 'closed' {
  return saysGateIsOpen(content) ? 'closed' : 'active';
}

/** The statuses of a thread that does not block a merge. People choose among them. */
const RESOLVED = ['closed', 'fixed', 'wontFix', 'byDesign'];

function statusFits(status: string, content: string): boolean {
  return RESOLVED.includes(status) === saysGateIsOpen(content);
}

type Thread = ReturnType<typeof toThread>;

/** The report is the first comment; answers of people follow it. What was deleted is still listed. */
function toThread(json: unknown) {
  const { status, isDeleted, comments } = fieldsOf(json);
  const first = fieldsOf(listOf(comments)[0]);
  const wasDeleted = isDeleted === true || first['isDeleted'] === true;
  const authorId = valueAt(first, 'author', 'id');
  return {
    id: readId(json, SERVICE),
    body: !wasDeleted && typeof first['content'] === 'string' ? first['content'] : '',
    author: typeof authorId === 'string' ? authorId : undefined,
    status: String(status),
    commentId: typeof first['id'] === 'number' ? first['id'] : 1,
  };
}

function loggingCommands(view: Concealed<ReportView>, directory: string | undefined): LogLine[] {
  const issues = renderAnnotations(view, { annotate: 'all' }).map((each) =>
    renderLoggingCommand(
      'task.logissue',
      {
        type: each.annotation_level === 'failure' ? 'error' : 'warning',
        sourcepath: each.path,
        linenumber: each.start_line,
      },
      `${each.title}: ${each.message}`,
    ),
  );
  const { verdict, green, 'run-id': runId, 'run-url': runUrl } = toOutputs(view);
  // Other steps read them with the name of this step before them: $(plangate.verdict).
  const variables = Object.entries({ verdict, green, runId, runUrl }).map(([variable, value]) =>
    renderLoggingCommand('task.setvariable', { variable, isOutput: 'true' }, value),
  );
  const summary = directory && join(directory, 'summary.md');
  const upload = summary ? [renderLoggingCommand('task.uploadsummary', {}, summary)] : [];
  return [...issues, ...variables, ...upload];
}
