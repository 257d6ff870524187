/**
 * The attributes of a resource that a plan changes, by its JSON: those that Terraform's own rendering
 * marks. Names are the provider's; values are only there where they were asked for.
 */
import {
  changedValues,
  isChanged,
  isMissing,
  keysOf,
  memberOf,
  type Difference,
  type ValueChange,
} from './changed-values.ts';
import { isMarked } from '../model/plan-marks.ts';

export interface ChangedAttribute {
  /** A name of the provider's schema, never a key of a map. Hostile until escaped. */
  name: string;
  /** Present if a difference in it forces the replacement. */
  forces?: true;
  /** What differs inside of it, where values were asked for. Hostile until escaped. */
  values?: ValueChange[];
  /** How many differences there are beyond those. */
  moreValues?: number;
}

/** How the attributes of each change are read. */
export interface PlanDiff {
  /** Whether their values are read, or their names only. */
  values: boolean;
  /** Replaces the secrets that the job knows in a text. */
  conceal: (text: string) => string;
}

/** Limits: no schema has more attributes, and no name is longer. */
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;

const MEMBERS = ['before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'];

/** @param change of a resource of this type, as the JSON plan has it */
export function changedAttributes(
  change: unknown,
  type: unknown,
  diff: PlanDiff,
): ChangedAttribute[] {
  const [before, after, unknown, was, becomes] = MEMBERS.map((name) => memberOf(change, name));
  const forcing = forcingNames(memberOf(change, 'replace_paths'));
  const names = new Set(
    [before, after, unknown].flatMap((value) => (Array.isArray(value) ? [] : keysOf(value))),
  );
  for (const name of forcing) names.add(name);
  const attributes: ChangedAttribute[] = [];
  for (const name of names) {
    const difference = {
      before: withValue(memberOf(before, name), type),
      after: withValue(memberOf(after, name), type),
      unknown: memberOf(unknown, name),
      was: memberOf(was, name),
      becomes: memberOf(becomes, name),
    };
    const isWhole = isMissing(before) || isMissing(after);
    const forces = forcing.has(name);
    if (!forces && !(isWhole ? isSet(difference) : isChanged(difference))) continue;
    const attribute: ChangedAttribute = { name: name.slice(0, LONGEST_NAME) };
    if (forces) attribute.forces = true;
    if (diff.values) {
      const { shown, more } = changedValues(name, difference, diff.conceal);
      attribute.values = shown;
      if (more > 0) attribute.moreValues = more;
    }
    attributes.push(attribute);
  }
  const rank = ({ forces }: ChangedAttribute): number => (forces ? 0 : 1);
  attributes.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
  return attributes.slice(0, MOST_NAMES);
}

/** Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map. */
function forcingNames(paths: unknown): Set<string> {
  const steps = Array.isArray(paths) ? paths.map((path: unknown) => memberOf(path, '0')) : [];
  return new Set(steps.filter((step) => typeof step === 'string'));
}

/**
 * Providers of the older kind write an empty text for no value, and Terraform shows it as none. It does
 * not where an attribute takes a value of any type, as those of `terraform_data` do.
 */
function withValue(value: unknown, type: unknown): unknown {
  return value === '' && type !== 'terraform_data' ? null : value;
}

/**
 * Whether an attribute of a created or destroyed resource has a value. An empty list may mean a block
 * that is not written in the files, so it is none.
 */
function isSet({ before, after, unknown }: Difference): boolean {
  return isMarked(unknown) || hasContent(before) || hasContent(after);
}

function hasContent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !isMissing(value);
  return keysOf(value).length > 0;
}
