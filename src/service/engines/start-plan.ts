/** Lets an engine plan a run, and takes what comes of it. */
import { errorMessage } from '../../model/error-message.ts';
import { isFinalRun } from '../machines.ts';
import { requestOf } from '../plan-run.ts';
import { emptyDocument } from '../plan/to-plan.ts';
import type { Planned } from '../plan/plan-document.ts';
import type { RunRecord, WorkspaceRecord } from '../records.ts';
import { must, type Store } from '../store.ts';
import type { Engine } from './engine.ts';

/** `take` gets the plan, unless the run has ended by then. */
export function startPlan(
  store: Store,
  engine: Engine,
  { run, workspace }: { run: RunRecord; workspace: WorkspaceRecord },
  take: (planned: Planned) => void,
): void {
  const planning = new AbortController();
  const plan = must(store.plans, run.planId);
  const request = {
    ...requestOf(store, run, workspace),
    signal: planning.signal,
    log: (lines: string) => {
      plan.partialLog += lines;
    },
  };
  run.planning = planning;
  const done = engine
    .plan(request)
    // An engine does not reject; where one does, it is a fault of this service, and the plan says so.
    .catch((error: unknown) => failedPlan(workspace.terraformVersion, errorMessage(error)))
    .then((planned) => {
      store.planning.delete(done);
      run.planning = null;
      if (isFinalRun(run.status)) return;
      take(planned);
      store.moving.runs.add(run);
      run.dueAtMs = store.clock.now();
    });
  store.planning.add(done);
}

/** A plan that could not be made, for the reason in `detail`. */
function failedPlan(terraformVersion: string, detail: string): Planned {
  const problem = { severity: 'error', summary: 'The plan could not be made', detail } as const;
  return {
    document: emptyDocument(terraformVersion),
    problems: [problem],
    counts: { additions: 0, changes: 0, destructions: 0 },
    places: new Map(),
    limits: [],
  };
}

/** Ends all engines, and resolves when they have ended. */
export async function stopPlanning({ runs, planning }: Store): Promise<void> {
  for (const run of runs.values()) run.planning?.abort();
  await Promise.allSettled(planning);
}
