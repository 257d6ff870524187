/** Checks again whenever the configuration or a policy changes, until it is stopped. */
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isInDirectory, repositoryOf } from '../archive/place.ts';
import { mayBeRead } from '../configuration/file-names.ts';
import { findPlannedPlace } from '../plan/outside-modules.ts';
import { isJob } from '../hosts/workspace.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { POLICY_DIRECTORIES } from '../model/policy-files.ts';
import type { CommandInput, CommandIo } from './command.ts';
import { renderProblems, UsageError, usageError } from './problems.ts';
import { optionOf } from './read-input.ts';

/** The pause between two looks at the files. Looks at many files take longer, and so do the pauses. */
const PAUSE_MS = 100;
const PAUSE_PER_LOOK = 4;
/** What a plan or a policy may read; reports are not among them, or each check would start the next one. */
const OTHER_READ = /\.(?:rego|hcl|sentinel|tftpl|tpl|ya?ml)$|^data\.json$/;
const PASSED_OVER = new Set(['.git', '.terraform', 'node_modules']);

/** @returns the exit code of the last check */
export async function watchChecks(
  input: CommandInput,
  io: CommandIo,
  check: () => Promise<number>,
): Promise<number> {
  if (!io.isPersonThere || isJob(io.environment)) {
    throw usageError('--watch', 'is for a person at a terminal: a job would never end.');
  }
  let code = 0;
  while (!io.signal.aborted) {
    // A change may call a module in another directory.
    const directories = await watchedDirectories(input, io);
    const snapshot = await lookAt(directories);
    if (io.screen !== undefined) await io.out('\x1b[2J\x1b[3J\x1b[H');
    code = await checkOnce(check, io);
    await io.err('Waiting for a change (Ctrl-C ends).\n');
    for (;;) {
      const began = io.clock.now();
      if (io.signal.aborted || (await lookAt(directories)) !== snapshot) break;
      const pauseMs = Math.max(PAUSE_MS, PAUSE_PER_LOOK * (io.clock.now() - began));
      await io.clock.sleep(pauseMs, io.signal).catch(() => undefined);
    }
  }
  return code;
}

/** Prints a mistake in a policy and goes on watching, because a person is about to correct it. */
async function checkOnce(check: () => Promise<number>, io: CommandIo): Promise<number> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    await io.err(renderProblems('plangate check', error.problems));
    return 2;
  }
}

/** The directories of the policies, and those that are planned: they hold the local modules as well. */
async function watchedDirectories(
  input: CommandInput,
  { workingDirectory }: CommandIo,
): Promise<string[]> {
  const { policies, workspaces } = input.options;
  const items = (value: unknown) =>
    Array.isArray(value) ? value.flatMap((text) => String(text).split(/[,\n]/)) : [];
  const at = (paths: readonly string[]) =>
    paths
      .map((text) => text.trim())
      .filter((path) => path !== '' && !path.includes('://'))
      .map((path) => resolve(workingDirectory, path));
  const pairs = items(workspaces).flatMap((item) => item.split('=')[1] ?? []);
  const watched = at(policies === undefined ? POLICY_DIRECTORIES : items(policies));
  for (const directory of at([optionOf(input, 'directory') ?? '.', ...pairs])) {
    const module = realOrSame(directory);
    const { root } = await findPlannedPlace(module, repositoryOf(module));
    watched.push(directory, root);
  }
  const isInner = (path: string) =>
    watched.some((other) => other !== path && isInDirectory(path, other));
  return [...new Set(watched)].filter((path) => !isInner(path));
}

/** A text that changes when a file is added, removed or written. */
async function lookAt(directories: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const walk = async (directory: string): Promise<void> => {
    const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(directory, entry.name);
      if (entry.isDirectory() && !PASSED_OVER.has(entry.name)) await walk(path);
      else if (mayBeRead(entry.name) || OTHER_READ.test(entry.name)) {
        const stats = await stat(path).catch(() => undefined);
        lines.push(`${path} ${stats?.size} ${stats?.mtimeMs}`);
      }
    }
  };
  for (const directory of directories) await walk(directory);
  return lines.join('\n');
}
