/** The part of GitHub's API that publishing uses, one method per request. */
import type { GitHubAccess, GitHubPorts } from './github-api.ts';
import { createAttempt } from './github-api.ts';
import { GitHubProblem } from './github-problem.ts';
import { createSnapshot } from './github-snapshot.ts';

export interface RemoteComment {
  id: number;
  body: string;
  url: string;
  /** Whether the token's own user or app wrote it. */
  mine: boolean;
}

export interface PullSnapshot {
  headSha: string;
  /** Of all pages, oldest first. */
  comments: RemoteComment[];
  /** Paths that the pull request changes, when they were asked for. */
  files?: string[];
}

export interface PullFacts {
  number: number;
  headSha: string;
  baseSha: string;
  fork: boolean;
  open: boolean;
}

export interface CheckOutput {
  title: string;
  summary: string;
  annotations: CheckAnnotationInput[];
}

/** GitHub's own shape; at most 50 in one request. */
export interface CheckAnnotationInput {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: 'notice' | 'warning' | 'failure';
  message: string;
  title?: string;
  raw_details?: string;
}

export interface CompletedCheckRun {
  name: string;
  headSha: string;
  externalId: string;
  conclusion: 'success' | 'failure' | 'neutral';
  output: CheckOutput;
}

export interface CommentApi {
  snapshot(number: number, wanted: { files: boolean }): Promise<PullSnapshot>;
  createComment(number: number, body: string): Promise<{ id: number; url: string }>;
  updateComment(id: number, body: string): Promise<void>;
  deleteComment(id: number): Promise<void>;
}

export interface CheckApi {
  /** Adds to the annotations that are there. Neither status nor conclusion is touched. */
  updateCheckRun(id: number, output: CheckOutput): Promise<void>;
  createCheckRun(run: CompletedCheckRun): Promise<number>;
  /** The check run that an unanswered creation may have left. */
  findCheckRun(run: CompletedCheckRun): Promise<number | undefined>;
  countAnnotations(id: number): Promise<number>;
}

export interface PullApi {
  pullRequest(number: number): Promise<PullFacts>;
  /** Open ones whose head is this commit. */
  pullRequestsOfCommit(sha: string): Promise<PullFacts[]>;
  /** Open ones from this branch, as in `octocat:change`. */
  pullRequestsOfBranch(label: string): Promise<PullFacts[]>;
}

export type GitHubApi = CommentApi & CheckApi & PullApi;

const PAGE = 100;

export function createGitHubApi(access: GitHubAccess, ports: GitHubPorts): GitHubApi {
  const { owner, name: repo } = access;
  const attempt = createAttempt(access, ports);
  return {
    snapshot: createSnapshot(access, attempt),

    async createComment(number, body) {
      const what = `POST /repos/${owner}/${repo}/issues/${number}/comments`;
      const { data } = await attempt(what, true, (client, request) =>
        client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
          owner,
          repo,
          issue_number: number,
          body,
          request,
        }),
      );
      return { id: Number(data.id), url: data.html_url };
    },

    async updateComment(id, body) {
      const what = `PATCH /repos/${owner}/${repo}/issues/comments/${id}`;
      await attempt(what, false, (client, request) =>
        client.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
          owner,
          repo,
          comment_id: id,
          body,
          request,
        }),
      );
    },

    async deleteComment(id) {
      const what = `DELETE /repos/${owner}/${repo}/issues/comments/${id}`;
      try {
        await attempt(what, false, (client, request) =>
          client.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
            owner,
            repo,
            comment_id: id,
            request,
          }),
        );
      } catch (error) {
        if (!(error instanceof GitHubProblem) || error.kind !== 'not-found') throw error;
      }
    },

    async updateCheckRun(id, output) {
      const what = `PATCH /repos/${owner}/${repo}/check-runs/${id}`;
      // Sending annotations twice shows them twice: as delicate as a creation.
      await attempt(what, output.annotations.length > 0, (client, request) =>
        client.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
          owner,
          repo,
          check_run_id: id,
          output,
          request,
        }),
      );
    },

    async createCheckRun({ name, headSha, externalId, conclusion, output }) {
      const what = `POST /repos/${owner}/${repo}/check-runs`;
      const { data } = await attempt(what, true, (client, request) =>
        client.request('POST /repos/{owner}/{repo}/check-runs', {
          owner,
          repo,
          name,
          head_sha: headSha,
          external_id: externalId,
          status: 'completed',
          conclusion,
          output,
          request,
        }),
      );
      return Number(data.id);
    },

    async findCheckRun({ name, headSha, externalId }) {
      const what = `GET /repos/${owner}/${repo}/commits/${headSha}/check-runs`;
      const { data } = await attempt(what, false, (client, request) =>
        client.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
          owner,
          repo,
          ref: headSha,
          check_name: name,
          per_page: PAGE,
          request,
        }),
      );
      const found = data.check_runs.find((run) => run.external_id === externalId);
      return found === undefined ? undefined : Number(found.id);
    },

    async countAnnotations(id) {
      const what = `GET /repos/${owner}/${repo}/check-runs/${id}`;
      const { data } = await attempt(what, false, (client, request) =>
        client.request('GET /repos/{owner}/{repo}/check-runs/{check_run_id}', {
          owner,
          repo,
          check_run_id: id,
          request,
        }),
      );
      return data.output.annotations_count;
    },

    async pullRequest(number) {
      const what = `GET /repos/${owner}/${repo}/pulls/${number}`;
      const { data } = await attempt(what, false, (client, request) =>
        client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
          owner,
          repo,
          pull_number: number,
          request,
        }),
      );
      return toFacts(data);
    },

    async pullRequestsOfCommit(sha) {
      const what = `GET /repos/${owner}/${repo}/commits/${sha}/pulls`;
      const { data } = await attempt(what, false, (client, request) =>
        client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
          owner,
          repo,
          commit_sha: sha,
          per_page: PAGE,
          request,
        }),
      );
      return data.map(toFacts).filter((pull) => pull.open && pull.headSha === sha);
    },

    async pullRequestsOfBranch(label) {
      const what = `GET /repos/${owner}/${repo}/pulls`;
      const { data } = await attempt(what, false, (client, request) =>
        client.request('GET /repos/{owner}/{repo}/pulls', {
          owner,
          repo,
          head: label,
          state: 'open',
          per_page: PAGE,
          request,
        }),
      );
      return data.map(toFacts);
    },
  };
}

function toFacts(pull: {
  number: number;
  state: string;
  head: { sha: string; repo: { full_name: string } | null };
  base: { sha: string; repo: { full_name: string } | null };
}): PullFacts {
  return {
    number: pull.number,
    headSha: pull.head.sha,
    baseSha: pull.base.sha,
    // A fork that was deleted is a fork.
    fork: pull.head.repo === null || pull.head.repo.full_name !== pull.base.repo?.full_name,
    open: pull.state === 'open',
  };
}
