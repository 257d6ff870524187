/**
 * Starts programs, and ends them; no other file does. This directory is the computer for all others: clock, network, programs
 * and git. It never decides anything.
 */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { platform } from 'node:os';
import { join, sep } from 'node:path';
import { LONGEST_TIMER_MS } from './system-clock.ts';
import { endedBy } from '../model/ended-by.ts';
import type { Environment, Execute, ProgramEnd, ExecuteBounded } from '../model/ports.ts';
import { environmentFor, findOnPath } from './program-path.ts';
import { makeTemporary, removeTemporary } from './temporary.ts';
import { residentBytes, watchMemory } from './watch-memory.ts';

/**
 * The variables of the job's environment that a program gets: those that it needs to start, to find
 * its home and to write temporary files. None of them holds a token or an input.
 */
const PASSED_VARIABLES: readonly string[] = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  // These are for Windows.
  'PATHEXT',
  'SYSTEMROOT',
  'SYSTEMDRIVE',
  'WINDIR',
  'COMSPEC',
  'USERPROFILE',
  'USERNAME',
];

/** The limit of a program for which the caller names none. */
const TIMEOUT_MS = 5 * 60_000;

/** Runs a program with a small environment, and waits for its end. It rejects if the program cannot be started, or had to be ended. */
export const execute: Execute = async (program, args, options) => {
  const { cwd, stdin, environment = {}, variables = {}, take } = options;
  const { timeoutMs = TIMEOUT_MS, signal = new AbortController().signal } = options;
  const safeEnvironment = environmentFor(environment, cwd);
  const path = findProgram(program, safeEnvironment);
  const passed = { ...pickVariables(safeEnvironment), ...variables };
  if (options.goesOn === true) return await startDetached(path, args, { cwd, env: passed });
  if (sep !== '/') return await executeOnWindows(path, args, { ...options, variables: passed });
  const limits = { signal, timeoutMs, maxBytes: Number.POSITIVE_INFINITY };
  const run = { cwd, stdin, variables: passed, take, ...limits };
  const { ended, exitCode = -1, ...output } = await runProgram(path, args, run);
  if (ended !== undefined) throw new Error(`${program} ${WHY_ENDED[ended]} and was ended.`);
  return { exitCode, ...output };
};

/**
 * Runs a program on Windows, where programs have several file endings, and only the library quotes for all of them. It
 * cannot end one.
 */
async function executeOnWindows(
  path: string,
  args: readonly string[],
  options: Parameters<Execute>[2],
): ReturnType<Execute> {
  const { cwd, stdin, variables = {}, take, timeoutMs = TIMEOUT_MS, signal } = options;
  const { getExecOutput } = await import('@actions/exec');
  const timeUp = AbortSignal.timeout(timeoutMs);
  const endSignal = signal === undefined ? timeUp : AbortSignal.any([signal, timeUp]);
  // The package reads this text as a command line.
  const command = `"${path.replaceAll('"', '\\"')}"`;
  const running = getExecOutput(command, [...args], {
    cwd,
    env: { ...variables },
    silent: true,
    ignoreReturnCode: true,
    input: stdin === undefined ? undefined : Buffer.from(stdin),
    listeners: take && { stdout: take },
  });
  return await endedBy(endSignal, running);
}

async function startDetached(path: string, args: readonly string[], where: SpawnOptions) {
  const child = spawn(path, [...args], { ...where, detached: true, stdio: 'ignore' });
  child.unref();
  await once(child, 'spawn');
  return { exitCode: 0, stdout: '', stderr: '' };
}

/** Why a program was ended, as the end of a sentence about it. */
export const WHY_ENDED = {
  timeout: 'took too long',
  flood: 'printed too much',
  memory: 'took too much memory',
  aborted: 'was no longer needed',
} as const;

/** Runs a program with limits of time, output and memory, and ends all processes of its group. It rejects only if the program cannot be started. */
export const executeBounded: ExecuteBounded = async (program, args, { take, ...options }) => {
  const decoder = new TextDecoder();
  const takeBytes = take && ((bytes: Uint8Array) => take(decoder.decode(bytes, { stream: true })));
  const variables = environmentFor(options.variables, options.cwd);
  const run = { ...options, variables, take: takeBytes };
  const path = findProgram(program, variables);
  return options.goesToItsEnd === true ? runToItsEnd(path, args, run) : runProgram(path, args, run);
};

