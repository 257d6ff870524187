/**
 * The job of a CI host as `check` uses it, for every entry point: what job it is (`describe-ci-job.ts`), whether its files may
 * be planned, what it is about (the host, or `change-by-git.ts`), and where its report appears (`publish-on.ts`).
 */
import { readCommitId } from '../model/commit-id.ts';
import { resolve } from 'node:path';
import type { Finding } from '../model/finding.ts';
import {
  checkedOutCommit,
  findRepository,
  headOf,
  openAt,
  realOrSame,
} from '../machine/find-repository.ts';
import { toRequestBase, type RequestBase } from '../model/request-base.ts';
import type { LogLine } from '../report/neutralise-log.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import { refuseForeign } from '../trust/change-origin.ts';
import { isTargetSet, valuesOfHostVariables } from './detect.ts';
import type { HostSettings, DetectedJob, JobPlace, JobPorts, JudgedPlace } from './host.ts';
import type { JudgedChange } from './judged-change.ts';
import { withTimeAfterCancel } from './time-after-cancel.ts';
import { publishOn, type WriteReports } from './publish-on.ts';
import { describeCiJob, type JobIo, type DescribedJob } from './describe-ci-job.ts';
import { changeByGit } from './change-by-git.ts';

/** Where commands to the host and report files go. */
interface HostOutput {
  command(line: LogLine): void;
  /** Absolute: the directory of the report files. Without it or `writeReports`, none is written. */
  reports?: string | undefined;
  writeReports?: WriteReports;
}

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
      built: readCommitId(valuesOfHostVariables(ports.environment, 'built').find(Boolean)),
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
            publishOnHost: change.publishOnHost,
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

/**
 * The base as the host says it. Where it says none of a job whose files are judged, and something names a request, the base
 * is not known.
 */
async function requestBaseOf({ job, jobOrigin }: DescribedJob): Promise<RequestBase | undefined> {
  const { host, environment, pullRequest } = job;
  const base = await host.requestBase(environment);
  const isNamed = pullRequest !== undefined || isTargetSet(environment);
  return base ?? (isNamed && jobOrigin.proposed ? toRequestBase(undefined) : undefined);
}
