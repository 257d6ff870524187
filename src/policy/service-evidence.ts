/** What the policy systems of the service say of one run, as evidence. */
import { related, relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import type { Finding } from '../model/finding.ts';
import { phrase, quoted, runPart, sentencePart, setting } from '../model/sentence.ts';
import {
  contradiction,
  emptyReading,
  mergeReadings,
  type HowRead,
  type SystemEvidence,
} from './reading.ts';
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
  return observed.map(({ system, how, objects }) => {
    const listed = objects.map(({ object }) => object);
    const doubts = missingObjects(`run ${run.id}`, run, system.relation, listed);
    for (const object of listed) {
      const owner = relatedId(object, 'run') ?? run.id;
      if (owner === run.id) continue;
      const says = phrase`${runPart(object.id)} was listed for run ${runPart(run.id)} but belongs to ${runPart(owner)}.`;
      doubts.push(contradiction(says));
    }
    const readings = objects.map(({ contents }) => system.read(contents));
    return {
      judge: system.judge,
      how,
      reading: mergeReadings([...readings, { ...emptyReading(), doubts }]),
    };
  });
}

/**
 * The objects that their owner names and that were not read, as findings. With a list that lacks an entry nothing
 * passes; an empty list passes only if its owner names no entry.
 *
 * @param owner as in `run run-1`
 * @param relation the relationship of `resource` that names them, in the plural, as in `tf-policy-evaluations`
 */
export function missingObjects(
  owner: string,
  resource: Parameters<typeof related>[0],
  relation: string,
  objects: readonly { id: string }[],
): Finding[] {
  const { named = [], unreadable } = related(resource, relation);
  const one = relation.slice(0, -'s'.length).replaceAll('-', ' ').replace('tf ', 'Terraform ');
  const noun = sentencePart('name', one, 60);
  if (unreadable && objects.length === 0) {
    return [
      contradiction(
        phrase`The ${runPart(owner)} has a relationship ${quoted(relation)} that names no ${noun}, and none was found.`,
      ),
    ];
  }
  const readIds = new Set(objects.map(({ id }) => id));
  return named
    .filter(({ id }) => !readIds.has(id))
    .slice(0, 20)
    .map(({ id }) =>
      contradiction(
        phrase`The ${runPart(owner)} has ${noun} ${runPart(id)} (${setting(relation)}), but its list does not.`,
      ),
    );
}
