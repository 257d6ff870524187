/**
 * Lists of the runs of a workspace or an organization by their operation, in order of creation. They are kept, because a
 * page of such a list must cost the same however many runs there are.
 */
import type { OrganizationRecord, RunRecord, WorkspaceRecord } from './records.ts';
import type { Store } from './store.ts';

export const OPERATIONS = ['plan_only', 'plan_and_apply', 'save_plan', 'destroy'] as const;
type Operation = (typeof OPERATIONS)[number];

function operationOf(run: RunRecord): Operation {
  if (run.planOnly) return 'plan_only';
  if (run.savePlan) return 'save_plan';
  return run.isDestroy ? 'destroy' : 'plan_and_apply';
}

interface RunList {
  operations: readonly Operation[];
  runs: RunRecord[];
}

type Owner = OrganizationRecord | WorkspaceRecord;

/** Owner → operations, joined by commas → a list that was asked for. Each new run is added to them. */
const LISTS = new WeakMap<Owner, Map<string, RunList>>();

/** Adds a new run to the lists that it belongs to. */
export function addToLists(run: RunRecord): void {
  const operation = operationOf(run);
  for (const owner of [run.parent, run.parent.parent]) {
    for (const { operations, runs } of LISTS.get(owner)?.values() ?? []) {
      if (operations.includes(operation)) runs.push(run);
    }
  }
}

/** Forgets the lists in which there are runs of a workspace that is removed. */
export function forgetLists(workspace: WorkspaceRecord): void {
  LISTS.delete(workspace);
  LISTS.delete(workspace.parent);
}

/** The runs of an owner with one of the operations, in order of creation. */
export function runsOfOperations(
  store: Store,
  owner: Owner,
  operations: readonly Operation[],
): readonly RunRecord[] {
  const lists = LISTS.get(owner) ?? new Map<string, RunList>();
  LISTS.set(owner, lists);
  const key = operations.join();
  const known = lists.get(key);
  if (known !== undefined) return known.runs;
  const runs = store
    .all('runs')
    .filter(
      (run) =>
        (run.parent === owner || run.parent.parent === owner) &&
        operations.includes(operationOf(run)),
    );
  lists.set(key, { operations, runs });
  return runs;
}
