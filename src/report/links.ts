/** Links of a report lead to the service, the repository and the job, nowhere else. */
import type { Location } from '../model/policy-result.ts';
import { uncommittedWords } from '../model/uncommitted-words.ts';
import { codeSpan, link } from './markdown.ts';
import { asMarkdown, literal, type Markdown } from '../model/sentence.ts';
import type { ReportContext, WorkspaceView, HostStyle } from './view.ts';
import { joinNonEmpty, formatMinute } from './text.ts';
import { withoutTrailing } from '../model/without-trailing.ts';

/** The only origins that links of the report may lead to. */
export function allowedOrigins({ plans, ci: { repository, job } }: ReportContext): string[] {
  return [plans.runsAt, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}

/** The id of the run, with a link to its page; empty without a run. */
export function runLink({ runId, runUrl }: WorkspaceView, context: ReportContext): Markdown {
  return runId === undefined ? '' : link(codeSpan(runId, 40), runUrl, allowedOrigins(context));
}

/** The last line of a report: the commit, the job, the time and the version. */
export function footerLine(context: ReportContext): Markdown {
  const { commit, job } = context.ci;
  const { version, startedAt } = context.gate;
  const { uncommittedFiles } = context.plans;
  const origins = allowedOrigins(context);
  const attempt = job && job.attempt > 1 ? literal` attempt ${job.attempt}` : '';
  const facts = joinNonEmpty(
    ' · ',
    commit &&
      literal`Commit ${link(codeSpan(commit.sha.slice(0, 7)), commit.url, origins)}${asMarkdown(uncommittedWords(uncommittedFiles))}`,
    job && literal`${link(hostStyle(context).job, job.url, origins)}${attempt}`,
    literal`evaluated ${formatMinute(startedAt) || 'at an unknown time'}`,
    literal`Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? asMarkdown(version) : ''}`,
  );
  return literal`<sub>${facts}</sub>`;
}

const GITHUB_STYLE: HostStyle = {
  line: '/blob/{commit}/{path}#L{line}',
  job: literal`workflow run`,
  change: literal`pull request #`,
};

function hostStyle({ ci: { repository } }: ReportContext): HostStyle {
  return repository?.style ?? GITHUB_STYLE;
}

/** `pull request #42`, as the host calls it. */
export function pullRequestWords(context: ReportContext): Markdown | undefined {
  const { pullRequest } = context.ci;
  return pullRequest && literal`${hostStyle(context).change}${pullRequest.number}`;
}

/** The URL of a file's line at the commit; undefined if one of the two is unknown. */
export function permalink(location: Location, context: ReportContext): string | undefined {
  const { repository, commit } = context.ci;
  if (!repository || !commit) return undefined;
  const base = `${withoutTrailing(repository.serverUrl, '/')}/${encodePath(repository.slug)}`;
  const sha = encodeURIComponent(location.commit ?? commit.sha);
  const path = encodePath(location.path);
  const values: Readonly<Record<string, string>> = {
    '{commit}': sha,
    '{path}': path,
    '{path-in-query}': encodeURIComponent(`/${wellFormed(location.path)}`),
    '{line}': String(location.startLine),
  };
  const { line } = hostStyle(context);
  return (
    base + line.replaceAll(/\{[a-z-]+\}/g, (placeholder) => values[placeholder] ?? placeholder)
  );
}

/** A path for an address: its slashes stay. */
export function encodePath(path: string): string {
  return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}

/** Half a surrogate pair cannot be encoded, and becomes U+FFFD. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
