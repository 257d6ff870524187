/** Many workspaces for one request. */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import type { Workspace } from '../client/wire/workspace.ts';

/** From here on one list is cheaper than single reads. */
export const MANY = 10;
const LARGEST_PAGE = 100;

/** Workspaces by their names, from one list. A workspace that is not in it has to be requested by itself. */
export async function listWorkspaces(
  client: Client,
  organization: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Workspace>> {
  const byName = new Map<string, Workspace>();
  if (names.length < MANY) return byName;
  const listing = client.workspaces.list(organization);
  try {
    const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
    const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
    const all = pages > 1 && pages <= names.length / 2 ? await listing.all() : items;
    for (const workspace of all) byName.set(workspace.attributes.name, workspace);
  } catch (error) {
    // The requests for single workspaces will say what is wrong.
    if (!(error instanceof ServiceError)) throw error;
  }
  return byName;
}
