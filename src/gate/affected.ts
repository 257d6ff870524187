/**
 * Whether a change concerns a workspace: files below its configuration, what that reads elsewhere,
 * and what its own triggers name. Patterns come from the service and are never made into a RegExp.
 */
import { join, relative, sep } from 'node:path';
import { RULE_FILE } from '../archive/pack.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { readWorkingDirectory, uploadRoot } from './find-workspace.ts';
import { follow, followLinksIn, isLike, loadParser, readLoads, touches } from './read-loads.ts';

interface Elsewhere {
  /** What the configuration reads, wherever that is: files and directories. */
  reads?: readonly string[];
  /** The same, known by how it begins and ends. */
  readPatterns?: readonly { prefix: string; suffix: string }[];
}

interface Watched extends Elsewhere {
  /** Relative to the repository, with slashes; '' is the repository itself. */
  directory: string;
  /** `/modules/**` and the like; a leading slash is the repository's root. */
  patterns: readonly string[];
  /** Directories whose files count as well. */
  prefixes: readonly string[];
}

/**
 * @param changed relative to the repository
 * @param repositoryRoot absolute; what lies in another one, or in none, is in no such list
 */
export function concernsOf(changed: readonly string[], repositoryRoot: string) {
  const known = new Map<string, Promise<Elsewhere | undefined>>();
  return async (
    { directory, repository }: { directory: string; repository: string | undefined },
    { attributes }: Workspace,
  ): Promise<boolean> => {
    if (repository !== repositoryRoot) return true;
    const working = readWorkingDirectory(attributes['working-directory']);
    const inside = 'path' in working ? working.path : '';
    const root = uploadRoot(directory, inside);
    const module = join(root, inside);
    const watched: Watched = {
      directory: inRepository(module, repositoryRoot) ?? '',
      patterns: attributes['trigger-patterns'] ?? [],
      prefixes: attributes['trigger-prefixes'] ?? [],
    };
    if (isAffected(changed, watched)) return true;
    const reading = known.get(module) ?? readElsewhere(module, root, repositoryRoot);
    known.set(module, reading);
    const elsewhere = await reading;
    return elsewhere === undefined || isAffected(changed, { ...watched, ...elsewhere });
  };
}

/** What is read for a plan, wherever it lies; undefined when that is not certain. */
async function readElsewhere(
  module: string,
  root: string,
  repositoryRoot: string,
): Promise<Elsewhere | undefined> {
  const { modules, paths, patterns, unclear } = readLoads(module, await loadParser());
  const linked = [module, ...modules].map((each) => followLinksIn(each));
  if (unclear || linked.includes(undefined)) return undefined;
  const rules = follow(join(root, RULE_FILE));
  const reads = [...rules, ...modules, ...paths, ...linked.flatMap((places) => places ?? [])];
  return {
    reads: reads.flatMap((path) => inRepository(path, repositoryRoot) ?? []),
    readPatterns: patterns.flatMap(({ prefix, suffix }) => {
      const from = inRepository(prefix, repositoryRoot);
      if (from === undefined) return [];
      return { prefix: prefix.endsWith(sep) && from !== '' ? `${from}/` : from, suffix };
    }),
  };
}

/** Undefined outside of it. */
function inRepository(path: string, repositoryRoot: string): string | undefined {
  const inner = relative(repositoryRoot, path).split(sep).join('/');
  return inner === '..' || inner.startsWith('../') ? undefined : inner;
}

export function isAffected(changed: readonly string[], watched: Watched): boolean {
  const { directory, prefixes, reads = [], readPatterns = [] } = watched;
  const places = [directory, ...prefixes, ...reads].map((place) => segmentsOf(place).join('/'));
  const patterns = watched.patterns.map(segmentsOf);
  return changed.some(
    (path) =>
      places.some((place) => touches(path, place)) ||
      readPatterns.some((pattern) => isLike(path, pattern)) ||
      patterns.some((pattern) => matches(pattern, path.split('/'), '**', matchesSegment)),
  );
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** `*` stands for any characters, `?` for one. */
function matchesSegment(pattern: string, segment: string): boolean {
  const isSame = (part: string, character: string) => part === '?' || part === character;
  return matches(pattern.split(''), segment.split(''), '*', isSame);
}

/** `any` stands for any number of items. At most pattern × items steps. */
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
