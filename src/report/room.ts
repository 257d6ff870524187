/** A budget that blocks of text are paid from, the most important first. */
export interface Room {
  left(): number;
  /** Whether so much fits; if so it is paid. */
  reserve(cost: number): boolean;
  /** Whether `text` and the line breaks around it fit; if so it is paid. */
  take(text: string): boolean;
  /** What `text` and the line breaks around it cost. */
  cost(text: string): number;
  /** The part of what is left that `share` (0 to 1) stands for, paid from this room. */
  part(share: number): Room;
}

/** Between two blocks stands an empty line. */
const AROUND = 2;

/** `measure` says how large a text is in the unit of the budget. */
export function createRoom(budget: number, measure: (text: string) => number, outer?: Room): Room {
  let spent = 0;
  const room: Room = {
    left: () => Math.min(Math.floor(budget) - spent, outer?.left() ?? Infinity),
    reserve(cost) {
      if (cost > room.left() || (outer && !outer.reserve(cost))) return false;
      spent += cost;
      return true;
    },
    take: (text) => room.reserve(room.cost(text)),
    cost: (text) => measure(text) + AROUND,
    part: (share) => createRoom(room.left() * share, measure, room),
  };
  return room;
}

/** As many of `items` as fit, in order; stops at the first that does not. */
export function takeAll<T>(room: Room, items: readonly T[], render: (item: T) => string): string[] {
  const taken: string[] = [];
  for (const item of items) {
    const text = render(item);
    if (!room.take(text)) break;
    taken.push(text);
  }
  return taken;
}

/** All of `items` or, when they do not fit together, none. */
export function takeAllOrNone<T>(
  room: Room,
  items: readonly T[],
  render: (item: T) => string,
): string[] {
  const taken: string[] = [];
  let cost = 0;
  for (const item of items) {
    const text = render(item);
    cost += room.cost(text);
    if (cost > room.left()) return [];
    taken.push(text);
  }
  return room.reserve(cost) ? taken : [];
}
