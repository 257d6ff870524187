/** Files by path, with links that are followed at each look, as a file system does. */
import { posix } from 'node:path';

export interface Tree {
  get(path: string): Uint8Array | undefined;
  /** Paths of the files of one directory, '' for the root; sorted. */
  list(directory: string): string[];
}

/** As many links as may be followed on the way to one file. */
const MOST_HOPS = 40;

/** @param links what each points at, within the tree, by its path. */
export function createTree(
  files: ReadonlyMap<string, Uint8Array>,
  links: ReadonlyMap<string, string> = new Map(),
): Tree {
  const names = new Map<string, string[]>();
  for (const path of [...files.keys(), ...links.keys()]) {
    const directory = directoryOf(path);
    const others = names.get(directory);
    if (others === undefined) names.set(directory, [posix.basename(path)]);
    else others.push(posix.basename(path));
  }
  // Thousands of links cost one look each, however often a plan comes by.
  const seen = new Map<string, string[]>();
  const get = (path: string): Uint8Array | undefined => {
    const real = follow(path, links);
    return real === undefined ? undefined : files.get(real);
  };
  return {
    get,
    list(directory) {
      const real = follow(directory, links);
      if (real === undefined) return [];
      let listed = seen.get(real);
      if (listed === undefined) {
        listed = (names.get(real) ?? [])
          .filter((name) => get(join(real, name)) !== undefined)
          .sort();
        seen.set(real, listed);
      }
      return listed.map((name) => join(directory, name));
    },
  };
}

function join(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}

function directoryOf(path: string): string {
  const directory = posix.dirname(path);
  return directory === '.' ? '' : directory;
}

/** Where a path leads; undefined when it goes in circles. */
function follow(path: string, links: ReadonlyMap<string, string>): string | undefined {
  if (links.size === 0 || path === '') return path;
  let rest = path.split('/');
  let reached = '';
  let hops = 0;
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    reached = reached === '' ? part : `${reached}/${part}`;
    const target = links.get(reached);
    if (target === undefined) continue;
    hops += 1;
    if (hops > MOST_HOPS) return undefined;
    rest = [...(target === '' ? [] : target.split('/')), ...rest];
    reached = '';
  }
  return reached;
}
