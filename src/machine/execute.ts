/** Starts programs. No other file does, and @actions/exec is loaded only when the first program starts. */
import { spawn, type ChildProcess } from 'node:child_process';
import { sep } from 'node:path';
import type { Environment, Execute, ProgramEnd, ExecuteBounded } from '../model/ports.ts';
import { environmentFor, findOnPath } from './program-path.ts';

/**
 * The variables of the job's environment that a program gets: those that it needs to start, to find
 * its home and to write temporary files. None of them holds a token or an input.
 */
const PASSED_ON: readonly string[] = [
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

/** Runs a program with a small environment, and waits for its end. It rejects only if the program cannot be started. */
export const execute: Execute = async (program, args, options) => {
  const { cwd, stdin, environment = {}, variables = {}, take } = options;
  const safe = environmentFor(environment, cwd);
  const env = { ...passedOn(safe), ...variables };
  if (stdin !== undefined)
    return runWithInput(findProgram(program, safe), args, { cwd, env, stdin });
  const { getExecOutput } = await import('@actions/exec');
  // The package reads this text as a command line.
  const command = `"${findProgram(program, safe).replaceAll('"', '\\"')}"`;
  return getExecOutput(command, [...args], {
    cwd,
    env,
    silent: true,
    ignoreReturnCode: true,
    listeners: take && { stdout: take },
  });
};

/** Runs a program that may end without having read its input, which the package above does not survive. */
async function runWithInput(
  executable: string,
  args: readonly string[],
  { cwd, env, stdin }: { cwd: string; env: Record<string, string>; stdin: string },
) {
  const child = spawn(executable, [...args], { cwd, env });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => void (output[name] += text));
  }
  child.stdin.on('error', () => undefined).end(stdin);
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? -1));
  });
  return { exitCode, ...output };
}

/** Runs a program with limits of time and output, and ends all processes of its group. It rejects only if the program cannot be started. */
export const executeBounded: ExecuteBounded = async (program, args, options) => {
  const { cwd, variables, signal, timeoutMs, maxBytes, take } = options;
  const env = environmentFor(variables, cwd);
  const child = spawn(findProgram(program, env), [...args], {
    cwd,
    env,
    // A new process group, so that what the program starts can be ended with it.
    detached: sep === '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  let ended: ProgramEnd['ended'];
  const end = (why: ProgramEnd['ended']): void => {
    ended ??= why;
    endGroup(child);
  };
  let bytes = 0;
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      if (ended !== undefined) return;
      bytes += Buffer.byteLength(text);
      if (bytes > maxBytes) return end('flood');
      output[name] += text;
      if (name === 'stdout') take?.(text);
    });
  }
  const timer = setTimeout(() => end('timeout'), timeoutMs);
  const abort = () => end('aborted');
  signal.addEventListener('abort', abort);
  try {
    if (signal.aborted) abort();
    return { exitCode: await whenOver(child), ...output, ended };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
};

/** How long its output may go on after a program has exited: something that left its group may hold it. */
const LINGER_MS = 1_000;

/** The exit code, once the program has exited and its output has been read. */
function whenOver(child: ChildProcess): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      endGroup(child);
      const over = () => {
        clearTimeout(timer);
        child.stdout?.destroy();
        child.stderr?.destroy();
        resolve(code ?? undefined);
      };
      const timer = setTimeout(over, LINGER_MS);
      child.once('close', over);
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

/** The variables of the job that a program gets. */
export function passedOn(environment: Environment): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    // Windows does not distinguish case in these names.
    const upper = name.toUpperCase();
    if (value === undefined || !PASSED_ON.includes(sep === '/' ? name : upper)) continue;
    kept[name] = value;
  }
  return kept;
}

/** A path is taken as it is. A name leads to a program on the PATH. */
function findProgram(program: string, environment: Environment): string {
  if (program.includes(sep)) return program;
  const executable = findOnPath(program, environment);
  if (executable === undefined) throw new Error(`${program} was not found in PATH`);
  return executable;
}

/** Whether a program would be found. */
export function isOnPath(program: string, environment: Environment): boolean {
  return findOnPath(program, environment) !== undefined;
}
