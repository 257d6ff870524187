import { written, type Markdown } from './markdown.ts';
import { grouped, joined } from './text.ts';

/** A budget for blocks of text; the most important blocks are taken first. */
export interface Room {
  left(): number;
  /** Whether so much fits; if so it is paid. */
  reserve(cost: number): boolean;
  /** Takes room for the text and the line breaks around it; false if they do not fit. */
  take(text: string): boolean;
  /** `text` when it fits, else nothing. */
  keep(text: Markdown): Markdown;
  /** Takes the part `share` (0 to 1) of what is left in this room. */
  part(share: number): Room;
  /** As large as what is left, and paid from nothing. */
  trial(): Room;
}

/** The size of the empty line between two blocks. */
const AROUND = 2;

/** `measure` says how large a text is in the unit of the budget. */
export function createRoom(budget: number, measure: (text: string) => number, outer?: Room): Room {
  let spent = 0;
  const room: Room = {
    left: () => Math.min(Math.floor(budget) - spent, outer?.left() ?? Infinity),
    reserve(cost) {
      if (cost > room.left() || outer?.reserve(cost) === false) return false;
      spent += cost;
      return true;
    },
    take: (text) => room.reserve(measure(text) + AROUND),
    keep: (text) => (text !== '' && room.take(text) ? text : ''),
    part: (share) => createRoom(room.left() * share, measure, room),
    trial: () => createRoom(room.left(), measure),
  };
  return room;
}

/** As many of `items` as fit, in order; stops at the first that does not. */
export function takeAll<T, Text extends string>(
  room: Room,
  items: readonly T[],
  render: (item: T) => Text,
): Text[] {
  const taken: Text[] = [];
  for (const item of items) {
    const text = render(item);
    if (!room.take(text)) break;
    taken.push(text);
  }
  return taken;
}

/** A block of text, and the number of things that were left out because they did not fit. */
export interface Block {
  text: Markdown;
  missing: number;
}

/** A `<details>` block with as many rows as fit; `head` is the first two lines of a table. */
export function fold<T>(
  room: Room,
  { title, head = '' }: { title: Markdown; head?: Markdown },
  items: readonly T[],
  row: (item: T) => Markdown,
): Block {
  const summary = written`<details><summary>${title}</summary>`;
  if (items.length === 0) return { text: '', missing: 0 };
  if (!room.take(written`${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
    return { text: '', missing: items.length };
  const rows = takeAll(room, items, row);
  const missing = items.length - rows.length;
  const text = joined(
    '\n\n',
    summary,
    rows.length > 0 ? joined('\n', head, ...rows) : '',
    missing > 0 ? written`… and ${grouped(missing)} more.` : '',
    '</details>',
  );
  return { text, missing };
}
