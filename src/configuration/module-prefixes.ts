/** With what the addresses of blocks begin, by the calls that lead to their module. */
import type { WrittenModule } from './read-configuration.ts';

/** Each level of calls can multiply the ways. */
const MOST_WAYS = 100;

/** What addresses begin with, one for each way of calls; or there are too many ways, to the module or to one that calls it. */
type Prefixes = readonly string[] | 'too many';

/**
 * With what addresses in each module begin, as in `module.network.`: one for each way of calls that leads there, '' for the root.
 *
 * @param modules the root first
 * @returns for each, all of them; none where they are more than `MOST_WAYS`
 */
export function prefixesOf(
  modules: readonly WrittenModule[],
): ReadonlyMap<WrittenModule | undefined, readonly string[]> {
  const [root] = modules;
  const known = new Map<WrittenModule | undefined, Prefixes>([[root, ['']]]);
  const find = (module: WrittenModule, around: readonly WrittenModule[]): Prefixes => {
    const found = known.get(module);
    if (found !== undefined) return found;
    // A circle of calls leads nowhere.
    if (around.includes(module)) return [];
    const prefixes = prefixesBehind(
      module.callers.map((call) => ({
        label: call.label,
        before: find(call.module, [...around, module]),
      })),
    );
    known.set(module, prefixes);
    return prefixes;
  };
  for (const module of modules) find(module, []);
  return new Map(
    Array.from(known, ([module, prefixes]) => [module, prefixes === 'too many' ? [] : prefixes]),
  );
}

/** @param callers the labels of all calls of a module, each with the prefixes of the module that has it */
function prefixesBehind(callers: readonly { label: string; before: Prefixes }[]): Prefixes {
  const prefixes = new Set<string>();
  for (const { label, before } of callers) {
    if (before === 'too many') return before;
    for (const prefix of before) prefixes.add(`${prefix}module.${label}.`);
  }
  return prefixes.size <= MOST_WAYS ? [...prefixes] : 'too many';
}
