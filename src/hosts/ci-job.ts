/**
 * The job of a CI host as `check` uses it, for every entry point. This file decides whether the job's files are judged,
 * where they come from, and which files can be trusted instead of them, and it publishes the report.
 */
import { resolve } from 'node:path';
import { finding, findingOf, type Finding } from '../model/finding.ts';
import { commitOfDefaultBranch, type GitPorts } from '../machine/ask-git.ts';
import type { Repository } from '../machine/find-repository.ts';
import {
  checkedOutCommit,
  findAround,
  findRepository,
  headOf,
  openAt,
  realOrSame,
} from '../machine/find-repository.ts';
import { changedSince } from '../machine/changed-since.ts';
import { readCommit } from '../machine/git-objects.ts';
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import { requestBase, type RequestBase } from '../model/request-base.ts';
import { errorMessage } from '../model/error-message.ts';
import { directoryPart, foreign, phrase } from '../model/sentence.ts';
import type { Environment, Execute, Clock, Send } from '../model/ports.ts';
import type { Concealed } from '../model/secrets.ts';
import type { LogLine } from '../report/neutralise-log.ts';
import type { ReportView } from '../report/view.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import { refuseForeign } from '../trust/change-origin.ts';
import { textsAtMergeBase } from '../trust/merge-base-texts.ts';
import type { AskedServer } from '../trust/git-files.ts';
import { asTrusted, treeOf, UntrustedError, type ProposedTree } from '../trust/tree.ts';
import {
  serverToAsk,
  detectJob,
  isTargetSet,
  startersOf,
  valuesOfHostVariables,
} from './detect.ts';
import { readEarlierReports } from './earlier-reports.ts';
import type {
  CiHost,
  EarlierReports,
  HostSettings,
  DetectedJob,
  JobPlace,
  JobPorts,
  FoundChange,
  JudgedChange,
  JudgedPlace,
  Published,
  PublishPorts,
  PublishSettings,
} from './host.ts';
import { onHostError } from './host-error.ts';
import { toCommitId } from './shapes.ts';
import { workspaceOf } from './workspace.ts';
import { CODES } from '../model/errors.ts';

interface JobIo {
  environment: Environment;
  execute: Execute;
  workingDirectory: string;
  /** Whether a person is at a terminal. Default: false. */
  isPersonThere?: boolean;
  /** In place of the one that the environment shows. */
  host?: CiHost;
}

/**
 * Reads which CI job this is, where its files come from, and which files can be trusted instead of them. No request is
 * sent to any service.
 */
export async function describeCiJob(io: JobIo) {
  const { environment, workingDirectory, isPersonThere = false } = io;
  const job = await detectJob(environment, io.host);
  const { host, defaultBranch: branchByHost } = job;
  const workspace = workspaceOf(environment, workingDirectory);
  const jobOrigin = await host.jobOrigin(environment, isPersonThere);
  const [defaultBranch] =
    branchByHost === undefined
      ? valuesOfHostVariables(environment, 'defaultBranch')
      : [branchByHost];
  const server = serverToAsk(job);
  const jobTree = treeOf(
    jobOrigin.proposed,
    { workspace, ...openDefaultBranch(host, server, io) },
    defaultBranch || undefined,
  );
  return {
    job,
    jobOrigin,
    /** Whether the checked-out files are judged, and which files can be trusted instead. */
    jobTree,
    defaultBranch,
    server,
    /** Absolute: the directory in which the job works. Git is asked about the repository there. */
    workspace,
  };
}

/**
 * The default branch of each repository, as one commit for the whole job. Which one it is says the host, where it shows files,
 * else what the server of the repository calls HEAD: no variable of the job names it.
 */
