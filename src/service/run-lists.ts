/**
 * The runs of workspaces and of organizations by their operation, in order of creation: a page is a piece of such a list,
 * so that it costs the same however many runs there are.
 */
import type { OrganizationRecord, RunRecord, Store, WorkspaceRecord } from './store.ts';

export const OPERATIONS = ['plan_only', 'plan_and_apply', 'save_plan', 'destroy'] as const;
type Operation = (typeof OPERATIONS)[number];

function operationOf(run: RunRecord): Operation {
  if (run.planOnly) return 'plan_only';
  if (run.savePlan) return 'save_plan';
  return run.isDestroy ? 'destroy' : 'plan_and_apply';
}

interface List {
  operations: readonly Operation[];
  runs: RunRecord[];
}

type Owner = OrganizationRecord | WorkspaceRecord;

/** The lists that were asked for. Each new run is added to them, so that none is made a second time. */
const LISTS = new WeakMap<Owner, Map<string, List>>();

export function addToLists(run: RunRecord): void {
  const operation = operationOf(run);
  for (const owner of [run.within, run.within.within]) {
    for (const { operations, runs } of LISTS.get(owner)?.values() ?? []) {
      if (operations.includes(operation)) runs.push(run);
    }
  }
}

/** Forgets the lists in which there are runs of a workspace that is removed. */
export function forgetLists(workspace: WorkspaceRecord): void {
  LISTS.delete(workspace);
  LISTS.delete(workspace.within);
}

/** The runs of an owner with one of the operations, in order of creation. */
export function runsOfOperations(
  store: Store,
  owner: Owner,
  operations: readonly Operation[],
): readonly RunRecord[] {
  const lists = LISTS.get(owner) ?? new Map<string, List>();
  LISTS.set(owner, lists);
  const name = operations.join();
  const listed = lists.get(name);
  if (listed !== undefined) return listed.runs;
  const runs = store
    .all('runs')
    .filter(
      (run) =>
        (run.within === owner || run.within.within === owner) &&
        operations.includes(operationOf(run)),
    );
  lists.set(name, { operations, runs });
  return runs;
}
