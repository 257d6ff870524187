/**
 * A report on GitHub: the comment on the pull request and the annotations on the check run. What
 * could not be done becomes a problem in the result; the verdict does not change.
 */
import { finding, type Finding } from '../../model/finding.ts';
import type { WaitingPorts } from '../ask.ts';
import { renderAnnotations, type Annotation } from '../../report/annotations.ts';
import { renderCheck } from '../../report/markdown-report.ts';
import { reviewRequestOf } from '../../report/review-request.ts';
import type { ReportView } from '../../report/view.ts';
import type { ReportSettings } from '../../settings/settings.ts';
import { DEFAULT_GATE } from '../../model/default-gate.ts';
import { findOwnComment, type PullSnapshot } from '../own-comments.ts';
import {
  commentDoubts,
  contentOfReport,
  startComment,
  supersededIn,
  toDatedReport,
} from '../write-comment.ts';
import { HostError, onHostError } from '../host-error.ts';
import type { Published } from '../publishing.ts';
import type { Concealed } from '../../model/secrets.ts';
import { isGreen } from '../../model/verdict.ts';
import { literal, phrase, setting, type Markdown } from '../../model/sentence.ts';
import type { OwnReport } from '../../report/gate-comment.ts';
import type { EventPullRequest } from './event.ts';
import { GITHUB } from './server.ts';
import { explainProblem } from './explain-problem.ts';
import type { CheckApi, CheckSubject, GitHubApi, GitHubConnection } from './calls.ts';
import { CODES } from '../../model/errors.ts';

export interface GitHubTarget {
  comment: ReportSettings['comment'];
  annotate: ReportSettings['annotate'];
  checkRunId?: number | undefined;
  /** Undefined: there is no pull request to comment on. */
  pullRequest?: Omit<EventPullRequest, 'headSha'> | undefined;
  /** The commit that annotations are about: the head of the pull request, not a merge. */
  headSha: string;
}

const NOT_WRITTEN = literal`The comment on the pull request was not written`;
const NEEDED_PERMISSION = 'pull-requests: write';

interface Publishing {
  view: Concealed<ReportView>;
  target: GitHubTarget;
  github: GitHubConnection;
  /** `skipVerify`: the comment is not read again after it was written, because the job was canceled. */
  ports: WaitingPorts & { skipVerify?: () => boolean };
}

/** @param known what was read just now: all paths that the pull request changes, and the pull request */
export async function publishOnGitHub(
  publishing: Publishing,
  known: { files?: string[] | undefined; snapshot?: PullSnapshot | undefined } = {},
): Promise<Published> {
  const { files: changedFiles, snapshot: knownSnapshot } = known;
  const { view, target, ports } = publishing;
  const doubts: Finding[] = [];
  let snapshot: PullSnapshot | undefined;
  let started: Awaited<ReturnType<typeof startComment>> | undefined;
  const filesWanted = changedFiles === undefined && needsFiles(view, target);
  // The comment is written first and verified last, so that jobs that write at the same time have come to their end.
  await withPullRequestApi(publishing, doubts, async (api, number) => {
    if (target.comment === 'off' && !filesWanted) return;
    const hasAll =
      knownSnapshot !== undefined && (!filesWanted || knownSnapshot.files !== undefined);
    snapshot = hasAll ? knownSnapshot : await api.snapshot(number, { files: filesWanted });
    if (target.comment === 'off') return;
    const { headSha, comment: when } = target;
    const report = toDatedReport(view, ports.clock.date());
    const asked = isKept(report, snapshot)
      ? await askForReview(publishing, api, snapshot, doubts)
      : [];
    const commentTarget = { number, headSha, green: view.green, when, snapshot };
    const content = contentOfReport({ ...report, asked });
    started = await startComment(api, content, commentTarget, ports);
  });
  const filesOfHead = snapshot?.headSha === target.headSha ? snapshot.files : undefined;
  const unplaced = await annotate(publishing, doubts, changedFiles ?? filesOfHead);
  let result = started?.result;
  await withPullRequestApi(publishing, doubts, async () => {
    if (started !== undefined && ports.skipVerify?.() !== true) result = await started.settle();
  });
  doubts.push(...commentDoubts(result));
  return { unplaced, doubts, commentUrl: result?.url };
}

/** Whether the comment will have this report: the job whose report it keeps asks for reviews, and remembers it there. */
function isKept(report: OwnReport, snapshot: PullSnapshot): boolean {
  const { comment } = findOwnComment(snapshot, report.key);
  return comment === undefined || supersededIn(comment, contentOfReport(report)) === undefined;
}

/**
 * Asks the people and teams that may approve the findings of this report for a review. Where GitHub refuses that, a
 * comment of one line names them.
 *
 * @returns the fingerprints of the findings about which it asked; the comment of the gate keeps them
 */
async function askForReview(
  { view, target: { pullRequest, headSha } }: Publishing,
  api: GitHubApi,
  snapshot: PullSnapshot,
  doubts: Finding[],
): Promise<readonly string[]> {
  // The job of the newer commit asks.
  if (pullRequest === undefined || snapshot.headSha !== headSha) return [];
  const { comment, kept } = findOwnComment(snapshot, view.context.gate.name);
  const { asked = [] } = kept ?? {};
  const url = comment?.url ?? view.context.ci.job?.url;
  const { author } = pullRequest.input ?? {};
  const request = reviewRequestOf(view, asked, { author, url });
  if (request === undefined) return [];
  const { people, teams, line, fingerprints } = request;
  const { number } = pullRequest;
  if (api.requestReview !== undefined && people.length + teams.length > 0) {
    const refused = onHostError(() => false);
    const isAsked = await api.requestReview(number, people, teams).then(() => true, refused);
    if (isAsked) return fingerprints;
  }
  const explain = onHostError((problem) => {
    doubts.push(explainProblem(NOT_NOTIFIED, NEEDED_PERMISSION, problem));
    return [];
  });
  return await api.createComment(number, line).then(() => fingerprints, explain);
}

