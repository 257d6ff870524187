/** Finds the file and line of each resource of a plan in the text of the configuration. */
import { withoutKeys } from '../../configuration/address.ts';
import { planConfiguration } from '../plan/plan-configuration.ts';
import type { PlanDocument, Planned, PlanInput } from '../plan/plan-document.ts';

/** The file and line by address. A plan that a program made has none itself. */
export function placesIn(input: PlanInput, document: PlanDocument): Planned['places'] {
  return placesOf(document, planConfiguration({ ...input, state: {}, outputs: {} }));
}

/** The same by the static plan of the configuration. */
export function placesOf(
  { resource_changes: changes }: PlanDocument,
  { places }: Pick<Planned, 'places'>,
): Planned['places'] {
  const blocks = new Map([...places].map(([address, place]) => [withoutKeys(address), place]));
  return new Map(
    changes.flatMap(({ address }) => {
      const place = blocks.get(withoutKeys(address));
      return place === undefined ? [] : [[address, place] as const];
    }),
  );
}
