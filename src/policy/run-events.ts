/** What the events of a run say of its policies. They come from people and programs, and decide nothing. */
import type { RunEvent } from '../client/wire/run.ts';
import { finding, type Finding } from '../model/finding.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { foreign } from '../model/sentence.ts';
import { isApprovedHere } from './may-be-approved.ts';

/** An event of a run. */
export interface ReadRunEvent {
  event: RunEvent;
  /** Name of the account that did it; hostile until escaped, as are the comment and the description. */
  actor?: string;
  comment?: string;
}

type Override = NonNullable<PolicyResult['override']>;

const MENTIONED_ACTIONS = [
  'changed_policy_enforcements',
  'changed_task_enforcements',
  'ignored_policy_sets',
];

/** Notices that policies were left out, or enforced at a lower level than their own. */
export function noticesOfEvents(events: readonly ReadRunEvent[]): Finding[] {
  return events
    .filter(({ event }) => MENTIONED_ACTIONS.includes(event.attributes.action))
    .flatMap(({ event }) => event.attributes.description || [])
    .map((description) => finding('policies-of-run', foreign(description)));
}

/** Adds to overridden results who overrode them and why, where only one event can be meant. */
export function attributeOverrides(
  results: readonly PolicyResult[],
  events: readonly ReadRunEvent[],
): PolicyResult[] {
  // Any action with this stem counts, so that an override under another name is never attributed to the wrong person.
  const [overriding, ...others] = events.filter(({ event }) =>
    /overrid/i.test(event.attributes.action),
  );
  if (overriding === undefined || others.length > 0) return [...results];
  const override: Override = {
    by: overriding.actor,
    at: overriding.event.attributes['created-at'] ?? undefined,
    reason: overriding.comment,
  };
  return results.map((result) => {
    // What is approved by a comment on the change is in no event of the run.
    if (result.status !== 'overridden' || isApprovedHere(result)) return result;
    return { ...result, override: { ...override, ...result.override } };
  });
}
