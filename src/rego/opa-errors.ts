/** What `opa` objects to, as sentences for the author of a policy: file, line, what is wrong, what to do. */
import * as v from '../client/wire/schema.ts';
import type { ProgramAnswer } from '../machine/ask-opa.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import { trimSpace } from '../model/go-text.ts';
import { listOf, parseJson, recordOf, textIn } from '../model/parse.ts';
import type { Finding } from '../model/finding.ts';
import { wrongPolicies } from '../model/policy-files.ts';
import {
  filePart,
  foreign,
  phrase,
  quoted,
  sentencePart,
  setting,
  typed,
  type Sentence,
} from '../model/sentence.ts';
import { FORBIDDEN, type Opa } from './find-opa.ts';

export interface OpaError {
  message: string;
  /** As in `rego_parse_error`. */
  code: string;
  /** Relative to the directory of the policy set; undefined if `opa` names none. */
  file: string | undefined;
  row: number;
  column: number;
  details: unknown;
}

const errorsSchema = v.looseObject({
  errors: v.array(
    v.looseObject({
      message: v.string(),
      code: v.optional(v.string(), ''),
      location: v.optional(
        v.looseObject({
          file: v.optional(v.string(), ''),
          row: v.optional(v.number(), 0),
          col: v.optional(v.number(), 0),
        }),
      ),
      details: v.optional(v.unknown()),
    }),
  ),
});

/** The errors in an answer; empty if `opa` objects to nothing. What has another form is one error. */
export function errorsIn({ exitCode, stdout, stderr }: ProgramAnswer): OpaError[] {
  if (exitCode === 0) return [];
  for (const text of [stdout, stderr]) {
    const errors = errorsOf(parseJson(text));
    if (errors.length > 0) return errors;
  }
  const message = trimSpace(stderr || stdout).slice(0, 2_000);
  return [{ message, code: '', file: undefined, row: 0, column: 0, details: undefined }];
}

