/** Which comments are ours: by marker and by author, never by one of them alone. */
import type { RemoteComment } from './github-calls.ts';

/** Ours by marker and author, oldest first; the first one is the comment. */
export function ownComments(comments: readonly RemoteComment[], marker: string): RemoteComment[] {
  return comments
    .filter((comment) => comment.mine && hasMarker(comment.body, marker))
    .sort((one, other) => one.id - other.id);
}

/** Whether the last line that is not empty begins with the marker. */
export function hasMarker(body: string, marker: string): boolean {
  const end = body.trimEnd();
  return end.slice(Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1).startsWith(marker);
}
