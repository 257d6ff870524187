/** Files by path. Links are followed each time a path is read, as in a file system. */
import { posix } from 'node:path';

export interface Tree {
  get(path: string): Uint8Array | undefined;
  /** Paths of the files of one directory, '' for the root; sorted. */
  list(directory: string): string[];
}

/** The most links that are followed on the way to one file. */
const MOST_HOPS = 40;

/** @param links the target of each link, as a path within the tree, by the path of the link */
export function createTree(
  files: ReadonlyMap<string, Uint8Array>,
  links: ReadonlyMap<string, string> = new Map(),
): Tree {
  const names = new Map<string, string[]>();
  for (const path of [...files.keys(), ...links.keys()]) {
    const directory = posix.dirname(path).replace(/^\.$/, '');
    const others = names.get(directory);
    if (others === undefined) names.set(directory, [posix.basename(path)]);
    else others.push(posix.basename(path));
  }
  // Directories that were listed before: each link of a directory is followed once, however often
  // plans read it.
  const listings = new Map<string, string[]>();
  const get = (path: string): Uint8Array | undefined => {
    const real = followLinks(path, links);
    return real === undefined ? undefined : files.get(real);
  };
  return {
    get,
    list(directory) {
      const real = followLinks(directory, links);
      if (real === undefined) return [];
      let listed = listings.get(real);
      if (listed === undefined) {
        listed = (names.get(real) ?? [])
          .filter((name) => get(join(real, name)) !== undefined)
          .sort();
        listings.set(real, listed);
      }
      return listed.map((name) => join(directory, name));
    },
  };
}

function join(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}

/** The path after all links are followed; undefined when they lead in a circle. */
export function followLinks(path: string, links: ReadonlyMap<string, string>): string | undefined {
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
