/**
 * The ways to lie: each takes one honest answer and changes one thing in it. Which thing, and into
 * what, is up to a seed, so that every lie can be told again.
 */
import type { Random } from '../../src/model/ports.ts';
import { pick, spotsOf, STRANGE, WORDS, type Json, type Spot } from '../support/mutate-json.ts';
import { GOOD, idsIn, isId, isListOfObjects, isWord, otherEntries, pickSpot } from './spots.ts';
import type { Answer } from './tell.ts';

/** One change, and what it was for whoever reads a failure. */
type Change = (document: Json, random: Random, everything: readonly Answer[]) => string | undefined;

export interface Told {
  status: number;
  text: string;
  type?: string;
  what: string;
}

export const KINDS = [
  'drop',
  'duplicate',
  'count',
  'status',
  'flag',
  'id',
  'form',
  'text',
  'http',
] as const;
export type Kind = (typeof KINDS)[number];

/** Undefined where this answer has nothing of the kind. */
export function tell(
  kind: Kind,
  answer: Answer,
  random: Random,
  everything: readonly Answer[],
): Told | undefined {
  if (kind === 'http') return tellHttp(answer, random, everything);
  if (answer.document === undefined) return undefined;
  const document = structuredClone(answer.document);
  const what = CHANGES[kind](document, random, everything);
  const text = JSON.stringify(document);
  if (what === undefined || text === JSON.stringify(answer.document)) return undefined;
  return { status: answer.status, text, what };
}

const CHANGES: Record<Exclude<Kind, 'http'>, Change> = {
  /** Something is missing: a member, or an entry of a list. */
  drop(document, random) {
    const spot = pickSpot(spotsOf(document), random);
    if (spot === undefined) return undefined;
    if (Array.isArray(spot.holder)) spot.holder.splice(Number(spot.key), 1);
    else delete spot.holder[spot.key];
    return `${spot.path} is gone`;
  },
  /** An entry comes twice, the second time with other content; from this page or from another one. */
  duplicate(document, random, everything) {
    const lists = spotsOf(document).filter(({ value }) => isListOfObjects(value));
    const list = pick(lists, random);
    if (list === undefined) return undefined;
    const own = list.value as { [key: string]: Json }[];
    const other = random() < 0.3 ? otherEntries(list.path, own, everything) : own;
    const entry = structuredClone(pick(other, random) ?? own[0]!);
    const name = pick(['status', 'flag', 'count', 'drop', 'id'] as const, random) ?? 'status';
    const what = CHANGES[name](entry, random, everything);
    if (what === undefined) return undefined;
    own.splice(Math.floor(random() * (own.length + 1)), 0, entry);
    return `an entry of ${list.path} comes twice, where ${what}`;
  },
  count(document, random) {
    return replace(
      document,
      random,
      ({ value }) => typeof value === 'number',
      ({ value }) => pick([Number(value) + 1, Number(value) - 1, 0, 1, 7], random),
    );
  },
  status(document, random) {
    return replace(document, random, isWord, () =>
      pick(pick([GOOD, WORDS, WORDS, STRANGE], random) ?? WORDS, random),
    );
  },
  flag(document, random) {
    return replace(
      document,
      random,
      ({ value }) => typeof value === 'boolean' || value === null,
      ({ value }) =>
        typeof value === 'boolean' && random() < 0.8
          ? !value
          : pick([null, true, false, 'true', 0, [], {}], random),
    );
  },
  id(document, random, everything) {
    return replace(document, random, isId, ({ value }) => {
      const [prefix = ''] = (value as string).split('-');
      const others = idsIn(everything).filter((id) => id.startsWith(`${prefix}-`) && id !== value);
      return random() < 0.8 && others.length > 0
        ? pick(others, random)
        : `${prefix}-neverSeen0123456`;
    });
  },
  /** A relationship is told in another way than by naming what it has. */
  form(document, random) {
    const relations = spotsOf(document).filter(({ inside }) => inside.at(-1) === 'relationships');
    const spot = pick(relations, random);
    if (spot === undefined || Array.isArray(spot.holder)) return undefined;
    const { holder, key, value, path } = spot;
    const data = (value as { data?: Json } | null)?.data;
    const forms: [string, () => void][] = [
      ['links only', () => (holder[key] = { links: { related: `/api/v2/${key}` } })],
      ['nothing', () => (holder[key] = {})],
      ['null', () => (holder[key] = { data: null })],
      ['none', () => (holder[key] = { data: [] })],
      ['no object', () => (holder[key] = 'none')],
      ['one as a list', () => (holder[key] = { data: data === undefined ? [] : [data] })],
      [
        'one of many',
        () => (holder[key] = { data: (Array.isArray(data) ? data[0] : data) ?? null }),
      ],
      [
        'underscores',
        () => {
          delete holder[key];
          holder[key.replaceAll('-', '_')] = value;
        },
      ],
      ['both spellings', () => (holder[key.replaceAll('-', '_')] = { data: [] })],
    ];
    const [name, change] = pick(forms, random) ?? forms[0]!;
    change();
    return `${path} as ${name}`;
  },
  /** Whatever else is written: names, times, links. */
  text(document, random) {
    return replace(
      document,
      random,
      (spot) => typeof spot.value === 'string' && !isWord(spot) && !isId(spot),
      ({ value }) =>
        pick(['', 'x', `${value as string}x`, '2001-01-01T00:00:00Z', 'sandbox'], random),
    );
  },
};

