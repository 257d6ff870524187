/**
 * The runs of one pull request, found by the tag in which the message of each run of the gate ends: the run of an earlier
 * attempt of this job, the runs of one commit for commands, and the speculative runs of earlier pushes, which are canceled
 * because their results are no longer needed.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run, RunOptions } from '../client/wire/run.ts';
import { differencesFromOptions } from '../policy/run-differences.ts';
import type { Random, Clock } from '../model/ports.ts';
import { runKind } from '../model/status.ts';
import { isRefusal, noneIfNotFound } from './failure-of.ts';
import { MANY_RUNS, type Overview } from './overview.ts';
import type { GatePorts, GateRequest, UntimedEvent, WorkspaceProgress } from './result.ts';
import { errorMessage } from '../model/error-message.ts';
import { timeOf } from '../model/parse.ts';

/** A run that makes earlier ones superfluous, and what its job is about. */
interface Superseding {
  /** As in `acme/infra#42`. */
  changeRequest: string;
  /** The commit of the run: jobs of the same commit leave each other alone. */
  commit?: string | undefined;
  /** The options of the run: a run with other options answers another question. */
  options?: RunOptions | undefined;
  run: Run;
}

/**
 * Each workspace waits for a random time before its list, up to this many of the client's pauses: the service allows 30
 * lists of runs a minute for all clients. With many gates, most end before their turn.
 */
const MOST_PAUSES = 150;
/** If the service asks for a longer wait, the earlier runs are left alone. */
const SUPERSEDED_BUDGET_MS = 30_000;

/** Cancels what the runs of this job supersede, in the background. @param deadline monotonic */
export function startSuperseder(
  { changeRequest, commit, workspaces, plan }: GateRequest,
  {
    client: clientOfGate,
    signal,
    log,
    clock,
    random,
    overview,
  }: GatePorts & { overview: Overview },
  deadline: number,
  emit: (event: UntimedEvent) => void,
) {
  const closing = new AbortController();
  const stopped = AbortSignal.any([signal, closing.signal]);
  const watchingClient = clientOfGate.with({ signal: stopped, deadline, watching: true });
  /** Resolves when the workspaces before have had their turn. */
  let queue: Promise<void> = Promise.resolve();
  /** What one refusal says holds for all workspaces of the token, so that it is said once. */
  let wasRefused = false;
  const { cancelSuperseded: isOn, mode, runOptions: options } = plan;
  const isWanted = isOn && changeRequest !== undefined && mode === 'speculative';
  // Requested before this job has runs, which would fill the list.
  const listing =
    isWanted && workspaces.length >= MANY_RUNS
      ? overview.listOfChange().catch(() => undefined)
      : undefined;

  async function endEarlier(
    workspace: string,
    superseding: Superseding & { workspaceId: string },
  ): Promise<void> {
    if (stopped.aborted) return;
    try {
      const moving = await listing;
      if (moving === undefined) {
        await clock.sleep(MOST_PAUSES * random() * watchingClient.pauseMs(), stopped);
      }
      const client = watchingClient.with({
        deadline: Math.min(deadline, clock.now() + SUPERSEDED_BUDGET_MS),
      });
      const { ended, refused } = await cancelSuperseded(superseding, client, moving?.values());
      const why = 'superseded by a newer push to the same pull request';
      for (const runId of ended) emit({ kind: 'canceling', workspace, runId, why });
      if (refused !== undefined && !wasRefused) {
        wasRefused = true;
        log.info(
          `Runs of earlier pushes go on, as ${refused} in ${workspace}: this token may not cancel runs, which takes the permission to apply them. They are speculative and apply nothing. \`cancel-superseded: false\` leaves them alone.`,
        );
      }
    } catch (error) {
      log.debug(`Earlier runs of ${workspace} were not searched: ${errorMessage(error)}`);
    }
  }

  return {
    /** Cancels what this run supersedes, one workspace after the other: lists of runs are limited to 30 a minute. */
    supersede: (workspace: string, started: { workspaceId: string; run: Run }): void => {
      if (!isWanted) return;
      const superseding = { ...started, changeRequest, commit, options };
      queue = queue.then(() => endEarlier(workspace, superseding));
    },
    async close(): Promise<void> {
      closing.abort();
      await queue;
    },
  };
}

/**
 * Cancels earlier runs with the tag of this pull request that are speculative and not over; a run that
 * waits is discarded. A run that cannot be canceled is left alone.
 * @param moving the runs that have not ended, if they are known already
 * @returns the ids of the runs that are ending, and of one that this token may not end
 * @throws what the client threw while listing.
 */
