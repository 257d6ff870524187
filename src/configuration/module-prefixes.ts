/** With what the addresses of blocks begin, by the calls that lead to their module. */
import type { WrittenModule } from './read-configuration.ts';

/** Each level of calls can multiply the ways. */
const MOST_WAYS = 100;

/** Of a module that is called in more ways than are known, and of those that it calls. */
const TOO_MANY_WAYS: readonly string[] = [];

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
  const known = new Map<WrittenModule | undefined, readonly string[]>([[root, ['']]]);
  const find = (module: WrittenModule, around: readonly WrittenModule[]): readonly string[] => {
    const found = known.get(module);
    if (found !== undefined) return found;
    if (around.includes(module)) return [];
    const callers = module.callers.map((call) => ({
      label: call.label,
      ways: find(call.module, [...around, module]),
    }));
    const prefixes = callers.flatMap(({ label, ways }) =>
      ways.map((prefix) => `${prefix}module.${label}.`),
    );
    const each = [...new Set(prefixes)];
    const isKnown = each.length <= MOST_WAYS && !callers.some(({ ways }) => ways === TOO_MANY_WAYS);
    const all = isKnown ? each : TOO_MANY_WAYS;
    known.set(module, all);
    return all;
  };
  for (const module of modules) find(module, []);
  return known;
}
