/** How Terraform reads a rule file: lines into patterns, before any matching. */

export interface RuleLine {
  line: number;
  /** As written, without the line's end. */
  text: string;
  negated: boolean;
  /** The glob that is matched against whole paths. */
  glob: string;
  /** Something a reader of the log should know about the line as a whole. */
  oddity?: 'blank' | 'lone-negation' | 'everything' | 'byte-order-mark';
}

/** Terraform gives up on files with longer lines, and then uses none of the rules. */
export const LONGEST_LINE_BYTES = 65_535;

/**
 * The rules of a file, comments left out. Lines on which Terraform crashes are rules without a
 * glob that can match: `oddity` says so.
 */
export function readLines(text: string): { rules: RuleLine[]; tooLong?: number } {
  const rules: RuleLine[] = [];
  let tooLong: number | undefined;
  for (const [at, ended] of text.split('\n').entries()) {
    const line = at + 1;
    if (Buffer.byteLength(ended) > LONGEST_LINE_BYTES) tooLong ??= line;
    const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
    if (written === '') continue;
    const rule = readLine(written, line);
    if (rule) rules.push(rule);
  }
  return tooLong === undefined ? { rules } : { rules, tooLong };
}

function readLine(text: string, line: number): RuleLine | undefined {
  const trimmed = trimSpace(text);
  if (trimmed.startsWith('#')) return undefined;
  const negated = trimmed.startsWith('!');
  const pattern = negated ? trimmed.slice(1) : trimmed;
  const rule = { line, text, negated, glob: toGlob(pattern) };
  if (trimmed === '') return { ...rule, oddity: 'blank' };
  if (pattern === '') return { ...rule, oddity: 'lone-negation' };
  if (pattern === '/') return { ...rule, oddity: 'everything' };
  if (line === 1 && text.startsWith('\uFEFF')) return { ...rule, oddity: 'byte-order-mark' };
  return rule;
}

/** A directory means all that is in it; what is not anchored may begin at any depth. */
export function toGlob(pattern: string): string {
  const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
  return whole.startsWith('/') ? whole.slice(1) : `**/${whole}`;
}

// What Go calls white space, which is not quite what JavaScript does.
const SPACE = new Set('\t\n\v\f\r \u0085\u00a0\u1680\u2028\u2029\u202f\u205f\u3000');
for (let code = 0x2000; code <= 0x200a; code++) SPACE.add(String.fromCharCode(code));

function trimSpace(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && SPACE.has(text.charAt(from))) from++;
  while (to > from && SPACE.has(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}
