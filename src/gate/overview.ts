/**
 * Looks at many runs with one request: the organization's list of runs that have not ended. The list is limited to 30
 * requests a minute for all who share it, so only a job with many runs asks for it, and rarely.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import type { Run } from '../client/wire/run.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import type { Clock } from '../model/ports.ts';
import { runKind } from '../model/status.ts';
import { jobCountOf } from './groups.ts';
import type { AskedRuns, GateRequest } from './request.ts';

/** With this many runs or more, lists need fewer requests than reading each run. */
export const MANY_RUNS = 10;
/** The shortest time between two lists. */
const LIST_EVERY_MS = 10_000;
/** In a matrix, the time between two lists is at least this for each job: they share the 30 requests, and leave some to others. */
const LIST_EVERY_MS_PER_JOB = 2_500;
/** A list that needs more time than this, because the service asks for a wait, is given up. */
const LIST_BUDGET_MS = 15_000;
/** A run in a stage of tasks is read itself after this time, or after so many lists if they take longer. */
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
/** After a list was refused, none is requested for the time of its rate limit. */
const PAUSE_AFTER_REFUSAL_MS = 60_000;
const LARGEST_PAGE = 100;

type Runs = ReadonlyMap<string, Run>;
export type Overview = ReturnType<typeof createOverview>;

/** Makes the overview of one job. It sends no request before a run is watched. */
export function createOverview(
  {
    change: { changeRequest },
    plan: { organization, mode, group },
  }: Pick<GateRequest, 'change'> & { plan: AskedRuns },
  client: Client,
  clock: Clock,
) {
  /** When the watching of each run began. */
  const watched = new Map<string, number>();
  /** When each run was first listed in a stage of tasks, or was last read itself in one. */
  const stagedAt = new Map<string, number>();
  /** When the next list may be requested; never while one is under way. */
  let nextAt = Number.NEGATIVE_INFINITY;
  let requestedAt = nextAt;
  let listing: Promise<Runs | undefined> | undefined;
  /** A text in the messages of all runs of this job, by which the service finds them; undefined if it finds none by it. */
  let searchText = group ?? changeRequest;
  const everyMs = Math.max(LIST_EVERY_MS, jobCountOf(group) * LIST_EVERY_MS_PER_JOB);
  const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);

  /** Runs that go on, by their ids; undefined if the service refuses the list. */
  async function list(search: string | undefined): Promise<Runs | undefined> {
    try {
      const soon = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
      const runs = await soon.runs.listMoving(organization, mode, search).all();
      return new Map(runs.map((run) => [run.id, run]));
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
      return undefined;
    }
  }

  /** The runs of this job that have not ended, by a list that is not older than `everyMs`; undefined if there is none. */
  async function latestList(): Promise<Runs | undefined> {
    if (clock.now() >= nextAt) {
      requestedAt = clock.now();
      nextAt = Number.POSITIVE_INFINITY;
      listing = list(searchText).then((runs) => {
        nextAt = clock.now() + (runs ? everyMs : PAUSE_AFTER_REFUSAL_MS);
        if (runs?.size === 0) searchText = undefined;
        return runs;
      });
    }
    return await listing;
  }

  /** Whether a run in a stage of tasks was seen in it first, or was last read itself, not long ago. */
  function isStageRecent(runId: string): boolean {
    const nowMs = clock.now();
    const sinceMs = stagedAt.get(runId) ?? nowMs;
    const isRecent = nowMs - sinceMs < stageMs;
    stagedAt.set(runId, isRecent ? sinceMs : nowMs);
    return isRecent;
  }

  return {
    /** All runs of the change request that have not ended. */
    listOfChange: () => list(changeRequest),
    watch: (runId: string) => watched.set(runId, clock.now()),
    forget: (runId: string) => watched.delete(runId),
    /** The run as the list has it, if it is still moving by that; undefined if the run itself has to be read. */
    async movingRun(last: Run): Promise<Run | undefined> {
      if (watched.size < MANY_RUNS) return undefined;
      const listed = await latestList();
      if (listed === undefined) return undefined;
      const watchedSince = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
      // A run that is younger than the list cannot be in it, and counts as it was read last.
      const run = listed.get(last.id) ?? (watchedSince > requestedAt ? last : undefined);
      const status = run?.attributes.status ?? '';
      if (runKind(mode, status) !== 'moving') return undefined;
      // A run in a stage of tasks may wait for a person, which only its stages show.
      const isInStage = /^(?:pre|post)_/.test(status);
      return isInStage && !isStageRecent(last.id) ? undefined : run;
    },
  };
}

/** Workspaces by their names, from one list. A workspace that is not in it has to be requested by itself. */
export async function listWorkspaces(
  client: Client,
  organization: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Workspace>> {
  const byName = new Map<string, Workspace>();
  if (names.length < MANY_RUNS) return byName;
  const listing = client.workspaces.list(organization);
  try {
    const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
    const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
    // All pages are read only where that takes far fewer requests than one for each workspace.
    const isWorthAll = pages > 1 && pages <= names.length / 2;
    const workspaces = isWorthAll ? await listing.all() : items;
    for (const workspace of workspaces) byName.set(workspace.attributes.name, workspace);
  } catch (error) {
    // The requests for single workspaces will say what is wrong.
    if (!(error instanceof ServiceError)) throw error;
  }
  return byName;
}
