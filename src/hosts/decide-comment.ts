/** Decides what to do with the comment of a gate, from the comments on the pull request. No I/O. */
import { toSection } from '../report/comment.ts';
import { decodeMarker, markerStart } from '../report/marker.ts';
import { holdsSection, isSuperseded, mergeSections } from '../report/sections.ts';
import type { ReportView } from '../report/view.ts';
import type { ReportSettings } from '../settings/settings.ts';
import type { CreatedComment, PullSnapshot, RemoteComment } from './own-comments.ts';
import { ownComments } from './own-comments.ts';
import type { Concealed } from '../model/secrets.ts';
import type { Markdown } from '../report/markdown.ts';

/** What this job writes into the comment, and how it compares with what other jobs wrote. */
export interface CommentContent {
  /** How the last line of a comment of this gate begins. */
  marker: string;
  /** The whole comment with our section in it, the others kept; at most `budget` UTF-16 units. */
  compose(existing: string | undefined, budget: number): Markdown;
  /** Whether `body` holds exactly this report. */
  holds(body: string): boolean;
  /** Whether `body` holds a newer report than this one. */
  isSuperseded(body: string): boolean;
  /** Whether `body` holds no report but ours. Absent for content that is only a part of a comment. */
  isAlone?(body: string): boolean;
}

/**
 * A report view as the content of a comment that several jobs may share.
 *
 * @param asked fingerprints of findings about which this job asked people
 */
export function toCommentContent(
  view: Concealed<ReportView>,
  asked: readonly string[] = [],
): CommentContent {
  const { key } = view;
  const section = { ...toSection(view), asked };
  return {
    marker: markerStart(key),
    compose: (existing, budget) => mergeSections(existing, section, budget),
    holds: (body) => holdsSection(body, section),
    isSuperseded(body) {
      const state = decodeMarker(body, key);
      return state !== undefined && isSuperseded(section.state, state);
    },
    isAlone: (body) =>
      decodeMarker(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
  };
}

export interface CommentTarget {
  number: number;
  /** The commit that was judged. If the pull request has a newer one, that commit's run writes the comment. */
  headSha: string;
  green: boolean;
  when: ReportSettings['comment'];
}

export type CommentAction =
  /** `superseded`: because of a newer commit, or of a later run. */
  | { kind: 'keep'; comment?: CreatedComment; superseded?: 'commit' | 'run' }
  /** One of the comments that could not be read may be ours. */
  | { kind: 'unknown' }
  | { kind: 'create' }
  | { kind: 'update'; comment: RemoteComment }
  | { kind: 'delete'; comment: RemoteComment };

/** @param created what this job created before: there is never a second one. */
export function decideComment(
  snapshot: PullSnapshot,
  content: CommentContent,
  target: CommentTarget,
  created?: CreatedComment,
): CommentAction {
  const comment = ownComments(snapshot.comments, content.marker, created)[0];
  if (snapshot.headSha !== target.headSha) return { kind: 'keep', superseded: 'commit', comment };
  if (comment === undefined) {
    if (created !== undefined) return { kind: 'keep', comment: created };
    const { when, green } = target;
    const isWanted = when === 'always' || (when !== 'off' && !green);
    if (!isWanted) return { kind: 'keep' };
    return { kind: snapshot.whole ? 'create' : 'unknown' };
  }
  if (content.isSuperseded(comment.body)) return { kind: 'keep', superseded: 'run', comment };
  if (target.when === 'off') return { kind: 'keep', comment };
  if (target.when === 'on-failure' && target.green && content.isAlone?.(comment.body)) {
    return { kind: 'delete', comment };
  }
  return { kind: 'update', comment };
}
