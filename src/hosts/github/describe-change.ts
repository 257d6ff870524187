/**
 * What a job of GitHub Actions is about: how it is named, what it changes, what earlier jobs and people wrote on its pull
 * request, and where its report appears. Each is asked of GitHub when the gate wants it first.
 */
import { finding, type Finding } from '../../model/finding.ts';
import { phrase, setting } from '../../model/sentence.ts';
import type { Repository } from '../../machine/find-repository.ts';
import { checkedOutCommit, headOf, findAround } from '../../machine/find-repository.ts';
import { changedSince } from '../../machine/changed-since.ts';
import { uncommittedPaths } from '../../machine/compare-with-commit.ts';
import { readCommit } from '../../machine/git-objects.ts';
import { readCommitId, type CommitId } from '../../model/commit-id.ts';
import { branchOf } from '../../model/request-base.ts';
import { textsAtMergeBase } from '../../trust/merge-base-texts.ts';
import { readEarlierReports } from '../earlier-reports.ts';
import { onHostError } from '../host-error.ts';
import { startersOf } from '../detect.ts';
import type { HostSettings, JobPorts } from '../host.ts';
import type {
  EarlierReports,
  FoundChange,
  JudgedChange,
  ApprovalsOnChange,
} from '../judged-change.ts';
import type { PullSnapshot } from '../own-comments.ts';
import { readNonEmptyText, textAt, valueAt } from '../shapes.ts';
import type { GitHubConnection } from './calls.ts';
import type { CommandApi } from './command-calls.ts';
import { leavesBase, repositoryIdOf, type EventPullRequest, type JobEvent } from './event.ts';
import { GITHUB, serverOf, serverUrlOf } from './server.ts';
import type { GitHubSnapshot } from './snapshot.ts';
import { teamsOfAuthor } from './teams.ts';
import { createLazy } from '../lazy.ts';

