/**
 * Reads what every policy system says about a run that is over, all pages of it. Objects that are
 * not final although the run is get a short while to catch up.
 *
 * The stages of a run are there from its creation on:
 * https://github.com/hashicorp/terraform/blob/v1.16.4/internal/cloud/backend_taskStages.go.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import { findingOf } from '../model/finding.ts';
import type { Listing } from '../client/listing.ts';
import type { Observed } from '../policy/service-evidence.ts';
import type { ReadList } from '../policy/reading.ts';
import { related } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import type { ServiceSystem, SystemReader } from '../policy/systems/policy-system.ts';
import { SERVICE_SYSTEMS } from '../policy/systems/systems.ts';
import { readUntilReady, type PollPorts } from './poll.ts';

/** The time for what only informs. */
const OPTIONAL_BUDGET_MS = 20_000;

export interface ReadPorts extends PollPorts {
  client: Client;
  /** Whether requests are scarce. Then the names of policies that passed are not read. */
  isFrugal?(): boolean;
  /** Whether a list that the run names as empty is left unread. */
  trustsEmptyLists?: boolean;
}

/**
 * Reads what policy systems say of a run.
 *
 * @param options.waitsForPerson whether the run waits for a person: then a part that has not begun does not begin either
 * @param options.systems all of the service when left out
 */
export async function readPolicies(
  run: Run,
  ports: ReadPorts,
  {
    waitsForPerson,
    systems = SERVICE_SYSTEMS,
  }: { waitsForPerson: boolean; systems?: typeof SERVICE_SYSTEMS },
): Promise<Observed[]> {
  const isFinished = ({ system, items }: ReadSystem) =>
    !items.some((item) => system.isUnfinished(item));
  const lists = await readUntilReady(
    () => readListedObjects(ports, run, systems),
    (listed) => waitsForPerson || listed.every(isFinished),
    ports,
  );
  const reader = createSystemReader(ports);
  return await Promise.all(
    lists.map(async ({ system, items, how }) => {
      const objects = items.map(async (item) => ({
        object: system.objectOf(item),
        contents: await system.readDetails(item, reader),
      }));
      return { system, how, objects: await Promise.all(objects) };
    }),
  );
}

interface ReadSystem extends ReadList<unknown> {
  system: ServiceSystem<unknown, unknown>;
}

function readListedObjects(
  { client, trustsEmptyLists = false }: ReadPorts,
  run: Run,
  systems: readonly ServiceSystem<unknown, unknown>[],
): Promise<ReadSystem[]> {
  return Promise.all(
    systems.map(async (system): Promise<ReadSystem> => {
      // Only an empty list says that there is nothing to read. If the run names no list, it is requested.
      const namesNone = related(run, system.relation).named?.length === 0;
      if (namesNone && (trustsEmptyLists || system.emptyIsFinal)) {
        return { system, items: [], how: { complete: true } };
      }
      return { system, ...(await readWholeList(system.list(client, run.id))) };
    }),
  );
}

/** How policy systems read what their lists do not say. */
export function createSystemReader(ports: ReadPorts): SystemReader {
  return {
    client: ports.client,
    readAll: readWholeList,
    readOptional: (read) => readIfPossible(ports, undefined, read),
    isFrugal: ports.isFrugal?.() === true,
  };
}

/** All pages of a list, or why it is not complete. The other lists are read in any case. */
export async function readWholeList<T>(listing: Listing<T>): Promise<ReadList<T>> {
  try {
    const { items, absent } = await listing.whole();
    return { items, how: absent === undefined ? { complete: true } : { absent } };
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unreadable') {
      return { items: [], how: { doubt: findingOf(error) } };
    }
    throw error;
  }
}

/**
 * Reads something that only informs. If it takes too long or fails, it is left out, and the verdict stays the same.
 *
 * @param otherwise what is returned then
 */
export async function readIfPossible<T>(
  { client, clock, signal, deadline }: ReadPorts,
  otherwise: T,
  read: (client: ReadPorts['client']) => Promise<T>,
): Promise<T> {
  try {
    const until = Math.min(deadline, clock.now() + OPTIONAL_BUDGET_MS);
    return await read(client.with({ signal, deadline: until }));
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'aborted') return otherwise;
    throw error;
  }
}
