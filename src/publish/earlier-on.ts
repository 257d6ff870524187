/** What earlier reports left on the CI host that `plangate check` runs on. For the command line. */
import type { Environment } from '../ports.ts';
import { azureThreads } from './azure.ts';
import type { CiHost } from './detect.ts';
import { readEarlierReports } from './earlier-reports.ts';
import type { EarlierReports } from './earlier-reports.ts';
import type { CommentApi } from './github-calls.ts';
import { gitLabNotes } from './gitlab.ts';
import { hostToken } from './host-token.ts';
import type { NotePorts } from './publish-note.ts';

/** Undefined when nothing could be read. Never rejects for anything the host does. */
export async function readEarlierOn(
  host: CiHost,
  comments: CommentApi | undefined,
  key: string,
  signal: AbortSignal,
): Promise<EarlierReports | undefined> {
  if (comments === undefined || host.pullRequest === undefined) return undefined;
  try {
    return await readEarlierReports(comments, host.pullRequest.number, key, { files: false });
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/** Where the comment of this job would be; undefined without a pull request, or a token for it. */
export function commentsOn(
  host: CiHost,
  environment: Environment,
  ports: NotePorts,
): CommentApi | undefined {
  const { pullRequest, commit: headSha = '' } = host;
  if (pullRequest === undefined) return undefined;
  if (host.name === 'gitlab' && host.gitlab) {
    const token = hostToken(environment, 'GITLAB_TOKEN');
    return token === undefined
      ? undefined
      : gitLabNotes(host.gitlab, { ...pullRequest, headSha }, token, ports);
  }
  if (host.name === 'azure' && host.azure) {
    const token = hostToken(environment, 'SYSTEM_ACCESSTOKEN');
    const about = { ...pullRequest, headSha, status: 'active' } as const;
    return token === undefined ? undefined : azureThreads(host.azure, about, token, ports);
  }
  return undefined;
}
