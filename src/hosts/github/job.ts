/**
 * A job of GitHub Actions with its event and its tokens: which pull request it is about, where its
 * checked-out files come from, what GitHub knows of them, and where the report appears.
 */
import { resolve } from 'node:path';
import { checkedOutCommit, headOf } from '../../machine/checked-out-commit.ts';
import { changedSince } from '../../machine/compare-commits.ts';
import { findAround, openAt, type Repository } from '../../machine/find-repository.ts';
import { readCommit } from '../../machine/git-objects.ts';
import type { CommitId } from '../../model/commit-id.ts';
import type { Environment, Execute, Clock, Random } from '../../model/ports.ts';
import { plannedDirectories } from '../../settings/workspace-selectors.ts';
import { textsAtMergeBase } from '../../trust/merge-base-texts.ts';
import { asTrusted, treeOf } from '../../trust/tree.ts';
import { UntrustedError } from '../../trust/trusted-block.ts';
import { refuseForeign } from '../../trust/change-origin.ts';
import { announcePlan } from '../announce.ts';
import { readEarlierReports } from '../earlier-reports.ts';
import { onHostError } from '../host-error.ts';
import { askedServer, detect, startersOf } from '../detect.ts';
import type { CommandsOnChange, EarlierReports, HostJob, HostSettings, Subject } from '../host.ts';
import type { PullSnapshot } from '../own-comments.ts';
import { inside, positiveNumber, sha, textOf } from '../shapes.ts';
import type { CommandApi } from './command-calls.ts';
import { explainProblem, type GitHubConnection, type PullApi } from './calls.ts';
import type { EventPullRequest, JobEvent } from './event.ts';
import { GITHUB, serverOf, serverUrlOf } from './server.ts';
import { workspaceOf } from '../workspace.ts';
import { areWritersFiles } from './writers-files.ts';

export interface GitHubJob {
  /** Undefined outside of Actions. */
  event: JobEvent | undefined;
  payload: unknown;
  /** The inputs as the workflow wrote them. */
  inputs: Readonly<Record<string, string | undefined>>;
  github: GitHubConnection;
  /**
   * Sets when the connection sends nothing more, in monotonic time. Called when the job's deadline is
   * known, and again when publishing begins.
   */
  sendUntil: (deadline: number) => void;
}

interface GitHubPorts {
  clock: Clock;
  random: Random;
  environment: Environment;
  workingDirectory: string;
  execute: Execute;
  /** Authorities that git trusts, too. */
  caFile?: string | undefined;
  signal: AbortSignal;
}

/** `subject` rejects for no problem with GitHub: those are in its `problems`. */
export function onGitHub(job: GitHubJob, ports: GitHubPorts): HostJob {
  const { event } = job;
  const workspace = workspaceOf(ports.environment, ports.workingDirectory);
  const byNumber = event?.lookUp?.by === 'number' ? event.lookUp : undefined;
  const number = event?.pullRequest?.number ?? byNumber?.number;
  let look: PullSnapshot | undefined;
  return {
    // Without an event, nothing says that the files can be trusted.
    jobTree: treeOf(event?.jobOrigin.proposed !== false, {
      workspace,
      async trusted(root, branch) {
        const api = job.github.comments ?? job.github.checks;
        if (api === undefined) {
          const { trustedInGit } = await import('../../trust/git-files.ts');
          const server = await serverOfJob(job, ports);
          return trustedInGit({ repository: openAt(root), branch, server }, ports);
        }
        const { trustedOnGitHub } = await import('./trusted.ts');
        const files = trustedOnGitHub(api, branch, number, (snapshot) => void (look = snapshot));
        return asTrusted(files);
      },
      async trustedCommit(root) {
        if (event === undefined) throw new UntrustedError('There is no event of GitHub Actions.');
        const { trustedCommit } = await import('../../trust/git-files.ts');
        const server = await serverOfJob(job, ports);
        const { defaultBranch: branch } = event;
        return trustedCommit({ repository: openAt(root), branch, server }, ports);
      },
    }),
    root: ports.environment['GITHUB_WORKSPACE'] ?? ports.workingDirectory,
    workspace,
    // Which head a pull request has that is named by its number is asked later.
    reviewed: async () => ({
      head: event?.lookUp?.by === 'number' ? undefined : event?.headSha,
      built: event?.workflowSha,
    }),
    async subject(settings, { root, deadline }) {
      job.sendUntil(deadline);
      const resolved = await findSubject({ ...job, settings, root, workspace, ports, look });
      return 'refused' in resolved ? resolved : toSubject(resolved);
    },
  };
}

