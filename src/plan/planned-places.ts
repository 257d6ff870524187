/** Where each workspace is planned that no service plans: the whole repository lies around it. */
import { relative, resolve, sep } from 'node:path';
import { isInDirectory, repositoryOf } from '../archive/place.ts';
import { findPlannedPlace } from './outside-modules.ts';
import { realOrSame } from '../machine/find-repository.ts';
import type { WorkspaceSelector } from '../settings/workspace-selectors.ts';
import type { JobTree } from '../trust/tree.ts';

/** Where a configuration is in what is planned. */
export interface PlannedPlace {
  /** Absolute real path of the repository; of the directory that holds all local modules, where there is none. */
  root: string;
  /** The root module in it, with slashes; '' if it is the directory itself. */
  workingDirectory: string;
}

interface PlannedWorkspaces {
  directory: string;
  workspaces: readonly WorkspaceSelector[];
}

interface Here {
  workingDirectory: string;
  jobTree: JobTree;
}

/** The place of a workspace, by its name. */
export type PlaceOf = (workspace: string) => PlannedPlace;

/** Finds the place of each workspace. The workspaces of a query are all planned in `directory`. */
export async function findPlaces(planned: PlannedWorkspaces, here: Here): Promise<PlaceOf> {
  const byName = new Map<string, PlannedPlace>();
  for (const selector of planned.workspaces) {
    if (selector.kind !== 'name' || selector.directory === undefined) continue;
    byName.set(selector.name, await placeOf(selector.directory, here));
  }
  const other = await placeOf(planned.directory, here);
  return (workspace) => byName.get(workspace) ?? other;
}

async function placeOf(
  written: string,
  { workingDirectory, jobTree }: Here,
): Promise<PlannedPlace> {
  const directory = realOrSame(resolve(workingDirectory, written));
  const repository = repositoryOf(directory);
  if (repository !== undefined) {
    const workingDirectory = relative(repository, directory).split(sep).join('/');
    return { root: repository, workingDirectory };
  }
  if (!jobTree.proposed) return findPlannedPlace(directory, undefined);
  // Files that are judged choose nothing outside of the directory in which the job works.
  const job = realOrSame(jobTree.workspace ?? workingDirectory);
  return findPlannedPlace(directory, isInDirectory(directory, job) ? job : directory);
}
