/** How an apply ended, on the comment of the pull request that was merged as this commit. */
import type { Clock, Random } from '../../ports.ts';
import { appliedSection, type AppliesView } from '../../report/applied.ts';
import { encodeMarker, markerStart } from '../../report/marker.ts';
import type { Settings } from '../../settings/settings.ts';
import { startComment, tellComment } from '../comment.ts';
import type { CommentContent } from '../decide-comment.ts';
import { HostProblem } from '../host-problem.ts';
import type { Published } from '../host.ts';
import { defused } from '../notes.ts';
import { explainProblem } from './calls.ts';
import type { GitHubJob } from './job.ts';
import { GITHUB } from './server.ts';

const WHAT = 'The merged pull request was not told how the apply ended';

/** Never rejects for what the host does: it is a problem to tell. */
export async function publishApplied(
  view: AppliesView,
  { good, comment, commentKey }: Pick<Settings, 'comment' | 'commentKey'> & { good: boolean },
  { event, github, limit }: GitHubJob,
  { clock, random, signal }: { clock: Clock; random: Random; signal: AbortSignal },
): Promise<Published> {
  const api = github.comments;
  if (comment === 'off' || event === undefined) return { problems: [] };
  if (api === undefined) return { problems: [`${WHAT}: there is no \`github-token\`.`] };
  try {
    const [pull, ...others] = await api.pullRequestsMergedAs(event.workflowSha);
    if (pull === undefined || others.length > 0) {
      const which = pull === undefined ? 'none was' : `${others.length + 1} were`;
      const commit = event.workflowSha.slice(0, 7);
      return { problems: [`${WHAT}: ${which} merged as ${commit}. The summary has it.`] };
    }
    const { number, headSha } = pull;
    const wish = { number, headSha, green: good, when: comment, mode: 'update' } as const;
    const said = contentOf(view, commentKey);
    const content = api.server === GITHUB ? said : defused(said);
    const ports = { clock, random, signal, deadline: () => limit.deadline };
    const started = await startComment(api, content, wish, ports);
    const result = await started.settle();
    return { commentUrl: result.url, problems: tellComment(result) };
  } catch (error) {
    if (!(error instanceof HostProblem)) throw error;
    return { problems: [explainProblem(WHAT, 'pull-requests: write', error)] };
  }
}

/** A part of the gate's comment; everything else that stands there is left as it is. */
function contentOf(view: AppliesView, key: string): CommentContent {
  const section = appliedSection(view);
  const marker = encodeMarker({ key, sections: [] });
  return {
    marker: markerStart(key),
    ...section,
    compose: (existing = marker) => section.into(existing),
    isOtherVerdict: () => false,
    isAlone: () => false,
  };
}
