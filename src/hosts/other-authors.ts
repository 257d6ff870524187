/**
 * Comments with the marker of this gate that another author wrote: a person who copied it, or this gate itself
 * with an earlier token. Such a comment decides nothing, and it is never left there without a word.
 */
import { cleanLine, codeSpan, link } from '../report/escape-markdown.ts';
import { asMarkdown, written, type Markdown } from '../report/markdown.ts';
import { hasMarker, isOurs, type CreatedComment, type RemoteComment } from './own-comments.ts';

export function foreignComments(
  comments: readonly RemoteComment[],
  marker: string,
  created?: CreatedComment,
): RemoteComment[] {
  return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}

/** The same comment, with a word about one of another author that may contradict it. */
export function withWordAbout(other: RemoteComment | undefined, body: Markdown): Markdown {
  const end = body.trimEnd().lastIndexOf('\n') + 1;
  if (other === undefined || end === 0) return body;
  const { url, author, authorId } = other;
  const origins = URL.canParse(url) ? [new URL(url).origin] : [];
  const who = author ?? authorId;
  const of = who === undefined ? ('' as const) : written` of ${codeSpan(who)}`;
  const word = written`> ${link('Another comment', url, origins)}${of} has the marker of this gate and is not updated: this one counts.`;
  return written`${asMarkdown(body.slice(0, end))}${word}\n\n${asMarkdown(body.slice(end))}`;
}

/** A comment of ours as it was before `withWordAbout`. */
export function withoutWord(body: string): string {
  return body.replace(
    /\n> (?:\[Another comment\]\(|Another comment )[^\n]*\n\n(?=<!-- [^\n]*\s*$)/,
    '\n',
  );
}

/** The most that `withWordAbout` adds: a name, an address, and the sentence. */
export const WORD_LENGTH = 1_000;

/** So many foreign comments are named. */
const MOST_NAMED = 3;

/** A sentence for the log about each of the first. */
export function describeForeign(comments: readonly RemoteComment[]): string[] {
  return comments.slice(0, MOST_NAMED).map(({ author, authorId, url }) => {
    const names = [author, authorId === author ? undefined : authorId && `id ${authorId}`];
    const who = names.filter((each) => each !== undefined).join(', ');
    const of = who === '' ? 'another author' : `another author (${cleanLine(who)})`;
    return `A comment of ${of} carries this gate's marker and was left as it is: ${cleanLine(url, 300)}. Remove it if an earlier token of this gate wrote it.`;
  });
}
