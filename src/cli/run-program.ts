/** Runs one call of the command line and returns its exit code. */
import { PackError } from '../archive/archive.ts';
import { ServiceError } from '../client/service-error.ts';
import { GateStop } from '../gate/failure-of.ts';
import { HOSTS, TELL_PLAN } from '../features.ts';
import { withProgramsFromOutside } from '../hosts/job-workspace.ts';
import { printableJson } from '../report/json.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { countWords, textWithRemedy } from '../report/text.ts';
import {
  EXIT_CODE_OF,
  EXIT,
  exitCodeOfSignal,
  type CommandIo,
  type CommandProcess,
  type CommandSpec,
} from '../check/command.ts';
import { neutralise } from './log.ts';
import { helpText, parse, type ParsedCommand } from './program.ts';
import { UsageError } from '../check/command-input.ts';
import type { Problem } from '../model/parse.ts';
import { endedBy } from '../model/ended-by.ts';
import { concealedIn } from '../model/job-secrets.ts';
import { createSecrets } from '../model/secrets.ts';
import { errorMessage } from '../model/error-message.ts';
import { findingOf } from '../model/finding.ts';
import { exitCodeOfCauses } from '../model/verdict.ts';
import { wrapLines } from '../report/wrap-lines.ts';

/** How long a command may go on after a signal, unless it asks for more: it only has to say that it was canceled. */
const TIDYING_UP_MS = 700;

/** @param argv the words after the program and the script */
export async function runProgram(
  root: CommandSpec,
  argv: readonly string[],
  process: CommandProcess,
): Promise<number> {
  const io: CommandIo = {
    ...process,
    hosts: HOSTS,
    tellPlan: TELL_PLAN,
    partsForTools: async () => (await import('./parts-for-tools.ts')).PARTS_FOR_TOOLS,
  };
  const parsed = parse(root, argv);
  switch (parsed.kind) {
    case 'help':
      await io.out(io.screen ? wrapLines(parsed.text, io.screen.columns()) : parsed.text);
      return EXIT.green;
    case 'problems':
      // An empty call, for example from an empty variable, must not look like success.
      if (argv.length > 0)
        return printFailure(new UsageError(await allProblems(parsed, io)), parsed.path, argv, io);
      await io.err(helpText(root, root.name));
      return EXIT.badInput;
    case 'run':
      try {
        const timeIsUp = io.alarms.after(io.signal, parsed.tidiesUpMs ?? TIDYING_UP_MS);
        return await endedBy(timeIsUp, parsed.run(parsed.input, await withSafePath(io)));
      } catch (error) {
        return printFailure(error, parsed.path, argv, io);
      }
  }
}

/** What is wrong with the words of a call, and what its command finds wrong besides. */
async function allProblems(
  { problems, spec, input }: Extract<ParsedCommand, { kind: 'problems' }>,
  io: CommandIo,
): Promise<Problem[]> {
  const finding = input && spec?.problems?.(input, await withSafePath(io)).catch(() => []);
  const others = (await finding) ?? [];
  const isNew = ({ where }: Problem) => problems.every((known) => known.where !== where);
  return [...problems, ...others.filter(isNew)];
}

/** Takes the directories of the checkout out of PATH, and warns of each that has a program which would be started. */
async function withSafePath(io: CommandIo): Promise<CommandIo> {
  const sentences: string[] = [];
  const environment = withProgramsFromOutside(
    io.environment,
    io.workingDirectory,
    (sentence) => void sentences.push(sentence),
  );
  for (const sentence of sentences) await io.err(`${neutralise(`warning: ${sentence}`)}\n`);
  return { ...io, environment };
}

/** Prints an error as sentences, and as JSON on standard output if JSON was requested. @returns the exit code */
async function printFailure(
  error: unknown,
  command: string,
  argv: readonly string[],
  io: CommandIo,
) {
  const failure = explainFailure(error, command, io.signal);
  const { exitCode } = failure;
  // A failure may repeat what a service said, and a service may repeat a secret.
  const tokens = argv.filter((_, index) => argv[index - 1] === '--token');
  const secrets = createSecrets([...tokens, ...concealedIn(io.environment)]);
  const text = secrets.conceal(failure.text);
  // The words are read as they are, because a call that cannot be parsed has no options.
  if (/(?:^| )--(?:json|format[ =]json)(?: |$)/.test(argv.join(' '))) {
    const { code, status, remedy }: Partial<ServiceError> =
      error instanceof ServiceError ? error : {};
    const problems = error instanceof UsageError ? error.problems : undefined;
    const document = { exitCode, code, status, message: text.trimEnd(), remedy, problems };
    await io.out(printableJson({ error: secrets.concealAll(document) }));
  }
  await io.err(text);
  return exitCode;
}

/** @returns the text for standard error, in which secrets may be, and the exit code */
function explainFailure(error: unknown, command: string, signal: AbortSignal) {
  if (error instanceof UsageError) {
    return { text: renderProblems(command, error.problems), exitCode: EXIT.badInput };
  }
  if (signal.aborted) {
    return { text: `${command} was canceled.\n`, exitCode: exitCodeOfSignal(signal) };
  }
  if (error instanceof PackError) {
    const lines = error.problems.map(({ where, message }) => `  ${where}: ${message}`);
    const text = ['The directory cannot be packed:', ...lines, ''].join('\n');
    return { text: neutralise(text), exitCode: EXIT.badInput };
  }
  if (error instanceof ServiceError) {
    return { text: `${neutralise(error.message)}\n`, exitCode: EXIT_CODE_OF[error.code] };
  }
  if (error instanceof GateStop) {
    const text = `${neutralise(textWithRemedy(findingOf(error)))}\n`;
    return { text, exitCode: exitCodeOfCauses([error.kind]) };
  }
  const message = errorMessage(error);
  return { text: `${command} stopped: ${neutralise(message)}\n`, exitCode: EXIT.undecided };
}

/** A sentence, then one line per problem with `where` in a column. */
function renderProblems(command: string, problems: readonly Problem[]): string {
  const width = Math.max(0, ...problems.map(({ where }) => where.length));
  // A single problem is a sentence, several are a table.
  const separator = problems.length === 1 ? ' ' : '  ';
  // File names and contents may come from a pull request.
  const lines = problems.map(({ where, message }) =>
    safeLine(`  ${where.padEnd(width)}${separator}${message}`),
  );
  return [
    `${command} cannot start: ${countWords(problems.length, 'problem')}.`,
    ...lines,
    `See \`${command} --help\`.`,
    '',
  ].join('\n');
}
