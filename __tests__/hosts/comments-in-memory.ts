/** A pull request with its comments, in memory. */
import { HostError } from '../../src/hosts/host-error.ts';
import type { CommentApi, RemoteComment } from '../../src/hosts/own-comments.ts';
import type { VirtualTime } from '../support/virtual-time.ts';

/** Every request takes a while before and after it acts. */
export function commentsInMemory(time: VirtualTime, head: string, latency: () => number) {
  const state = { head, comments: [] as RemoteComment[], next: 1, calls: [] as string[] };
  const around = async <T>(call: string, act: () => T): Promise<T> => {
    await time.sleep(latency());
    state.calls.push(call);
    const answer = act();
    await time.sleep(latency());
    return answer;
  };
  /** A write that arrives, whenever that is. */
  const write = (id: number, body: string): void => {
    const found = state.comments.find((comment) => comment.id === id);
    if (found === undefined) throw new HostError('not-found', 'gone', { status: 404 });
    found.body = body;
  };
  const api: CommentApi = {
    snapshot: () =>
      around('look', () => ({
        headSha: state.head,
        whole: true,
        comments: state.comments.map((comment) => ({ ...comment })),
      })),
    createComment: (_, body) =>
      around('create', () => {
        const id = state.next++;
        state.comments.push({ id, body, url: `#${id}`, mine: true });
        return { id, url: `#${id}` };
      }),
    updateComment: (id, body) => around('update', () => write(id, body)),
    deleteComment: (id) =>
      around('delete', () => {
        state.comments = state.comments.filter((comment) => comment.id !== id);
      }),
  };
  return { state, api, write };
}
