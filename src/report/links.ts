/** Links of a report lead to the service, the repository and the job, nowhere else. */
import type { Location } from '../model/policy-result.ts';
import { uncommittedWords } from '../model/uncommitted.ts';
import { codeSpan, link, safeHref } from './escape-markdown.ts';
import type { Finding, ReportContext, WorkspaceView } from './view.ts';
import { joined, minuteOf } from './text.ts';
import { withoutTrailing } from '../model/without-trailing.ts';

/** The only origins that links of the report may lead to. */
export function originsOf({ serviceOrigin, repository, job }: ReportContext): string[] {
  return [serviceOrigin, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}

/** The run of a workspace, as a link in Markdown. */
export function runOf({ runId, runUrl }: WorkspaceView, context: ReportContext): string {
  return runId === undefined ? '' : link(codeSpan(runId, 40), runUrl, originsOf(context));
}

/** The last lines of a comment and a check run: where to read what did not fit. */
export function summaryOf(context: ReportContext): string {
  return `the ${link('job summary', context.job?.url, originsOf(context))}`;
}

/** The last line of a report: the commit, the job, the time and the version. */
export function footerOf(context: ReportContext): string {
  const { commit, job, version, startedAt, uncommittedFiles } = context;
  const origins = originsOf(context);
  const attempt = job && job.attempt > 1 ? ` attempt ${job.attempt}` : '';
  const facts = joined(
    ' · ',
    commit &&
      `Commit ${link(codeSpan(commit.sha.slice(0, 7)), commit.url, origins)}${uncommittedWords(uncommittedFiles)}`,
    job && `${link(JOB[context.repository?.style ?? 'github'], job.url, origins)}${attempt}`,
    `evaluated ${minuteOf(startedAt) || 'at an unknown time'}`,
    `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? version : ''}`,
  );
  return `<sub>${facts}</sub>`;
}

/** What each host calls the page with the job's log. */
const JOB = {
  github: 'workflow run',
  gitea: 'workflow run',
  gitlab: 'job',
  azure: 'build',
  bitbucket: 'pipeline',
} as const;

/** `pull request #42`, as the host calls it. */
export function changeOf({ pullRequest, repository }: ReportContext): string | undefined {
  if (pullRequest === undefined) return undefined;
  const { number } = pullRequest;
  return repository?.style === 'gitlab' ? `merge request !${number}` : `pull request #${number}`;
}

/** The URL of a file's line at the commit; undefined if one of the two is unknown. */
export function permalink(location: Location, context: ReportContext): string | undefined {
  const { repository, commit } = context;
  if (!repository || !commit) return undefined;
  const base = `${withoutTrailing(repository.serverUrl, '/')}/${encodePath(repository.slug)}`;
  const sha = encodeURIComponent(location.commit ?? commit.sha);
  const path = encodePath(location.path);
  const line = location.startLine;
  const inQuery = encodeURIComponent(`/${wellFormed(location.path)}`);
  const links = {
    github: `${base}/blob/${sha}/${path}#L${line}`,
    gitea: `${base}/src/commit/${sha}/${path}#L${line}`,
    gitlab: `${base}/-/blob/${sha}/${path}#L${line}`,
    bitbucket: `${base}/src/${sha}/${path}#lines-${line}`,
    azure: `${base}?path=${inQuery}&version=GC${sha}&line=${line}`,
  };
  return links[repository.style ?? 'github'];
}

/** Undefined without `policy-link`, or if a name would lead elsewhere. */
export function helpUrl(
  { kind, policySet, policy }: Pick<Finding, 'kind' | 'policySet' | 'policy'>,
  { policyLink = '' }: ReportContext,
): string | undefined {
  const names = { '{policy-set}': policySet, '{policy}': policy };
  const used = Object.entries(names).filter(([hole]) => policyLink.includes(hole));
  const isPolicy = kind === 'policy' || kind === 'undecided';
  if (!isPolicy || used.some(([, name]) => /^\.*$/.test(name))) return undefined;
  const fill = (url: string, [hole, name]: [string, string]): string =>
    url.replaceAll(hole, () => encodeURIComponent(wellFormed(name)));
  // A name may look like a placeholder: its braces are encoded already.
  return safeHref(used.reduce(fill, policyLink), [policyLink.replaceAll(/\{[a-z-]+\}/g, 'x')]);
}

/** Encodes each segment of a path for an address. */
export function encodePath(path: string): string {
  return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}

/** Half a surrogate pair cannot be encoded. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
