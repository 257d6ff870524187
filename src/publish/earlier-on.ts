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

/** Undefined where there is no comment of ours, no token to read it with, or no answer. Never rejects. */
export async function readEarlierOn(
  host: CiHost,
  key: string,
  environment: Environment,
  ports: NotePorts,
): Promise<EarlierReports | undefined> {
  const comments = commentsOn(host, environment, ports);
  if (comments === undefined || host.pullRequest === undefined) return undefined;
  try {
    return await readEarlierReports(comments, host.pullRequest.number, key, { files: false });
  } catch (error) {
    if (ports.signal?.aborted === true) return undefined;
    throw error;
  }
}

function commentsOn(
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
