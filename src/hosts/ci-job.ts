/**
 * The CI host of a job as its environment alone tells of it: for the command line and the library.
 * How the files stand is said here: judged or not, whose they are, and which ones count instead.
 */
import { resolve } from 'node:path';
import { patchesSince, type GitPorts } from '../machine/ask-git.ts';
import { checkedOutCommit } from '../machine/checked-out-commit.ts';
import { changedSince } from '../machine/compare-with-commit.ts';
import { findAround, openAt, type Repository } from '../machine/find-repository.ts';
import type { Environment, Execute } from '../model/ports.ts';
import type { ReportView } from '../report/view.ts';
import type { Settings } from '../settings/settings.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import { trustedInGit } from '../trust/git-files.ts';
import { textsAtMergeBase } from '../trust/merge-base-texts.ts';
import type { Judgement } from '../trust/trusted-block.ts';
import { refuseForeign } from '../trust/change-origin.ts';
import type { HostPorts } from './ask.ts';
import { readEarlierReports } from './earlier-reports.ts';
import { eventTextsIn } from './event-texts.ts';
import { writeReports, type WriteFile } from './files.ts';
import type { Job, JobHost, PublishPorts, PublishWish, Published } from './host.ts';
import { publishNote } from './notes.ts';
import { actorOf, detect, valuesOf } from './registry.ts';
import { workspaceOf } from './workspace.ts';
import { errorMessage } from '../model/error-message.ts';

interface Io {
  environment: Environment;
  execute: Execute;
  workingDirectory: string;
  /** Whether somebody sits at a terminal; nobody where it is left out. */
  isPersonThere?: boolean;
}

interface HerePorts extends Io, HostPorts {
  signal: AbortSignal;
}

/** Where a command line publishes, besides on its host. */
interface HereDoor extends Pick<PublishPorts, 'command'> {
  write: WriteFile;
  /** Absolute: where all report files go. */
  reports: string | undefined;
}

/** The job, whether its files are judged, and why they must not be planned. */
export async function describeCiJob(io: Io) {
  const { environment, execute, workingDirectory, isPersonThere = false } = io;
  const job = detect(environment);
  const workspace = workspaceOf(environment, workingDirectory);
  const origin = await job.host.origin(environment, isPersonThere);
  const [defaultBranch] = valuesOf(environment, 'defaultBranch');
  const [slug] = valuesOf(environment, 'gated');
  const judgement: Judgement = {
    judged: origin.judged,
    workspace,
    trusted: (root, branch = defaultBranch) =>
      trustedInGit({ repository: openAt(root), branch, slug }, io),
  };
  return {
    job,
    origin,
    judgement,
    defaultBranch,
    workspace,
    /** Undefined when they may be planned. Nothing is asked of the service. */
    refusal: async (settings: Settings, ports: HostPorts): Promise<string | undefined> => {
      if (origin.changeOrigin === 'own' || settings.allowUntrustedHead) return undefined;
      const directories = plannedDirectories(settings).map((one) => resolve(workingDirectory, one));
      const planned = { origin, directories, workspace, execute };
      const asked = (await job.host.askChangeOrigin?.(job, planned, ports)) ?? origin;
      const checkedOut = await checkedOutCommit(directories[0] ?? workingDirectory, workspace);
      return refuseForeign({ ...asked, checkedOut });
    },
  };
}

