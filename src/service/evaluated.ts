/** The results of policies, evaluated or scripted, in one form for all three policy systems. */
import type { PolicySet } from './load-policies.ts';
import type { ScriptedSet } from './scripts.ts';
import type { PolicyLevel } from '../rego/policy-set.ts';

export interface EvaluatedPolicy {
  name: string;
  level: PolicyLevel;
  /**
   * `not_evaluated`: the policy could not be judged here, so nothing is known. `unknown`, of Terraform policy alone: the
   * policy asks for values that are known after the apply.
   */
  status: 'passed' | 'failed' | 'errored' | 'not_evaluated' | 'unknown';
  /** When a policy of Terraform policy is evaluated; left out: with the plan. */
  stage?: 'Init' | 'Plan' | undefined;
  /** The status that an `unknown` policy gets at the apply. */
  atApply?: 'passed' | 'failed' | 'errored' | undefined;
  description: string;
  /** The Rego query; null for policies of other languages. */
  query: string | null;
  /** What the policy returned: one entry for each reason to fail. */
  output: unknown[];
  resources: { address: string; file?: string | undefined; line?: number | undefined }[];
}

export interface EvaluatedSet {
  name: string;
  description: string | null;
  overridable: boolean;
  /** Why the set as a whole could not be evaluated; null when it could. */
  error: string | null;
  policies: EvaluatedPolicy[];
}

export type SetResults = ReadonlyMap<PolicySet, EvaluatedSet>;

export function resultsOfSystem(results: SetResults, system: PolicySet['system']): EvaluatedSet[] {
  return [...results].flatMap(([set, evaluated]) => (set.system === system ? [evaluated] : []));
}

export function toEvaluatedSet(set: ScriptedSet, kind: 'opa' | 'sentinel'): EvaluatedSet {
  const { description = null, error = null } = set;
  const policies = set.policies.map(({ messages, ...policy }) => {
    const [resource, ...others] = policy.resources;
    // If there is one resource, a Rego rule names it in a field beside the message.
    const isNamed = kind === 'opa' && resource !== undefined && others.length === 0;
    return {
      ...policy,
      description: policy.description ?? '',
      query: kind === 'opa' ? `data.terraform.policies.${policy.name}.deny` : null,
      output: isNamed ? messages.map((msg) => ({ msg, address: resource.address })) : messages,
    };
  });
  return { name: set.name, description, overridable: set.overridable, error, policies };
}

/** The word that policy checks have for a level. In them, `mandatory` cannot be overridden. */
export function checkLevel(level: PolicyLevel): 'advisory' | 'soft-mandatory' | 'hard-mandatory' {
  if (level === 'advisory') return level;
  const isSoft = level === 'soft-mandatory' || level === 'mandatory-overridable';
  return isSoft ? 'soft-mandatory' : 'hard-mandatory';
}

/** How many policies ended in each way; a set that could not be evaluated counts as one error. */
export function countOutcomes(sets: readonly EvaluatedSet[]) {
  const policies = sets.flatMap((set) => set.policies);
  const withStatus = (status: EvaluatedPolicy['status']) =>
    policies.filter((policy) => policy.status === status);
  const failed = withStatus('failed');
  const advisory = failed.filter(({ level }) => level === 'advisory').length;
  return {
    'advisory-failed': advisory,
    'mandatory-failed': failed.length - advisory,
    passed: withStatus('passed').length,
    errored: withStatus('errored').length + sets.filter(({ error }) => error !== null).length,
  };
}

/** Whether a policy that has to pass was not judged. */
function isUnjudged({ status, level }: EvaluatedPolicy): boolean {
  return status === 'not_evaluated' && level !== 'advisory';
}

/** Whether a run task failed that has to pass before the run goes on. */
export function isBlocking({ level, outcome }: { level: string; outcome: string }): boolean {
  return level === 'mandatory' && outcome !== 'passed';
}

export function checkStatus({
  policies,
  errored,
}: {
  policies: readonly EvaluatedPolicy[];
  errored: boolean;
}): 'passed' | 'soft_failed' | 'hard_failed' | 'errored' {
  const isBroken = policies.some((policy) => policy.status === 'errored' || isUnjudged(policy));
  if (errored || isBroken) return 'errored';
  const failed = policies.filter(({ status }) => status === 'failed');
  if (failed.some(({ level }) => checkLevel(level) === 'hard-mandatory')) return 'hard_failed';
  return failed.some(({ level }) => level !== 'advisory') ? 'soft_failed' : 'passed';
}

export function evaluationStatus(sets: readonly EvaluatedSet[]): 'passed' | 'failed' | 'errored' {
  if (countOutcomes(sets)['mandatory-failed'] > 0) return 'failed';
  return isBroken(sets) ? 'errored' : 'passed';
}

/** The status of a task stage, or of a `tf-policy-evaluation`, that follows from its sets. */
export function stageResult(
  sets: readonly EvaluatedSet[],
): 'passed' | 'failed' | 'errored' | 'awaiting_override' {
  if (isBroken(sets)) return 'errored';
  if (countOutcomes(sets)['mandatory-failed'] === 0) return 'passed';
  return failuresOverridable(sets) ? 'awaiting_override' : 'failed';
}

/** Whether a policy or a set has no result, so that the whole cannot pass. */
function isBroken(sets: readonly EvaluatedSet[]): boolean {
  return countOutcomes(sets).errored > 0 || sets.some(({ policies }) => policies.some(isUnjudged));
}

/** Whether a person may override every failure of these sets: the set allows it, or the policy's level does. */
export function failuresOverridable(sets: readonly EvaluatedSet[]): boolean {
  return sets.every(
    ({ overridable, policies }) =>
      overridable ||
      policies.every(
        ({ status, level }) =>
          status === 'passed' || status === 'unknown' || checkLevel(level) !== 'hard-mandatory',
      ),
  );
}
