/**
 * The comments on a pull request as every host has them, and which of them are ours: by marker and
 * by author, never by one of them alone.
 */
import type { CommitId } from '../model/commit-id.js';
import { type Finding } from '../model/finding.js';
import type { ListedEntry } from '../model/file-tree.js';
import { type Markdown } from '../model/sentence.js';
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
export declare const ANY_MARKER = "<!-- plangate:";
/**
 * Our comments by marker and author, oldest first; the first one is the comment. The comment that this
 * job `created` is ours whatever author the host names, and so are others of that author. Those that somebody hid are left out:
 * nobody would see what is written there.
 */
export declare function ownComments(comments: readonly RemoteComment[], marker: string, created?: CreatedComment): RemoteComment[];
/** The last of our comments that somebody hid: the next one has what it keeps. */
export declare function lastHiddenComment(comments: readonly RemoteComment[], marker: string): RemoteComment | undefined;
/** The comment with this key, which for the one of a gate is its name, and what it keeps of earlier reports. */
export declare function findOwnComment({ comments }: PullSnapshot, key: string): {
    comment: RemoteComment | undefined;
    kept: import("../report/marker.ts").CommentState | undefined;
};
/**
 * Comments with the marker of this gate that another author wrote: a person who copied it, or this gate itself
 * with an earlier token. Such a comment decides nothing, and the log names it.
 */
export declare function foreignComments(comments: readonly RemoteComment[], marker: string, created?: CreatedComment): RemoteComment[];
/** What the log says about the comments that `foreignComments` found. Only the first ones are named. */
export declare function describeForeign(comments: readonly RemoteComment[]): Finding[];
/** Whether the last line that is not empty, or the first, begins with the marker. */
export declare function hasMarker(body: string, marker: string): boolean;
/**
 * The text as readers see it, without an effect on the host. The renderer has made harmless what GitHub acts on; other hosts
 * act on more: a line that starts with a slash is a command to GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references there,
 * on Azure DevOps and on Gitea. The marker's line and escapes in addresses stay as they are.
 */
export declare function neutraliseNote(body: Markdown): Markdown;
