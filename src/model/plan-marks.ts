/**
 * The marks that a plan has for its values: a tree of the same shape, with `true` where a value is unknown or sensitive.
 */

/** Nothing that is written by hand is this deep: below it, everything counts as marked. */
const DEEPEST = 100;

/** Whether anything in a tree of marks is marked. */
export function isMarked(mark: unknown, depth = 0): boolean {
  if (typeof mark !== 'object' || mark === null) return mark === true;
  return depth > DEEPEST || Object.values(mark).some((each) => isMarked(each, depth + 1));
}