function openDefaultBranch(
  host: CiHost,
  server: AskedServer | undefined,
  io: JobIo,
): Pick<ProposedTree, 'trusted' | 'trustedCommit'> {
  const onHost = host.trusted?.bind(host);
  const openOnHost = keepOpened(async (tree: NonNullable<CiHost['trusted']>) => {
    const { readTrusted } = await import('../settings/files-of-default-branch.ts');
    return readTrusted(await tree());
  });
  const findCommit = keepOpened(async (root: string) => {
    const { trustedCommit } = await import('../trust/git-files.ts');
    const commit = onHost && (await openOnHost(onHost)).commit();
    return trustedCommit({ repository: openAt(root), branch: undefined, server, commit }, io);
  });
  const openInGit = keepOpened(async (root: string) => {
    const { commit, repository } = await findCommit(root);
    const { readTrusted } = await import('../settings/files-of-default-branch.ts');
    const { treeOfCommit } = await import('../trust/git-files.ts');
    return readTrusted(asTrusted(treeOfCommit(commit, repository, io)));
  });
  return {
    trusted: (root) => (onHost === undefined ? openInGit(root) : openOnHost(onHost)),
    trustedCommit: findCommit,
  };
}

/** Opens each thing once. What could not be opened is tried again. */
function keepOpened<K, T>(open: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const opened = new Map<K, Promise<T>>();
  return (key) => {
    const opening = opened.get(key) ?? open(key);
    opened.set(key, opening);
    opening.catch(() => opened.delete(key));
    return opening;
  };
}

type DescribedJob = Awaited<ReturnType<typeof describeCiJob>>;

/** Where commands to the host and report files go. */
interface HostOutput {
  command(line: LogLine): void;
  /** Absolute: the directory of the report files. Without it and `writeReports`, none is written. */
  reports?: string | undefined;
  writeReports?: WriteReports;
}

/** Rejects when a file cannot be written. */
type WriteReports = (view: Concealed<ReportView>, directory: string) => Promise<void>;

export type CiJob = Awaited<ReturnType<typeof openCiJob>>;

/** @param output left out where nothing is published */
export async function openCiJob(ports: JobIo & JobPorts, output?: HostOutput) {
  const described = await describeCiJob(ports);
  const { job, jobOrigin, workspace } = described;
  // With these, a canceled job still says so in its comment.
  const commentPorts = { ...ports, ...withTimeAfterCancel(ports, ports.signal) };
  return {
    ...described,
    /** Absolute path of the checkout, used if the files are in no repository. */
    root: job.root,
    /**
     * The commit under review, and the one that the host checked out for the job; undefined where they are not known yet.
     * `directory` is the absolute path of one that is planned.
     */
    reviewed: async (directory: string) => ({
      head:
        job.commit ??
        (job.isCommitAsked ? undefined : await checkedOutCommit(directory, workspace)),
      built: toCommitId(valuesOfHostVariables(ports.environment, 'built').find(Boolean)),
    }),
    /** What the job is about, or the reason why its files must not be planned. Sends nothing to the service. */
    async subject(
      settings: HostSettings,
      at: JobPlace,
    ): Promise<JudgedChange | { refused: Finding }> {
      const place = { ...at, workspace, jobOrigin };
      const refused = await refusalOf(job, settings, place, ports);
      if (refused !== undefined) return { refused };
      const change = job.host.change
        ? await job.host.change(settings, place, ports)
        : await changeByGit(described, settings, place, { git: ports, comments: commentPorts });
      const { comment } = settings.report;
      return {
        ...change,
        base: await requestBaseOf(described),
        checkedOutTarget: await findCheckedOutTarget(job, settings, place, ports),
        async publish(view, until) {
          if (output === undefined) return { doubts: [] };
          const publishing = { comment, reports: output.reports };
          return publishOn(job, view, publishing, {
            ...commentPorts,
            ...output,
            deadline: () => until,
          });
        },
      };
    },
  };
}

/** Why the files must not be planned; undefined if they may be. */
async function refusalOf(
  job: DetectedJob,
  settings: HostSettings,
  place: JudgedPlace,
  ports: JobPorts,
): Promise<Finding | undefined> {
  const { jobOrigin } = place;
  if (jobOrigin.changeOrigin === 'own' || settings.job.allowUntrustedHead) return undefined;
  const answer = (await job.host.askChangeOrigin?.(job, place, ports)) ?? jobOrigin;
  const [planned = ''] = plannedDirectories(settings.plan);
  const directory = resolve(ports.workingDirectory, planned);
  const checkedOut = await checkedOutCommit(directory, place.workspace);
  return refuseForeign({ ...answer, checkedOut });
}

