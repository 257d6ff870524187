/**
 * Whether a run belongs to this gate, and whether it may still be used: asked before a run is taken over, combined or
 * overridden by a command. A seal says that this gate made its configuration version for this change, commit and workspace,
 * and the service says everything else. A text that anybody could have written only ever refuses.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import type { ConfigurationVersion } from '../client/wire/configuration-version.ts';
import { related, relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import type { Clock } from '../model/ports.ts';
import {
  NO_SEAL,
  sealIn,
  type NotOwn,
  type RunSeals,
  type SealedFacts,
} from '../trust/run-seals.ts';
import { isRefusal } from './failure-of.ts';
import { createdAt, MOST_PLAN_AGE_MS, UnreadError, type ListedRuns } from './listed-runs.ts';
import { namesGate } from './run-message.ts';

/** How the comment on a run begins whose use was ended. */
const AGAIN = '/plangate again';

/** The comment on a run by which its use ends. @param by who commanded it, in which job */
export function commentOfAgain(by: string, jobUrl: string | undefined): string {
  const where = jobUrl === undefined ? '' : ` (${jobUrl})`;
  return `${AGAIN} by ${by}${where}: no later job takes this run over.`;
}

export interface RunToExamine {
  run: Run;
  workspaceId: string;
  /** Its seals in the comment of the gate or in the report of a group: some services do not keep one in the message. */
  otherSeals?: readonly string[] | undefined;
}

export interface OwnRunPorts {
  client: Client;
  clock: Clock;
  seals: RunSeals;
  /** All runs that name the change or the group, newest first. */
  listed: ListedRuns;
  /** As in `acme/infra#42`, as the messages of the gate's runs name it; undefined for jobs about no change. */
  changeRequest: string | undefined;
  /**
   * Ids of runs whose use was ended and that the comment of the gate names, for a service that lets this token write no
   * comment on a run. Resolves to undefined if the comment could not be read. Left out where the gate has no comment.
   */
  endedByComment?: (() => Promise<ReadonlySet<string> | undefined>) | undefined;
  /** Whether the run counts at any age: people approved it, and all that its plan depends on is as it was. */
  atAnyAge?: boolean | undefined;
}

/** A run of this gate. */
export interface OwnRun {
  versionId: string;
  /** Of the seal that was made when the run was started. */
  facts: SealedFacts;
  /** That seal, and whether the message of the run has it. */
  seal: string;
  isInMessage: boolean;
  /** Of the seals by which jobs of this gate took the run over for later commits. */
  later: SealedFacts[];
}

/** Opens the seals of a run. Nothing is asked. */
export function openSealsOf(
  { run, workspaceId, otherSeals = [] }: RunToExamine,
  { client, seals }: Pick<OwnRunPorts, 'client' | 'seals'>,
): OwnRun | NotOwn {
  if (relatedId(run, 'workspace') !== workspaceId) {
    return { why: 'other-workspace', text: 'belongs to another workspace' };
  }
  const versionId = relatedId(run, 'configuration-version');
  if (versionId === undefined) {
    return { why: 'unknown-version', text: 'does not say which configuration version it planned' };
  }
  const version = { service: client.origin, workspaceId, versionId };
  const message = sealIn(run.attributes.message ?? '');
  const texts = [...(message === undefined ? [] : [message]), ...otherSeals];
  const opened = texts.map((text) => ({ text, facts: seals.open(text, version) }));
  let own: OwnRun | undefined;
  const later: SealedFacts[] = [];
  for (const { text, facts } of opened) {
    if ('why' in facts) continue;
    if (facts.kind === 'taken-over') later.push(facts);
    else own ??= { versionId, facts, seal: text, isInMessage: text === message, later };
  }
  if (own !== undefined) return own;
  const [notOwn = NO_SEAL] = opened.flatMap(({ facts }) => ('why' in facts ? [facts] : []));
  return notOwn;
}

/** What is sealed of the run for this commit: a job of the gate started it for that, or took it over. */
export function factsFor(
  { facts, later }: Pick<OwnRun, 'facts' | 'later'>,
  head: string,
): SealedFacts | undefined {
  return [facts, ...later].find((each) => each.head === head);
}

/** How far the service's clock may be ahead of this one. */
const SKEW_MS = 5 * 60_000;

/** By the service's own clock, if it says what time it is: the clock of this machine may be wrong. */
export function ageMsOf(run: Run, { client, clock }: { client: Client; clock: Clock }): number {
  return (client.lastAnswerAt() ?? clock.date().getTime()) - createdAt(run);
}

