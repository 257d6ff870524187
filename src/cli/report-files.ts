/** Reports for machines, each written when it was asked for. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { renderJson } from '../report/json.ts';
import { renderJunit } from '../report/junit.ts';
import { renderCodeQuality, renderSarif } from '../report/sarif.ts';
import type { ReportView } from '../report/view.ts';
import type { CommandInput, OptionSpec } from './command.ts';
import type { Problem } from './problems.ts';
import { optionOf } from './read-input.ts';

const FORMATS: Record<string, (view: ReportView) => string> = {
  'report-json': renderJson,
  junit: renderJunit,
  sarif: renderSarif,
  'code-quality': renderCodeQuality,
};

const group = 'Reports';
export const REPORT_OPTIONS: OptionSpec[] = [
  { name: 'report-json', value: 'file', group, description: 'everything, as JSON' },
  { name: 'junit', value: 'file', group, description: 'one test case per policy, as JUnit XML' },
  { name: 'sarif', value: 'file', group, description: 'findings for code scanning, as SARIF' },
  {
    name: 'code-quality',
    value: 'file',
    group,
    description: 'findings for GitLab merge requests, as Code Quality JSON',
  },
];

/** Where no report can be written: told before the gate begins, not after it. */
export async function reportProblems(
  input: CommandInput,
  workingDirectory: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of ['reports', ...Object.keys(FORMATS)]) {
    const path = optionOf(input, name);
    if (path === undefined) continue;
    const subject = `--${name}`;
    const wanted = name === 'reports' ? 'directory' : 'file';
    const there = await stat(resolve(workingDirectory, path)).catch(() => undefined);
    if (path.trim() === '') {
      problems.push({ subject, message: `needs the name of a ${wanted}.` });
    } else if (there !== undefined && there.isDirectory() !== (wanted === 'directory')) {
      problems.push({ subject, message: `"${path}" is there and is no ${wanted}.` });
    }
  }
  return problems;
}

/** The problems met, as sentences: a report that cannot be written changes no verdict. */
export async function writeReportFiles(
  view: ReportView,
  input: CommandInput,
  workingDirectory: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, render] of Object.entries(FORMATS)) {
    const path = optionOf(input, name);
    if (path === undefined) continue;
    try {
      await writeWholeFile(resolve(workingDirectory, path), render(view));
    } catch (error) {
      problems.push(
        `--${name}: "${path}" was not written: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return problems;
}

/** A file that is there with all of its content or as it was before, never half written. */
export async function writeWholeFile(path: string, content: string): Promise<void> {
  const beside = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(beside, content);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
