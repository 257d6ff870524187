/**
 * The CI host of a job for the command line and the library, which know its environment only. This
 * file decides whether the job's files are judged, where they come from, and which files can be
 * trusted instead of them.
 */
import { resolve } from 'node:path';
import type { GitPorts } from '../machine/ask-git.ts';
import { checkedOutCommit } from '../machine/checked-out-commit.ts';
import { commitOfDefaultBranch, commitOfRemoteBranch } from '../machine/commit-at.ts';
import { changedSince, patchesSince } from '../machine/compare-commits.ts';
import { findAround, openAt, type Repository } from '../machine/find-repository.ts';
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import { errorMessage } from '../model/error-message.ts';
import type { Environment, Execute } from '../model/ports.ts';
import type { Concealed } from '../model/secrets.ts';
import type { LogLine } from '../report/neutralise-log.ts';
import type { ReportView } from '../report/view.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import { refuseForeign } from '../trust/change-origin.ts';
import { trustedCommit, trustedInGit } from '../trust/git-files.ts';
import { textsAtMergeBase } from '../trust/merge-base-texts.ts';
import { treeOf } from '../trust/tree.ts';
import { UntrustedError } from '../trust/trusted-block.ts';
import { announcePlan } from './announce.ts';
import type { HostPorts } from './ask.ts';
import { writeComment } from './comment.ts';
import { toCommentContent } from './decide-comment.ts';
import { askedServer, detect, isTargetSet, startersOf, valuesOf } from './detect.ts';
import { readEarlierReports } from './earlier-reports.ts';
import { writeReports, type WriteFile } from './files.ts';
import type {
  EarlierReports,
  HostJob,
  JobFacts,
  Published,
  PublishPorts,
  HostSettings,
  PublishSettings,
} from './host.ts';
import { onHostError } from './host-error.ts';
import { withLastWords } from './last-words.ts';
import { sha } from './shapes.ts';
import { workspaceOf } from './workspace.ts';

interface Io {
  environment: Environment;
  execute: Execute;
  workingDirectory: string;
  /** Whether a person is at a terminal. Default: false. */
  isPersonThere?: boolean;
  /** Authorities that git trusts, too. */
  caFile?: string | undefined;
}

/**
 * Reads which CI job this is, where its files come from, and which files can be trusted instead of them. No request is
 * sent to any service. `refusal` resolves to the reason why the files must not be planned, or to undefined.
 */
export async function describeCiJob(io: Io) {
  const { environment, execute, workingDirectory, isPersonThere = false } = io;
  const job = await detect(environment);
  const workspace = workspaceOf(environment, workingDirectory);
  const jobOrigin = await job.host.jobOrigin(environment, isPersonThere);
  const [defaultBranch] = valuesOf(environment, 'defaultBranch');
  const server = askedServer(job);
  const jobTree = treeOf(jobOrigin.proposed, {
    workspace,
    trusted: (root, branch) => trustedInGit({ repository: openAt(root), branch, server }, io),
    trustedCommit: (root) =>
      trustedCommit({ repository: openAt(root), branch: undefined, server }, io),
  });
  return {
    job,
    jobOrigin,
    jobTree,
    defaultBranch,
    server,
    workspace,
    reviewed: async (directory: string) => ({
      head: job.commit ?? (await checkedOutCommit(directory, workspace)),
      built: sha(valuesOf(environment, 'built').find(Boolean)),
    }),
    refusal: async (
      { plan, job: chosen }: HostSettings,
      ports: HostPorts,
    ): Promise<string | undefined> => {
      if (jobOrigin.changeOrigin === 'own' || chosen.allowUntrustedHead) return undefined;
      const directories = plannedDirectories(plan).map((path) => resolve(workingDirectory, path));
      const planned = { jobOrigin, directories, workspace, execute };
      const answer = (await job.host.askChangeOrigin?.(job, planned, ports)) ?? jobOrigin;
      const checkedOut = await checkedOutCommit(directories[0] ?? workingDirectory, workspace);
      return refuseForeign({ ...answer, checkedOut });
    },
  };
}

