/** Makes the request of the gate from the groups of the settings and from what the CI host says: the one place that does. */
import { relative, resolve } from 'node:path';
import type {
  ApprovalsOfJob,
  GateRequest,
  Proposal,
  Sealing,
  ShowingOfJob,
} from '../gate/request.ts';
import { changeOfGate } from '../gate/run-message.ts';
import type { ApprovalsOnChange, JudgedChange } from '../hosts/judged-change.ts';
import { listTrackedFiles } from '../machine/ask-git.ts';
import { slashed } from '../machine/find-repository.ts';
import { findingOf, type Finding } from '../model/finding.ts';
import { keptForPublishing } from '../model/job-time.ts';
import { phrase } from '../model/sentence.ts';
import type { GuardRules } from '../policy/guard.ts';
import { NOBODY } from '../policy/policy-owners.ts';
import { decodeMarker } from '../report/marker.ts';
import { readApprovers } from '../settings/parse-inputs.ts';
import type { PlanFiles } from '../settings/plans.ts';
import {
  keyOfShown,
  type PlanSettings,
  type PolicySettings,
  type Settings,
} from '../settings/settings.ts';
import type { WorkspaceSelector } from '../settings/workspace-selectors.ts';
import { mayReadWholePlan } from '../trust/change-origin.ts';
import { createRunSeals } from '../trust/run-seals.ts';
import type { CheckRequest, JudgePorts } from './check-request.ts';
import type { openFileDigests } from '../gate/digest-files.ts';
import { scanFiles } from './prepare-request.ts';
import type { OpenedPlans } from './where-plans-come-from.ts';

/**
 * What a check asks of the gate, wherever its plans come from.
 *
 * @param ports with the monotonic time at which the check is over
 */
export function gateRequestOf(
  request: CheckRequest,
  plans: OpenedPlans,
  ports: JudgePorts,
): GateRequest {
  const { settings, subject, exceptions, context, hints } = request;
  const { own, noPolicies } = request;
  const { plan, policy, job } = settings;
  const { mayBeRepeated, leavesBase } = subject;
  const { targetBranches = [] } = policy;
  const sealing = sealingOf(request, plans);
  // A job about no request, and of no matrix, has no later reader.
  const isRead = plans.seals?.areReadLater === true || sealing?.searched !== undefined;
  return {
    plan,
    policy,
    judging: {
      exceptions,
      sources: request.sources,
      scans: request.scanners,
      own: noPolicies === undefined ? own : undefined,
      // Where scanners judge, policies are one of several judges.
      noPolicies: request.scanners === undefined ? noPolicies : undefined,
      guard: guardOfSettings(policy, subject),
      showsChanges: true,
    },
    change: {
      base: subject.base && { ...subject.base, targetBranches },
      message: subject.message,
      changeRequest: subject.changeRequest && changeOfGate(subject.changeRequest, settings.gate),
      pullRequest: subject.change?.pullRequest,
      sealing: isRead ? sealing : undefined,
      // A host that counts no runs has 0.
      jobNumber: context.ci.job?.runId || undefined,
      lastDurationMs: hints?.lastDurationMs,
      namedRuns: hints?.namedRuns,
      mayBeRepeated,
      leavesBase,
      proposal: subject.proposed ? proposalOf(request, ports) : undefined,
    },
    approvals: approvalsOf(request, ports),
    showing: showingOf(request),
    deadline: ports.endsAt - keptForPublishing(job.timeoutMs),
    timeoutMs: job.timeoutMs,
  };
}

/** The change of the checkout. */
function proposalOf(
  { subject, sent, repositoryRoot: repository, workspace = repository }: CheckRequest,
  ports: JudgePorts,
): Proposal {
  return {
    repository,
    changedFiles: subject.changedFiles,
    async trackedFiles() {
      const tracked = await listTrackedFiles(repository, workspace, ports);
      return 'unknown' in tracked ? undefined : tracked;
    },
    textOnBranch: async (path) => (await sent()).textOnBranch(path),
  };
}

/** By what people may approve what is judged; undefined for a job about no request, and on a host where nobody can. */
function approvalsOf(
  {
    settings,
    subject,
    context,
    repositoryRoot,
    workingDirectory,
    workspace = repositoryRoot,
  }: CheckRequest,
  ports: JudgePorts,
): ApprovalsOfJob | undefined {
  const { writtenApprovals } = subject;
  if (writtenApprovals === undefined) return undefined;
  const { overrideBy } = settings.report;
  const owners = overrideBy === undefined ? undefined : readApprovers(overrideBy);
  const { commit, pullRequest } = context.ci;
  const { plans } = settings;
  let reading: ReturnType<ApprovalsOfJob['read']> | undefined;
  let files: Promise<ReturnType<typeof openFileDigests>> | undefined;
  const openFiles = async () =>
    (await import('../gate/digest-files.ts')).openFileDigests({
      ...ports,
      workspace,
      commit: commit?.sha ?? '',
      filesOf: (workspace) => filesOfWorkspace(settings, workspace),
      planFiles: [
        ...(plans.from === 'file'
          ? await filesOfPlans(plans, settings.plan, workingDirectory)
          : []),
        ...scanFiles(settings).map((file) => resolve(repositoryRoot, file)),
      ],
    });
  return {
    read: () => (reading ??= readWritten(writtenApprovals, settings.gate)),
    key: plans.recordKey || undefined,
    owners: owners && ('value' in owners ? owners.value : { lines: [], others: NOBODY }),
    organization: 'organization' in plans ? plans.organization : undefined,
    commit: commit?.sha,
    isQueue: pullRequest === undefined,
    areMerged: pullRequest === undefined && subject.base === undefined,
    directoryOf: (root, directory) => directoryIn(repositoryRoot, root, directory),
    digestFiles: async (planned) => (await (files ??= openFiles()))(planned),
  };
}