async function serverOfJob({ inputs }: GitHubJob, { environment }: GitHubPorts) {
  const token = inputs['github-token']?.trim() ?? '';
  const server = askedServer(await detect({ ...environment, GITHUB_TOKEN: token }));
  const remedy = 'Leave `github-token` at its default, with `permissions: contents: read`.';
  return server && { ...server, remedy };
}

interface PlacedJob extends GitHubJob {
  settings: HostSettings;
  /** Absolute path of the checkout. */
  root: string;
  /** Absolute: where the job works. */
  workspace: string;
  ports: GitHubPorts;
  look: PullSnapshot | undefined;
}

interface ResolvedJob extends PlacedJob {
  pullRequest?: EventPullRequest | undefined;
  headSha: string;
  /** Whether it looked its pull request up, and has another commit checked out than its head. */
  isElsewhere: boolean;
  /** Why the pull request is not known. */
  problems: string[];
}

async function findSubject(job: PlacedJob): Promise<ResolvedJob | { refused: string }> {
  const { event, github, settings, workspace, ports } = job;
  if (event === undefined) return { ...job, headSha: '', isElsewhere: false, problems: [] };
  const { workingDirectory } = ports;
  const api = github.comments ?? github.checks;
  const problems: string[] = [];
  let { pullRequest } = event;
  // A push is looked up only if the comment or the list of changed files needs its pull request.
  const needsPullRequest =
    event.lookUp?.by !== 'commit' ||
    settings.report.comment !== 'off' ||
    settings.plan.affectedOnly;
  if (api !== undefined && needsPullRequest) {
    const what = 'The pull request of this job was not found';
    const explain = onHostError((problem) => {
      problems.push(explainProblem(what, 'pull-requests: read', problem));
      return event.pullRequest;
    });
    pullRequest = await findPullRequest(event, api).catch(explain);
  }
  const directories = plannedDirectories(settings.plan).map((path) =>
    resolve(workingDirectory, path),
  );
  const checkedOut = await checkedOutCommit(directories[0] ?? workingDirectory, workspace);
  // The event decides if it says where the change comes from. Otherwise the pull request does, if it was found.
  const byPull = pullRequest && (pullRequest.fork ? 'foreign' : 'own');
  const said = event.jobOrigin.changeOrigin;
  const byEvent = said === 'unknown' ? (byPull ?? said) : said;
  const files =
    byEvent === 'own' ? undefined : await areWritersFiles({ directories, workspace }, ports);
  const trouble = problems[0] ?? (files?.own === false ? files.why : undefined);
  const changeOrigin = files?.own === true ? 'own' : byEvent;
  const refused = refuseForeign({ changeOrigin, event: event.name, checkedOut, trouble });
  if (refused !== undefined && !settings.job.allowUntrustedHead) return { refused };
  const headSha = headToReport(event, pullRequest, checkedOut);
  const isElsewhere =
    pullRequest !== undefined && !event.pullRequest && headSha !== pullRequest.headSha;
  if (isElsewhere && settings.report.comment !== 'off') {
    problems.push(
      `The checked-out commit ${headSha.slice(0, 7)} is not the head of #${pullRequest?.number}, so no comment is written there. Check the head out: \`ref: refs/pull/${pullRequest?.number}/head\`.`,
    );
  }
  return { ...job, headSha, isElsewhere, problems, pullRequest };
}

