/** Writes the report files that the options name. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { REPORT_FILES, reportFileNames } from '../hosts/files.ts';
import { renderJson } from '../report/json.ts';
import type { ReportView } from '../report/view.ts';
import { option, withGroup, type CommandInput } from './command.ts';
import type { StartedCommand } from './log.ts';
import type { Problem } from '../model/parse.ts';
import { optionOf, wantsJson } from './read-input.ts';
import { errorMessage } from '../model/error-message.ts';
import type { Concealed } from '../model/secrets.ts';

/** The reports that have an option of their own, under the name of that option. */
const REPORTS = REPORT_FILES.flatMap(({ option: name, description, render }) =>
  name === undefined ? [] : [{ name, description, render }],
);

export const REPORT_OPTIONS = withGroup('Reports', [
  option('--format <word>', 'text is for people; json prints only the report on standard output', {
    choices: ['text', 'json'],
    default: 'text',
  }),
  option('--json', 'the same as --format json'),
  option('--reports <directory>', `write all reports there: ${reportFileNames()}`),
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
      await writeWholeFile(resolve(io.workingDirectory, path), await render(view));
    } catch (error) {
      log.warning(`--${name}: "${path}" was not written: ${errorMessage(error)}`);
    }
  }
  await log.flush();
  if (wantsJson(input)) await io.out(renderJson(view));
}

/** Replaces a file as a whole, so it is never half written. */
export async function writeWholeFile(
  path: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const partial = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(partial, content, { mode });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
