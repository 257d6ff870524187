/**
 * Runs the blocks of a page, in order, as a reader would: each in a shell that goes on where the one
 * before it stopped. The first line of a block says what is special about it, where no reader sees it:
 *
 *     sh                  ends with 0
 *     sh exit=3           ends with 3
 *     sh stays            goes on; what follows begins once it has printed more than warnings
 *     sh no-run: reason   is not run
 *     json name=seed.json is saved under this name, and a later block has to use it
 *     ts name=list.ts     likewise, as list.js
 *     text output         what the block before it prints; a line with … stands for any lines
 *
 * GOLDEN=update writes an output that is not what was printed.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FencedBlock } from './markdown-files.ts';
import { REPOSITORY } from './markdown-files.ts';

export interface PageOptions {
  environment: Record<string, string>;
  /** Where the first block begins. */
  directory: string;
  /** What stands for something that only a reader knows: `<sha256>` → the digest. */
  blanks: Readonly<Record<string, string>>;
  /** Called for the file of each `ts` block, before a later block compiles it. */
  prepare(program: string): void;
}

export interface PageReport {
  /** `README.md:31: reason` */
  notRun: string[];
  problems: string[];
}

interface Shell extends PageOptions {
  state: string;
  stays: ChildProcess[];
  output: string;
}

export async function runPage(
  blocks: readonly FencedBlock[],
  options: PageOptions,
): Promise<PageReport> {
  const report: PageReport = { notRun: [], problems: [] };
  const shell: Shell = {
    ...options,
    state: mkdtempSync(join(options.environment['TMPDIR'] ?? '', 'shell-')),
    stays: [],
    output: '',
  };
  const unused = new Map<string, string>();
  try {
    for (const block of blocks) {
      const [, language = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(block.language) ?? [];
      const [, reason] = /^no-run: (.+)$/.exec(rest) ?? [];
      if (reason !== undefined) report.notRun.push(`${block.at}: ${reason}`);
      else {
        const problem = await runBlock(block, language, rest, shell, unused);
        if (problem !== undefined) report.problems.push(`${block.at}: ${problem}`);
      }
    }
  } finally {
    await Promise.all(shell.stays.map(stop));
  }
  for (const [name, at] of unused) report.problems.push(`${at}: nothing uses ${name}`);
  return report;
}

async function runBlock(
  { text, at }: FencedBlock,
  language: string,
  rest: string,
  shell: Shell,
  unused: Map<string, string>,
): Promise<string | undefined> {
  const [, name] = /^name=([\w.-]+)$/.exec(rest) ?? [];
  switch (language) {
    case 'sh': {
      for (const known of unused.keys()) if (text.includes(known)) unused.delete(known);
      const [, exit = '0'] = /^exit=(\d+)$/.exec(rest) ?? [];
      if (rest === 'stays') return stay(text, shell);
      if (rest !== '' && !rest.startsWith('exit=')) return `"${rest}" means nothing`;
      const ended = await runShell(text, shell);
      shell.output = ended.output;
      const expected = Number(exit);
      return ended.code === expected
        ? undefined
        : `exit code ${ended.code} instead of ${expected}\n${text}\n${ended.output}`;
    }
    case 'json':
    case 'ts': {
      if (name === undefined) return `a block of ${language} needs a name`;
      if (language === 'json') JSON.parse(text);
      writeFileSync(join(shell.directory, name), `${text}\n`);
      if (language === 'ts') shell.prepare(join(shell.directory, name));
      unused.set(name.replace(/\.ts$/, '.js'), at);
      return undefined;
    }
    case 'text':
      if (rest !== 'output' || matches(text, shell.output)) return undefined;
      if (process.env['GOLDEN'] === 'update') return rewrite(at, text, shell.output);
      return `this is not what was printed:\n${shell.output}`;
    default:
      return undefined;
  }
}

function rewrite(at: string, before: string, after: string): undefined {
  const page = join(REPOSITORY, at.replace(/:\d+$/, ''));
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(before, () => after.trimEnd()),
  );
}

/** Variables and directory go on from block to block. */
function begin(text: string, { environment, directory, blanks, state }: Shell): ChildProcess {
  let filled = text;
  for (const [blank, value] of Object.entries(blanks)) filled = filled.replaceAll(blank, value);
  const script = `[ ! -e "$STATE/variables" ] || { . "$STATE/variables"; cd "$(cat "$STATE/directory")"; }
trap 'status=$?; export -p > "$STATE/variables"; pwd > "$STATE/directory"; exit $status' EXIT
${filled}
`;
  return spawn('bash', ['-e', '-c', script], {
    cwd: directory,
    env: { ...environment, STATE: state },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

async function runShell(
  text: string,
  shell: Shell,
): Promise<{ code: number | null; output: string }> {
  const child = begin(text, shell);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

async function stay(text: string, shell: Shell): Promise<string | undefined> {
  const child = begin(text, shell);
  shell.stays.push(child);
  let output = '';
  return new Promise((resolve) => {
    const heard = (chunk: Buffer) => {
      output += chunk.toString();
      shell.output = output;
      if (output.split('\n').some((line) => line !== '' && !line.startsWith('warning:'))) {
        resolve(undefined);
      }
    };
    child.stdout?.on('data', heard);
    child.stderr?.on('data', heard);
    child.once('close', (code) => resolve(`ended with ${code} instead of staying\n${output}`));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  // The shell and what it started.
  process.kill(-child.pid, 'SIGTERM');
  await gone;
}

/** Line by line, with what differs from run to run made equal. */
export function matches(shown: string, printed: string): boolean {
  const actual = equalised(printed);
  let from = 0;
  for (const part of equalised(shown).split(/^…$/m)) {
    const at = actual.indexOf(part.trim(), from);
    if (at < 0) return false;
    from = at + part.trim().length;
  }
  return true;
}

function equalised(text: string): string {
  return text
    .replaceAll(/\b(run|cv|ws|team|apool|polchk)-[A-Za-z0-9]{16}\b/g, '$1-…')
    .replaceAll(/\b(?:[\da-f]{12}…|[\da-f]{64})/g, '<digest>')
    .replaceAll(/ at [\da-f]{7}$/gm, ' at <commit>')
    .replaceAll(/\b\d\d:\d\d\b/g, 'mm:ss')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:port')
    .replaceAll(/[\d.]+ k?B\b/g, '<size>')
    .replaceAll(/[ \t]+$/gm, '');
}
