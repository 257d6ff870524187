/** Places in a document where a lie can be told, and what kind of thing stands there. */
import type { Random } from '../../src/model/ports.ts';
import { pick, spotsOf, WORDS, type Json, type Spot } from '../support/mutate-json.ts';
import type { Answer } from './tell.ts';

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
