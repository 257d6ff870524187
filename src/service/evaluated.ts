/** Policies after they were evaluated (or scripted), before any of the three systems shows them. */
import type { PolicyLevel } from './script.ts';

export interface EvaluatedPolicy {
  name: string;
  level: PolicyLevel;
  status: 'passed' | 'failed' | 'errored';
  description: string;
  /** The Rego query; null for policies of other languages. */
  query: string | null;
  /** What the policy returned, one entry each. */
  output: unknown[];
  resources: { address: string; file?: string | undefined; line?: number | undefined }[];
}

export interface EvaluatedSet {
  name: string;
  description: string | null;
  overridable: boolean;
  /** The set as a whole could not be evaluated. */
  error: string | null;
  policies: EvaluatedPolicy[];
}

/** One level, in the words that policy evaluations have for it. */
export function evaluationLevel(level: PolicyLevel): 'advisory' | 'mandatory' {
  return level === 'advisory' ? 'advisory' : 'mandatory';
}

/** One level in the words of policy checks; `mandatory` cannot be overridden. */
export function checkLevel(level: PolicyLevel): 'advisory' | 'soft-mandatory' | 'hard-mandatory' {
  switch (level) {
    case 'advisory':
      return 'advisory';
    case 'soft-mandatory':
    case 'mandatory-overridable':
      return 'soft-mandatory';
    case 'hard-mandatory':
    case 'mandatory':
      return 'hard-mandatory';
  }
}

/** One level in the words of Terraform policy. */
export function terraformPolicyLevel(
  level: PolicyLevel,
  overridable: boolean,
): 'advisory' | 'mandatory' | 'mandatory_overridable' {
  switch (level) {
    case 'advisory':
      return 'advisory';
    case 'soft-mandatory':
    case 'mandatory-overridable':
      return 'mandatory_overridable';
    case 'hard-mandatory':
      return 'mandatory';
    case 'mandatory':
      return overridable ? 'mandatory_overridable' : 'mandatory';
  }
}

interface ResultCount {
  passed: number;
  advisoryFailed: number;
  mandatoryFailed: number;
  errored: number;
}

/** A set that could not be evaluated counts as one error. */
export function countResults(sets: readonly EvaluatedSet[]): ResultCount {
  const count: ResultCount = { passed: 0, advisoryFailed: 0, mandatoryFailed: 0, errored: 0 };
  for (const set of sets) {
    if (set.error !== null) count.errored += 1;
    for (const policy of set.policies) {
      if (policy.status === 'passed') count.passed += 1;
      else if (policy.status === 'errored') count.errored += 1;
      else if (policy.level === 'advisory') count.advisoryFailed += 1;
      else count.mandatoryFailed += 1;
    }
  }
  return count;
}

/** A task that did not pass, although the run must not go on without it. */
export function isBlocking({ level, outcome }: { level: string; outcome: string }): boolean {
  return level === 'mandatory' && outcome !== 'passed';
}

/** The word that a policy check ends with, from the policies inside it. */
export function checkStatus({
  policies,
  errored,
}: {
  policies: readonly EvaluatedPolicy[];
  errored: boolean;
}): 'passed' | 'soft_failed' | 'hard_failed' | 'errored' {
  if (errored || policies.some(({ status }) => status === 'errored')) return 'errored';
  const failed = policies.filter(({ status }) => status === 'failed');
  if (failed.some(({ level }) => checkLevel(level) === 'hard-mandatory')) return 'hard_failed';
  return failed.some(({ level }) => level !== 'advisory') ? 'soft_failed' : 'passed';
}

/** The word that a policy evaluation ends with, from the sets inside it. */
export function evaluationStatus(sets: readonly EvaluatedSet[]): 'passed' | 'failed' | 'errored' {
  const count = countResults(sets);
  if (count.mandatoryFailed > 0) return 'failed';
  return count.errored > 0 ? 'errored' : 'passed';
}

/** Whether all failures of these sets may be overridden, by the set's word or the policy's level. */
export function failuresOverridable(sets: readonly EvaluatedSet[]): boolean {
  return sets.every(
    ({ overridable, policies }) =>
      overridable ||
      policies.every(
        ({ status, level }) => status === 'passed' || checkLevel(level) !== 'hard-mandatory',
      ),
  );
}