const NOT_NOTIFIED = literal`Who can approve was not notified`;

/** Does the work if there is a pull request and a token for it. A failure of the host becomes a doubt. */
async function withPullRequestApi(
  { target, github: { comments: api } }: Publishing,
  doubts: Finding[],
  work: (api: GitHubApi, number: number) => Promise<void>,
): Promise<void> {
  const { pullRequest } = target;
  if (pullRequest === undefined) return;
  if (api === undefined) {
    // Called twice: it is said once.
    if (target.comment !== 'off' && doubts.length === 0) {
      doubts.push(
        finding(CODES.lacksHostRight, phrase`${NOT_WRITTEN}: there is no token for it.`, {
          remedy: phrase`Leave ${setting('github-token')} at its default.`,
          actor: 'operators',
        }),
      );
    }
    return;
  }
  const explain = onHostError((problem) => {
    doubts.push(explainProblem(NOT_WRITTEN, NEEDED_PERMISSION, problem, pullRequest.fork));
  });
  await work(api, pullRequest.number).catch(explain);
}

/** Writes the annotations on the check run. @returns those that are on none: the caller prints them as commands */
async function annotate(
  { view, target, github: { checks } }: Publishing,
  doubts: Finding[],
  changedFiles: string[] | undefined,
): Promise<Annotation[]> {
  if (target.annotate === 'off') return [];
  const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
  const scope = target.annotate === 'all' ? 'all' : 'changed';
  const rendered = renderAnnotations(view, { annotate: scope, changedFiles: changed });
  // With `changed`, findings that close the gate are not annotated elsewhere either, if the changed files are known.
  const annotations =
    target.annotate === 'changed' && changed !== undefined
      ? rendered.filter(({ path }) => changed.has(path))
      : rendered;
  if (checks?.server !== GITHUB) return annotations;
  const { name: gate } = view.context.gate;
  const result = await publishCheck(checks, {
    checkRunId: target.checkRunId,
    name: gate === DEFAULT_GATE ? 'Plangate' : `Plangate (${gate})`,
    headSha: target.headSha,
    conclusion: conclusionOf(view),
    render: (summaryBytes) => renderCheck(view, summaryBytes),
    annotations,
    fork: target.pullRequest?.fork === true,
  });
  doubts.push(...result.doubts);
  return result.left;
}

/** Whether the list of changed files decides about an annotation. With `auto`, findings that close the gate are shown in any file. */
function needsFiles(view: Concealed<ReportView>, { annotate }: GitHubTarget): boolean {
  if (annotate === 'off' || annotate === 'all') return false;
  return view.causes.some(
    ({ occurrences, severity }) =>
      occurrences.some(({ location }) => location !== undefined) &&
      (annotate === 'changed' || severity === 'warns' || severity === 'notes'),
  );
}

/** 50 annotations go in a request, and only an app writes check runs: https://docs.github.com/en/rest/checks/runs. */
const ANNOTATIONS_PER_REQUEST = 50;
const SMALL_SUMMARY_BYTES = 15_000;

/**
 * What a check run of the gate itself concludes. GitHub lets a required check pass with `success` and
 * `neutral`, and with no other word that is used here.
 */
export function conclusionOf({
  green,
  verdict,
}: Pick<ReportView, 'green' | 'verdict'>): CheckSubject['conclusion'] {
  if (green) return isGreen(verdict) ? 'success' : 'neutral';
  return verdict === 'needs-override' ? 'action_required' : 'failure';
}

/**
 * Writes the annotations on the check run of the job, otherwise on a completed one that is created for them. Those in
 * `left` are on none, or GitHub did not answer: print them as workflow commands.
 */
async function publishCheck(
  api: CheckApi,
  report: CheckSubject & {
    annotations: Annotation[];
    /** Renders title and summary; the summary has at most this many bytes of UTF-8. */
    render: (summaryBytes?: number) => { title: string; summary: Markdown };
    /** The check run of the job, if the runner names it; otherwise a check run is created. */
    checkRunId?: number | undefined;
    fork: boolean;
  },
): Promise<{ left: Annotation[]; doubts: Finding[] }> {
  const { checkRunId, fork, render, annotations, ...checkRun } = report;
  let sent = 0;
  let content = render();
  const batch = () => ({
    ...content,
    annotations: annotations.slice(sent, sent + ANNOTATIONS_PER_REQUEST),
  });
  const create = () => api.createCheckRun({ ...checkRun, output: batch() });
  // The check run does not exist, or belongs to another app. Creating one of our own may still work.
  const createInstead = onHostError(
    (problem) => create().catch(onHostError(() => Promise.reject(problem), 'permission')),
    'not-found',
    'permission',
  );
  const begin = () =>
    checkRunId === undefined
      ? create()
      : api.updateCheckRun(checkRunId, batch()).catch(createInstead);
  try {
    // Without annotations the title and the summary are still worth a request.
    const id = await begin().catch(
      onHostError(() => {
        content = render(SMALL_SUMMARY_BYTES);
        return begin();
      }, 'too-long'),
    );
    for (
      sent = ANNOTATIONS_PER_REQUEST;
      sent < annotations.length;
      sent += ANNOTATIONS_PER_REQUEST
    ) {
      await api.updateCheckRun(id, batch());
    }
    return { left: [], doubts: [] };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const doubts = [explainProblem(NOT_ON_CHECK, 'checks: write', error, fork)];
    return { left: annotations.slice(sent), doubts };
  }
}

const NOT_ON_CHECK = literal`The annotations are not on the check run`;
