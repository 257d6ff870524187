/**
 * Reports as files: what Jenkins, CircleCI and every other host reads, and what GitLab shows on a
 * merge request by itself. The names are part of the interface.
 */
import { join } from 'node:path';
import { renderComment, renderSummary } from '../report/comment.ts';
import { cleanLine, safeHref } from '../report/escape-markdown.ts';
import { printableJson, renderJson } from '../report/json.ts';
import { renderPage } from '../report/page/page.ts';
import { renderJunit } from '../report/junit.ts';
import { renderCodeQuality, renderSarif } from '../report/sarif.ts';
import type { ReportView } from '../report/view.ts';
import { toOutputs } from './outputs.ts';
import type { Concealed } from '../model/secrets.ts';

/** Writes a whole file or none, and makes the directories above it. */
export type WriteFile = (path: string, text: string) => Promise<void>;

/** File name → contents. */
export const REPORT_FILES: Readonly<Record<string, (view: ReportView) => string>> = {
  'report.json': renderJson,
  'junit.xml': renderJunit,
  'report.sarif': renderSarif,
  'code-quality.json': renderCodeQuality,
  'report.html': (view) => renderPage(view),
  'comment.md': (view) => `${renderComment(view)}\n`,
  'summary.md': (view) => renderSummary(view),
  'terraform.json': renderTerraformWidget,
  'annotations.json': renderJobLinks,
  'verdict.env': renderDotenv,
};

/** Rejects when a file cannot be written; what was written before stays. */
export async function writeReports(
  view: Concealed<ReportView>,
  directory: string,
  write: WriteFile,
): Promise<void> {
  for (const [name, render] of Object.entries(REPORT_FILES)) {
    await write(join(directory, name), render(view));
  }
}

/** `artifacts:reports:terraform`: the figures of all plans. */
function renderTerraformWidget({ workspaces }: ReportView): string {
  const sum = (figure: 'additions' | 'changes' | 'destructions') =>
    workspaces.reduce((total, { plan }) => total + (plan?.[figure] ?? 0), 0);
  return printableJson({
    create: sum('additions'),
    update: sum('changes'),
    delete: sum('destructions'),
  });
}

/** `artifacts:reports:annotations`: links on the page of the job. */
function renderJobLinks({ workspaces, context }: ReportView): string {
  const links = workspaces.flatMap(({ name, runId, runUrl }) => {
    const url = runUrl && safeHref(runUrl, [context.serviceOrigin]);
    return url ? [{ external_link: { label: cleanLine(`${name}: ${runId ?? 'run'}`), url } }] : [];
  });
  return printableJson({ Runs: links });
}

/** Outputs that are left out: lists would not fit, and `plangate check` was never skipped. */
const NOT_IN_DOTENV = ['run-ids', 'audit', 'skipped'];

/** `artifacts:reports:dotenv`: one `PLANGATE_NAME=value` a line without white space, 5 KB in all. */
function renderDotenv(view: ReportView): string {
  return Object.entries(toOutputs(view, {}))
    .filter(([name, value]) => value !== '' && !NOT_IN_DOTENV.includes(name))
    .map(
      ([name, value]) =>
        `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`,
    )
    .join('');
}
