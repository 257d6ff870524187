/** Where each workspace of a local check is planned: no service has a setting that says it. */
import { resolve } from 'node:path';
import { isInDirectory, repositoryOf } from '../archive/place.ts';
import { findPlannedPlace, type PlannedPlace } from '../gate/outside-modules.ts';
import { realOrSame } from '../machine/find-repository.ts';
import type { WorkspaceSelector } from '../settings/workspace-selectors.ts';
import type { JobTree } from '../trust/tree.ts';

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
  if (repository !== undefined || !jobTree.proposed) {
    return findPlannedPlace(directory, repository);
  }
  // Files that are judged choose nothing outside of the directory in which the job works.
  const job = realOrSame(jobTree.workspace ?? workingDirectory);
  return findPlannedPlace(directory, isInDirectory(directory, job) ? job : directory);
}
