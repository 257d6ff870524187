/** Which directories the patterns of `plangate.yml` find. Paths are relative to the repository, with slashes; `.` is its root. */
import { isMatch } from '../../configuration/affected.ts';

/** What patterns find in a list of directories. */
export interface FoundDirectories {
  /** Each once, in the order of the list. */
  directories: string[];
  /** Patterns that find nothing, also without those with `!`. */
  findNothing: string[];
  /** Patterns with `!` that exclude nothing of what the others find. */
  excludeNothing: string[];
}

/**
 * Finds directories: those that a pattern names, and that none with `!` names, in any place of the list. `*` is any part of
 * a name, `?` one character, `**` any directories or none. A name that begins with a dot is found where the pattern has the dot.
 */
export function findDirectories(
  patterns: readonly string[],
  directories: readonly string[],
): FoundDirectories {
  const found = patterns.filter((pattern) => !pattern.startsWith('!'));
  const excluded = patterns.filter((pattern) => pattern.startsWith('!'));
  const named = new Set<string>();
  const using = new Set<string>();
  for (const directory of directories) {
    const finders = found.filter((pattern) => isNamed(pattern, directory));
    for (const pattern of finders) using.add(pattern);
    if (finders.length === 0) continue;
    const excluders = excluded.filter((pattern) => matchesDirectory(pattern.slice(1), directory));
    for (const pattern of excluders) using.add(pattern);
    if (excluders.length === 0) named.add(directory);
  }
  return {
    directories: [...named],
    findNothing: found.filter((pattern) => !using.has(pattern)),
    excludeNothing: excluded.filter((pattern) => !using.has(pattern)),
  };
}

/** The patterns that may find a directory, or one below it. A directory that has none of them need not be looked into. */
export interface OpenPatterns {
  /** Those of a directory in this one; undefined if there are none. */
  into(name: string): OpenPatterns | undefined;
}

/** The patterns at the root of the repository, without those that exclude. */
export function openPatterns(patterns: readonly string[]): OpenPatterns {
  const found = patterns.filter((pattern) => !pattern.startsWith('!'));
  return openAt(
    found.map((pattern) => {
      const parts = pattern === '.' ? [] : pattern.split('/');
      return { parts, dots: parts.filter(isHidden).length };
    }),
  );
}

/** The first pattern that excludes a directory; and the first that excludes all below it as well. */
export function findExcluding(
  patterns: readonly string[],
  directory: string,
): { itself: string | undefined; below: string | undefined } {
  const excluding = patterns.filter(
    (pattern) => pattern.startsWith('!') && matchesDirectory(pattern.slice(1), directory),
  );
  return {
    itself: excluding[0],
    below: excluding.find((pattern) => /^(?:!|.*\/)\*\*$/.test(pattern)),
  };
}

interface OpenPattern {
  /** Those that are left. */
  parts: readonly string[];
  /** How many names that begin with a dot it can still fit. */
  dots: number;
}

function openAt(patterns: readonly OpenPattern[]): OpenPatterns {
  return {
    into(name) {
      const inside = patterns.flatMap(({ parts, dots }) => {
        const [part] = parts;
        const left = isHidden(name) ? dots - 1 : dots;
        if (part === undefined || left < 0) return [];
        // What is behind `**` may be in any directory below.
        if (part === '**') return [{ parts, dots: left }];
        return isMatch(part, name) ? [{ parts: parts.slice(1), dots: left }] : [];
      });
      return inside.length === 0 ? undefined : openAt(inside);
    },
  };
}

const isHidden = (name: string): boolean => /^\../.test(name);

/** Whether the pattern fits, with all names alike. */
function matchesDirectory(pattern: string, directory: string): boolean {
  // The root of the repository has no name that a pattern could fit.
  if (directory === '.' || pattern === '.') return pattern === directory || pattern === '**';
  return isMatch(pattern, directory);
}

function isNamed(pattern: string, directory: string): boolean {
  // A part with a dot fits no other part, so where there are as many, `*` and `**` stand for none with a dot.
  const count = (path: string) => path.split('/').filter(isHidden).length;
  return count(directory) <= count(pattern) && matchesDirectory(pattern, directory);
}

/** What is wrong with the path of one directory or file, which is no pattern, as the end of a sentence; undefined if nothing is. */
export function pathProblem(written: string): string | undefined {
  return /[*?!]/.test(written)
    ? 'has a sign of a pattern. Write one path.'
    : directoryProblem(written);
}

/** What is wrong with a pattern, as the end of a sentence; undefined if nothing is. */
export function directoryProblem(written: string): string | undefined {
  if (written === '.') return undefined;
  if (written.includes('\\')) return 'has a backslash. Write slashes.';
  if (/^\/|^~|^[A-Za-z]:/.test(written))
    return 'begins outside of the repository. Write it from the root, without a slash.';
  if (/[[\]{}]/.test(written))
    return 'has a bracket, which is no sign of a pattern. Write `*`, `?` or `**`.';
  const parts = written.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) {
    return 'has a part that is empty, `.` or `..`. Write it from the root of the repository.';
  }
  const stars = parts.find((part) => part.includes('**') && part !== '**');
  return stars === undefined
    ? undefined
    : 'has `**` in a part of a name. It stands between slashes.';
}
