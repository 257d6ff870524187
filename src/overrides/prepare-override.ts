/**
 * `/plangate override`: overrides the failures that wait at the service, and approves those of own policies, which the service
 * does not know. `/plangate approve` does the second alone. Everything is asked before anything is overridden. A failure whose
 * policy names who must agree is approved if this person is one of them, and else it stays open: others can approve it.
 */
import { onHostError } from '../hosts/host-error.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { nameSome, quote } from '../model/quote.ts';
import { ownersByLine, ownersOf, toApprovers, type Approvers } from '../policy/policy-owners.ts';
import { mayBeApproved } from '../policy/systems/own-policies.ts';
import type { GivenCommand } from '../trust/seals.ts';
import { answerInComment } from './answer-command.ts';
import { signApprovals, type GateRun, type RunToApprove } from './approvals.ts';
import {
  CommandRefused,
  MOST_IN_MESSAGE,
  type AllowedCommand,
  type CommandRights,
  type CommentWork,
  type GivenApprovals,
} from './command-work.ts';
import { findRuns, inItsForm } from './find-runs.ts';
import {
  overrideRuns,
  previewOverride,
  readOverridable,
  type OverridableFailure,
} from './override-run.ts';
import {
  findOwnFailures,
  MOST_READING_MS,
  policyName,
  pullRequestFor,
  remainingIn,
  toApprove,
  type OwnFailures,
} from './own-failures.ts';
import { permitByRule } from './who-agrees.ts';
import { ALLOWED, isApprover, notAllowed, type NotAllowed, type Permission } from './who-may.ts';

type OwnersRequest = AllowedCommand & CommandRights;

/** @returns what overrides, once everything else of the command was asked */
export async function prepareOverride(
  request: OwnersRequest,
  work: CommentWork,
): Promise<() => Promise<GivenApprovals>> {
  const runs = (await findRuns(request, work)).map(inItsForm);
  const pullRequest = await pullRequestFor(request, work);
  const failing = await findOwnFailures(runs, pullRequest, work);
  const sorted = await sortFailures(failing, request);
  const { verb, owners, byList } = request;
  const isOverride = verb === 'override';
  /** Ids of what may be overridden at the service; undefined if all policies have the same owners. */
  let onlyIds: ReadonlySet<string> | undefined;
  if (isOverride && owners.lines.length > 0 && byList.allowed) {
    const waiting = await readWaiting(runs, work);
    const ofOthers = await namesOfOthers([...waiting.failures, ...sorted.withoutRule], request);
    if (ofOthers.length > 0) await refuseOfOthers(ofOthers, request, work);
    onlyIds = waiting.ids;
  }
  const approved = await signSorted(sorted, failing, request, work);
  if (isOverride) await mustBeWhole(runs, { onlyIds, approved, sorted }, request, work);
  else mustApprove(approved, sorted, request);
  for (const sentence of [...failing.flatMap(remainingIn), ...textsOf(sorted.open)]) {
    work.log.warning(sentence);
  }
  // Whom `override-by` does not name overrides nothing at the service, whatever waits there by then.
  return isOverride && byList.allowed
    ? () => overrideAll(runs, { approved, onlyIds }, request, work)
    : async () => approved;
}

export interface SortedFailures {
  toApprove: RunToApprove[];
  /** Those of policies that name nobody. */
  withoutRule: PolicyResult[];
  /** For each failure that this person cannot approve: which one it is, and why. */
  open: NotAllowed[];
}

/** As people read it: once for all failures of a policy. @param said what is said already, of all failures together */
export function textsOf(open: readonly NotAllowed[], said?: NotAllowed): string[] {
  return [...new Set(open.flatMap(({ why, text }) => (why === said?.why ? [] : [text])))];
}

