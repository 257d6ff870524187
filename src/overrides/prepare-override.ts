/**
 * `/plangate override`: overrides the failures that wait at the service. Everything is asked before anything is overridden. What
 * the service does not know is approved by a line of its own (`approvals/`).
 */
import { onHostError } from '../hosts/host-error.ts';
import { textOf } from '../model/finding.ts';
import { quote } from '../model/quote.ts';
import { ownersOf, type Approvers, type PolicyOwners } from '../policy/policy-owners.ts';
import type { GivenCommand } from '../model/comment-commands.ts';
import type { AuditRecord } from '../model/acts-on-runs.ts';
import { answerInComment } from './answer-command.ts';
import {
  CommandRefused,
  MOST_IN_MESSAGE,
  type AllowedCommand,
  type CommentWork,
} from './command-work.ts';
import { findRuns, type RunOfCommit } from './find-runs.ts';
import {
  overrideRuns,
  previewOverride,
  readOverridable,
  type OverridableFailure,
} from './override-run.ts';

type OwnersRequest = AllowedCommand & { owners: PolicyOwners };

/** The time for reading what waits. */
const MOST_READING_MS = 90_000;

/** @returns what overrides, once everything else of the command was asked */
export async function prepareOverride(
  request: OwnersRequest,
  work: CommentWork,
): Promise<() => Promise<AuditRecord[]>> {
  const found = await findRuns(request, work);
  const { runs } = found;
  /** Ids of what may be overridden at the service; undefined if all policies have the same owners. */
  let onlyIds: ReadonlySet<string> | undefined;
  if (request.owners.lines.length > 0) {
    const waiting = await readWaiting(runs, work);
    const ofOthers = await namesOfOthers(waiting.failures, request);
    if (ofOthers.length > 0) await refuseOfOthers(ofOthers, request, work);
    onlyIds = waiting.ids;
  }
  await mustBeWhole(runs, onlyIds, work);
  return () => overrideAll(found, onlyIds, request, work);
}

/** Reads from the service which failures an override of these runs would accept. Failures without a certain name refuse it. */
async function readWaiting(
  runs: readonly RunOfCommit[],
  { client, io }: CommentWork,
): Promise<{ ids: ReadonlySet<string>; failures: OverridableFailure[] }> {
  const ports = { ...io, client, deadline: io.clock.now() + MOST_READING_MS };
  const waiting = await Promise.all(runs.map(({ run }) => readOverridable(run, ports)));
  const doubts = waiting.flatMap((ofRun) => ofRun.doubts);
  if (doubts.length > 0) {
    throw new CommandRefused(
      `The owners of the failed policies are unknown. ${doubts.slice(0, 5).map(textOf).join(' ')}`,
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
  { author, owners, named }: OwnersRequest,
): Promise<string[]> {
  /** The host is asked once for each list of owners. */
  const isOwnerOf = new Map<Approvers, boolean>();
  const ofOthers = new Set<string>();
  for (const failure of failures) {
    const approvers = 'runTask' in failure ? owners.others : ownersOf(owners, failure);
    const isOwner = isOwnerOf.get(approvers) ?? (await named(approvers)).ids.has(author.id);
    isOwnerOf.set(approvers, isOwner);
    if (isOwner) continue;
    const names = approvers.names.length > 0 ? approvers.names.join(', ') : 'nobody';
    ofOthers.add(`${failureName(failure)} (${names})`);
  }
  return [...ofOthers];
}

function failureName(failure: OverridableFailure): string {
  if ('runTask' in failure) return `run task ${quote(failure.runTask)}`;
  const { policySet, policy } = failure;
  return quote(policySet === '' ? policy : `${policySet}/${policy}`);
}

/** Refuses the command, and says in the comment of the gate who may. Nothing is overridden, even if the comment cannot say so. */
async function refuseOfOthers(
  ofOthers: readonly string[],
  request: OwnersRequest,
  work: CommentWork,
): Promise<never> {
  const { by, at, commit } = request;
  const reason = ofOthers.slice(0, MOST_IN_MESSAGE).join('; ');
  const answer: GivenCommand = { verb: 'not-owner', by, at, commit, reason: '' };
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
  runs: readonly RunOfCommit[],
  onlyIds: ReadonlySet<string> | undefined,
  { client }: CommentWork,
): Promise<void> {
  const previews = await Promise.all(
    runs.map(({ run }) => previewOverride(client, run.id, onlyIds)),
  );
  const sum = (name: 'overridable' | 'refused' | 'final') =>
    previews.reduce((total, preview) => total + preview[name], 0);
  const [overridable, refused, final] = [sum('overridable'), sum('refused'), sum('final')];
  if (refused + final === 0 && overridable > 0) return;
  throw new CommandRefused(
    `0 overridden, ${refused} that this token may not override, ${final} that cannot be overridden. What own policies and the guard stop is approved by the line that the report shows.`,
  );
}

async function overrideAll(
  { organization, runs }: Awaited<ReturnType<typeof findRuns>>,
  onlyIds: ReadonlySet<string> | undefined,
  { reason, by, event }: AllowedCommand,
  { client, io, log }: CommentWork,
): Promise<AuditRecord[]> {
  const actor = { by, job: event.job?.url };
  const requests = runs.map(({ run, workspace: name }) => {
    const onlyIn = { organization, selectors: [{ kind: 'name' as const, name }] };
    return { runId: run.id, reason, actor, onlyIn, onlyIds };
  });
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
  if (refused + final === 0 && overridden > 0) return [...audit];
  io.runner.output('audit', JSON.stringify(audit));
  throw new CommandRefused(
    `${overridden} overridden, ${refused} that this token may not override, ${final} that cannot be overridden.`,
  );
}