export type CiJob = Awaited<ReturnType<typeof describeCiJob>>;

/**
 * The CI host of this job for the command line and the library. Report files and commands to the host go to `output`, whose
 * `reports` is absolute.
 */
export async function hostHere(
  output: { write: WriteFile; command(line: LogLine): void; reports: string | undefined },
  ports: Io & HostPorts & { signal: AbortSignal },
): Promise<HostJob> {
  const ciJob = await describeCiJob(ports);
  const { job, jobTree, workspace, refusal } = ciJob;
  // A canceled job still says so in its comment.
  const lastPorts = { ...ports, ...withLastWords(ports, ports.signal) };
  return {
    jobTree,
    root: job.root,
    workspace,
    reviewed: ciJob.reviewed,
    async subject(settings, directories) {
      const refused = await refusal(settings, ports);
      if (refused !== undefined) return { refused };
      const { comment, commentKey } = settings.report;
      const commit = job.commit ?? (await checkedOutCommit(directories.directory, workspace));
      const commentPorts = { ...lastPorts, deadline: () => directories.deadline };
      const found = comment === 'off' ? undefined : job.host.comments?.(job, commentPorts);
      const comments = typeof found === 'string' ? undefined : found;
      const { fork, proposed } = proposalOf(ciJob);
      const number = job.pullRequest?.number;
      let reports: Promise<EarlierReports | undefined> | undefined;
      const earlier = async () => {
        if (comments === undefined || number === undefined) return undefined;
        // A request that fails because the job was canceled counts as no answer. Other failures reject.
        reports ??= readEarlierReports(comments, number, commentKey);
        return reports.catch((error: unknown) => {
          if (ports.signal.aborted) return undefined;
          throw error;
        });
      };
      return {
        ...subjectNames(ciJob, settings.plan.group, { root: directories.root, commit, comments }),
        change: { fork, pullRequest: number === undefined ? undefined : { number } },
        proposed,
        ...readersOfChange(ciJob, findWhole(directories.root, workspace), ports),
        earlier,
        async announce(plan, signal) {
          if (comments === undefined || number === undefined) return;
          const at = { api: comments, number, headSha: job.commit ?? '' };
          await announcePlan(at, plan, await earlier(), signal);
        },
        publish(view, until) {
          const publishing = { comment, reports: output.reports };
          return publishOn(job, view, publishing, {
            ...lastPorts,
            ...output,
            deadline: () => until,
          });
        },
      };
    },
  };
}

function proposalOf({ job, jobOrigin }: CiJob) {
  const { changeOrigin, proposed } = jobOrigin;
  return {
    fork: changeOrigin === 'unknown' ? undefined : changeOrigin === 'foreign',
    proposed: proposed || job.pullRequest !== undefined || isTargetSet(job.environment),
    target: valuesOf(job.environment, 'target').find(Boolean),
  };
}

