/** At most `limit` UTF-16 units, no half character at the end, and an ellipsis when something went. */
export function clip(text: string, limit: number): string {
  return text.length <= limit ? text : `${clipUnits(text, Math.max(0, limit - 1))}…`;
}

/** At most `limit` UTF-16 units, without half a character at the end. */
export function clipUnits(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
