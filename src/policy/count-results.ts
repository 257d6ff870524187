/** The one place that counts policy results for people. */
import type { PolicyResult } from '../model/policy-result.ts';

export interface Counts {
  passed: number;
  advisoryFailed: number;
  /** Mandatory at any level, overridable or not, and not overridden. */
  mandatoryFailed: number;
  overridden: number;
  /** Left out if nothing is excepted. */
  excepted?: number;
  /** Left out if nothing that fails is accepted because it is on the default branch, too. */
  existing?: number;
  errored: number;
  /** Unknown or not evaluated. */
  undecided: number;
}

/** Counts policy results by what became of them. */
export function countResults(results: readonly PolicyResult[]): Counts {
  const counts: Counts = {
    passed: 0,
    advisoryFailed: 0,
    mandatoryFailed: 0,
    overridden: 0,
    errored: 0,
    undecided: 0,
  };
  for (const result of results) {
    const as = countedAs(result);
    counts[as] = (counts[as] ?? 0) + 1;
  }
  return counts;
}

function countedAs({ status, level }: PolicyResult): keyof Counts {
  if (status === 'passed' || status === 'errored' || status === 'overridden') return status;
  if (status === 'excepted' || status === 'existing') return status;
  if (status !== 'failed' || level === 'unknown') return 'undecided';
  return level === 'advisory' ? 'advisoryFailed' : 'mandatoryFailed';
}
