/**
 * What the post step needs after a kill: the configuration versions and runs that are under way. It is
 * saved as soon as an id is known, and removed once the run is judged. No secret is in it.
 */
import * as v from '../client/wire/schema.ts';
import type { GateEvent } from '../gate/result.ts';
import type { PlansOfCheck } from '../settings/plans.ts';

const stateSchema = v.object({
  mode: v.picklist(['speculative', 'provisional']),
  /** Where the runs are; the post step asks there only if its own settings say the same. */
  origin: v.string(),
  organization: v.string(),
  runs: v.array(
    v.object({
      workspace: v.string(),
      workspaceId: v.string(),
      versionId: v.string(),
      runId: v.optional(v.string()),
    }),
  ),
});
type JobState = v.InferOutput<typeof stateSchema>;

/**
 * Follows the gate's events where it starts runs; `save` is called with each new state, as text. A plan that is to be applied
 * is under way until `finished` is called.
 */
export function trackJob(
  plans: PlansOfCheck,
  save: (state: string) => void,
): { onEvent(this: void, event: GateEvent): void; finished(this: void, workspace: string): void } {
  if (plans.from !== 'service') return { onEvent: () => undefined, finished: () => undefined };
  const { mode, organization } = plans;
  const { origin } = plans.service;
  const runs = new Map<string, JobState['runs'][number]>();
  const saveState = () => {
    save(JSON.stringify({ mode, origin, organization, runs: [...runs.values()] }));
  };
  const finished = (workspace: string) => {
    if (runs.delete(workspace)) saveState();
  };
  const onEvent = (event: GateEvent) => {
    switch (event.kind) {
      case 'version-created': {
        const { workspace, workspaceId, versionId } = event;
        runs.set(workspace, { workspace, workspaceId, versionId });
        return saveState();
      }
      case 'run-created': {
        const run = runs.get(event.workspace);
        if (run === undefined) return;
        runs.set(event.workspace, { ...run, runId: event.runId });
        return saveState();
      }
      case 'workspace-decided':
        // A run that could not be judged may still be going on: the post step looks again.
        if (event.result.failure === undefined && plans.applies !== true) {
          finished(event.result.workspace);
        }
        return;
      default:
        return;
    }
  };
  return { onEvent, finished };
}

/** Undefined when nothing was saved or the text does not have the form of a state. */
export function decodeState(text: string): JobState | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), stateSchema), text);
  return parsed.success ? parsed.output : undefined;
}
