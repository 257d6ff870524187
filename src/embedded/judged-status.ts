/** The word that a judged thing ends with, from the results inside it. */
import { countResults } from './evaluated.ts';
import type { PolicyCheckRecord, PolicyEvaluationRecord, TaskResultRecord } from './records.ts';

export function isBlocking({ level, outcome }: TaskResultRecord): boolean {
  return level === 'mandatory' && outcome !== 'passed';
}

export function checkStatus({ policies, errored }: PolicyCheckRecord): PolicyCheckRecord['status'] {
  if (errored || policies.some(({ status }) => status === 'errored')) return 'errored';
  const failed = policies.filter(({ status }) => status === 'failed');
  if (failed.some(({ level }) => level === 'hard-mandatory' || level === 'mandatory')) {
    return 'hard_failed';
  }
  return failed.some(({ level }) => level !== 'advisory') ? 'soft_failed' : 'passed';
}

export function evaluationStatus({
  outcomes,
}: PolicyEvaluationRecord): 'passed' | 'failed' | 'errored' {
  const count = countResults(outcomes.map(({ set }) => set));
  if (count.mandatoryFailed > 0) return 'failed';
  return count.errored > 0 ? 'errored' : 'passed';
}

export function failuresOverridable(sets: readonly RunSet[]): boolean {
  return sets.every(
    ({ overridable, policies }) =>
      overridable ||
      policies.every(
        ({ status, level }) =>
          status === 'passed' ||
          level === 'advisory' ||
          level === 'soft-mandatory' ||
          level === 'mandatory-overridable',
      ),
  );
}
type RunSet = PolicyEvaluationRecord['outcomes'][number]['set'];
