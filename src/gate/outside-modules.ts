/** Finds modules that the configuration calls and that are not sent with it: the plan would fail without them. */
import { basename, dirname, join, relative, sep } from 'node:path';
import { readRegularSync } from '../machine/read-regular.ts';
import type { Archive } from '../archive/pack.ts';
import { isWithin } from '../archive/place.ts';
import { isConfiguration } from '../locate/loaded-names.ts';
import { readLoads, readsHere } from './read-loads.ts';

/** How many sources a sentence names. */
const NAMED = 3;

interface Outside {
  /** A sentence that names the modules. */
  seen: string;
  /** The working directory that the workspace needs, and what is sent with it. */
  fix: string;
}

/**
 * Undefined if there is none. Only a source with `..` can lead outside. Links are not followed, because
 * the files that they lead to are sent in their place.
 *
 * @param inside working directory of the workspace; '' when it has none
 */
export async function findOutside(
  { root, climbing }: Pick<Archive, 'root' | 'climbing'>,
  inside: string,
): Promise<Outside | undefined> {
  const module = join(root, ...inside.split('/'));
  const calls = climbing
    .filter((path) => isConfiguration(basename(path)) && isWithin(join(root, path), module))
    .some((path) => callsAbove(join(root, path)));
  if (!calls) return undefined;
  const files = { ...readsHere, follow: (path: string) => [path] };
  const { modules } = await readLoads(module, files);
  const outside = [...new Set(modules)].filter((path) => !isWithin(path, root));
  if (outside.length === 0) return undefined;
  const sources = outside.map((path) => JSON.stringify(slashed(relative(module, path))));
  const more = sources.length > NAMED ? ` and ${sources.length - NAMED} more` : '';
  let common = module;
  while (!outside.every((path) => isWithin(path, common))) common = dirname(common);
  return {
    seen: `${sources.slice(0, NAMED).join(', ')}${more} ${sources.length === 1 ? 'is the source of a module and lies' : 'are sources of modules and lie'} outside of what is sent, ${root}: the plan will not find ${sources.length === 1 ? 'it' : 'them'}.`,
    fix: `Set the working directory of the workspace to ${JSON.stringify(slashed(relative(common, module)))} in its settings: then ${common} is sent.`,
  };
}

/** Whether a file has a source that leads upwards. */
function callsAbove(path: string): boolean {
  try {
    return /\bsource"?\s*[=:]\s*"[./]*\.\.\//.test(readRegularSync(path, Number.POSITIVE_INFINITY));
  } catch {
    return false;
  }
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
