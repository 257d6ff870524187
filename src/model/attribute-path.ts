/** The path of an argument inside the block of a resource, as `ingress[1].from_port`: names and indexes. */

/** `["ingress", 1, "from_port"]`; never empty, and the first is a name. */
export type AttributePath = readonly (string | number)[];

/** One step of a path: `.name`, `.1`, `[1]`, `[*]` or `["key"]`. */
const STEP =
  /\.?([A-Za-z_][\w-]{0,200})|\.(\d{1,6})(?!\w)|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
/** A longer text, or one with more steps, is not a path. */
const LONGEST = 500;
const DEEPEST = 20;

/** Reads what a rule says: a path, or a list of names and indexes; undefined if it is neither. */
export function readAttributePath(said: unknown): AttributePath | undefined {
  if (typeof said === 'string') return parsePath(said);
  if (!Array.isArray(said) || said.length > DEEPEST) return undefined;
  const steps = said.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
  const isWhole = steps.length === said.length && typeof steps[0] === 'string';
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
    const [whole, name, dotted, index, key] = found;
    // A name follows a dot, except the first.
    if (name !== undefined && whole.startsWith('.') !== end > 0) return undefined;
    end += whole.length;
    if (index === '*') continue;
    steps.push(name ?? key ?? Number(dotted ?? index));
  }
  return end === text.length ? steps : undefined;
}