/** How often the output is read of a program that writes into a file. */
const READ_MS = 300;

/** Runs a program that goes on if this process is killed: it writes into a file, since a pipe that nobody reads would end it. */
async function runToItsEnd(
  path: string,
  args: readonly string[],
  { cwd, variables, signal, take }: RunOptions,
): Promise<ProgramEnd> {
  const directory = makeTemporary('plangate-output-');
  const output = openSync(join(directory, 'output'), 'a+');
  const child = spawn(path, [...args], {
    cwd,
    env: variables,
    detached: sep === '/',
    stdio: ['ignore', output, output],
  });
  const pieces: Buffer[] = [];
  let position = 0;
  const read = (): void => {
    const bytes = Buffer.alloc(1 << 16);
    for (let length = 1; length > 0;) {
      length = readSync(output, bytes, 0, bytes.length, position);
      position += length;
      const piece = Buffer.from(bytes.subarray(0, length));
      if (length > 0) pieces.push(piece);
      if (length > 0) take?.(piece);
    }
  };
  const reading = setInterval(read, READ_MS);
  const interrupt = (): void => {
    try {
      if (sep === '/' && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    } catch {
      // It has ended.
    }
  };
  signal.addEventListener('abort', interrupt);
  try {
    if (signal.aborted) interrupt();
    const [code] = await once(child, 'exit');
    read();
    const exitCode = typeof code === 'number' ? code : undefined;
    return { exitCode, stdout: textOf(pieces), stderr: '' };
  } finally {
    clearInterval(reading);
    signal.removeEventListener('abort', interrupt);
    closeSync(output);
    removeTemporary(directory);
  }
}

interface RunOptions extends Omit<Parameters<ExecuteBounded>[2], 'take' | 'variables'> {
  variables: Environment;
  take?: ((bytes: Uint8Array) => void) | undefined;
}

const SHELL = '/bin/sh';
/**
 * Reads the group, and then a line that says that it has ended. If this process is gone before that, the reading fails,
 * whatever ended this process: then it ends the group.
 */
const GROUP_ENDING_SCRIPT = 'read -r group; read -r ended || kill -9 -"$group"';

/** Lets a shell end the group of this program if this process is killed. Returns what to call when the program has ended. */
function endGroupWithThisProcess({ pid }: ChildProcess): () => void {
  if (pid === undefined || !existsSync(SHELL)) return () => undefined;
  const guard: ChildProcess = spawn(SHELL, ['-c', GROUP_ENDING_SCRIPT], {
    cwd: '/',
    env: {},
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined).unref();
  // Without a free file descriptor there is no pipe.
  guard.stdin?.on('error', () => undefined).write(`${pid}\n`);
  return () => void guard.stdin?.end('\n');
}

async function runProgram(path: string, args: readonly string[], options: RunOptions) {
  const { cwd, stdin, variables, signal, timeoutMs, maxBytes, maxResidentBytes, take } = options;
  const { endsWithUs } = options;
  const child = spawn(path, [...args], {
    cwd,
    env: variables,
    // A new process group, so that what the program starts can be ended with it.
    detached: sep === '/',
    stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  const tellGuardOfEnd = endsWithUs === true ? endGroupWithThisProcess(child) : undefined;
  // A program may end before it has read everything.
  child.stdin?.on('error', () => undefined).end(stdin);
  const output: Record<'stdout' | 'stderr', Buffer[]> = { stdout: [], stderr: [] };
  let ended: ProgramEnd['ended'];
  const end = (why: ProgramEnd['ended']): void => {
    ended ??= why;
    endGroup(child);
  };
  let bytes = 0;
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (chunk: Buffer) => {
      if (ended !== undefined) return;
      bytes += chunk.length;
      if (bytes > maxBytes) return end('flood');
      output[name].push(chunk);
      if (name === 'stdout') take?.(chunk);
    });
  }
  const watched = { pid: child.pid, maxBytes: maxResidentBytes };
  const ask = (pid: number) => residentBytes(pid, platform(), askPs);
  const stopWatching = watchMemory(watched, ask, () => end('memory'));
  const timer = setTimeout(() => end('timeout'), Math.min(timeoutMs, LONGEST_TIMER_MS));
  const abort = () => end('aborted');
  signal.addEventListener('abort', abort);
  try {
    if (signal.aborted) abort();
    const exitCode = await exitCodeOf(child);
    return { exitCode, stdout: textOf(output.stdout), stderr: textOf(output.stderr), ended };
  } finally {
    running.delete(child);
    tellGuardOfEnd?.();
    clearTimeout(timer);
    stopWatching();
    signal.removeEventListener('abort', abort);
  }
}

async function askPs(pid: number): Promise<string> {
  const { signal } = new AbortController();
  const bounds = { signal, timeoutMs: 5_000, maxBytes: 1_000 };
  const args = ['-o', 'rss=', '-p', String(pid)];
  const { stdout } = await executeBounded('/bin/ps', args, { cwd: '/', variables: {}, ...bounds });
  return stdout;
}

/** Starts programs as `programs` does, and ends each one that still runs when the signal is aborted. */
export function programsEndedBy(endSignal: AbortSignal, programs: Programs): Programs {
  const withEndSignal = (own?: AbortSignal) =>
    own === undefined ? endSignal : AbortSignal.any([own, endSignal]);
  const { execute: run, executeBounded: runBounded } = programs;
  return {
    execute: (program, args, options) =>
      run(program, args, { ...options, signal: withEndSignal(options.signal) }),
    executeBounded: (program, args, options) =>
      runBounded(program, args, { ...options, signal: withEndSignal(options.signal) }),
  };
}

interface Programs {
  execute: Execute;
  executeBounded: ExecuteBounded;
}

const running = new Set<ChildProcess>();

/** Ends everything that was started here and still runs, at the end of this process. */
export function endPrograms(): void {
  running.forEach(endGroup);
}

const textOf = (chunks: readonly Buffer[]): string => Buffer.concat(chunks).toString('utf8');

/** How long its output may go on after a program has exited: something that left its group may hold it. */
const OUTPUT_WAIT_MS = 1_000;
const MOST_OUTPUT_WAITS = 10;

/** The exit code, once the program has exited and its output has been read. */
function exitCodeOf(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      endGroup(child);
      let timer: NodeJS.Timeout;
      let waitsLeft = MOST_OUTPUT_WAITS;
      let hasMoreOutput = false;
      const onOutput = () => {
        hasMoreOutput = true;
      };
      child.stdout?.on('data', onOutput);
      child.stderr?.on('data', onOutput);
      const finish = () => {
        waitsLeft = 0;
        clearTimeout(timer);
        child.stdout?.destroy();
        child.stderr?.destroy();
        resolve(code ?? undefined);
      };
      const waitForOutput = () => {
        hasMoreOutput = false;
        // A busy process looks at the output late: what is there already is read before the immediate.
        const look = () => {
          waitsLeft -= 1;
          if (hasMoreOutput && waitsLeft > 0) waitForOutput();
          else finish();
        };
        timer = setTimeout(() => setImmediate(look), OUTPUT_WAIT_MS);
      };
      waitForOutput();
      child.once('close', finish);
    });
  });
}

/** Windows has no groups: there, only the program itself ends. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (sep === '/') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // None of the group is left.
  }
}

/** The variables of the job that a program gets. @param names those of every program when left out; for Windows in capitals */
export function pickVariables(
  environment: Environment,
  names: readonly string[] = PASSED_VARIABLES,
): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    // Windows does not distinguish case in these names.
    const comparedName = sep === '/' ? name : name.toUpperCase();
    if (value !== undefined && names.includes(comparedName)) variables[name] = value;
  }
  return variables;
}

/** A path is taken as it is. A name leads to a program on the PATH. */
function findProgram(program: string, environment: Environment): string {
  if (program.includes(sep)) return program;
  const executable = findOnPath(program, environment);
  if (executable === undefined) {
    throw Object.assign(new Error(`${program} was not found in PATH`), { code: 'ENOENT' });
  }
  return executable;
}
