/**
 * The runs of one change. The speculative ones of earlier pushes to a pull request are canceled, because their results are no
 * longer needed, and an apply ends the saved plans that earlier jobs left. Messages say where to look, and seals which runs are
 * those of the gate.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run, RunOptions } from '../client/wire/run.ts';
import { differencesFromOptions } from '../policy/run-differences.ts';
import { isRunOver, runKind, type Mode } from '../model/status.ts';
import type { RunOfReport, RunSeals } from '../trust/run-seals.ts';
import { isRefusal, noneIfNotFound } from './failure-of.ts';
import { createdAt } from './listed-runs.ts';
import { MANY_RUNS } from './overview.ts';
import { openSealsOf, type OwnRun } from './own-run.ts';
import { jobNumberIn, namesChange, namesCommit } from './run-message.ts';
import type { ServiceScope } from './service-scope.ts';
import { errorMessage } from '../model/error-message.ts';

/** A run that makes earlier ones superfluous, and what its job is about. */
interface Superseding {
  /** As `changeOfGate` writes it. */
  changeRequest: string;
  /** The commit of the run: jobs of the same commit leave each other alone. */
  commit: string;
  /** Opens the seals of earlier runs: no other run is canceled. */
  seals: RunSeals;
  /** The name of the gate. */
  gate: string;
  /** Of the run. Of provisional ones, those of the same commit are superfluous, too: an earlier attempt left them. */
  mode: Mode;
  /** The options of the run: a run with other options answers another question. */
  options?: RunOptions | undefined;
  run: Run;
}

/** What supersedes others: a run and its options. */
interface SupersedingRun {
  workspaceId: string;
  run: Run;
  options: RunOptions;
}

/**
 * Each workspace waits for a random time before its list, up to this many of the client's pauses: the service allows 30
 * lists of runs a minute for all clients. With many gates, most end before their turn.
 */
const MOST_PAUSES = 150;
/** If the service asks for a longer wait, the earlier runs are left alone. */
const SUPERSEDED_BUDGET_MS = 30_000;

/** Cancels what the runs of this job supersede, in the background. @param workspaces how many there are */
export function startSuperseder(service: ServiceScope, workspaces: number) {
  const { change, plan, overview, signal, deadline, clock, random, emit, info, debug } = service;
  const { changeRequest, sealing } = change;
  const closing = new AbortController();
  const stopped = AbortSignal.any([signal, closing.signal]);
  const watchingClient = service.client.with({ signal: stopped, deadline, watching: true });
  /** Resolves when the workspaces before have had their turn. */
  let queue: Promise<void> = Promise.resolve();
  /** What one refusal says holds for all workspaces of the token, so that it is said once. */
  let wasRefused = false;
  const isWanted =
    changeRequest !== undefined && sealing !== undefined && plan.mode === 'speculative';
  // Requested before this job has runs, which would fill the list.
  const listing =
    isWanted && workspaces >= MANY_RUNS
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
      const { ended, refused } = await cancelEarlier(superseding, client, moving?.values());
      const why = 'superseded by a newer push to the same pull request';
      for (const runId of ended) emit({ kind: 'canceling', workspace, runId, why });
      if (refused !== undefined && !wasRefused) {
        wasRefused = true;
        info(
          `Runs of earlier pushes go on, as ${refused} in ${workspace}: this token may not cancel runs, which takes the permission to apply them. They are speculative and apply nothing.`,
        );
      }
    } catch (error) {
      debug(`Earlier runs of ${workspace} were not searched: ${errorMessage(error)}`);
    }
  }

  return {
    /** Cancels what this run supersedes, one workspace after the other: lists of runs are limited to 30 a minute. */
    supersede: (workspace: string, started: SupersedingRun): void => {
      if (!isWanted) return;
      const { head: commit, seals, gate } = sealing;
      const superseding = { ...started, changeRequest, commit, seals, gate, mode: plan.mode };
      queue = queue.then(() => endEarlier(workspace, superseding));
    },
    async close(): Promise<void> {
      closing.abort();
      await queue;
    },
  };
}

/**
 * Cancels earlier runs with the tag of this pull request that are of the same mode and not over; a run that
 * waits is discarded. A run that cannot be canceled is left alone.
 * @param moving the runs that have not ended, if they are known already
 * @returns the ids of the runs that are ending, and of one that this token may not end
 * @throws what the client threw while listing.
 */
