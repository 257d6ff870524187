/**
 * What a plan makes of some resources, from its JSON: to see whether two plans make the same of them. What
 * is not certain is left out, and counts as different.
 */
import { fieldsOf } from '../model/parse.ts';
import type { PlanJson } from '../model/plan-json.ts';
import { isMarked } from '../model/plan-marks.ts';
import { asAddress } from './planned-changes.ts';

/** What a plan says of the resources that were asked for. */
export interface PlannedValues {
  /** Address → every value after the change, as JSON. No text shows it. */
  values: ReadonlyMap<string, string>;
  /** Address → the one before a move. */
  movedFrom: ReadonlyMap<string, string>;
}

/** Undefined if the plan has something that cannot be read. */
export function readPlannedValues(
  plan: PlanJson,
  addresses: ReadonlySet<string>,
): PlannedValues | undefined {
  const changes = plan.exactChanges();
  if (!Array.isArray(changes) || plan.isErrored || plan.repeated().length > 0) return undefined;
  const seen = new Set<string>();
  const values = new Map<string, string>();
  const movedFrom = new Map<string, string>();
  for (const entry of changes) {
    const fields = fieldsOf(entry);
    const address = asAddress(fields['address']);
    if (address === undefined) return undefined;
    if (!addresses.has(address)) continue;
    const previous = asAddress(fields['previous_address']);
    if (previous !== undefined) movedFrom.set(address, previous);
    const value = valuesAfter(fields['change']);
    // An address that comes twice has an object that an earlier replacement left behind, so its values are not certain.
    if (seen.has(address) || value === undefined) values.delete(address);
    else values.set(address, value);
    seen.add(address);
  }
  return { values, movedFrom };
}

/**
 * The values after the change, as JSON. Undefined for a resource that is not there afterwards, and for one with a sensitive value, which the JSON leaves
 * out. Values that the plan does not know yet are the same where both plans do not know them.
 */
function valuesAfter(change: unknown): string | undefined {
  const { after, after_unknown: unknown, after_sensitive: sensitive } = fieldsOf(change);
  if (typeof after !== 'object' || after === null) return undefined;
  if (unknown === undefined || sensitive === undefined || isMarked(sensitive)) return undefined;
  return JSON.stringify([after, unknown]);
}
