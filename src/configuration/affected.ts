/**
 * Whether a change concerns a workspace: it changes a file below the workspace's directory, a file that the
 * configuration reads elsewhere, or one that the workspace's triggers name. Patterns come from the service and are never
 * made into a RegExp.
 *
 * Source of the patterns: https://developer.hashicorp.com/terraform/cloud-docs/workspaces/settings/vcs.
 */

export interface Elsewhere {
  /** Files and directories that the configuration reads, also outside of its directory. */
  reads?: readonly string[];
  /** Files that it reads; only the beginning and the end of their paths are known. */
  readPatterns?: readonly { prefix: string; suffix: string }[];
}

export interface Watched extends Elsewhere {
  /** Relative to the repository, with slashes; '' is the repository itself. */
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
  const { directory, prefixes, reads = [], readPatterns = [] } = watched;
  const places = [directory, ...prefixes, ...reads].map((watchedPath) =>
    segmentsOf(watchedPath).join('/'),
  );
  const patterns = watched.patterns.map(segmentsOf);
  return changed.some(
    (path) =>
      places.some((watchedPath) => touches(path, watchedPath)) ||
      readPatterns.some((pattern) => isLike(path, pattern)) ||
      patterns.some((pattern) => matchesPath(pattern, path)),
  );
}

/** Whether a pattern names a path: `**` matches any directories, `*` any part of a name. */
export function isMatch(pattern: string, path: string): boolean {
  return matchesPath(segmentsOf(pattern), path);
}

function matchesPath(pattern: readonly string[], path: string): boolean {
  return matches(pattern, path.split('/'), '**', matchesSegment);
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** `*` matches any characters, `?` one or more of them. */
function matchesSegment(pattern: string, segment: string): boolean {
  const isSame = (part: string, character: string) => part === '?' || part === character;
  return matches(pattern.replaceAll('?', '?*').split(''), segment.split(''), '*', isSame);
}

/** `any` matches any number of items. At most pattern × items steps. */
function matches(
  pattern: readonly string[],
  items: readonly string[],
  any: string,
  isSame: (part: string, item: string) => boolean,
): boolean {
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let index = 0; index < items.length;) {
    const part = pattern[at];
    if (part === any) {
      star = at++;
      resume = index;
    } else if (part !== undefined && isSame(part, items[index] ?? '')) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++resume;
    } else return false;
  }
  return pattern.slice(at).every((part) => part === any);
}

/** Whether a changed path is the watched path, below it, or above it. Above it, it is a submodule or a link. */
export function touches(path: string, watchedPath: string): boolean {
  const isBelow = (inner: string, outer: string) => inner.startsWith(`${outer}/`);
  return (
    watchedPath === '' ||
    path === watchedPath ||
    isBelow(path, watchedPath) ||
    isBelow(watchedPath, path)
  );
}

function isLike(path: string, { prefix, suffix }: { prefix: string; suffix: string }) {
  return (
    path.length >= prefix.length + suffix.length && path.startsWith(prefix) && path.endsWith(suffix)
  );
}
