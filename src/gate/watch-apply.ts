/** Watches an apply from its confirmation to its end, also that of a commit that was pushed. It confirms and decides nothing. */
import type { Run } from '../client/wire/run.ts';
import { relatedId } from '../client/wire/resource.ts';
import { problemsIn } from '../plan/program-log.ts';
import { SERVICE_SYSTEMS } from '../policy/systems/systems.ts';
import { isRunOver, describeRunStatus, runKind } from '../model/status.ts';
import { nextIntervalMs, poll, type PollOptions } from './poll.ts';
import { readIfPossible, createSystemReader, type ReadPorts } from './read-policies.ts';
import { timeOf } from '../model/parse.ts';
import type { CommitUnderReview } from '../policy/commit-under-review.ts';
import { isConnectedTo } from './find-workspace.ts';
import { selectedWorkspaceOf, type Selection } from './requested-workspaces.ts';
import { GateStop } from './failure-of.ts';
import { awaitNewestRun, otherRunsSentence, shortCommit } from './sources/version-control.ts';
import { errorMessage } from '../model/error-message.ts';
import { CODES } from '../model/errors.ts';
import { finding, type Finding } from '../model/finding.ts';
import { foreign, numberPart, phrase, quoted, runPart, setting } from '../model/sentence.ts';

/** The end of its log holds the errors. */
const LOG_BYTES = 256 * 1024;

export interface AppliedRun {
  runId: string;
  /**
   * `nothing`: the plan changed nothing. `waits`: for a person. `unfinished`: time was up, or the job
   * was canceled. `against-policy`: applied, and then a mandatory policy did not pass.
   */
  outcome: 'applied' | 'nothing' | 'failed' | 'against-policy' | 'waits' | 'unfinished';
  /** An earlier run that waits for a person, if this run waits for that one. */
  behind?: string | undefined;
  /** The last status word seen, and what it says to people. */
  status: string;
  words: string;
  durationMs?: number | undefined;
  /** Resources that were created, updated, destroyed, imported, if the service says so. */
  counts?: Record<'additions' | 'changes' | 'destructions' | 'imports', number> | undefined;
  /** Hostile until escaped. */
  firstError?: string | undefined;
  /** What policies said that were evaluated with the apply and did not pass. */
  policies?: readonly Finding[] | undefined;
}

export interface ApplyPorts extends ReadPorts {
  /** What the run is doing, whenever that changes. */
  onChange: (words: string) => void;
}

/**
 * Watches a run until its apply ends, or until it waits for a person.
 *
 * @param options.confirmed whether a person has confirmed it already: then a status from before is passed over
 * @throws what the client threw, unless another look may help
 */
export async function watchApply(
  run: Run,
  { confirmed }: { confirmed: boolean },
  { onChange, ...ports }: ApplyPorts,
): Promise<AppliedRun> {
  const { clock } = ports;
  let waitsSince: number | undefined;
  const isAtRest = (waiting: Run | undefined): boolean => {
    waitsSince = waiting && (waitsSince ?? clock.now());
    return waiting !== undefined && clock.now() - (waitsSince ?? 0) >= restMsOf(waiting);
  };
  /** `waiting`: the run that waits for a person, which is this one or the one before it. */
  const polling: PollOptions<{ seen: Run; waiting: Run | undefined }> = {
    async read() {
      const { run: seen } = await ports.client.runs.show(run.id);
      const waits = waitsForPerson(seen, confirmed);
      return { seen, waiting: waits ? seen : await findBlockingRun(seen, ports) };
    },
    isSettled: ({ seen, waiting }) => isRunOver(seen.attributes.status) || isAtRest(waiting),
    changeOf: ({ seen }) => seen.attributes.status,
    intervalMs: nextIntervalMs,
    onChange: ({ seen }) => onChange(describeRunStatus(seen)),
  };
  const polled = await poll(polling, ports);
  const { seen: last, waiting } = polled.last ?? { seen: run, waiting: undefined };
  const behind = waiting?.id === last.id ? undefined : waiting?.id;
  const { status } = last.attributes;
  const isOver = isRunOver(status);
  let outcome: AppliedRun['outcome'];
  if (isOver) outcome = OUTCOME_OF_STATUS[status] ?? 'failed';
  else outcome = polled.kind === 'settled' ? 'waits' : 'unfinished';
  const isApplied = outcome === 'applied' || outcome === 'failed';
  const details = isApplied ? await readApply(last, ports) : undefined;
  const policies = isApplied ? await readPoliciesOfApply(last, ports) : undefined;
  return {
    runId: run.id,
    outcome: outcome === 'applied' && policies?.isAgainst ? 'against-policy' : outcome,
    status,
    behind,
    words:
      behind === undefined
        ? describeRunStatus(last)
        : `in the queue behind ${behind}, which a person has to confirm or discard`,
    durationMs: isOver ? applyDurationMs(last) : undefined,
    counts: details?.counts,
    firstError: outcome === 'failed' ? details?.firstError : undefined,
    policies: policies?.findings ?? [],
  };
}

