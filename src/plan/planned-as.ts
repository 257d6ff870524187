/** How a plan was made: by which program, in which mode, of which part. A digest holds it in this form. */
import * as v from '../client/wire/schema.ts';
import type { ProgramName } from '../configuration/file-names.ts';
import { MOST_FIELDS, unknownFields, type SavedPlan } from './saved-plan.ts';

/** The command that reads a saved plan. */
export const DIGEST_COMMAND = 'plangate digest SAVED-PLAN -o plan.json';

/** How many addresses of a list are kept: that there is one decides, and people read the first. */
const MOST_ADDRESSES = 20;
const LONGEST_ADDRESS = 200;
const LONGEST_VERSION = 60;

const text = v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS));
const fieldNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const addresses = v.pipe(v.array(text), v.maxLength(MOST_ADDRESSES));

export const plannedAsSchema = v.strictObject({
  /** What says it: the saved plan, or the arguments of the program, where the saved plan is encrypted. */
  by: v.picklist(['saved plan', 'arguments']),
  program: v.picklist(['terraform', 'tofu']),
  version: v.pipe(v.string(), v.maxLength(LONGEST_VERSION)),
  mode: v.picklist(['normal', 'destroy', 'refresh-only']),
  targets: addresses,
  excludes: addresses,
  actions: addresses,
  deferred: v.boolean(),
  /** Whether the real resources were read first; null where nothing says it, as in a saved plan. */
  refreshed: v.nullable(v.boolean()),
  /** The numbers of fields that the program is not known to write, or the names of arguments that it is not known to take. */
  unknown: v.pipe(v.array(v.union([fieldNumber, text])), v.maxLength(MOST_FIELDS)),
});

export type PlannedAs = v.InferOutput<typeof plannedAsSchema>;

/** The addresses as a digest keeps them. */
export function firstAddresses(all: readonly string[]): string[] {
  return all.slice(0, MOST_ADDRESSES).map((address) => address.slice(0, LONGEST_ADDRESS));
}

/** How a saved plan was made. @param program that made it: the numbers of fields are its own */
export function plannedAsSaved(program: ProgramName, saved: SavedPlan): PlannedAs {
  const { version, mode, fields } = saved;
  const isTofu = program === 'tofu';
  return {
    by: 'saved plan',
    program,
    version: version.slice(0, LONGEST_VERSION),
    mode,
    targets: firstAddresses(saved.targets),
    // What the other program means by these numbers is not known.
    excludes: isTofu ? firstAddresses(saved.excludes) : [],
    actions: isTofu ? [] : firstAddresses(saved.actions),
    deferred: !isTofu && saved.deferred,
    refreshed: null,
    unknown: unknownFields(program, fields),
  };
}
