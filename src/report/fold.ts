import { takeAll, type Room } from './room.ts';
import { grouped } from './words.ts';

export interface Folded<T> {
  title: string;
  /** The table's first two lines. */
  head: string;
  items: readonly T[];
  row: (item: T) => string;
}

/** A folded table with as many rows as there is room for, and how many there was none for. */
export function fold<T>(
  { title, head, items, row }: Folded<T>,
  room: Room,
): { text: string; missing: number } {
  const summary = `<details><summary>${title}</summary>`;
  if (items.length === 0) return { text: '', missing: 0 };
  if (!room.take(`${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
    return { text: '', missing: items.length };
  const rows = takeAll(room, items, row);
  const missing = items.length - rows.length;
  const text = [
    summary,
    ...(rows.length > 0 ? [[head, ...rows].join('\n')] : []),
    ...(missing > 0 ? [`… and ${grouped(missing)} more.`] : []),
    '</details>',
  ].join('\n\n');
  return { text, missing };
}
