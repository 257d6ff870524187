/** Makes the request of the gate from the groups of the settings and from what the CI host says: the one place that does. */
import type { GateRequest, GuardOfJob, Sealing } from '../gate/result.ts';
import type { JudgedChange } from '../hosts/host.ts';
import { keptForPublishing } from '../model/job-time.ts';
import { approvalsFor, withApprovals } from '../overrides/approvals.ts';
import type { PolicySettings } from '../settings/settings.ts';
import { mayReadWholePlan } from '../trust/change-origin.ts';
import { createRunSeals } from '../trust/run-seals.ts';
import { readPublicKey } from '../trust/approval-key.ts';
import { secretOfSeals, type ApprovalKeys } from '../trust/seals.ts';
import type { CheckRequest, OpenedLocal } from './check-request.ts';

/**
 * What a check asks of the gate, whatever the source of its plans.
 *
 * @param endsAt monotonic: when the check is over
 * @param local what judges in a check without a service
 */
export function gateRequestOf(
  request: CheckRequest,
  endsAt: number,
  local: OpenedLocal | undefined,
): GateRequest {
  const { settings, subject, exceptions, context, hints, repositoryRoot: repository } = request;
  const { plan, policy, job } = settings;
  const { changedFiles, textsAtMergeBase, mayBeRepeated, leavesBase } = subject;
  const { targetBranches = [] } = policy;
  const sealing = sealingOf(request);
  // A job about no request, and of no matrix, has no later reader.
  const isRead =
    plan.group !== undefined || sealing?.searched !== undefined || request.groups !== undefined;
  const keys = approvalKeysOf(request);
  const { noPolicies } = local ?? {};
  // Where plans are made here, they are judged here: what the request opened beside a service is not there then.
  const own = local === undefined ? request.own : noPolicies === undefined ? local.own : undefined;
  return {
    plan,
    policy,
    judging: {
      exceptions,
      sources: request.sources,
      own: own && withApprovals(own, approvalsFor(subject, keys), keys?.secret ?? ''),
      noPolicies,
      guard: guardOfSettings(policy, subject, keys),
      showsChanges: true,
    },
    change: {
      base: subject.base && { ...subject.base, targetBranches },
      message: plan.message ?? subject.message,
      changeRequest: subject.changeRequest,
      pullRequest: subject.change?.pullRequest,
      sealing: isRead ? sealing : undefined,
      // A host that counts no runs has 0.
      jobNumber: context.job?.runId || undefined,
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
function approvalKeysOf({ settings }: Pick<CheckRequest, 'settings'>): ApprovalKeys | undefined {
  const { plan, service, policy } = settings;
  const key = policy.approvalKey === undefined ? undefined : readPublicKey(policy.approvalKey);
  if (key === undefined || 'problem' in key) return undefined;
  // Without a service there is no token that only the gate has.
  const secret = plan.local ? (service.recordKey ?? '') : secretOfSeals(service);
  return { secret, publicKey: key.value };
}

/** How the runs of this job are sealed, and those of earlier jobs are known; undefined if the host names no repository. */
function sealingOf({
  settings: { service, policy, report },
  subject,
  hints,
}: Pick<CheckRequest, 'settings' | 'subject' | 'hints'>): Sealing | undefined {
  if (subject.sealed === undefined) return undefined;
  const { change, head, searched } = subject.sealed;
  return {
    seals: createRunSeals(secretOfSeals(service), {
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
