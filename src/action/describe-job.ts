/** What the report and the runs say of this job. */
import type { JobEvent } from '../publish/event.ts';
import type { ReportContext } from '../report/view.ts';
import { reportedSettings } from '../settings/reported-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { VERSION } from '../version.ts';
import type { ActionIo } from './action-io.ts';
import type { Subject } from './prepare.ts';

export function contextOf(
  settings: Settings,
  event: JobEvent | undefined,
  subject: Subject,
  repositoryRoot: string,
  { environment, clock }: Pick<ActionIo, 'environment' | 'clock'>,
): ReportContext {
  const base = {
    ...reportedSettings(settings),
    startedAt: clock.date().toISOString(),
    version: VERSION,
  };
  if (event === undefined) return base;
  const serverUrl = environment['GITHUB_SERVER_URL'] ?? 'https://github.com';
  const slug = `${event.owner}/${event.repository}`;
  const page = `${serverUrl}/${slug}`;
  const { pullRequest, headSha } = subject;
  return {
    ...base,
    repository: { serverUrl, slug, root: repositoryRoot },
    commit: { sha: headSha, url: `${page}/commit/${headSha}` },
    ...(pullRequest !== undefined && {
      pullRequest: { number: pullRequest.number, url: `${page}/pull/${pullRequest.number}` },
    }),
    ...(event.job !== undefined && { job: event.job }),
    adoptsOverridden:
      settings.mode === 'speculative' && settings.comment !== 'off' && pullRequest !== undefined,
  };
}

/** `acme/infra #42 at 6f1cb40` */
export function messageOf(event: JobEvent | undefined, { pullRequest, headSha }: Subject): string {
  if (event === undefined) return 'plangate';
  const number = pullRequest === undefined ? '' : ` #${pullRequest.number}`;
  return `${event.owner}/${event.repository}${number} at ${headSha.slice(0, 7)}`;
}

/** What a newer push to the same pull request supersedes. */
export function changeRequestOf(
  event: JobEvent | undefined,
  { pullRequest }: Subject,
  { commentKey }: Settings,
): { changeRequest?: string } {
  if (event === undefined || pullRequest === undefined) return {};
  const key = commentKey === 'default' ? '' : `/${commentKey}`;
  return { changeRequest: `${event.owner}/${event.repository}#${pullRequest.number}${key}` };
}
