/** A GitHub in memory, with one pull request and one check run, for a demonstration. */
import type { GitHubApi } from '../../hosts/github/calls.ts';
import { GITHUB } from '../../hosts/github/server.ts';

type Comment = Awaited<ReturnType<GitHubApi['snapshot']>>['comments'][number];
type Annotation = Parameters<GitHubApi['updateCheckRun']>[1]['annotations'][number];

export interface InMemoryGitHub {
  api: GitHubApi;
  comments: Comment[];
  annotations: Annotation[];
}

/**
 * Keeps comments and annotations in memory. Calls that the demonstration does not need are errors.
 *
 * @param pullRequest its newest commit, the paths that it changes, and the address of its page
 */
export function createInMemoryGitHub({
  headSha,
  files,
  url,
}: {
  headSha: string;
  files: string[];
  url: string;
}): InMemoryGitHub {
  const comments: Comment[] = [];
  const annotations: Annotation[] = [];
  let nextId = 1001;
  const api: GitHubApi = {
    server: GITHUB,
    snapshot: async () => ({
      headSha,
      files,
      comments: comments.map((comment) => ({ ...comment })),
      whole: true,
    }),
    async createComment(_number, body) {
      const id = nextId++;
      const author = 'github-actions[bot]';
      const comment = { id, body, url: `${url}#issuecomment-${id}`, isOwn: true, author };
      comments.push(comment);
      return comment;
    },
    async updateComment(id, body) {
      for (const comment of comments) if (comment.id === id) comment.body = body;
    },
    deleteComment: notInTheDemo,
    async updateCheckRun(id, output) {
      annotations.push(...output.annotations);
      return id;
    },
    createCheckRun: notInTheDemo,
    pullRequest: notInTheDemo,
    pullRequestsMergedAs: notInTheDemo,
    pullRequests: notInTheDemo,
    listDirectory: notInTheDemo,
    readFile: notInTheDemo,
    obstacleAt: notInTheDemo,
    textsAt: notInTheDemo,
    permissionOf: notInTheDemo,
  };
  return { api, comments, annotations };
}

async function notInTheDemo(): Promise<never> {
  throw new Error('Publishing asked GitHub for something that the demonstration does not have.');
}
