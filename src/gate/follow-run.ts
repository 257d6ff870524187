/** Follows a run that was overridden, until it waits for people again or is over. */
import type { Client } from '../client/client.ts';
import type { RunWithRelated } from '../client/wire/run-with-related.ts';
import type { Clock } from '../model/ports.ts';
import { awaitsOverride, isRunOver, runKind, waitsForConfirmation } from '../model/status.ts';
import { SERVICE_SYSTEMS } from '../policy/systems/systems.ts';
import { partsThatMayWait, WATCHED } from './run.ts';

/** The pauses between two looks. */
const PAUSE_MS = { first: 250, longest: 2_000 };
/** How long a run may have a status that says that it waits, although no part of it waits, until that is believed. */
const SETTLING_MS = 10_000;

interface FollowPorts {
  client: Client;
  clock: Clock;
  /** Monotonic. The run is as it is seen then. */
  deadline: number;
  /** The status of the run when it was overridden, if that was just now: it may keep it for a moment. */
  before?: string | undefined;
}

/**
 * Follows a run that was overridden until nothing more happens to it by itself: it has ended, or it waits
 * for people. A service may need a while until a run goes on after an override.
 *
 * @param first the run as it is now, read with `WATCHED`
 * @returns the run as it was seen last, with what belongs to it
 * @throws ServiceError when the run cannot be read
 */
export async function followRun(
  first: RunWithRelated,
  { client, clock, deadline, before }: FollowPorts,
): Promise<RunWithRelated> {
  let watched = first;
  const settling = Math.min(deadline, clock.now() + SETTLING_MS);
  for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
    if (isAtRest(watched, before)) return watched;
    const { status } = watched.run.attributes;
    // By its status it goes no further by itself, although no part of it says so.
    const seemsAtRest = runKind('speculative', status) !== 'moving' || status === 'policy_checked';
    if (clock.now() + pauseMs > (seemsAtRest ? settling : deadline)) return watched;
    await clock.sleep(pauseMs);
    watched = await client.runs.show(first.run.id, { include: WATCHED });
  }
}

/**
 * Whether a run has ended, or certainly waits for a person.
 *
 * @param before its status when it was overridden, if that was just now
 */
function isAtRest(watched: RunWithRelated, before: string | undefined): boolean {
  const { run } = watched;
  const { status } = run.attributes;
  const isOfAnotherSystem = SERVICE_SYSTEMS.some(({ override }) => override.runStatus === status);
  return (
    isRunOver(status) ||
    (isOfAnotherSystem && status !== before) ||
    awaitsOverride(partsThatMayWait(watched)) ||
    waitsForConfirmation(run)
  );
}
