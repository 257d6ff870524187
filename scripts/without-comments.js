// Takes the comments out of bundled code: they are a quarter of what a runner downloads. Every other character stays
// as it is. What the licenses of the packages ask for is in licenses.txt.
import { parse } from '@babel/parser';

/** The bundler's marks stay: by them a reader finds where a module begins, and which file it was. */
const isMark = ({ value }) => value === '*' || value.startsWith(' CONCATENATED MODULE: ');

export function withoutComments(code) {
  const { comments } = parse(code, { sourceType: 'unambiguous' });
  let kept = '';
  let at = 0;
  for (const comment of comments.filter((each) => !isMark(each))) {
    const [start, end] = wholeLines(code, comment);
    kept += code.slice(at, start);
    at = end;
  }
  return kept + code.slice(at);
}

/** A comment that has its lines to itself goes with them. */
function wholeLines(code, { start, end }) {
  const lineStart = code.lastIndexOf('\n', start - 1) + 1;
  const next = code.indexOf('\n', end);
  const lineEnd = next === -1 ? code.length : next;
  const isAlone = code.slice(lineStart, start).trim() + code.slice(end, lineEnd).trim() === '';
  return isAlone ? [lineStart, Math.min(lineEnd + 1, code.length)] : [start, end];
}
