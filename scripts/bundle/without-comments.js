// Takes out of bundled code what no machine reads: comments, a quarter of what a runner downloads, empty lines and
// indentation, which any formatter gives back. Texts stay as they are. What the licenses ask for is in licenses.txt.
import { parse } from '@babel/parser';

/** The bundler's marks stay: by them a reader finds where a module begins, and which file it was. */
const isMark = ({ value }) => value === '*' || value.startsWith(' CONCATENATED MODULE: ');

export function withoutComments(code) {
  const { comments } = parse(code, { sourceType: 'unambiguous' });
  return withoutRanges(
    code,
    comments.filter((each) => !isMark(each)).map((comment) => wholeLines(code, comment)),
  );
}

/** The code without these parts of it, in their order: each from its start to before its end. */
export function withoutRanges(code, ranges) {
  let kept = '';
  let at = 0;
  for (const [start, end] of ranges) {
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

/** The code without empty lines and without indentation; a line that begins inside of a text stays. */
export function withNarrowLines(code) {
  const { tokens } = parse(code, { sourceType: 'unambiguous', tokens: true });
  const texts = tokens.filter(({ start, end }) => code.slice(start, end).includes('\n'));
  let at = 0;
  let text = 0;
  const lines = code.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    while (text < texts.length && texts[text].end < start) text += 1;
    if (text < texts.length && texts[text].start < start) return line;
    return line.trim() === '' ? undefined : line.trimStart();
  });
  return lines.filter((line) => line !== undefined).join('\n') + '\n';
}