/**
 * The run that this one waits for, if that waits for a person: a workspace works on one run at a time, so it stops
 * all runs after it.
 */
async function findBlockingRun(run: Run, ports: ReadPorts): Promise<Run | undefined> {
  const id = relatedId(run, 'workspace');
  if (run.attributes.status !== 'pending' || id === undefined) return undefined;
  return await readIfPossible<Run | undefined>(ports, undefined, async (client) => {
    const currentId = relatedId(await client.workspaces.show(id), 'current-run');
    if (currentId === undefined || currentId === run.id) return undefined;
    const { run: current } = await client.runs.show(currentId);
    return waitsForPerson(current, false) ? current : undefined;
  });
}

/** How an apply ended, by the status of a run that is over. Any other status means that it failed. */
const OUTCOME_OF_STATUS: Readonly<Record<string, AppliedRun['outcome']>> = {
  applied: 'applied',
  planned_and_finished: 'nothing',
};

/** @param confirmed whether a person has confirmed the run already: the service may take a moment to say so */
function waitsForPerson({ attributes: { status, actions } }: Run, confirmed: boolean): boolean {
  if (status.endsWith('_awaiting_decision')) return true;
  const isConfirmable = actions?.['is-confirmable'] === true;
  return !confirmed && (isConfirmable || runKind('provisional', status) === 'person');
}

/** How long a run waits for a person until that counts: one that applies itself can be confirmed for a moment, too. */
function restMsOf({ attributes: { status, 'auto-apply': appliesItself } }: Run): number {
  return appliesItself === true && runKind('provisional', status) !== 'person' ? 10_000 : 0;
}

/** The duration from the confirmation, or from the first status after it, by the service's clock. */
function applyDurationMs({ attributes }: Run): number | undefined {
  const stamps = attributes['status-timestamps'] ?? {};
  const began = ['confirmed-at', 'apply-queued-at', 'applying-at']
    .map((name) => timeOf(stamps[name]))
    .find((time) => Number.isFinite(time));
  const ended = timeOf(stamps[`${attributes.status.replaceAll('_', '-')}-at`]);
  return began !== undefined && ended >= began ? ended - began : undefined;
}

/** What policies say of values that no plan knew. The changes are made, whatever they say. */
async function readPoliciesOfApply(run: Run, ports: ReadPorts) {
  return await readIfPossible(ports, undefined, async (client) => {
    const reader = createSystemReader({ ...ports, client });
    const reading = SERVICE_SYSTEMS.map(async (system) => system.readForApply?.(reader, run.id));
    const readings = (await Promise.all(reading)).flatMap((ofSystem) => ofSystem ?? []);
    const errors = readings.flatMap((reading) => reading.errors);
    const results = readings
      .flatMap((reading) => reading.results)
      .filter(({ status }) => status !== 'passed');
    const said = results.map(({ policySet, policy, level, status, message }) =>
      finding(
        'policy-result',
        phrase`Policy ${quoted(policy)} (${level}) ${status === 'failed' ? 'failed' : 'was not evaluated'}: ${foreign(message)}`,
        { about: { policySet, policy } },
      ),
    );
    // Whether a policy that has to pass did not.
    const isAgainst = errors.length > 0 || results.some(({ level }) => level !== 'advisory');
    return { findings: [...errors, ...said], isAgainst };
  });
}

