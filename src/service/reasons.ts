/** What a rule that judges returns, as a list of reasons to fail. */
import { isRecord } from '../model/parse.ts';

/** Keys of an object that is one reason, as conftest and Terraform Enterprise know it. */
const SAYS = ['msg', 'message', 'reason'];

/**
 * The reasons. A rule without a value, or with `false`, `null` or an empty collection, has none.
 *
 * @param title the reason of a rule that is only true
 */
export function reasonsOf(value: unknown, title: string): unknown[] {
  if (value === undefined || value === null || value === false) return [];
  if (value === true) return [title];
  if (Array.isArray(value)) return value.map((one) => (one === true ? title : one));
  if (!isRecord(value)) return [value];
  if (SAYS.some((key) => typeof value[key] === 'string')) return [value];
  // `deny[address] := reason`, or `deny[reason] := true`.
  return Object.entries(value).map(([key, reason]) => {
    if (reason === true) return key;
    return typeof reason === 'string' ? `${key}: ${reason}` : reason;
  });
}

/** A reason without words for people; undefined if all have some. */
export function wordless(reasons: readonly unknown[]): unknown {
  return reasons.find(
    (one) =>
      typeof one !== 'string' &&
      !(isRecord(one) && SAYS.some((key) => typeof one[key] === 'string')),
  );
}
