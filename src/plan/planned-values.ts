/** What a plan makes of some resources, to compare it with what another plan makes of them. */
import { isMarked, type PlanJson } from '../model/plan-json.ts';
import type { PlannedValues } from '../policy/existing-failures.ts';
import { asAddress } from '../policy/planned-changes.ts';
import { entriesOf, type EntryValues } from './entries.ts';

/** Undefined if the plan has something that cannot be read. */
export function readPlannedValues(
  plan: PlanJson,
  addresses: ReadonlySet<string>,
): PlannedValues | undefined {
  const isList = Array.isArray(plan.document['resource_changes']);
  if (!isList || plan.isErrored || plan.repeated().length > 0) return undefined;
  const seen = new Set<string>();
  const values = new Map<string, string>();
  const movedFrom = new Map<string, string>();
  for (const entry of entriesOf(plan, ['resource_changes'])) {
    const address = asAddress(entry.address);
    if (address === undefined) return undefined;
    if (!addresses.has(address)) continue;
    const previous = asAddress(entry.previousAddress);
    if (previous !== undefined) movedFrom.set(address, previous);
    const value = valuesAfter(entry.values);
    // An address that comes twice has an object that an earlier replacement left behind, so its values are not certain.
    if (seen.has(address) || value === undefined) values.delete(address);
    else values.set(address, value);
    seen.add(address);
  }
  return { values, movedFrom };
}

/**
 * The values after the change, as JSON. Undefined for a resource that is not there afterwards, and for one with a sensitive
 * value, which the JSON leaves out. Values that the plan does not know yet are the same where both plans do not know them.
 */
function valuesAfter({
  after,
  unknownAfter: unknown,
  sensitiveAfter: sensitive,
}: EntryValues): string | undefined {
  if (typeof after !== 'object' || after === null) return undefined;
  if (unknown === undefined || sensitive === undefined || isMarked(sensitive)) return undefined;
  return JSON.stringify([after, unknown]);
}
