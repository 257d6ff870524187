/** How bad a result is: by its level, and by the number that security tools give a rule. */
import { fieldOf, textIn } from '../model/parse.ts';
import { worseOf, type Severity } from '../model/severity.ts';

/** The worse of both counts: a tool that leaves one of them at its default lowers nothing by it. */
export function severityOf(result: unknown, rule: unknown): Severity {
  const score = scoreOf(result) ?? scoreOf(rule);
  const level = byLevel(result, rule);
  return score === undefined ? level : worseOf(level, score);
}

function byLevel(result: unknown, rule: unknown): Severity {
  const usual = fieldOf(fieldOf(rule, 'defaultConfiguration'), 'level');
  const level = textIn(fieldOf(result, 'level')) ?? textIn(usual) ?? 'warning';
  if (level === 'none') return 'none';
  if (level === 'note') return 'low';
  // A word that SARIF does not have is no better than an error.
  return level === 'warning' ? 'medium' : 'high';
}

/** The number from 0.0 to 10.0 in the properties, with the limits that GitHub has. */
function scoreOf(of: unknown): Severity | undefined {
  const written = fieldOf(fieldOf(of, 'properties'), 'security-severity');
  const score = typeof written === 'string' && written.trim() !== '' ? Number(written) : written;
  if (typeof score !== 'number' || !(score >= 0 && score <= 10)) return undefined;
  if (score >= 9) return 'critical';
  if (score >= 7) return 'high';
  if (score >= 4) return 'medium';
  return score > 0 ? 'low' : 'none';
}
