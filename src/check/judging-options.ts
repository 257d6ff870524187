/** What the settings say about judging, for plans of a service and of a program; and the result if nothing is judged. */
import type { failureOf } from '../gate/failure-of.ts';
import type { GateResult } from '../gate/gate.ts';
import type { GuardOfJob, Sealing } from '../gate/result.ts';
import type { JudgedChange } from '../hosts/host.ts';
import { approvalsFor, withApprovals } from '../overrides/approvals.ts';
import type { PlanSettings, PolicySettings } from '../settings/settings.ts';
import { describeSelected } from '../settings/workspace-selectors.ts';
import { mayReadWholePlan } from '../trust/change-origin.ts';
import { createRunSeals } from '../trust/run-seals.ts';
import { secretOfSeals } from '../trust/seals.ts';
import type { CheckRequest } from './check-request.ts';

/** How a run is judged: in the same way by the job that started it and by the job that combines groups. */
export function judgingOptions(request: CheckRequest, deadline: number) {
  const { settings, subject, exceptions, own } = request;
  const { service, plan, policy, report, job } = settings;
  return {
    plan,
    policy,
    base: judgedBase(request),
    timeoutMs: job.timeoutMs,
    deadline,
    changeRequest: subject.changeRequest,
    sealing: sealingOf(request),
    own: own && withApprovals(own, approvalsFor(subject, secretOfSeals(service))),
    exceptions,
    guard: guardOfSettings(policy, subject, secretOfSeals(service)),
    diff: report.planDiff !== 'off',
  };
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

/** The base of the request that is judged, with the branches that count; undefined for a job about no request. */
export function judgedBase({ subject, settings }: CheckRequest) {
  const { targetBranches = [] } = settings.policy;
  return subject.base && { ...subject.base, targetBranches };
}

/**
 * The guard over destroys that the settings ask for.
 *
 * @param subject has the approvals that comments on the change give; left out for a run that a command names:
 *   then nothing is approved
 * @param token seals approvals
 * @returns undefined when the settings ask for no guard
 */
export function guardOfSettings(
  policy: PolicySettings,
  subject?: JudgedChange,
  token = '',
): GuardOfJob | undefined {
  const { protect = [], maxDestroys, maxActions } = policy;
  const hasLimit = maxDestroys !== undefined || maxActions !== undefined;
  if (protect.length === 0 && !hasLimit) return undefined;
  return {
    protect,
    maxDestroys,
    maxActions,
    fullPlan: mayReadWholePlan(policy, subject),
    approvals: approvalsFor(subject, token),
  };
}

/** The result where nothing was started, because the workspaces could not be listed. */
export async function nothingJudged(
  plan: PlanSettings,
  failure: ReturnType<typeof failureOf>,
  durationMs: number,
): Promise<GateResult> {
  const { unjudgedResult } = await import('../gate/result.ts');
  const failures = describeSelected(plan).map((workspace) => ({ workspace, failure }));
  return unjudgedResult(failures, durationMs);
}
