/**
 * The marks that a plan has for its values: a tree of the same shape, with `true` where a value is unknown or sensitive.
 */

/** No value of a plan has so many levels, so deeper ones are not read: everything there counts as marked. */
const DEEPEST = 100;

/**
 * Whether anything in a tree of marks is marked.
 *
 * @param depth how many levels are above it
 */
export function isMarked(mark: unknown, depth = 0): boolean {
  if (typeof mark !== 'object' || mark === null) return mark === true;
  return depth > DEEPEST || Object.values(mark).some((inner) => isMarked(inner, depth + 1));
}
