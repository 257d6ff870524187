/**
 * A report on GitHub: the comment on the pull request and the annotations on the check run. What
 * could not be done is told; the verdict stays what it is.
 */
import type { Annotation } from '../report/annotations.ts';
import { renderAnnotations } from '../report/annotations.ts';
import { renderCheck } from '../report/check.ts';
import type { ReportView } from '../report/view.ts';
import type { Settings } from '../settings/settings.ts';
import type { GitHubPorts } from './github-api.ts';
import type { GitHubApi, PullSnapshot } from './github-calls.ts';
import type { GitHubConnection } from './github-connection.ts';
import { publishCheck } from './github-checks.ts';
import type { CommentResult, StartedComment } from './github-comment.ts';
import { startComment, tellComment } from './github-comment.ts';
import { toCommentContent } from './github-content.ts';
import { GitHubProblem, explainProblem } from './github-problem.ts';
import type { Published } from './surfaces.ts';

export interface GitHubTarget {
  checkRunId?: number;
  /** Absent: nothing to comment on. */
  pullRequest?: { number: number; fork: boolean };
  /** The commit that annotations are about: the head of the pull request, not a merge. */
  headSha: string;
  comment: Settings['comment'];
  commentMode: Settings['commentMode'];
  annotate: Settings['annotate'];
}

export interface PublishedOnGitHub extends Published {
  /** Annotations that no check run took: for workflow commands. */
  left: Annotation[];
}

export interface PublishPorts extends GitHubPorts {
  /** Whether there is no time to look again after writing. */
  hurry?: () => boolean;
}

const WHAT = 'The comment on the pull request was not written';
const NEEDS = 'pull-requests: write';

export function createGitHubPublisher(
  target: GitHubTarget,
  { comments, checks }: GitHubConnection,
  ports: PublishPorts,
) {
  const { pullRequest } = target;
  return { publish };

  async function publish(view: ReportView, changedFiles?: string[]): Promise<PublishedOnGitHub> {
    const problems: string[] = [];
    let snapshot: PullSnapshot | undefined;
    let started: StartedComment | undefined;
    const filesWanted = changedFiles === undefined && needsFiles(view, target);
    await telling(problems, async (api, number) => {
      if (target.comment === 'off' && !filesWanted) return;
      snapshot = await api.snapshot(number, { files: filesWanted });
      if (target.comment === 'off') return;
      started = await startComment(
        api,
        toCommentContent(view),
        {
          number,
          headSha: target.headSha,
          green: view.green,
          when: target.comment,
          mode: target.commentMode,
        },
        ports,
        snapshot,
      );
    });
    const left = await annotate(view, changedFiles ?? snapshot?.files, problems);
    let result: CommentResult | undefined = started?.result;
    await telling(problems, async () => {
      if (started !== undefined && ports.hurry?.() !== true) result = await started.settle();
    });
    problems.push(...tellComment(result));
    return { left, problems, ...(result?.url !== undefined && { commentUrl: result.url }) };
  }

  async function telling(
    problems: string[],
    work: (api: GitHubApi, number: number) => Promise<void>,
  ): Promise<void> {
    if (pullRequest === undefined) return;
    if (comments === undefined) {
      if (target.comment !== 'off' && problems.length === 0) {
        problems.push(`${WHAT}: there is no token for it. Leave \`github-token\` at its default.`);
      }
      return;
    }
    try {
      await work(comments, pullRequest.number);
    } catch (error) {
      if (!(error instanceof GitHubProblem)) throw error;
      problems.push(explainProblem(WHAT, NEEDS, error, pullRequest.fork));
    }
  }

  async function annotate(
    view: ReportView,
    changedFiles: string[] | undefined,
    problems: string[],
  ): Promise<Annotation[]> {
    if (target.annotate === 'off') return [];
    const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
    const all = renderAnnotations(view, {
      annotate: target.annotate === 'all' ? 'all' : 'changed',
      ...(changed !== undefined && { changedFiles: changed }),
    });
    const annotations =
      target.annotate === 'changed' && changed !== undefined
        ? all.filter(({ path }) => changed.has(path))
        : all;
    if (checks === undefined) return annotations;
    const { job } = view.context;
    const result = await publishCheck(checks, {
      ...(target.checkRunId !== undefined && { checkRunId: target.checkRunId }),
      name: view.key === 'default' ? 'Plangate' : `Plangate (${view.key})`,
      headSha: target.headSha,
      externalId: `${job?.runId ?? 0}.${job?.attempt ?? 0}.${view.key}`,
      conclusion: view.green ? 'success' : 'failure',
      ...renderCheck(view),
      annotations,
      fork: pullRequest?.fork === true,
    });
    problems.push(...result.problems);
    return result.left;
  }
}

/** Only findings that do not keep the gate closed depend on which files changed. */
function needsFiles(view: ReportView, { annotate }: GitHubTarget): boolean {
  if (annotate === 'off' || annotate === 'all') return false;
  return view.findings.some(
    ({ location, severity }) =>
      location !== undefined &&
      (annotate === 'changed' || severity === 'warns' || severity === 'notes'),
  );
}
