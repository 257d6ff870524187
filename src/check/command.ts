/**
 * What any command of the command line is, as data: `cli/` and `tools/` have the commands, and `cli/program.ts` is the only
 * file that imports the library which parses arguments and prints help. It is here because both import `check/`, and
 * neither the other.
 */
import type { Client } from '../client/client.ts';
import type { ServiceErrorCode } from '../client/service-error.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { LoadableHost } from '../hosts/host.ts';
import type { Log, ProcessPorts } from '../model/ports.ts';
import type { Secrets } from '../model/secrets.ts';
import type { LoadedSettings } from '../settings/load-settings.ts';
import type { ServiceSettings } from '../settings/plans.ts';
import type { WrittenSettings } from '../settings/settings.ts';
import type { JobTree } from '../trust/tree.ts';
import type { CheckEntryPoint } from './check-request.ts';
import type { Problem } from '../model/parse.ts';
import { EXIT_CODES } from '../model/verdict.ts';
import type { TellPlan } from './told-plan.ts';

/** What a command may use of its process alone. Built in `main.ts`, replaced in tests. */
export interface CommandProcess extends ProcessPorts {
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

/** Everything that a command may use. */
export interface CommandIo extends CommandProcess {
  /** The CI hosts that can be asked, besides GitHub. */
  hosts: readonly LoadableHost[];
  /** Tells people what a plan changes; undefined where no feature does. */
  tellPlan: TellPlan | undefined;
  /** What the commands of `tools/` share with those of `cli/`; loaded when it is asked for. */
  partsForTools: () => Promise<PartsForTools>;
}

/** What the commands of `tools/` take from the command line, which lists them: so they cannot import it. */
export interface PartsForTools {
  /** `plangate check`. */
  checkCommand: CommandSpec;
  /** Starts a log; secrets are in none of its lines. */
  createLog: (
    io: CommandIo,
    options?: { verbose?: boolean; printTo?: 'out' | 'err' },
  ) => CommandLog;
  /** The settings of a check, or everything that is wrong with its options. */
  loadCheckSettings: (
    input: CommandInput,
    io: CommandIo,
    jobTree: JobTree,
    more?: MoreWritten,
  ) => Promise<LoadedSettings>;
  /** What all commands that check hand over alike. */
  commonEntryPoint: (started: StartedCommand) => CommonEntryPoint;
  /** Who starts the command, and whose files it reads. @throws UsageError as `--trust-checkout` may not be given */
  describeJob: (
    input: CommandInput,
    io: CommandIo,
  ) => Promise<{ jobTree: JobTree; isPersonThere: boolean }>;
  /** The service of a call; with `problems`, everything that is wrong with its options and the environment. */
  findService: (
    input: CommandInput,
    io: CommandIo,
  ) => Promise<{ target: ServiceSettings } | { problems: Problem[] }>;
  /** Makes a client of the service, whose token the log conceals. `timeLimitMs` is for the whole call. */
  connectTo: (
    service: ServiceSettings,
    input: CommandInput,
    io: CommandIo,
    more: { log: CommandLog; timeLimitMs?: number | undefined },
  ) => { client: Client; close: () => Promise<void> };
}

/** What else decides the settings, and what was parsed before. */
export interface MoreWritten extends Pick<
  WrittenSettings,
  'groups' | 'explains' | 'inJob' | 'isPlannedElsewhere'
> {
  parsed?: ParsedFiles | undefined;
}

type CommonEntryPoint = Pick<
  CheckEntryPoint,
  'workingDirectory' | 'secrets' | 'concealed' | 'never' | 'log' | 'print' | 'status'
>;

export interface CommandLog extends Log {
  /** What no line shows: secrets of the environment, and those that a client meets. */
  secrets: Secrets;
  /** A line of the command's own output: on standard output, unless that holds a document. */
  print: (line: string) => void;
  /** A line that the CI host acts on, already escaped by its author: printed unchanged. */
  command: (line: string) => void;
  /** Resolves when all lines so far are written. */
  flush: () => Promise<void>;
}

/** What a command that has begun works with. */
export interface StartedCommand {
  input: CommandInput;
  io: CommandIo;
  log: CommandLog;
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

/** Exit codes of every command, those of verdicts as `model/verdict.ts` has them; the help of `plangate` says what they mean. */
export const EXIT = {
  green: 0,
  blocked: EXIT_CODES.blocked,
  badInput: 2,
  needsOverride: EXIT_CODES['needs-override'],
  errored: EXIT_CODES.errored,
  undecided: EXIT_CODES.undecided,
  refused: 6,
  network: 7,
  tooLarge: 8,
  interrupted: EXIT_CODES.canceled,
  terminated: 143,
} as const;

/** What went wrong with the service → the exit code. */
export const EXIT_CODE_OF: Record<ServiceErrorCode, number> = {
  invalid: EXIT.badInput,
  local: EXIT.badInput,
  unauthorized: EXIT.refused,
  forbidden: EXIT.refused,
  'not-found': EXIT.refused,
  'bad-request': EXIT.refused,
  conflict: EXIT.refused,
  'too-large': EXIT.tooLarge,
  unprocessable: EXIT.refused,
  'upload-refused': EXIT.refused,
  'rate-limited': EXIT.network,
  'server-error': EXIT.network,
  redirected: EXIT.network,
  unreadable: EXIT.network,
  network: EXIT.network,
  timeout: EXIT.network,
  tls: EXIT.network,
  aborted: EXIT.interrupted,
};

/** Summaries are entries of a list; in a command's own help they become sentences. */
export function sentence(summary: string): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}

/**
 * The first sentence, without its full stop. If that is too long: up to its first colon, semicolon or bracket. If that is
 * too long as well: up to the last comma that fits, or else up to the first one.
 */
export function shorten(text: string, maxLength: number): string {
  const [sentence = ''] = text.split(/\.(?= |$)/);
  if (sentence.length <= maxLength) return sentence;
  const [start = ''] = sentence.split(/[:;](?= )| (?=\()/);
  if (start.length <= maxLength) return start;
  const commas = Array.from(start.matchAll(/,(?= )/g), ({ index }) => index);
  return start.slice(0, commas.findLast((comma) => comma <= maxLength) ?? commas[0]);
}
