/** Reads the machine-readable log of a plan or an apply: one JSON object on each line. */
import { fieldsOf, parseJson } from '../model/parse.ts';
import type { PlanDiagnostic } from '../model/policy-result.ts';

const LONGEST_LINE = 256 * 1024;

/**
 * A filter for the output of a program: it keeps the lines that have the form of the log.
 *
 * @param pass gets each line that is kept, at once
 * @param only keeps the lines of this type alone
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

const MOST = 100;
const LONGEST = 4_000;

/** The errors and warnings in a log, or in the end of one. A log for people says them only to people. */
export function problemsIn(log: string): PlanDiagnostic[] {
  const all = log.split('\n').flatMap((line) => fromLine(line));
  const distinct = new Map(all.map((each) => [JSON.stringify(each), each]));
  return [...distinct.values()].slice(0, MOST);
}

function fromLine(text: string): PlanDiagnostic[] {
  const { severity, range, ...texts } = fieldsOf(fieldsOf(parseJson(text))['diagnostic']);
  const summary = asText(texts['summary']);
  if ((severity !== 'error' && severity !== 'warning') || summary === undefined) return [];
  const { start, filename } = fieldsOf(range);
  const { line } = fieldsOf(start);
  return [
    {
      severity,
      summary: summary.slice(0, LONGEST),
      detail: asText(texts['detail'])?.slice(0, LONGEST),
      address: asText(texts['address']),
      file: asText(filename),
      line: Number.isSafeInteger(line) && Number(line) > 0 ? Number(line) : undefined,
    },
  ];
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