function toSubject(job: ResolvedJob): Subject {
  const { event, pullRequest, headSha, isElsewhere, problems, github, settings, ports } = job;
  const reports = once(() => askEarlier(job));
  const earlier = reports.get;
  const approvals = once(() => findApprovals(job, earlier));
  const filesIfRead = async () => (await reports.begun())?.files;
  const head = openHead(job, filesIfRead);
  const repository = repositoryAt(job);
  // Without a pull request, and on other servers, the commit itself is checked out.
  const headIsElsewhere = pullRequest !== undefined && serverOf(ports.environment) === GITHUB;
  return {
    ...wordsFor(job),
    proposed: event?.jobOrigin.proposed !== false || pullRequest !== undefined,
    change: changeOf(job),
    problems,
    earlier,
    approvals: approvals.get,
    uploads: uploadsOf(job, earlier),
    asksForHints: true,
    changedFiles: () => findChangedFiles(job, earlier),
    textsAtMergeBase:
      repository && textsAtMergeBase(() => findTargets(job, repository), repository, ports),
    async patches() {
      const api = github.comments ?? github.checks;
      if (api === undefined || pullRequest === undefined) return [];
      return api.patches(pullRequest.number).catch(() => []);
    },
    textsAtHead: headIsElsewhere ? head.texts : undefined,
    async announce(plan, signal) {
      const api = github.comments;
      if (api === undefined || pullRequest === undefined) return;
      if (settings.report.comment === 'off' || isElsewhere) return;
      const target = { api, number: pullRequest.number, headSha };
      await announcePlan(target, plan, await earlier(), signal);
    },
    async publish(view, until) {
      const { clock, random, signal } = ports;
      const files = signal.aborted ? undefined : await filesIfRead();
      if (event === undefined) return { left: [], problems: [] };
      job.sendUntil(until);
      const { publishOnGitHub } = await import('./publish.ts');
      const target = { ...settings.report, pullRequest, headSha };
      if (isElsewhere) target.comment = 'off';
      const how = { clock, random, deadline: () => until, skipVerify: () => signal.aborted };
      const known = { files, snapshot: head.snapshot() };
      return publishOnGitHub({ view, target, github, ports: how }, known);
    },
  };
}

function once<T>(work: () => Promise<T>) {
  let promise: Promise<T> | undefined;
  return { get: () => (promise ??= work()), begun: () => promise };
}

/**
 * Reads files at the head of the pull request: `texts` from git if it has that commit, otherwise through the API. The look at
 * the pull request that this took, if any, is in `snapshot`.
 */
function openHead(job: ResolvedJob, filesIfRead: () => Promise<string[] | undefined>) {
  const { headSha, github, pullRequest, settings, ports } = job;
  let snapshot: PullSnapshot | undefined;
  const texts: NonNullable<Subject['textsAtHead']> = async (checkedOut) => {
    const { readByApi, readByGit } = await import('./head-files.ts');
    const repository = repositoryAt(job);
    const byGit = repository && (await readByGit(checkedOut, headSha, { repository, ports }));
    if (byGit !== undefined) return byGit;
    const api = github.comments ?? github.checks;
    if (api === undefined) return new Map();
    return readByApi(checkedOut, headSha, api, async (blobs) => {
      if (pullRequest === undefined || api !== github.comments) return undefined;
      // After the first reading, because that one knows which lists have no end.
      const known = await filesIfRead();
      const files = settings.report.annotate === 'changed' && known === undefined;
      snapshot = await api
        .snapshot(pullRequest.number, { blobs, files })
        .catch(onHostError(() => undefined));
      return snapshot;
    });
  };
  return { texts, snapshot: () => snapshot };
}

/** Actions of an event after which the pull request certainly has a new head. */
const NEW_HEADS = ['opened', 'synchronize', 'synchronized'];

function changeOf({ payload, pullRequest, ports }: ResolvedJob): Subject['change'] {
  const isNew = NEW_HEADS.includes(textOf(inside(payload, 'action')) ?? '');
  const pull = inside(payload, 'pull_request');
  return {
    fork: pullRequest?.fork,
    pullRequest: pullRequest?.input,
    target: textOf(inside(pull, 'base', 'ref')) ?? textOf(ports.environment['GITHUB_BASE_REF']),
    since: isNew ? textOf(inside(pull, 'updated_at')) : undefined,
  };
}

