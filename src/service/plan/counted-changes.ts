/** The changes that the log and the JSON of a plan show: as many of each kind as the plan's counts say. */
import type { PlannedCounts, PlanDocument, ResourceChange } from '../../plan/plan-document.ts';

/**
 * The changes to show. When a script sets other counts than the files have, the changes get made-up
 * names, so that the log and the JSON of the plan agree with its counts.
 */
export function countedChanges(document: PlanDocument, counts: PlannedCounts): ResourceChange[] {
  const planned = document.resource_changes;
  const numbers = {
    create: counts.additions,
    update: counts.changes,
    delete: counts.destructions,
  };
  const actions = ['create', 'update', 'delete'] as const;
  const having = (action: (typeof actions)[number]): number =>
    planned.filter(({ change }) => change.actions.includes(action)).length;
  if (actions.every((action) => having(action) === numbers[action])) return planned;
  return actions.flatMap((action) =>
    Array.from({ length: numbers[action] }, (_, index) => madeUpChange(action, index)),
  );
}

/** The plan with the changes to show, for clients that read it as JSON. */
export function countedDocument(document: PlanDocument, counts: PlannedCounts): PlanDocument {
  return { ...document, resource_changes: countedChanges(document, counts) };
}

function madeUpChange(action: 'create' | 'update' | 'delete', index: number): ResourceChange {
  const id = `${action}-${String(index)}`;
  return {
    address: `null_resource.${action}[${String(index)}]`,
    mode: 'managed',
    type: 'null_resource',
    name: action,
    index,
    provider_name: 'registry.terraform.io/hashicorp/null',
    change: {
      actions: [action],
      before: action === 'create' ? null : { id, triggers: null },
      after: action === 'delete' ? null : { id, triggers: action === 'update' ? {} : null },
      after_unknown: {},
      before_sensitive: {},
      after_sensitive: {},
    },
  };
}
