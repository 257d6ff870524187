/** How an apply ended, in comments on the pull requests that were merged. */
import { finding, type Finding } from '../../model/finding.ts';
import type { ReportSettings, Settings } from '../../settings/settings.ts';
import { findOwnComment } from '../own-comments.ts';
import { contentOfReport, writeComment } from '../write-comment.ts';
import { onHostError } from '../host-error.ts';
import type { Published } from '../publishing.ts';
import type { MergedRequest } from '../merged-history.ts';
import type { Concealed } from '../../model/secrets.ts';
import { literal, phrase, sentencePart, setting, type Sentence } from '../../model/sentence.ts';
import type { Clock, Random } from '../../model/ports.ts';
import { isNothingToApply, ownReportOfApply, type ApplyReport } from '../../report/apply-report.ts';
import type { JobEvent } from './event.ts';
import { explainProblem } from './explain-problem.ts';
import type { GitHubApi, GitHubConnection } from './calls.ts';
import { CODES } from '../../model/errors.ts';

const NOT_UPDATED = literal`The merged pull request was not updated with the result of the apply`;

/** On more requests, GitHub is not asked to write: the newest have the comment. */
const MOST_COMMENTED = 20;

/**
 * Writes how an apply ended as a comment on each pull request that was merged; with `auto` where there was
 * something to apply, or the gate has a comment there. Does not reject for a failure of the host: the failure is in `doubts`.
 *
 * @param settings.until monotonic: when nothing more is sent to GitHub
 * @param job.merged finds the requests, oldest first; left out: the one that was merged as the commit of the job
 */
export async function publishApplied(
  view: Concealed<ApplyReport>,
  settings: Pick<Settings, 'gate'> & ReportSettings & { until: number },
  job: {
    event: JobEvent | undefined;
    github: GitHubConnection;
    sendUntil: (deadline: number) => void;
    merged?: (() => Promise<readonly MergedRequest[] | Finding>) | undefined;
  },
  { clock, random, signal }: { clock: Clock; random: Random; signal: AbortSignal },
): Promise<Published> {
  const { until, comment, gate } = settings;
  const { event, github, sendUntil } = job;
  const api = github.comments;
  if (comment === 'off' || event === undefined) return { doubts: [] };
  if (api === undefined) return notUpdated(phrase`there is no ${setting('github-token')}.`);
  sendUntil(until);
  const ports = { clock, random, signal, deadline: () => until };
  const explain = onHostError((problem) => ({
    doubts: [explainProblem(NOT_UPDATED, 'pull-requests: write', problem)],
  }));
  const found = await findMerged(event.workflowSha, api, job.merged).catch(explain);
  if ('doubts' in found) return found;
  if ('why' in found) return notUpdated(found.why);
  const isNews = !isNothingToApply(view.applies);
  const now = Math.floor(clock.date().getTime() / 1_000);
  const published: Published = { doubts: [] };
  for (const { number, head: headSha } of found.requests.slice(-MOST_COMMENTED)) {
    const content = contentOfReport({ ...ownReportOfApply(view, headSha), now });
    const publish = async (): Promise<Published> => {
      const snapshot = await api.snapshot(number);
      const isWanted = isNews || findOwnComment(snapshot, gate).comment !== undefined;
      const when = comment === 'auto' && isWanted ? 'always' : comment;
      const target = { number, headSha, green: view.green, when, snapshot };
      return writeComment(api, content, target, ports);
    };
    const one: Published = await publish().catch(explain);
    published.commentUrl = one.commentUrl ?? published.commentUrl;
    published.doubts.push(...one.doubts);
  }
  return published;
}

/** The requests that were merged, oldest first, or why there are none. */
async function findMerged(
  commit: string,
  api: GitHubApi,
  ofBranch: (() => Promise<readonly MergedRequest[] | Finding>) | undefined,
): Promise<{ requests: readonly Pick<MergedRequest, 'number' | 'head'>[] } | { why: Sentence }> {
  const name = sentencePart('name', commit.slice(0, 7), 40);
  const none = phrase`none was merged as ${name}. The summary has it.`;
  const listed = await ofBranch?.();
  if (listed !== undefined && !('says' in listed)) {
    return listed.length > 0 ? { requests: listed } : { why: none };
  }
  // Where the history of the branch is not known, the commit of the job may still be that of a request.
  const pulls = await api.pullRequestsMergedAs(commit);
  const requests = pulls.map(({ number, headSha }) => ({ number, head: headSha }));
  return requests.length > 0 ? { requests } : { why: listed?.says ?? none };
}

function notUpdated(why: Sentence): Published {
  const says = phrase`${NOT_UPDATED}: ${why}`;
  return { doubts: [finding(CODES.notApplied, says, { actor: 'operators' })] };
}
