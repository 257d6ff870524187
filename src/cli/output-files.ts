/** Writes the files that options name: reports, and secrets that only their owner may read. */
import { open, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { FILES_OF_FEATURES } from '../features.ts';
import { reportFileNames, withReportFiles } from '../hosts/write-reports.ts';
import { renderJson } from '../report/json.ts';
import type { ReportView } from '../report/view.ts';
import { option, withGroup, type CommandInput, type StartedCommand } from '../check/command.ts';
import type { Problem } from '../model/parse.ts';
import { optionOf, wantsJson, usageError } from '../check/command-input.ts';
import { errorMessage } from '../model/error-message.ts';
import { writeWholeFile } from '../machine/write-whole-file.ts';
import type { Concealed } from '../model/secrets.ts';

/** All reports that are files. Help, pages and documentation have their names and words from here. */
export const REPORT_FILES = withReportFiles(FILES_OF_FEATURES);

/** The reports that have an option of their own, under the name of that option. */
const REPORTS = REPORT_FILES.flatMap(({ option: name, description, render }) =>
  name === undefined ? [] : [{ name, description, render }],
);

export const FORMAT_OPTIONS = [
  option('--format <word>', 'text is for people; json prints only the report on standard output', {
    choices: ['text', 'json'],
    default: 'text',
  }),
  option('--json', 'the same as --format json'),
];

export const REPORT_OPTIONS = withGroup('Reports', [
  ...FORMAT_OPTIONS,
  option('--reports <directory>', `write all reports there: ${reportFileNames(REPORT_FILES)}`),
  ...REPORTS.map(({ name, description }) => option(`--${name} <file>`, description)),
]);

/** A problem for each path to which no report can be written, found before the gate begins. */
export async function reportPathProblems(
  input: CommandInput,
  workingDirectory: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  /** Absolute path of a file that will be written → the option that asks for it. */
  const writtenBy = new Map<string, string>();
  for (const name of ['reports', ...REPORTS.map(({ name }) => name)]) {
    const path = optionOf(input, name);
    if (path === undefined) continue;
    const where = `--${name}`;
    const isDirectory = name === 'reports';
    const kind = isDirectory ? 'directory' : 'file';
    if (path.trim() === '') {
      problems.push({ where, message: `needs the name of a ${kind}.` });
      continue;
    }
    const absolute = resolve(workingDirectory, path);
    const existing = await stat(absolute).catch(() => undefined);
    if (existing !== undefined && existing.isDirectory() !== isDirectory) {
      problems.push({ where, message: `"${path}" is there and is no ${kind}.` });
    }
    const files = isDirectory ? REPORT_FILES.map(({ file }) => join(absolute, file)) : [absolute];
    for (const file of files) {
      const otherOption = writtenBy.get(file);
      if (otherOption !== undefined) {
        problems.push({ where, message: `"${path}" is written by ${otherOption}, too.` });
      }
      writtenBy.set(file, where);
    }
  }
  return problems;
}

/** Writes the requested reports. A file that cannot be written is a warning: the verdict stays. */
export async function writeReportFiles(
  view: Concealed<ReportView>,
  { input, io, log }: StartedCommand,
): Promise<void> {
  for (const { name, render } of REPORTS) {
    const path = optionOf(input, name);
    if (path === undefined) continue;
    try {
      await writeWholeFile(resolve(io.workingDirectory, path), (await render(view)) ?? '');
    } catch (error) {
      log.warning(`--${name}: "${path}" was not written: ${errorMessage(error)}`);
    }
  }
  await log.flush();
  if (wantsJson(input)) await io.out(renderJson(view));
}

/**
 * Creates the file (never overwriting one) before it asks for the secret, so that no secret is lost.
 * If that fails, the file is removed.
 *
 * @param option name, without dashes, of the option that gave the path: a problem with the path names it
 * @param path relative to the working directory
 * @param createSecret `content` goes into the file, `value` is given back; the error names `id` if the file cannot be written
 */
export async function writeSecretFile<T>(
  option: string,
  path: string,
  workingDirectory: string,
  createSecret: () => Promise<{ content: string; value: T; id?: string }>,
): Promise<T> {
  const absolute = resolve(workingDirectory, path);
  const file = await open(absolute, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EEXIST' ? 'exists already.' : `cannot be written (${error.code}).`;
    throw usageError(`--${option}`, `"${path}" ${why}`);
  });
  let id: string | undefined;
  try {
    const created = await createSecret();
    ({ id } = created);
    await file.writeFile(created.content);
    await file.close();
    return created.value;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(absolute, { force: true });
    if (id === undefined) throw error;
    const why = `${id} was created, but its secret was not kept: ${errorMessage(error)}`;
    throw new Error(why, { cause: error });
  }
}
