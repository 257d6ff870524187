/** What the environment and git say of a change, for a host that has nothing to say itself. */
import { commitOfDefaultBranch, commitOfUsualBranch, type GitPorts } from '../machine/ask-git.ts';
import type { Repository } from '../machine/find-repository.ts';
import { checkedOutCommit, findAround } from '../machine/find-repository.ts';
import { changedSince } from '../machine/changed-since.ts';
import { readCommit } from '../machine/git-objects.ts';
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import { textsAtMergeBase } from '../trust/merge-base-texts.ts';
import { UntrustedError } from '../trust/tree.ts';
import { isTargetSet, startersOf, valuesOfHostVariables } from './detect.ts';
import { readEarlierReports } from './earlier-reports.ts';
import type { HostSettings, JobPorts, JudgedPlace } from './host.ts';
import type { FoundChange, JudgedChange } from './judged-change.ts';
import type { DescribedJob } from './describe-ci-job.ts';
import { isJob } from './job-workspace.ts';
import { createLazy } from './lazy.ts';

/** What the environment and git say of the change, and the comment where the host has one. */
export async function changeByGit(
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
  const earlier =
    comments === undefined || number === undefined
      ? undefined
      : createLazy(() => readEarlierReports(comments, number, gate));
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
    isPrivate: job.host.isPrivate?.(job.environment),
    ...changeReaders(described, knowsAllChanges ? repository : undefined, ports.git),
    async earlierReports() {
      // A request that fails because the job was canceled counts as no answer. Other failures reject.
      return earlier?.get().catch((error: unknown) => {
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
  const { get: findTarget } = createLazy(() => askForTarget(target, ciJob, repository, ports));
  const findTargets = async () => [await findTarget()].filter((commit) => commit !== undefined);
  return {
    changedFiles: async () => {
      // The target of a pull request is never guessed.
      const isPush = target === undefined && !proposed;
      const isOfPerson = isPush && !isJob(ciJob.job.environment);
      const from = isPush
        ? ((await commitOfDefaultBranch(repository, ports)) ??
          (isOfPerson ? await commitOfUsualBranch(repository, ports) : undefined))
        : await findTarget();
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
