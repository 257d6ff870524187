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
import type { Started } from './start-run.ts';

/** The includes of each request: they say when the run is over, and which workspace it belongs to. */
export const WATCHED: RunInclude[] = [
  'plan',
  'task_stages',
  'cost_estimate',
  'workspace',
  'tf_policy_evaluations',
];

export interface Settled extends Started {
  watched: RunWithRelated;
  durationMs: number;
}

/** @throws GateStop when the run did not settle in time. */
export async function watch(started: Started, job: StepJob): Promise<Settled> {
  job.overview.watch(started.run.id);
  const waiting = await watchRun(started, job).finally(() => job.overview.forget(started.run.id));
  if (waiting.kind !== 'settled') throw stopOfUnsettled(waiting, started.run, job);
  const { last: watched } = waiting;
  const { status } = watched.run.attributes;
  const durationMs = runDurationMs(watched.run) ?? job.clock.now() - started.askedAt;
  return { ...started, runSeen: { ...started.runSeen, status }, watched, durationMs };
}

/** Polls the run until it is settled, time is up or the job is canceled, and reports each change as an event. */
export async function watchRun(started: Started, job: StepJob): Promise<Waiting<RunWithRelated>> {
  const { run: created, name: workspace } = started;
  const client = job.client.with({ watching: true });
  const { mode, runOptions } = job.plan;
  const lastDurationMs = job.lastDurationMs?.(workspace);
  const say = (run: Run, words: string): void => {
    const { status } = run.attributes;
    job.reach({ ...started, runSeen: { ...started.runSeen, status } });
    job.emit({ kind: 'progress', workspace, status, words });
  };
  let last = created;
  let saidPlan = false;
  const end = createEnd(mode, job);
  const alreadyWaitedMs = job.clock.now() - started.askedAt;
  const looking: PollOptions<RunWithRelated> = {
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
      if (end.looksAgain()) return Math.min(SECOND_LOOK_MS, remainingMs);
      const waitedMs = alreadyWaitedMs + sinceMs;
      const interval = nextIntervalMs(waitedMs, remainingMs, lastDurationMs);
      const shared = client.pauseMs(waitedMs) * (0.9 + 0.2 * job.random());
      return Math.min(remainingMs, Math.max(interval, shared));
    },
    onChange: ({ run, plan }) => {
      const words = finishedPlanWords(plan);
      if (words !== undefined && !saidPlan) {
        saidPlan = true;
        say(run, words);
        if (run.attributes.status === 'planned') return;
      }
      say(run, describeRunStatus(run));
    },
    initial: { run: created },
  };
  return poll(looking, job);
}

/**
 * Whether a run is settled, from look to look. Two signs count only if they last: that it can be confirmed although its
 * status says that it goes on, and a status of a settled run that has no timestamp yet.
 */
function createEnd(mode: Mode, { clock }: Job) {
  let unstamped: string | undefined;
  let confirmableSince: number | undefined;
  return {
    looksAgain: () => unstamped !== undefined,
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

function stopOfUnsettled(
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
  const current = relatedId(waiting.last?.workspace ?? {}, 'current-run') ?? last.id;
  const behind =
    status === 'pending' && current !== last.id
      ? ` The current run of the workspace is ${current}.`
      : '';
  const seconds = Math.round(timeoutMs / 1_000);
  const minutes = Math.floor(seconds / 60);
  const parts = [
    minutes > 0 && `${minutes} min`,
    (minutes === 0 || seconds % 60 > 0) && `${seconds % 60} s`,
  ];
  const time = parts.filter(Boolean).join(' ');
  const trouble =
    waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
  return new GateStop('timeout', {
    code: 'PG-120',
    text: `The timeout of ${time} was over before run ${run.id} was: it was last seen as ${lastSeen}. ${remedy}${behind}${trouble}`,
  });
}

/** From creation to the last status, by the service's own clock; undefined when it has no timestamps. */
export function runDurationMs({ attributes }: Run): number | undefined {
  const created = Date.parse(attributes['created-at'] ?? '');
  const times = Object.values(attributes['status-timestamps'] ?? {})
    .map((text) => Date.parse(text ?? ''))
    .filter((time) => Number.isFinite(time));
  const duration = Math.max(...times) - created;
  return duration > 0 ? duration : undefined;
}
