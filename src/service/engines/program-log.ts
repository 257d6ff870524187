/** The machine-readable log of a program that plans. Anything else that it prints is left out. */
import * as v from '../../client/wire/schema.ts';
import { parseJson } from '../../model/parse.ts';
import type { PlanProblem } from '../plan/plan-document.ts';

/** A line that is longer is left out. */
const LONGEST_LINE = 256 * 1024;

interface LineFilter {
  /** Takes what a program prints; of its lines, only errors and warnings count. */
  diagnostics: (text: string) => void;
  /** Takes what a program prints; every line in the log's own form counts. */
  everything: (text: string) => void;
  /** All lines that counted. */
  log(): string;
}

/** `pass` gets each line that counts, as it comes. */
export function createLineFilter(pass: (line: string) => void): LineFilter {
  const lines: string[] = [];
  let held = '';
  const take = (keeps: (type: unknown) => boolean) => (text: string) => {
    held += text;
    for (let end = held.indexOf('\n'); end >= 0; end = held.indexOf('\n')) {
      const line = held.slice(0, end);
      held = held.slice(end + 1);
      const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
      if (type === undefined || !keeps(type)) continue;
      lines.push(line);
      pass(`${line}\n`);
    }
    if (held.length > LONGEST_LINE) held = ' '.repeat(LONGEST_LINE + 1);
  };
  return {
    diagnostics: take((type) => type === 'diagnostic'),
    everything: take(() => true),
    log: () => lines.map((line) => `${line}\n`).join(''),
  };
}

const lineSchema = v.looseObject({
  '@level': v.string(),
  '@message': v.string(),
  type: v.string(),
});

/** What a line is about; undefined if it is no line of the log. */
function typeOf(line: string): string | undefined {
  const read = v.safeParse(lineSchema, parseJson(line));
  return read.success ? read.output.type : undefined;
}

const position = v.looseObject({ line: v.number(), column: v.number() });
const diagnosticSchema = v.looseObject({
  diagnostic: v.looseObject({
    severity: v.picklist(['error', 'warning']),
    summary: v.string(),
    detail: v.optional(v.string(), ''),
    address: v.optional(v.string()),
    range: v.optional(v.looseObject({ filename: v.string(), start: position, end: position })),
  }),
});

/** The errors and warnings of a log. */
export function problemsIn(log: string): PlanProblem[] {
  return log.split('\n').flatMap((line) => {
    const read = v.safeParse(diagnosticSchema, parseJson(line));
    return read.success ? [read.output.diagnostic] : [];
  });
}
