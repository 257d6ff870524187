/** Decodes the literal texts of HCL. */

const SIMPLE: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Decodes the text between quotation marks. An unknown escape stays as written. */
export function decodeQuoted(text: string): string {
  return text.replace(
    /([$%])\1\{|\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([nrt"\\]))/g,
    (written, ...groups: (string | undefined)[]) => {
      const [sign, short, long, simple] = groups;
      if (sign !== undefined) return `${sign}{`;
      if (simple !== undefined) return SIMPLE[simple] ?? simple;
      const point = parseInt(short ?? long ?? '', 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : written;
    },
  );
}

/**
 * Decodes the literal parts of a heredoc, which are between its interpolations. The line of the opening
 * word and the indentation of the closing word do not belong to the text; `<<-` removes the smallest
 * indentation from every line.
 */
export function decodeHeredoc(parts: readonly string[], indented: boolean): string[] {
  const texts = [...parts];
  const first = texts[0] ?? '';
  texts[0] = first.slice(first.indexOf('\n') + 1);
  const last = texts.length - 1;
  const end = texts[last] ?? '';
  texts[last] = end.slice(0, end.lastIndexOf('\n') + 1);
  if (!indented) return texts.map(unescapeTemplate);

  // After an interpolation, a text continues in the middle of a line.
  const smallest = texts
    .flatMap((text, at) => text.split('\n').slice(at === 0 ? 0 : 1))
    .filter((line) => line.trim() !== '')
    .reduce((least, line) => Math.min(least, line.length - line.trimStart().length), Infinity);
  const cut = Number.isFinite(smallest) ? smallest : 0;
  return texts.map((text, index) => {
    const lines = text.split('\n');
    const shifted = lines.map((line, at) => (at === 0 && index > 0 ? line : line.slice(cut)));
    return unescapeTemplate(shifted.join('\n'));
  });
}

/** Outside of quotation marks only `$${` and `%%{` are escapes. */
export function unescapeTemplate(text: string): string {
  return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}
