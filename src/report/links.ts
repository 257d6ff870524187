/** Links in a report lead to the service, the repository and the job, and nowhere else. */
import { codeSpan, link } from './escape-markdown.ts';
import type { Finding, ReportContext, WorkspaceView } from './view.ts';
import { minuteOf } from './words.ts';

export function originsOf(context: ReportContext): string[] {
  const { serviceOrigin, repository, job } = context;
  return [serviceOrigin, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}

/** `infra/storage.tf:42` as a link to the line at the head commit; empty when not known. */
export function placeOf(finding: Finding, context: ReportContext): string {
  const { location, permalink } = finding;
  if (!location) return '';
  return link(codeSpan(`${location.path}:${location.startLine}`), permalink, originsOf(context));
}

/** The run's id as a link. */
export function runOf(workspace: WorkspaceView, context: ReportContext): string {
  const { runId, runUrl } = workspace;
  return runId === undefined ? '' : link(codeSpan(runId, 40), runUrl, originsOf(context));
}

/** Commit, job and when, as one line. */
export function footerOf(context: ReportContext): string {
  const { commit, job, version } = context;
  const origins = originsOf(context);
  const attempt = job && job.attempt > 1 ? ` attempt ${job.attempt}` : '';
  const parts = [
    commit && `Commit ${link(codeSpan(commit.sha.slice(0, 7)), commit.url, origins)}`,
    job && `${link('workflow run', job.url, origins)}${attempt}`,
    `evaluated ${minuteOf(context.startedAt) || 'at an unknown time'}`,
    `Plangate ${codeless(version)}`,
  ];
  return `<sub>${parts.filter(Boolean).join(' · ')}</sub>`;
}

function codeless(version: string): string {
  return /^[0-9A-Za-z.-]{1,30}$/.test(version) ? version : '';
}
