/**
 * Parses the words of a command line by a tree of commands. The only file that imports the library
 * which reads arguments and prints help.
 */
import { Command, CommanderError, Option } from 'commander';
import { INSTEAD_OF_CONFTEST, LETTERS_OF_CONFTEST } from '../model/conftest.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import type { CommandInput, CommandSpec, OptionSpec } from './command.ts';
import type { Problem } from '../model/parse.ts';
import { toShort } from './short-help.ts';

export type ParsedCommand = { /** As typed: `plangate agent-tokens create`. */ path: string } & (
  | {
      kind: 'run';
      run: NonNullable<CommandSpec['run']>;
      input: CommandInput;
      tidiesUpMs: number | undefined;
    }
  | { kind: 'help'; text: string }
  | { kind: 'version' }
  | { kind: 'problems'; problems: Problem[] }
);

/** The options of a call in the library's form. */
type ParsedOptions = Record<string, string[] | boolean | undefined>;

/** `argv` without the program and the script. Never throws; everything wrong is in the problems. */
export function parse(root: CommandSpec, argv: readonly string[]): ParsedCommand {
  let spec = root;
  let path = root.name;
  let words = [...argv];
  if (words[0] === 'help') words = [...words.slice(1), '--help'];
  for (;;) {
    const next = spec.commands?.find(({ name }) => name === words[0]);
    if (!next) break;
    spec = next;
    path = `${path} ${next.name}`;
    words = words.slice(1);
  }
  const [first] = words;
  if (spec === root && (first === '--version' || first === '-V')) return { kind: 'version', path };
  if (spec.run) return parseCommand(spec, spec.run, path, words);
  if (first === undefined || first.startsWith('-')) {
    const text = requestedHelp(spec, path, {
      help: words.includes('--help'),
      h: words.includes('-h'),
    });
    if (text !== undefined) return { kind: 'help', path, text };
  }
  return { kind: 'problems', path, problems: [unknownCommand(spec, path, first)] };
}

/** `-h` answers what most people look for, `--help` everything. */
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
  const examples = Object.entries(spec.examples ?? {}).map(
    ([command, what]) => `  # ${what}\n  ${command}\n`,
  );
  const text = buildCommand(spec, path).command.helpInformation();
  const shown = examples.length > 0 ? `\nExamples:\n${examples.join('')}` : '';
  const more = spec.more === undefined ? '' : `\nA <list> may be repeated. All: ${spec.more}\n`;
  return text + shown + more;
}

function unknownCommand(spec: CommandSpec, path: string, word: string | undefined): Problem {
  const names = (spec.commands ?? []).map(({ name }) => name);
  if (word === undefined) {
    return { where: path, message: `needs a command: ${names.join(', ')}.` };
  }
  if (word.startsWith('-')) {
    const near = suggestion(word, ['--help', ...(path.includes(' ') ? [] : ['--version'])]);
    const message = `is not an option of ${path}, which needs a command.${near}`;
    return { where: word, message };
  }
  return { where: word || '""', message: `is not a command.${suggestion(word, names)}` };
}

function parseCommand(
  spec: CommandSpec,
  run: NonNullable<CommandSpec['run']>,
  path: string,
  words: readonly string[],
): ParsedCommand {
  const problems: Problem[] = [];
  const { values, keys, operands, unknown } = readOptions(spec, path, words, problems);
  const text = requestedHelp(spec, path, values);
  if (text !== undefined) return { kind: 'help', path, text };

  // What follows `--` is no option.
  const end = unknown.includes('--') ? unknown.indexOf('--') : unknown.length;
  const unknownOptions = unknown.slice(0, end).filter((word) => word.startsWith('-'));
  for (const word of unknownOptions) problems.push(unknownOption(spec, path, word));
  // The value of an unknown option looks like an argument. Then no argument is reported as missing or unexpected.
  const areArgumentsClear = unknownOptions.length === 0;
  const rest = areArgumentsClear ? [...operands, ...unknown] : [...operands];
  const input: CommandInput = { arguments: {}, options: {} };
  for (const { name, description, required, variadic } of spec.arguments ?? []) {
    const taken = rest.splice(0, variadic ? rest.length : 1);
    const [word] = taken;
    const sameOption = spec.options?.find((option) => option.name === name);
    if (sameOption === undefined) {
      input.arguments[name] = variadic ? taken : word;
      if (word === undefined && required && areArgumentsClear) {
        problems.push({ where: name.toUpperCase(), message: `is needed: ${description}.` });
      }
    } else if (word !== undefined) {
      // The argument is a shorter way to write the option.
      const key = keys.get(sameOption) ?? '';
      const message = `is given twice: once as an argument and once as --${name}.`;
      if (values[key] === undefined) values[key] = [word];
      else problems.push({ where: word, message });
    }
  }
  for (const [option, key] of keys) {
    input.options[option.name] = readValues(option, values[key], problems);
  }
  const unexpected = areArgumentsClear ? rest : [];
  for (const word of unexpected) {
    problems.push({ where: word, message: 'is an unexpected argument.' });
  }
  return problems.length > 0
    ? { kind: 'problems', path, problems }
    : { kind: 'run', path, run, tidiesUpMs: spec.tidiesUpMs, input };
}

