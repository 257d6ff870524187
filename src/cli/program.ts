/**
 * Parses the words of a command line by a tree of commands, and makes the help: the whole one, and the short one of `-h`.
 * The only file that imports the library for both.
 */
import { Command, CommanderError, Option } from 'commander';
import { INSTEAD_OF_CONFTEST, LETTERS_OF_CONFTEST } from '../model/conftest.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import {
  sentence,
  shorten,
  type CommandInput,
  type CommandSpec,
  type OptionSpec,
} from '../check/command.ts';
import type { Problem } from '../model/parse.ts';

/** What a call asks for. `path` is the command as typed, such as `plangate agent-tokens create`. */
export type ParsedCommand = { path: string } & (
  | {
      kind: 'run';
      run: NonNullable<CommandSpec['run']>;
      input: CommandInput;
      tidiesUpMs: number | undefined;
    }
  | { kind: 'help'; text: string }
  | { kind: 'problems'; problems: Problem[]; spec?: CommandSpec; input?: CommandInput }
);

/** The options of a call in the library's form: its name of an option → all values of it, or whether a flag is set. */
type ParsedOptions = Record<string, string[] | boolean | undefined>;

/** @param argv the words after the program and the script */
export function parse(root: CommandSpec, argv: readonly string[]): ParsedCommand {
  let spec = root;
  let path = root.name;
  let words = [...argv];
  if (words[0] === 'help') words = [...words.slice(1), '--help'];
  for (;;) {
    const child = spec.commands?.find(({ name }) => name === words[0]);
    if (!child) break;
    spec = child;
    path = `${path} ${child.name}`;
    words = words.slice(1);
  }
  const [first] = words;
  if (spec.run) return parseCommand(spec, spec.run, path, words);
  if (first === undefined || first.startsWith('-')) {
    const asked = { help: words.includes('--help'), h: words.includes('-h') };
    const text = requestedHelp(spec, path, asked);
    if (text !== undefined) return { kind: 'help', path, text };
  }
  return { kind: 'problems', path, problems: [unknownCommand(spec, path, first)] };
}

/** The help that is asked for: the most used part by `-h`, everything by `--help`. Undefined if none is. */
function requestedHelp(
  spec: CommandSpec,
  path: string,
  { help, h }: ParsedOptions,
): string | undefined {
  if (help === true) return helpText(spec, path);
  if (h !== true) return undefined;
  return spec.help ?? `${helpText(toShort(spec), path)}\nEverything: ${path} --help\n`;
}

/** The help of one command, always 80 columns wide. */
export function helpText(spec: CommandSpec, path: string): string {
  if (spec.help !== undefined) return spec.help;
  const options = buildCommand(spec, path).helpInformation();
  const list = Object.entries(spec.examples ?? {})
    .map(([command, what]) => `  # ${what}\n  ${command}\n`)
    .join('');
  const examples = list === '' ? '' : `\nExamples:\n${list}`;
  const more = spec.more === undefined ? '' : `\nA <list> may be repeated. All: ${spec.more}\n`;
  return options + examples + more;
}

function unknownCommand(spec: CommandSpec, path: string, word: string | undefined): Problem {
  const names = (spec.commands ?? []).map(({ name }) => name);
  if (word === undefined) {
    return { where: path, message: `needs a command: ${names.join(', ')}.` };
  }
  if (word.startsWith('-')) {
    // Only the root command, whose path is one word, has `--version`.
    const options = path.includes(' ') ? ['--help'] : ['--help', '--version'];
    const message = `is not an option of ${path}, which needs a command.`;
    return { where: word, message: message + suggestion(word, options) };
  }
  return { where: word || '""', message: `is not a command.${suggestion(word, names)}` };
}

