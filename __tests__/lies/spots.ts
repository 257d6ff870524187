/** Places in a document where a lie can be told, and what kind of thing stands there. */
import type { Random } from '../../src/model/ports.ts';
import * as status from '../../src/model/status.ts';
import type { Json } from '../support/mutate-json.ts';
import type { Answer } from './tell.ts';

type Holder = Json[] | { [key: string]: Json };

export interface Spot {
  path: string;
  key: string;
  holder: Holder;
  value: Json;
  /** Keys of the objects and lists around it. */
  inside: readonly string[];
}

/** Each resource is as likely as any other, and the top of a document as much as all of them. */
export function pickSpot(spots: readonly Spot[], random: Random): Spot | undefined {
  const resourceOf = ({ inside, key }: Spot): string => {
    const [list, index] = [...inside, key];
    return list === 'data' || list === 'included' ? `${list}/${index ?? ''}` : '';
  };
  const resources = [...new Set(spots.map(resourceOf))];
  const resource = random() < 0.3 ? resources.at(-1) : pick(resources, random);
  return pick(
    spots.filter((spot) => resourceOf(spot) === resource),
    random,
  );
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

/** All that a service says to tell how things stand. */
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
export const GOOD = [
  'passed',
  'overridden',
  'finished',
  'planned_and_finished',
  'planned_and_saved',
  'advisory',
  'awaiting_override',
  'unreachable',
];
export const STRANGE = ['', 'frobnicating', 'PASSED', 'constructor', 'policy_soft_failed_v2'];
const TELLING = ['status', 'stage', 'stage-type', 'enforcement_level', 'execution-mode'];

export function isWord({ key, value }: Spot): boolean {
  return typeof value === 'string' && (TELLING.includes(key) || WORDS.includes(value));
}

export function isId({ key, value }: Spot): boolean {
  return typeof value === 'string' && (key === 'id' || /^[a-z]+-[A-Za-z0-9]{16}$/.test(value));
}

export function idsIn(everything: readonly Answer[]): string[] {
  const ids = everything.flatMap(({ text }) => text.match(/\b[a-z]+-[A-Za-z0-9]{16}\b/g) ?? []);
  return [...new Set(ids)];
}

export function isListOfObjects(value: Json): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Entries of the same list in other answers: the other pages of it, or a later state. */
export function otherEntries(
  path: string,
  own: readonly { [key: string]: Json }[],
  everything: readonly Answer[],
): { [key: string]: Json }[] {
  return everything
    .flatMap(({ document }) => spotsOf(document ?? null))
    .filter((spot) => spot.path === path && isListOfObjects(spot.value))
    .flatMap(({ value }) => value as { [key: string]: Json }[])
    .filter((entry) => entry['type'] === own[0]?.['type']);
}

export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}
