/** Everything that a policy leads to. */
import type { Traced } from './trace.ts';

/** A rule that a policy leads to. `isNegated`: every way to it goes through an odd number of `not`. */
export interface Reached {
  of: Traced;
  isNegated: boolean;
}

/** Everything that a policy leads to, itself first. */
export function reached(from: Traced): Reached[] {
  const seen = new Map<Traced, Set<boolean>>();
  const follow = (of: Traced, isNegated: boolean): void => {
    const ways = seen.get(of) ?? new Set();
    if (ways.has(isNegated)) return;
    seen.set(of, ways.add(isNegated));
    for (const use of of.uses) follow(use.traced, isNegated !== use.isNegated);
  };
  follow(from, false);
  return [...seen].map(([of, ways]) => ({ of, isNegated: !ways.has(false) }));
}
