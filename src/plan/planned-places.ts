/** Finds where each workspace is planned that no service plans: its directory, and the repository around it. */
import { relative, resolve } from 'node:path';
import { repositoryOf } from '../archive/place.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { slashed } from './outside-modules.ts';
import type { WorkspaceSelector } from '../settings/workspace-selectors.ts';

/** Where a configuration is. */
export interface PlannedPlace {
  /** Absolute real path of the repository; of the directory itself, where there is none. */
  root: string;
  /** The root module in it, with slashes; '' if it is the directory itself. */
  workingDirectory: string;
}

/** Returns the place of a workspace, by its name. */
export type FindPlace = (workspace: string) => PlannedPlace;

/** Finds the place of each workspace. The workspaces of a query are all planned in `directory`. */
export function findPlaces(
  planned: { directory: string; workspaces: readonly WorkspaceSelector[] },
  workingDirectory: string,
): FindPlace {
  const placeAt = (written: string): PlannedPlace => {
    const directory = realOrSame(resolve(workingDirectory, written));
    const root = repositoryOf(directory) ?? directory;
    return { root, workingDirectory: slashed(relative(root, directory)) };
  };
  const placesByName = new Map<string, PlannedPlace>();
  for (const selector of planned.workspaces) {
    if (selector.kind === 'name' && selector.directory !== undefined)
      placesByName.set(selector.name, placeAt(selector.directory));
  }
  const placeOfOthers = placeAt(planned.directory);
  return (workspace) => placesByName.get(workspace) ?? placeOfOthers;
}
