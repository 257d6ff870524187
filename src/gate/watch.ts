/** Watches one run until it is settled, with one request each time. */
import type { RunInclude, RunWithRelated } from '../client/resources/runs.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Plan, Run } from '../client/wire/run.ts';
import {
  isSettled,
  mayWaitForConfirmation,
  runKind,
  describeRunStatus,
  type Mode,
} from '../model/status.ts';
import { differencesFromRequest } from '../policy/run-differences.ts';
import { countsOf } from '../policy/reading.ts';
import { CANCELED, GateStop } from './failure-of.ts';
import type { Job, StepJob } from './job.ts';
import { nextIntervalMs, poll, type PollOptions, type Waiting } from './poll.ts';
import type { WorkspaceRun } from './result.ts';
import type { StartedRun } from './start-run.ts';
import { timeOf } from '../model/parse.ts';

/** What each look at a run asks for besides the run: it says when the run is over, and which workspace it belongs to. */
export const WATCHED: RunInclude[] = [
  'plan',
  'task_stages',
  'cost_estimate',
  'workspace',
  'tf_policy_evaluations',
];

/** A run that is settled. */
export interface SettledRun extends WorkspaceRun {
  /** The last answer about it, with what `WATCHED` includes. */
  watched: RunWithRelated;
  durationMs?: number | undefined;
}

/** Watches a run until it is settled. @throws GateStop when that was not in time */
export async function watch(started: StartedRun, job: StepJob): Promise<SettledRun> {
  job.overview.watch(started.run.id);
  const waiting = await watchRun(started, job).finally(() => job.overview.forget(started.run.id));
  if (waiting.kind !== 'settled') throw timeoutOrCancel(waiting, started.run, job);
  const { last: watched } = waiting;
  const { status } = watched.run.attributes;
  const durationMs = runDurationMs(watched.run) ?? job.clock.now() - started.askedAt;
  return { ...started, runSeen: { ...started.runSeen, status }, watched, durationMs };
}

/** Polls the run until it is settled, time is up or the job is canceled, and reports each change as an event. */
export async function watchRun(
  started: StartedRun,
  job: StepJob,
): Promise<Waiting<RunWithRelated>> {
  const { run: created, name: workspace } = started;
  const client = job.client.with({ watching: true });
  const { mode, runOptions } = job.plan;
  const lastDurationMs = job.lastDurationMs?.(workspace);
  const report = (run: Run, words: string): void => {
    const { status } = run.attributes;
    job.reach({ ...started, runSeen: { ...started.runSeen, status } });
    job.emit({ kind: 'progress', workspace, status, words });
  };
  let last = created;
  let isPlanReported = false;
  const end = createEndDetector(mode, job);
  const alreadyWaitedMs = job.clock.now() - started.askedAt;
  const polling: PollOptions<RunWithRelated> = {
    read: async () => {
      const moving = await job.overview.movingRun(last);
      const seen = moving ? { run: moving } : await client.runs.show(last.id, { include: WATCHED });
      last = seen.run;
      // What is not as it was requested cannot pass, whatever its end is.
      const isMoving = runKind(mode, last.attributes.status) === 'moving';
      const [difference] = isMoving ? differencesFromRequest(last, mode, runOptions) : [];
      if (difference !== undefined) {
        throw new GateStop('service', {
          code: 'PG-112',
          text: `Run ${last.id} ${difference}, by a later look.`,
        });
      }
      return seen;
    },
    isSettled: (seen) => end.isReached(seen),
    changeOf: ({ run, plan }) => JSON.stringify([describeRunStatus(run), finishedPlanWords(plan)]),
    intervalMs: (sinceMs, remainingMs) => {
      if (end.needsSecondLook()) return Math.min(SECOND_LOOK_MS, remainingMs);
      const waitedMs = alreadyWaitedMs + sinceMs;
      const interval = nextIntervalMs(waitedMs, remainingMs, lastDurationMs);
      // A tenth more or less, so that jobs that share the rate limit do not ask all at once.
      const pauseMs = client.pauseMs(waitedMs) * (0.9 + 0.2 * job.random());
      return Math.min(remainingMs, Math.max(interval, pauseMs));
    },
    onChange: ({ run, plan }) => {
      const planWords = finishedPlanWords(plan);
      if (planWords !== undefined && !isPlanReported) {
        isPlanReported = true;
        report(run, planWords);
        if (run.attributes.status === 'planned') return;
      }
      report(run, describeRunStatus(run));
    },
    initial: { run: created },
  };
  return poll(polling, job);
}

