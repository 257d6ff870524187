/** What is left of the values of an entry without the places that another plan did not know. */

/** Where a value is unknown, from the values of the entry on: names, and indexes as texts. Empty: all of it. */
export type UnknownPath = readonly string[];

/** The members of a value that lead to the paths; undefined for the end of a path. */
type Cuts = Map<string, Cuts> | undefined;

/**
 * The value with null at these paths, where a plan may have something, null or nothing.
 *
 * @param unknown what is unknown in the value itself
 * @returns undefined if something else of it is unknown, or it has no such places
 */
export function withoutPaths(
  value: unknown,
  unknown: readonly UnknownPath[],
  paths: readonly UnknownPath[],
): { value: unknown } | undefined {
  const cuts = paths.reduce(addPath, new Map() as Cuts);
  if (!unknown.every((path) => isCut(path, cuts))) return undefined;
  return cut(value, cuts);
}

/** Where all of a value is left out, a longer path adds nothing. */
function addPath(cuts: Cuts, [step, ...rest]: UnknownPath): Cuts {
  if (step === undefined) return undefined;
  return cuts?.set(step, addPath(cuts.has(step) ? cuts.get(step) : new Map(), rest));
}

function isCut([step, ...rest]: UnknownPath, cuts: Cuts): boolean {
  if (cuts === undefined) return true;
  return step !== undefined && cuts.has(step) && isCut(rest, cuts.get(step));
}

function cut(value: unknown, cuts: Cuts): { value: unknown } | undefined {
  if (cuts === undefined) return { value: null };
  if (cuts.size === 0) return { value };
  if (typeof value !== 'object' || value === null) return undefined;
  // In a list, a place is there or not. In an object, what is unknown may be left out.
  const isList = Array.isArray(value);
  const members = new Map<string, unknown>(Object.entries(value));
  for (const [step, inner] of cuts) {
    if (!members.has(step) && (isList || inner !== undefined)) return undefined;
    const left = cut(members.get(step), inner);
    if (left === undefined) return undefined;
    members.set(step, left.value);
  }
  return { value: isList ? [...members.values()] : Object.fromEntries(members) };
}
