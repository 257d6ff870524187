/** The beginning of a text with at most so many bytes in UTF-8; where something is left out, it ends in `…`. */
export function cutToBytes(text: string, most: number): string {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= most) return text;
  const kept = bytes.subarray(0, most - Buffer.byteLength('…')).toString('utf8');
  // A character that was cut in two becomes one that says so.
  return `${kept.replace(/\uFFFD$/, '')}…`;
}
