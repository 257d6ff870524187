/** The saved plan of a run at the service, which is confirmed, watched, or discarded. */
import { ServiceError } from '../client/service-error.ts';
import type { Run } from '../client/wire/run.ts';
import { endRun, type EndedRun } from '../gate/end-run.ts';
import { isRefusal } from '../gate/failure-of.ts';
import { readUntilReady } from '../gate/poll.ts';
import type { ReadPorts } from '../gate/read-policies.ts';
import type { AppliedPlan, PlanToApply } from '../gate/plan-to-apply.ts';
import type { Offer } from '../gate/plans-from.ts';
import { CODES } from '../model/errors.ts';
import { finding, findingOf, type Finding } from '../model/finding.ts';
import { isRecord, parseJson } from '../model/parse.ts';
import { literal, phrase, quoted, runPart } from '../model/sentence.ts';
import { isRunOver, runKind } from '../model/status.ts';
import { signReason, type Actor } from '../model/acts-on-runs.ts';
import { watchApply } from './watch-apply.ts';

/** How the plans of runs are applied. */
export interface RunsToApply {
  /** Whether this check started them. */
  isOwn: boolean;
  /** Monotonic: when nobody waits for an apply any more. */
  deadline: number;
  /** The person behind the job, and its address: the comment on the run names them. */
  actor: Actor;
}

/** @returns undefined where the plan is of no run, or of one that this check did not start */
export function savedRunOf(
  { facts, plan: { run } }: Offer,
  { isOwn, deadline, actor }: RunsToApply,
): PlanToApply | undefined {
  const { workspaceId, configurationVersionId: versionId } = facts;
  if (run === undefined || workspaceId === undefined || versionId === undefined) return undefined;
  const { id } = run.watched.run;
  const { clock, signal } = run.ports;
  const client = run.ports.client.with({ signal, deadline });
  const ports = { ...run.ports, client, deadline };
  return {
    apply: ({ onProgress }) => applyRun(id, { onProgress, actor }, ports),
    state: () => readState(workspaceId, ports),
    async discard(why) {
      // What version control started is kept: a person may still decide about it.
      if (!isOwn || isRunOver(run.watched.run.attributes.status)) return undefined;
      // A job that was canceled has this long for it.
      const until = clock.now() + DISCARD_MS;
      const ending = client.with({ signal: new AbortController().signal, deadline: until });
      const how = { client: ending, clock, deadline: until, comment: `Plangate: ${why}.` };
      return sayLeft(
        id,
        await endRun({ workspaceId, versionId, runId: id, mode: 'provisional' }, how),
      );
    },
  };
}

const DISCARD_MS = 4_000;

/** What a person has to do about a saved plan that should be gone; undefined if it is. */
function sayLeft(id: string, { outcome, status = '', trouble }: EndedRun): Finding | undefined {
  const about = { run: id };
  if (status === 'applied') {
    // The answer to its confirmation was lost.
    const says = phrase`Run ${runPart(id)} was applied before it could be discarded.`;
    return finding(CODES.stillAppliable, says, { about, remedy: phrase`Look at the run.` });
  }
  if (outcome !== 'left' && outcome !== 'unknown') return undefined;
  const why = trouble?.says ?? phrase`it is ${quoted(status)}.`;
  return finding(
    CODES.stillAppliable,
    phrase`Run ${runPart(id)} could not be discarded, and may still be applied: ${why}`,
    { about, remedy: phrase`Discard it by hand.`, actor: 'operators' },
  );
}

/** Confirms a run that waits for its confirmation, and watches its apply. */
async function applyRun(
  id: string,
  { onProgress, actor }: { onProgress: (words: string) => void; actor: Actor },
  ports: ReadPorts,
): Promise<AppliedPlan> {
  const { client } = ports;
  let run: Run;
  try {
    ({ run } = await client.runs.show(id));
    const { status, actions } = run.attributes;
    if (status === 'planned_and_finished') return { outcome: 'nothing', why: [] };
    if (actions?.['is-confirmable'] !== true) {
      return { outcome: 'refused', why: [sayNotConfirmable(run)] };
    }
    await client.runs.apply(id, signReason('Plangate applies what was seen', actor));
  } catch (error) {
    return afterRefusal(id, error, ports);
  }
  return watchApply(run, onProgress, ports).catch((error: unknown) => ({
    outcome: 'unknown',
    why: [sayUnwatched(id, error)],
  }));
}

/** What is known where the service did not take the confirmation: an answer that was lost may have begun an apply. */
async function afterRefusal(id: string, error: unknown, ports: ReadPorts): Promise<AppliedPlan> {
  const refused = findingOf(error);
  const isCertain =
    error instanceof ServiceError &&
    (isRefusal(error) || ['conflict', 'unprocessable', 'unauthorized'].includes(error.code));
  if (isCertain) return { outcome: 'refused', why: [refused] };
  const until = ports.clock.now() + DISCARD_MS;
  const signal = new AbortController().signal;
  const seen = await ports.client
    .with({ signal, deadline: until })
    .runs.show(id)
    .catch(() => undefined);
  const status = seen?.run.attributes.status;
  const hasBegun = status === undefined || runKind('provisional', status) === 'foreign';
  if (!hasBegun) return { outcome: 'refused', why: [refused] };
  return { outcome: 'unknown', why: [sayUnwatched(id, error)] };
}

function sayNotConfirmable(run: Run): Finding {
  const { status } = run.attributes;
  return finding(
    'apply-refused',
    phrase`Run ${runPart(run.id)} does not wait for its confirmation: it is ${quoted(status)}. A person decided about it, or another apply has made its plan stale.`,
    { about: { run: run.id }, remedy: phrase`Start this job again: it makes a new plan.` },
  );
}

function sayUnwatched(id: string, error: unknown): Finding {
  const { says } = findingOf(error);
  return finding(
    'apply-unended',
    phrase`The apply of ${runPart(id)} may have begun, and its end is not known: ${says}`,
    { about: { run: id }, remedy: phrase`Look at the run before you start this job again.` },
  );
}

/** A service makes this form of a state some time after an apply. */
async function readState(workspaceId: string, ports: ReadPorts): ReturnType<PlanToApply['state']> {
  const { client, signal } = ports;
  try {
    const { text } = await readUntilReady(
      () => client.workspaces.currentState(workspaceId),
      (seen) => seen.text !== undefined,
      ports,
    );
    const state = parseJson(text ?? '');
    if (isRecord(state)) return { state };
    const says = phrase`the service shows no state that can be read.`;
    return { unread: finding('state-unread', says) };
  } catch (error) {
    signal.throwIfAborted();
    const { says, remedy } = findingOf(error);
    const needs = phrase`The token needs the right to read state versions.`;
    return {
      unread: finding('state-unread', says, {
        remedy: isRefusal(error) ? needs : (remedy ?? literal``),
        actor: 'operators',
      }),
    };
  }
}