/** Parses the call of a command that runs. @param words what follows the name of the command */
function parseCommand(
  spec: CommandSpec,
  run: NonNullable<CommandSpec['run']>,
  path: string,
  words: readonly string[],
): ParsedCommand {
  const problems: Problem[] = [];
  // What follows `--` is another command, where this one takes one.
  const commandAt = spec.takesCommand === true ? words.indexOf('--') : -1;
  const ofSpec = commandAt < 0 ? words : words.slice(0, commandAt);
  const { values, operands, unknown } = readOptions(spec, path, ofSpec, problems);
  const text = requestedHelp(spec, path, values);
  if (text !== undefined) return { kind: 'help', path, text };

  // What follows `--` is no option.
  const end = unknown.includes('--') ? unknown.indexOf('--') : unknown.length;
  const unknownOptions = unknown.slice(0, end).filter((word) => word.startsWith('-'));
  for (const word of unknownOptions) problems.push(unknownOption(spec, path, word));
  // The value of an unknown option looks like an argument. Then no argument is reported as missing or unexpected.
  const areArgumentsClear = unknownOptions.length === 0;
  const given = areArgumentsClear ? [...operands, ...unknown] : operands;
  const { taken, rest } = takeArguments(spec, given, values, problems);
  const input: CommandInput = { arguments: taken, options: {} };
  if (commandAt >= 0) input.arguments['command'] = words.slice(commandAt + 1);
  if (areArgumentsClear) problems.push(...missingArguments(spec, taken));
  for (const option of spec.options ?? []) {
    input.options[option.name] = readValues(option, values[keyOf(option)], problems);
  }
  for (const word of areArgumentsClear ? rest : []) {
    problems.push({ where: word, message: 'is an unexpected argument.' });
  }
  if (problems.length === 0) return { kind: 'run', path, run, tidiesUpMs: spec.tidiesUpMs, input };
  // What an unknown option was to be would be reported as missing.
  return { kind: 'problems', path, problems, ...(areArgumentsClear && { spec, input }) };
}

/**
 * Gives words to the arguments in their order. An argument that is called like an option is a shorter way to write it: its word
 * becomes a value of the option, in `values`.
 */
function takeArguments(
  spec: CommandSpec,
  words: readonly string[],
  values: ParsedOptions,
  problems: Problem[],
): { taken: CommandInput['arguments']; rest: string[] } {
  const taken: CommandInput['arguments'] = {};
  const rest = [...words];
  for (const { name, variadic, check } of spec.arguments ?? []) {
    const given = rest.splice(0, variadic ? rest.length : 1);
    for (const message of given.flatMap((word) => check?.(word) ?? []))
      problems.push({ where: name.toUpperCase(), message });
    const [word] = given;
    const sameOption = spec.options?.find((option) => option.name === name);
    if (sameOption === undefined) taken[name] = variadic ? given : word;
    else if (word !== undefined) {
      const key = keyOf(sameOption);
      const message = `is given twice: once as an argument and once as --${name}.`;
      if (values[key] === undefined) values[key] = [word];
      else problems.push({ where: word, message });
    }
  }
  return { taken, rest };
}

function missingArguments(spec: CommandSpec, taken: CommandInput['arguments']): Problem[] {
  return (spec.arguments ?? [])
    .filter(
      ({ name, required }) => required && name in taken && [taken[name]].flat()[0] === undefined,
    )
    .map(({ name, description }) => {
      return { where: name.toUpperCase(), message: `is needed: ${description}.` };
    });
}

/**
 * Separates the words of a call by the library.
 *
 * @param problems gets one for each option without its value
 * @returns `values` of the options, as `keyOf` names them; `operands` are arguments; `unknown` begins with the first option
 *   that the command does not have
 */
function readOptions(
  spec: CommandSpec,
  path: string,
  words: readonly string[],
  problems: Problem[],
) {
  const remaining = [...words];
  for (;;) {
    const command = buildCommand(spec, path);
    try {
      const { operands, unknown } = command.parseOptions([...remaining]);
      return { values: command.opts<ParsedOptions>(), operands, unknown };
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      // The library throws for nothing but an option at the end without its value. It is reported, and the rest is
      // parsed without it.
      problems.push({ where: remaining.pop() ?? '', message: 'needs a value.' });
    }
  }
}

/**
 * The value of an option for `CommandInput`; undefined if it is not given and has no default.
 *
 * @param parsed what the library read for it
 * @param problems gets what is wrong with the value
 */
function readValues(option: OptionSpec, parsed: ParsedOptions[string], problems: Problem[]) {
  const where = `--${option.name}`;
  if (option.value === undefined) {
    // The library keeps `--no-run` as a false `run`.
    const whenGiven = !option.name.startsWith('no-');
    return parsed === whenGiven ? true : undefined;
  }
  const values = Array.isArray(parsed) ? parsed : [];
  for (const value of values) {
    if (option.choices && !option.choices.includes(value)) {
      const message = `"${value}" is not one of ${option.choices.join(', ')}.`;
      problems.push({ where, message: message + suggestion(value, option.choices) });
    }
    const wrong = option.check?.(value);
    if (wrong !== undefined) problems.push({ where, message: `"${value}" ${wrong}` });
  }
  // An option without its value is a problem already.
  const isReported = problems.some((problem) => problem.where === where);
  if (values.length === 0 && option.required && !isReported) {
    problems.push({ where, message: `is needed: ${option.description}.` });
  }
  if (option.repeatable) return values.length > 0 ? values : undefined;
  if (values.length > 1) problems.push({ where, message: 'was given more than once.' });
  return values[0] ?? option.default;
}