/** By what the plans of a request are kept for the apply; undefined where they are not, and for a job about no request. */
function showingOf({
  settings,
  subject,
  context,
  ...place
}: CheckRequest): ShowingOfJob | undefined {
  const key = keyOfShown(settings);
  const request = context.ci.pullRequest?.number;
  const { sealed } = subject;
  if (key === undefined || request === undefined || sealed === undefined) return undefined;
  const {
    host,
    repository,
    repositoryId = repository,
    base = subject.base?.branch,
  } = sealed.change;
  if (base === undefined) return undefined;
  return {
    place: { host, repository: repositoryId, request, base, head: sealed.head },
    key,
    directoryOf: (root, directory) => directoryIn(place.repositoryRoot, root, directory),
  };
}

/** A directory as the repository has it, with slashes. */
export function directoryIn(repositoryRoot: string, root: string, directory: string): string {
  return slashed(relative(repositoryRoot, resolve(root, directory))) || '.';
}

/** The files of variables and of the backend that a plan of this machine is made with, from its directory. */
export function filesOfWorkspace({ plan, plans }: Settings, workspace: string): string[] {
  const { varFile = [] } = plans.from === 'program' ? plans : {};
  const isNamed = (selector: WorkspaceSelector) =>
    selector.kind === 'name' && selector.name === workspace;
  const { plannedWith } = plan.workspaces.find(isNamed) ?? {};
  const { varFiles = [], backendFiles = [] } = plannedWith ?? {};
  return [...varFile, ...varFiles, ...backendFiles];
}

/** The files that the job names as plans, and their digests. */
async function filesOfPlans(
  plans: PlanFiles,
  plan: PlanSettings,
  workingDirectory: string,
): Promise<string[]> {
  const [{ findPlans }, { digestPath }] = await Promise.all([
    import('../plan/find-plans.ts'),
    import('../plan/digest.ts'),
  ]);
  const found = findPlans(plans, plan, workingDirectory) ?? plans.files.map((file) => ({ file }));
  const named = 'unmatched' in found ? [] : found;
  return named
    .flatMap(({ file }) => [file, digestPath(file)])
    .map((file) => resolve(workingDirectory, file));
}

/** What the host says, with the texts that the comments of the gate keep. */
async function readWritten(
  ask: () => Promise<ApprovalsOnChange | { problem: Finding }>,
  gate: string,
): ReturnType<ApprovalsOfJob['read']> {
  const found = await ask().catch((error: unknown) => {
    const why = findingOf(error);
    return { problem: { ...why, says: phrase`Nothing can be approved here: ${why.says}` } };
  });
  if ('problem' in found) return found;
  const { requests, named, doubts } = found;
  return {
    requests: requests.map(({ place, gateComment = '', look }) => {
      const { approvable = [], againAt } = decodeMarker(gateComment, gate) ?? {};
      return { place, texts: approvable, againAt, look };
    }),
    named,
    doubts,
  };
}

/** How the runs of this job are sealed, and those of earlier jobs are known; undefined if the host names no repository. */
export function sealingOf(
  { settings: { gate, policy }, subject, hints }: CheckRequest,
  { seals }: OpenedPlans,
): Sealing | undefined {
  if (subject.sealed === undefined || seals === undefined) return undefined;
  const { change, head, searched } = subject.sealed;
  return {
    seals: createRunSeals(seals.secret, {
      ...change,
      base: change.base ?? subject.base?.branch,
    }),
    head,
    searched: searched && changeOfGate(searched, gate),
    gate,
    form: mayReadWholePlan(policy, subject) ? 'whole' : 'redacted',
    endedByComment: subject.sealed.earlier && hints?.ended,
  };
}

/** The guard over destroys that the settings ask for; undefined when they ask for none. */
export function guardOfSettings(
  policy: PolicySettings,
  subject?: JudgedChange,
): GuardRules | undefined {
  const { protect = [], maxDestroys } = policy;
  if (protect.length === 0 && maxDestroys === undefined) return undefined;
  return { protect, maxDestroys, fullPlan: mayReadWholePlan(policy, subject) };
}
