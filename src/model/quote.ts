/** Words of others in messages. */

/** For messages: the text in quotes, without line breaks, not longer than a line. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}

export function alternatives(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
