/** Watches the apply of a run from its confirmation to its end. It confirms and decides nothing. */
import type { Run } from '../client/wire/run.ts';
import { relatedId } from '../client/wire/resource.ts';
import { nextIntervalMs, poll, type PollOptions } from '../gate/poll.ts';
import { createSystemReader, readIfPossible, type ReadPorts } from '../gate/read-policies.ts';
import type { AppliedPlan } from '../gate/plan-to-apply.ts';
import { finding, type Finding } from '../model/finding.ts';
import { timeOf } from '../model/parse.ts';
import { foreign, phrase, plain, quoted, runPart } from '../model/sentence.ts';
import { describeRunStatus, isRunOver, runKind } from '../model/status.ts';
import { problemsIn } from '../plan/program-log.ts';
import { SERVICE_SYSTEMS } from '../policy/systems/systems.ts';

/** The end of its log holds the errors. */
const LOG_BYTES = 256 * 1024;

/**
 * Watches a run that was confirmed until its apply ends, or until it waits for a person.
 *
 * @param onProgress gets what the run is doing, whenever that changes
 * @throws what the client threw, unless another look may help
 */
export async function watchApply(
  run: Run,
  onProgress: (words: string) => void,
  ports: ReadPorts,
): Promise<AppliedPlan> {
  /** `waiting`: the run that waits for a person, which is this one or the one before it. */
  const polling: PollOptions<{ seen: Run; waiting: Run | undefined }> = {
    async read() {
      const { run: seen } = await ports.client.runs.show(run.id);
      const waits = seen.attributes.status.endsWith('_awaiting_decision');
      return { seen, waiting: waits ? seen : await findBlockingRun(seen, ports) };
    },
    isSettled: ({ seen, waiting }) => isRunOver(seen.attributes.status) || waiting !== undefined,
    changeOf: ({ seen }) => seen.attributes.status,
    intervalMs: nextIntervalMs,
    onChange: ({ seen }) => onProgress(describeRunStatus(seen)),
  };
  const polled = await poll(polling, ports);
  const { seen: last, waiting } = polled.last ?? { seen: run, waiting: undefined };
  const { status } = last.attributes;
  if (!isRunOver(status)) {
    return { outcome: 'unknown', why: [sayUnended(last, waiting, ports.signal.aborted)] };
  }
  if (status === 'planned_and_finished') return { outcome: 'nothing', why: [] };
  const [details, policies] = await Promise.all([
    readApply(last, ports),
    readPoliciesOfApply(last, ports),
  ]);
  const said = policies?.findings ?? [];
  const ended = { durationMs: applyDurationMs(last), counts: details?.counts };
  if (status !== 'applied') {
    return { ...ended, outcome: 'failed', why: [sayFailed(last, details?.firstError), ...said] };
  }
  const outcome = policies?.isAgainst === true ? 'against-policy' : 'applied';
  return { ...ended, outcome, why: said };
}

function sayUnended(run: Run, waiting: Run | undefined, isCanceled: boolean): Finding {
  const about = { run: run.id };
  const which = runPart(run.id);
  if (waiting !== undefined && waiting.id !== run.id) {
    return finding(
      'apply-waits',
      phrase`Run ${which} was confirmed, and is in the queue behind ${runPart(waiting.id)}, which a person has to confirm or discard.`,
      { about },
    );
  }
  const words = plain(describeRunStatus(run));
  if (waiting !== undefined) {
    return finding('apply-waits', phrase`Run ${which} was confirmed, and waits: ${words}.`, {
      about,
    });
  }
  const why = isCanceled ? phrase`The job was canceled` : phrase`The time was over`;
  return finding(
    'apply-unended',
    phrase`${why} before the apply of ${which} had ended, which goes on at the service. It was last seen as ${words}.`,
    { about },
  );
}

function sayFailed(run: Run, firstError: string | undefined): Finding {
  const about = { run: run.id };
  const words = plain(describeRunStatus(run));
  const why = firstError === undefined ? phrase`.` : phrase`: ${foreign(firstError)}`;
  return finding('apply-failed', phrase`The apply of ${runPart(run.id)} is ${words}${why}`, {
    about,
  });
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
    return waitsForPerson(current) ? current : undefined;
  });
}

function waitsForPerson({ attributes: { status, actions } }: Run): boolean {
  return (
    status.endsWith('_awaiting_decision') ||
    actions?.['is-confirmable'] === true ||
    runKind('provisional', status) === 'person'
  );
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

/** What policies of the service say of values that no plan knew. The changes are made, whatever they say. */
async function readPoliciesOfApply(run: Run, ports: ReadPorts) {
  return await readIfPossible(ports, undefined, async (client) => {
    const reader = createSystemReader({ ...ports, client });
    const reading = SERVICE_SYSTEMS.map(async (system) => system.readForApply?.(reader, run.id));
    const readings = (await Promise.all(reading)).flatMap((ofSystem) => ofSystem ?? []);
    const errors = readings.flatMap((each) => each.errors);
    const results = readings
      .flatMap((each) => each.results)
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
