/** The one comment of `github-comment.ts` on hosts that read more into a text than GitHub does. */
import type { Clock, Random, Send } from '../ports.ts';
import { defuseNote } from './defuse-note.ts';
import type { CommentApi } from './github-calls.ts';
import { startComment, tellComment } from './github-comment.ts';
import type { CommentContent, CommentWish } from './github-comment.ts';
import { HostProblem } from './host-problem.ts';
import type { Published } from './surfaces.ts';

/** A pull or merge request, by whatever name its host calls it. */
export interface ChangeRequest {
  number: number;
  url?: string;
}

export interface NotePorts {
  send: Send;
  clock: Clock;
  random: Random;
  signal?: AbortSignal;
}

export type NoteRequest = Omit<CommentWish, 'number'> & { content: CommentContent };

/** Never rejects because of the host: what could not be done is a problem to tell. */
export async function publishNote(
  api: CommentApi,
  number: number,
  { content, ...wish }: NoteRequest,
  ports: NotePorts,
): Promise<Published> {
  const still: CommentContent = {
    ...content,
    compose: (existing, budget) => defuseNote(content.compose(existing, budget)),
  };
  try {
    const started = await startComment(api, still, { ...wish, number }, ports);
    const result = await started.settle();
    const problems = tellComment(result);
    return result.url?.startsWith('http') ? { commentUrl: result.url, problems } : { problems };
  } catch (error) {
    if (error instanceof HostProblem) return { problems: [`No comment: ${error.message}`] };
    throw error;
  }
}
