/** Workspaces that were not named one by one, but by their tags and their project. */
import type { Client } from '../client/client.ts';
import type { Settings } from '../settings/settings.ts';
import type { Workspace } from '../wire/workspace.ts';

export type WorkspaceQuery = Extract<Settings['workspaces'][number], { kind: 'query' }>;

/** `tag:net,prod project:Platform`, as people write it. */
export function describeQuery({ tags, project }: WorkspaceQuery): string {
  return [
    ...(tags.length > 0 ? [`tag:${tags.join(',')}`] : []),
    ...(project === undefined ? [] : [`project:${project}`]),
  ].join(' ');
}

/** Empty when there is none that this token sees. Rejects with what the client threw. */
export async function queryWorkspaces(
  client: Client,
  organization: string,
  { tags, project }: WorkspaceQuery,
): Promise<Workspace[]> {
  const id = project === undefined ? undefined : await projectId(client, organization, project);
  if (project !== undefined && id === undefined) return [];
  const query = { ...(tags.length > 0 && { tags }), ...(id !== undefined && { project: id }) };
  return await client.workspaces.list(organization, query).all();
}

async function projectId(
  client: Client,
  organization: string,
  project: string,
): Promise<string | undefined> {
  if (/^prj-[A-Za-z0-9]+$/.test(project)) return project;
  return (await client.workspaces.findProject(organization, project))?.id;
}