/** The errors in a document of `opa`. With `--show-builtin-errors` it has results beside them. */
export function errorsOf(document: unknown): OpaError[] {
  const parsed = v.safeParse(errorsSchema, document);
  if (!parsed.success) return [];
  return parsed.output.errors.map(({ message, code, location, details }) => ({
    message,
    code,
    file: location?.file.replace(/^\.?\//, '') || undefined,
    row: location?.row ?? 0,
    column: location?.col ?? 0,
    details,
  }));
}

/** `policies/tags.rego:3`. */
export function placeOf(shownAs: string, { file, row }: Pick<OpaError, 'file' | 'row'>): string {
  if (file === undefined) return shownAs;
  return `${shownAs}/${file}${row > 0 ? `:${row}` : ''}`;
}

/** The built-in function that failed: `to_number` of `to_number: strconv.ParseFloat: …`. */
export function builtinOf({ message }: OpaError): string {
  return /^[a-z0-9_.]+(?=: )/.exec(message)?.[0] ?? '';
}

/** A name in Rego, of a policy set, or of a version. */
export const namePart = (text: string): Sentence => sentencePart('name', text, 160);

/** What is wrong, and what helps. */
interface Explained {
  says: Sentence;
  remedy?: Sentence | undefined;
}

/** The error, with its place. */
export function explainError(error: OpaError, shownAs: string, opa: Opa): Finding {
  const { code, message } = error;
  const [, file, why] = /load failed on \/?([^ \n]+): (.+)/s.exec(message) ?? [];
  if (why !== undefined) {
    return wrongPolicies(
      phrase`${filePart(placeOf(shownAs, { file, row: 0 }))}: cannot be read as data: ${foreign(trimSpace(why))}.`,
      phrase`Correct it, or remove the file.`,
    );
  }
  const text = trimSpace(message).split('\n').map(trimSpace).join(' ');
  const { says, remedy } =
    describeUndefinedFunction(text, opa) ??
    describeWrongArguments(text, error.details) ??
    withRemedy(code, text);
  return wrongPolicies(phrase`${filePart(placeOf(shownAs, error))}: ${says}`, remedy);
}

/** As in `concat gets (a number, a list), and takes (a text, a list or a set)`. */
function describeWrongArguments(message: string, details: unknown): Explained | undefined {
  const [, name] = /^([^ ]+): invalid argument/.exec(message) ?? [];
  const { have, want } = recordOf(details);
  const takes = listOf(recordOf(want)['args']);
  if (name === undefined || takes.length === 0) return undefined;
  // The last of both is what it returns.
  const inWords = (types: readonly unknown[]): string =>
    types
      .slice(0, takes.length - 1)
      .map(typeWords)
      .join(', ');
  const gets = foreign(inWords(listOf(have)));
  const wants = foreign(inWords(takes));
  return {
    says: phrase`${namePart(name)} gets (${gets}), and takes (${wants}).`,
    remedy: phrase`Call it with values of these types.`,
  };
}

function describeUndefinedFunction(
  message: string,
  { functions, version }: Opa,
): Explained | undefined {
  const [, name] = /^undefined function ([^ ]+)/.exec(message) ?? [];
  if (name === undefined) return undefined;
  const what = phrase`undefined function ${namePart(name)}:`;
  if (FORBIDDEN.includes(name)) {
    return {
      says: phrase`${what} policies cannot use it here, because it reads more than their input.`,
      remedy: phrase`Put what it returns into data.json beside the policies.`,
    };
  }
  const near = didYouMean(name, functions);
  return {
    says: phrase`${what} opa ${namePart(version)} has none of this name, and neither have the policies.`,
    remedy: near === undefined ? undefined : phrase`Did you mean ${namePart(near)}?`,
  };
}

const REMEDIES: readonly (readonly [RegExp, Sentence])[] = [
  [
    / assigned var [^ ]+ unused| unused argument /,
    phrase`${setting('strict')} of conftest.toml asks to remove it, or to use it.`,
  ],
  [
    /^(rego_unsafe_var_error) /,
    phrase`Give it a value in this rule, or declare it with ${quoted('some')}.`,
  ],
  [
    / conflict(?:ing rules?|s with):? /,
    phrase`Give one of them another name: a rule is a set or a single value, and no data.`,
  ],
  [/^rego_recursion_error /, phrase`A rule cannot use itself, not even through another one.`],
  [
    / import must not shadow import /,
    phrase`Remove one of them, or give it another name with ${quoted('as')}.`,
  ],
  [/ must not shadow |already declared/, phrase`Rename it.`],
  [/ referenced above/, phrase`Write the assignment before the first use.`],
  [/ declared but not used/, phrase`Remove it, or use it.`],
  [
    /keyword is required before/,
    phrase`Write it in this line. ${typed('opa fmt --write --v0-v1')} writes it in a file that is Rego v0 as a whole.`,
  ],
  [/ has arity /, phrase`Call it with as many arguments as it takes.`],
  [/ undefined ref/, phrase`What it refers to cannot have this part: correct the name.`],
  [/ used as reference, not called/, phrase`Call it with its arguments.`],
  [/ annotation redeclared/, phrase`Write all that METADATA says of it into one comment.`],
  [/ multiple default rules /, phrase`Keep one of them.`],
  [/ deprecated built-in /, phrase`Write it without that function, which Rego v1 does not have.`],
  [/ empty module/, phrase`Write a package into it, or remove the file.`],
  [
    /^rego_parse_error /,
    phrase`Correct the syntax: ${typed('opa check FILE')} shows the same error.`,
  ],
  [
    /^rego_type_error (?:match error|.*invalid argument)/s,
    phrase`Compare and call with values of the same type.`,
  ],
];

/** What `opa` says, as it says it. */
function withRemedy(code: string, message: string): Explained {
  const remedy = REMEDIES.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1];
  return { says: foreign(/[.!?]$/.test(message) ? message : `${message}.`), remedy };
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  set: 'a set',
};

/** A type as `opa` writes it, in words. */
export function typeWords(type: unknown): string {
  const { type: name, of } = recordOf(type);
  if (name === 'any') return [...new Set(listOf(of).map(typeWords))].join(' or ') || 'anything';
  return TYPES[textIn(name) ?? ''] ?? 'a value of another type';
}
