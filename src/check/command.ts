/**
 * A command of the command line as data. `program.ts` is the only file that imports the library
 * which parses arguments and prints help.
 */
import type { Problem } from '../model/parse.ts';
import type { ProcessPorts } from '../model/ports.ts';

/** Everything of its process that a command may use. Built in `main.ts`, replaced in tests. */
export interface CommandIo extends ProcessPorts {
  /** Writes to standard output; resolves once written. A closed pipe is not an error. */
  out: (text: string) => Promise<void>;
  /** Writes to standard error: everything except the result itself. */
  err: (text: string) => Promise<void>;
  workingDirectory: string;
  /** Whether standard input and output are terminals, so that a person reads a question and can answer it. */
  canAnswer: boolean;
  /** Whether standard input and error are terminals, so that a person is present. */
  isPersonThere: boolean;
  /** The terminal that standard output writes to; absent if that is no terminal. */
  screen?: {
    columns: () => number;
    rows: () => number;
    colour: boolean;
  };
  /** The width, in columns, at which lines on standard error are broken; absent if no person reads them in a terminal. */
  lineWidth?: (() => number) | undefined;
  /** Shows a line below the output, in place of the one before it; without a line there is none. Absent without a terminal. */
  status?: (line?: string) => Promise<void>;
  /** Asks the person a question; undefined without an answer. @throws if a signal ends the program meanwhile */
  ask(question: string): Promise<string | undefined>;
  version: string;
}

export interface OptionSpec {
  /** Long name without dashes, kebab-case. */
  name: string;
  short?: string;
  /** Shown as `--name <value>`; absent: a flag. A flag may have a name that begins with `no-`. */
  value?: string;
  description: string;
  default?: string;
  choices?: readonly string[];
  repeatable?: boolean;
  required?: boolean;
  /** What is wrong with a value, as the end of a sentence about it; undefined if it is valid. */
  check?: (value: string) => string | undefined;
  /** The option's heading in the help; `Options` when left out. */
  group?: string;
}

/** @param flags as in `-o, --output <file>`, where `-o, ` may be left out; without `<file>` it is a flag */
export function option(
  flags: string,
  description: string,
  more: Partial<OptionSpec> = {},
): OptionSpec {
  const [, short, name = flags, value] = /^(?:-(\w), )?--([\w-]+)(?: <(.+)>)?$/.exec(flags) ?? [];
  return { name, short, value, description, ...more };
}

/** For commands that a hook, an editor or a pipe starts for a person. */
export const TRUST_OPTION = option(
  '--trust-checkout',
  'the files here are your own: hooks, editors, pipes',
);

export function withGroup(group: string, options: readonly OptionSpec[]): OptionSpec[] {
  return options.map((ungrouped) => ({ ...ungrouped, group }));
}

export interface ArgumentSpec {
  name: string;
  description: string;
  required: boolean;
  variadic?: boolean;
  /** What is wrong with a word, as a sentence. */
  check?: (word: string) => string | undefined;
}

/** An argument with the name of an option is that option. */
export const DIRECTORY: ArgumentSpec = {
  name: 'directory',
  description: 'the same as --directory',
  required: false,
};

export interface CommandInput {
  arguments: Record<string, string | string[] | undefined>;
  /** Only what was given on the command line or has a default; flags are `true`. */
  options: Record<string, string | string[] | boolean | undefined>;
}

export interface DescribedCommand {
  /** One line, for the list of commands. */
  summary: string;
  /** Paragraphs, for its own help. */
  description?: string;
  arguments?: ArgumentSpec[];
  options?: OptionSpec[];
  /** Whether the words after `--` are a command of their own: the argument `command`. */
  takesCommand?: boolean;
  /** Whole lines, as typed → what they do. */
  examples?: Record<string, string>;
  /** Address of a page that explains its options in full. */
  more?: string;
  /** Names of the options that `-h` shows, most important first; if left out, it shows those without a `group`. */
  often?: readonly string[];
  /** Methods and paths of the service that the command uses; together the commands cover docs/api.md. */
  routes?: readonly string[];
  /** How many milliseconds the command may go on after a signal, to end what it started; less than a second if left out. */
  tidiesUpMs?: number | undefined;
}

export interface CommandSpec extends DescribedCommand {
  name: string;
  commands?: CommandSpec[];
  /** The whole help of a command whose help is written by hand. */
  help?: string;
  /** What is wrong with a call besides its single options and arguments: reported with what is wrong with those. */
  problems?: (input: CommandInput, io: CommandIo) => Promise<Problem[]>;
  /** Resolves to the exit code. */
  run?: (input: CommandInput, io: CommandIo) => Promise<number>;
}

/** Which signal a command was canceled by. */
export function signalName({ reason }: AbortSignal): 'SIGINT' | 'SIGTERM' {
  return reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
}

/** The exit code of a command that was canceled. */
export function exitCodeOfSignal(signal: AbortSignal): number {
  return signalName(signal) === 'SIGTERM' ? EXIT.terminated : EXIT.interrupted;
}

/** Exit codes of every command; the help of `plangate` says what they mean. */
export const EXIT = {
  green: 0,
  blocked: 1,
  badInput: 2,
  needsOverride: 3,
  errored: 4,
  undecided: 5,
  refused: 6,
  network: 7,
  tooLarge: 8,
  interrupted: 130,
  terminated: 143,
} as const;
