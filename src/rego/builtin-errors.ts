/**
 * Built-in functions that failed while a policy judged. Such a function gives no value, and a rule without a value denies
 * nothing: so a pass says nothing where one failed in a rule that the policy leads to.
 */
import { trimSpace } from '../model/go-text.ts';
import { quote } from '../model/quote.ts';
import type { Evaluated } from './judge-by-opa.ts';
import { placeOfRule } from './judging-rules.ts';
import { builtinOf, placeOf, type OpaError } from './opa-errors.ts';
import { errorLocator, type PolicyReading, type RegoSet } from './read-set.ts';
import { isBefore, type LocatedError } from './schema-check.ts';
import { isPrint, type RuleGroup } from './syntax.ts';

export interface BuiltinErrors {
  errors: readonly OpaError[];
  /** Whether another policy that was judged with it may have met one of them. */
  isUncertain: boolean;
}

/** Makes the function that finds which errors are in rules that a policy leads to. What it only prints may fail. */
export function builtinErrorFinder({ modules, groups, folder, readings }: RegoSet) {
  const locate = errorLocator(modules, groups, folder);
  // A rule of the policies can have this name, too.
  const isOfPolicies =
    [...groups.values()].some(({ path }) => path.includes('print')) ||
    modules.modules.some(({ imports }) => imports.has('print'));
  const users = new Map<RuleGroup, number>();
  for (const group of readings.flatMap(({ reads }) => [...reads.rules])) {
    users.set(group, (users.get(group) ?? 0) + 1);
  }
  return async (
    { reads, rule: { meansBuiltinErrors } }: PolicyReading,
    { builtinErrors, isAlone }: Evaluated,
  ): Promise<BuiltinErrors> => {
    if (meansBuiltinErrors === true) return { errors: [], isUncertain: false };
    const located = await Promise.all(builtinErrors.map(locate));
    const own = located.filter((one) => {
      const { group } = one;
      return group === undefined || (reads.rules.has(group) && !isOnlyPrinted(one));
    });
    const isOfOthers = ({ group }: LocatedError) => group === undefined || users.get(group) !== 1;
    return { errors: own.map(({ error }) => error), isUncertain: !isAlone && own.some(isOfOthers) };
  };

  function isOnlyPrinted({ error, rule, group }: LocatedError): boolean {
    const last = rule?.body.findLast((each) => isBefore(each, error));
    return group !== undefined && last !== undefined && isPrint(last.term) && !isOfPolicies;
  }
}

const MOST_NAMED = 10;
const LONGEST_WORDS = 300;

/** One sentence or more for each error: where, what failed, and what to do. `withoutValues` leaves out the words of `opa`. */
export function describeBuiltinErrors(
  errors: readonly OpaError[],
  { rule }: PolicyReading,
  policies: RegoSet['policies'],
): { output: string[]; withoutValues: string[] } {
  const excuse =
    policies.showsBuiltinErrors === true
      ? ''
      : ' If you mean that, write `builtin_errors: undefined` below `custom:` in METADATA of the policy.';
  const all = errors.slice(0, MOST_NAMED).map((error) => {
    const builtin = builtinOf(error);
    const words = trimSpace(error.message.slice(builtin === '' ? 0 : builtin.length + 1));
    const failed = whatFailed(error, rule, policies);
    const remedy = `It gives no value then, and its rule denies nothing. ${whatToAsk(error, builtin)}${excuse}`;
    return {
      output: `${failed}: ${words.slice(0, LONGEST_WORDS)}. ${remedy}`,
      withoutValues: `${failed}. ${remedy}`,
    };
  });
  return {
    output: all.map((one) => one.output),
    withoutValues: all.map((one) => one.withoutValues),
  };
}

/**
 * One sentence for each error, for people who may accept a failure: a rule that is silent for an error is in none of its
 * messages. Without the words of `opa`, which can hold a value.
 */
export function describeUnsaid(
  errors: readonly OpaError[],
  { rule }: PolicyReading,
  policies: RegoSet['policies'],
): string[] {
  return errors.slice(0, MOST_NAMED).map((error) => {
    const what = whatFailed(error, rule, policies);
    return `${what}, too: the policy may say less than is wrong.`;
  });
}

/** The beginning of a sentence: where, and what. */
function whatFailed(
  error: OpaError,
  rule: PolicyReading['rule'],
  policies: RegoSet['policies'],
): string {
  const builtin = builtinOf(error);
  const place = error.row > 0 ? placeOf(policies.shownAs, error) : placeOfRule(rule, policies);
  const what = builtin === '' ? 'a built-in function' : `the built-in function \`${builtin}\``;
  return `${place}: ${what} failed in policy ${quote(rule.name)}`;
}

/** What says before whether a function fails, by the beginning of its name. */
const ASKS_FIRST: readonly (readonly [RegExp, string])[] = [
  [/^(?:div|rem)$/, 'Ask first whether it divides by zero.'],
  [/^json\.unmarshal$/, 'Ask `json.is_valid` first.'],
  [/^yaml\.unmarshal$/, 'Ask `yaml.is_valid` first.'],
  [/^base64/, 'Ask `base64.is_valid` first.'],
  [/^regex\./, 'Ask `regex.is_valid` first.'],
  [/^semver\./, 'Ask `semver.is_valid` first.'],
  [/^net\.cidr/, 'Ask `net.cidr_is_valid` first.'],
];

function whatToAsk({ message }: OpaError, builtin: string): string {
  const [, type] =
    /operand \d+ must be (array|boolean|number|object|set|string) but/.exec(message) ?? [];
  if (type !== undefined) return `Ask \`is_${type}\` first.`;
  const [, remedy] = ASKS_FIRST.find(([pattern]) => pattern.test(builtin)) ?? [];
  return remedy ?? 'Ask first what it gets, as with `is_string` or `regex.match`.';
}
