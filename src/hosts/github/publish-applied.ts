/** Writes how an apply ended into the comment of the pull request that was merged as this commit. */
import type { Clock, Random } from '../../model/ports.ts';
import { applySection, type ApplyReport } from '../../report/applied.ts';
import { encodeMarker, markerStart } from '../../report/marker.ts';
import type { ReportSettings } from '../../settings/settings.ts';
import { writeComment } from '../comment.ts';
import type { CommentContent } from '../decide-comment.ts';
import { onHostError } from '../host-error.ts';
import type { Published } from '../host.ts';
import { explainProblem, type GitHubConnection } from './calls.ts';
import type { JobEvent } from './event.ts';
import type { Concealed } from '../../model/secrets.ts';

const NOT_UPDATED = 'The merged pull request was not updated with the result of the apply';

/**
 * Does not reject for a failure of the host: the failure is in `problems`.
 *
 * @param settings.good whether the apply ended well
 * @param settings.until monotonic: when nothing more is sent to GitHub
 */
export async function publishApplied(
  view: Concealed<ApplyReport>,
  settings: ReportSettings & { good: boolean; until: number },
  job: {
    event: JobEvent | undefined;
    github: GitHubConnection;
    sendUntil: (deadline: number) => void;
  },
  { clock, random, signal }: { clock: Clock; random: Random; signal: AbortSignal },
): Promise<Published> {
  const { good, until, comment, commentKey } = settings;
  const { event, github, sendUntil } = job;
  const api = github.comments;
  if (comment === 'off' || event === undefined) return { problems: [] };
  if (api === undefined)
    return {
      problems: [{ text: `${NOT_UPDATED}: there is no \`github-token\`.`, code: 'PG-145' }],
    };
  sendUntil(until);
  const ports = { clock, random, signal, deadline: () => until };
  const explain = onHostError((problem) => ({
    problems: [explainProblem(NOT_UPDATED, 'pull-requests: write', problem)],
  }));
  const pulls = await api.pullRequestsMergedAs(event.workflowSha).catch(explain);
  if ('problems' in pulls) return pulls;
  const [pull, ...others] = pulls;
  if (pull === undefined || others.length > 0) {
    const which = pull === undefined ? 'none was' : `${others.length + 1} were`;
    const commit = event.workflowSha.slice(0, 7);
    const text = `${NOT_UPDATED}: ${which} merged as ${commit}. The summary has it.`;
    return { problems: [{ text, code: 'PG-145' }] };
  }
  const { number, headSha } = pull;
  const target = { number, headSha, green: good, when: comment };
  return writeComment(api, contentOf(view, commentKey), target, ports).catch(explain);
}

function contentOf(view: ApplyReport, key: string): CommentContent {
  const section = applySection(view);
  const marker = encodeMarker({ key, sections: [] });
  return {
    marker: markerStart(key),
    ...section,
    compose: (existing = marker) => section.into(existing),
  };
}