/**
 * Whether a run is settled, from look to look. Two signs count only if they last: that it can be confirmed although its
 * status says that it goes on, and a status of a settled run that has no timestamp yet.
 */
function createEndDetector(mode: Mode, { clock }: Job) {
  /** The status of a settled run that had no timestamp at the last look. */
  let unstamped: string | undefined;
  let confirmableSince: number | undefined;
  return {
    needsSecondLook: () => unstamped !== undefined,
    /** Called once for each look, with the answer. */
    isReached({ run, taskStages }: RunWithRelated): boolean {
      const { status } = run.attributes;
      const stages = (taskStages ?? []).map(({ attributes }) => attributes);
      confirmableSince = mayWaitForConfirmation(mode, run)
        ? (confirmableSince ?? clock.now())
        : undefined;
      if (confirmableSince !== undefined && clock.now() - confirmableSince >= REST_MS) return true;
      const settled = isSettled(mode, status, stages);
      const isSecondLook = status === unstamped;
      const timestamps = run.attributes['status-timestamps'] ?? {};
      const hasTimestamps = Object.values(timestamps).some(Boolean);
      const isStamped = Boolean(timestamps[`${status.replaceAll('_', '-')}-at`]);
      unstamped = settled && hasTimestamps && !isStamped ? status : undefined;
      return settled && (unstamped === undefined || isSecondLook);
    },
  };
}

/** How long a run that can be confirmed may have a status that says that it goes on, until it counts as waiting. */
const REST_MS = 10_000;

/** The pause before a second look at a run that has timestamps, and none for its present status. */
const SECOND_LOOK_MS = 1_000;

/** `plan: 12 to add, 3 to change, 1 to destroy`; undefined while the plan is not finished. */
export function finishedPlanWords(
  plan: { attributes: Plan['attributes'] } | undefined,
): string | undefined {
  if (plan?.attributes.status !== 'finished') return undefined;
  if (plan.attributes['has-changes'] === false) return 'plan: no changes';
  const { additions, changes, destructions, imports } = countsOf(plan.attributes);
  const first = (imports ?? 0) > 0 ? `${imports} to import, ` : '';
  return `plan: ${first}${additions ?? 0} to add, ${changes ?? 0} to change, ${destructions ?? 0} to destroy`;
}

function timeoutOrCancel(
  waiting: Exclude<Waiting<RunWithRelated>, { kind: 'settled' }>,
  run: Run,
  { timeoutMs, plan: { mode } }: Job,
): GateStop {
  if (waiting.kind === 'aborted') return new GateStop('canceled', CANCELED);
  const last = waiting.last?.run ?? run;
  const words = describeRunStatus(last);
  const { status } = last.attributes;
  const isUnknown = runKind(mode, status) === 'unknown';
  const remedy = isUnknown
    ? 'Plangate does not recognize this status, so it cannot know whether the run is over. See it in the run: if it is over, a newer version of Plangate may recognize the status; if not, raise `timeout`.'
    : 'Raise `timeout`, or see in the run what it waits for.';
  const lastSeen = isUnknown || words === status ? `"${status}"` : `"${status}" (${words})`;
  const currentId = relatedId(waiting.last?.workspace ?? {}, 'current-run') ?? last.id;
  const currentRun =
    status === 'pending' && currentId !== last.id
      ? ` The current run of the workspace is ${currentId}.`
      : '';
  const trouble =
    waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
  return new GateStop('timeout', {
    code: 'PG-120',
    text: `The timeout of ${timeText(timeoutMs)} was over before run ${run.id} was: it was last seen as ${lastSeen}. ${remedy}${currentRun}${trouble}`,
  });
}

/** `45 s`, `2 min`, `2 min 30 s` */
function timeText(ms: number): string {
  const allSeconds = Math.round(ms / 1_000);
  const minutes = Math.floor(allSeconds / 60);
  const seconds = allSeconds % 60;
  if (minutes === 0) return `${seconds} s`;
  return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`;
}

/** From creation to the last status, by the service's own clock; undefined when it has no timestamps. */
export function runDurationMs({ attributes }: Run): number | undefined {
  const created = timeOf(attributes['created-at']);
  const times = Object.values(attributes['status-timestamps'] ?? {})
    .map(timeOf)
    .filter((time) => Number.isFinite(time));
  const duration = Math.max(...times) - created;
  return duration > 0 ? duration : undefined;
}
