/** How deeply JSON is nested: whatever walks it calls itself for each level. */

/** The most levels of a nested value: more than any provider has, and few enough to read recursively. */
export const MOST_LEVELS = 200;

/** Whether a value has more levels of objects and lists than this. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}

/** Whether JSON that is not parsed yet has more levels than this: to parse far deeper JSON takes seconds. */
export function isJsonDeeperThan(text: string, levels: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      // The next character is escaped.
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      depth++;
      if (depth > levels) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}
