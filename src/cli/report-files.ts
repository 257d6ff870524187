/** Writes the report files that the options name. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Message } from '../model/message.ts';
import { textWithRemedy } from '../report/text.ts';
import { REPORT_FILES, reportFileNames } from '../hosts/files.ts';
import { renderJson } from '../report/json.ts';
import type { ReportView } from '../report/view.ts';
import { option, withGroup, type CommandInput } from './command.ts';
import type { StartedCommand } from './log.ts';
import type { Problem } from '../model/parse.ts';
import { optionOf, wantsJson } from './read-input.ts';
import { errorMessage } from '../model/error-message.ts';
import type { Concealed } from '../model/secrets.ts';

/** The reports that have an option of their own. */
const REPORTS = REPORT_FILES.flatMap(({ option: name, what, render }) =>
  name === undefined ? [] : [{ name, what, render }],
);

export const REPORT_OPTIONS = withGroup('Reports', [
  option('--format <word>', 'text is for people; json prints only the report on standard output', {
    choices: ['text', 'json'],
    default: 'text',
  }),
  option('--json', 'the same as --format json'),
  option('--reports <directory>', `write all reports there: ${reportFileNames()}`),
  ...REPORTS.map(({ name, what }) => option(`--${name} <file>`, what)),
]);

/** Paths to which no report can be written, reported before the gate begins. */
export async function reportProblems(
  input: CommandInput,
  workingDirectory: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const writers = new Map<string, string>();
  for (const name of ['reports', ...REPORTS.map(({ name }) => name)]) {
    const path = optionOf(input, name);
    if (path === undefined) continue;
    const subject = `--${name}`;
    const kind = name === 'reports' ? 'directory' : 'file';
    const there = await stat(resolve(workingDirectory, path)).catch(() => undefined);
    if (path.trim() === '') {
      problems.push({ where: subject, message: `needs the name of a ${kind}.` });
      continue;
    }
    if (there !== undefined && there.isDirectory() !== (kind === 'directory')) {
      problems.push({ where: subject, message: `"${path}" is there and is no ${kind}.` });
    }
    const files = kind === 'file' ? [''] : REPORT_FILES.map(({ file }) => file);
    for (const file of files.map((each) => resolve(workingDirectory, path, each))) {
      const other = writers.get(file);
      if (other !== undefined) {
        problems.push({ where: subject, message: `"${path}" is written by ${other}, too.` });
      }
      writers.set(file, subject);
    }
  }
  return problems;
}

/** Writes the requested reports. A file that cannot be written does not change the verdict. */
export async function writeReportFiles(
  view: Concealed<ReportView>,
  { input, io, log }: StartedCommand,
  problems: readonly Message[] = [],
): Promise<void> {
  for (const problem of problems) log.warning(textWithRemedy(problem));
  for (const { name, render } of REPORTS) {
    const path = optionOf(input, name);
    if (path === undefined) continue;
    try {
      await writeWholeFile(resolve(io.workingDirectory, path), await render(view));
    } catch (error) {
      const why = errorMessage(error);
      log.warning(`--${name}: "${path}" was not written: ${why}`);
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
