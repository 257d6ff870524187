/**
 * GitHub as a step of Actions has it, with its event and its tokens: which pull request the job is about, where its
 * checked-out files come from, what GitHub knows of them, and where the report appears.
 */
import { resolve } from 'node:path';
import { finding, type Finding } from '../../model/finding.ts';
import { literal, phrase, sentencePart, setting, typed } from '../../model/sentence.ts';
import type { Repository } from '../../machine/find-repository.ts';
import { checkedOutCommit, headOf, findAround } from '../../machine/find-repository.ts';
import { changedSince } from '../../machine/changed-since.ts';
import { uncommittedPaths } from '../../machine/compare-with-commit.ts';
import { readCommit } from '../../machine/git-objects.ts';
import type { CommitId } from '../../model/commit-id.ts';
import { branchOf } from '../../model/request-base.ts';
import type { Concealed } from '../../model/secrets.ts';
import type { ReportView } from '../../report/view.ts';
import { plannedDirectories } from '../../settings/workspace-selectors.ts';
import { textsAtMergeBase } from '../../trust/merge-base-texts.ts';
import type { SealedChange } from '../../trust/run-seals.ts';
import { asTrusted } from '../../trust/tree.ts';
import { readEarlierReports } from '../earlier-reports.ts';
import { onHostError } from '../host-error.ts';
import { startersOf } from '../detect.ts';
import type {
  CiHost,
  EarlierReports,
  HostSettings,
  JobPorts,
  FoundChange,
  JudgedChange,
  Published,
  ApprovalsOnChange,
} from '../host.ts';
import type { PullSnapshot } from '../own-comments.ts';
import {
  parsePositiveNumber,
  readNonEmptyText,
  readPositiveNumber,
  textAt,
  toCommitId,
  valueAt,
} from '../shapes.ts';
import { type CommandApi, explainProblem, type GitHubConnection, type PullApi } from './calls.ts';
import {
  leavesBase,
  requestBaseOf,
  targetsOf,
  type EventPullRequest,
  type JobEvent,
} from './event.ts';
import { GITHUB, serverOf, serverUrlOf } from './server.ts';
import type { GitHubSnapshot } from './snapshot.ts';
import { teamsOfAuthor } from './teams.ts';
import { CODES } from '../../model/errors.ts';