/** Which failures this person approves. The host is asked once for each list of people. */
export async function sortFailures(
  failing: readonly OwnFailures[],
  request: OwnersRequest,
): Promise<SortedFailures> {
  const sorted: SortedFailures = { toApprove: [], withoutRule: [], open: [] };
  const asked = new Map<string, Promise<Permission>>();
  for (const ofRun of failing) {
    const approved: PolicyResult[] = [];
    for (const failure of ofRun.results.filter(mayBeApproved)) {
      if (failure.approval === undefined) sorted.withoutRule.push(failure);
      const ofPolicy = JSON.stringify([failure.policySet, failure.policy, failure.approval]);
      const asking = asked.get(ofPolicy) ?? permitApproval(failure, request);
      asked.set(ofPolicy, asking);
      const permission = await asking;
      if (permission.allowed) {
        approved.push(failure);
        continue;
      }
      const { why, text } = permission;
      const sentence = `${ofRun.workspace}: ${policyName(failure)} stays open. ${text}`;
      sorted.open.push(notAllowed(why, sentence));
    }
    sorted.toApprove.push(toApprove(ofRun, approved));
  }
  return sorted;
}

/** Whether this person approves the failure. */
async function permitApproval(failure: PolicyResult, request: OwnersRequest): Promise<Permission> {
  const { by, role, owners, isMember, standing, people, byList } = request;
  if (failure.approval === undefined) {
    if (!byList.allowed || failure.system === 'guard') return byList;
    const owner = ownersOf(owners, failure);
    if (await isApprover(owner, { login: by, role, isMember })) return ALLOWED;
    return notAllowed('other-owner', `It belongs to ${owner.names.join(', ') || 'nobody'}.`);
  }
  const { approvers, needed } = failure.approval;
  const rule = { approvers: toApprovers(approvers).approvers, count: needed };
  const byLine = failure.system === 'guard' ? undefined : ownersByLine(owners, failure);
  return permitByRule(rule, byLine, await standing(), people);
}

/** Who pushed is asked only where a policy names who must agree. */
export async function signSorted(
  { toApprove: sorted }: SortedFailures,
  failing: readonly OwnFailures[],
  request: OwnersRequest,
  work: Parameters<typeof signApprovals>[2],
): Promise<GivenApprovals> {
  const isNamed = failing.some(({ results }) => results.some(({ approval }) => approval));
  const appPushed = isNamed && (await request.standing()).appPushed;
  return signApprovals(sorted, { ...request, appPushed }, work);
}

/** Refuses an approval of nothing, and says why. */
export function mustApprove(
  { approvals }: GivenApprovals,
  { open }: SortedFailures,
  { byList, commit }: OwnersRequest,
): void {
  if (approvals.length > 0) return;
  if (open.length > 0) {
    throw new CommandRefused(`Nothing is approved. ${nameSome(textsOf(open), MOST_IN_MESSAGE)}`);
  }
  if (!byList.allowed) throw new CommandRefused(byList.text);
  throw new CommandRefused(`Nothing at ${commit} waits for an approval by this command.`);
}

/** Reads from the service which failures an override of these runs would accept. Failures without a certain name refuse it. */
async function readWaiting(
  runs: readonly GateRun[],
  { client, io }: CommentWork,
): Promise<{ ids: ReadonlySet<string>; failures: OverridableFailure[] }> {
  const ports = { ...io, client, deadline: io.clock.now() + MOST_READING_MS };
  const waiting = await Promise.all(runs.map(({ run }) => readOverridable(run, ports)));
  const doubts = waiting.flatMap((ofRun) => ofRun.doubts);
  if (doubts.length > 0) {
    throw new CommandRefused(
      `The owners of the failed policies are unknown. ${doubts.slice(0, 5).join(' ')}`,
    );
  }
  return {
    ids: new Set(waiting.flatMap(({ ids }) => ids)),
    failures: waiting.flatMap(({ failures }) => failures),
  };
}

/** Names of the failures that the author of the comment does not own, each with the names of those who do. */
async function namesOfOthers(
  failures: readonly OverridableFailure[],
  { by, role, owners, isMember }: OwnersRequest,
): Promise<string[]> {
  const author = { login: by, role, isMember };
  /** The host is asked once for each list of owners. */
  const isOwnerOf = new Map<Approvers, boolean>();
  const ofOthers = new Set<string>();
  for (const failure of failures) {
    const approvers = 'runTask' in failure ? owners.others : ownersOf(owners, failure);
    const isOwner = isOwnerOf.get(approvers) ?? (await isApprover(approvers, author));
    isOwnerOf.set(approvers, isOwner);
    if (isOwner) continue;
    const names = approvers.names.length > 0 ? approvers.names.join(', ') : 'nobody';
    ofOthers.add(`${failureName(failure)} (${names})`);
  }
  return [...ofOthers];
}

