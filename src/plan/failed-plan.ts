/** A plan that could not be made. */
import type { PlanDiagnostic } from '../model/policy-result.ts';
import type { Planned } from './plan-document.ts';

/** A plan without changes, which failed with these problems. */
export function failedPlan(problems: PlanDiagnostic[]): Planned {
  return {
    document: {
      format_version: '1.2',
      variables: {},
      planned_values: { root_module: {} },
      resource_changes: [],
      configuration: { root_module: {} },
    },
    problems,
    counts: { additions: 0, changes: 0, destructions: 0 },
    limits: [],
  };
}
