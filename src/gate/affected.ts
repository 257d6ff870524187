/**
 * Whether a change to these files concerns a workspace: files below its configuration, what that
 * reads elsewhere, and what its own triggers name. Patterns come from the service and are never
 * made into a RegExp.
 */

export interface Watched {
  /** Relative to the repository, with slashes; '' is the repository itself. */
  directory: string;
  /** `/modules/**` and the like; a leading slash is the repository's root. */
  patterns: readonly string[];
  /** Directories whose files count as well. */
  prefixes: readonly string[];
  /** What the configuration reads, wherever that is: files and directories. */
  reads?: readonly string[];
  /** The same, known by how it begins and ends. */
  readPatterns?: readonly { prefix: string; suffix: string }[];
}

export function isAffected(changed: readonly string[], watched: Watched): boolean {
  const { directory, prefixes, reads = [], readPatterns = [] } = watched;
  const places = [directory, ...prefixes, ...reads].map(trimSlashes);
  const patterns = watched.patterns.map((pattern) => trimSlashes(pattern).split('/'));
  return changed.some(
    (path) =>
      places.some((place) => touches(path, place)) ||
      readPatterns.some((pattern) => isLike(path, pattern)) ||
      patterns.some((pattern) => matchesSegments(pattern, path.split('/'))),
  );
}

/** At a place or below it; above it when what changed is a submodule or a link that leads there. */
export function touches(path: string, place: string): boolean {
  return place === '' || path === place || isBelow(path, place) || isBelow(place, path);
}

function isBelow(path: string, directory: string): boolean {
  return path.startsWith(`${directory}/`);
}

/** Whether a path begins and ends like this. */
export function isLike(path: string, { prefix, suffix }: { prefix: string; suffix: string }) {
  return (
    path.length >= prefix.length + suffix.length && path.startsWith(prefix) && path.endsWith(suffix)
  );
}

function trimSlashes(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === '/') start++;
  while (end > start && text[end - 1] === '/') end--;
  return text.slice(start, end);
}

/** `**` stands for any number of segments. */
function matchesSegments(pattern: readonly string[], path: readonly string[]): boolean {
  return matches(pattern, path, '**', matchesSegment);
}

/** `*` stands for any characters, `?` for one. */
function matchesSegment(pattern: string, segment: string): boolean {
  const isLike = (part: string, character: string) => part === '?' || part === character;
  return matches(pattern.split(''), segment.split(''), '*', isLike);
}

/** `any` stands for any number of items. At most pattern × items steps. */
function matches(
  pattern: readonly string[],
  items: readonly string[],
  any: string,
  isLike: (part: string, item: string) => boolean,
): boolean {
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let index = 0; index < items.length;) {
    const part = pattern[at];
    if (part === any) {
      star = at++;
      resume = index;
    } else if (part !== undefined && isLike(part, items[index] ?? '')) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++resume;
    } else return false;
  }
  return pattern.slice(at).every((part) => part === any);
}