function failureName(failure: OverridableFailure): string {
  return 'runTask' in failure ? `run task ${quote(failure.runTask)}` : policyName(failure);
}

/** Refuses the command, and says in the comment of the gate who may. Nothing is overridden, even if the comment cannot say so. */
async function refuseOfOthers(
  ofOthers: readonly string[],
  request: OwnersRequest,
  work: CommentWork,
): Promise<never> {
  const { by, at, commit } = request;
  const reason = ofOthers.slice(0, MOST_IN_MESSAGE).join('; ');
  const answer: GivenCommand = { verb: 'not-owner', by, at, commit, reason: '', approvals: [] };
  const warn = onHostError(({ message }) => work.log.warning(message));
  await answerInComment(request, work.secrets.concealAll(answer), work).catch(warn);
  const left = ofOthers.length - MOST_IN_MESSAGE;
  throw new CommandRefused(
    `${by} is no owner of what this would override. In brackets is who may: ${reason}${left > 0 ? ` and ${left} more` : ''}.`,
    { isAnswered: true },
  );
}

/** Refuses an override that would leave a failure that nobody can override, or that would override nothing. */
async function mustBeWhole(
  runs: readonly GateRun[],
  {
    onlyIds,
    approved: { approvals },
    sorted,
  }: {
    onlyIds: ReadonlySet<string> | undefined;
    approved: GivenApprovals;
    sorted: SortedFailures;
  },
  { byList }: OwnersRequest,
  { client }: CommentWork,
): Promise<void> {
  const previews = await Promise.all(
    runs.map(({ run }) => previewOverride(client, run.id, onlyIds)),
  );
  const sum = (name: 'overridable' | 'refused' | 'final') =>
    previews.reduce((total, preview) => total + preview[name], 0);
  const [overridable, refused, final] = [sum('overridable'), sum('refused'), sum('final')];
  if (!byList.allowed && (overridable > 0 || approvals.length === 0)) {
    const instead = approvals.length > 0 ? ' `/plangate approve` overrides nothing there.' : '';
    throw new CommandRefused(
      [`${byList.text}${instead}`, ...textsOf(sorted.open, byList)].join(' '),
    );
  }
  if (refused + final === 0 && overridable + approvals.length > 0) return;
  throw new CommandRefused(
    [
      `0 overridden, ${refused} that this token may not override, ${final} that cannot be overridden.`,
      ...textsOf(sorted.open),
    ].join(' '),
  );
}

async function overrideAll(
  runs: readonly GateRun[],
  { approved, onlyIds }: { approved: GivenApprovals; onlyIds: ReadonlySet<string> | undefined },
  { reason, by, event }: AllowedCommand,
  { client, io, workspaces, values, log }: CommentWork,
): Promise<GivenApprovals> {
  const onlyIn = { organization: values['organization'] ?? '', workspaces };
  const actor = { by, job: event.job?.url };
  const requests = runs.map(({ run }) => ({ runId: run.id, reason, actor, onlyIn, onlyIds }));
  const { results, failure, overridden, refused, final, next, audit } = await overrideRuns(
    client,
    io.clock,
    requests,
  );
  for (const step of results.flatMap(({ nextSteps }) => nextSteps)) log.info(step);
  if (failure !== undefined) {
    io.runner.output('audit', JSON.stringify(audit));
    throw failure.error;
  }
  for (const [name, items] of Object.entries({ overridden, refused, final, next })) {
    io.runner.output(name, String(items));
  }
  if (refused + final === 0 && overridden + approved.approvals.length > 0) {
    return { ...approved, audit: [...audit, ...approved.audit] };
  }
  io.runner.output('audit', JSON.stringify(audit));
  throw new CommandRefused(
    `${overridden} overridden, ${refused} that this token may not override, ${final} that cannot be overridden.`,
  );
}