/** @param written as in `--force` or `--force=true` */
function unknownOption(spec: CommandSpec, path: string, written: string): Problem {
  const where = written.split('=', 1)[0] ?? written;
  // The library calls a flag with a value unknown, too.
  if (spec.options?.some((option) => `--${option.name}` === where && !option.value)) {
    return { where, message: 'takes no value.' };
  }
  const names = (spec.options ?? []).map((option) => `--${option.name}`);
  const word = where.replace(/^-+/, '');
  // Whoever comes from conftest, whose short options have one letter, gets the name of ours.
  const instead = names.includes('--policies')
    ? INSTEAD_OF_CONFTEST[LETTERS_OF_CONFTEST[word] ?? word]
    : undefined;
  const remedy = instead === undefined ? suggestion(where, names) : ` ${instead}`;
  return { where, message: `is not an option of ${path}.${remedy}` };
}

/** A question after a space, or nothing if no name is near the word. */
function suggestion(word: string, names: Iterable<string>): string {
  const near = didYouMean(word, names);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

/** The name under which the library stores an option. */
function keyOf({ name }: OptionSpec): string {
  return new Option(`--${name}`).attributeName();
}

/** The command in the library's form. */
function buildCommand(spec: CommandSpec, path: string) {
  // Prints nothing and never exits: every error is thrown.
  const command = new Command(path)
    .exitOverride()
    .configureOutput({ writeOut: () => {}, writeErr: () => {}, getOutHelpWidth: () => 80 })
    .helpOption(false)
    .helpCommand(false);
  command.description([sentence(spec.summary), spec.description].filter(Boolean).join('\n\n'));
  for (const argument of spec.arguments ?? []) {
    const name = `${argument.name.toUpperCase()}${argument.variadic ? '...' : ''}`;
    // An argument that is another way to write an option is described there.
    const isOption = spec.options?.some((option) => option.name === argument.name);
    const description = isOption ? '' : argument.description;
    command.argument(argument.required ? `<${name}>` : `[${name}]`, description);
  }
  for (const option of spec.options ?? []) {
    const short = option.short === undefined ? '' : `-${option.short}, `;
    const value = option.value === undefined ? '' : ` <${option.value}>`;
    const built = new Option(`${short}--${option.name}${value}`, describeOption(option));
    if (option.group !== undefined) built.helpGroup(`${option.group}:`);
    if (option.value !== undefined) {
      // All values are kept, so that a second one of an option that is not repeatable can be reported.
      built.argParser((value: string, earlier: string[] | undefined) =>
        (earlier ?? []).concat(value),
      );
    }
    command.addOption(built);
  }
  for (const child of spec.commands ?? []) command.command(child.name).description(child.summary);
  return command.option('-h', 'show what is used most').option('--help', 'show this');
}

function describeOption(spec: OptionSpec): string {
  const facts = [
    spec.choices && !spec.description.includes(spec.choices.join('|')) && spec.choices.join(', '),
    spec.default !== undefined && `default: ${spec.default}`,
    spec.repeatable && spec.value !== 'list' && 'may be repeated',
    spec.required && 'required',
  ].filter((fact) => typeof fact === 'string');
  return facts.length > 0 ? `${spec.description} (${facts.join('; ')})` : spec.description;
}

/** How many options `-h` shows. `--help` shows all. */
const MAX_OPTIONS = 8;
/** The characters that fit on one line of the help beside most options. */
const MAX_DESCRIPTION_LENGTH = 50;

/** The part of a command that `-h` shows. */
function toShort(spec: CommandSpec): CommandSpec {
  const firstExample = Object.entries(spec.examples ?? {}).slice(0, 1);
  return {
    ...spec,
    description: undefined,
    more: undefined,
    // An argument that may be left out is shown by its name only.
    arguments: spec.arguments?.map((argument) =>
      argument.required ? argument : { ...argument, description: '' },
    ),
    options: mostUsed(spec).map((option) => ({
      ...option,
      description: shorten(option.description, MAX_DESCRIPTION_LENGTH),
      group: undefined,
    })),
    examples: Object.fromEntries(firstExample),
  };
}

/** The required options, then those that the command lists as used often, or else all outside of groups. */
function mostUsed({ options = [], often }: CommandSpec): OptionSpec[] {
  const required = options.filter((option) => option.required === true);
  const others = often
    ? often.flatMap((name) => options.filter((option) => option.name === name))
    : options.filter(({ group }) => group === undefined);
  // A required option can be in both lists.
  return [...new Set([...required, ...others])].slice(0, MAX_OPTIONS);
}
