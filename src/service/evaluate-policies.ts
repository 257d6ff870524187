/** Evaluates a policy set on one run. */
import type { EvaluatedPolicy, EvaluatedSet } from './evaluated.ts';
import type { Planned } from './plan/plan-document.ts';
import type { PolicySet } from './load-policies.ts';
import type { RegoInstance } from './opa.ts';
import type { RunInput } from './policy-input.ts';
import type { ScriptedSet } from './script.ts';
import { errorMessage } from '../model/error-message.ts';

/**
 * The results of all policies of a set for one plan. A policy that breaks is a result with the
 * status `errored`.
 */
export function evaluatePolicySet(
  set: PolicySet,
  planned: Pick<Planned, 'document' | 'places'>,
  run: RunInput,
): EvaluatedSet {
  const plan = planned.document;
  let instance: RegoInstance | undefined;
  const policies = set.policies.map((policy): EvaluatedPolicy => {
    const common = {
      name: policy.name,
      level: policy.level,
      description: policy.description,
      query: policy.query,
    };
    try {
      instance ??= set.rego.instantiate();
      const output = toOutput(instance.evaluate(policy.query, { plan, run }));
      const status = output.length > 0 ? 'failed' : 'passed';
      return { ...common, status, output, resources: findResources(output, planned.places) };
    } catch (error) {
      // A policy that failed may have left the memory of the instance damaged.
      instance = undefined;
      const message = errorMessage(error);
      return { ...common, status: 'errored', output: [message], resources: [] };
    }
  });
  return {
    name: set.name,
    description: set.description,
    overridable: set.overridable,
    error: null,
    policies,
  };
}

/** What a rule denies, as a list. A rule that returned nothing, false or an empty collection denies nothing. */
export function toOutput(value: unknown): unknown[] {
  if (value === undefined || value === null || value === false) return [];
  // A set is returned in any order; sorting it keeps the report the same each time.
  if (Array.isArray(value)) return value.toSorted(byText);
  if (typeof value === 'object') return Object.values(value);
  return [value];
}

function byText(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

/** The resources that a failure names, as Terraform policy shows them: a message may begin with an address. */
function findResources(output: unknown[], places: Planned['places']): EvaluatedPolicy['resources'] {
  return output.flatMap((one) => {
    const address = typeof one === 'string' ? (one.split(': ', 1)[0] ?? '') : '';
    const line = places.get(address);
    return line === undefined ? [] : [{ address, ...line }];
  });
}

/** A scripted set in the form that an evaluated one has. */
export function toEvaluatedSet(set: ScriptedSet, kind: 'opa' | 'sentinel'): EvaluatedSet {
  return {
    name: set.name,
    description: set.description ?? null,
    overridable: set.overridable,
    error: set.error ?? null,
    policies: set.policies.map((policy) => ({
      name: policy.name,
      level: policy.level,
      status: policy.status,
      description: policy.description ?? '',
      query: kind === 'opa' ? `data.terraform.policies.${policy.name}.deny` : null,
      output: policy.messages,
      resources: policy.resources,
    })),
  };
}
