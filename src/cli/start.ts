/** Starts a call of the command line: it loads what the call needs, and runs it. */
import type { CommandProcess } from '../check/command.ts';
import { loadCommand } from './commands.ts';
import { runProgram } from './run-program.ts';

/** @returns the exit code */
export async function start(words: readonly string[], io: CommandProcess): Promise<number> {
  return runProgram(await loadCommand(words), words, io);
}
