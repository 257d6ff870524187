/**
 * What becomes of a workspace that cannot go on, and of a run whose gate did not open: the run is ended, and the result
 * says why. No verdict that was made changes. A run that is not needed any more is canceled, or discarded if it waits
 * for a person. It is never ended by force, and never once a person has begun to apply it.
 *
 * Canceling and discarding need the right to apply: https://developer.hashicorp.com/terraform/cloud-docs/api-docs/run.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import type { Run } from '../client/wire/run.ts';
import { isGreen, type Verdict } from '../model/verdict.ts';
import type { Clock } from '../model/ports.ts';
import { isRunOver, runKind, type Mode } from '../model/status.ts';
import { recordDiscard } from '../model/acts-on-runs.ts';
import { isRefusal } from './failure-of.ts';
import type { WorkspaceFacts, WorkspaceProgress } from './result.ts';
import type { ServiceScope } from './service-scope.ts';
import type { SettledRun } from './run.ts';
import { CODES } from '../model/errors.ts';
import { finding, findingOf, type Finding } from '../model/finding.ts';
import { phrase, quoted, runPart, type Sentence } from '../model/sentence.ts';

/** Ends the run of a workspace that cannot go on, if there may be one. @returns what its result says of that */
export async function giveUpRun(
  workspace: WorkspaceProgress,
  why: string,
  service: ServiceScope,
): Promise<Partial<WorkspaceFacts>> {
  if (!workspace.mayHaveRun) return {};
  const { ended, factsOfEnd } = await endRunOfWorkspace(workspace, why, service);
  const { runSeen } = workspace;
  const { runId = runSeen?.id, status: runStatus = runSeen?.status } = ended;
  // A leftover has a notice of its own. A run that never was, or that ended by itself, needs none.
  const isNews = ended.outcome !== 'none' && ended.outcome !== 'over';
  const isSaid = factsOfEnd.leftover === undefined && isNews;
  const notices = [...workspace.notices, ...(isSaid ? [sayEnded(ended)] : [])];
  return { ...factsOfEnd, runId, runStatus, notices };
}

/**
 * Keeps a provisional run, which can be applied later, if the gate is green, and discards it otherwise.
 * A run that needs an override is kept as well, because a discarded run cannot be overridden.
 *
 * @returns what its result says of that
 */
export async function keepOrDiscard(
  { word }: Verdict,
  settled: SettledRun,
  service: ServiceScope,
): Promise<Partial<WorkspaceFacts>> {
  if (service.plan.mode !== 'provisional') return {};
  if (isGreen(word, service.policy.failOn)) {
    const { status, actions } = settled.watched.run.attributes;
    return {
      confirmable: status === 'planned_and_saved' || actions?.['is-confirmable'] === true,
    };
  }
  if (word === 'needs-override') return {};
  const why = 'the gate did not pass';
  const { ended, factsOfEnd } = await endRunOfWorkspace(settled, why, service);
  return { runStatus: ended.status ?? settled.runSeen.status, ...factsOfEnd };
}

/** Ends the run of a workspace. @param why the end of a sentence @returns also what its result says of that */
async function endRunOfWorkspace(
  { name: workspace, workspaceId, versionId, runSeen: run }: WorkspaceProgress,
  why: string,
  service: ServiceScope,
): Promise<{ ended: EndedRun; factsOfEnd: Partial<WorkspaceFacts> }> {
  if (versionId === undefined) return { ended: { outcome: 'none' }, factsOfEnd: {} };
  if (run !== undefined) service.emit({ kind: 'canceling', workspace, runId: run.id, why });
  const { mode } = service.plan;
  const ended = await endRun(
    { workspaceId, versionId, runId: run?.id, mode },
    { ...service.endingPorts(), clock: service.clock, comment: `Plangate: ${why}.` },
  );
  const leftover = leftoverOf(ended, mode);
  return { ended, factsOfEnd: { leftover, ...recordDiscard(ended, why, service.clock.date()) } };
}

