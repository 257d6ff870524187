/** Which job of a CI host this is: whether its files are judged, and which files count in their place. */
import { openAt } from '../machine/find-repository.ts';
import type { Environment, Execute } from '../model/ports.ts';
import type { AskedServer } from '../trust/git-files.ts';
import { asTrusted, treeOf, type ProposedTree } from '../trust/tree.ts';
import { serverToAsk, detectJob, valuesOfHostVariables } from './detect.ts';
import type { CiHost, LoadableHost } from './host.ts';
import { isJob, workspaceOf } from './job-workspace.ts';
import { createLazy, createLazyByKey } from './lazy.ts';

export interface JobIo {
  environment: Environment;
  execute: Execute;
  workingDirectory: string;
  /** Whether a person is at a terminal. Default: false. */
  isPersonThere?: boolean;
  /** The hosts that can be asked, besides GitHub. */
  hosts: readonly LoadableHost[];
  /** In place of the one that the environment shows. */
  host?: CiHost;
}

/**
 * Reads which CI job this is, where its files come from, and which files can be trusted instead of them. No request is
 * sent to any service.
 */
export async function describeCiJob(io: JobIo) {
  const { environment, workingDirectory, isPersonThere = false } = io;
  const job = await detectJob(environment, io.hosts, io.host);
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
    { defaultBranch: defaultBranch || undefined, isJob: isJob(environment) && !isPersonThere },
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
  // What could not be opened is tried again.
  const openedOnHost =
    onHost &&
    createLazy(async () => {
      const { readTrusted } = await import('../settings/files-of-default-branch.ts');
      return readTrusted(await onHost());
    }, 'retry');
  const findCommit = createLazyByKey(async (root: string) => {
    const { trustedCommit } = await import('../trust/git-files.ts');
    const commit = openedOnHost && (await openedOnHost.get()).commit();
    return trustedCommit({ repository: openAt(root), branch: undefined, server, commit }, io);
  }, 'retry');
  const openInGit = createLazyByKey(async (root: string) => {
    const { commit, repository } = await findCommit(root);
    const { readTrusted } = await import('../settings/files-of-default-branch.ts');
    const { treeOfCommit } = await import('../trust/git-files.ts');
    return readTrusted(asTrusted(treeOfCommit(commit, repository, io)));
  }, 'retry');
  return {
    trusted: (root) => openedOnHost?.get() ?? openInGit(root),
    trustedCommit: findCommit,
  };
}

export type DescribedJob = Awaited<ReturnType<typeof describeCiJob>>;
