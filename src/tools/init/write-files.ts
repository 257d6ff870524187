/**
 * Writes the files of `init`, and fits what it prints beside them to one line each. Refuses to replace a file without
 * `--force`, and to write a name that a shell or a pipeline could run.
 */
import { existsSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repositoryOf } from '../../archive/resolve-directory.ts';
import { isBelow, realOrSame } from '../../machine/find-repository.ts';
import { errorMessage } from '../../model/error-message.ts';
import { ownPage } from '../../model/own-pages.ts';
import { escapeUnits } from '../../model/quote.ts';
import type { CommandInput, CommandIo } from '../../check/command.ts';
import { usageError, flagOf } from '../../check/command-input.ts';
import type { ChosenInput } from './gates-with-service.ts';
import { safeLine } from '../../report/neutralise-log.ts';
import { formatNumber } from '../../model/sentence.ts';
import { writeWholeFile } from '../../machine/write-whole-file.ts';

/** A path relative to the working directory, and its text. */
export type ProposedFile = readonly [path: string, text: string];

/**
 * Prints the files, and writes them if the person agrees. Questions are only asked at a terminal.
 *
 * @returns whether they were written
 */
export async function writeIfAgreed(
  files: readonly ProposedFile[],
  input: CommandInput,
  io: CommandIo,
): Promise<boolean> {
  for (const [path, text] of files) {
    await io.out(`${path}:\n\n${text.replaceAll(/^(?=.)/gm, '  ')}\n`);
  }
  if (io.canAnswer && !flagOf(input, 'yes')) {
    const answer = (await io.ask('Write it? [Y/n] '))?.trim().toLowerCase() ?? 'no';
    if (!['', 'y', 'yes'].includes(answer)) return false;
  }
  for (const [path, text] of files) {
    const absolute = join(io.workingDirectory, path);
    refuseOutside(path, io.workingDirectory);
    try {
      // A link in its place is replaced, and not followed.
      if (flagOf(input, 'force')) await writeWholeFile(absolute, text);
      else {
        await mkdir(dirname(absolute), { recursive: true });
        await writeFile(absolute, text, { flag: 'wx' });
      }
    } catch (error) {
      throw usageError(path, `cannot be written: ${errorMessage(error)}.`);
    }
  }
  return true;
}

/** @throws UsageError if a link leads to another place than the repository */
function refuseOutside(path: string, directory: string): void {
  let parent = dirname(join(directory, path));
  while (!existsSync(parent)) parent = dirname(parent);
  const real = realOrSame(parent);
  if (isBelow(real, realOrSame(repositoryOf(directory) ?? directory))) return;
  throw usageError(
    path,
    `would be written to ${real}, outside of the repository. Remove the link.`,
  );
}

/** @throws UsageError if one of the paths, relative to `directory`, is there already */
export async function refuseToReplace(paths: readonly string[], directory: string): Promise<void> {
  for (const path of paths) {
    if (!(await isThere(path, directory))) continue;
    throw usageError('--force', `is needed: ${path} is there already and would be replaced.`);
  }
}

/** Whether something has this path, relative to `directory`. */
export async function isThere(path: string, directory: string): Promise<boolean> {
  const stats = await stat(join(directory, path)).catch(() => undefined);
  return stats !== undefined;
}

/** What a shell or a pipeline of some host takes for more than a text: expressions, commands; and invisible characters. */
const UNSAFE = /\$\{\{|\$\[\[|<<|\$\(|`|##(?:vso)?\[|[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

const NOT_PRINTABLE = /[^\x20-\x7e]/g;

/** @throws UsageError if a name could be more than a text in the file of a pipeline, on any host */
export function refuseUnsafeNames(names: readonly ChosenInput[]): void {
  for (const { name: input, value } of names) {
    if (!UNSAFE.test(value)) continue;
    const message = `would be ${JSON.stringify(value).replaceAll(NOT_PRINTABLE, escapeUnits)}, of which a pipeline or a shell could run a part. Rename it: no file has a name with "\${{", "<<", "$(", a backtick or a control character.`;
    throw usageError(`--${input}`, message);
  }
}

/** The most characters of a notice. */
const MAX_LENGTH = 155;

/** A line with names in place of `NAMES`: as many as fit, and the number of the others. Empty without names. */
export function fitNotice(named: string | readonly string[] | undefined, text: string): string {
  const names = [named ?? []].flat();
  if (names.length === 0) return '';
  for (let shown = names.length; shown > 0; shown -= 1) {
    const more = shown === names.length ? '' : ` and ${names.length - shown} more`;
    const line = safeLine(text.replace('NAMES', () => names.slice(0, shown).join(', ') + more));
    if (line.length <= MAX_LENGTH) return line;
  }
  // Not even one name fits.
  return text.replace('NAMES', `${formatNumber(names.length)} of them`);
}

/** The line that links to the documentation, with a line break. */
export function pagesLine(): string {
  return `Pages: ${ownPage('docs/README.md')}\n`;
}

/** A numbered list, each entry with a line break. */
export function numberedList(entries: readonly string[]): string {
  return entries.map((entry, index) => `  ${index + 1}. ${entry}\n`).join('');
}