/** How a run ended for which no job waits any more. */
export function sayEnded(ended: EndedRun): Finding {
  const { runId = '', status = '' } = ended;
  const run = phrase`Run ${runPart(runId)}`;
  const of = (says: Sentence) => finding('run-ended', says, { about: { run: ended.runId } });
  switch (ended.outcome) {
    case 'none':
      return of(phrase`No run was started.`);
    case 'over':
      return of(phrase`${run} is over: ${quoted(status)}.`);
    case 'left':
      return of(phrase`${run} is ${quoted(status)}: it is being applied, so it was kept.`);
    case 'ended':
      return of(
        phrase`${status === 'discarded' ? 'Discarded' : 'Canceled'}, because no job waits any more: ${runPart(runId)}.`,
      );
    case 'unknown':
      return of(
        phrase`${ended.runId === undefined ? phrase`A run` : run} may still be going on: ${lastSeen(ended)}`,
      );
  }
}

function lastSeen({ trouble, status = '' }: EndedRun): Sentence {
  return trouble?.says ?? phrase`it was last seen as ${quoted(status)}.`;
}

export interface RunToEnd {
  workspaceId: string;
  versionId: string;
  /** Undefined if the job was canceled or killed before the answer to the request for the run arrived. */
  runId?: string | undefined;
  mode: Mode;
}

export interface EndedRun {
  runId?: string;
  /**
   * `none`: there never was a run. `over`: it had ended by itself. `left`: a person applies it.
   * `unknown`: the service did not make it clear.
   */
  outcome: 'none' | 'over' | 'ended' | 'left' | 'unknown';
  /** The last status word seen. */
  status?: string;
  /** Why the outcome is unknown. */
  trouble?: Finding;
  /** The service does not let this token end it. */
  refused?: boolean;
}

interface EndPorts {
  /** Has its own signal and deadline, because those of the job are over. */
  client: Client;
  clock: Clock;
  /** Monotonic; the same that `client` has. */
  deadline: number;
  comment: string;
}

/**
 * Cancels or discards a run, and waits for its end. A saved plan is over only once it is discarded: until then it could be
 * applied. Never throws.
 */
export async function endRun(target: RunToEnd, ports: EndPorts): Promise<EndedRun> {
  let runId = target.runId;
  let status: string | undefined;
  try {
    runId ??= (await findRunToEnd(target, ports))?.id;
    if (runId === undefined) return { outcome: 'none' };
    if (target.mode === 'provisional') {
      const { run } = await ports.client.runs.show(runId);
      status = run.attributes.status;
      if (runKind(target.mode, status) === 'foreign') return { runId, outcome: 'left', status };
    }
    await cancelOrDiscard(runId, ports);
    return { runId, ...(await awaitEnd(runId, ports)) };
  } catch (error) {
    const refused = isRefusal(error) || undefined;
    return { runId, outcome: 'unknown', status, trouble: findingOf(error), refused };
  }
}

/**
 * That a run could not be ended, and what a person has to do about it; undefined if there is nothing to do. A speculative run
 * is named only if the service refused to end it.
 */
