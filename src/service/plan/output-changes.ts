/** The changes of the root module's outputs. */
import { isDeepStrictEqual } from 'node:util';
import type { PlannedCounts, PlanDocument, PlanInput } from './plan-document.ts';
import { split, type Value } from '../../configuration/value.ts';

export type PlannedOutputs = Map<string, { value: Value; sensitive: boolean }>;

interface OutputsOfPlan {
  planned: PlanDocument['planned_values']['outputs'];
  changes: PlanDocument['output_changes'];
}

/** The planned outputs and their changes; both are undefined when there are no outputs before or afterwards. */
export function toOutputChanges(
  outputs: PlannedOutputs,
  { outputs: before }: PlanInput,
  counts: PlannedCounts,
  isKept: (name: string) => boolean,
): OutputsOfPlan {
  const planned: NonNullable<OutputsOfPlan['planned']> = {};
  const changes: NonNullable<OutputsOfPlan['changes']> = {};
  const settled = counts.additions + counts.changes + counts.destructions === 0;
  for (const [name, { value, sensitive }] of outputs) {
    const prior = before[name];
    const { known, unknown } = split(value, { left: 10_000 });
    // When no resource changes, values that only a provider knows do not change either.
    if (unknown !== undefined && settled) continue;
    const same = unknown === undefined && isDeepStrictEqual(prior?.value, known);
    planned[name] = { sensitive, value: known };
    changes[name] = {
      actions: [prior === undefined ? 'create' : same ? 'no-op' : 'update'],
      before: prior?.value ?? null,
      after: known,
      after_unknown: unknown ?? false,
      before_sensitive: prior?.sensitive ?? false,
      after_sensitive: sensitive,
    };
  }
  for (const [name, { value, sensitive }] of Object.entries(before)) {
    if (outputs.has(name) || !isKept(name)) continue;
    changes[name] = {
      actions: ['delete'],
      before: value,
      after: null,
      after_unknown: false,
      before_sensitive: sensitive,
      after_sensitive: false,
    };
  }
  const none = Object.keys(changes).length === 0;
  return { planned: none ? undefined : planned, changes: none ? undefined : changes };
}

/** Whether the plan changes an output. */
export function hasOutputChanges({ output_changes: changes = {} }: PlanDocument): boolean {
  return Object.values(changes).some(({ actions }) => !actions.includes('no-op'));
}
