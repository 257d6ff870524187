/** How deeply JSON is nested: whatever walks it calls itself for each level. */

/** The most levels of a nested value: more than any provider has, and few enough to read recursively. */
export const MOST_LEVELS = 200;

/** Whether a value has more than `left` levels of objects and lists. */
export function isDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}
