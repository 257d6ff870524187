/**
 * Problems of the configuration, from the structured log of a plan or an apply: one JSON object on each line. A log
 * for people says them only to people.
 */
import { asCount } from './reading.ts';
import { fieldsOf, parseJson } from '../model/parse.ts';
import type { PlanDiagnostic } from '../model/policy-result.ts';

const MOST = 100;
const LONGEST = 4_000;

/** Reads the diagnostics at the end of a plan's log. */
export function fromPlanLog(log: string): PlanDiagnostic[] {
  const all = log.split('\n').flatMap((line) => fromLine(line.slice(0, LONGEST * 4)));
  const distinct = new Map(all.map((each) => [JSON.stringify(each), each]));
  return [...distinct.values()].slice(0, MOST);
}

function fromLine(line: string): PlanDiagnostic[] {
  const { severity, range, ...texts } = fieldsOf(fieldsOf(parseJson(line))['diagnostic']);
  const summary = asText(texts['summary']);
  if ((severity !== 'error' && severity !== 'warning') || summary === undefined) return [];
  const { start, filename } = fieldsOf(range);
  return [
    {
      severity,
      summary: summary.slice(0, LONGEST),
      detail: asText(texts['detail'])?.slice(0, LONGEST),
      address: asText(texts['address']),
      file: asText(filename),
      line: asCount(fieldsOf(start)['line']) || undefined,
    },
  ];
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
