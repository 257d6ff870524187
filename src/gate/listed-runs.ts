/**
 * The runs that the service lists for a change, newest first, read as far back as they are needed. What could end the use of a
 * run has to be known: a list that fails, or that is too long, is not the same as a list without a newer run.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import type { Listing } from '../client/listing.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import type { Clock } from '../model/ports.ts';
import { timeOf } from '../model/parse.ts';
import type { Mode } from '../model/status.ts';

/** What could end the use of an earlier run was not read. */
export class UnreadError extends Error {
  override readonly name = 'UnreadError';
}

/** A plan that is older may not be true any more. */
export const MOST_PLAN_AGE_MS = 24 * 60 * 60_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 5;
/** A list that needs more time than this is given up. */
const LIST_BUDGET_MS = 15_000;

export interface ListedRuns {
  /**
   * The runs of a workspace that were created at this time or later, and maybe older ones.
   *
   * @param sinceMs milliseconds since 1970
   * @throws UnreadError if they were not all read
   */
  since(workspaceId: string, sinceMs: number): Promise<readonly Run[]>;
  /** The same of all runs of the workspace, whatever their messages say. */
  allSince(workspaceId: string, sinceMs: number): Promise<readonly Run[]>;
}

/**
 * @param search a text in the messages of all these runs
 * @param query left out: each workspace is asked by itself
 */
export function createListedRuns(
  client: Client,
  clock: Clock,
  search: string,
  query?: { organization: string; mode: Mode },
): ListedRuns {
  const open = (listing: (client: Client) => Listing<Run>) =>
    createBackwardReader(() => {
      const deadline = clock.now() + LIST_BUDGET_MS;
      return listing(client.with({ deadline }));
    });
  const ofOrganization =
    query && open(({ runs }) => runs.listPlanned(query.organization, query.mode, search));
  const readers = new Map<string, ReturnType<typeof open>>();
  async function ofWorkspace(
    workspaceId: string,
    sinceMs: number,
    text?: string,
  ): Promise<readonly Run[]> {
    const name = `${workspaceId} ${text}`;
    const listing = ({ runs }: Client) =>
      runs.list(workspaceId, text === undefined ? {} : { search: text });
    const reader = readers.get(name) ?? open(listing);
    readers.set(name, reader);
    try {
      return ofOnly(workspaceId, await reader(sinceMs));
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
      throw new UnreadError(`The runs of the workspace could not be listed: ${error.message}`);
    }
  }
  return {
    async since(workspaceId, sinceMs) {
      try {
        const runs = await ofOrganization?.(sinceMs);
        if (runs) return ofOnly(workspaceId, runs);
      } catch (error) {
        // A service may have no list of an organization, and one that is too long may be shorter for a workspace.
        if (error instanceof ServiceError && error.code === 'aborted') throw error;
      }
      return ofWorkspace(workspaceId, sinceMs, search);
    },
    allSince: (workspaceId, sinceMs) => ofWorkspace(workspaceId, sinceMs),
  };
}

function ofOnly(workspaceId: string, runs: readonly Run[]): Run[] {
  return runs.filter((run) => relatedId(run, 'workspace') === workspaceId);
}

/** Reads a list that begins with the newest, page by page, until a page reaches back to the time that is asked for. */
function createBackwardReader(open: () => Listing<Run>) {
  const read: Run[] = [];
  let pages = 0;
  let isAtEnd = false;
  let reading: Promise<unknown> = Promise.resolve();
  async function readUntil(sinceMs: number): Promise<readonly Run[]> {
    while (!isAtEnd && !(createdAt(read.at(-1)) < sinceMs)) {
      if (pages === MOST_PAGES) throw new UnreadError('The list of runs is too long to be read.');
      const { items } = await open().page({ number: pages + 1, size: PAGE_SIZE });
      pages += 1;
      read.push(...items);
      isAtEnd = items.length < PAGE_SIZE;
    }
    return read;
  }
  return (sinceMs: number): Promise<readonly Run[]> => {
    const next = reading.catch(() => undefined).then(() => readUntil(sinceMs));
    reading = next;
    return next;
  };
}

/** Milliseconds since 1970; NaN if the service does not say it. */
export function createdAt(run: Run | undefined): number {
  return timeOf(run?.attributes['created-at']);
}