function subjectNames(
  { job, defaultBranch }: CiJob,
  group: string | undefined,
  { root, commit, comments }: { root: string; commit: string | undefined; comments: unknown },
) {
  const { repository, pullRequest, jobUrl, runNumber, attempt } = job;
  const change = `${repository?.slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
  const at = commit === undefined ? '' : ` at ${commit.slice(0, 7)}`;
  const changeRequest = repository && pullRequest ? change : undefined;
  return {
    about: {
      repository: repository && { ...repository, root, defaultBranch: defaultBranch || undefined },
      commit: commit === undefined ? undefined : { sha: commit },
      pullRequest,
      job:
        jobUrl === undefined
          ? undefined
          : { url: jobUrl, runId: runNumber ?? 0, attempt: attempt ?? 1 },
      actor: startersOf(job.environment)[0],
      adoptsOverridden: comments !== undefined || changeRequest !== undefined,
    },
    message: `${change || 'plangate check'}${at}`,
    changeRequest,
    // A host that does not count attempts: a group cannot know, and without a comment nothing else names a run.
    mayBeRepeated:
      attempt === undefined ? group !== undefined || comments === undefined : attempt > 1,
  };
}

/** What git can say of the change. Without a repository or a target, it says nothing. */
function readersOfChange(ciJob: CiJob, repository: Repository | undefined, ports: GitPorts) {
  if (repository === undefined) return { changedFiles: async () => undefined };
  const { target, proposed } = proposalOf(ciJob);
  let asked: Promise<CommitId | undefined> | undefined;
  const findTarget = () => (asked ??= askForTarget(target, ciJob, repository, ports));
  const findTargets = async () => [await findTarget()].filter((found) => found !== undefined);
  return {
    changedFiles: async () => {
      // The target of a pull request is never guessed.
      const isPush = target === undefined && !proposed;
      const from = isPush ? await commitOfDefaultBranch(repository, ports) : await findTarget();
      return from ? changedSince(from, repository, ports) : undefined;
    },
    textsAtMergeBase:
      target === undefined ? undefined : textsAtMergeBase(findTargets, repository, ports),
    // They place findings and decide nothing, so no server is asked.
    patches: async () => {
      const from =
        target &&
        (readCommitId(target) ?? (await commitOfRemoteBranch(branchOf(target), repository, ports)));
      return from ? patchesSince(from, repository, ports) : [];
    },
  };
}

/**
 * The repository at this root, if there is no other repository between it and the workspace. Only
 * then git knows all changes.
 */
function findWhole(root: string, workspace: string): Repository | undefined {
  const { repository, others } = findAround(root, workspace);
  return repository?.root === root && others.length === 0 ? repository : undefined;
}

/**
 * @param target the branch or commit as the host names it
 * @returns undefined if nothing answers, and then every file has to count as changed
 */
async function askForTarget(
  target: string | undefined,
  { server }: CiJob,
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId | undefined> {
  const commit = readCommitId(target);
  if (target === undefined || commit !== undefined) return commit;
  try {
    const found = await trustedCommit({ repository, branch: branchOf(target), server }, ports);
    return found.commit;
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error;
    return undefined;
  }
}

function branchOf(target: string): string {
  return target.replace(/^refs\/heads\//, '');
}

/**
 * Writes a report as files, and publishes it on the host. It never rejects, and changes no verdict: a sentence says what
 * failed. On a host that cannot `publish` or has no `comments`, the files are all.
 */
export async function publishOn(
  job: JobFacts,
  view: Concealed<ReportView>,
  settings: PublishSettings,
  ports: PublishPorts & { write: WriteFile },
): Promise<Published> {
  const problems: string[] = [];
  const { reports, comment: when } = settings;
  if (reports !== undefined) {
    await writeReports(view, reports, ports.write).catch((error: unknown) => {
      problems.push(`Not all reports were written to ${reports}: ${errorMessage(error)}`);
    });
  }
  try {
    const onHost = (await job.host.publish?.(job, view, settings, ports)) ?? [];
    problems.push(...onHost);
    const { pullRequest, commit: headSha = '' } = job;
    const api = when === 'off' ? undefined : job.host.comments?.(job, ports);
    if (pullRequest === undefined || api === undefined) return { problems };
    if (typeof api === 'string') return { problems: [...problems, api] };
    const target = { number: pullRequest.number, headSha, green: view.green, when };
    const toPublished = onHostError(({ message }) => ({ problems: [`No comment: ${message}`] }));
    const writing = writeComment(api, toCommentContent(view), target, ports);
    const written: Published = await writing.catch(toPublished);
    return { ...written, problems: [...problems, ...written.problems] };
  } catch (error) {
    const sentence = ports.signal?.aborted ? 'the check was canceled.' : errorMessage(error);
    return { problems: [...problems, `The report was not published: ${sentence}`] };
  }
}
