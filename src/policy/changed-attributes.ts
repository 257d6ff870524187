/**
 * The attributes of a resource that a plan changes, by its JSON: those that Terraform's own rendering
 * marks. Names are the provider's, and no value is kept.
 */
import { listOf } from '../model/parse.ts';
import { isMarked } from '../model/plan-marks.ts';

export interface ChangedAttribute {
  /** A name of the provider's schema, never a key of a map. Hostile until escaped. */
  name: string;
  /** Present if a difference in it forces the replacement. */
  forces?: true;
}

/** Limits: no schema has more attributes, and no name is longer. */
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
/** Values that are nested more deeply count as different. */
const DEEPEST = 100;

/**
 * The attributes that differ, those that force a replacement first.
 *
 * @param change of a resource of this type, as the JSON plan has it
 */
export function changedAttributes(change: unknown, type: unknown): ChangedAttribute[] {
  const before = memberOf(change, 'before');
  const after = memberOf(change, 'after');
  const unknown = memberOf(change, 'after_unknown');
  const sensitiveBefore = memberOf(change, 'before_sensitive');
  const sensitiveAfter = memberOf(change, 'after_sensitive');
  // Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map.
  const firstSteps = listOf(memberOf(change, 'replace_paths')).map((path) => memberOf(path, '0'));
  const forcing = new Set(firstSteps.filter((step) => typeof step === 'string'));
  const objects = [before, after, unknown].filter((value) => !Array.isArray(value));
  const names = new Set([...objects.flatMap(keysOf), ...forcing]);
  const attributes: ChangedAttribute[] = [];
  for (const name of names) {
    const valueBefore = emptyAsNull(memberOf(before, name), type);
    const valueAfter = emptyAsNull(memberOf(after, name), type);
    const forces = forcing.has(name);
    let differs: boolean;
    if (isMissing(before) || isMissing(after)) {
      // An empty list of a resource that is created or destroyed may mean a block that is not written in the files.
      differs = hasContent(valueBefore) || hasContent(valueAfter);
    } else {
      // A value that becomes sensitive, or stops being so, is a change, too.
      differs =
        !isSame(valueBefore, valueAfter) ||
        !areMarkedAlike(memberOf(sensitiveBefore, name), memberOf(sensitiveAfter, name));
    }
    if (!forces && !differs && !isMarked(memberOf(unknown, name))) continue;
    const shownName = name.slice(0, LONGEST_NAME);
    attributes.push(forces ? { name: shownName, forces } : { name: shownName });
  }
  const rank = ({ forces }: ChangedAttribute): number => (forces ? 0 : 1);
  attributes.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
  return attributes.slice(0, MOST_NAMES);
}

/**
 * Providers of the older kind write an empty text for no value, and Terraform shows it as none. It does
 * not where an attribute takes a value of any type, as those of `terraform_data` do.
 */
function emptyAsNull(value: unknown, type: unknown): unknown {
  return value === '' && type !== 'terraform_data' ? null : value;
}

function hasContent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !isMissing(value);
  return keysOf(value).length > 0;
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined;
}

/**
 * A member of an object or a list. Where the JSON plan marks values as unknown or sensitive, `true` instead of an object
 * stands for each of its members.
 */
function memberOf(value: unknown, step: string): unknown {
  if (value === true) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}

/** Whether two values have the same parts marked as sensitive. */
function areMarkedAlike(one: unknown, other: unknown, depth = 0): boolean {
  if (one === true || other === true || depth > DEEPEST) return one === other;
  const steps = [one, other].flatMap(keysOf);
  return steps.every((step) =>
    areMarkedAlike(memberOf(one, step), memberOf(other, step), depth + 1),
  );
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** Whether two values of JSON are equal; null and a missing value are. */
function isSame(one: unknown, other: unknown, depth = 0): boolean {
  if (one === other || (isMissing(one) && isMissing(other))) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other) || depth > DEEPEST) return false;
  const keys = keysOf(one);
  if (keys.length !== keysOf(other).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(other, key) &&
      isSame(Reflect.get(one, key), Reflect.get(other, key), depth + 1),
  );
}
