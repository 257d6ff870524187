/** The workspaces of an organization that selectors of the settings find. */
import type { Client } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import type { WorkspaceSelector } from '../settings/workspace-selectors.ts';
import { noneIfNotFound } from './failure-of.ts';
import { projectId } from './within.ts';

export type WorkspaceQuery = Extract<WorkspaceSelector, { kind: 'query' }>;

/** The workspaces that a query finds and that this token sees. Rejects with what the client threw. */
export async function queryWorkspaces(
  client: Client,
  organization: string,
  selector: WorkspaceQuery,
): Promise<Workspace[]> {
  const query = await toQuery(client, organization, selector);
  if (query === undefined) return [];
  const found = await client.workspaces.list(organization, query).all();
  // The service looks for a part of the name, anywhere in it.
  const { prefix = '' } = selector;
  return found.filter(({ attributes }) => attributes.name.startsWith(prefix));
}

/** Workspaces of an organization, as the settings name them. */
export interface Selection {
  organization: string;
  selectors: readonly WorkspaceSelector[];
}

/**
 * The workspace of a run, if one of the selectors finds it. Names are asked first, and that of the run alone where it is known.
 *
 * @param seen the run, with its workspace where the service sends it along
 */
export async function selectedWorkspaceOf(
  { run, workspace }: { run: Run; workspace?: Workspace | undefined },
  { organization, selectors }: Selection,
  client: Client,
): Promise<Workspace | undefined> {
  const id = relatedId(run, 'workspace');
  const ownName = workspace?.attributes.name.toLowerCase();
  const find = async (selector: WorkspaceSelector): Promise<readonly Workspace[]> => {
    if (selector.refused !== undefined) return [];
    if (selector.kind === 'query') return queryWorkspaces(client, organization, selector);
    if (ownName !== undefined && selector.name.toLowerCase() !== ownName) return [];
    const named = client.workspaces.showByName(organization, selector.name);
    return [await named.catch(noneIfNotFound)].filter((each) => each !== undefined);
  };
  const isName = ({ kind }: WorkspaceSelector) => kind === 'name';
  const namesFirst = [...selectors].sort(
    (one, other) => Number(isName(other)) - Number(isName(one)),
  );
  for (const selector of id === undefined ? [] : namesFirst) {
    const found = (await find(selector)).find((each) => each.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The names of all workspaces that are selected, each once; whether one with a name exists is not asked. */
export async function selectedNames(
  { organization, selectors }: Selection,
  client: Client,
): Promise<string[]> {
  const names = new Set<string>();
  for (const selector of selectors) {
    if (selector.refused !== undefined) continue;
    const found =
      selector.kind === 'name' ? [] : await queryWorkspaces(client, organization, selector);
    if (selector.kind === 'name') names.add(selector.name);
    for (const { attributes } of found) names.add(attributes.name);
  }
  return [...names];
}

/** The query of the service's list, with the id of the project; undefined if there is no such project. */
export async function toQuery(
  client: Client,
  organization: string,
  { tags, project, prefix }: WorkspaceQuery,
) {
  const search = prefix === undefined ? {} : { search: prefix };
  if (project === undefined) return { tags, ...search };
  const id = await projectId(client, organization, project);
  return id === undefined ? undefined : { tags, project: id, ...search };
}
