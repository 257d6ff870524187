/** Which workspaces are gated: names as written, queries asked, those that no change touches left out. */
import { join, relative, resolve, sep } from 'node:path';
import { isAffected } from './affected.ts';
import type { Client } from '../client/client.ts';
import type { Settings } from '../settings/settings.ts';
import { GateStop } from '../wait/failure-of.ts';
import { describeQuery, queryWorkspaces, type WorkspaceQuery } from './query-workspaces.ts';
import { readWorkingDirectory, uploadRoot } from '../wait/upload-root.ts';
import type { Workspace } from '../wire/workspace.ts';

export interface WantedWorkspace {
  name: string;
  /** Absolute: where its configuration lies. */
  directory: string;
}

export interface FindWorkspacesOptions {
  settings: Settings;
  workingDirectory: string;
  repositoryRoot: string;
  /** Relative to the repository; undefined when that is not known: then all are affected. */
  changedFiles?: () => Promise<string[] | undefined>;
}

/** @throws GateStop when a query finds nothing, or what the client threw. */
export async function findWorkspaces(
  client: Client,
  options: FindWorkspacesOptions,
): Promise<{ wanted: WantedWorkspace[]; skipped: string[] }> {
  const { settings, workingDirectory } = options;
  const wanted = new Map<string, WantedWorkspace & { known?: Workspace }>();
  for (const selector of settings.workspaces) {
    if (selector.kind === 'name') {
      const directory = resolve(workingDirectory, selector.directory ?? settings.directory);
      wanted.set(selector.name, { name: selector.name, directory });
      continue;
    }
    const found = await queryWorkspaces(client, settings.organization, selector);
    if (found.length === 0) throw new GateStop('input', nothingFound(settings, selector));
    for (const workspace of found) {
      const { name } = workspace.attributes;
      const directory = resolve(workingDirectory, settings.directory);
      if (!wanted.has(name)) wanted.set(name, { name, directory, known: workspace });
    }
  }
  const all = [...wanted.values()];
  const changed = settings.affectedOnly ? await options.changedFiles?.() : undefined;
  if (changed === undefined) return { wanted: all, skipped: [] };
  const kept: WantedWorkspace[] = [];
  const skipped: string[] = [];
  for (const { name, directory, known } of all) {
    const workspace = known ?? (await client.workspaces.showByName(settings.organization, name));
    const affected = isAffected(changed, watchedBy(workspace, directory, options.repositoryRoot));
    if (affected) kept.push({ name, directory });
    else skipped.push(name);
  }
  return { wanted: kept, skipped };
}

function watchedBy({ attributes }: Workspace, directory: string, repositoryRoot: string) {
  const working = readWorkingDirectory(attributes['working-directory']);
  const inside = 'path' in working ? working.path : '';
  const whole = join(uploadRoot(directory, inside), inside);
  const path = relative(repositoryRoot, whole).split(sep).join('/');
  return {
    // Outside of the repository nothing can be told: every change counts.
    directory: path === '..' || path.startsWith('../') ? '' : path,
    patterns: attributes['trigger-patterns'] ?? [],
    prefixes: attributes['trigger-prefixes'] ?? [],
  };
}

function nothingFound({ organization }: Settings, query: WorkspaceQuery): string {
  return `No workspace of organization "${organization}" was found for ${describeQuery(query)}. Either it is wrong, or the token may not see them.`;
}