function wordsFor(job: ResolvedJob) {
  const { event, pullRequest, headSha, settings, root } = job;
  if (event === undefined) return { about: {}, message: 'plangate' };
  const { commentKey, commentCommands } = settings.report;
  const { environment } = job.ports;
  const serverUrl = serverUrlOf(environment);
  const { pulls, style } = serverOf(environment);
  const slug = `${event.owner}/${event.repository}`;
  const page = `${serverUrl}/${slug}`;
  const number = pullRequest?.number;
  const key = commentKey === 'default' ? '' : `/${commentKey}`;
  return {
    about: {
      repository: { serverUrl, slug, root, style, defaultBranch: event.defaultBranch },
      commit: { sha: headSha, url: `${page}/commit/${headSha}` },
      pullRequest: number === undefined ? undefined : { number, url: `${page}/${pulls}/${number}` },
      job: event.job,
      actor: startersOf(environment)[0],
      takesCommands: commentCommands && serverOf(environment).name === 'github',
      adoptsOverridden: number !== undefined,
    },
    message: `${slug}${number === undefined ? '' : ` #${number}`} at ${headSha.slice(0, 7)}`,
    // Runs with the same text are superseded by a newer push to the pull request.
    changeRequest: number === undefined ? undefined : `${slug}#${number}${key}`,
    mayBeRepeated: (event.job?.attempt ?? 1) > 1,
  };
}

/** A merge queue is about the one pull request that its branch names. */
const QUEUED = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,14})-[0-9a-f]+$/;

/** Runs of earlier commits count for a change within the repository, on GitHub itself, whose comment the gate writes. */
function uploadsOf(
  job: ResolvedJob,
  earlier: () => Promise<EarlierReports | undefined>,
): Subject['uploads'] {
  const { payload, pullRequest, isElsewhere, github, settings, ports } = job;
  const { comments } = github;
  const id = positiveNumber(inside(payload, 'repository', 'id'));
  const isKept = settings.report.comment !== 'off' && !isElsewhere && comments !== undefined;
  if (id === undefined || !isKept || serverOf(ports.environment) !== GITHUB) return undefined;
  const repositoryId = String(id);
  if (pullRequest === undefined) {
    const ref = textOf(inside(payload, 'merge_group', 'head_ref')) ?? '';
    const [, target, named] = QUEUED.exec(ref) ?? [];
    if (target === undefined) return undefined;
    const number = Number(named);
    const read = once(() => readEarlierReports(comments, number, settings.report.commentKey));
    return { repositoryId, number, target, earlier: read.get };
  }
  const { number, fork } = pullRequest;
  const target = textOf(inside(payload, 'pull_request', 'base', 'ref'));
  if (fork || target === undefined) return undefined;
  return { repositoryId, number, target, earlier };
}

/** Waits for the next turn of the event loop, so that the gate begins before this request is made. */
async function askEarlier(job: ResolvedJob): Promise<EarlierReports | undefined> {
  const { pullRequest, github, look, headSha, settings } = job;
  await new Promise((next) => setImmediate(next));
  if (pullRequest === undefined || github.comments === undefined) return undefined;
  const comments = look === undefined ? github.comments : { snapshot: async () => look };
  return readEarlierReports(comments, pullRequest.number, settings.report.commentKey, headSha);
}

/** Approvals given by comment on the pull request; for a merge queue, on every pull request in its group. */
async function findApprovals(
  { event, payload, pullRequest, headSha, github, settings }: ResolvedJob,
  earlier: () => Promise<EarlierReports | undefined>,
): Promise<CommandsOnChange[]> {
  if (event === undefined) return [];
  const repository = `${event.owner}/${event.repository}`;
  if (pullRequest !== undefined) {
    const { number } = pullRequest;
    return [{ repository, number, commit: headSha, acts: (await earlier())?.acts ?? [] }];
  }
  const api = github.comments;
  const members = (await membersOf(payload, api?.commands)) ?? [];
  return Promise.all(
    members.map(async ({ number, commit }) => {
      const reports = api && (await readEarlierReports(api, number, settings.report.commentKey));
      return { repository, number, commit, acts: reports?.acts ?? [] };
    }),
  );
}

