/**
 * What the events of a run add to its results. They come from people and programs and decide nothing.
 */
import type { RunEvent as Event } from '../client/wire/run.ts';
import type { PolicyResult } from '../model/policy-result.ts';

export interface ReadRunEvent {
  event: Event;
  /** Name of the account that did it; hostile until escaped, as are the comment and the description. */
  actor?: string;
  comment?: string;
}

type Override = NonNullable<PolicyResult['override']>;

const NOTICED = ['changed_policy_enforcements', 'changed_task_enforcements', 'ignored_policy_sets'];

/** Notices that policies were left out, or enforced at a lower level than their own. */
export function noticesOf(events: readonly ReadRunEvent[]): string[] {
  return events
    .filter(({ event }) => NOTICED.includes(event.attributes.action))
    .flatMap(({ event }) => event.attributes.description || []);
}

/** Adds to overridden results who overrode them and why, where the events make that certain. */
export function attributeOverrides(
  results: readonly PolicyResult[],
  events: readonly ReadRunEvent[],
): PolicyResult[] {
  const overrides = events
    .filter(({ event }) => /overrid/i.test(event.attributes.action))
    .map(({ event, actor: by, comment: reason }): Override => {
      return { by, at: event.attributes['created-at'] ?? undefined, reason };
    });
  return results.map((result) => {
    // What is approved by a comment on the change is in no event of the run.
    const isApprovedHere = result.system === 'guard' || result.system === 'own-policies';
    if (result.status !== 'overridden' || isApprovedHere) return result;
    const event = pick(overrides, result.override?.at);
    return event === undefined ? result : { ...result, override: { ...event, ...result.override } };
  });
}

/** How far apart the times of an event and of its result may be: a service stores both at once. */
const TOGETHER_MS = 10_000;

/** The only event, or the only one at that time; undefined if there are several. */
function pick(overrides: readonly Override[], at: string | undefined): Override | undefined {
  if (overrides.length === 1) return overrides[0];
  const then = Date.parse(at ?? '');
  const near = overrides.filter(
    (override) => Math.abs(Date.parse(override.at ?? '') - then) <= TOGETHER_MS,
  );
  return near.length === 1 ? near[0] : undefined;
}
