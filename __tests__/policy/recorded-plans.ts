/** Plans as Terraform and OpenTofu wrote them: what is read of them, and what the guard makes of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guard, type GuardRules } from '../../src/policy/guard.ts';
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import { plan as planOf } from '../support/evidence.ts';
import { REPOSITORY } from '../support/markdown-files.ts';

export interface Recorded {
  program: string;
  case: string;
  plan: {
    resource_changes?: { change: { actions: string[] } }[];
    action_invocations?: object[];
  };
}

/** @param name of a file in `__tests__/data` */
export function recordedIn<One extends Recorded>(name: string): One[] {
  return JSON.parse(readFileSync(join(REPOSITORY, '__tests__/data', name), 'utf8')) as One[];
}

export function countsOf({ plan }: Recorded) {
  const having = (action: string): number =>
    (plan.resource_changes ?? []).filter(({ change }) => change.actions.includes(action)).length;
  const counts = { additions: having('create'), changes: having('update') };
  return { ...counts, destructions: having('delete'), imports: 0 };
}

type Counts = ReturnType<typeof countsOf>;

export const NO_CHANGES: Counts = { additions: 0, changes: 0, destructions: 0, imports: 0 };

export const textOf = ({ plan }: Recorded): string => JSON.stringify(plan);

/** `ACTION ADDRESS` of each change, with what triggers it, or with `anew` where it is created again. */
export function actsIn(list: PlannedChanges | undefined): string[] {
  return (list?.changes ?? []).map(({ action, address, trigger, recreated }) =>
    [action, address, trigger?.event, trigger?.resource, trigger?.onFailure, recreated && 'anew']
      .filter(Boolean)
      .join(' '),
  );
}

export function guardBy(
  { additions, changes, destructions }: Counts,
  rules: Partial<GuardRules>,
  list: PlannedChanges | undefined,
) {
  const attributes = {
    'has-changes': true,
    'resource-additions': additions,
    'resource-changes': changes,
    'resource-destructions': destructions,
  };
  return guard(
    { protect: [], maxDestroys: undefined, ...rules },
    planOf(attributes).attributes,
    list,
  );
}