/**
 * Asks the service everything by which a run with a seal counts.
 *
 * @param head the commit for which it is to count
 * @param ports.version its configuration version, if it came with the run
 * @returns as `why` the end of a sentence about the run; undefined if it counts
 * @throws UnreadError if something that could end its use was not read, or what the client threw
 */
export async function whyNotUsable(
  run: Run,
  { facts, versionId, isInMessage }: OwnRun,
  head: string,
  ports: OwnRunPorts & { version?: ConfigurationVersion | undefined },
): Promise<string | undefined> {
  const { client, changeRequest, seals } = ports;
  const { attributes } = run;
  if (facts.base !== (seals.change.base ?? '')) return 'was started for another target branch';
  const planned = facts.mode === 'speculative' ? 'plan-only' : 'save-plan';
  if (attributes[planned] !== true) return `is not ${facts.mode}`;
  if (facts.mode === 'provisional' && attributes['auto-apply'] !== false) {
    return 'does not say that nothing applies it by itself';
  }
  const ageMs = ageMsOf(run, ports);
  const mostMs = ports.atAnyAge === true ? Infinity : MOST_PLAN_AGE_MS;
  if (!(ageMs >= -SKEW_MS && ageMs <= mostMs)) return 'is older than a day';
  const version = ports.version ?? (await client.configurationVersions.show(versionId)).version;
  const ingress = related(version, 'ingress-attributes');
  if (version.id !== versionId || ingress.unreadable || (ingress.named ?? []).length > 0) {
    return 'was started by version control';
  }
  // The service starts the run of such a version, and writes its message.
  if (isInMessage && version.attributes['auto-queue-runs'] === true) {
    return 'is not the run that its upload started';
  }
  // Nobody commands anything where there is no request, and its runs have no other reader.
  if (changeRequest === undefined) return undefined;
  const workspaceId = relatedId(run, 'workspace') ?? '';
  const created = createdAt(run);
  // Where the service writes the messages itself, a search for our text finds nothing, so all runs are listed.
  // Of two runs of one version, the older one may be the one that a job started.
  const sinceMs = created - MOST_PLAN_AGE_MS;
  const listed = await ports.listed[isInMessage ? 'since' : 'allSince'](workspaceId, sinceMs);
  const others = listed.filter(({ id }) => id !== run.id);
  const twin = others.find((other) => relatedId(other, 'configuration-version') === versionId);
  if (twin !== undefined) return `is not the only run of its configuration version: ${twin.id}`;
  const newer = others.find(
    (other) =>
      !(createdAt(other) < created) &&
      [facts.head, head].some((commit) =>
        namesGate(other.attributes.message, { changeRequest, facts: { ...facts, head: commit } }),
      ),
  );
  if (newer !== undefined) return `is older than run ${newer.id}, which names the same commit`;
  if (await wasEnded(run.id, ports)) return 'was ended by `/plangate again`';
  return undefined;
}

/** Whether a comment on the run ends its use. @throws UnreadError if one has no text, or what the client threw */
export async function saysAgain(runId: string, client: Client): Promise<boolean> {
  const comments = await client.runs.comments(runId);
  if (comments.includes(undefined)) throw new UnreadError(`A comment on run ${runId} has no text.`);
  return comments.some((comment) => comment?.trimStart().startsWith(AGAIN));
}

/** Whether somebody ended the use of the run. @throws UnreadError if that is not known */
async function wasEnded(
  runId: string,
  { client, endedByComment }: Pick<OwnRunPorts, 'client' | 'endedByComment'>,
): Promise<boolean> {
  try {
    return await saysAgain(runId, client);
  } catch (error) {
    if (error instanceof UnreadError) throw error;
    if (error instanceof ServiceError && error.code === 'aborted') throw error;
    if (!isRefusal(error)) {
      throw new UnreadError(`The comments on run ${runId} could not be read.`, { cause: error });
    }
  }
  if (endedByComment === undefined) return false;
  const ended = await endedByComment();
  if (ended === undefined) {
    throw new UnreadError('The comment of the gate, which could name it as ended, was not read.');
  }
  return ended.has(runId);
}

/** Whether somebody ended the use of the run, or that is not known. */
export async function mayBeEnded(
  runId: string,
  ports: Pick<OwnRunPorts, 'client' | 'endedByComment'>,
): Promise<boolean> {
  return wasEnded(runId, ports).catch((error: unknown) => {
    if (error instanceof UnreadError) return true;
    throw error;
  });
}