/** The counts of an apply, and its first error. */
async function readApply(run: Run, ports: ReadPorts) {
  const id = relatedId(run, 'apply');
  if (id === undefined) return undefined;
  return await readIfPossible(ports, undefined, async (client) => {
    const apply = await client.runs.showApply(id);
    const { attributes } = apply;
    const log = attributes.status === 'errored' ? await client.runs.planLog(apply, LOG_BYTES) : '';
    const problem = problemsIn(log).find(({ severity }) => severity === 'error');
    return {
      counts: {
        additions: attributes['resource-additions'] ?? 0,
        changes: attributes['resource-changes'] ?? 0,
        destructions: attributes['resource-destructions'] ?? 0,
        imports: attributes['resource-imports'] ?? 0,
      },
      firstError: problem && [problem.summary, problem.detail].filter(Boolean).join(': '),
    };
  });
}

export interface ReportedApply extends Omit<AppliedRun, 'runId' | 'outcome'> {
  workspace: string;
  runId: string | undefined;
  /** `none`: there is no such run, or it could not be read; `words` say why. */
  outcome: AppliedRun['outcome'] | 'none';
}

interface ApplyQuery {
  organization: string;
  workspace: string;
  /** The commit that was merged. */
  change: CommitUnderReview;
}

/** Never rejects: what could not be found out is in the answer. */
export async function reportApply(query: ApplyQuery, ports: ApplyPorts): Promise<ReportedApply> {
  const { workspace } = query;
  try {
    const run = await findAppliedRun(query, ports);
    return { workspace, ...(await watchApply(run, { confirmed: false }, ports)) };
  } catch (error) {
    const words = errorMessage(error);
    return { workspace, runId: undefined, outcome: 'none', status: '', words };
  }
}

/**
 * The same of a run that a person names: one that the gate made is not found by its commit. It has to be of a workspace that is
 * selected.
 */
export async function reportApplyOfRun(
  runId: string,
  selection: Selection,
  ports: ApplyPorts,
): Promise<ReportedApply> {
  let name: string | undefined;
  try {
    const seen = await ports.client.runs.show(runId, { include: ['workspace'] });
    name = seen.workspace?.attributes.name;
    const workspace = await selectedWorkspaceOf(seen, selection, ports.client);
    if (workspace === undefined) {
      const says = phrase`Run ${runPart(runId)} is of none of the workspaces that the settings name.`;
      throw new GateStop('input', finding(CODES.wrongApplyReport, says));
    }
    name = workspace.attributes.name;
    return { workspace: name, ...(await watchApply(seen.run, { confirmed: false }, ports)) };
  } catch (error) {
    const words = errorMessage(error);
    return { workspace: name ?? runId, runId: undefined, outcome: 'none', status: '', words };
  }
}

/** @throws GateStop when there is none, and why */
async function findAppliedRun(
  { organization, workspace: name, change }: ApplyQuery,
  ports: ReadPorts,
): Promise<Run> {
  const { client } = ports;
  const workspace = await client.workspaces.showByName(organization, name);
  if (!isConnectedTo(workspace, change)) {
    throw new GateStop(
      'input',
      finding(
        CODES.wrongApplyReport,
        phrase`The workspace is not connected to ${foreign(change.repository)}, so no push starts a run.`,
        { remedy: phrase`Name the run with the input ${setting('run')}.` },
      ),
    );
  }
  const { waiting, limitSeconds } = await awaitNewestRun(
    { workspaceId: workspace.id, change },
    ports,
  );
  if (waiting.kind === 'settled' && waiting.last.run) return waiting.last.run;
  throw new GateStop(
    'timeout',
    finding(
      CODES.noRunOfCommit,
      phrase`Version control started no run for commit ${shortCommit(change)} within ${numberPart(limitSeconds)} s.${otherRunsSentence(waiting.last?.others)}`,
    ),
  );
}
