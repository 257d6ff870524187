/** Reads the machine-readable log of a plan or an apply: one JSON object on each line. */
import { fieldsOf, parseJson, textIn } from '../model/parse.ts';
import type { PlanDiagnostic } from '../model/policy-result.ts';

const LONGEST_LINE = 256 * 1024;

/**
 * Makes a filter for the output of a program: it keeps the lines that have the form of the log.
 *
 * @param pass gets each line that is kept, at once
 * @param only the type of the lines to keep; lines of all types if left out
 * @returns `take` takes the next piece of the output
 */
export function createLineFilter(
  pass: (line: string) => void,
  only?: 'diagnostic',
): { take: (text: string) => void; /** All lines that were kept. */ log: () => string } {
  const lines: string[] = [];
  let rest = '';
  const take = (text: string): void => {
    rest += text;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 1);
      const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
      if (type === undefined || (only !== undefined && type !== only)) continue;
      lines.push(line);
      pass(`${line}\n`);
    }
    // A line that is too long already is dropped, and this marks it as such until it ends.
    if (rest.length > LONGEST_LINE) rest = ' '.repeat(LONGEST_LINE + 1);
  };
  return { take, log: () => lines.map((line) => `${line}\n`).join('') };
}

/** The type of a line; undefined if the line is not one of the log. */
function typeOf(line: string): string | undefined {
  const { type, '@level': level, '@message': message } = fieldsOf(parseJson(line));
  const isOfLog = typeof level === 'string' && typeof message === 'string';
  return isOfLog && typeof type === 'string' ? type : undefined;
}

/** The program that wrote a machine-readable log, as its first line says; undefined if it does not. */
export function programIn(log: string): 'terraform' | 'tofu' | undefined {
  for (const line of log.split('\n', 20)) {
    const { type, terraform, tofu } = fieldsOf(parseJson(line));
    if (type !== 'version') continue;
    if (typeof tofu === 'string') return 'tofu';
    if (typeof terraform === 'string') return 'terraform';
  }
  return undefined;
}

/** What a line of the log says for people; undefined for a line that is not one of the log. */
export function messageIn(line: string): string | undefined {
  return textIn(fieldsOf(parseJson(line))['@message']);
}

const MOST_PROBLEMS = 100;
const LONGEST_TEXT = 4_000;

/** The errors and warnings in a machine-readable log, or in the end of one, each once. */
export function problemsIn(log: string): PlanDiagnostic[] {
  const problems = log.split('\n').flatMap((line) => problemsInLine(line));
  const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...distinct.values()].slice(0, MOST_PROBLEMS);
}

function problemsInLine(text: string): PlanDiagnostic[] {
  const { severity, range, ...texts } = fieldsOf(fieldsOf(parseJson(text))['diagnostic']);
  const summary = asText(texts['summary']);
  if ((severity !== 'error' && severity !== 'warning') || summary === undefined) return [];
  const { start, filename } = fieldsOf(range);
  const { line } = fieldsOf(start);
  return [
    {
      severity,
      summary: summary.slice(0, LONGEST_TEXT),
      detail: asText(texts['detail'])?.slice(0, LONGEST_TEXT),
      address: asText(texts['address']),
      file: asText(filename),
      line: Number.isSafeInteger(line) && Number(line) > 0 ? Number(line) : undefined,
    },
  ];
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