/** The answer as a whole is another one. */
function tellHttp(answer: Answer, random: Random, everything: readonly Answer[]): Told | undefined {
  const { status, text } = answer;
  if (random() < 0.25) {
    const [path] = answer.target.split('?');
    const alike = everything.filter(({ target }) => target.split('?')[0] === path);
    const other = pick(alike, random);
    if (other === undefined || other.text === text) return undefined;
    return { status: other.status, text: other.text, what: 'the answer to another question' };
  }
  const error = (code: number, title: string, detail = ''): [number, string] => [
    code,
    JSON.stringify({ errors: [{ status: String(code), title, detail }] }),
  ];
  const isList = Array.isArray((answer.document as { data?: Json } | undefined)?.data);
  const empty = JSON.stringify({ data: isList ? [] : null });
  const withErrors =
    answer.document === undefined
      ? undefined
      : JSON.stringify({ ...(answer.document as object), errors: [{ title: 'incomplete' }] });
  const all: [string, [number, string], string?][] = [
    ['404', error(404, 'not found')],
    ['404 of a page', [404, '404 page not found'], 'text/plain'],
    ['400', error(400, 'bad request')],
    ['400 of an include', error(400, 'bad request', 'Invalid include parameter')],
    ['403', error(403, 'forbidden')],
    ['409', error(409, 'transition not allowed')],
    ['422', error(422, 'invalid attribute')],
    ['500', error(500, 'internal error')],
    ['204', [204, '']],
    ['202', [202, text]],
    ['203', [203, text]],
    ['206', [206, text]],
    ['200 of half a document', [200, text.slice(0, text.length / 2)]],
    ['200 of a sign-in page', [200, '<html>Sign in</html>'], 'text/html'],
    ['200 of nothing', [200, empty]],
    ['200 of an empty object', [200, '{}']],
    ['200 of errors only', [200, error(404, 'not found')[1]]],
    ...(withErrors === undefined
      ? []
      : [['200 with errors', [status, withErrors]] as [string, [number, string]]]),
  ];
  const [what, [code, body], type] = pick(all, random) ?? all[0]!;
  if (code === status && body === text) return undefined;
  return { status: code, text: body, what, ...(type !== undefined && { type }) };
}

function replace(
  document: Json,
  random: Random,
  where: (spot: Spot) => boolean,
  by: (spot: Spot) => Json | undefined,
): string | undefined {
  const spot = pickSpot(spotsOf(document).filter(where), random);
  const value = spot && by(spot);
  if (spot === undefined || value === undefined) return undefined;
  (spot.holder as { [key: string]: Json })[spot.key] = value;
  return `${spot.path} is ${JSON.stringify(value)} instead of ${JSON.stringify(spot.value).slice(0, 60)}`;
}