export async function cancelSuperseded(
  superseding: Superseding & { workspaceId: string },
  client: Client,
  moving?: Iterable<Run>,
): Promise<{ ended: string[]; refused?: string }> {
  const { workspaceId, changeRequest } = superseding;
  const runs = moving
    ? [...moving].filter((run) => relatedId(run, 'workspace') === workspaceId)
    : (await client.runs.list(workspaceId, { search: changeRequest }).page({ size: 50 })).items;
  const ended: string[] = [];
  for (const { id, attributes } of runs.filter((run) => isSupersededRun(run, superseding))) {
    const outcome =
      attributes.permissions?.['can-cancel'] === false
        ? 'refused'
        : await cancelOrDiscard(id, client);
    // If the token may not cancel one of them, it may not cancel the others.
    if (outcome === 'refused') return { ended, refused: id };
    if (outcome === 'ended') ended.push(id);
  }
  return { ended };
}

/** Whether the run makes the other one superfluous: the same change at an earlier commit, the same options, and not over yet. */
export function isSupersededRun(other: Run, superseding: Superseding): boolean {
  const { run, changeRequest, commit = '', options = {} } = superseding;
  const { attributes } = other;
  const kind = runKind('speculative', attributes.status);
  const ownNumber = jobNumberOf(run);
  return (
    other.id !== run.id &&
    attributes['plan-only'] === true &&
    isRunOfChange(attributes.message, changeRequest) &&
    !isRunOfCommit(attributes.message, changeRequest, commit) &&
    differencesFromOptions(other, options).length === 0 &&
    (kind === 'moving' || kind === 'person') &&
    // An older job that comes late must not cancel the newer one's run: its number is lower, or its run older.
    (ownNumber === 0 || jobNumberOf(other) <= ownNumber) &&
    timeOf(attributes['created-at']) < timeOf(run.attributes['created-at'])
  );
}

/** @returns `refused` if the token may not end the run; undefined if it could not be ended for another reason */
async function cancelOrDiscard(
  id: string,
  client: Client,
): Promise<'ended' | 'refused' | undefined> {
  const comment = 'Superseded by a newer push to the same pull request.';
  const ways = [() => client.runs.cancel(id, comment), () => client.runs.discard(id, comment)];
  for (const end of ways) {
    try {
      await end();
      return 'ended';
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
      if (isRefusal(error)) return 'refused';
      // A conflict says that the run cannot be ended in this way at present.
      if (error.code !== 'conflict') return undefined;
    }
  }
  return undefined;
}

const TAG_START = '[plangate ';
/** The service shows messages in lists; a longer one is cut there anyway. */
const LONGEST_MESSAGE = 1_000;

/** The message of a run, `Plan for #42 [plangate acme/infra#42 k3x9…-17@6f1cb40…]`: its tag names the change, the job's number and the commit. */
export function runMessage(
  message: string,
  random: Random,
  {
    changeRequest,
    commit,
    group,
    jobNumber,
  }: { changeRequest?: string; commit?: string; group?: string; jobNumber?: number | undefined },
): string {
  const changePart = changeRequest === undefined ? '' : `${cleanForTag(changeRequest)} `;
  const groupPart = group === undefined ? '' : `${group}.`;
  const commitPart = commit ? `@${cleanForTag(commit)}` : '';
  // It tells apart runs of the same job, so that a run is found again whose answer was lost.
  const nonce = Array.from({ length: 4 }, () =>
    Math.floor(random() * 36 ** 4)
      .toString(36)
      .padStart(4, '0'),
  ).join('');
  const numberPart = jobNumber === undefined ? '' : `-${jobNumber}`;
  const tag = `${TAG_START}${changePart}${groupPart}${nonce}${numberPart}${commitPart}]`;
  const title = cleanForTag(message).slice(0, LONGEST_MESSAGE - tag.length - 1);
  return title === '' ? tag : `${title} ${tag}`;
}

/**
 * The parts of the tag in which a message ends: text of a pull request cannot come after it. The last word is the
 * group, nonce and commit of the run, and what is before it names the change.
 */
function readTag(message: string | null | undefined) {
  if (!message?.endsWith(']')) return undefined;
  const start = message.lastIndexOf(TAG_START);
  if (start < 0) return undefined;
  const words = message.slice(start + TAG_START.length, -1).split(' ');
  return { change: words.slice(0, -1).join(' '), runName: words.slice(-1).join() };
}

/** Whether a run with this message is one of the gate for this pull request. */
export function isRunOfChange(message: string | null | undefined, changeRequest: string): boolean {
  return readTag(message)?.change === cleanForTag(changeRequest);
}

/** Whether a run with this message is one of the gate for this commit of the pull request. */
export function isRunOfCommit(
  message: string | null | undefined,
  changeRequest: string,
  commit: string,
) {
  const tag = readTag(message);
  return tag?.change === cleanForTag(changeRequest) && tag.runName.endsWith(`@${commit}`);
}

/** The number of the job that started the run; 0 if it has none. */
function jobNumberOf({ attributes }: Run): number {
  const named = readTag(attributes.message)?.runName.match(/-(\d+)(?:@|$)/);
  return Number(named?.[1] ?? 0);
}

