/** Plans `terraform_data`, which Terraform provides itself, so that its values can be computed here. */
import { isDeepStrictEqual } from 'node:util';
import { newMap, split, UNKNOWN, type Value, type ValueMap } from '../../configuration/value.ts';

export const TERRAFORM_DATA = 'terraform_data';

/**
 * The planned values. `before` has the applied values; undefined for a new or a replaced resource.
 * An unknown id means that the resource is created.
 */
export function planData(values: ValueMap, before: ValueMap | undefined): ValueMap {
  const input = values['input'] ?? null;
  const triggers = values['triggers_replace'] ?? null;
  const kept = before !== undefined && isSame(triggers, before['triggers_replace']);
  const output = input === null ? null : UNKNOWN;
  return newMap([
    ['id', kept ? (before['id'] ?? null) : UNKNOWN],
    ['input', input],
    ['output', kept && isSame(input, before['input']) ? (before['output'] ?? null) : output],
    ['triggers_replace', triggers],
    ...storeOf(values, before),
  ]);
}

/** Whether these values are of a `terraform_data` with a `store` block. */
export function hasStore(values: ValueMap): boolean {
  return (values['store'] ?? null) !== null;
}

/** Since Terraform 1.16: what a `store` block keeps is not in the text, and without the block it is null. */
function storeOf(values: ValueMap, before: ValueMap | undefined): [string, Value][] {
  if (hasStore(values)) return [['store', UNKNOWN]];
  return before !== undefined && Object.hasOwn(before, 'store') ? [['store', null]] : [];
}

function isSame(value: Value, before: Value | undefined): boolean {
  const { known, unknown } = split(value, { left: 10_000 });
  return unknown === undefined && isDeepStrictEqual(known, before ?? null);
}
