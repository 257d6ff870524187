/** Changes one thing in a JSON document, as a service or a proxy that went wrong might. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Spot {
  holder: Json[] | { [key: string]: Json };
  key: string | number;
  path: string;
}

/** Words that a service knows: the most dangerous change is the one that still reads well. */
const WORDS = [
  'passed',
  'failed',
  'pending',
  'running',
  'errored',
  'unreachable',
  'canceled',
  'overridden',
  'awaiting_override',
  'soft_failed',
  'hard_failed',
  'finished',
  'planned_and_finished',
  'planned_and_saved',
  'policy_checked',
  'post_plan_completed',
  'policy_soft_failed',
  'applied',
  'advisory',
  'mandatory',
  'soft-mandatory',
  'pre_apply',
  'post_plan',
  'constructor',
  'PASSED',
  'frobnicating',
  '',
];

/** What a reader may stumble over where it expects something else. */
const ODD: Json[] = [
  1e308,
  [[]],
  [null],
  { data: null },
  'unheard_of',
  '../..',
  { constructor: 1 },
];

/** @returns the changed document and what was changed, or undefined when there is nothing to change. */
export function mutateJson(
  document: Json,
  random: () => number,
): { document: Json; what: string } | undefined {
  const copy = JSON.parse(JSON.stringify(document)) as Json;
  const spots = collect(copy);
  if (spots.length === 0) return undefined;
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const spot = pick(spots);
  const { holder, key, path } = spot;
  const value = (holder as { [key: string]: Json })[key]!;
  const set = (next: Json): void => {
    (holder as { [key: string]: Json })[key] = next;
  };
  const changes: [string, () => void][] = [
    ['drop', () => remove(spot)],
    ['null', () => set(null)],
    ['number', () => set(pick([0, 1, 2, 7, -1, 0.5, 1e9]))],
    ['text', () => set(pick(['x', '0', 'true', 'cv-other', 'run-9']))],
    ['word', () => set(pick(WORDS))],
    ['flag', () => set(random() < 0.5)],
    ['list', () => set([])],
    ['object', () => set({})],
    ['wrap', () => set([value])],
    // A copy: put into itself by a later change, a shared one would have no end.
    ['odd', () => set(structuredClone(pick(ODD)))],
  ];
  if (!Array.isArray(holder)) {
    changes.push([
      'rename',
      () => {
        remove(spot);
        const names = ['__proto__', 'toString', String(key).replaceAll('-', '_'), `${key}-x`];
        const own = { value, enumerable: true, configurable: true, writable: true };
        Object.defineProperty(holder, pick(names), own);
      },
    ]);
  }
  if (Array.isArray(value) && value.length > 0) {
    changes.push(['reverse', () => set(value.toReversed())]);
    changes.push(['cut', () => set(value.slice(0, -1))]);
    changes.push(['repeat', () => set([...value, value[0]!])]);
  }
  if (typeof value === 'number') changes.push(['more', () => set(value + 1)]);
  if (typeof value === 'number') changes.push(['less', () => set(value - 1)]);
  if (typeof value === 'string') {
    changes.push(['word', () => set(pick(WORDS))], ['other text', () => set(`${value}x`)]);
  }
  const [name, change] = pick(changes);
  change();
  return { document: copy, what: `${name} ${path}` };
}

function remove({ holder, key }: Spot): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function collect(document: Json): Spot[] {
  const spots: Spot[] = [];
  const queue: { value: Json; path: string }[] = [{ value: document, path: '' }];
  for (const { value, path } of queue) {
    if (typeof value !== 'object' || value === null) continue;
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    for (const key of keys) {
      const at = `${path}/${key}`;
      spots.push({ holder: value, key, path: at });
      queue.push({ value: (value as { [key: string]: Json })[key]!, path: at });
    }
  }
  return spots;
}
