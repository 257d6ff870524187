/**
 * Text from a service made safe for a terminal: no escape sequence, no line that moves the cursor,
 * no character that turns the reading direction. Line breaks and tabs stay.
 */
export function neutralise(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u{${code.toString(16)}}`;
  });
}

/** The same on one line, for a cell of a table. */
export function neutraliseLine(text: string): string {
  return neutralise(text.replaceAll(/\r\n|[\n\r\t\u2028\u2029]/g, ' '));
}

const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
