/**
 * Sensitive values that a redacted plan does not have: where they are, and other values in their place. If the answer
 * of a policy depends on them, the policy has read one of them.
 */
import { isRecord } from '../../model/parse.ts';
import type { PlanDocument } from '../../service/plan/plan-document.ts';

/** A change of a resource or an output: values, and marks at those that are sensitive. */
type Change = Record<string, unknown>;

const SIDES = ['before', 'after'] as const;

/** Everything of a plan that has an address and a change. */
function entriesOf(plan: PlanDocument): unknown[] {
  const lists: unknown[] = [Reflect.get(plan, 'resource_drift'), plan.resource_changes];
  const deferred: unknown = Reflect.get(plan, 'deferred_changes');
  return [
    ...lists.flatMap((list) => (Array.isArray(list) ? list : [])),
    ...(Array.isArray(deferred) ? deferred : []).flatMap((one: unknown) =>
      isRecord(one) ? [one['resource_change']] : [],
    ),
  ];
}

/** Every change of a plan. Their values are those that can be sensitive. */
function changesOf(plan: PlanDocument): Change[] {
  const changes = entriesOf(plan).map((one) => (isRecord(one) ? one['change'] : undefined));
  const { output_changes: outputs } = plan;
  return [...changes, ...Object.values(outputs ?? {})].filter(isRecord);
}

/** The addresses of a plan, also without their indexes, as policies name resources of the configuration. */
export function addressesIn(plan: PlanDocument): ReadonlySet<string> {
  const entries = entriesOf(plan).filter(isRecord);
  const addresses = entries.flatMap(({ address }) => (typeof address === 'string' ? address : []));
  return new Set(addresses.flatMap((one) => [one, one.replaceAll(/\["?[^\]]*\]/g, '')]));
}

/** The attribute of a value that is sensitive as a whole: any name leads to it. */
export const ANY_NAME = '*';

/** The names of the attributes that hold a sensitive value, at any depth. */
export function hiddenNames(plan: PlanDocument): ReadonlySet<string> {
  const names = new Set<string>();
  for (const change of changesOf(plan)) {
    for (const side of SIDES) {
      const marks = change[`${side}_sensitive`];
      if (change[side] === null || change[side] === undefined) continue;
      if (marks === true) names.add(ANY_NAME);
      else if (isRecord(marks)) {
        for (const [name, mark] of Object.entries(marks)) if (isMarked(mark)) names.add(name);
      }
    }
  }
  return names;
}

function isMarked(mark: unknown): boolean {
  if (typeof mark !== 'object' || mark === null) return mark === true;
  return Object.values(mark).some(isMarked);
}

/** What a sensitive value is replaced by. `undefined` leaves it out. */
const REPLACEMENTS: readonly unknown[] = [undefined, null, 'another-value', 7, [], {}];

/** The same plan with each of these in the place of every sensitive value. */
export function withReplacements(plan: PlanDocument): PlanDocument[] {
  return REPLACEMENTS.map((other) => replaceIn(plan, other));
}

/** The same plan with `other` in the place of every sensitive value; `undefined` leaves them out. */
function replaceIn(plan: PlanDocument, other: unknown): PlanDocument {
  const copy = structuredClone(plan);
  replaceHere(copy, other);
  return copy;
}

/** The same in this plan itself. */
export function replaceHere(plan: PlanDocument, other: unknown): void {
  for (const change of changesOf(plan)) {
    for (const side of SIDES) {
      change[side] = replaced(change[side], change[`${side}_sensitive`], other);
    }
  }
}

function replaced(value: unknown, mark: unknown, other: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (mark === true) return other;
  if (typeof mark !== 'object' || mark === null) return value;
  if (Array.isArray(value)) {
    return value.map((one: unknown, at) => replaced(one, Reflect.get(mark, at), other) ?? null);
  }
  if (!isRecord(value)) return value;
  // A value that was left out leaves its mark.
  const names = new Set([...Object.keys(value), ...namesMarked(mark)]);
  const entries = [...names].map((name): [string, unknown] => {
    const own: unknown = Object.hasOwn(value, name) ? value[name] : other;
    const part: unknown = Object.hasOwn(mark, name) ? Reflect.get(mark, name) : false;
    return [name, replaced(own, part, other)];
  });
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

function namesMarked(mark: object): string[] {
  if (Array.isArray(mark)) return [];
  return Object.entries(mark).flatMap(([name, one]) => (one === true ? name : []));
}
