/** The report on the change itself, on CI hosts other than GitHub, whose door is the action. */
import { publishAzure } from '../publish/azure.ts';
import { publishBitbucket } from '../publish/bitbucket.ts';
import type { CiHost } from '../publish/detect.ts';
import { toCommentContent } from '../publish/github-content.ts';
import { publishGitLab } from '../publish/gitlab.ts';
import type { NotePorts, NoteRequest } from '../publish/publish-note.ts';
import type { Published } from '../publish/surfaces.ts';
import type { Environment } from '../ports.ts';
import type { ReportView } from '../report/view.ts';
import type { Settings } from '../settings.ts';
import { toInsights } from './to-insights.ts';

/** Undefined where there is no change to report on, or no way to. */
export async function publishOnHost(
  view: ReportView,
  host: CiHost,
  settings: Pick<Settings, 'comment' | 'commentMode'>,
  environment: Environment,
  ports: NotePorts,
): Promise<Published | undefined> {
  const { pullRequest, commit } = host;
  if (settings.comment === 'off' || pullRequest === undefined || commit === undefined) {
    return undefined;
  }
  const note: NoteRequest = {
    content: toCommentContent(view),
    headSha: commit,
    green: view.green,
    when: settings.comment,
    mode: settings.commentMode,
  };
  const token = (name: string) => environment[name]?.trim() || undefined;
  switch (host.name) {
    case 'gitlab':
      return (
        host.gitlab && publishGitLab(host.gitlab, pullRequest, token('GITLAB_TOKEN'), note, ports)
      );
    case 'azure':
      return (
        host.azure &&
        publishAzure(host.azure, pullRequest, token('SYSTEM_ACCESSTOKEN'), note, ports)
      );
    case 'bitbucket':
      return (
        host.bitbucket &&
        publishBitbucket(host.bitbucket, commit, token('BITBUCKET_TOKEN'), toInsights(view), ports)
      );
    case 'github':
    case 'jenkins':
    case 'circleci':
    case 'buildkite':
    case 'none':
      return undefined;
  }
}