export interface GitHubStep {
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

interface ResolvedJob extends GitHubStep {
  settings: HostSettings;
  /** Absolute path of the checkout. */
  root: string;
  /** Absolute: where the job works. */
  workspace: string;
  ports: JobPorts;
  /** That of the pull request, if it was read with the files of the default branch. */
  snapshot: GitHubSnapshot | undefined;
  pullRequest?: EventPullRequest | undefined;
  headSha: string;
  /** Whether it looked its pull request up, and has another commit checked out than its head. */
  isElsewhere: boolean;
  /** Why the pull request is not known. */
  doubts: Finding[];
  /** Of a merge queue: what `isQueueOwn` says; undefined if it was not asked. */
  isQueueOwn?: boolean | undefined;
}

export function describeChange(job: ResolvedJob): FoundChange {
  const { event, pullRequest, headSha, isElsewhere, doubts, github, settings, ports } = job;
  const read = createLazy(() => readSnapshotNextTurn(job));
  const reports = createLazy(() => readEarlierOnRequest(job, read.get));
  const earlier = reports.get;
  const filesIfRead = async () => (await reports.ifBegun())?.files;
  const head = openHead(job, filesIfRead);
  const repository = onlyRepositoryAt(job);
  // Without a pull request, and on other servers, the commit itself is checked out.
  const headIsElsewhere = pullRequest !== undefined && serverOf(ports.environment) === GITHUB;
  return {
    ...jobDetails(job),
    proposed: event?.jobOrigin.proposed !== false || pullRequest !== undefined,
    isPrivate: isPrivateOn(job.payload),
    change: changeOf(job),
    doubts,
    earlierReports: earlier,
    writtenApprovals: mayBeApproved(job)
      ? createLazy(() => findWrittenApprovals(job, read.get)).get
      : undefined,
    sealed: sealedJobOf(job, earlier),
    waitsForEarlierReports: true,
    changedFiles: () => findChangedFiles(job, earlier),
    changedByEach: createLazy(() => changedByQueued(job)).get,
    textsAtMergeBase:
      repository && textsAtMergeBase(() => findTargets(job, repository), repository, ports),
    textsAtHead: headIsElsewhere ? head.texts : undefined,
    async publishOnHost(view, until) {
      const { clock, random, signal } = ports;
      const files = signal.aborted ? undefined : await filesIfRead();
      if (event === undefined) return { unplaced: [], doubts: [] };
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

/**
 * Reads files at the head of the pull request: `texts` from git if it has that commit, otherwise through the API. The look at
 * the pull request that this took, if any, is in `snapshot`.
 */
function openHead(job: ResolvedJob, filesIfRead: () => Promise<string[] | undefined>) {
  const { headSha, github, pullRequest, settings, ports } = job;
  let snapshot: PullSnapshot | undefined;
  const texts: NonNullable<JudgedChange['textsAtHead']> = async (checkedOut) => {
    const { readByApi, readByGit } = await import('./files-elsewhere.ts');
    const repository = onlyRepositoryAt(job);
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

/** Everybody in an enterprise reads an internal repository. */
function isPrivateOn(payload: unknown): boolean | undefined {
  const visibility = textAt(payload, 'repository', 'visibility');
  return visibility === undefined ? undefined : visibility === 'private';
}

/** Actions of an event that come with a new head of the pull request. */
const NEW_HEAD_ACTIONS = ['opened', 'synchronize', 'synchronized'];

function changeOf(job: ResolvedJob): JudgedChange['change'] {
  const { payload, pullRequest, ports, github } = job;
  const askTeams =
    pullRequest && createLazy(() => teamsOfAuthor(github.comments, pullRequest.number)).get;
  const isNew = NEW_HEAD_ACTIONS.includes(textAt(payload, 'action') ?? '');
  const pull = valueAt(payload, 'pull_request');
  return {
    fork: pullRequest?.fork ?? (job.isQueueOwn === true ? false : undefined),
    pullRequest: pullRequest?.input && { ...pullRequest.input, askTeams },
    target: textAt(pull, 'base', 'ref') ?? readNonEmptyText(ports.environment['GITHUB_BASE_REF']),
    since: isNew ? textAt(pull, 'updated_at') : undefined,
  };
}

/** How the report and the runs at the service name the job. */
function jobDetails(job: ResolvedJob) {
  const { event, pullRequest, headSha, settings, root } = job;
  if (event === undefined) return { reportedJob: {}, message: 'plangate' };
  const { commentCommands } = settings.report;
  const { environment } = job.ports;
  const serverUrl = serverUrlOf(environment);
  const { pullPath, style } = serverOf(environment);
  const slug = `${event.owner}/${event.repository}`;
  const page = `${serverUrl}/${slug}`;
  const number = pullRequest?.number;
  return {
    reportedJob: {
      repository: { serverUrl, slug, root, style, defaultBranch: event.defaultBranch },
      commit: { sha: headSha, url: `${page}/commit/${headSha}` },
      pullRequest:
        number === undefined ? undefined : { number, url: `${page}/${pullPath}/${number}` },
      job: event.job,
      actor: startersOf(environment)[0],
      takesCommands: commentCommands && serverOf(environment).name === 'github',
      adoptsOverridden: number !== undefined,
    },
    message: `${slug}${number === undefined ? '' : ` #${number}`} at ${headSha.slice(0, 7)}`,
    // Runs with the same text are superseded by a newer push to the pull request.
    changeRequest: number === undefined ? undefined : `${slug}#${number}`,
    mayBeRepeated: (event.job?.attempt ?? 1) > 1,
    leavesBase: serverOf(environment) === GITHUB && leavesBase(event, job.payload),
  };
}

/** A merge queue is about the one pull request that its branch names. */
const QUEUED = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,14})-[0-9a-f]+$/;

/** What runs are sealed for: the pull request or what it is queued as, else the commit alone. */
function sealedJobOf(
  job: ResolvedJob,
  earlier: () => Promise<EarlierReports | undefined>,
): JudgedChange['sealed'] {
  const { event, payload, pullRequest, headSha, github, settings, ports } = job;
  if (event === undefined) return undefined;
  const { environment } = ports;
  const { comment } = settings.report;
  const repository = repositoryIdOf(event, payload, environment);
  const textOf = (number: number) => `${event.owner}/${event.repository}#${number}`;
  const { comments } = github;
  if (pullRequest !== undefined) {
    const { number, input } = pullRequest;
    return {
      change: { ...repository, number, base: input?.base },
      head: headSha,
      searched: textOf(number),
      earlier: comments && comment !== 'off' ? earlier : undefined,
    };
  }
  const ref = textAt(payload, 'merge_group', 'head_ref') ?? '';
  const [, base, named] = QUEUED.exec(ref) ?? [];
  if (base === undefined) return { change: repository, head: headSha };
  const number = Number(named);
  const read = comments && createLazy(() => readEarlierReports(comments, number, settings.gate));
  return {
    change: { ...repository, number, base },
    head: headSha,
    searched: textOf(number),
    earlier: comment === 'off' ? undefined : read?.get,
  };
}

/** Waits for the next turn of the event loop, so that the gate begins before this request is made. */
async function readSnapshotNextTurn({
  pullRequest,
  github,
  snapshot,
}: ResolvedJob): Promise<GitHubSnapshot | undefined> {
  await new Promise((next) => setImmediate(next));
  if (pullRequest === undefined || github.comments === undefined) return undefined;
  return snapshot ?? github.comments.snapshot(pullRequest.number, { files: true });
}

async function readEarlierOnRequest(
  { pullRequest, headSha, settings }: ResolvedJob,
  readSnapshot: () => Promise<GitHubSnapshot | undefined>,
): Promise<EarlierReports | undefined> {
  const snapshot = await readSnapshot().catch(onHostError(() => undefined));
  if (snapshot === undefined || pullRequest === undefined) return undefined;
  const comments = { snapshot: async () => snapshot };
  return readEarlierReports(comments, pullRequest.number, settings.gate, headSha);
}

/** Whether the job is about a pull request or a merge queue of GitHub. */
function mayBeApproved({ payload, pullRequest, ports }: ResolvedJob): boolean {
  const isRequest = pullRequest !== undefined || valueAt(payload, 'merge_group') !== undefined;
  return isRequest && serverOf(ports.environment) === GITHUB;
}

/** What people wrote on the pull request, or on each of the group of a merge queue, to approve it. */
async function findWrittenApprovals(
  { event, payload, pullRequest, headSha, github, settings, root, ports }: ResolvedJob,
  readSnapshot: () => Promise<GitHubSnapshot | undefined>,
): Promise<ApprovalsOnChange | { problem: Finding }> {
  const api = github.comments;
  if (api === undefined || event === undefined) return { problem: NO_TOKEN };
  const { readWrittenApprovals } = await import('./written-approvals.ts');
  const job = { api, github, gate: settings.gate, workingDirectory: root, ports };
  if (pullRequest !== undefined) {
    const { number, input } = pullRequest;
    const request = { number, headSha, seen: readSnapshot };
    return readWrittenApprovals([request], { ...job, base: input?.base });
  }
  const base = branchOf(textAt(payload, 'merge_group', 'base_ref'));
  const members = await queuedPullRequestsOf(payload, api.commands);
  if (members === undefined) return { problem: NO_QUEUE };
  const requests = members.map(({ number, commit }) => ({ number, headSha: commit }));
  return readWrittenApprovals(requests, { ...job, base });
}

const NO_TOKEN = finding(
  'nothing-approvable',
  phrase`Nothing can be approved here: there is no ${setting('github-token')} to read comments with.`,
  { actor: 'operators' },
);
const NO_QUEUE = finding(
  'nothing-approvable',
  phrase`Nothing can be approved here: GitHub does not say which pull requests this entry of the merge queue has.`,
);

/** What each pull request of a merge queue's entry changes: of its head as it is queued. */
async function changedByQueued({ payload, github: { comments } }: ResolvedJob) {
  const members = await queuedPullRequestsOf(payload, comments?.commands);
  if (members === undefined || comments === undefined) return undefined;
  const filesOf = async ({ number, commit }: (typeof members)[number]) => {
    const snapshot = await comments
      .snapshot(number, { files: true })
      .catch(onHostError(() => undefined));
    return snapshot?.headSha === commit ? snapshot.files : undefined;
  };
  return Promise.all(members.map(filesOf));
}

/** The pull requests in the group of a merge queue, from the group's head to its base. Undefined if unknown. */
async function queuedPullRequestsOf(payload: unknown, api: CommandApi | undefined) {
  const group = valueAt(payload, 'merge_group');
  const head = readCommitId(valueAt(group, 'head_sha'));
  const base = readCommitId(valueAt(group, 'base_sha'));
  const branch = textAt(group, 'base_ref')?.replace(/^refs\/heads\//, '');
  if (head === undefined || base === undefined || branch === undefined) return undefined;
  return api?.queuedPullRequests(branch, head, base).catch(onHostError(() => undefined));
}

/**
 * Whether GitHub says that nothing comes from a fork of what a merge queue would merge with the judged commit: not only of this
 * entry, but also of those before it that are not merged yet.
 */
export async function isQueueOwn(payload: unknown, api: CommandApi | undefined): Promise<boolean> {
  const group = valueAt(payload, 'merge_group');
  const head = readCommitId(valueAt(group, 'head_sha'));
  const branch = branchOf(textAt(group, 'base_ref'));
  if (head === undefined || branch === undefined || api === undefined) return false;
  const explain = onHostError(() => undefined);
  const waiting = await api.waitingPullRequests(branch, head).catch(explain);
  if (waiting?.before === undefined || waiting.pulls.length === 0) return false;
  if (waiting.pulls.some(({ isFork }) => isFork !== false)) return false;
  // An entry that is not listed any more was merged, or taken out.
  const tip = await api.headOfBranch(branch).catch(explain);
  return (tip && (await api.isAncestor(waiting.before, tip).catch(explain))) === true;
}

/** The job's repository; undefined if another repository lies between it and the judged files. */
export function onlyRepositoryAt({ root, workspace }: { root: string; workspace: string }) {
  const { repository, others } = findAround(root, workspace);
  return others.length === 0 ? repository : undefined;
}

async function findTargets(
  { event, payload, ports }: ResolvedJob,
  repository: Repository,
): Promise<CommitId[]> {
  const base = readCommitId(valueAt(payload, 'pull_request', 'base', 'sha'));
  const queued = readCommitId(valueAt(payload, 'merge_group', 'base_sha'));
  const merged =
    event?.name === 'pull_request' ? await targetOfMerge(event, repository, ports) : undefined;
  return [base, queued, merged].filter((commit) => commit !== undefined);
}

/**
 * The first parent of what is checked out, if it is the merge of the pull request into its target that GitHub made for
 * this event. The first parent of any other commit is a commit of the author.
 */
async function targetOfMerge(
  { workflowSha, headSha }: JobEvent,
  repository: Repository,
  ports: JobPorts,
): Promise<CommitId | undefined> {
  const checkedOut = await headOf(repository);
  if (checkedOut === undefined || checkedOut !== workflowSha) return undefined;
  const commit = await readCommit(checkedOut, repository, ports);
  const [target, head, ...others] = commit?.parents ?? [];
  return head === headSha && others.length === 0 ? target : undefined;
}

/** The changed paths; undefined if the list may lack a file, or belongs to another commit than the one that is checked out. */
async function findChangedFiles(
  { event, payload, pullRequest, root, workspace, github, ports }: ResolvedJob,
  earlier: () => Promise<EarlierReports | undefined>,
): Promise<string[] | undefined> {
  const checkedOut = await checkedOutCommit(root, workspace);
  if (checkedOut === undefined || event === undefined) return undefined;
  const { name, workflowSha } = event;
  // In these events the workflow's commit is a merge of the pull request into its target.
  const isOfMerge = /^(?:pull_request|pull_request_review.*|merge_group)$/.test(name);
  const { headSha } = event.pullRequest ?? pullRequest ?? {};
  if (checkedOut !== headSha && !(isOfMerge && checkedOut === workflowSha)) return undefined;
  if (name !== 'merge_group') return (await earlier())?.files;
  // The branch of a merge queue belongs to no pull request. Its payload names its base.
  const base = readCommitId(valueAt(payload, 'merge_group', 'base_sha'));
  const { repository } = findAround(root, workspace);
  if (base === undefined || repository === undefined) return undefined;
  const bySelf = await changedSince(base, repository, ports);
  // A checkout without history lacks the base.
  const head = readCommitId(valueAt(payload, 'merge_group', 'head_sha'));
  if (bySelf !== undefined || head !== checkedOut) return bySelf;
  const compared = await github.comments
    ?.changedBetween(base, head)
    .catch(onHostError(() => undefined));
  const uncommitted = compared && (await uncommittedPaths(repository, ports));
  return uncommitted && [...new Set([...compared, ...uncommitted])];
}