export async function cancelEarlier(
  superseding: Superseding & { workspaceId: string },
  client: Client,
  moving?: Iterable<Run>,
): Promise<{ ended: string[]; refused?: string }> {
  const { workspaceId, changeRequest, commit, gate, seals, mode } = superseding;
  const runs = moving
    ? [...moving].filter((run) => relatedId(run, 'workspace') === workspaceId)
    : (await client.runs.list(workspaceId, { search: changeRequest }).page({ size: 50 })).items;
  const ended: string[] = [];
  for (const run of runs.filter((each) => isSupersededRun(each, superseding))) {
    const { id, attributes } = run;
    const own = openSealsOf({ run, workspaceId }, { client, seals });
    if ('why' in own || own.facts.gate !== gate || own.facts.mode !== mode) continue;
    if (mode === 'speculative' && own.facts.head === commit) continue;
    if (attributes.permissions?.['can-cancel'] === false) return { ended, refused: id };
    if (await isOfVersionControl(own, client)) continue;
    const outcome = await endSuperseded(id, COMMENTS[mode], client);
    // If the token may not cancel one of them, it may not cancel the others.
    if (outcome === 'refused') return { ended, refused: id };
    if (outcome === 'ended') ended.push(id);
  }
  return { ended };
}

async function isOfVersionControl({ versionId }: OwnRun, client: Client): Promise<boolean> {
  const { version } = await client.configurationVersions.show(versionId);
  return relatedId(version, 'ingress-attributes') !== undefined;
}

/** Whether the run seems to make the other one superfluous: the same change at an earlier commit, the same options, and not over yet. */
export function isSupersededRun(
  other: Run,
  superseding: Omit<Superseding, 'seals' | 'gate'>,
): boolean {
  const { run, changeRequest, commit, mode, options = {} } = superseding;
  const { attributes } = other;
  const kind = runKind(mode, attributes.status);
  const isSpeculative = mode === 'speculative';
  const ownNumber = jobNumberIn(run.attributes.message);
  return (
    other.id !== run.id &&
    attributes[isSpeculative ? 'plan-only' : 'save-plan'] === true &&
    namesChange(attributes.message, changeRequest) &&
    !(isSpeculative && namesCommit(attributes.message, changeRequest, commit)) &&
    differencesFromOptions(other, options).length === 0 &&
    (kind === 'moving' ||
      kind === 'person' ||
      (kind === 'good' && !isRunOver(attributes.status))) &&
    // An older job that comes late must not cancel the newer one's run: its number is lower, or its run older.
    (ownNumber === 0 || jobNumberIn(attributes.message) <= ownNumber) &&
    createdAt(other) < createdAt(run)
  );
}

const COMMENTS: Record<Mode, string> = {
  speculative: 'Superseded by a newer push to the same pull request.',
  provisional: 'Superseded by a newer plan to apply.',
};

/** Cancels a run, or discards it where it waits. `goes-on`: it cannot be ended now, whoever asks. */
async function endSuperseded(
  id: string,
  comment: string,
  client: Client,
): Promise<'ended' | 'refused' | 'goes-on'> {
  const ways = [() => client.runs.cancel(id, comment), () => client.runs.discard(id, comment)];
  for (const end of ways) {
    try {
      await end();
      return 'ended';
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
      if (isRefusal(error)) return 'refused';
      // A conflict says that the run cannot be ended in this way at present.
      if (error.code !== 'conflict') return 'goes-on';
    }
  }
  return 'goes-on';
}

/** The listed runs, and those that are only named: by the comment of a gate whose service writes the messages of runs itself. */
export async function withNamedRuns(
  listed: readonly Run[],
  named: readonly Pick<RunOfReport, 'runId'>[],
  client: Client,
): Promise<Run[]> {
  const runs = [...listed];
  for (const { runId } of named) {
    if (runs.some(({ id }) => id === runId)) continue;
    const shown = await client.runs.show(runId).catch(noneIfNotFound);
    if (shown !== undefined) runs.push(shown.run);
  }
  return newestFirst(runs);
}

/** The seals of a run in all reports that name it: one report may have the first, and another a later one, or none. */
export function sealsNamed(runId: string, named: readonly RunOfReport[]): string[] {
  return named.flatMap((each) => (each.runId === runId ? (each.seals ?? []) : []));
}

function newestFirst(runs: readonly Run[]): Run[] {
  return runs.toSorted((one, other) => (createdAt(other) || 0) - (createdAt(one) || 0));
}
