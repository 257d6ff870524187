/** How bad a scanner says that a finding is, the worst first. `none`: it asks for nothing. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low', 'none'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** Whether a finding is at least as bad as this. Nothing is at least `none`: with it, no finding is mandatory. */
export function isAtLeast(severity: Severity, least: Severity): boolean {
  return least !== 'none' && SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least);
}

export function worseOf(one: Severity, other: Severity): Severity {
  return SEVERITIES.indexOf(one) <= SEVERITIES.indexOf(other) ? one : other;
}
