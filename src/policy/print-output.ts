/**
 * What a policy printed, as lines. Sentinel answers `[{"print": "…"}]`, OPA whatever its rule
 * returned: strings, objects with a message, sets, anything that is JSON.
 */

/** As many entries, and as long each, as a reader could want. */
const MOST = 1_000;
const LONGEST = 4_000;
const DEEPEST = 6;
const SAYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];

export function printOutput(output: unknown): string[] {
  const lines: string[] = [];
  gather(output, lines, 0);
  return lines;
}

function gather(value: unknown, lines: string[], depth: number): void {
  if (lines.length >= MOST || value === null || value === undefined) return;
  if (typeof value === 'string') {
    for (const line of value.split('\n')) {
      if (lines.length < MOST && line.trim() !== '') lines.push(clip(line.trimEnd()));
    }
    return;
  }
  if (depth < DEEPEST && Array.isArray(value)) {
    for (const item of value) gather(item, lines, depth + 1);
    return;
  }
  if (depth < DEEPEST && typeof value === 'object') {
    const said = SAYS.find((key) => Object.hasOwn(value, key));
    if (said !== undefined) {
      const { [said]: message, ...rest } = value as Record<string, unknown>;
      const address = ['address', 'resource'].map((key) => rest[key]).find(isText);
      const text = isText(message) ? message : undefined;
      if (text !== undefined && address !== undefined && !text.includes(address)) {
        gather(`${address}: ${text}`, lines, depth + 1);
      } else gather(message, lines, depth + 1);
      return;
    }
  }
  lines.push(clip(asJson(value)));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A structure too deep to be written is named instead. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '(an output too deep to show)';
  }
}

function clip(line: string): string {
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}
