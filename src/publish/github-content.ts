/** A report view as the content of a comment that several jobs may share. */
import { toSection } from '../report/comment.ts';
import { originsOf } from '../report/links.ts';
import { decodeMarker, markerStart } from '../report/marker.ts';
import { holdsSection, isSuperseded, mergeSections } from '../report/sections.ts';
import type { ReportView } from '../report/view.ts';
import type { CommentContent } from './github-comment.ts';

export function toCommentContent(view: ReportView): CommentContent {
  const { key } = view;
  const section = toSection(view);
  const origins = originsOf(view.context);
  const ours = (body: string) =>
    decodeMarker(body, key)?.sections.find(({ id }) => id === section.state.id);
  return {
    marker: markerStart(key),
    compose: (existing, budget) => mergeSections(existing, section, { key, budget, origins }),
    holds: (body) => holdsSection(body, section, key),
    isSuperseded(body) {
      const state = decodeMarker(body, key);
      return state !== undefined && isSuperseded(section.state, state);
    },
    isOtherVerdict(body) {
      const before = ours(body)?.tally.verdict;
      return before !== undefined && before !== view.verdict;
    },
    isAlone: (body) =>
      decodeMarker(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
  };
}