/** The pull requests in the group of a merge queue, from the group's head to its base. Undefined if unknown. */
async function membersOf(payload: unknown, api: CommandApi | undefined) {
  const group = inside(payload, 'merge_group');
  const head = sha(inside(group, 'head_sha'));
  const base = sha(inside(group, 'base_sha'));
  const branch = textOf(inside(group, 'base_ref'))?.replace(/^refs\/heads\//, '');
  if (head === undefined || base === undefined || branch === undefined) return undefined;
  return api?.queued(branch, head, base).catch(onHostError(() => undefined));
}

/** The job's repository; undefined if another repository lies between it and the judged files. */
function repositoryAt({ root, workspace }: PlacedJob): Repository | undefined {
  const { repository, others } = findAround(root, workspace);
  return others.length === 0 ? repository : undefined;
}

async function findTargets(
  { event, payload, ports }: ResolvedJob,
  repository: Repository,
): Promise<CommitId[]> {
  const base = sha(inside(payload, 'pull_request', 'base', 'sha'));
  const queued = sha(inside(payload, 'merge_group', 'base_sha'));
  const merged =
    event?.name === 'pull_request' ? await targetOfMerge(event, repository, ports) : undefined;
  return [base, queued, merged].filter((each) => each !== undefined);
}

/**
 * The first parent of what is checked out, if it is the merge of the pull request into its target that GitHub made for
 * this event. The first parent of any other commit is a commit of the author.
 */
async function targetOfMerge(
  { workflowSha, headSha }: JobEvent,
  repository: Repository,
  ports: GitHubPorts,
): Promise<CommitId | undefined> {
  const checkedOut = await headOf(repository);
  if (checkedOut === undefined || checkedOut !== workflowSha) return undefined;
  const commit = await readCommit(checkedOut, repository, ports);
  const [target, head, ...others] = commit?.parents ?? [];
  return head === headSha && others.length === 0 ? target : undefined;
}

/** Undefined if the list may lack a file, or belongs to another commit than the one that is checked out. */
async function findChangedFiles(
  { event, payload, pullRequest, root, workspace, ports }: ResolvedJob,
  earlier: () => Promise<EarlierReports | undefined>,
): Promise<string[] | undefined> {
  const checkedOut = await checkedOutCommit(root, workspace);
  if (checkedOut === undefined || event === undefined) return undefined;
  const { name, workflowSha } = event;
  // In these events the workflow's commit is a merge of the pull request into its target.
  const merged = ['pull_request', 'pull_request_review', 'merge_group'].includes(name);
  const change = event.pullRequest ?? pullRequest;
  if (![merged ? workflowSha : undefined, change?.headSha].includes(checkedOut)) return undefined;
  if (name !== 'merge_group') return (await earlier())?.files;
  // The branch of a merge queue belongs to no pull request. Its payload names its base.
  const base = sha(inside(payload, 'merge_group', 'base_sha'));
  const { repository } = findAround(root, workspace);
  return base && repository ? changedSince(base, repository, ports) : undefined;
}

/**
 * The pull request of the event, looked up if the event does not name it; undefined if there is none.
 *
 * @throws HostError if GitHub does not answer
 */
export async function findPullRequest(
  event: JobEvent,
  api: PullApi,
): Promise<EventPullRequest | undefined> {
  const { lookUp } = event;
  if (event.pullRequest !== undefined || lookUp === undefined) return event.pullRequest;
  const pulls = await api.pullRequests(lookUp);
  const [lowest] = pulls
    .filter(({ headSha }) => lookUp.by !== 'branch' || headSha === lookUp.sha)
    .sort((left, right) => left.number - right.number);
  return lowest && { number: lowest.number, headSha: lowest.headSha, fork: lowest.fork };
}

/**
 * The commit to report on. A job that looked its pull request up may have checked out another
 * commit than its head. Then the report is about the checked-out commit, and no comment is written.
 */
export function headToReport(
  event: JobEvent,
  pullRequest: EventPullRequest | undefined,
  checkedOut: string | undefined,
): string {
  if (pullRequest === undefined || event.pullRequest !== undefined) return event.headSha;
  const elsewhere = checkedOut === event.workflowSha && event.lookUp?.by === 'number';
  return elsewhere ? event.workflowSha : pullRequest.headSha;
}
