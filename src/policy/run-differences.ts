/** The options of a run in words for people, and how what a run planned differs from what this gate requested. */
import { phrase, quoted, sentencePart, type Sentence } from '../model/sentence.ts';
import type { RunMode } from '../model/status.ts';
import type { Run, RunOptions } from '../client/wire/run.ts';

/** The name and the value of each option that was requested. */
function givenOptions(options: RunOptions): [name: string, value: unknown][] {
  return Object.entries(options).filter(([, value]) => value !== undefined);
}

/** The names of the inputs that set the options. */
export function describeOptions(options: RunOptions): string[] {
  return givenOptions(options).map(([name, value]) => {
    const shown = name === 'variables' ? namesOfVariables(value) : value;
    return `${inputNameOf(name)}: ${[shown].flat().join(', ')}`;
  });
}

/** The names of variables without their values, because a comment has more readers than a run; `?` for what has no name. */
function namesOfVariables(variables: unknown): unknown {
  if (!Array.isArray(variables)) return variables === undefined ? undefined : '?';
  return variables.map((each: { key?: unknown } | null) => each?.key ?? '?');
}

/** The options with which a run planned only a part, by the names of their inputs. */
export function partialInputs(options: RunOptions): string[] {
  const names = ['refresh-only', 'target-addrs'] as const;
  return names.filter((name) => options[name] !== undefined).map(inputNameOf);
}

function inputNameOf(attribute: string): string {
  return INPUT_OF_ATTRIBUTE[attribute] ?? attribute;
}

const INPUT_OF_ATTRIBUTE: Readonly<Record<string, string>> = {
  'is-destroy': 'destroy',
  'target-addrs': 'target',
  'replace-addrs': 'replace',
};

/** The attributes of every run of this gate, unless the options ask for others. A service may leave them out. */
const USUAL_FLAGS: Readonly<Record<string, boolean>> = {
  refresh: true,
  'refresh-only': false,
  'is-destroy': false,
};
/** As `USUAL_FLAGS`, for what not every service knows: a run that does not say it has the usual value. */
const USUAL_NEWER_FLAGS = { 'minimal-refresh': false };
/** As `USUAL_FLAGS`, for what does not change the plan. */
const USUAL_FLAGS_OF_APPLY = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LIST_OPTIONS = [
  'target-addrs',
  'replace-addrs',
  'variables',
  'invoke-action-addrs',
  'policy-paths',
] as const;
/** A run whose answer lacks one of these, or a flag, may have more options than it shows. */
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];

/** Names of the options with which a run does not plan the whole configuration as it is. */
export function unusualOptions(attributes: Run['attributes']): string[] {
  const nonEmptyLists = LIST_OPTIONS.filter((name) => {
    const value: unknown = attributes[name] ?? [];
    return !Array.isArray(value) || value.length > 0;
  });
  const flags = { ...USUAL_FLAGS, ...USUAL_NEWER_FLAGS };
  return [...unusualFlags(attributes, flags), ...nonEmptyLists];
}

/** The options that a run says it has, for a caller that accepts the run with any options. */
export function reportedOptions({ attributes }: Run): RunOptions {
  const names = [...unusualOptions(attributes), ...unusualFlags(attributes, USUAL_FLAGS_OF_APPLY)];
  return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}

/** Each finishes "Run run-1 …"; empty when it has every option that was asked for and no other. */
export function differencesFromOptions({ attributes }: Run, options: RunOptions): Sentence[] {
  const requested = givenOptions(options);
  const named = new Set(requested.map(([name]) => name));
  const others = [...unusualOptions(attributes), ...unusualFlags(attributes, USUAL_FLAGS_OF_APPLY)];
  return [
    ...requested
      .filter(([name, value]) => comparable(attributes[name]) !== comparable(value))
      .map(([name, value]) => {
        const shown = valuePart(name, attributes[name]);
        return phrase`has ${quoted(name)}: ${shown}, and ${valuePart(name, value)} was asked for`;
      }),
    ...others
      .filter((name) => !named.has(name))
      .map(
        (name) =>
          phrase`has ${quoted(name)}: ${valuePart(name, attributes[name])}, which was not requested`,
      ),
  ];
}

/** Each finishes "Run run-1 …"; empty when it planned what was asked for and nothing else. */
export function differencesFromRequest(
  run: Run,
  mode: RunMode,
  options: RunOptions = {},
): Sentence[] {
  const { attributes } = run;
  const differences = differencesFromOptions(run, options);
  if (mode === 'speculative') {
    if (attributes['plan-only'] !== true)
      differences.push(phrase`is not speculative: it could be applied`);
    if (attributes.actions?.['is-confirmable'] === true)
      differences.push(phrase`can be confirmed and applied`);
    return differences;
  }
  if (mode === 'ordinary') {
    if (attributes['plan-only'] !== false) differences.push(phrase`may be one that only plans`);
    if (attributes['save-plan'] === true)
      differences.push(phrase`only saves its plan: version control did not start it`);
    if (attributes['auto-apply'] !== false)
      differences.push(phrase`does not say that nothing applies it by itself`);
    return differences;
  }
  if (attributes['save-plan'] !== true)
    differences.push(phrase`does not only save its plan: it is an ordinary run`);
  if (attributes['auto-apply'] !== false)
    differences.push(phrase`does not say that nothing applies it by itself`);
  return differences;
}

/**
 * As `differencesFromRequest`, for a run that this job did not start: a missing attribute is a difference as well, and
 * so is another version of Terraform.
 *
 * @param terraformVersion that of the workspace; undefined if the workspace does not say it
 */
export function differencesOfForeignRun(
  run: Run,
  terraformVersion: string | undefined,
  options: RunOptions,
  mode: RunMode,
): Sentence[] {
  const { attributes } = run;
  const unreported = [
    ...Object.keys(USUAL_FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
    ...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
  ];
  const differences = [
    ...differencesFromRequest(run, mode, options),
    ...unreported.map((name) => phrase`does not say what its ${quoted(name)} is`),
  ];
  const version = attributes['terraform-version'];
  const isVersionOfWorkspace = version !== undefined && version === terraformVersion;
  if (options['terraform-version'] === undefined && !isVersionOfWorkspace) {
    differences.push(
      phrase`planned with Terraform ${valuePart('', version)}, the workspace has ${valuePart('', terraformVersion)}`,
    );
  }
  return differences;
}

/** The names of the flags that do not have the usual value. A flag that is left out has it. */
function unusualFlags(
  attributes: Run['attributes'],
  flags: Readonly<Record<string, boolean>>,
): string[] {
  return Object.entries(flags)
    .filter(([name, usual]) => (attributes[name] ?? usual) !== usual)
    .map(([name]) => name);
}

/** A value as a text that is the same for equal values. The order of a list, or of the parts of a variable, does not count. */
function comparable(value: unknown): string | undefined {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const entries = value.map((each: unknown) => {
    if (typeof each === 'string') return each;
    const parts = Object.entries(each ?? {}).map((part) => JSON.stringify(part));
    return parts.sort().join();
  });
  return JSON.stringify(entries.sort());
}

/** A value for people; of variables only the names. @param name of the attribute */
function valuePart(name: string, value: unknown): Sentence {
  const shown = name === 'variables' ? namesOfVariables(value) : value;
  return sentencePart('code', (JSON.stringify(shown) ?? 'unknown').slice(0, 100), 100);
}
