/** A plan that could not be made. */
import type { Planned, PlanProblem } from './plan-document.ts';

/** A plan without changes, which failed with these problems. */
export function failedPlan(terraformVersion: string, problems: PlanProblem[]): Planned {
  return {
    document: {
      format_version: '1.2',
      terraform_version: terraformVersion,
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
