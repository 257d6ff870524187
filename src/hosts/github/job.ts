/**
 * A job of GitHub Actions with its event and its tokens: which pull request it is about, whose
 * files it has checked out, what GitHub knows of them, and where the report appears.
 */
import { resolve } from 'node:path';
import { checkedOutCommit } from '../../machine/checked-out-commit.ts';
import { changedSince } from '../../machine/compare-with-commit.ts';
import { findAround, type Repository } from '../../machine/find-repository.ts';
import type { Environment, Execute } from '../../model/ports.ts';
import type { Settings } from '../../settings/settings.ts';
import { plannedDirectories } from '../../settings/workspace-selectors.ts';
import { textsAtMergeBase } from '../../trust/merge-base-texts.ts';
import { UntrustedError } from '../../trust/trusted-block.ts';
import { refuseForeign, type ChangeOrigin } from '../../trust/change-origin.ts';
import type { HostPorts } from '../ask.ts';
import { readEarlierReports } from '../earlier-reports.ts';
import { eventTextsIn } from '../event-texts.ts';
import { onProblem } from '../host-problem.ts';
import type { EarlierReports, JobHost, CommandsOnChange, JobPlace, Subject } from '../host.ts';
import type { PullSnapshot } from '../own-comments.ts';
import { inside, sha, textOf } from '../shapes.ts';
import type { CommandApi } from './command-calls.ts';
import { explainProblem, type GitHubConnection, type PullApi } from './calls.ts';
import type { EventPullRequest, JobEvent } from './event.ts';
import { GITHUB, serverOf, serverUrlOf } from './server.ts';
import { workspaceOf } from '../workspace.ts';
import { startersOnGitHub } from './who-overrides.ts';
import { areWritersFiles } from './writers-files.ts';

export interface GitHubJob {
  /** Undefined outside of Actions. */
  event: JobEvent | undefined;
  payload: unknown;
  /** The inputs as they are written. */
  given: Readonly<Record<string, string | undefined>>;
  github: GitHubConnection;
  /** Monotonic: when nothing more is sent to GitHub. Moved once it is known. */
  limit: { deadline: number };
}

interface GitHubPorts extends Pick<HostPorts, 'clock' | 'random'> {
  environment: Environment;
  workingDirectory: string;
  execute: Execute;
  signal: AbortSignal;
}

export function onGitHub(job: GitHubJob, ports: GitHubPorts): JobHost {
  const { event } = job;
  const known = event?.pullRequest ?? (event?.lookUp?.by === 'number' ? event.lookUp : undefined);
  let look: PullSnapshot | undefined;
  return {
    // Outside of Actions nothing says that the files are anything else than judged.
    judgement: {
      judged: event?.origin.judged !== false,
      workspace: workspaceOf(ports.environment, ports.workingDirectory),
      async trusted(_, branch) {
        const api = job.github.comments ?? job.github.checks;
        if (api === undefined) throw new UntrustedError('There is no `github-token` to ask with.');
        const keep = (looked: PullSnapshot) => void (look = looked);
        const { trustedOnGitHub } = await import('./trusted.ts');
        return trustedOnGitHub(api, { branch, number: known?.number, keep });
      },
    },
    root: ports.environment['GITHUB_WORKSPACE'] ?? ports.workingDirectory,
    workspace: workspaceOf(ports.environment, ports.workingDirectory),
    async subject(settings, place) {
      job.limit.deadline = place.deadline;
      const found = await findSubject(job, settings, ports);
      if ('refused' in found) return found;
      return toSubject({ ...job, ...found, look }, settings, place, ports);
    },
  };
}

interface PullRequestOfJob {
  pullRequest?: EventPullRequest | undefined;
  headSha: string;
  /** Why the pull request is not known. */
  problems: string[];
}

