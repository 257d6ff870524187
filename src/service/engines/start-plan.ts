/** Starts the engine for a run and adds its plan to the run. */
import { errorMessage } from '../../model/error-message.ts';
import { isFinalRun } from '../machines.ts';
import { requestOf } from '../plan-run.ts';
import { failedPlan } from '../../plan/failed-plan.ts';
import type { Planned } from '../../plan/plan-document.ts';
import type { RunRecord } from '../records.ts';
import type { Store } from '../store.ts';
import type { Engine, PlanRequest } from './engine.ts';

/**
 * Starts planning. `take` gets the plan unless the run has ended by then; the signal ends what
 * `take` starts.
 */
export function startPlan(
  store: Store,
  engine: Engine,
  run: RunRecord,
  take: (planned: Planned, signal: AbortSignal) => Promise<void>,
): void {
  const planning = new AbortController();
  const { plan, workspace } = run;
  const log = (lines: string) => {
    plan.partialLog += lines;
  };
  const request = requestOf(run, planning.signal, log);
  const follow = async (): Promise<void> => {
    const planned = await planOf(engine, request, workspace.terraformVersion);
    if (isFinalRun(run.status)) return;
    try {
      await take(planned, planning.signal);
    } catch (error) {
      // A run that could not be judged must end, and must not pass.
      const why = 'The plan could not be judged';
      await take(failure(workspace.terraformVersion, why, error), planning.signal);
    }
    if (isFinalRun(run.status)) return;
    store.moving.runs.add(run);
    run.dueAtMs = store.clock.now();
  };
  const done = follow()
    .catch((error: unknown) => {
      plan.partialLog += `${errorMessage(error)}\n`;
    })
    .finally(() => {
      run.planning = null;
      store.planning.delete(done);
    });
  run.planning = { abort: () => planning.abort(), done };
  store.planning.add(done);
}

/** The plan of an engine. An engine that rejects is a fault of this service, and becomes a failed plan. */
async function planOf(
  engine: Engine,
  request: PlanRequest,
  terraformVersion: string,
): Promise<Planned> {
  try {
    return await engine.plan(request);
  } catch (error) {
    return failure(terraformVersion, 'The plan could not be made', error);
  }
}

function failure(terraformVersion: string, summary: string, error: unknown): Planned {
  const detail = errorMessage(error);
  return failedPlan(terraformVersion, [{ severity: 'error', summary, detail }]);
}

/** Aborts all engines, and resolves when they have ended. */
export async function stopPlanning({ runs, planning, judging }: Store): Promise<void> {
  for (const run of runs.values()) run.planning?.abort();
  await Promise.allSettled([...planning, ...judging]);
}
