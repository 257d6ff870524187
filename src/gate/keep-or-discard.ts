/** A provisional run could be applied later: it is left so when the gate is green, else discarded. */
import type { WorkspaceResult } from '../gate.ts';
import { isGreen } from '../policy/verdict.ts';
import { endRun } from '../wait/end-run.ts';
import type { Run } from '../wire/run.ts';
import type { Job } from './job.ts';

/** What needs an override is kept as well: a discarded run could not be overridden any more. */
export async function keepOrDiscard(
  result: WorkspaceResult,
  run: Run,
  job: Job,
): Promise<WorkspaceResult> {
  const { mode, onFailure, failOn } = job.options;
  if (mode !== 'provisional') return result;
  const { word } = result.verdict;
  if (isGreen(word, failOn)) {
    const saved = run.attributes.status === 'planned_and_saved';
    return { ...result, confirmable: saved || run.attributes.actions?.['is-confirmable'] === true };
  }
  if (onFailure === 'keep' || word === 'needs-override') return result;
  const { workspace, workspaceId = '', configurationVersionId: versionId = '' } = result;
  job.emit({ kind: 'canceling', workspace, runId: run.id, why: 'the gate did not pass' });
  const ended = await endRun(
    { workspaceId, versionId, runId: run.id, mode },
    { ...job.ending(), clock: job.clock, comment: 'Plangate: the gate did not pass.' },
  );
  const told =
    ended.outcome === 'unknown'
      ? [`Run ${run.id} was not discarded: ${ended.trouble ?? `it is "${ended.status ?? ''}"`}.`]
      : [];
  return {
    ...result,
    ...(ended.status !== undefined && { runStatus: ended.status }),
    notices: [...result.notices, ...told],
  };
}
