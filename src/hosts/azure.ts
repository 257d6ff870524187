/**
 * Azure Pipelines, and one thread on a pull request of Azure Repos: `active` while the gate is closed, `closed` once it
 * is open, so that "all comments must be resolved" holds a merge back exactly as long as the gate.
 */
import { join } from 'node:path';
import type { Environment } from '../ports.ts';
import { renderAnnotations } from '../report/annotations.ts';
import { renderLoggingCommand } from '../report/neutralise-log.ts';
import type { ReportView } from '../report/view.ts';
import { createAsk } from './ask.ts';
import type { Ask, HostPorts } from './ask.ts';
import type { ChangeRequest, CiHost, Facts, Job } from './host.ts';
import { NOTHING_PUBLISHED } from './host.ts';
import { idOf, unreadable } from './host-problem.ts';
import { toOutputs } from './outputs.ts';
import type { CommentApi, RemoteComment } from './own-comments.ts';
import { ANY_MARKER, hasMarker } from './own-comments.ts';
import { readPages, restPages } from './pages.ts';
import { publishNote } from './publish-note.ts';
import { change, count, fieldsOf, guid, inside, link, listOf, sha, textOf } from './shapes.ts';

const SERVICE = 'Azure DevOps';
const VERSION = 'api-version=7.1';

/** Builds that are about what is in the repository already. */
const PLAIN = 'Manual IndividualCI BatchedCI Schedule BuildCompletion ResourceTrigger'.split(' ');

export const azure: CiHost = {
  name: 'azure',
  variable: 'TF_BUILD',
  actor: ['BUILD_REQUESTEDFOR'],
  target: ['SYSTEM_PULLREQUEST_TARGETBRANCH'],
  facts(environment) {
    const collection = collectionOf(environment);
    const project = environment['SYSTEM_TEAMPROJECT'];
    const build = count(environment['BUILD_BUILDID']);
    const page = isOwn(environment) ? link(environment['BUILD_REPOSITORY_URI']) : undefined;
    const number = count(environment['SYSTEM_PULLREQUEST_PULLREQUESTID']);
    return {
      commit:
        sha(environment['SYSTEM_PULLREQUEST_SOURCECOMMITID']) ??
        (number === undefined ? sha(environment['BUILD_SOURCEVERSION']) : undefined),
      pullRequest: isOwn(environment)
        ? change(number, page && `${page}/pullrequest/${number}`)
        : undefined,
      jobUrl:
        collection && project && build
          ? `${collection}${encodeURIComponent(project)}/_build/results?buildId=${build}`
          : undefined,
      runNumber: build,
      repository: page === undefined ? undefined : repositoryAt(page),
      root: textOf(environment['BUILD_SOURCESDIRECTORY']),
    };
  },
  origin(environment) {
    const branch = environment['BUILD_SOURCEBRANCH'] ?? '';
    const reason = environment['BUILD_REASON'] ?? '';
    const number = environment['SYSTEM_PULLREQUEST_PULLREQUESTID'];
    if (number || reason === 'PullRequest' || branch.startsWith('refs/pull/')) {
      const fork = environment['SYSTEM_PULLREQUEST_ISFORK']?.toLowerCase();
      // Builds that are about no pull request say "False", too.
      const own = number && fork === 'false' ? 'own' : 'unknown';
      return { judged: true, whose: fork === 'true' ? 'foreign' : own };
    }
    const own = /^refs\/(?:heads|tags)\//.test(branch);
    return { judged: !PLAIN.includes(reason), whose: own ? 'own' : 'unknown' };
  },
  comments: (job, ports) => threadsOf(job, 'active', ports),
  async publish(job, view, wish, ports) {
    for (const line of loggingCommands(view, wish.reports)) ports.command(line);
    if (!placeOf(job.environment)) return NOTHING_PUBLISHED;
    const api = threadsOf(job, view.green ? 'closed' : 'active', ports);
    return publishNote(job, view, wish, { api, noToken: NO_TOKEN }, ports);
  },
};

const NO_TOKEN =
  'No comment: the job has no token. Map it in the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`.';

function threadsOf(
  { environment, pullRequest, commit: headSha = '' }: Job,
  status: 'active' | 'closed',
  ports: HostPorts,
): CommentApi | undefined {
  const [place, token] = [placeOf(environment), environment['SYSTEM_ACCESSTOKEN']?.trim()];
  if (!place || !pullRequest || !token) return undefined;
  return azureThreads(place, { ...pullRequest, headSha, status }, token, ports);
}

interface Place {
  /** `https://dev.azure.com/acme/`, with the slash. */
  collectionUrl: string;
  projectId: string;
  repositoryId: string;
}

function placeOf(environment: Environment): Place | undefined {
  const collectionUrl = collectionOf(environment);
  const projectId = guid(environment['SYSTEM_TEAMPROJECTID']);
  const repositoryId = isOwn(environment) ? guid(environment['BUILD_REPOSITORY_ID']) : undefined;
  if (!collectionUrl || !projectId || !repositoryId) return undefined;
  return { collectionUrl, projectId, repositoryId };
}

