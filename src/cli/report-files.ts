/** Reports for machines, each written when it was asked for. */
import { resolve } from 'node:path';
import { renderCodeQuality } from '../report/code-quality.ts';
import { renderJson } from '../report/json.ts';
import { renderJunit } from '../report/junit.ts';
import { renderSarif } from '../report/sarif.ts';
import type { ReportView } from '../report/view.ts';
import type { CommandInput, OptionSpec } from './command.ts';
import { optionOf } from './read-input.ts';
import { writeWholeFile } from './write-whole-file.ts';

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
      problems.push(`--${name}: "${path}" was not written: ${(error as Error).message}`);
    }
  }
  return problems;
}
