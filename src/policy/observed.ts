/** What the policy systems of the service and its events say of one run, and the readings that it becomes. */
import { related, relatedId } from '../client/wire/resource.ts';
import type { Run, RunEvent as Event } from '../client/wire/run.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { emptyReading, mergeReadings, type HowRead, type SystemEvidence } from './reading.ts';
import type { ServiceSystem, SystemObject } from './systems/policy-system.ts';

/** What one system says. */
export interface Observed {
  system: ServiceSystem<unknown, unknown>;
  how: HowRead;
  objects: { object: SystemObject; contents: unknown }[];
}

/**
 * What each policy system of the service says, as evidence.
 *
 * @param run names, in its relationships, what must be among the observed
 */
export function toEvidence(run: Run, observed: readonly Observed[]): SystemEvidence[] {
  return observed.map(({ system, how, objects: read }) => {
    const objects = read.map(({ object }) => object);
    const doubts = missingObjects(`run ${run.id}`, run, system.relation, objects);
    for (const object of objects) {
      const owner = relatedId(object, 'run') ?? run.id;
      if (owner === run.id) continue;
      doubts.push(`${object.id} was listed for run ${run.id} but belongs to ${owner}.`);
    }
    const readings = read.map(({ contents }) => system.read(contents));
    return {
      system: system.name,
      how,
      reading: mergeReadings([...readings, { ...emptyReading(), doubts }]),
    };
  });
}

/**
 * The objects that their owner names and that were not read, as sentences. With a list that lacks an entry nothing
 * passes; an empty list passes only if its owner names no entry.
 */
export function missingObjects(
  owner: string,
  resource: Parameters<typeof related>[0],
  relation: string,
  objects: readonly { id: string }[],
): string[] {
  const { named = [], unreadable } = related(resource, relation);
  const what = relation.slice(0, -1).replaceAll('-', ' ').replace(/^tf /, 'Terraform ');
  if (unreadable && objects.length === 0) {
    return [
      `The ${owner} has a relationship "${relation}" that names no ${what}, and none was found.`,
    ];
  }
  const readIds = new Set(objects.map(({ id }) => id));
  return named
    .filter(({ id }) => !readIds.has(id))
    .slice(0, 20)
    .map(({ id }) => `The ${owner} has ${what} ${id} (${relation}), but its list does not.`);
}

/** An event of a run. Events come from people and programs and decide nothing. */
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

/** Adds to overridden results who overrode them and why, where only one event can be meant. */
export function attributeOverrides(
  results: readonly PolicyResult[],
  events: readonly ReadRunEvent[],
): PolicyResult[] {
  const overrides = events
    .filter(({ event }) => /overrid/i.test(event.attributes.action))
    .map(({ event, actor: by, comment: reason }): Override => {
      return { by, at: event.attributes['created-at'] ?? undefined, reason };
    });
  const [event, ...others] = overrides;
  if (event === undefined || others.length > 0) return [...results];
  return results.map((result) => {
    // What is approved by a comment on the change is in no event of the run.
    const isApprovedHere = result.system === 'guard' || result.system === 'own-policies';
    if (result.status !== 'overridden' || isApprovedHere) return result;
    return { ...result, override: { ...event, ...result.override } };
  });
}