/** Which pull request and commit this is about, and whether its files may be planned. */
async function findSubject(
  { event, github }: GitHubJob,
  settings: Settings,
  ports: GitHubPorts,
): Promise<PullRequestOfJob | { refused: string }> {
  if (event === undefined) return { headSha: '', problems: [] };
  const { environment, workingDirectory } = ports;
  const api = github.comments ?? github.checks;
  const problems: string[] = [];
  let { pullRequest } = event;
  // Which pull request a push once was matters to the comment, and to what it changed.
  const matters =
    event.lookUp?.by !== 'commit' || settings.comment !== 'off' || settings.affectedOnly;
  if (api !== undefined && matters) {
    const what = 'The pull request of this job was not found';
    const explain = onProblem((problem) => {
      problems.push(explainProblem(what, 'pull-requests: read', problem));
      return event.pullRequest;
    });
    pullRequest = await findPullRequest(event, api).catch(explain);
  }
  const directories = plannedDirectories(settings).map((one) => resolve(workingDirectory, one));
  const workspace = workspaceOf(environment, workingDirectory);
  const checkedOut = await checkedOutCommit(directories[0] ?? workingDirectory, workspace);
  const byEvent = changeOriginOf(event, pullRequest);
  const found = byEvent !== 'own' && (await areWritersFiles({ directories, workspace }, ports));
  const trouble = problems[0] ?? (found && !found.own ? found.why : undefined);
  const changeOrigin = found && found.own ? 'own' : byEvent;
  const refused = refuseForeign({
    changeOrigin,
    event: event.name,
    checkedOut,
    trouble,
  });
  if (refused !== undefined && !settings.allowUntrustedHead) return { refused };
  const headSha = headToReport(event, pullRequest, checkedOut);
  const subject = { headSha, problems, pullRequest };
  if (isElsewhere({ event, ...subject }) && settings.comment !== 'off') {
    problems.push(
      `The checked-out commit ${headSha.slice(0, 7)} is not the head of #${pullRequest?.number}, so no comment is written there. Check the head out: \`ref: refs/pull/${pullRequest?.number}/head\`.`,
    );
  }
  return subject;
}

/** A job that looked its pull request up by number has checked out something else. */
function isElsewhere({
  event,
  pullRequest,
  headSha,
}: Pick<ResolvedJob, 'event' | keyof PullRequestOfJob>): boolean {
  return pullRequest !== undefined && !event?.pullRequest && headSha !== pullRequest.headSha;
}

/** The event's own word comes first; a look-up that failed says nothing. */
function changeOriginOf(
  { origin }: JobEvent,
  pullRequest: EventPullRequest | undefined,
): ChangeOrigin {
  if (origin.changeOrigin !== 'unknown' || pullRequest === undefined) return origin.changeOrigin;
  return pullRequest.fork ? 'foreign' : 'own';
}

type ResolvedJob = GitHubJob & PullRequestOfJob & { look: PullSnapshot | undefined };

