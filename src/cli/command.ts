/**
 * What a command of the command line is, as data. `program.ts` is the only file that knows the
 * library which parses arguments and prints help.
 */
import type { Clock, Environment, Execute, Random } from '../model/ports.ts';

/** Everything a command may touch of its process. Built in `main.ts`, replaced in tests. */
export interface CommandIo {
  /** Writes to standard output; resolves once written. A closed pipe is not an error. */
  out: (text: string) => Promise<void>;
  /** Writes to standard error: everything that is not the answer itself. */
  err: (text: string) => Promise<void>;
  environment: Environment;
  workingDirectory: string;
  /** Whether a person is looking, and can be asked. */
  terminal: boolean;
  /** Whether a person is there at all: standard input and error are terminals. */
  isPersonThere: boolean;
  /** What standard output shows; absent where it is no terminal. */
  screen?: {
    columns: () => number;
    rows: () => number;
    colour: boolean;
    /** OSC 8. */
    links: boolean;
  };
  /** What the line that moves says; absent where nobody sees one. */
  status?: (line?: string) => Promise<void>;
  /** Asks the person a question on standard error; undefined when nobody answers. */
  ask(question: string): Promise<string | undefined>;
  clock: Clock;
  random: Random;
  execute: Execute;
  /** Aborted by SIGINT and SIGTERM; `reason` is the signal's name. */
  signal: AbortSignal;
  version: string;
}

export interface OptionSpec {
  /** Long name without dashes, kebab-case. */
  name: string;
  short?: string;
  /** Shown as `--name <value>`; absent: a flag. A flag whose name begins with `no-` is one too. */
  value?: string;
  description: string;
  default?: string;
  choices?: readonly string[];
  /** Values that a shell may offer, where the command itself says what is wrong with another. */
  offers?: readonly string[];
  repeatable?: boolean;
  required?: boolean;
  /** What is wrong with a value, as the end of a sentence about it; nothing when it will do. */
  check?: (value: string) => string | undefined;
  /** Heading it stands under in the help; `Options` when left out. */
  group?: string;
}

/** `option('-o, --out <file>', 'where to')`; without `<value>` it is a flag. */
export function option(
  flags: string,
  description: string,
  more: Partial<OptionSpec> = {},
): OptionSpec {
  const [, short, name = flags, value] = /^(?:-(\w), )?--([\w-]+)(?: <(.+)>)?$/.exec(flags) ?? [];
  return { name, short, value, description, ...more };
}

/** Options that stand under a heading of their own in the help. */
export function under(group: string, options: readonly OptionSpec[]): OptionSpec[] {
  return options.map((each) => ({ ...each, group }));
}

export interface ArgumentSpec {
  name: string;
  description: string;
  required: boolean;
  variadic?: boolean;
}

export interface CommandInput {
  arguments: Record<string, string | string[] | undefined>;
  /** Only what was given on the command line or has a default; flags are `true`. */
  options: Record<string, string | string[] | boolean | undefined>;
}

export interface CommandSpec {
  name: string;
  /** One line, for the list of commands. */
  summary: string;
  /** Paragraphs, for its own help. */
  description?: string;
  arguments?: ArgumentSpec[];
  options?: OptionSpec[];
  /** Whole lines, as typed → what they do. */
  examples?: Record<string, string>;
  commands?: CommandSpec[];
  /** The whole help, for a command whose help is written by hand. */
  help?: string;
  /** Methods and paths of the service that it calls; those that docs/api.md lists are all here. */
  routes?: readonly string[];
  /** Resolves to the exit code. */
  run?: (input: CommandInput, io: CommandIo) => Promise<number>;
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
  interrupted: 130,
  terminated: 143,
} as const;
