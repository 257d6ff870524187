/** Changes one thing in a JSON document, as a service or a proxy that went wrong might. */
import type { Random } from '../../src/model/ports.ts';
import * as status from '../../src/model/status.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A place in a document, and what is there. */
export interface Spot {
  path: string;
  key: string;
  holder: Json[] | { [key: string]: Json };
  value: Json;
  /** Keys of the objects and lists around it. */
  inside: readonly string[];
}

/** All that a service says to tell how things stand: the most dangerous change is one that still reads well. */
export const WORDS: readonly string[] = [
  ...new Set([
    ...Object.values(status).flatMap((table) =>
      typeof table === 'object' ? Object.keys(table) : [],
    ),
    'advisory',
    'mandatory',
    'soft-mandatory',
    'hard-mandatory',
    'mandatory_overridable',
    'pre_plan',
    'post_plan',
    'pre_apply',
    'remote',
    'local',
    'Apply',
    'Plan',
  ]),
];
export const STRANGE = ['', 'frobnicating', 'PASSED', 'constructor', 'policy_soft_failed_v2'];

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

export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}

export function spotsOf(document: Json): Spot[] {
  const spots: Spot[] = [];
  const visit = (value: Json, path: string, inside: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    const keys = Array.isArray(value) ? [...value.keys()].map(String) : Object.keys(value);
    for (const key of keys) {
      const child = (value as { [key: string]: Json })[key]!;
      spots.push({ path: `${path}/${key}`, key, holder: value, value: child, inside });
      visit(child, `${path}/${key}`, [...inside, key]);
    }
  };
  visit(document, '', []);
  return spots;
}

/** Undefined where there is nothing to change. */
export function mutateJson(document: Json, random: Random): Json | undefined {
  const copy = structuredClone(document);
  const spot = pick(spotsOf(copy), random);
  if (spot === undefined) return undefined;
  const { holder, key, value } = spot;
  const among = (...items: Json[]): Json => pick(items, random) ?? null;
  const set = (next: Json) => () => ((holder as { [key: string]: Json })[key] = next);
  const remove = () => (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]);
  const word = set(among(...WORDS, ...STRANGE));
  const changes: (() => unknown)[] = [
    remove,
    set(null),
    set(among(0, 1, 2, 7, -1, 0.5, 1e9)),
    set(among('x', '0', 'true', 'cv-other', 'run-9')),
    word,
    set(random() < 0.5),
    set([]),
    set({}),
    set([value]),
    // A copy: put into itself by a later change, a shared one would have no end.
    set(structuredClone(among(...ODD))),
  ];
  if (!Array.isArray(holder)) {
    changes.push(() => {
      remove();
      const names = ['__proto__', 'toString', key.replaceAll('-', '_'), `${key}-x`];
      const own = { value, enumerable: true, configurable: true, writable: true };
      Object.defineProperty(holder, pick(names, random) ?? key, own);
    });
  }
  if (Array.isArray(value) && value.length > 0) {
    changes.push(set(value.toReversed()), set(value.slice(0, -1)), set([...value, value[0]!]));
  }
  if (typeof value === 'number') changes.push(set(value + 1), set(value - 1));
  if (typeof value === 'string') changes.push(word, set(`${value}x`));
  pick(changes, random)?.();
  return copy;
}
