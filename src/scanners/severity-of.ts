/** How bad a result is: by its level, and by the number that security tools give a rule. */
import { fieldOf } from '../model/parse.ts';
import { worseOf, type Severity } from '../model/severity.ts';
import type { Level } from './sarif-rules.ts';

/**
 * The worst of all counts: a tool that leaves one of them at its default lowers nothing by it.
 *
 * @param rules all that may be the rule of the result
 */
export function severityOf(level: Level, result: unknown, rules: readonly unknown[]): Severity {
  const scores = [result, ...rules].flatMap((each) => scoreOf(each) ?? []);
  return scores.reduce(worseOf, SEVERITY_OF_LEVEL[level]);
}

const SEVERITY_OF_LEVEL: Readonly<Record<Level, Severity>> = {
  error: 'high',
  warning: 'medium',
  note: 'low',
  none: 'none',
};

/** The number from 0.0 to 10.0 in the properties, with the limits that GitHub has. */
function scoreOf(of: unknown): Severity | undefined {
  const written = fieldOf(fieldOf(of, 'properties'), 'security-severity');
  if (written === undefined) return undefined;
  const score = Number(written);
  if (score >= 9) return 'critical';
  if (score >= 7) return 'high';
  if (score >= 4) return 'medium';
  return score > 0 ? 'low' : 'none';
}
