/** What the policy systems of the service say of one run, and the readings that it becomes. */
import { related, relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import { emptyReading, merge, type HowRead, type SystemEvidence } from './reading.ts';
import type { ServiceSystem, SystemObject } from './systems/policy-system.ts';

/** What one system says. */
export interface Observed {
  system: ServiceSystem<unknown, unknown>;
  how: HowRead;
  objects: { object: SystemObject; contents: unknown }[];
}

/** @param run names, in its relationships, what must be among the observed */
export function toSystems(run: Run, observed: readonly Observed[]): SystemEvidence[] {
  return observed.map(({ system, how, objects: read }) => {
    const objects = read.map(({ object }) => object);
    const doubts = [
      ...lost(`run ${run.id}`, run, system.relation, objects),
      ...objects.flatMap((object) => {
        const other = relatedId(object, 'run') ?? run.id;
        const isOther = other !== run.id;
        return isOther ? `${object.id} was listed for run ${run.id} but belongs to ${other}.` : [];
      }),
    ];
    const readings = read.map(({ contents }) => system.read(contents));
    return {
      system: system.name,
      how,
      reading: merge([...readings, { ...emptyReading(), doubts }]),
    };
  });
}

/**
 * Every object that another object names must have been read. With a list that lacks an entry nothing
 * passes; an empty list passes only if its owner names no entry.
 */
export function lost(
  owner: string,
  resource: Parameters<typeof related>[0],
  relation: string,
  objects: readonly { id: string }[],
): string[] {
  const { named = [], hinted } = related(resource, relation);
  const what = relation.slice(0, -1).replaceAll('-', ' ').replace(/^tf /, 'Terraform ');
  if (hinted && objects.length === 0) {
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
