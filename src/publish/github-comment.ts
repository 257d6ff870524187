/**
 * One comment on the pull request, whoever writes at the same time. No host has a conditional
 * write, so every writer looks, writes, waits a moment and looks again: what somebody else's late
 * write took away is written once more, and the newest run has the last word.
 */
import type { Clock, Random } from '../ports.ts';
import type { CommentApi, PullSnapshot, RemoteComment } from './github-calls.ts';
import { hasMarker, ownComments } from './github-own-comments.ts';
import { HostProblem } from './host-problem.ts';

/** What this job has to say, and how it stands beside what other jobs said. */
export interface CommentContent {
  /** How the last line of a comment of this gate begins. */
  marker: string;
  /** The whole comment with our section in it, the others kept; at most `budget` UTF-16 units. */
  compose(existing: string | undefined, budget: number): string;
  /** Whether `body` holds exactly this report. */
  holds(body: string): boolean;
  /** Whether `body` holds a newer report than this one. */
  isSuperseded(body: string): boolean;
  /** Whether `body` holds another verdict of ours. */
  isOtherVerdict(body: string): boolean;
  /** Whether `body` is about nobody but us. */
  isAlone(body: string): boolean;
}

export interface CommentWish {
  number: number;
  /** The commit that was judged: a pull request that has moved on is somebody else's to report. */
  headSha: string;
  green: boolean;
  when: 'auto' | 'always' | 'on-failure' | 'off';
  mode: 'update' | 'recreate-on-change';
}

export type CommentAction =
  | { kind: 'keep'; comment?: RemoteComment; why: 'same' | 'not-wanted' }
  | { kind: 'superseded'; comment?: RemoteComment; by: 'commit' | 'run' }
  | { kind: 'create' }
  | { kind: 'update'; comment: RemoteComment }
  /** A new comment notifies people; the old one goes once the new one stands. */
  | { kind: 'replace'; comment: RemoteComment }
  | { kind: 'delete'; comment: RemoteComment };

/** Pure: what has to happen, given what is there. */
export function decideComment(
  snapshot: PullSnapshot,
  content: CommentContent,
  wish: CommentWish,
): CommentAction {
  const comment = ownComments(snapshot.comments, content.marker)[0];
  const there = comment === undefined ? {} : { comment };
  if (snapshot.headSha !== wish.headSha) return { kind: 'superseded', by: 'commit', ...there };
  if (comment === undefined) {
    const wanted = wish.when === 'always' || (wish.when !== 'off' && !wish.green);
    return wanted ? { kind: 'create' } : { kind: 'keep', why: 'not-wanted' };
  }
  if (content.isSuperseded(comment.body)) return { kind: 'superseded', by: 'run', comment };
  if (wish.when === 'off') return { kind: 'keep', comment, why: 'not-wanted' };
  if (wish.when === 'on-failure' && wish.green && content.isAlone(comment.body)) {
    return { kind: 'delete', comment };
  }
  if (wish.mode === 'recreate-on-change' && content.isOtherVerdict(comment.body)) {
    return { kind: 'replace', comment };
  }
  return { kind: 'update', comment };
}

export interface CommentResult {
  url?: string;
  /** Whether this run wrote; otherwise what stands there says the same, or is newer. */
  written: boolean;
  /** `commit`: the pull request has moved on; `run`: a later run has reported. */
  superseded?: 'commit' | 'run';
  /** Somebody else's comment carries our marker: left alone, worth telling. */
  foreign: boolean;
  /** Other jobs kept writing over ours. */
  lost: boolean;
}

export interface CommentPorts {
  clock: Clock;
  random: Random;
  signal?: AbortSignal;
}

/** GitHub's limit is near 65,536 of a unit that is not documented. */
const BUDGETS = [60_000, 30_000, 2_000] as const;
const ROUNDS = 12;

export interface StartedComment {
  result: CommentResult;
  /** Waits, looks again, writes again where that is needed. Resolves to the final result. */
  settle(): Promise<CommentResult>;
}

/**
 * Looks and writes. Rejects with a HostProblem when the host refuses.
 * @param first a snapshot just taken; looked anew when left out.
 */
export async function startComment(
  api: CommentApi,
  content: CommentContent,
  wish: CommentWish,
  ports: CommentPorts,
  first?: PullSnapshot,
): Promise<StartedComment> {
  const began = ports.clock.now();
  const result = await look(api, content, wish, first);
  const slowness = ports.clock.now() - began;
  return {
    result,
    async settle() {
      if (!result.written) return result;
      const settled = await settle(api, content, wish, ports, slowness);
      return { ...settled, foreign: settled.foreign || result.foreign };
    },
  };
}

