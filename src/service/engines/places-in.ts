/** Finds the file and line of each resource of a plan in the text of the configuration. */
import { withoutKeys } from '../../configuration/address.ts';
import { planConfiguration } from '../plan/plan-configuration.ts';
import type { PlanDocument, Planned, PlanInput } from '../plan/plan-document.ts';

/** The file and line by address. A plan that a program made has none itself. */
export function placesIn(input: PlanInput, document: PlanDocument): Planned['places'] {
  const { places } = planConfiguration({ ...input, state: {}, outputs: {} });
  const blocks = new Map([...places].map(([address, place]) => [withoutKeys(address), place]));
  return new Map(
    document.resource_changes.flatMap(({ address }) => {
      const place = blocks.get(withoutKeys(address));
      return place === undefined ? [] : [[address, place] as const];
    }),
  );
}
