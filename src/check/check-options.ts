/** The options of `plangate check`, made from the table of inputs, and their way back into inputs. */
import { ownPage } from '../model/own-pages.ts';
import { joinNonEmpty, withPage } from '../report/text.ts';
import {
  existsAt,
  INPUT_HEADINGS,
  INPUTS,
  isForWay,
  type InputSpec,
  type Way,
} from '../settings/inputs.ts';
import type { Problem } from '../model/parse.ts';
import { type CommandInput, type OptionSpec, shorten } from './command.ts';

const CLI_INPUTS = INPUTS.filter((spec) => existsAt(spec, 'cli'));

/** Placeholders of kinds whose name is not one. */
const PLACEHOLDERS: Partial<Record<InputSpec['kind'], string>> = {
  string: 'text',
  choice: 'word',
  path: 'file',
};

/** How many characters of a description fit on two lines of the help, beside the column of options. */
const MAX_DESCRIPTION_LENGTH = 94;

/** Address of the page that explains every input in full. */
export const INPUTS_PAGE = ownPage('docs/inputs.md');

/** One for each input of the command line, in the order of their headings in the help. */
export const CHECK_OPTIONS = optionsOf(CLI_INPUTS);

/** Those that have an effect where plans come from there. */
export function optionsFor(way: Way): OptionSpec[] {
  return optionsOf(CLI_INPUTS.filter((spec) => isForWay(spec, way)));
}

/** Options for judging a run that exists already: what fails the gate, and what its plan may do. */
export const JUDGING_OPTIONS = optionsFor('run').filter(({ group = '' }) =>
  ['What fails the gate', 'What the run plans'].includes(group),
);

function optionsOf(specs: readonly InputSpec[]): OptionSpec[] {
  return [...INPUT_HEADINGS, undefined].flatMap((heading) =>
    specs.filter((spec) => spec.heading === heading).map(toOption),
  );
}

/** Input name → text, of the options that the command line has. Lists are joined by line breaks. */
export function givenInputs(input: CommandInput): Record<string, string> {
  const inputs: Record<string, string> = {};
  for (const spec of CLI_INPUTS) {
    const value = input.options[optionName(spec)];
    if (value === true) inputs[spec.name] = isOnByDefault(spec) ? 'false' : 'true';
    else if (typeof value === 'string') inputs[spec.name] = value;
    else if (Array.isArray(value)) inputs[spec.name] = value.join('\n');
  }
  return inputs;
}

/**
 * A problem for each option with an empty value, as `--protect "$UNSET"` gives one: an empty input counts as absent, and
 * the check would run without it. Inputs that can also come from the environment are exempt: an empty option leaves them to it.
 */
export function emptyOptions(input: CommandInput): Problem[] {
  const given = givenInputs(input);
  return CLI_INPUTS.filter(
    (spec) => spec.environment === undefined && given[spec.name]?.trim() === '',
  ).map(({ name }) => ({ where: name, message: 'is empty. Give it a value, or leave it out.' }));
}

/** `--fail-on` for `fail-on`; a word that is no input is given back. */
function optionOfInput(inputName: string): string {
  const spec = CLI_INPUTS.find(({ name }) => name === inputName);
  return spec ? `--${optionName(spec)}` : inputName;
}

/** A problem with an input as one with its option. What is wrong in a file is said in the words of the file. */
export function optionProblem({ where, message, code }: Problem): Problem {
  const isOfFile = /:\d+/.test(where);
  return {
    where: optionOfInput(where),
    message: isOfFile ? message : withOptionNames(message),
    code,
  };
}

/** A problem with an input as one with its option, whose message has the address of its code. */
export function toOptionProblem(wrong: Problem): Problem {
  const { where, message, code } = optionProblem(wrong);
  return { where, message: withPage(message, code) };
}

/** A message with the names of options in place of those of inputs. */
export function withOptionNames(message: string): string {
  return message.replaceAll(/`([a-z-]+)`/g, (_quoted, word: string) => optionOfInput(word));
}

function toOption(spec: InputSpec): OptionSpec {
  const isFlag = spec.kind === 'flag';
  // What the help shows in place of the value.
  const placeholder =
    spec.name === 'directory' ? 'directory' : (PLACEHOLDERS[spec.kind] ?? spec.kind);
  return {
    name: optionName(spec),
    description: describeInput(spec),
    group: spec.heading,
    value: isFlag ? undefined : placeholder,
    repeatable: spec.kind === 'list',
  };
}

/** Such a flag can only be switched off, so its option is `--no-…`. */
function isOnByDefault({ kind, default: defaultValue }: InputSpec): boolean {
  return kind === 'flag' && defaultValue === 'true';
}

/** Without the dashes. */
function optionName(spec: InputSpec): string {
  return isOnByDefault(spec) ? `no-${spec.name}` : spec.name;
}

/** The beginning of the input's description, then in brackets its choices, its other places and its default. */
function describeInput(spec: InputSpec): string {
  const text = spec.description.replaceAll('`', '');
  if (spec.kind === 'flag') return firstSentences(spec.off ?? text, MAX_DESCRIPTION_LENGTH);
  const facts = [
    spec.choices?.join(', '),
    spec.environment && `else ${spec.environment.join(', ')}`,
    spec.cloudBlock && 'else the cloud block',
    spec.default !== undefined && `default: ${spec.default}`,
  ].filter((fact) => typeof fact === 'string');
  const inBrackets = facts.length > 0 ? ` (${facts.join('; ')})` : '';
  return firstSentences(text, MAX_DESCRIPTION_LENGTH - inBrackets.length) + inBrackets;
}

/** As many whole sentences as fit. If not even the first one does, its beginning. */
function firstSentences(text: string, maxLength: number): string {
  let sentences = '';
  for (const sentence of text.split(/(?<=\.) /)) {
    const longer = joinNonEmpty(' ', sentences, sentence);
    if (longer.length > maxLength) break;
    sentences = longer;
  }
  return sentences || `${shorten(text, maxLength)}.`;
}
