/** Whether the service has a workspace within what an entry of `plangate.yml` allows for blocks of a request. */
import type { Client } from '../client/client.ts';
import { isUnseen } from '../client/service-error.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { tagWords } from '../configuration/cloud-block.ts';
import { phrase, quoted, type Sentence } from '../model/sentence.ts';
import type { Within } from '../settings/workspace-selectors.ts';

/** The id of a project that is named, or written as an id; undefined if the token sees none. */
export async function projectId(
  client: Client,
  organization: string,
  project: string,
): Promise<string | undefined> {
  // A project may be called like the id of another one.
  const named = await client.names.project(organization, project);
  return named ?? (/^prj-[A-Za-z0-9]+$/.test(project) ? project : undefined);
}

/**
 * Makes the function that asks. It goes by what the service says of the workspace itself, and not by what a query of it finds: a
 * service may leave a part of a query unread.
 *
 * @returns why a workspace is not within, or why that is not known, as the end of a sentence; undefined if it is
 */
export function openWithin(
  client: Client,
  organization: string,
): (workspace: Workspace, within: Within) => Promise<Sentence | undefined> {
  const projects = new Map<string, Promise<string | undefined>>();
  const idOf = (project: string) => {
    const asking = projects.get(project) ?? projectId(client, organization, project);
    projects.set(project, asking);
    return asking;
  };
  return async (workspace, { tags, project }) => {
    const id = project && (await idOf(project));
    if (project !== undefined && id === undefined) {
      return phrase`no project ${quoted(project)} is visible to this token`;
    }
    if (project !== undefined && relatedId(workspace, 'project') !== id) {
      return phrase`the service does not have it in the project ${quoted(project)}`;
    }
    return whyWithoutTags(client, workspace, tags);
  };
}

async function whyWithoutTags(
  client: Client,
  workspace: Workspace,
  tags: Within['tags'],
): Promise<Sentence | undefined> {
  const wanted: [string, string | undefined][] = Array.isArray(tags)
    ? tags.map((name) => [name, undefined])
    : Object.entries(tags);
  if (wanted.length === 0) return undefined;
  const names = workspace.attributes['tag-names'] ?? [];
  // The names of tags are in the answer about the workspace; values, and what it has from its project, are not.
  if (wanted.every(([name, value]) => value === undefined && names.includes(name)))
    return undefined;
  const effective = await client.workspaces
    .effectiveTags(workspace.id)
    .all()
    .catch((error: unknown) => {
      if (isUnseen(error)) return undefined;
      throw error;
    });
  // The token may not read tags, or the service has none of this kind.
  if (effective === undefined) return phrase`its tags are not visible to this token`;
  const pairs = new Map(effective.map((pair) => JSON.parse(pair) as [string, string]));
  const lacking = wanted.findIndex(([name, value]) =>
    value === undefined ? !pairs.has(name) && !names.includes(name) : pairs.get(name) !== value,
  );
  const tag = tagWords(tags)[lacking];
  return tag === undefined
    ? undefined
    : phrase`the service does not have it with the tag ${quoted(tag)}`;
}
