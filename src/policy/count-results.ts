/** The one place that counts policy results for people. */
import type { PolicyResult } from '../model/policy-result.ts';
import type { ReportCounts } from '../model/report-type.ts';

/** Counts policy results by what became of them. */
export function countResults(results: readonly PolicyResult[]): ReportCounts {
  const counts: ReportCounts = {
    passed: 0,
    advisoryFailed: 0,
    mandatoryFailed: 0,
    overridden: 0,
    errored: 0,
    undecided: 0,
  };
  for (const result of results) {
    const name = nameOfCount(result);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Which count a result is part of. */
function nameOfCount({ status, level }: PolicyResult): keyof ReportCounts {
  if (status === 'passed' || status === 'errored' || status === 'overridden') return status;
  if (status === 'excepted' || status === 'existing') return status;
  if (status !== 'failed' || level === 'unknown') return 'undecided';
  return level === 'advisory' ? 'advisoryFailed' : 'mandatoryFailed';
}
