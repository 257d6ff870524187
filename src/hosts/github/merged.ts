/** What GitHub says of the requests that were merged into the branch of a push. */
import type { GitPorts } from '../../machine/ask-git.ts';
import { runConcurrently } from '../../machine/take-turn.ts';
import { readCommitId } from '../../model/commit-id.ts';
import { branchOf } from '../../model/request-base.ts';
import { asTrusted } from '../../trust/tree.ts';
import { earlierReportsIn } from '../earlier-reports.ts';
import type { CommitWithRequests, MergedHistory, MergedRequest } from '../merged-history.ts';
import { unreadableAnswer } from '../host-error.ts';
import { createLazyByKey } from '../lazy.ts';
import { findOwnComment } from '../own-comments.ts';
import { textAt, valueAt } from '../shapes.ts';
import type { GitHubConnection, PullRequestFacts } from './calls.ts';
import type { JobEvent } from './event.ts';
import { repositoryIdOf } from './event.ts';

const MOST_AT_ONCE = 8;

interface PushedJob {
  event: JobEvent | undefined;
  payload: unknown;
  github: GitHubConnection;
  /** Where the clone of the job is. */
  workingDirectory: string;
  ports: GitPorts;
}

/** @returns undefined for a job of another event, and on another server */
export function openMergedHistory({
  event,
  payload,
  github,
  workingDirectory,
  ports,
}: PushedJob): MergedHistory | undefined {
  const api = github.comments;
  const { environment } = ports;
  const { history, commands } = api ?? {};
  if (event?.name !== 'push' || api === undefined) return undefined;
  if (history === undefined || commands === undefined) return undefined;
  const branch = branchOf(textAt(payload, 'ref'));
  if (branch === undefined) return undefined;
  const before = readCommitId(valueAt(payload, 'before'));
  const snapshotOf = createLazyByKey((number: number) => api.snapshot(number, { files: true }));
  return {
    change: repositoryIdOf(event, payload, environment),
    slug: `${event.owner}/${event.repository}`,
    branch,
    before: before !== undefined && /[^0]/.test(before) ? before : undefined,
    async commitsSince(commit) {
      const commits = await history.commitsBetween(commit, event.workflowSha);
      const asking = commits?.map((each) => async (): Promise<CommitWithRequests> => {
        const requests = await history.pullRequestsOf(each.id);
        return { ...each, requests: requests.flatMap(toMerged) };
      });
      return asking && runConcurrently(asking, MOST_AT_ONCE);
    },
    isPartOf: (commit) => commands.isAncestor(event.workflowSha, commit),
    isNewest: async () => (await commands.headOfBranch(branch)) === event.workflowSha,
    contains: (commit, ancestor) => commands.isAncestor(ancestor, commit),
    async isCleanMerge({ mergedAs, head, before: onto }) {
      const { findCleanMerges } = await import('../../trust/clean-merges.ts');
      const merge = { id: mergedAs, before: onto };
      const place = { workingDirectory, ports };
      const { clean } = await findCleanMerges([merge], async (second) => second === head, place);
      return clean.has(mergedAs);
    },
    async leftOn(request, gate) {
      const snapshot = await snapshotOf(request);
      if (!snapshot.whole) return undefined;
      const { kept } = findOwnComment(snapshot, gate);
      return { shown: kept?.shown, runs: earlierReportsIn(snapshot, gate).runs };
    },
    async writtenOn(requests, gate) {
      const { readWrittenApprovals } = await import('./written-approvals.ts');
      const judged = requests.map(({ number, head, before }) => ({
        number,
        headSha: head,
        before,
      }));
      return readWrittenApprovals(judged, {
        api,
        github,
        base: branch,
        gate,
        workingDirectory,
        ports,
        areMerged: true,
      });
    },
    async filesAt(commit) {
      const id = readCommitId(commit);
      // Without one, the files of now would be read.
      if (id === undefined) throw unreadableAnswer(api.server.service);
      const { treeOnGitHub } = await import('./files-elsewhere.ts');
      return asTrusted(treeOnGitHub(api, { commit: id }));
    },
    async filesOf({ number, head }) {
      const { headSha, files } = await snapshotOf(number);
      return headSha === head ? files : undefined;
    },
  };
}

function toMerged({ number, headSha, mergedAs, input }: PullRequestFacts): MergedRequest[] {
  const base = input?.base;
  return mergedAs === undefined || base === undefined
    ? []
    : [{ number, head: headSha, base, mergedAs }];
}
