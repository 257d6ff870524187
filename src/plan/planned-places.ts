/** Where each workspace is planned that no service plans: the whole repository lies around it. */
import { relative, resolve } from 'node:path';
import { repositoryOf } from '../archive/place.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { slashed } from './outside-modules.ts';
import type { WorkspaceSelector } from '../settings/workspace-selectors.ts';

/** Where a configuration is in what is planned. */
export interface PlannedPlace {
  /** Absolute real path of the repository; of the directory itself, where there is none. */
  root: string;
  /** The root module in it, with slashes; '' if it is the directory itself. */
  workingDirectory: string;
}

/** The place of a workspace, by its name. */
export type PlaceOf = (workspace: string) => PlannedPlace;

/** Finds the place of each workspace. The workspaces of a query are all planned in `directory`. */
export function findPlaces(
  planned: { directory: string; workspaces: readonly WorkspaceSelector[] },
  workingDirectory: string,
): PlaceOf {
  const placeOf = (written: string): PlannedPlace => {
    const directory = realOrSame(resolve(workingDirectory, written));
    const root = repositoryOf(directory) ?? directory;
    return { root, workingDirectory: slashed(relative(root, directory)) };
  };
  const byName = new Map(
    planned.workspaces.flatMap((one) =>
      one.kind === 'name' && one.directory !== undefined
        ? [[one.name, placeOf(one.directory)] as const]
        : [],
    ),
  );
  const other = placeOf(planned.directory);
  return (workspace) => byName.get(workspace) ?? other;
}
