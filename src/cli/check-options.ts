/**
 * The options of `plangate check`, made from the table of inputs, and their way back into inputs.
 */
import { ownPage } from '../model/own-pages.ts';
import { joinNonEmpty, textWithRemedy } from '../report/text.ts';
import { existsAt, INPUT_HEADINGS, INPUTS, type InputSpec } from '../settings/inputs.ts';
import type { Problem } from '../model/parse.ts';
import type { CommandInput, OptionSpec } from './command.ts';
import { shorten } from './short-help.ts';

const SPECS = INPUTS.filter((spec) => existsAt(spec, 'cli'));

/** Placeholders of kinds whose name is not one. */
const PLACEHOLDERS: Partial<Record<InputSpec['kind'], string>> = {
  string: 'text',
  choice: 'word',
  path: 'file',
};

/** What fits on two lines of the help. */
const TWO_LINES = 94;

/** For the end of a help that has inputs. */
export const INPUTS_PAGE = ownPage('docs/inputs.md');

/** In the order of their headings. */
export const CHECK_OPTIONS: OptionSpec[] = [...INPUT_HEADINGS, undefined].flatMap((heading) =>
  SPECS.filter((spec) => spec.heading === heading).map(toOption),
);

/** Those that are for a run which exists already: what fails the gate, and what its plan may do. */
export const JUDGING_OPTIONS = CHECK_OPTIONS.filter(
  ({ name, group }) =>
    (group === 'What fails the gate' || group === 'What the run plans') &&
    name !== 'allow-destroy-apply' &&
    // A run that is named has no checkout, and so no default branch to compare with.
    name !== 'exceptions' &&
    name !== 'only-new',
);

/** Input name → text, of the options on the command line only. */
export function givenInputs(input: CommandInput): Record<string, string> {
  const inputs: Record<string, string> = {};
  for (const spec of SPECS) {
    const value = input.options[optionName(spec)];
    // The flag of an input that is on by default is `--no-…`.
    if (value === true) inputs[spec.name] = spec.default === 'true' ? 'false' : 'true';
    else if (typeof value === 'string') inputs[spec.name] = value;
    else if (Array.isArray(value)) inputs[spec.name] = value.join('\n');
  }
  return inputs;
}

/**
 * A problem for each option that was given with nothing in it, as by a variable that is not set: what it should have said
 * would be left out in silence. The others have a variable of the environment in their place.
 */
export function emptyOptions(input: CommandInput): Problem[] {
  const given = givenInputs(input);
  return SPECS.filter(
    (spec) => spec.environment === undefined && given[spec.name]?.trim() === '',
  ).map(({ name }) => ({ where: name, message: 'is empty. Give it a value, or leave it out.' }));
}

function optionOfInput(inputName: string): string {
  const spec = SPECS.find(({ name }) => name === inputName);
  return spec ? `--${optionName(spec)}` : inputName;
}

/** A problem with an input as one with its option. */
export function toOptionProblem({ where, message, code }: Problem): Problem {
  return {
    where: optionOfInput(where),
    message: textWithRemedy({ text: withOptionNames(message), code }),
  };
}

/** A message with the names of options in place of those of inputs. */
export function withOptionNames(message: string): string {
  return message.replaceAll(/`([a-z-]+)`/g, (_, word: string) => optionOfInput(word));
}

function toOption(spec: InputSpec): OptionSpec {
  const isFlag = spec.kind === 'flag';
  return {
    name: optionName(spec),
    description: describeInput(spec),
    group: spec.heading,
    value: isFlag ? undefined : placeholderOf(spec),
    repeatable: spec.kind === 'list',
  };
}

/** What the help shows in place of the value. */
function placeholderOf({ name, kind }: InputSpec): string {
  return name === 'directory' ? 'directory' : (PLACEHOLDERS[kind] ?? kind);
}

/** Inputs that are on by default have a `--no-…` option. */
function optionName({ name, kind, default: defaultValue }: InputSpec): string {
  return kind === 'flag' && defaultValue === 'true' ? `no-${name}` : name;
}

/**
 * Defaults and choices are only shown here: the settings check them, and report all problems
 * together.
 */
function describeInput(spec: InputSpec): string {
  const text = spec.description.replaceAll('`', '');
  if (spec.kind === 'flag') return firstSentences(spec.off ?? text, TWO_LINES);
  const facts = [
    spec.choices?.join(', '),
    spec.environment && `else ${spec.environment.join(', ')}`,
    spec.cloudBlock && 'else the cloud block',
    spec.default !== undefined && `default: ${spec.default}`,
  ].filter((fact) => typeof fact === 'string');
  const shown = facts.length > 0 ? ` (${facts.join('; ')})` : '';
  return firstSentences(text, TWO_LINES - shown.length) + shown;
}

/** As many sentences as fit; of a first one that does not, its beginning. docs/inputs.md has all of them. */
function firstSentences(text: string, most: number): string {
  let sentences = '';
  for (const sentence of text.split(/(?<=\.) /)) {
    const longer = joinNonEmpty(' ', sentences, sentence);
    if (longer.length > most) break;
    sentences = longer;
  }
  return sentences || `${shorten(text, most)}.`;
}
