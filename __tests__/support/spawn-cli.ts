/** Runs the command line's bundle as its users do: a process, its streams, its exit code. */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { SHORT_PAUSES, inDist } from './dist.ts';
import { runsProcesses } from './processes.ts';
import { emptyDirectory } from './empty-directory.ts';

/** The bundle. A test that asks for it fails where it is not of the present sources. */
export const cliBundle = (): string => inDist('cli/index.js');

export interface CliResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface CliOptions {
  /** Besides PATH and an empty home directory: nothing of this process's environment is inherited. */
  env?: Record<string, string>;
  cwd?: string;
  stdin?: string;
  /** Whether pauses take their full time. Left out, they are short, because no person acts in the meantime. */
  realTime?: boolean;
  /** The bundle in a process of its own; the compiled sources in this process when left out (`processes.ts`). */
  process?: boolean;
}

export function startCli(args: readonly string[], options: CliOptions = {}): ChildProcess {
  const words = [...((options.realTime ?? true) ? [] : SHORT_PAUSES), cliBundle(), ...args];
  return spawn(process.execPath, words, {
    cwd: options.cwd ?? emptyDirectory(),
    env: { PATH: process.env['PATH'] ?? '', HOME: emptyDirectory(), ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Starts `plangate serve`, and resolves once it has printed where it is. */
export async function startServe(words: readonly string[] = [], options: CliOptions = {}) {
  const child = startCli(['serve', '--format', 'json', ...words], options);
  child.stderr?.resume();
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  const said = JSON.parse(line) as {
    address: string;
    token: string;
    organization: string;
    workspaces: { id: string; name: string }[];
  };
  const ask = (method: string, path: string, sent?: object | string): Promise<Response> =>
    fetch(`${said.address}/api/v2${path}`, {
      method,
      headers: {
        // What is sent next may take longer to make than the service keeps a connection.
        connection: 'close',
        authorization: `Bearer ${said.token}`,
        'content-type': 'application/vnd.api+json',
      },
      ...(sent !== undefined && { body: typeof sent === 'string' ? sent : JSON.stringify(sent) }),
    });
  return { ...said, child, ask };
}

/** Runs a shell script as CI hosts do, which ends at the first command that fails. */
export function runShell(
  script: string,
  cwd: string,
  env: Record<string, string | undefined>,
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile('bash', ['-e', '-c', script], { cwd, env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: `${stdout}${stderr}` });
    });
  });
}

export async function runCli(
  args: readonly string[],
  options: CliOptions = {},
): Promise<CliResult> {
  const { stdin, realTime, cwd = emptyDirectory(), env = {} } = options;
  const isForNode = Object.keys(env).some((name) => name.startsWith('NODE_'));
  const mustStart = isForNode || stdin !== undefined || realTime === true;
  if (!mustStart && !runsProcesses(options)) {
    const { callCli } = await import('./call-cli.ts');
    const ended = await callCli(args, {
      cwd,
      env: { HOME: emptyDirectory(), ...env },
      isPersonThere: false,
    });
    return { ...ended, signal: null };
  }
  const child = startCli(args, { realTime: false, ...options });
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdin?.end(options.stdin ?? '');
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}

/** Puts `plangate` into a directory, for shell scripts that have it on their PATH. */
export function installCli(bin: string): void {
  const words = [process.execPath, ...SHORT_PAUSES, cliBundle()].map((word) => `'${word}'`);
  mkdirSync(bin, { recursive: true });
  const script = `#!/bin/sh\nexec ${words.join(' ')} "$@"\n`;
  writeFileSync(join(bin, 'plangate'), script, { mode: 0o755 });
}

/** `{ mode: 'provisional' }` → `--mode provisional`. */
export function flagsOf(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
}