function toSubject(
  known: ResolvedJob,
  settings: Settings,
  { root }: JobPlace,
  ports: GitHubPorts,
): Subject {
  const { event, pullRequest, problems, limit } = known;
  let asked: Promise<EarlierReports | undefined> | undefined;
  const earlier = () => (asked ??= askEarlier(known, settings));
  let through: Promise<CommandsOnChange[]> | undefined;
  let looked: PullSnapshot | undefined;
  const proposed = event?.origin.judged !== false || pullRequest !== undefined;
  const textsAtHead: Subject['textsAtHead'] = async (texts) => {
    const { readByApi, readByGit } = await import('./head-files.ts');
    const { headSha: head, github } = known;
    const repository = repositoryAt(root, ports);
    const byGit = repository && (await readByGit(texts, head, { repository, ports }));
    if (byGit !== undefined) return byGit;
    const api = github.comments ?? github.checks;
    if (api === undefined) return new Map();
    return readByApi(texts, head, api, async (blobs) => {
      if (pullRequest === undefined || api !== github.comments) return undefined;
      const files = settings.annotate === 'changed' && (await asked)?.files === undefined;
      const wish = { blobs, files };
      return (looked = await api
        .snapshot(pullRequest.number, wish)
        .catch(onProblem(() => undefined)));
    });
  };
  return {
    ...wordsFor(known, settings, root, ports.environment),
    proposed,
    change: changeOf(known, ports.environment),
    problems,
    earlier,
    destroyApprovals: () => (through ??= findDestroyApprovals(known, settings, earlier)),
    asksForHints: true,
    changedFiles: () => findChangedFiles(root, known, earlier, ports),
    textsAtMergeBase: textsBefore(known, root, ports),
    async patches() {
      const api = known.github.comments ?? known.github.checks;
      if (api === undefined || pullRequest === undefined) return [];
      return api.patches(pullRequest.number).catch(() => []);
    },
    // Without a pull request, and on other servers, the commit itself is checked out.
    textsAtHead:
      pullRequest !== undefined && serverOf(ports.environment) === GITHUB ? textsAtHead : undefined,
    async publish(view, until) {
      if (event === undefined) return { left: [], problems: [] };
      const files = ports.signal.aborted ? undefined : (await asked)?.files;
      limit.deadline = until;
      const { publishOnGitHub } = await import('./publish.ts');
      const comment = isElsewhere(known) ? 'off' : settings.comment;
      const target = { ...settings, comment, pullRequest, headSha: known.headSha };
      const { clock, random, signal } = ports;
      const skipVerify = () => signal.aborted;
      const within = { clock, random, deadline: () => limit.deadline, skipVerify };
      const about = { view, target, github: known.github, ports: within };
      return publishOnGitHub(about, { files, snapshot: looked });
    },
  };
}

/** Only of these events it is known that they are about a head that is new. */
const NEW_HEADS = ['opened', 'synchronize', 'synchronized'];

function changeOf(
  { payload, pullRequest }: ResolvedJob,
  environment: Environment,
): Subject['change'] {
  const isNew = NEW_HEADS.includes(textOf(inside(payload, 'action')) ?? '');
  const pull = inside(payload, 'pull_request');
  return {
    fork: pullRequest?.fork,
    target: textOf(inside(pull, 'base', 'ref')) ?? textOf(environment['GITHUB_BASE_REF']),
    since: isNew ? textOf(inside(pull, 'updated_at')) : undefined,
  };
}

/** What the report and the runs say of the job. */
function wordsFor(
  { event, payload, pullRequest, headSha }: ResolvedJob,
  settings: Settings,
  root: string,
  environment: Environment,
): Pick<Subject, 'about' | 'message' | 'changeRequest'> {
  if (event === undefined) return { about: {}, message: 'plangate' };
  const { mode, comment, commentKey } = settings;
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
      actor: startersOnGitHub(environment)[0],
      eventTexts: eventTextsIn(settings, payload, environment),
      takesCommands: settings.commentCommands && serverOf(environment).name === 'github',
      adoptsOverridden: mode === 'speculative' && comment !== 'off' && number !== undefined,
    },
    message: `${slug}${number === undefined ? '' : ` #${number}`} at ${headSha.slice(0, 7)}`,
    // What a newer push to the same pull request supersedes.
    changeRequest: number === undefined ? undefined : `${slug}#${number}${key}`,
  };
}

/** The gate begins without what GitHub knows of earlier runs: it is asked for a moment later. */
async function askEarlier(
  { pullRequest, github, look, headSha }: ResolvedJob,
  { commentKey }: Settings,
): Promise<EarlierReports | undefined> {
  await new Promise((next) => setImmediate(next));
  if (pullRequest === undefined || github.comments === undefined) return undefined;
  const comments = look === undefined ? github.comments : { snapshot: async () => look };
  return readEarlierReports(comments, pullRequest.number, commentKey, headSha);
}