interface GitHubStep {
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

/**
 * The host of one job. What GitHub does not answer is in `doubts` of the change.
 *
 * @param base GitHub, or a server with its API, as the environment alone has it
 */
export function gitHubHost(step: GitHubStep, base: CiHost): CiHost {
  const { event, github, inputs } = step;
  const named =
    event?.pullRequestQuery?.by === 'number' ? event.pullRequestQuery.number : undefined;
  const number = event?.pullRequest?.number ?? named;
  // Which head a pull request has that is named by its number is asked later.
  const isCommitAsked = event === undefined || named !== undefined;
  const isHeadAsked = ['number', 'branch'].includes(event?.pullRequestQuery?.by ?? '');
  const api = github.comments ?? github.checks;
  const lookedUp = createLazy(() => lookUpPull(step));
  // `trusted` and `change` set these two for what is called after them.
  let snapshot: GitHubSnapshot | undefined;
  let publish: ((view: Concealed<ReportView>, until: number) => Promise<Published>) | undefined;
  return {
    server: {
      ...base.server,
      authorization: (environment) =>
        base.server.authorization?.({
          ...environment,
          GITHUB_TOKEN: inputs['github-token']?.trim() ?? '',
        }),
      remedy: 'Leave `github-token` at its default, with `permissions: contents: read`.',
    },
    facts: (environment) => ({
      ...base.facts(environment),
      commit: isCommitAsked ? undefined : event.headSha,
      isCommitAsked,
      defaultBranch: event?.defaultBranch,
    }),
    pushedBranch: (environment) => base.pushedBranch?.(environment),
    targetCommits: async (_, tipOf) =>
      event === undefined ? [] : targetsOf(event, step.payload, tipOf),
    // An event that only names its pull request runs on a branch.
    checksOutTarget: (environment) =>
      base.checksOutTarget?.(environment) === true ||
      (isHeadAsked && !environment['GITHUB_REF']?.startsWith('refs/pull/')),
    async requestBase(environment) {
      if (event === undefined) return undefined;
      const { pullRequestQuery: query } = event;
      // A push is about no request, also where the comment of its branch's request takes the report.
      const isAsked = query !== undefined && query.by !== 'commit';
      const pullRequest = isAsked ? (await lookedUp.get()).pullRequest : event.pullRequest;
      return requestBaseOf(event, { environment, payload: step.payload }, pullRequest);
    },
    // Without an event, nothing says that the files can be trusted; no token of GitHub is at stake then.
    jobOrigin: () => event?.jobOrigin ?? { proposed: true, changeOrigin: 'own' },
    async askChangeOrigin({ environment }, { jobOrigin, deadline }) {
      step.sendUntil(deadline);
      const { pullRequest, doubts } = await lookedUp.get();
      const originByPull = pullRequest && (pullRequest.fork ? 'foreign' : 'own');
      const originByEvent = jobOrigin.changeOrigin;
      const changeOrigin =
        originByEvent === 'unknown' ? (originByPull ?? 'unknown') : originByEvent;
      // Where no reviewer releases jobs, no event is better than another.
      const isReviewed = serverOf(environment).ignoresEnvironments !== true;
      return {
        changeOrigin,
        trouble: doubts[0],
        event: isReviewed ? event?.name : undefined,
      };
    },
    trusted:
      api &&
      (async () => {
        const { treeOnGitHub } = await import('./files-elsewhere.ts');
        return asTrusted(treeOnGitHub(api, { number, keep: (read) => void (snapshot = read) }));
      }),
    async change(settings, { root, workspace, deadline }, ports) {
      step.sendUntil(deadline);
      // A push is looked up only if the comment or the list of changed files needs its pull request.
      const isNeeded =
        event?.pullRequestQuery?.by !== 'commit' ||
        settings.report.comment !== 'off' ||
        settings.plan.affectedOnly;
      const { pullRequest, doubts: lookUpDoubts } = isNeeded
        ? await lookedUp.get()
        : { pullRequest: event?.pullRequest, doubts: [] };
      const doubts: Finding[] = [...lookUpDoubts];
      const [planned = ''] = plannedDirectories(settings.plan);
      const directory = resolve(ports.workingDirectory, planned);
      const checkedOut = await checkedOutCommit(directory, workspace);
      const repository = repositoryAt({ root: directory, workspace });
      // The parents are read only if the commit is neither the head nor what the workflow ran for.
      const isKnown = [event?.workflowSha, pullRequest?.headSha].includes(checkedOut);
      const unknown = event?.pullRequestQuery === undefined || isKnown ? undefined : checkedOut;
      const commit = unknown && repository && (await readCommit(unknown, repository, ports));
      const parents = commit ? commit.parents : undefined;
      const headSha =
        event === undefined ? '' : headToReport(event, pullRequest, checkedOut, parents);
      const isElsewhere =
        pullRequest !== undefined && !event?.pullRequest && headSha !== pullRequest.headSha;
      if (isElsewhere && settings.report.comment !== 'off') {
        doubts.push(notTheHead(headSha, pullRequest.number));
      }
      const place = { settings, root, workspace, ports, snapshot };
      const described = describeChange({
        ...step,
        ...place,
        headSha,
        isElsewhere,
        pullRequest,
        doubts,
      });
      ({ publish } = described);
      return described.change;
    },
    publish: async (_, view, __, { deadline }) =>
      (await publish?.(view, deadline?.() ?? Number.POSITIVE_INFINITY)) ?? { doubts: [] },
  };
}

function notTheHead(checkedOut: string, number: number): Finding {
  const commit = sentencePart('name', checkedOut.slice(0, 7), 40);
  const request = sentencePart('name', `#${number}`, 40);
  return finding(
    CODES.otherCommit,
    phrase`The checked-out commit ${commit} is not the head of ${request}, so no comment is written there.`,
    {
      remedy: phrase`Check the head out: ${typed(`ref: refs/pull/${number}/head`)}.`,
      actor: 'operators',
    },
  );
}

/** The pull request of the job, if it is known, or why it is not. */
async function lookUpPull({ event, github }: GitHubStep) {
  const doubts: Finding[] = [];
  const api = github.comments ?? github.checks;
  if (event === undefined || api === undefined) {
    return { pullRequest: event?.pullRequest, doubts };
  }
  const explain = onHostError((problem) => {
    const what = literal`The pull request of this job was not found`;
    doubts.push(explainProblem(what, 'pull-requests: read', problem));
    return event.pullRequest;
  });
  return { pullRequest: await findPullRequest(event, api).catch(explain), doubts };
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
}

function describeChange(job: ResolvedJob) {
  const { event, pullRequest, headSha, isElsewhere, doubts, github, settings, ports } = job;
  const read = createLazy(() => readSnapshotOnce(job));
  const reports = createLazy(() => readEarlierOnce(job, read.get));
  const earlier = reports.get;
  const filesIfRead = async () => (await reports.ifBegun())?.files;
  const head = openHead(job, filesIfRead);
  const repository = repositoryAt(job);
  // Without a pull request, and on other servers, the commit itself is checked out.
  const headIsElsewhere = pullRequest !== undefined && serverOf(ports.environment) === GITHUB;
  const change: FoundChange = {
    ...jobDetails(job),
    proposed: event?.jobOrigin.proposed !== false || pullRequest !== undefined,
    change: changeOf(job),
    doubts,
    earlierReports: earlier,
    writtenApprovals: mayBeApproved(job)
      ? createLazy(() => findWrittenApprovals(job, read.get)).get
      : undefined,
    sealed: sealedJobOf(job, earlier),
    waitsForEarlierReports: true,
    changedFiles: () => findChangedFiles(job, earlier),
    textsAtMergeBase:
      repository && textsAtMergeBase(() => findTargets(job, repository), repository, ports),
    textsAtHead: headIsElsewhere ? head.texts : undefined,
  };
  const publish = async (view: Concealed<ReportView>, until: number): Promise<Published> => {
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
  };
  return { change, publish };
}

/** Work that begins when its result is asked for first. `begun` gives the result only if it was asked for. */
function createLazy<T>(work: () => Promise<T>) {
  let promise: Promise<T> | undefined;
  return { get: () => (promise ??= work()), ifBegun: () => promise };
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

/** Actions of an event that come with a new head of the pull request. */
const NEW_HEAD_ACTIONS = ['opened', 'synchronize', 'synchronized'];

function changeOf(job: ResolvedJob): JudgedChange['change'] {
  const { payload, pullRequest, ports, github } = job;
  const askTeams =
    pullRequest && createLazy(() => teamsOfAuthor(github.comments, pullRequest.number)).get;
  const isNew = NEW_HEAD_ACTIONS.includes(textAt(payload, 'action') ?? '');
  const pull = valueAt(payload, 'pull_request');
  return {
    fork: pullRequest?.fork,
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

/** The name and the id of the repository, and the origin of its host. */
export function repositoryIdOf(
  { owner, repository }: JobEvent,
  payload: unknown,
  environment: JobPorts['environment'],
): Pick<SealedChange, 'host' | 'repository' | 'repositoryId'> {
  const id =
    readPositiveNumber(valueAt(payload, 'repository', 'id')) ??
    parsePositiveNumber(environment['GITHUB_REPOSITORY_ID']);
  return {
    host: serverUrlOf(environment),
    repository: `${owner}/${repository}`.toLowerCase(),
    repositoryId: id === undefined ? undefined : String(id),
  };
}

/** Waits for the next turn of the event loop, so that the gate begins before this request is made. */
async function readSnapshotOnce({
  pullRequest,
  github,
  snapshot,
}: ResolvedJob): Promise<GitHubSnapshot | undefined> {
  await new Promise((next) => setImmediate(next));
  if (pullRequest === undefined || github.comments === undefined) return undefined;
  return snapshot ?? github.comments.snapshot(pullRequest.number, { files: true });
}

async function readEarlierOnce(
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
  const job = {
    api,
    apis: [api, github.checks ?? api, github.members ?? api],
    members: github.members ?? api,
    host: new URL(serverUrlOf(ports.environment)).host,
    gate: settings.gate,
    workingDirectory: root,
    ports,
  };
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

/** The pull requests in the group of a merge queue, from the group's head to its base. Undefined if unknown. */
async function queuedPullRequestsOf(payload: unknown, api: CommandApi | undefined) {
  const group = valueAt(payload, 'merge_group');
  const head = toCommitId(valueAt(group, 'head_sha'));
  const base = toCommitId(valueAt(group, 'base_sha'));
  const branch = textAt(group, 'base_ref')?.replace(/^refs\/heads\//, '');
  if (head === undefined || base === undefined || branch === undefined) return undefined;
  return api?.queuedPullRequests(branch, head, base).catch(onHostError(() => undefined));
}

/** The job's repository; undefined if another repository lies between it and the judged files. */
function repositoryAt({ root, workspace }: { root: string; workspace: string }) {
  const { repository, others } = findAround(root, workspace);
  return others.length === 0 ? repository : undefined;
}

async function findTargets(
  { event, payload, ports }: ResolvedJob,
  repository: Repository,
): Promise<CommitId[]> {
  const base = toCommitId(valueAt(payload, 'pull_request', 'base', 'sha'));
  const queued = toCommitId(valueAt(payload, 'merge_group', 'base_sha'));
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
  const base = toCommitId(valueAt(payload, 'merge_group', 'base_sha'));
  const { repository } = findAround(root, workspace);
  if (base === undefined || repository === undefined) return undefined;
  const bySelf = await changedSince(base, repository, ports);
  // A checkout without history lacks the base.
  const head = toCommitId(valueAt(payload, 'merge_group', 'head_sha'));
  if (bySelf !== undefined || head !== checkedOut) return bySelf;
  const compared = await github.comments
    ?.changedBetween(base, head)
    .catch(onHostError(() => undefined));
  const uncommitted = compared && (await uncommittedPaths(repository, ports));
  return uncommitted && [...new Set([...compared, ...uncommitted])];
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
  const { pullRequestQuery: query } = event;
  if (event.pullRequest !== undefined || query === undefined) return event.pullRequest;
  const pulls = await api.pullRequests(query);
  const [lowest] = pulls
    .filter(({ headSha }) => query.by !== 'branch' || headSha === query.sha)
    // A branch of the repository was pushed. Anybody can push its head to a fork as well.
    .filter(({ fork }) => query.by !== 'commit' || !fork)
    .sort((left, right) => left.number - right.number);
  return lowest;
}

/**
 * The commit to report on. A job that looked its pull request up may have checked out another
 * commit than its head. Then the report is about the checked-out commit, and no comment is written.
 */
export function headToReport(
  event: JobEvent,
  pullRequest: EventPullRequest | undefined,
  checkedOut: string | undefined,
  parents?: readonly string[],
): string {
  if (event.pullRequest !== undefined) return event.headSha;
  if (checkedOut === event.workflowSha) return event.workflowSha;
  if (pullRequest === undefined) return event.headSha;
  // A merge of the head is about the head. Any other commit was its head before, or never.
  const isOfHead = parents?.includes(pullRequest.headSha) === true;
  return (isOfHead ? undefined : checkedOut) ?? pullRequest.headSha;
}
