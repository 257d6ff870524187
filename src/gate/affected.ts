/**
 * Whether a change to these files concerns a workspace: files below its configuration, and what its
 * own triggers name. Patterns come from the service and are never made into a RegExp.
 */

export interface Watched {
  /** Relative to the repository, with slashes; '' is the repository itself. */
  directory: string;
  /** `/modules/**` and the like; a leading slash is the repository's root. */
  patterns: readonly string[];
  /** Directories whose files count as well. */
  prefixes: readonly string[];
}

export function isAffected(changed: readonly string[], watched: Watched): boolean {
  const prefixes = [watched.directory, ...watched.prefixes].map(trimSlashes);
  const patterns = watched.patterns.map((pattern) => trimSlashes(pattern).split('/'));
  return changed.some(
    (path) =>
      prefixes.some(
        (prefix) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`),
      ) || patterns.some((pattern) => matchesSegments(pattern, path.split('/'))),
  );
}

function trimSlashes(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === '/') start++;
  while (end > start && text[end - 1] === '/') end--;
  return text.slice(start, end);
}

/** `**` stands for any number of segments. At most pattern × path steps. */
function matchesSegments(pattern: readonly string[], path: readonly string[]): boolean {
  let reached = new Set([0]);
  const close = (states: Set<number>) => {
    for (const state of states) if (pattern[state] === '**') states.add(state + 1);
    return states;
  };
  close(reached);
  for (const segment of path) {
    const next = new Set<number>();
    for (const state of reached) {
      const part = pattern[state];
      if (part === '**') next.add(state);
      else if (part !== undefined && matchesSegment(part, segment)) next.add(state + 1);
    }
    reached = close(next);
  }
  return reached.has(pattern.length);
}

/** `*` any characters, `?` one. Two pointers: at most pattern × text steps. */
function matchesSegment(pattern: string, text: string): boolean {
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let index = 0; index < text.length;) {
    if (at < pattern.length && pattern[at] === '*') {
      star = at++;
      resume = index;
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === text[index])) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++resume;
    } else return false;
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
}
