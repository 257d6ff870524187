/**
 * What a plan makes of some resources, from its JSON: to see whether two plans make the same of them. What
 * is not certain is left out, and counts as different.
 */
import { fieldsOf, parseJson } from '../model/parse.ts';
import { isMarked } from '../model/plan-marks.ts';
import { keepLongNumbers } from './changed-values.ts';
import { CHANGES } from './from-change-json.ts';
import { repeatsName } from './json-text.ts';
import { asAddress } from './planned-changes.ts';
import { PlanScanner } from './plan-scanner.ts';

/** What a plan says of the resources that were asked for. */
export interface PlannedValues {
  /** Address → every value after the change, as JSON. No text shows it. */
  values: ReadonlyMap<string, string>;
  /** Address → the one before a move. */
  movedFrom: ReadonlyMap<string, string>;
}

/** Reads the values of these resources from the bytes of a plan's JSON. */
export function createValuesReader(addresses: ReadonlySet<string>) {
  const values = new Map<string, string | undefined>();
  const movedFrom = new Map<string, string>();
  let isCertain = true;
  let lists = 0;
  const plan = new PlanScanner([CHANGES], {
    entry(_, text) {
      // The text of an entry that is too long is empty.
      const entry = fieldsOf(parseJson(keepLongNumbers(text)));
      const address = asAddress(entry['address']);
      if (address === undefined || repeatsName(text, OBJECTS)) isCertain = false;
      else if (addresses.has(address)) {
        const from = asAddress(entry['previous_address']);
        if (from !== undefined) movedFrom.set(address, from);
        // An address that comes twice has an object that an earlier replacement left behind.
        values.set(address, values.has(address) ? undefined : valuesAfter(entry['change']));
      }
    },
    plain(name, value) {
      if (name === 'errored' && value !== 'false') isCertain = false;
    },
    name(name) {
      if (name === CHANGES) lists += 1;
    },
    text: () => undefined,
    odd: () => void (isCertain = false),
  });
  return {
    take: (bytes: Uint8Array) => plan.take(bytes),
    /** Undefined if the document was not read to its end, or has something that cannot be read. */
    end(): PlannedValues | undefined {
      if (!plan.whole || !isCertain || lists !== 1) return undefined;
      const known = [...values].flatMap(([address, value]) =>
        value === undefined ? [] : [[address, value] as const],
      );
      return { values: new Map(known), movedFrom };
    },
  };
}

/** An entry has a change: neither names anything twice. */
const OBJECTS = 2;

/**
 * Undefined for a resource that is not there afterwards, and for one with a sensitive value, which the JSON leaves
 * out. Values that the plan does not know yet are the same where both plans do not know them.
 */
function valuesAfter(change: unknown): string | undefined {
  const { after, after_unknown: unknown, after_sensitive: sensitive } = fieldsOf(change);
  if (typeof after !== 'object' || after === null) return undefined;
  if (unknown === undefined || sensitive === undefined || isMarked(sensitive)) return undefined;
  return JSON.stringify([after, unknown]);
}
