/**
 * Whether a change concerns a workspace: it changes a file below the workspace's directory, a file that the
 * configuration reads elsewhere, or one that the workspace's triggers name. Patterns come from the service and are never
 * made into a RegExp.
 *
 * Source of the patterns: https://developer.hashicorp.com/terraform/cloud-docs/workspaces/settings/vcs.
 */

/** What a configuration reads besides the files of its own directory. */
export interface Elsewhere {
  /** Files and directories that the configuration reads, also outside of its directory. */
  reads?: readonly string[];
  /** Files that it reads; only the beginning and the end of their paths are known. */
  readPatterns?: readonly { prefix: string; suffix: string }[];
}

/** What concerns a workspace. Paths are relative to the repository, with slashes. */
export interface Watched extends Elsewhere {
  /** The directory of the workspace; '' is the repository itself. */
  directory: string;
  /** `/modules/**` and the like; a leading slash is the repository's root. */
  patterns: readonly string[];
  /** Directories whose files count as well. */
  prefixes: readonly string[];
}

/**
 * Whether a change to these files affects the workspace.
 *
 * @param changed relative to the repository
 */
export function isAffected(changed: readonly string[], watched: Watched): boolean {
  return changed.some(concernedBy(watched));
}

/** Makes the test whether a file of the repository concerns the workspace. */
export function concernedBy(watched: Watched): (path: string) => boolean {
  const { directory, prefixes, reads = [], readPatterns = [] } = watched;
  const watchedPaths = [directory, ...prefixes, ...reads].map((path) => segmentsOf(path).join('/'));
  const touchesWatched = touchesAny(watchedPaths);
  const isRead = isLikeAny(readPatterns);
  const patterns = watched.patterns.map(segmentsOf);
  return (path) =>
    touchesWatched(path.replace(OF_ATTRIBUTES, '')) ||
    isRead(path) ||
    patterns.some((pattern) => matchesPath(pattern, path));
}

/** A file that says how git writes all files in its directory, which counts in its place. */
const OF_ATTRIBUTES = /(?:^|\/)\.gitattributes$/;

/** Whether a pattern names a path: `**` matches any directories, `*` any part of a name, `?` one character. */
export function isMatch(pattern: string, path: string): boolean {
  return matches(segmentsOf(pattern), path.split('/'), '**', fitsName);
}

function matchesPath(pattern: readonly string[], path: string): boolean {
  return matches(pattern, path.split('/'), '**', fitsTrigger);
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Whether a pattern of a trigger matches one name: `*` stands for any characters, `?` for one or more of them. */
function fitsTrigger(pattern: string, name: string): boolean {
  // As one character, and then any characters.
  return fitsName(pattern.replaceAll('?', '?*'), name);
}

/** Whether a pattern matches one name: `*` stands for any characters, `?` for one. */
function fitsName(pattern: string, name: string): boolean {
  const isSame = (part: string, character: string) => part === '?' || part === character;
  return matches(Array.from(pattern), Array.from(name), '*', isSame);
}

/**
 * Whether a pattern matches all items, in at most as many steps as pattern and items have when multiplied.
 *
 * @param any the part of a pattern that stands for any number of items
 * @param isSame whether any other part matches an item
 */
function matches(
  pattern: readonly string[],
  items: readonly string[],
  any: string,
  isSame: (part: string, item: string) => boolean,
): boolean {
  let partIndex = 0;
  let itemIndex = 0;
  // The last `any` that was met, and the first item after those that it stands for so far.
  let anyIndex = -1;
  let afterAny = 0;
  for (let item = items[0]; item !== undefined; item = items[itemIndex]) {
    const part = pattern[partIndex];
    if (part === any) {
      anyIndex = partIndex++;
      afterAny = itemIndex;
    } else if (part !== undefined && isSame(part, item)) {
      partIndex++;
      itemIndex++;
    } else if (anyIndex >= 0) {
      // It stands for one item more, and the rest of the pattern is tried again.
      partIndex = anyIndex + 1;
      itemIndex = ++afterAny;
    } else return false;
  }
  return pattern.slice(partIndex).every((part) => part === any);
}

/** Whether a changed path is the watched path, below it, or above it. Above it, it is a submodule or a link. */
export function touches(path: string, watchedPath: string): boolean {
  const isBelow = (inner: string, outer: string) => inner.startsWith(`${outer}/`);
  return (
    [path, watchedPath].includes('') ||
    path === watchedPath ||
    isBelow(path, watchedPath) ||
    isBelow(watchedPath, path)
  );
}

/** As `touches`, for many watched paths. */
function touchesAny(watchedPaths: readonly string[]): (path: string) => boolean {
  const watched = new Set(watchedPaths);
  const aboveWatched = new Set(watchedPaths.flatMap(directoriesAbove));
  return (path) =>
    path === '' ||
    watched.has('') ||
    watched.has(path) ||
    aboveWatched.has(path) ||
    directoriesAbove(path).some((directory) => watched.has(directory));
}

/** The directories around a path, the outermost first, but for the repository itself. */
export function directoriesAbove(path: string): string[] {
  const directories: string[] = [];
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
    directories.push(path.slice(0, end));
  }
  return directories;
}

/** Whether a path, or a directory that it is in, begins and ends as one of the patterns, or is above it. They are found by their lengths, of which there are few. */
function isLikeAny(
  patterns: readonly { prefix: string; suffix: string }[],
): (path: string) => boolean {
  const suffixesByPrefix = new Map<string, Set<string>>();
  for (const { prefix, suffix } of patterns) {
    const suffixes = suffixesByPrefix.get(prefix) ?? new Set();
    suffixesByPrefix.set(prefix, suffixes.add(suffix));
  }
  const known = [...suffixesByPrefix].map(([prefix, suffixes]) => {
    const lengths = new Set(Array.from(suffixes, ({ length }) => length));
    return [prefix, { suffixes, lengths }] as const;
  });
  const byPrefix = new Map(known);
  const prefixLengths = new Set(known.map(([{ length }]) => length));
  const aboveKnown = new Set(known.flatMap(([prefix]) => directoriesAbove(prefix)));
  return (path) => {
    // A submodule or a link.
    if (aboveKnown.has(path)) return true;
    for (const each of [path, ...directoriesAbove(path)]) {
      for (const prefixLength of prefixLengths) {
        const { suffixes, lengths = [] } = byPrefix.get(each.slice(0, prefixLength)) ?? {};
        for (const length of lengths) {
          const isLongEnough = each.length >= prefixLength + length;
          if (isLongEnough && suffixes?.has(each.slice(each.length - length))) return true;
        }
      }
    }
    return false;
  };
}
