#!/usr/bin/env node
/**
 * The command line's entry: the only file of it that knows the process. A command reads words and prints what the steps
 * say. It never decides what passes.
 */
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { setFlagsFromString } from 'node:v8';
import { VERSION } from '../model/version.ts';
import { endProcess, endProcessNow } from '../machine/end-process.ts';
import { systemClock } from '../machine/system-clock.ts';
import { alarms } from '../machine/alarms.ts';
import { execute, executeBounded, programsEndedBy } from '../machine/execute.ts';
import { EXIT, type CommandIo, type CommandSpec } from './command.ts';
import { runProgram } from './run-program.ts';
import { columnsOf, createScreen, rowsOf, wantsScreen } from './screen.ts';
import { wrapLines } from './wrap.ts';

// What is no longer needed is collected early: a plan of 50 MB takes 400 MB and not 800.
setFlagsFromString('--heap-growing-percent=15');

// GitHub's toolkit reads the event file when it is loaded, and prints a message if the file is missing.
// This program reads the event itself, in `hosts/github/host.ts`.
const environment = { ...process.env };
delete process.env['GITHUB_EVENT_PATH'];

const cancel = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    // A second signal ends the program at once, without waiting for the run to be cancelled.
    if (cancel.signal.aborted) {
      process.stderr.write(screen?.erasing() ?? '');
      endProcessNow(exitCodeOf(cancel.signal));
    }
    cancel.abort(name);
  });
}

const canceled = alarms.any(cancel.signal);
/** How long after a signal output may still wait for its reader. */
const READER_MS = 400;
const outOfTime = alarms.after(canceled, READER_MS);

/** Any failure of writing but a closed pipe (`| head`), for example a full disk. */
let unwritten: NodeJS.ErrnoException | undefined;
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') unwritten ??= error;
  });
}

const streams = {
  out: (text: string) => write(process.stdout, text),
  err: (text: string) => write(process.stderr, text),
};
const areTerminals = process.stdout.isTTY && process.stderr.isTTY;
const screen = wantsScreen(areTerminals, environment)
  ? createScreen({ ...streams, columns: () => columnsOf(process.stderr) })
  : undefined;
const outputs = screen ?? streams;
// The terminal that some CI hosts give a job is a file in the end.
const isForPerson = process.stderr.isTTY && (environment['CI'] ?? '') === '';
const columns = isForPerson ? () => columnsOf(process.stderr) : undefined;

const terminal = {
  columns: () => columnsOf(process.stdout),
  rows: () => rowsOf(process.stdout),
  colour: wantsScreen(true, environment),
};

const io: CommandIo = {
  ...outputs,
  err: (text) => outputs.err(columns ? wrapLines(text, columns()) : text),
  columns,
  environment,
  workingDirectory: process.cwd(),
  terminal: process.stdout.isTTY && process.stdin.isTTY,
  isPersonThere: process.stdin.isTTY && process.stderr.isTTY,
  screen: process.stdout.isTTY ? terminal : undefined,
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
// Not awaited: modules that are loaded later import this one and would wait for it to end.
void main();

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const exitCode = await runProgram(await commandsFor(words[0]), words, io);
  if (unwritten !== undefined) {
    await io.err(`Not all of it could be written: ${unwritten.message}\n`);
  }
  // Nobody has read a result that was not written: it is not green.
  const isGreenUnread = exitCode === EXIT.green && unwritten !== undefined;
  const codeOfUnread = canceled.aborted ? exitCodeOf(cancel.signal) : EXIT.undecided;
  // Everything written has been awaited. No connection and no thread may keep the process.
  await endProcess(isGreenUnread ? codeOfUnread : exitCode);
}

/** `pack` and `check` are loaded alone: to read the other commands takes as long as packing does. */
async function commandsFor(word: string | undefined): Promise<CommandSpec> {
  const root = { name: 'plangate', summary: '' };
  if (word === 'pack') return { ...root, commands: [(await import('./pack.ts')).pack] };
  if (word === 'check') return { ...root, commands: [(await import('./check.ts')).check] };
  return (await import('./commands.ts')).plangate;
}

function exitCodeOf({ reason }: AbortSignal): number {
  return reason === 'SIGTERM' ? EXIT.terminated : EXIT.interrupted;
}

/** Resolves when the text is written, when writing fails, and a moment after a signal. */
function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outOfTime.removeEventListener('abort', giveUp);
      resolve();
    };
    const giveUp = () => {
      unwritten ??= new Error('its reader takes no more.');
      resolve();
    };
    outOfTime.addEventListener('abort', giveUp, { once: true });
    stream.write(text, done);
  });
}

async function ask(question: string): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // While a question is open, a terminal hands Ctrl-C to it and sends no signal.
  lines.on('SIGINT', () => cancel.abort('SIGINT'));
  try {
    return await lines.question(question, { signal: cancel.signal });
  } catch (error) {
    process.stderr.write('\n');
    // The call is over, and no answer must look like a "no".
    if (cancel.signal.aborted) throw error;
    return undefined;
  } finally {
    lines.close();
  }
}