function collectionOf(environment: Environment): string | undefined {
  const { SYSTEM_COLLECTIONURI: now, SYSTEM_TEAMFOUNDATIONCOLLECTIONURI: before } = environment;
  const address = link(now ?? before);
  return address && `${address}/`;
}

/** Azure Pipelines also builds repositories of GitHub and Bitbucket: those have no thread here. */
function isOwn(environment: Environment): boolean {
  return environment['BUILD_REPOSITORY_PROVIDER'] === 'TfsGit';
}

/** Names of projects and repositories may have blanks and more in them. */
function repositoryAt(address: string): Facts['repository'] {
  const { origin: serverUrl, pathname } = new URL(address);
  try {
    return { serverUrl, slug: decodeURIComponent(pathname.slice(1)), style: 'azure' };
  } catch {
    return undefined;
  }
}

/** The report is the first comment of a thread; answers of people follow it. */
interface Thread extends RemoteComment {
  status: string;
  commentId: number;
}

/** The threads of one pull request, which is at `headSha`; ours gets `status`. */
export function azureThreads(
  facts: Place,
  pullRequest: ChangeRequest & { headSha: string; status: 'active' | 'closed' },
  token: string,
  ports: HostPorts,
): CommentApi {
  const ask = createAsk({
    ...ports,
    baseUrl: facts.collectionUrl.replace(/\/$/, ''),
    headers: { authorization: `Bearer ${token}` },
    service: SERVICE,
    refused:
      'The build service of this project needs "Contribute to pull requests" on the repository (Project settings → Repositories → Security).',
  });
  const project = `/${encodeURIComponent(facts.projectId)}`;
  const repository = `${project}/_apis/git/repositories/${encodeURIComponent(facts.repositoryId)}`;
  const path = `${repository}/pullRequests/${pullRequest.number}/threads`;
  const urlOf = (id: number) => `${pullRequest.url ?? ''}?discussionId=${id}`;
  const { headSha, status } = pullRequest;
  const known = new Map<number, Thread>();
  const comment = (id: number) =>
    `${path}/${id}/comments/${known.get(id)?.commentId ?? 1}?${VERSION}`;
  let me: string | undefined;
  return {
    async snapshot() {
      me ??= await whoAmI(ask);
      const read = (json: unknown) => toThread(json, urlOf, me);
      const pages = restPages(ask, SERVICE, `${path}?${VERSION}`, read, (json) =>
        inside(json, 'value'),
      );
      const { items, whole } = await readPages(pages, ports.clock);
      const comments = items.filter(({ body }) => hasMarker(body, ANY_MARKER));
      for (const thread of comments) known.set(thread.id, thread);
      return { headSha, comments, whole };
    },
    async createComment(_, content) {
      const comments = [{ parentCommentId: 0, content, commentType: 1 }];
      const { json } = await ask('POST', `${path}?${VERSION}`, { comments, status });
      const thread = toThread(json, urlOf, me);
      known.set(thread.id, thread);
      return { id: thread.id, url: thread.url, author: thread.author };
    },
    async updateComment(id, content) {
      await ask('PATCH', comment(id), { content });
      if (known.get(id)?.status === status) return;
      await ask('PATCH', `${path}/${id}?${VERSION}`, { status });
    },
    deleteComment: async (id) =>
      void (await ask('DELETE', comment(id), undefined, { accept: [404] })),
  };
}

async function whoAmI(ask: Ask): Promise<string> {
  const { json } = await ask('GET', '/_apis/connectionData');
  const id = inside(json, 'authenticatedUser', 'id');
  if (typeof id !== 'string') throw unreadable(SERVICE);
  return id;
}

/** What was deleted is still listed, and says nothing any more. */
function toThread(json: unknown, urlOf: (id: number) => string, me: string | undefined): Thread {
  const id = idOf(json, SERVICE);
  const { status, isDeleted, comments } = fieldsOf(json);
  const first = fieldsOf(listOf(comments)[0]);
  const gone = isDeleted === true || first['isDeleted'] === true;
  const who = inside(first, 'author', 'id');
  const author = typeof who === 'string' ? who : undefined;
  return {
    id,
    body: !gone && typeof first['content'] === 'string' ? first['content'] : '',
    url: urlOf(id),
    mine: author !== undefined && author === me,
    author,
    status: String(status),
    commentId: typeof first['id'] === 'number' ? first['id'] : 1,
  };
}

/** Errors with file and line, the summary page, and variables for later steps. */
function loggingCommands(view: ReportView, directory: string | undefined): string[] {
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
  const outputs = toOutputs(view, {});
  const { verdict, green } = outputs;
  const variables = { verdict, green, runId: outputs['run-id'], runUrl: outputs['run-url'] };
  return [
    ...issues,
    ...Object.entries(variables).map(([name, value]) =>
      // Others reach it through the name of the step: $(plangate.verdict).
      renderLoggingCommand('task.setvariable', { variable: name, isOutput: 'true' }, value),
    ),
    ...(directory === undefined
      ? []
      : [renderLoggingCommand('task.uploadsummary', {}, join(directory, 'summary.md'))]),
  ];
}
