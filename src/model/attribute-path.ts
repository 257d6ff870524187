/** The path of an argument inside the block of a resource, as `ingress[1].from_port`: names and indexes. */

/** `["ingress", 1, "from_port"]`; never empty, and the first is a name. */
export type AttributePath = readonly (string | number)[];

/** One step of a path: `.name`, `.1`, `[1]`, `[*]` or `["key"]`. */
const STEP =
  /\.?([A-Za-z_][A-Za-z0-9_-]{0,200})|\.(\d{1,6})(?![A-Za-z0-9_])|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
/** A longer text, or one with more steps, is not a path. */
const LONGEST = 500;
const DEEPEST = 20;

/** Reads what a rule names: a path as a text, or a list of names and indexes; undefined if it is neither. */
export function readAttributePath(value: unknown): AttributePath | undefined {
  if (typeof value === 'string') return parsePath(value);
  if (!Array.isArray(value) || value.length > DEEPEST) return undefined;
  const steps = value.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
  const isWhole = steps.length === value.length && typeof steps[0] === 'string';
  return isWhole ? steps : undefined;
}

function parsePath(text: string): AttributePath | undefined {
  if (text.length > LONGEST || !/^[A-Za-z_]/.test(text)) return undefined;
  const steps: (string | number)[] = [];
  let end = 0;
  while (end < text.length && steps.length < DEEPEST) {
    STEP.lastIndex = end;
    const found = STEP.exec(text);
    if (found === null) return undefined;
    const [whole, name, indexAfterDot, index, key] = found;
    // Only the first name has no dot before it.
    const isFirst = end === 0;
    if (name !== undefined && whole.startsWith('.') === isFirst) return undefined;
    end += whole.length;
    // Of all elements of a list, the path is that of the list.
    if (index === '*') continue;
    steps.push(name ?? key ?? Number(indexAfterDot ?? index));
  }
  return end === text.length ? steps : undefined;
}