/** Looks in each directory that is planned, and there in the nearest checkout, too: a job can have several. */
async function findCheckedOutTarget(
  { host }: DetectedJob,
  { plan }: HostSettings,
  { directory, workspace }: JudgedPlace,
  { environment, workingDirectory }: JobPorts,
): Promise<JudgedChange['checkedOutTarget']> {
  const tipOf = (branch: string) =>
    checkedOutCommit(directory, workspace, `refs/remotes/origin/${branch}`);
  const targets = (await host.targetCommits?.(environment, tipOf)) ?? [];
  const checksOutTarget = host.checksOutTarget?.(environment) === true;
  if (targets.length === 0 && !checksOutTarget) return undefined;
  for (const planned of plannedDirectories(plan)) {
    const path = realOrSame(resolve(workingDirectory, planned));
    const nearest = openAt(findRepository(path) ?? path);
    const commits = [
      await checkedOutCommit(path, workspace),
      nearest && (await headOf(nearest)),
    ].filter((commit) => commit !== undefined);
    const commit = commits.find((one) => targets.includes(one));
    const mayBeTarget = commits.length === 0 && checksOutTarget;
    if (commit !== undefined || mayBeTarget) return { commit };
  }
  return undefined;
}

/** What the environment and git say of the change, and the comment where the host has one. */
async function changeByGit(
  described: DescribedJob,
  { group, gate, report }: HostSettings,
  { directory, root, workspace, deadline }: JudgedPlace,
  ports: { git: JobPorts; comments: JobPorts },
): Promise<FoundChange> {
  const { job } = described;
  const commit = job.commit ?? (await checkedOutCommit(directory, workspace));
  const commentPorts = { ...ports.comments, deadline: () => deadline };
  const api = report.comment === 'off' ? undefined : job.host.comments?.(job, commentPorts);
  // A finding says which token is missing. Publishing reports it.
  const comments = api === undefined || 'says' in api ? undefined : api;
  const { repository, others } = findAround(root, workspace);
  // With another repository between the root and the workspace, git does not know all changes.
  const knowsAllChanges = repository?.root === root && others.length === 0;
  const { fork, proposed } = proposalOf(described);
  const number = job.pullRequest?.number;
  let reports: Promise<EarlierReports | undefined> | undefined;
  const names = reportedNames(described, group, {
    root,
    commit,
    hasComments: comments !== undefined,
  });
  return {
    ...names,
    sealed: sealedJobOf(
      described,
      await headOfOwnMerge(commit, described, repository, ports.git),
      names.changeRequest,
    ),
    change: { fork, pullRequest: number === undefined ? undefined : { number } },
    proposed,
    ...changeReaders(described, knowsAllChanges ? repository : undefined, ports.git),
    async earlierReports() {
      if (comments === undefined || number === undefined) return undefined;
      // A request that fails because the job was canceled counts as no answer. Other failures reject.
      reports ??= readEarlierReports(comments, number, gate);
      return reports.catch((error: unknown) => {
        if (ports.git.signal.aborted) return undefined;
        throw error;
      });
    },
  };
}

/** Whether a change is judged, whether it is from a fork, and the branch or commit that it goes to. */
function proposalOf({ job, jobOrigin }: DescribedJob) {
  const { changeOrigin, proposed } = jobOrigin;
  return {
    fork: changeOrigin === 'unknown' ? undefined : changeOrigin === 'foreign',
    proposed: proposed || job.pullRequest !== undefined || isTargetSet(job.environment),
    target: valuesOfHostVariables(job.environment, 'target').find(Boolean),
  };
}

/**
 * The head of the request, where the job has merged it into its target by itself: the second parent of the merge. A commit of
 * the author can have any parents, so the server has to say that this parent is the last commit of the branch.
 */
async function headOfOwnMerge(
  commit: string | undefined,
  described: DescribedJob,
  repository: Repository | undefined,
  ports: GitPorts,
): Promise<string | undefined> {
  const { host, environment } = described.job;
  const branch = host.mergedBranch?.(environment);
  const merge = readCommitId(commit);
  if (branch === undefined || merge === undefined || repository === undefined) return commit;
  const read = await readCommit(merge, repository, ports).catch(() => undefined);
  const [, head, ...others] = read?.parents ?? [];
  if (head === undefined || others.length > 0) return commit;
  const tip = await askForTarget(branch, described, repository, ports);
  return tip === head ? head : commit;
}

