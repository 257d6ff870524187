/** Makes the request of the gate from the groups of the settings and from what the CI host says: the one place that does. */
import type { GateRequest, GuardOfJob, Sealing } from '../gate/result.ts';
import type { JudgedChange } from '../hosts/host.ts';
import { keptForPublishing } from '../model/job-time.ts';
import { approvalsFor, withApprovals } from '../overrides/approvals.ts';
import type { PolicySettings } from '../settings/settings.ts';
import { mayReadWholePlan } from '../trust/change-origin.ts';
import { createRunSeals } from '../trust/run-seals.ts';
import { readPublicKey } from '../trust/approval-key.ts';
import type { ApprovalKeys } from '../trust/seals.ts';
import type { CheckRequest } from './check-request.ts';
import type { OpenedPlans } from './where-plans-come-from.ts';

/**
 * What a check asks of the gate, whatever the source of its plans.
 *
 * @param endsAt monotonic: when the check is over
 */
export function gateRequestOf(
  request: CheckRequest,
  plans: OpenedPlans,
  endsAt: number,
): GateRequest {
  const { settings, subject, exceptions, context, hints, repositoryRoot: repository } = request;
  const { own, noPolicies } = request;
  const { plan, policy, job } = settings;
  const { changedFiles, textsAtMergeBase, mayBeRepeated, leavesBase } = subject;
  const { targetBranches = [] } = policy;
  const sealing = sealingOf(request, plans);
  // A job about no request, and of no matrix, has no later reader.
  const isRead = plans.seals?.areReadLater === true || sealing?.searched !== undefined;
  const keys = approvalKeysOf(policy, plans);
  return {
    plan,
    policy,
    judging: {
      exceptions,
      sources: request.sources,
      own:
        noPolicies === undefined && own !== undefined
          ? withApprovals(own, approvalsFor(subject, keys), keys?.secret ?? '')
          : undefined,
      noPolicies,
      guard: guardOfSettings(policy, subject, keys),
      showsChanges: true,
    },
    change: {
      base: subject.base && { ...subject.base, targetBranches },
      message: subject.message,
      changeRequest: subject.changeRequest,
      pullRequest: subject.change?.pullRequest,
      sealing: isRead ? sealing : undefined,
      // A host that counts no runs has 0.
      jobNumber: context.ci.job?.runId || undefined,
      lastDurationMs: hints?.lastDurationMs,
      namedRuns: hints?.namedRuns,
      mayBeRepeated,
      leavesBase,
      proposal: subject.proposed ? { repository, changedFiles, textsAtMergeBase } : undefined,
    },
    deadline: endsAt - keptForPublishing(job.timeoutMs),
    timeoutMs: job.timeoutMs,
  };
}

/** The keys by which approvals are opened; undefined without `approval-key`: then nothing can be approved. */
function approvalKeysOf(
  { approvalKey }: PolicySettings,
  { approvalSecret: secret }: OpenedPlans,
): ApprovalKeys | undefined {
  const key = approvalKey === undefined ? undefined : readPublicKey(approvalKey);
  return key === undefined || 'problem' in key ? undefined : { secret, publicKey: key.value };
}

/** How the runs of this job are sealed, and those of earlier jobs are known; undefined if the host names no repository. */
function sealingOf(
  { settings: { policy, report }, subject, hints }: CheckRequest,
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
    searched,
    commentKey: report.commentKey,
    form: mayReadWholePlan(policy, subject) ? 'whole' : 'redacted',
    endedByComment: subject.sealed.earlier && hints?.ended,
  };
}

/**
 * The guard over destroys that the settings ask for.
 *
 * @param subject has the approvals that comments on the change give; left out for a run that a command names:
 *   then nothing is approved
 * @param keys open approvals; left out where nothing can be approved
 * @returns undefined when the settings ask for no guard
 */
export function guardOfSettings(
  policy: PolicySettings,
  subject?: JudgedChange,
  keys?: ApprovalKeys,
): GuardOfJob | undefined {
  const { protect = [], maxDestroys } = policy;
  if (protect.length === 0 && maxDestroys === undefined) return undefined;
  return {
    protect,
    maxDestroys,
    fullPlan: mayReadWholePlan(policy, subject),
    approvals: approvalsFor(subject, keys),
  };
}
