/**
 * The one comment of a gate on hosts that read more into a text than GitHub does, whose references
 * the renderer has already taken the life out of: a line that starts with a slash is a command to
 * GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references there and on Azure DevOps.
 */
import type { ReportView } from '../report/view.ts';
import type { HostPorts } from './ask.ts';
import { startComment, tellComment } from './comment.ts';
import { toCommentContent, type CommentContent, type CommentWish } from './decide-comment.ts';
import type { Job, Published, PublishWish } from './host.ts';
import { HostProblem } from './host-problem.ts';
import type { CommentApi } from './own-comments.ts';

export type NoteRequest = Omit<CommentWish, 'number'> & { content: CommentContent };

/** Nothing where no note is wanted, or where there is nothing to write it on. */
export async function publishNote(
  job: Job,
  view: ReportView,
  { comment: when, commentMode: mode }: PublishWish,
  ports: HostPorts,
): Promise<Published> {
  const { host, pullRequest, commit: headSha = '' } = job;
  const api = when === 'off' ? undefined : host.comments?.(job, ports, view.green);
  if (pullRequest === undefined || api === undefined) return { problems: [] };
  if (typeof api === 'string') return { problems: [api] };
  const wish = { headSha, green: view.green, when, mode, content: toCommentContent(view) };
  return writeNote(api, pullRequest.number, wish, ports);
}

/** Never rejects because of the host: what could not be done is a problem to tell. */
export async function writeNote(
  api: CommentApi,
  number: number,
  { content, ...wish }: NoteRequest,
  ports: HostPorts,
): Promise<Published> {
  const still: CommentContent = {
    ...content,
    compose: (existing, budget) => defuseNote(content.compose(existing, budget)),
  };
  try {
    const started = await startComment(api, still, { ...wish, number }, ports);
    const result = await started.settle();
    const problems = tellComment(result);
    const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
    return { commentUrl, problems };
  } catch (error) {
    if (error instanceof HostProblem) return { problems: [`No comment: ${error.message}`] };
    throw error;
  }
}

const BREAK = '\u200b';

/** Looks the same, does nothing. The marker's line and escapes in addresses stay as they are. */
export function defuseNote(body: string): string {
  return body.split('\n').map(defuseLine).join('\n');
}

function defuseLine(line: string): string {
  if (line.startsWith('<!-- ')) return line;
  // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
  const start = line.search(/\S/);
  const still = line[start] === '/' ? line.slice(0, start) + BREAK + line.slice(start) : line;
  return still
    .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`)
    .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
}
