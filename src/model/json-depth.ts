/** How deeply JSON is nested: whatever walks it calls itself for each level. */

/** The most levels of a nested value: more than any provider has, and few enough to read recursively. */
export const MOST_LEVELS = 200;

/** Whether a value has more than `left` levels of objects and lists. */
export function isDeeperThan(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((part) => isDeeperThan(part, left - 1));
}

/** Whether JSON that is not parsed yet has more levels than this: to parse far deeper JSON takes seconds. */
export function isJsonDeeperThan(text: string, levels: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (inString) {
      if (char === 0x5c) index++;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x5b || char === 0x7b) {
      depth++;
      if (depth > levels) return true;
    } else if (char === 0x5d || char === 0x7d) depth--;
  }
  return false;
}
