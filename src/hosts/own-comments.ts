/**
 * The comments on a pull request as every host has them, and which of them are ours: by marker and
 * by author, never by one of them alone.
 */
import type { CommitId } from '../model/commit-id.ts';
import { finding, type Finding } from '../model/finding.ts';
import type { ListedEntry } from '../model/file-tree.ts';
import { cleanLine } from '../report/markdown.ts';
import { asMarkdown, foreign, phrase, sentencePart, type Markdown } from '../model/sentence.ts';
import { decodeMarker, markerStart } from '../report/marker.ts';
import { CODES } from '../model/errors.ts';

export interface CreatedComment {
  id: number;
  url: string;
  /** Who wrote it, in a form that is the same in every answer of this host. */
  author?: string | undefined;
}

export interface RemoteComment extends CreatedComment {
  body: string;
  /** Whether the token's own user or app wrote it, if the host says so. */
  isOwn: boolean;
  /** Whether its author was the last who edited it, or nobody has; undefined where the host does not say who did. */
  isOwnText?: boolean | undefined;
  /** Whether a status that the host shows with the text contradicts it, because another job wrote in between. */
  contradicted?: boolean;
  /** Whether somebody hid it; undefined where the host does not say so. */
  isHidden?: boolean | undefined;
}

/** An entry of a directory. */
export interface RemoteEntry extends ListedEntry {
  /** The text of a file, if it came with the list and is its content byte for byte. */
  text?: string | undefined;
}

export interface PullSnapshot {
  headSha: string;
  /** From all pages, oldest first; comments without a marker of this program may be missing. */
  comments: RemoteComment[];
  /** False: there are more comments than could be read. */
  whole: boolean;
  /** Paths that the pull request changes, both names of a renamed file: all of them, or undefined. */
  files?: string[];
  /** The entries of a directory of a branch, if they were asked for and it exists. */
  tree?: RemoteEntry[] | undefined;
  /** The commit that has this directory, where the host says it. */
  treeCommit?: CommitId | undefined;
  /** The git blob id of each file that was asked for; undefined: it does not exist, or the token may not see it. */
  blobs?: (string | undefined)[];
}

export interface SnapshotOptions {
  /** What is listed is what changed up to `headSha`, or to a commit before it. */
  files?: boolean;
  /** A directory of a branch or of a commit, as in `HEAD:infra`. */
  tree?: string;
  /** Files of a commit, as in `6f1cb40…:infra/main.tf`. */
  blobs?: readonly string[];
}

export interface CommentApi {
  /** Makes harmless what this host would read, and GitHub would not, as a command or a reference. */
  neutralise?: ((body: Markdown) => Markdown) | undefined;
  snapshot(number: number, options?: SnapshotOptions): Promise<PullSnapshot>;
  createComment(number: number, body: Markdown): Promise<CreatedComment>;
  updateComment(id: number, body: Markdown): Promise<void>;
  /** A comment that does not exist any more is no problem. */
  deleteComment(id: number): Promise<void>;
}

/** The beginning of the marker of every gate of this program. */
export const ANY_MARKER = '<!-- plangate:';

/**
 * Our comments by marker and author, oldest first; the first one is the comment. The comment that this
 * job `created` is ours whatever author the host names, and so are others of that author. Those that somebody hid are left out:
 * nobody would see what is written there.
 */
export function ownComments(
  comments: readonly RemoteComment[],
  marker: string,
  created?: CreatedComment,
): RemoteComment[] {
  return comments
    .filter(({ isHidden }) => isHidden !== true)
    .filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
    .sort((one, other) => one.id - other.id);
}

/** The last of our comments that somebody hid: the next one has what it keeps. */
export function lastHiddenComment(
  comments: readonly RemoteComment[],
  marker: string,
): RemoteComment | undefined {
  return comments
    .filter(({ isHidden, isOwn, body }) => isHidden === true && isOwn && hasMarker(body, marker))
    .sort((one, other) => other.id - one.id)[0];
}

/** The comment with this key, which for the one of a gate is its name, and what it keeps of earlier reports. */
export function findOwnComment({ comments }: PullSnapshot, key: string) {
  const marker = markerStart(key);
  const comment = ownComments(comments, marker)[0] ?? lastHiddenComment(comments, marker);
  return { comment, kept: comment && decodeMarker(comment.body, key) };
}

/** Whether the gate wrote the comment: this job created it, or its author is the token's own user. */
function isOurs({ id, isOwn, author }: RemoteComment, created?: CreatedComment): boolean {
  if (isOwn || created === undefined) return isOwn;
  return id === created.id || (author !== undefined && author === created.author);
}

/**
 * Comments with the marker of this gate that another author wrote: a person who copied it, or this gate itself
 * with an earlier token. Such a comment decides nothing, and the log names it.
 */
export function foreignComments(
  comments: readonly RemoteComment[],
  marker: string,
  created?: CreatedComment,
): RemoteComment[] {
  return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}

const MOST_NAMED = 3;

/** What the log says about the comments that `foreignComments` found. Only the first ones are named. */
export function describeForeign(comments: readonly RemoteComment[]): Finding[] {
  return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
    const name =
      author === undefined ? '' : phrase` (${sentencePart('name', cleanLine(author), 160)})`;
    return finding(
      CODES.commentOfAnotherJob,
      phrase`A comment of another author${name} carries this gate's marker and was left as it is: ${foreign(cleanLine(url, 300))}.`,
      { remedy: phrase`Remove it if an earlier token of this gate wrote it.` },
    );
  });
}

/** Whether the last line that is not empty, or the first, begins with the marker. */
export function hasMarker(body: string, marker: string): boolean {
  const end = body.trimEnd();
  const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
  return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}

const ZERO_WIDTH_SPACE = '\u200b';

/**
 * The text as readers see it, without an effect on the host. The renderer has made harmless what GitHub acts on; other hosts
 * act on more: a line that starts with a slash is a command to GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references there,
 * on Azure DevOps and on Gitea. The marker's line and escapes in addresses stay as they are.
 */
export function neutraliseNote(body: Markdown): Markdown {
  return asMarkdown(body.split('\n').map(neutraliseNoteLine).join('\n'));
}

function neutraliseNoteLine(line: string): string {
  if (line.startsWith('<!-- ')) return line;
  // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
  const start = line.search(/\S/);
  const withoutCommand =
    line[start] === '/' ? line.slice(0, start) + ZERO_WIDTH_SPACE + line.slice(start) : line;
  return withoutCommand
    .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`)
    .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`);
}