/** What runs are sealed for; undefined if no commit is known. */
function sealedJobOf(
  { job, server }: DescribedJob,
  head: string | undefined,
  changeRequest: string | undefined,
): JudgedChange['sealed'] {
  const address = server?.address;
  const byAddress =
    address === undefined ? undefined : { host: new URL(address).host, id: address };
  // Where nothing names the repository, the groups of one matrix still know each other by commit, group and version.
  const unnamed = { host: '', id: '' };
  const identity = job.host.repositoryId?.(job.environment) ?? byAddress ?? unnamed;
  if (head === undefined) return undefined;
  const { host, id: repository } = identity;
  const number = job.pullRequest?.number;
  return {
    change: { host, repository, number },
    head,
    searched: changeRequest,
  };
}

/**
 * The base as the host says it. Where it says none of a job whose files are judged, and something names a request, the base
 * is not known.
 */
async function requestBaseOf({ job, jobOrigin }: DescribedJob): Promise<RequestBase | undefined> {
  const { host, environment, pullRequest } = job;
  const base = await host.requestBase(environment);
  const isNamed = pullRequest !== undefined || isTargetSet(environment);
  return base ?? (isNamed && jobOrigin.proposed ? requestBase(undefined) : undefined);
}

/** How the report and the runs at the service name the job. */
function reportedNames(
  { job, defaultBranch, server }: DescribedJob,
  group: string | undefined,
  { root, commit, hasComments }: { root: string; commit: string | undefined; hasComments: boolean },
) {
  const { repository, pullRequest, jobUrl, runNumber, attempt } = job;
  const slug = repository?.slug ?? slugOf(server?.address);
  const change = `${slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
  const at = commit === undefined ? '' : ` at ${commit.slice(0, 7)}`;
  const changeRequest = slug && pullRequest ? change : undefined;
  return {
    reportedJob: {
      repository: repository && { ...repository, root, defaultBranch: defaultBranch || undefined },
      commit: commit === undefined ? undefined : { sha: commit },
      pullRequest,
      job:
        jobUrl === undefined
          ? undefined
          : { url: jobUrl, runId: runNumber ?? 0, attempt: attempt ?? 1 },
      actor: startersOf(job.environment)[0],
      adoptsOverridden: hasComments || changeRequest !== undefined,
    },
    message: `${change || 'plangate check'}${at}`,
    changeRequest,
    // Where the host counts no attempts, a comment names the runs of earlier ones; a group has no comment of its own.
    mayBeRepeated: attempt === undefined ? group !== undefined || !hasComments : attempt > 1,
  };
}

/** `acme/infra` for `https://git.acme.example/acme/infra.git`. */
function slugOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  return new URL(address).pathname.replace(/^\/+/, '').replace(/\.git$/, '') || undefined;
}

/** What git can say of the change. Without a repository or a target, it says nothing. */
function changeReaders(ciJob: DescribedJob, repository: Repository | undefined, ports: GitPorts) {
  if (repository === undefined) return { changedFiles: async () => undefined };
  const { target, proposed } = proposalOf(ciJob);
  let targetCommit: Promise<CommitId | undefined> | undefined;
  const findTarget = () => (targetCommit ??= askForTarget(target, ciJob, repository, ports));
  const findTargets = async () => [await findTarget()].filter((commit) => commit !== undefined);
  return {
    changedFiles: async () => {
      // The target of a pull request is never guessed.
      const isPush = target === undefined && !proposed;
      const from = isPush ? await commitOfDefaultBranch(repository, ports) : await findTarget();
      return from ? changedSince(from, repository, ports) : undefined;
    },
    textsAtMergeBase:
      target === undefined ? undefined : textsAtMergeBase(findTargets, repository, ports),
  };
}

/**
 * @param target the branch or commit as the host names it
 * @returns undefined if nothing answers, and then every file has to count as changed
 */