/** Of a queue, of every pull request in it. */
async function findDestroyApprovals(
  { event, payload, pullRequest, headSha, github }: ResolvedJob,
  { commentKey }: Settings,
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
      const read = api && (await readEarlierReports(api, number, commentKey));
      return { repository, number, commit, acts: read?.acts ?? [] };
    }),
  );
}

/** The pull requests of a queue's group, from its head to what it was made on. */
async function membersOf(payload: unknown, api: CommandApi | undefined) {
  const group = inside(payload, 'merge_group');
  const [head, base] = [sha(inside(group, 'head_sha')), sha(inside(group, 'base_sha'))];
  const branch = textOf(inside(group, 'base_ref'))?.replace(/^refs\/heads\//, '');
  if (head === undefined || base === undefined || branch === undefined) return undefined;
  return api?.queued(branch, head, base).catch(onProblem(() => undefined));
}

/** What the change goes to, as commits: a merge has it as its first parent, where that was fetched. */
/** The one that is judged; undefined where it is not the job's own, for that one is not asked. */
function repositoryAt(root: string, ports: GitHubPorts): Repository | undefined {
  const workspace = workspaceOf(ports.environment, ports.workingDirectory);
  const { repository, others } = findAround(root, workspace);
  return others.length === 0 ? repository : undefined;
}

function textsBefore(known: ResolvedJob, root: string, ports: GitHubPorts) {
  const repository = repositoryAt(root, ports);
  return repository && textsAtMergeBase(targetsOf(known), repository, ports);
}

function targetsOf({ event, payload }: ResolvedJob): string[] {
  const base = sha(inside(payload, 'pull_request', 'base', 'sha'));
  const queued = sha(inside(payload, 'merge_group', 'base_sha'));
  const merged = event?.name === 'pull_request' ? ['HEAD^1'] : [];
  return [...[base, queued].filter((each) => each !== undefined), ...merged];
}

/** Undefined when the list may lack a file, or is about other files than those that are judged. */
async function findChangedFiles(
  root: string,
  { event, payload, pullRequest }: ResolvedJob,
  earlier: () => Promise<EarlierReports | undefined>,
  ports: Pick<GitHubPorts, 'execute' | 'environment' | 'workingDirectory'>,
): Promise<string[] | undefined> {
  const workspace = workspaceOf(ports.environment, ports.workingDirectory);
  const checkedOut = await checkedOutCommit(root, workspace);
  if (checkedOut === undefined || event === undefined) return undefined;
  const { name, workflowSha } = event;
  // Of these events the commit of the workflow is the pull request, merged into its target.
  const merged = ['pull_request', 'pull_request_review', 'merge_group'].includes(name);
  const change = event.pullRequest ?? pullRequest;
  if (![merged ? workflowSha : undefined, change?.headSha].includes(checkedOut)) return undefined;
  if (name !== 'merge_group') return (await earlier())?.files;
  // The queue's branch is no pull request's; its payload says what it was made on.
  const base = sha(inside(payload, 'merge_group', 'base_sha'));
  const { repository } = findAround(root, workspace);
  return base && repository ? changedSince(base, repository, ports) : undefined;
}

/** Undefined when there is none. Rejects with a HostProblem when it cannot be known. */
export async function findPullRequest(
  event: JobEvent,
  api: PullApi,
): Promise<EventPullRequest | undefined> {
  const { lookUp } = event;
  if (event.pullRequest !== undefined || lookUp === undefined) return event.pullRequest;
  const pulls = await api.pullRequests(lookUp);
  const [found] = pulls
    .filter(({ headSha }) => lookUp.by !== 'branch' || headSha === lookUp.sha)
    .sort((one, other) => one.number - other.number);
  return found && { number: found.number, headSha: found.headSha, fork: found.fork };
}

/**
 * The commit to report on. A job that looked its pull request up may have checked out something
 * else than its head: then the report is about what was checked out, and not for the comment.
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
