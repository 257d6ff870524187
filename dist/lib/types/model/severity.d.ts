/** How bad a scanner says that a finding is, the worst first. `none`: it asks for nothing. */
export declare const SEVERITIES: readonly ['critical', 'high', 'medium', 'low', 'none'];
export type Severity = (typeof SEVERITIES)[number];
/** Whether a finding is at least as bad as this. Nothing is at least `none`: with it, no finding is mandatory. */
export declare function isAtLeast(severity: Severity, least: Severity): boolean;
export declare function worseOf(one: Severity, other: Severity): Severity;
