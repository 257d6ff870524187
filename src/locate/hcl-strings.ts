/** Escapes of quoted strings, indentation of heredocs. */

const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '\\': '\\',
};

/** What the text between quotation marks means. An escape that does not exist stays as written. */
export function decodeQuoted(text: string): string {
  let read = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const next = text.charAt(at + 1);
    if ((character === '$' || character === '%') && text.startsWith(`${character}{`, at + 1)) {
      read += `${character}{`;
      at += 2;
    } else if (character !== '\\') {
      read += character;
    } else if (next in SIMPLE) {
      read += SIMPLE[next] ?? '';
      at += 1;
    } else {
      const digits = next === 'u' ? 4 : next === 'U' ? 8 : 0;
      const code = text.slice(at + 2, at + 2 + digits);
      const point = /^[0-9a-f]+$/i.test(code) && code.length === digits ? parseInt(code, 16) : -1;
      if (digits > 0 && point >= 0 && point <= 0x10ffff) {
        read += String.fromCodePoint(point);
        at += 1 + digits;
      } else {
        read += character;
      }
    }
  }
  return read;
}

/**
 * The literal parts of a heredoc, between its interpolations: the line of the opening word is not
 * part of it, the closing word's own indentation is not either, and `<<-` takes away the smallest
 * indentation of all lines.
 */
export function decodeHeredoc(parts: readonly string[], indented: boolean): string[] {
  const texts = [...parts];
  const first = texts[0] ?? '';
  texts[0] = first.slice(first.indexOf('\n') + 1);
  const last = texts.length - 1;
  const end = texts[last] ?? '';
  texts[last] = end.slice(0, end.lastIndexOf('\n') + 1);
  if (!indented) return texts.map(unescapeTemplate);

  let smallest = Number.POSITIVE_INFINITY;
  const lineStarts = texts.flatMap((text, index) => {
    const lines = text.split('\n');
    return index === 0 ? lines : lines.slice(1);
  });
  for (const line of lineStarts) {
    const indentation = line.length - line.trimStart().length;
    if (line.trim() !== '') smallest = Math.min(smallest, indentation);
  }
  if (!Number.isFinite(smallest)) smallest = 0;
  return texts.map((text, index) =>
    unescapeTemplate(
      text
        .split('\n')
        .map((line, at) => (at === 0 && index > 0 ? line : line.slice(smallest)))
        .join('\n'),
    ),
  );
}

/** In a heredoc only `$${` and `%%{` are escapes. */
function unescapeTemplate(text: string): string {
  return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}
