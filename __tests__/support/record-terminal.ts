/** What a program writes to a terminal of so many columns, byte for byte, through a pseudo-terminal of python3. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from './markdown-files.ts';

const PROGRAM = join(REPOSITORY, '__tests__/data/record-terminal.py');

export interface Recording {
  bytes: string;
  code: number | null;
}

/** @param interruptAt once this has been written, Ctrl-C is typed; one text a line for several times */
export async function recordTerminal(
  python: string,
  words: readonly string[],
  options: { columns: number; cwd: string; env: Record<string, string>; interruptAt?: string },
): Promise<Recording> {
  const { columns, cwd, env, interruptAt = '' } = options;
  const args = [PROGRAM, String(columns), interruptAt, ...words];
  const child = spawn(python, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let bytes = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (bytes += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ bytes, code }));
  });
}
