/** GitHub as the tokens of this job reach it. */
import type { GitHubAccess, GitHubPorts } from './github-api.ts';
import type { GitHubApi } from './github-calls.ts';
import { createGitHubApi } from './github-calls.ts';

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
