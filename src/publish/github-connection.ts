/** GitHub as the tokens of this job reach it, and what earlier reports left there. */
import { decodeMarker, markerStart } from '../report/marker.ts';
import type { ReportContext } from '../report/view.ts';
import type { GitHubAccess, GitHubPorts } from './github-api.ts';
import type { GitHubApi } from './github-calls.ts';
import { createGitHubApi } from './github-calls.ts';
import { ownComments } from './github-own-comments.ts';
import { GitHubProblem } from './github-problem.ts';

export interface GitHubConnection {
  /** For the comment and for questions; absent without a token. */
  comments?: GitHubApi;
  /** For the check run. */
  checks?: GitHubApi;
}

/** Nothing is sent before something is asked. */
export function connectGitHub(
  access: Omit<GitHubAccess, 'token'> & { githubToken?: string; checksToken?: string },
  ports: GitHubPorts,
): GitHubConnection {
  const { githubToken, checksToken, ...where } = access;
  const comments = githubToken && createGitHubApi({ ...where, token: githubToken }, ports);
  const checks =
    checksToken === githubToken
      ? comments
      : checksToken && createGitHubApi({ ...where, token: checksToken }, ports);
  return { ...(comments && { comments }), ...(checks && { checks }) };
}

/** What earlier reports on this pull request said; hints, never facts. */
export interface EarlierReports {
  /** Paths that the pull request changes, when they were asked for. */
  files?: string[];
  /** Last duration in ms by workspace. */
  durations: Record<string, number>;
  /** By workspace, the run of a report on this very commit that needed an override or had one. */
  runs(headSha: string): Record<string, string>;
  /** Findings of the last report of this section, when there was one. */
  findings(section: string): ReportContext['previous'];
}

/** Undefined when it cannot be known: no token, GitHub did not answer. */
export async function readEarlierReports(
  { comments }: GitHubConnection,
  number: number,
  key: string,
  wanted: { files: boolean },
): Promise<EarlierReports | undefined> {
  if (comments === undefined) return undefined;
  try {
    const { files, comments: all } = await comments.snapshot(number, wanted);
    const [comment] = ownComments(all, markerStart(key));
    const sections = (comment && decodeMarker(comment.body, key)?.sections) ?? [];
    return {
      durations: Object.fromEntries(sections.flatMap(({ durations }) => Object.entries(durations))),
      runs: (headSha) =>
        Object.fromEntries(
          sections
            .filter((section) => section.headSha === headSha)
            .flatMap(({ runs }) => Object.entries(runs)),
        ),
      findings: (section) => sections.find(({ id }) => id === section),
      ...(files !== undefined && { files }),
    };
  } catch (error) {
    if (error instanceof GitHubProblem) return undefined;
    throw error;
  }
}