/** What people should know of how it went. */
export function tellComment(result: CommentResult | undefined): string[] {
  if (result === undefined) return [];
  return [
    ...(result.superseded === 'commit'
      ? ['The pull request has a newer commit: its comment is left to the run of that commit.']
      : []),
    ...(result.superseded === 'run'
      ? ['A later run has reported on this pull request: its comment was left as it is.']
      : []),
    ...(result.foreign
      ? [
          "A comment of somebody else carries this gate's marker. It was left alone and means nothing.",
        ]
      : []),
    ...(result.lost
      ? ['Other jobs kept writing to the comment: look for this report in the summary of the job.']
      : []),
  ];
}

/** One round: look, decide, write. */
async function look(
  api: CommentApi,
  content: CommentContent,
  wish: CommentWish,
  first?: PullSnapshot,
): Promise<CommentResult> {
  for (let tries = 1; ; tries++) {
    const snapshot =
      tries === 1 && first !== undefined
        ? first
        : await api.snapshot(wish.number, { files: false });
    const action = decideComment(snapshot, content, wish);
    const foreign = snapshot.comments.some(
      (comment) => !comment.mine && hasMarker(comment.body, content.marker),
    );
    try {
      return { ...(await act(api, content, wish, action)), foreign };
    } catch (error) {
      // It may have been created, or deleted by somebody in between: look before trying again.
      const again =
        error instanceof HostProblem && (error.kind === 'unsure' || error.kind === 'not-found');
      if (!again || tries === 3) throw error;
    }
  }
}

async function act(
  api: CommentApi,
  content: CommentContent,
  wish: CommentWish,
  action: CommentAction,
): Promise<Omit<CommentResult, 'foreign'>> {
  switch (action.kind) {
    case 'keep':
    case 'superseded': {
      const { comment } = action;
      return {
        written: false,
        lost: false,
        ...(comment !== undefined && { url: comment.url }),
        ...(action.kind === 'superseded' && { superseded: action.by }),
      };
    }
    case 'delete':
      await api.deleteComment(action.comment.id);
      return { written: true, lost: false };
    case 'create': {
      const { url } = await fitting(content, undefined, (body) =>
        api.createComment(wish.number, body),
      );
      return { written: true, lost: false, url };
    }
    case 'replace': {
      const { url } = await fitting(content, action.comment.body, (body) =>
        api.createComment(wish.number, body),
      );
      await api.deleteComment(action.comment.id);
      return { written: true, lost: false, url };
    }
    case 'update': {
      const { id, body: existing, url } = action.comment;
      if (content.compose(existing, BUDGETS[0]) === existing) {
        return { written: false, lost: false, url };
      }
      await fitting(content, existing, (body) => api.updateComment(id, body));
      return { written: true, lost: false, url };
    }
  }
}

/** Writes the largest body that GitHub takes. */
async function fitting<T>(
  content: CommentContent,
  existing: string | undefined,
  write: (body: string) => Promise<T>,
): Promise<T> {
  for (const [index, budget] of BUDGETS.entries()) {
    try {
      return await write(content.compose(existing, budget));
    } catch (error) {
      const tooLong = error instanceof HostProblem && error.kind === 'too-long';
      if (!tooLong || index === BUDGETS.length - 1) throw error;
    }
  }
  throw new Error('no budget');
}

async function settle(
  api: CommentApi,
  content: CommentContent,
  wish: CommentWish,
  ports: CommentPorts,
  slowness: number,
): Promise<CommentResult> {
  for (let round = 1; ; round++) {
    await ports.clock.sleep(pauseMs(round, slowness, ports.random), ports.signal);
    const began = ports.clock.now();
    const snapshot = await api.snapshot(wish.number, { files: false });
    const own = ownComments(snapshot.comments, content.marker);
    const [comment, ...duplicates] = own;
    if (comment !== undefined && content.holds(comment.body)) {
      for (const { id } of duplicates) await api.deleteComment(id);
      return { written: true, lost: false, foreign: false, url: comment.url };
    }
    const result = await look(api, content, wish, snapshot);
    if (!result.written) return result;
    if (round === ROUNDS) return { ...result, lost: true };
    slowness = Math.max(slowness, ports.clock.now() - began);
  }
}

/**
 * Longer than anybody's way from looking to writing takes, so that a write based on an older look
 * has landed before we look again; spread wider each round, so that writers come apart.
 */
function pauseMs(round: number, slowness: number, random: Random): number {
  const least = Math.max(800, Math.min(3 * slowness, 10_000));
  return least + random() * 850 * (1 + round);
}
