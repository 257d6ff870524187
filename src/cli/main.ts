#!/usr/bin/env node
/**
 * The command line's entry: the only file of it that knows the process. A command reads words and prints what the steps
 * say. It never decides what passes.
 *
 * The directory is long because there are many commands, and one subject because each is the same: options, help, a call of
 * the steps, and sentences about what came of it. Nothing outside imports any of it.
 */
import '../machine/no-headers.ts';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { setFlagsFromString } from 'node:v8';
import { VERSION } from '../model/version.ts';
import { endProcess, endProcessNow } from '../machine/end-process.ts';
import { systemClock, alarms } from '../machine/system-clock.ts';
import { execute, executeBounded, programsEndedBy } from '../machine/execute.ts';
import { EXIT, exitCodeOfSignal, type CommandProcess } from '../check/command.ts';
import { columnsOf, rowsOf, shareTerminal, wantsColour } from './terminal.ts';
import { wrapLines } from '../report/wrap-lines.ts';

// What is no longer needed is collected early: a plan of 50 MB takes 400 MB and not 800.
setFlagsFromString('--heap-growing-percent=15');

// GitHub's toolkit reads the event file when it is loaded, and prints a message if the file is missing.
// This program reads the event itself, in `hosts/github/github.ts`.
const environment = { ...process.env };
delete process.env['GITHUB_EVENT_PATH'];

const canceling = new AbortController();
// A closed terminal sends SIGHUP.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    // A second signal ends the program at once, without waiting for the run to be cancelled.
    if (canceling.signal.aborted) {
      process.stderr.write(sharedTerminal?.erasing() ?? '');
      endProcessNow(exitCodeOfSignal(canceling.signal));
    }
    canceling.abort(name === 'SIGINT' ? name : 'SIGTERM');
  });
}

const canceled = alarms.any(canceling.signal);
/** How long after a signal output may still wait for its reader. */
const READER_MS = 400;
const readerIsLate = alarms.after(canceled, READER_MS);

/** The first failure of writing, for example of a full disk. A closed pipe (`| head`) is none. */
let writeError: NodeJS.ErrnoException | undefined;
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') writeError ??= error;
  });
}

const streams = {
  out: (text: string) => write(process.stdout, text),
  err: (text: string) => write(process.stderr, text),
};
const areTerminals = process.stdout.isTTY && process.stderr.isTTY;
/** Both streams in one terminal, with a status line. */
const sharedTerminal =
  areTerminals && wantsColour(environment)
    ? shareTerminal({ ...streams, columns: () => columnsOf(process.stderr) })
    : undefined;
const outputs = sharedTerminal ?? streams;
// Some CI hosts give a job a terminal and keep what it prints in a file: there nothing is wrapped.
const isForPerson = process.stderr.isTTY && (environment['CI'] ?? '') === '';
const lineWidth = isForPerson ? () => columnsOf(process.stderr) : undefined;

const screen = {
  columns: () => columnsOf(process.stdout),
  rows: () => rowsOf(process.stdout),
  colour: wantsColour(environment),
};

const io: CommandProcess = {
  ...outputs,
  err: (text) => outputs.err(lineWidth ? wrapLines(text, lineWidth()) : text),
  lineWidth,
  environment,
  workingDirectory: findWorkingDirectory(),
  canAnswer: process.stdout.isTTY && process.stdin.isTTY,
  isPersonThere: process.stdin.isTTY && process.stderr.isTTY,
  screen: process.stdout.isTTY ? screen : undefined,
  ask,
  clock: systemClock(),
  alarms,
  random: Math.random,
  ...programsEndedBy(canceled, { execute, executeBounded }),
  signal: canceled,
  version: VERSION,
};

// A program that ends without a result must not look green.
process.exitCode = EXIT.undecided;
// Not awaited: the bundle is CommonJS, which has no `await` outside of functions.
void main();

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const exitCode = await run(words);
  if (writeError !== undefined) {
    await io.err(`Not all of it could be written: ${writeError.message}\n`);
  }
  // Nobody has read a result that was not written: it is not green.
  const isGreenUnread = exitCode === EXIT.green && writeError !== undefined;
  const codeOfUnread = canceled.aborted ? exitCodeOfSignal(canceling.signal) : EXIT.undecided;
  // Everything written has been awaited. No connection and no thread may keep the process.
  await endProcess(isGreenUnread ? codeOfUnread : exitCode);
}

/** Node.js would end with a stack and the exit code 1, which is the verdict "blocked". */
function findWorkingDirectory(): string {
  try {
    return process.cwd();
  } catch {
    process.stderr.write('The working directory is not there any more: change to one that is.\n');
    return endProcessNow(EXIT.badInput);
  }
}

/** The version is printed without loading what runs commands. */
async function run(words: readonly string[]): Promise<number> {
  if (words[0] !== '--version' && words[0] !== '-V') {
    return (await import('./start.ts')).start(words, io);
  }
  await io.out(`${VERSION}\n`);
  return EXIT.green;
}

/** Resolves when the text is written, when writing fails, and a moment after a signal. */
function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = () => {
      writeError ??= new Error('its reader takes no more.');
      resolve();
    };
    readerIsLate.addEventListener('abort', giveUp, { once: true });
    stream.write(text, () => {
      readerIsLate.removeEventListener('abort', giveUp);
      resolve();
    });
  });
}

async function ask(question: string): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // While a question is open, a terminal hands Ctrl-C to it and sends no signal.
  lines.on('SIGINT', () => canceling.abort('SIGINT'));
  try {
    return await lines.question(question, { signal: canceling.signal });
  } catch (error) {
    process.stderr.write('\n');
    // A person who presses Ctrl-C ends the program. That must not look like the answer "no".
    if (canceling.signal.aborted) throw error;
    return undefined;
  } finally {
    lines.close();
  }
}
