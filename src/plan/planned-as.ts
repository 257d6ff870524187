/** By which command a plan was made. A digest holds it in this form. */
import * as v from '../client/wire/schema.ts';

/** The command that makes a plan together with its digest. */
export const DIGEST_COMMAND = 'plangate digest -o plan.json -- terraform plan';

/** The programs that `plangate digest` starts. */
export const PLANNING_PROGRAMS = ['terraform', 'tofu', 'terragrunt'] as const;
export type ProgramThatPlans = (typeof PLANNING_PROGRAMS)[number];

/** What a digest keeps of texts that others chose: people read the first. */
const LONGEST_ARGUMENT = 4_096;
const MOST_ARGUMENTS = 1_000;
const LONGEST_VERSION = 60;

const text = v.pipe(v.string(), v.maxLength(LONGEST_ARGUMENT));

export const plannedAsSchema = v.strictObject({
  program: v.picklist(PLANNING_PROGRAMS),
  version: v.pipe(v.string(), v.maxLength(LONGEST_VERSION)),
  /** After `plan`, with those of `TF_CLI_ARGS` before them, and without the values of `-var`. */
  arguments: v.pipe(v.array(text), v.maxLength(MOST_ARGUMENTS)),
});

export type PlannedAs = v.InferOutput<typeof plannedAsSchema>;

/** In the form of a digest. */
export function plannedBy(
  program: ProgramThatPlans,
  version: string,
  words: readonly string[],
): PlannedAs {
  return { program, version: version.slice(0, LONGEST_VERSION), arguments: [...words] };
}