export async function hostHere(door: HereDoor, ports: HerePorts): Promise<JobHost> {
  const { job, origin, judgement, defaultBranch, workspace, refusal } = await describeCiJob(ports);
  const { repository, pullRequest, jobUrl, runNumber } = job;
  const about = `${repository?.slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
  const target = valuesOf(ports.environment, 'target').find(Boolean);
  const proposed = origin.judged || pullRequest !== undefined || target !== undefined;
  return {
    judgement,
    root: job.root,
    workspace,
    async subject(settings, { root, directory, deadline }) {
      const refused = await refusal(settings, ports);
      if (refused !== undefined) return { refused };
      const { comment, commentMode, commentKey, mode } = settings;
      const sha = job.commit ?? (await checkedOutCommit(directory, workspace));
      const at = sha === undefined ? '' : ` at ${sha.slice(0, 7)}`;
      const untilEnd = { ...ports, deadline: () => deadline };
      const api = comment === 'off' ? undefined : job.host.comments?.(job, untilEnd);
      const comments = typeof api === 'string' ? undefined : api;
      return {
        about: {
          repository: repository && {
            ...repository,
            root,
            defaultBranch: defaultBranch || undefined,
          },
          commit: sha === undefined ? undefined : { sha },
          pullRequest,
          job:
            jobUrl === undefined ? undefined : { url: jobUrl, runId: runNumber ?? 0, attempt: 1 },
          actor: actorOf(job),
          eventTexts: eventTextsIn(settings, undefined, ports.environment),
          adoptsOverridden: mode === 'speculative' && comments !== undefined,
        },
        message: `${about || 'plangate check'}${at}`,
        change: {
          fork: origin.changeOrigin === 'unknown' ? undefined : origin.changeOrigin === 'foreign',
        },
        changeRequest: repository && pullRequest ? about : undefined,
        proposed,
        changedFiles: async () => {
          const repository = findWhole(root, workspace);
          return repository && findChangedFiles(repository, target, proposed, ports);
        },
        textsAtMergeBase: textsBefore(target, findWhole(root, workspace), ports),
        async patches() {
          const since = target && toTarget(target);
          const repository = findWhole(root, workspace);
          return since && repository ? patchesSince(since, repository, ports) : [];
        },
        async earlier() {
          if (comments === undefined || pullRequest === undefined) return undefined;
          const read = readEarlierReports(comments, pullRequest.number, commentKey);
          return read.catch((error: unknown) => {
            if (ports.signal.aborted) return undefined;
            throw error;
          });
        },
        publish(view, until) {
          const wish = { comment, commentMode, reports: door.reports };
          return publishOn(job, view, wish, { ...ports, ...door, deadline: () => until });
        },
      };
    },
  };
}

/** The repository of the job, if what is judged lies in no other one: only then it knows the changes. */
function findWhole(root: string, workspace: string): Repository | undefined {
  const { repository, others } = findAround(root, workspace);
  return repository?.root === root && others.length === 0 ? repository : undefined;
}

/**
 * Relative to the repository, with slashes. Undefined when git does not know the target: then
 * everything has to count as touched.
 *
 * @param proposed whether a pull request is judged; its target is never guessed
 */
async function findChangedFiles(
  repository: Repository,
  named: string | undefined,
  proposed: boolean,
  ports: GitPorts,
): Promise<string[] | undefined> {
  const target = named === undefined ? !proposed && 'origin/HEAD' : toTarget(named);
  return target ? changedSince(target, repository, ports) : undefined;
}

function textsBefore(
  named: string | undefined,
  repository: Repository | undefined,
  ports: GitPorts,
) {
  const target = named === undefined ? undefined : toTarget(named);
  return target && repository ? textsAtMergeBase([target], repository, ports) : undefined;
}

function toTarget(named: string): string | undefined {
  const name = named.replace(/^refs\/heads\//, '');
  if (/^[0-9a-f]{40,64}$/.test(name)) return name;
  return /^[\w./-]+$/.test(name) && !name.startsWith('-') ? `origin/${name}` : undefined;
}

/**
 * Says a report as files and on the host. Never rejects: what could not be done is a problem to tell, and changes
 * no verdict.
 */
export async function publishOn(
  job: Job,
  view: ReportView,
  wish: PublishWish,
  ports: PublishPorts & { write: WriteFile },
): Promise<Published> {
  const problems: string[] = [];
  if (wish.reports !== undefined) {
    await writeReports(view, wish.reports, ports.write).catch((error: unknown) => {
      problems.push(`Not all reports were written to ${wish.reports}: ${errorMessage(error)}`);
    });
  }
  try {
    const onHost = (await job.host.publish?.(job, view, wish, ports)) ?? [];
    problems.push(...onHost);
    const { commentUrl, problems: more } = await publishNote(job, view, wish, ports);
    return { commentUrl, problems: [...problems, ...more] };
  } catch (error) {
    const sentence = ports.signal?.aborted ? 'the job was canceled.' : errorMessage(error);
    return { problems: [...problems, `The report was not published: ${sentence}`] };
  }
}
