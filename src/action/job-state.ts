/**
 * What survives a kill: which configuration versions and runs are under way. Written the moment an
 * id is known, taken back once a run has been judged. No secret is in it.
 */
import type { GateEvent } from '../gate/gate.ts';
import type { UnfinishedJob } from '../gate/end-run.ts';
import { fieldsOf } from '../hosts/shapes.ts';

interface JobState extends UnfinishedJob {
  /** Where the runs are; the post step asks there only if its own settings say the same. */
  origin: string;
  organization: string;
}

/** Follows the gate's events; `save` is called with each new state, as text. */
export function trackJob(
  { mode, origin, organization }: Pick<JobState, 'mode' | 'origin' | 'organization'>,
  save: (state: string) => void,
): (event: GateEvent) => void {
  const runs = new Map<string, JobState['runs'][number]>();
  const tell = () => {
    // Named one by one: what else was handed over, a token among it, is not for the state.
    save(JSON.stringify({ mode, origin, organization, runs: [...runs.values()] }));
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
      default:
        return;
    }
  };
}

/** Undefined when nothing was saved or it makes no sense. */
export function decodeState(text: string): JobState | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { mode, origin, organization, runs: listed } = fieldsOf(value);
  if (mode !== 'speculative' && mode !== 'provisional') return undefined;
  if (typeof origin !== 'string' || typeof organization !== 'string') return undefined;
  if (!Array.isArray(listed)) return undefined;
  const runs = listed.flatMap((run) => runOf(run) ?? []);
  return runs.length === listed.length ? { mode, origin, organization, runs } : undefined;
}

function runOf(value: unknown): JobState['runs'][number] | undefined {
  const { workspace, workspaceId, versionId, runId } = fieldsOf(value);
  if (typeof workspace !== 'string' || typeof workspaceId !== 'string') return undefined;
  if (typeof versionId !== 'string') return undefined;
  if (runId !== undefined && typeof runId !== 'string') return undefined;
  return { workspace, workspaceId, versionId, runId };
}
