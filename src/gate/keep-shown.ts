/** Keeps what the plans of a check show, for the apply after the merge. No verdict depends on it. */
import { runInTurns } from '../machine/take-turn.ts';
import type { PlanJson } from '../model/plan-json.ts';
import { readPlannedEntries } from '../seen/planned-entries.ts';
import { writeShownRecord, type ShownWorkspace } from '../seen/shown-record.ts';
import type { ShowingOfJob } from './request.ts';
import type { WorkspaceFacts } from './result.ts';
import type { ObtainedPlan } from './plans-from.ts';

export interface Showing {
  /** Rejects for the signal alone: what cannot be read is in no record, so that nobody has seen it. */
  keep(
    plan: ObtainedPlan,
    facts: Pick<WorkspaceFacts, 'root' | 'workingDirectory'>,
    json: PlanJson | undefined,
    signal: AbortSignal,
  ): Promise<void>;
  /** Of all that was kept by then. */
  record(): string;
}

export function openShowing({ place, key, directoryOf }: ShowingOfJob): Showing {
  const workspaces: ShownWorkspace[] = [];
  return {
    async keep(plan, { root, workingDirectory }, known, signal) {
      const content = known === undefined ? await plan.json(false) : { json: known };
      if (!('json' in content)) return;
      const reading = runInTurns(readPlannedEntries(content.json, { key }), signal);
      const read = await reading.catch(() => signal.throwIfAborted());
      if (read === undefined) return;
      const directory = directoryOf(root ?? '', workingDirectory);
      workspaces.push({ name: plan.workspace.name, directory, plan: read });
    },
    record: () => writeShownRecord(place, workspaces, key),
  };
}
