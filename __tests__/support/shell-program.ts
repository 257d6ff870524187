/**
 * `plangate` for the scripts of a shell: a program that hands its words, directory and environment to this process, where
 * the command runs, and that prints and ends as the command did. Nothing is printed before the end, and nothing is read
 * from standard input. Where each command is to start a process, the program is the bundle (`processes.ts`).
 */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { callCli } from './call-cli.ts';
import { inDist } from './dist.ts';
import { runsProcesses } from './processes.ts';
import { listenHere } from './loopback-service.ts';

export interface ShellProgram {
  stop(): void;
}

/** @param bin directory that gets the program; it is made if it is not there */
export async function openShellProgram(bin: string): Promise<ShellProgram> {
  const program = join(bin, 'plangate');
  mkdirSync(bin, { recursive: true });
  rmSync(program, { force: true });
  if (runsProcesses({})) {
    symlinkSync(inDist('cli/index.js'), program);
    return { stop: () => undefined };
  }
  const server = createServer(answerOn);
  const port = await listenHere(server);
  writeFileSync(program, clientOf(port), { mode: 0o755 });
  return { stop: () => void server.close() };
}

/** What is sent ends with NUL each time: directory, number of words, words, variables, and one that is empty. */
function clientOf(port: number): string {
  return `#!/usr/bin/env bash
exec 3<>/dev/tcp/127.0.0.1/${port} || exit 70
{ printf '%s\\0' "$PWD" "$#" "$@"; env -0; printf '\\0'; } >&3
read -r code length <&3 || exit 70
head -c "$length" <&3
cat <&3 >&2
exit "$code"
`;
}

function answerOn(socket: Socket): void {
  let received = '';
  // A shell that was stopped has nobody who reads the answer.
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
    const call = readCall(received);
    if (call !== undefined) void answer(socket, call);
  });
}

interface Call {
  words: string[];
  cwd: string;
  env: Record<string, string>;
}

async function answer(socket: Socket, call: Call): Promise<void> {
  try {
    const { code, stdout, stderr } = await callCli(call.words, { ...call, isPersonThere: false });
    socket.end(`${code} ${Buffer.byteLength(stdout)}\n${stdout}${stderr}`);
  } catch (error) {
    socket.end(`70 0\n${String(error)}`);
  }
}

/** Undefined as long as something is missing. */
function readCall(received: string): Call | undefined {
  if (!received.endsWith('\0\0')) return undefined;
  const [cwd = '', count = '', ...texts] = received.split('\0').slice(0, -1);
  const variables = texts.slice(Number(count));
  // An empty word at the end of what has come so far looks like the end.
  if (variables.at(-1) !== '') return undefined;
  const pairs = variables.slice(0, -1).map((pair) => {
    const [name = ''] = pair.split('=', 1);
    return [name, pair.slice(name.length + 1)] as const;
  });
  return { cwd, words: texts.slice(0, Number(count)), env: Object.fromEntries(pairs) };
}
