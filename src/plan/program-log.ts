/** Reads the machine-readable log of a planning program, and drops all else that the program prints. */
import * as v from '../client/wire/schema.ts';
import { parseJson } from '../model/parse.ts';
import type { PlanProblem } from './plan-document.ts';

/** The longest line that is read; longer lines are dropped. */
const LONGEST_LINE = 256 * 1024;

interface LineFilter {
  /** Takes output of a program and keeps only lines with errors and warnings. */
  diagnostics: (text: string) => void;
  /** Takes output of a program and keeps every line that has the form of the log. */
  everything: (text: string) => void;
  /** All lines that were kept. */
  log(): string;
}

/** A filter for the output of programs. `pass` gets each line that is kept, at once. */
export function createLineFilter(pass: (line: string) => void): LineFilter {
  const lines: string[] = [];
  let rest = '';
  const take = (keeps: (type: unknown) => boolean) => (text: string) => {
    rest += text;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 1);
      const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
      if (type === undefined || !keeps(type)) continue;
      lines.push(line);
      pass(`${line}\n`);
    }
    if (rest.length > LONGEST_LINE) rest = ' '.repeat(LONGEST_LINE + 1);
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

/** The type of a line; undefined if the line is not one of the log. */
function typeOf(line: string): string | undefined {
  const parsed = v.safeParse(lineSchema, parseJson(line));
  return parsed.success ? parsed.output.type : undefined;
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

/** The errors and warnings in a log. */
export function problemsIn(log: string): PlanProblem[] {
  return log.split('\n').flatMap((line) => {
    const parsed = v.safeParse(diagnosticSchema, parseJson(line));
    return parsed.success ? [parsed.output.diagnostic] : [];
  });
}
