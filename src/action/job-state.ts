/**
 * What survives a kill: which configuration versions and runs are under way. Written the moment an
 * id is known, taken back once a run has been judged. No secret is in it.
 */
import type { GateEvent } from '../gate.ts';
import type { UnfinishedJob } from '../wait/finish-after-kill.ts';

export interface JobState extends UnfinishedJob {
  /** Where the runs are; the post step asks there only if its own settings say the same. */
  origin: string;
  organization: string;
}

/** Follows the gate's events; `save` is called with each new state. */
export function trackJob(
  { mode, origin, organization }: Pick<JobState, 'mode' | 'origin' | 'organization'>,
  save: (state: JobState) => void,
): (event: GateEvent) => void {
  const runs = new Map<string, JobState['runs'][number]>();
  const tell = () => {
    // Named one by one: whatever else was handed over, a token among it, is not for the state.
    save({ mode, origin, organization, runs: [...runs.values()] });
  };
  return (event) => {
    switch (event.kind) {
      case 'version-created': {
        const { workspace, workspaceId, versionId } = event;
        runs.set(workspace, { workspace, workspaceId, versionId });
        return tell();
      }
      case 'run-created': {
        const known = runs.get(event.workspace);
        if (known === undefined) return;
        runs.set(event.workspace, { ...known, runId: event.runId });
        return tell();
      }
      case 'workspace-decided':
        // A run that could not be judged may still be going on: the post step looks again.
        if (event.result.failure === undefined && runs.delete(event.result.workspace)) tell();
        return;
      case 'archive':
      case 'uploaded':
      case 'run-overridden':
      case 'progress':
      case 'heartbeat':
      case 'canceling':
        return;
    }
  };
}

export function encodeState(state: JobState): string {
  return JSON.stringify(state);
}

/** Undefined when nothing was saved or it makes no sense. */
export function decodeState(text: string): JobState | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { mode, origin, organization, runs } = value as Partial<JobState>;
  if (mode !== 'speculative' && mode !== 'provisional') return undefined;
  if (typeof origin !== 'string' || typeof organization !== 'string') return undefined;
  if (!Array.isArray(runs) || !runs.every(isRun)) return undefined;
  return { mode, origin, organization, runs };
}

function isRun(value: unknown): value is JobState['runs'][number] {
  if (typeof value !== 'object' || value === null) return false;
  const { workspace, workspaceId, versionId, runId } = value as Record<string, unknown>;
  return (
    [workspace, workspaceId, versionId].every((text) => typeof text === 'string') &&
    (runId === undefined || typeof runId === 'string')
  );
}
