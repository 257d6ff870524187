/** Calls a command in this process, with its own streams: the network and the files are real. */
import type { CommandIo, CommandProcess, CommandSpec } from '../../src/check/command.ts';
import { loadCommand } from '../../src/cli/commands.ts';
import { runProgram } from '../../src/cli/run-program.ts';
import { alarms } from '../../src/machine/system-clock.ts';
import { execute, executeBounded } from '../../src/machine/execute.ts';
import { pausingClock } from './short-pauses.ts';
import { makeTree } from './tree.ts';

export interface CallResult {
  code: number;
  stdout: string;
  stderr: string;
}

export interface CallOptions {
  env?: Record<string, string>;
  cwd?: string;
  answer?: string;
  execute?: CommandIo['execute'];
  executeBounded?: CommandIo['executeBounded'];
  /** Left out: pauses are short. */
  clock?: CommandIo['clock'];
  /** Left out: those of the machine. */
  alarms?: CommandIo['alarms'];
  signal?: AbortSignal;
  /** As when somebody sits at a terminal; so it is when left out. */
  isPersonThere?: boolean;
  /** The terminal of standard output; a pipe when left out. */
  screen?: CommandIo['screen'];
  /** In place of the commands that there are. */
  commands?: CommandSpec;
  /** Called before the answer. */
  onAsk?: () => unknown;
  /** Called with what is written to standard error. */
  onErr?: (text: string) => void;
}

export async function callCli(
  words: readonly string[],
  options: CallOptions = {},
): Promise<CallResult> {
  const result = { stdout: '', stderr: '' };
  const cwd = options.cwd ?? makeTree().root;
  const clock = pausingClock();
  const io: CommandProcess = {
    out: async (text) => void (result.stdout += text),
    err: async (text) => {
      result.stderr += text;
      options.onErr?.(text);
    },
    ask: async () => {
      await options.onAsk?.();
      return options.answer;
    },
    environment: { HOME: cwd, PATH: process.env['PATH'], ...options.env },
    workingDirectory: cwd,
    canAnswer: options.answer !== undefined,
    isPersonThere: options.isPersonThere ?? true,
    screen: options.screen,
    clock: options.clock ?? clock,
    random: Math.random,
    execute: options.execute ?? execute,
    executeBounded: options.executeBounded ?? executeBounded,
    alarms: options.alarms ?? alarms,
    // As in `main.ts`: any number of requests may wait for it.
    signal: alarms.any(options.signal ?? new AbortController().signal),
    version: '1.0.0',
  };
  try {
    return {
      code: await runProgram(options.commands ?? (await loadCommand(words)), words, io),
      ...result,
    };
  } finally {
    clock.stop();
  }
}