export function leftoverOf(ended: EndedRun, mode: Mode): Finding | undefined {
  const { runId, outcome, status = '', refused } = ended;
  const run = runPart(runId ?? '');
  const about = { run: runId };
  if (mode === 'speculative') {
    if (outcome !== 'unknown' || refused !== true || runId === undefined) return undefined;
    return finding(
      'run-goes-on',
      phrase`The service refused to end ${runPart(runId)}. What is speculative goes on until it ends by itself, and nothing of it can be applied.`,
      {
        about,
        remedy: phrase`${NEEDED_PERMISSION} Give it to the team of the token.`,
        actor: 'operators',
      },
    );
  }
  const appliable = (says: Sentence, remedy: Sentence) =>
    finding(CODES.stillAppliable, says, { about, remedy, actor: 'operators' });
  if (outcome === 'left' || status === 'applied') {
    return appliable(
      phrase`Not discarded, because it is ${quoted(status)}: ${run}. Its plan is applied although the gate did not pass.`,
      phrase`Check the run.`,
    );
  }
  if (outcome !== 'unknown') return undefined;
  if (runId === undefined) {
    return appliable(
      phrase`There may be a run of this check that can be applied although the gate did not pass: ${lastSeen(ended)}`,
      phrase`Check the runs of the workspace.`,
    );
  }
  return refused === true
    ? appliable(
        phrase`The service refused to end ${run}, which can still be applied although the gate did not pass.`,
        phrase`${NEEDED_PERMISSION} Discard it by hand, and give the team of the token that permission.`,
      )
    : appliable(
        phrase`A plan may be applied although the gate did not pass, because ${run} could not be ended: ${lastSeen(ended)}`,
        phrase`Discard it by hand.`,
      );
}

const NEEDED_PERMISSION = phrase`Canceling and discarding need the permission to apply runs (access level write, or runs: apply).`;

/** A request for a run that was given up may still be on its way: after these pauses there are further looks for it. */
const PAUSES_OF_SEARCH_MS = [500, 1_500];

async function findRunToEnd(
  { workspaceId, versionId }: RunToEnd,
  { client, clock, deadline }: EndPorts,
): Promise<Run | undefined> {
  const look = () => client.runs.findByConfigurationVersion(workspaceId, versionId);
  let run = await look();
  for (const pauseMs of PAUSES_OF_SEARCH_MS) {
    if (run !== undefined || clock.now() + pauseMs >= deadline) return run;
    await clock.sleep(pauseMs);
    run = await look();
  }
  return run;
}

/** A run that waits for a person cannot be canceled: the service answers with a conflict, and it is discarded. */
async function cancelOrDiscard(runId: string, ports: EndPorts): Promise<void> {
  const { client, comment } = ports;
  try {
    await client.runs.cancel(runId, comment);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'conflict') throw error;
    const { run } = await client.runs.show(runId);
    if (isRunOver(run.attributes.status)) return;
    if (run.attributes.actions?.['is-discardable'] !== false) {
      await client.runs.discard(runId, comment);
    }
  }
}

async function awaitEnd(runId: string, { client, clock, deadline }: EndPorts): Promise<EndedRun> {
  let discarded = false;
  for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, 4_000)) {
    const { run } = await client.runs.show(runId);
    const { status, actions } = run.attributes;
    // Which statuses are those of a stopped run does not depend on its mode.
    if (runKind('speculative', status) === 'stopped') return { outcome: 'ended', status };
    if (isRunOver(status)) return { outcome: 'over', status };
    if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
      // The plan had ended before it was canceled, so the run waits now and can be discarded.
      discarded = true;
      await client.runs.discard(runId);
      continue;
    }
    if (clock.now() + pauseMs >= deadline) return { outcome: 'unknown', status };
    await clock.sleep(pauseMs);
  }
}

/** The time for ending the runs of a killed job. */
const BUDGET_MS = 60_000;

/** Cancels or discards every run of a job that was killed. A run without an id is looked up by its version. Never throws. */
export async function finishAfterKill(
  step: { mode: Mode; runs: readonly (Omit<RunToEnd, 'mode'> & { workspace: string })[] },
  { client, clock, signal }: { client: Client; clock: Clock; signal: AbortSignal },
): Promise<(EndedRun & { workspace: string; leftover?: Finding })[]> {
  const deadline = clock.now() + BUDGET_MS;
  const scoped = client.with({ signal, deadline });
  return await Promise.all(
    step.runs.map(async ({ workspace, ...run }) => {
      const comment = 'The job that waited for this run was killed.';
      const ports = { client: scoped, clock, deadline, comment };
      const ended = await endRun({ ...run, mode: step.mode }, ports);
      return { workspace, ...ended, leftover: leftoverOf(ended, step.mode) };
    }),
  );
}
