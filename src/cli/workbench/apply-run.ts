/** Applies the saved plan of a run that is green, and watches applies. Nothing is judged here. */
import type { Client } from '../../client/client.ts';
import { relatedId } from '../../client/wire/resource.ts';
import { GateStop } from '../../gate/failure-of.ts';
import { findNamedRun, requiredVersion } from '../../gate/sources/named-run.ts';
import type { RunReference } from '../../settings/plans.ts';
import { watchApply, type AppliedRun, type ApplyPorts } from '../../gate/watch-apply.ts';
import { errorMessage } from '../../model/error-message.ts';
import { describeRunStatus, runKind } from '../../model/status.ts';
import { isGreen } from '../../model/verdict.ts';
import { signReason, type Actor, type AuditRecord } from '../../trust/audit.ts';
import type { JudgedNamedRun } from './judge-named-run.ts';
import { CODES } from '../../model/errors.ts';
import { finding } from '../../model/finding.ts';
import { phrase, runPart } from '../../model/sentence.ts';

/**
 * Watches the apply of a run that another person confirms, and judges nothing.
 *
 * @throws GateStop if the run is of another workspace or version than required; what the client threw
 */
export async function watchNamedRun(
  reference: RunReference,
  ports: ApplyPorts,
): Promise<AppliedRun & { workspace: string }> {
  const { client } = ports;
  const { run, workspace } = await findNamedRun(reference, {}, client);
  const { name, workspaceId } = workspace;
  const { versionId } = requiredVersion(reference, run);
  const isAsRequired =
    relatedId(run, 'workspace') === workspaceId &&
    relatedId(run, 'configuration-version') === versionId;
  if (!isAsRequired) {
    throw new GateStop(
      'input',
      finding(
        CODES.wrongApplyReport,
        phrase`Run ${runPart(run.id)} is of another workspace or version than the given one.`,
      ),
    );
  }
  return { workspace: name, ...(await watchApply(run, { confirmed: false }, ports)) };
}

/**
 * Whether nothing is left to judge: the run was applied, or it is waited for and is to be applied. False if it cannot be
 * read.
 */
export async function isAboutApply({ id, waits }: RunReference, client: Client): Promise<boolean> {
  const found = await client.runs.show(id).catch(() => undefined);
  if (found === undefined) return false;
  const { status, 'plan-only': onlyPlans, 'save-plan': savesPlan } = found.run.attributes;
  if (!waits) return status === 'applied';
  return savesPlan === true ? runKind('provisional', status) === 'foreign' : onlyPlans === false;
}

/**
 * Why a run must not be applied, as the end of a sentence about it; undefined if it may be.
 *
 * @param allowDestroy whether `--allow-destroy-apply` is given
 */
export function whyNotApplied(
  { result, run, mode, options }: JudgedNamedRun,
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
