/** Applies the saved plan of a run that was examined and is green. */
import { isGreen } from '../../model/verdict.ts';
import { describeRunStatus } from '../../model/status.ts';
import { signReason, type Actor, type AuditRecord } from '../../trust/audit.ts';
import type { ExaminedRun } from './examine-run.ts';
import { errorMessage } from '../../model/error-message.ts';
import { watchApply, type AppliedRun, type ApplyPorts } from '../../gate/watch-apply.ts';

/**
 * Why a run must not be applied, as the end of a sentence about it; undefined if it may be.
 *
 * @param allowDestroy whether `--allow-destroy-apply` is given
 */
export function whyNotApplied(
  { result, run, mode, options }: ExaminedRun,
  allowDestroy: boolean,
): string | undefined {
  const { word } = result.verdict;
  if (run === undefined || !isGreen(word)) return `is not green ("${word}").`;
  if (mode !== 'provisional') return 'is not provisional, so it left no plan to apply.';
  if (options['is-destroy'] === true && !allowDestroy) {
    return 'destroys everything that the workspace manages. Pass --allow-destroy-apply if you mean that.';
  }
  return undefined;
}

export interface AppliedResult extends AppliedRun {
  workspace: string;
  audit: AuditRecord[];
}

/**
 * Confirms a run that still waits for its confirmation, and waits for the end of its apply. From the confirmation on there
 * is an audit record, even if the waiting fails.
 *
 * @returns as `notApplied` the end of a sentence about the run
 * @throws what the client threw up to the confirmation
 */
export async function applyRun(
  request: { runId: string; workspace: string; reason: string; actor: Actor },
  ports: ApplyPorts,
): Promise<AppliedResult | { notApplied: string }> {
  const { runId, workspace, reason, actor } = request;
  const { client, clock } = ports;
  const { run } = await client.runs.show(runId);
  const { status, actions } = run.attributes;
  const beforeApply = { runId, status, words: describeRunStatus(run), workspace, audit: [] };
  if (status === 'planned_and_finished') return { ...beforeApply, outcome: 'nothing' };
  if (actions?.['is-confirmable'] !== true) {
    return { notApplied: `does not wait for its confirmation: it is "${status}".` };
  }
  const ownAccount = await client.account().catch(() => undefined);
  const by = actor.by ?? ownAccount?.account.attributes.username ?? undefined;
  await client.runs.apply(runId, signReason(reason, actor));
  const at = clock.date().toISOString();
  const audit: AuditRecord[] = [
    { action: 'apply', run: runId, workspace, by, job: actor.job, at, reason },
  ];
  try {
    return { ...(await watchApply(run, { confirmed: true }, ports)), workspace, audit };
  } catch (error) {
    const words = `confirmed, and could not be watched: ${errorMessage(error)}`;
    return { ...beforeApply, words, outcome: 'unfinished', audit };
  }
}
