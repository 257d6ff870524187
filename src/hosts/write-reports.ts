/**
 * Reports as files: what Jenkins, CircleCI and every other host reads, and what GitLab shows on a
 * merge request by itself. The names are part of the interface.
 */
import { join } from 'node:path';
import { renderJson } from '../report/json.ts';
import type { ReportView } from '../report/view.ts';
import { toOutputs } from './outputs.ts';
import type { Concealed } from '../model/secrets.ts';

export interface ReportFile {
  /** The name of the file in the directory of `--reports`. */
  file: string;
  /** The option that writes this file alone; left out where `--reports` alone writes it. */
  option?: string;
  /** What it is, as help and pages say it. */
  description: string;
  /** The host that shows it by itself. */
  shownBy?: 'GitLab';
  /** What writes it is loaded when it is asked for. Undefined: there is nothing to write. */
  render: (view: ReportView) => string | undefined | Promise<string | undefined>;
}

/** The reports that the gate has by itself, and those that features bring. */
export function withReportFiles(brought: readonly ReportFile[]): ReportFile[] {
  return [
    {
      file: 'report.json',
      option: 'report-json',
      description: 'everything, as JSON',
      render: renderJson,
    },
    ...brought,
    {
      file: 'comment.md',
      description: 'the comment, as Markdown',
      render: async (view) =>
        `${(await import('../report/markdown-report.ts')).renderComment(view)}\n`,
    },
    {
      file: 'summary.md',
      description: 'the longer text that GitHub shows as the summary of a job',
      render: async (view) => (await import('../report/markdown-report.ts')).renderSummary(view),
    },
    {
      file: 'changes.json',
      description: 'what changes with its values, where `show-values` asks for them',
      render: async (view) => (await import('../report/values.ts')).renderValuesAsJson(view),
    },
    {
      file: 'verdict.env',
      description: 'the outputs as variables, for later jobs',
      shownBy: 'GitLab',
      render: renderDotenv,
    },
  ];
}

/** The text of one report, by the name of its file; empty where nothing brings it. */
export async function renderFile(
  files: readonly ReportFile[],
  name: string,
  view: ReportView,
): Promise<string> {
  return (await files.find(({ file }) => file === name)?.render(view)) ?? '';
}

/** `report.json, comment.md and the files that GitLab shows`. */
export function reportFileNames(files: readonly ReportFile[]): string {
  const general = files.filter(({ shownBy }) => shownBy === undefined);
  return `${general.map(({ file }) => file).join(', ')} and the files that GitLab shows`;
}

/**
 * Rejects when a file cannot be written; what was written before stays.
 *
 * @param write writes a whole file or none, and makes the directories above it
 */
export async function writeReports(
  files: readonly ReportFile[],
  view: Concealed<ReportView>,
  directory: string,
  write: (path: string, text: string) => Promise<void>,
): Promise<void> {
  for (const { file, render } of files) {
    const text = await render(view);
    if (text !== undefined) await write(join(directory, file), text);
  }
}

/** `artifacts:reports:dotenv`: one `PLANGATE_NAME=value` a line without white space, 5 KB in all, so no list. */
function renderDotenv(view: ReportView): string {
  return Object.entries(toOutputs(view))
    .filter(([name, value]) => value !== '' && !['run-ids', 'plan-json'].includes(name))
    .map(
      ([name, value]) =>
        `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`,
    )
    .join('');
}
