/**
 * What replaces time, the order of requests and GitHub in a demonstration. Minutes of waiting pass in no time:
 * time moves only while the gate sleeps and nothing is under way, so that what happens is the same on every machine.
 */
import type { Clock, HttpRequest, Send } from '../../model/ports.ts';
import { literal } from '../../model/sentence.ts';
import type { GitHubApi } from '../../hosts/github/calls.ts';
import { GITHUB } from '../../hosts/github/server.ts';

export interface DemoClock extends Clock {
  /** Does the work. Time does not move until its promise settles. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

interface Sleeper {
  /** Milliseconds since the clock started. */
  wakesAt: number;
  wake(): void;
}

/** 2026-11-20, 14:00 UTC: the demonstration shows this date. */
const START = Date.UTC(2026, 10, 20, 14);

/** How many turns of the event loop code that was woken gets to go on, before time moves again. */
const QUIET_TURNS = 4;

export function createDemoClock(): DemoClock {
  let nowMs = 0;
  let workInProgress = 0;
  let isWaking = false;
  const sleepers = new Set<Sleeper>();

  /** Resolves when no work was in progress for some turns of the event loop. */
  async function waitForQuiet(): Promise<void> {
    for (let quietTurns = 0; quietTurns < QUIET_TURNS;) {
      await new Promise((resolve) => setImmediate(resolve));
      quietTurns = workInProgress > 0 ? 0 : quietTurns + 1;
    }
  }

  /** Wakes one sleeper after the other, and sets the time to when each of them wanted to wake. */
  async function wakeSleepers(): Promise<void> {
    if (isWaking) return;
    isWaking = true;
    while (sleepers.size > 0) {
      await waitForQuiet();
      const [next] = [...sleepers].sort((one, other) => one.wakesAt - other.wakesAt);
      if (next === undefined) break;
      sleepers.delete(next);
      nowMs = Math.max(nowMs, next.wakesAt);
      next.wake();
    }
    isWaking = false;
  }

  /** Sleeping takes no time, so it ends before an abort could end it. */
  function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      signal?.throwIfAborted();
      sleepers.add({ wakesAt: nowMs + ms, wake: resolve });
      void wakeSleepers();
    });
  }

  return {
    now: () => nowMs,
    date: () => new Date(START + nowMs),
    sleep,
    async during(work) {
      workInProgress += 1;
      try {
        return await work();
      } finally {
        workInProgress -= 1;
      }
    },
  };
}

/** Sends requests in order, one at a time, while the time does not move. Before each one, `before` is awaited. */
export function oneAtATime(
  send: Send,
  clock: DemoClock,
  before: (request: HttpRequest) => Promise<void> = async () => {},
): Send {
  let lastSending: Promise<unknown> = Promise.resolve();
  return (request) => {
    const sending = lastSending.then(async () => {
      await before(request);
      return clock.during(() => send(request));
    });
    lastSending = sending.catch(() => undefined);
    return sending;
  };
}

/**
 * Delays the requests that create configuration versions until there is one for each workspace, and
 * sends them in the order in which the workspaces were read. How long the disk takes to read the
 * files of a workspace then changes nothing that is shown.
 *
 * @param workspaceCount how many workspaces are gated
 */
export function createVersionsInOrder(send: Send, workspaceCount: number): Send {
  const workspaceIds: string[] = [];
  /** Id of a workspace → what lets its request go. */
  const delayed = new Map<string, () => void>();
  return async (request) => {
    const { method, url } = request;
    const [, workspaceId] =
      /^\/api\/v2\/workspaces\/([^/]+)\/configuration-versions$/.exec(url.pathname) ?? [];
    if (method === 'POST' && workspaceId !== undefined) {
      const mayGo = new Promise<void>((resolve) => delayed.set(workspaceId, resolve));
      if (delayed.size === workspaceCount) {
        // Later, so that the last request waits as the others do and keeps its place in the order.
        queueMicrotask(() => workspaceIds.forEach((id) => delayed.get(id)?.()));
      }
      await mayGo;
    }
    const response = await send(request);
    if (method === 'GET' && /\/organizations\/[^/]+\/workspaces\/[^/]+$/.test(url.pathname)) {
      workspaceIds.push(JSON.parse(Buffer.from(response.body).toString()).data.id);
    }
    return response;
  };
}

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
      request: { problem: literal`Nothing is approved in the demonstration.` },
    }),
    async createComment(_number, body) {
      const id = nextId++;
      const author = 'github-actions[bot]';
      const comment = { id, body, url: `${url}#issuecomment-${id}`, isOwn: true, author };
      comments.push(comment);
      return comment;
    },
    updateComment: notInTheDemo,
    deleteComment: notInTheDemo,
    async updateCheckRun(id, output) {
      annotations.push(...output.annotations);
      return id;
    },
    createCheckRun: notInTheDemo,
    pullRequest: notInTheDemo,
    pullRequestsMergedAs: notInTheDemo,
    pullRequests: notInTheDemo,
    look: notInTheDemo,
    textsAt: notInTheDemo,
    changedBetween: notInTheDemo,
    requiredChecks: notInTheDemo,
    permissionOf: notInTheDemo,
  };
  return { api, comments, annotations };
}

async function notInTheDemo(): Promise<never> {
  throw new Error('Publishing asked GitHub for something that the demonstration does not have.');
}