function readOptions(
  spec: CommandSpec,
  path: string,
  words: readonly string[],
  problems: Problem[],
) {
  const left = [...words];
  for (;;) {
    const { command, keys } = buildCommand(spec, path);
    try {
      const { operands, unknown } = command.parseOptions([...left]);
      return { values: command.opts<ParsedOptions>(), keys, operands, unknown };
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      // Only a last option without its value leads here: it is reported, and the rest is parsed
      // without it.
      problems.push({ where: left.pop() ?? '', message: 'needs a value.' });
    }
  }
}

function readValues(option: OptionSpec, parsed: ParsedOptions[string], problems: Problem[]) {
  const subject = `--${option.name}`;
  if (option.value === undefined) {
    // The library keeps `--no-run` as a false `run`.
    return parsed === !option.name.startsWith('no-') ? true : undefined;
  }
  const values = Array.isArray(parsed) ? parsed : [];
  for (const value of values) {
    if (option.choices && !option.choices.includes(value)) {
      const message = `"${value}" is not one of ${option.choices.join(', ')}.`;
      problems.push({ where: subject, message: message + suggestion(value, option.choices) });
    }
    const wrong = option.check?.(value);
    if (wrong !== undefined) problems.push({ where: subject, message: `"${value}" ${wrong}` });
  }
  const isReported = problems.some((problem) => problem.where === subject);
  if (values.length === 0 && option.required && !isReported) {
    problems.push({ where: subject, message: `is needed: ${option.description}.` });
  }
  if (option.repeatable) return values.length > 0 ? values : undefined;
  if (values.length > 1) problems.push({ where: subject, message: 'was given more than once.' });
  return values[0] ?? option.default;
}

function unknownOption(spec: CommandSpec, path: string, written: string): Problem {
  const subject = written.split('=', 1)[0] ?? written;
  if (spec.options?.some((option) => `--${option.name}` === subject && !option.value)) {
    return { where: subject, message: 'takes no value.' };
  }
  const names = (spec.options ?? []).map((option) => `--${option.name}`);
  const word = subject.replace(/^-+/, '');
  // conftest has some of its options in one letter.
  const insteadOfConftest = names.includes('--policies')
    ? INSTEAD_OF_CONFTEST[LETTERS_OF_CONFTEST[word] ?? word]
    : undefined;
  const remedy =
    insteadOfConftest === undefined ? suggestion(subject, names) : ` ${insteadOfConftest}`;
  return { where: subject, message: `is not an option of ${path}.${remedy}` };
}

function suggestion(word: string, names: Iterable<string>): string {
  const near = didYouMean(word, names);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

function buildCommand(spec: CommandSpec, path: string) {
  // Prints nothing and never exits: every error is thrown.
  const command = new Command(path)
    .exitOverride()
    .configureOutput({ writeOut: () => {}, writeErr: () => {}, getOutHelpWidth: () => 80 })
    .helpOption(false)
    .helpCommand(false);
  command.description([sentence(spec.summary), spec.description].filter(Boolean).join('\n\n'));
  /** The key under which the library stores an option. */
  const keys = new Map<OptionSpec, string>();
  for (const argument of spec.arguments ?? []) {
    const name = `${argument.name.toUpperCase()}${argument.variadic ? '...' : ''}`;
    const isOption = spec.options?.some((option) => option.name === argument.name);
    // What is said of the option is enough.
    const description = isOption ? '' : argument.description;
    command.argument(argument.required ? `<${name}>` : `[${name}]`, description);
  }
  for (const option of spec.options ?? []) {
    const short = option.short === undefined ? '' : `-${option.short}, `;
    const value = option.value === undefined ? '' : ` <${option.value}>`;
    const built = new Option(`${short}--${option.name}${value}`, describeOption(option));
    if (option.group !== undefined) built.helpGroup(`${option.group}:`);
    if (option.value !== undefined) {
      built.argParser((word: string, before: string[] | undefined) => (before ?? []).concat(word));
    }
    command.addOption(built);
    keys.set(option, built.attributeName());
  }
  for (const child of spec.commands ?? []) command.command(child.name).description(child.summary);
  command.option('-h', 'show what is used most');
  command.option('--help', 'show this');
  return { command, keys };
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

/** Summaries are entries of a list; in a command's own help they become sentences. */
export function sentence(summary: string): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}
