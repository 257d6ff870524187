/** Whether a change concerns a workspace: its files, or what its configuration reads elsewhere. */
import { join, relative, sep } from 'node:path';
import { RULE_FILE } from '../archive/pack.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { isAffected, type Watched } from './affected.ts';
import { readWorkingDirectory, uploadRoot } from './find-workspace.ts';
import { follow, followLinksIn, loadParser, readLoads } from './read-loads.ts';

type Elsewhere = Pick<Watched, 'reads' | 'readPatterns'>;

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