async function askForTarget(
  target: string | undefined,
  { server }: DescribedJob,
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId | undefined> {
  const commit = readCommitId(target);
  if (target === undefined || commit !== undefined) return commit;
  const branch = target.replace(/^refs\/heads\//, '');
  try {
    const { trustedCommit } = await import('../trust/git-files.ts');
    const found = await trustedCommit({ repository, branch, server }, ports);
    return found.commit;
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error;
    return undefined;
  }
}

/**
 * Writes a report as files, and publishes it on the host. It never rejects, and changes no verdict: a sentence says what
 * failed. On a host that cannot `publish` or has no `comments`, the files are all.
 */
export async function publishOn(
  job: DetectedJob,
  view: Concealed<ReportView>,
  settings: PublishSettings,
  ports: PublishPorts & { writeReports?: WriteReports },
): Promise<Published> {
  const doubts: Finding[] = [];
  const { reports, comment: when } = settings;
  if (reports !== undefined) {
    await ports.writeReports?.(view, reports).catch((error: unknown) => {
      doubts.push(
        finding(
          CODES.reportsNotWritten,
          phrase`Not all reports were written to ${directoryPart(reports)}: ${foreign(errorMessage(error))}`,
          { actor: 'operators' },
        ),
      );
    });
  }
  try {
    const publishing = job.host.publish?.(job, view, settings, ports);
    const onHost = (await publishing) ?? { doubts: [] };
    doubts.push(...onHost.doubts);
    const { pullRequest, commit: headSha = '' } = job;
    const api = job.host.comments?.(job, ports);
    if (pullRequest === undefined || api === undefined || when === 'off') {
      return { ...onHost, doubts };
    }
    if ('says' in api) return { doubts: [...doubts, api] };
    const { toCommentContent, writeComment } = await import('./comment.ts');
    const target = { number: pullRequest.number, headSha, green: view.green, when };
    const toPublished = onHostError((error) => {
      const found = findingOf(error);
      return { doubts: [{ ...found, says: phrase`No comment: ${found.says}` }] };
    });
    const writing = writeComment(api, toCommentContent(view, ports.clock.date()), target, ports);
    const written: Published = await writing.catch(toPublished);
    return { ...written, doubts: [...doubts, ...written.doubts] };
  } catch (error) {
    const found = ports.signal?.aborted ? CANCELED : findingOf(error);
    const says = phrase`The report was not published: ${found.says}`;
    return { doubts: [...doubts, { ...found, says }] };
  }
}

const CANCELED = finding(CODES.canceled, phrase`the check was canceled.`);

/** All that is left of a canceled job. The runner of GitHub kills the step 7.5 s after the signal. */
const MOST_MS = 5_500;
const SILENT_MS = 700;

/**
 * Makes the network and the signal for requests to a CI host. The signal is aborted later than `signal`, that of the job:
 * when the host stops answering, or when the job has no time left.
 */
export function withTimeAfterCancel(
  { send, clock }: { send: Send; clock: Clock },
  signal: AbortSignal,
): { send: Send; signal: AbortSignal } {
  const late = new AbortController();
  /** Since the beginning. */
  let answers = 0;
  /** Requests without an answer. */
  let waiting = 0;
  let endsAt: number | undefined;
  let watching: Promise<void> | undefined;
  /** Aborts at the end of the time, or once no answer has come for a while although one is waited for. */
  const watch = async (): Promise<void> => {
    endsAt ??= clock.now() + MOST_MS;
    for (let before = answers; clock.now() < endsAt; before = answers) {
      await clock.sleep(SILENT_MS);
      if (waiting > 0 && answers === before) break;
    }
    late.abort();
  };
  /** A host that is not asked needs no time. */
  const watchIfAsked = (): void => {
    if (signal.aborted && waiting > 0) watching ??= watch();
  };
  const onAbort = (): void => {
    endsAt = clock.now() + MOST_MS;
    watchIfAsked();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  return {
    signal: late.signal,
    async send(request) {
      waiting += 1;
      watchIfAsked();
      try {
        const answer = await send(request);
        answers += 1;
        return answer;
      } finally {
        waiting -= 1;
      }
    },
  };
}