/** Whether a run with this message was started by this group of a matrix. */
export function isRunOfGroup(message: string | null | undefined, group: string): boolean {
  return readTag(message)?.runName.startsWith(`${group}.`) === true;
}

/** The change in the tag of this message; undefined if its job knew none. */
export function changeOfRun(message: string | null | undefined): string | undefined {
  return readTag(message)?.change || undefined;
}

/**
 * Whether both are known, and are not the same change. The key of a comment may follow each, as in
 * `acme/infra#42/prod`: the jobs of a matrix need not have the same one.
 */
export function areDifferentChanges(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  // With the slash, `acme/infra#4` is not the beginning of `acme/infra#42`.
  const first = `${cleanForTag(one)}/`;
  const second = `${cleanForTag(other)}/`;
  return !first.startsWith(second) && !second.startsWith(first);
}

/** The text on one line, without the bracket that begins a tag. */
function cleanForTag(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('[plangate', '(plangate')
    .trim();
}

/** Without an answer for so long, new runs are started. */
const LIST_BUDGET_MS = 15_000;

/**
 * Makes the function that finds the run of an earlier attempt of this job, which may be overridden by now: the gate's comment
 * names it, else it is the newest run of this commit. A group of a matrix writes no comment, and only the runs that it
 * started count. Everything is asked once, and when it is needed first.
 */
export function earlierRunFinder(request: GateRequest, client: Client, clock: Clock) {
  const { earlierRuns, mayBeRepeated, changeRequest, commit } = request;
  const { group, organization, mode } = request.plan;
  const mayList = mayBeRepeated === true && changeRequest !== undefined && commit !== undefined;
  let hints: ReturnType<NonNullable<typeof earlierRuns>> | undefined;
  let listing: Promise<Run[]> | undefined;

  async function list(ofChange: string, ofCommit: string): Promise<Run[]> {
    const { runs } = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
    try {
      const search = group ?? ofChange;
      const listed = runs.listPlanned(organization, mode, search);
      const { items } = await listed.page({ size: 100 });
      return items.filter(
        ({ attributes: { message } }) =>
          isRunOfCommit(message, ofChange, ofCommit) &&
          (group === undefined || isRunOfGroup(message, group)),
      );
    } catch (error) {
      // A service may have no list of an organization.
      if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
      return [];
    }
  }

  return async ({ name, workspaceId }: WorkspaceProgress): Promise<string | undefined> => {
    if (group === undefined) {
      hints ??= earlierRuns?.();
      const runs = (await hints) ?? {};
      if (Object.hasOwn(runs, name)) return runs[name];
    }
    if (!mayList) return undefined;
    listing ??= list(changeRequest, commit);
    const runs = await listing;
    return newestRunOf(runs.filter((run) => relatedId(run, 'workspace') === workspaceId))?.id;
  };
}

function newestRunOf(runs: readonly Run[]): Run | undefined {
  const [newest] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
  return newest;
}

/** Milliseconds since 1970; 0 if the service does not say it. */
function createdAt({ attributes }: Run): number {
  return timeOf(attributes['created-at']) || 0;
}

interface CommitQuery {
  organization: string;
  workspaces: readonly string[];
  /** As in `acme/infra#42`; with a key as in `acme/infra#42/KEY`. */
  changeRequest: string;
  commit: string;
  /** By workspace, the run that the report on this commit is about: it may be of an earlier commit. */
  named?: Readonly<Record<string, string>>;
}

export interface RunOfCommit {
  workspace: string;
  workspaceId: string;
  run: Run;
}

/**
 * The newest run of each of these workspaces that exists. A comment can only name one that the service lists for the
 * same pull request.
 *
 * @throws ServiceError what the client threw while looking
 */
export async function runsOfCommit(
  client: Client,
  { organization, workspaces, changeRequest, commit, named = {} }: CommitQuery,
): Promise<RunOfCommit[]> {
  const runs: RunOfCommit[] = [];
  for (const name of new Set(workspaces)) {
    const workspace = await client.workspaces.showByName(organization, name).catch(noneIfNotFound);
    if (workspace === undefined) continue;
    const { id } = workspace;
    const { items } = await client.runs.list(id, { search: changeRequest }).page({ size: 100 });
    const ofChange = items.filter(
      (run) =>
        relatedId(run, 'workspace') === id && isRunOfChange(run.attributes.message, changeRequest),
    );
    const ofCommit = ofChange.filter((run) =>
      isRunOfCommit(run.attributes.message, changeRequest, commit),
    );
    const run = newestRunOf(ofCommit) ?? ofChange.find((listed) => listed.id === named[name]);
    if (run !== undefined) runs.push({ workspace: name, workspaceId: id, run });
  }
  return runs;
}
