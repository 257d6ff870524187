/**
 * Which resources a change moves, where two plans have no state: what the default branch plans counts as what is there,
 * and the `moved` blocks of the present files are applied to it as to a state.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule, sourcesOf, type Tree } from '../configuration/load-module.ts';
import { readBytesSync } from '../machine/read-regular.ts';
import { relocate, relocationsOf } from './move-state.ts';
import type { Planned } from './plan-document.ts';
import type { PlannedPlace } from './planned-places.ts';

/** @returns by its present address, the one that a resource has on the default branch */
export function findMoved(
  { root, workingDirectory }: PlannedPlace,
  before: Planned,
): ReadonlyMap<string, string> {
  const sources = sourcesOf({ files: treeAt(root), workingDirectory });
  const module = loadModule(sources, workingDirectory);
  if (module === undefined) return new Map();
  const addresses = before.document.resource_changes.map(({ address }) => address);
  return relocate(addresses, relocationsOf(sources, module));
}

/** A file that cannot be read is as one that is not there: then no resource has moved. */
function treeAt(root: string): Tree {
  return {
    get(path) {
      try {
        return readBytesSync(join(root, path));
      } catch {
        return undefined;
      }
    },
    list(directory) {
      try {
        return readdirSync(join(root, directory), { withFileTypes: true })
          .filter((entry) => !entry.isDirectory())
          .map(({ name }) => (directory === '' ? name : `${directory}/${name}`))
          .sort();
      } catch {
        return [];
      }
    },
  };
}
