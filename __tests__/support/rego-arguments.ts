/** Arguments for functions of Rego, made of their types as `opa capabilities` lists them. */

/** A type as `opa` writes it. */
export interface RegoType {
  type?: string;
  of?: RegoType[] | RegoType;
  dynamic?: RegoType;
  static?: unknown;
}

export interface Builtin {
  name: string;
  decl: { args?: RegoType[]; result?: RegoType };
}

const TEXTS = [
  '',
  'a',
  'A',
  'abc',
  'aXbXc',
  ' sp ace ',
  'a,b,,c',
  'x/y/*',
  '%d',
  'null',
  '-7',
  '1e3',
  '1.50',
  'Äöü',
  'ß',
  'e\u0301',
  '日本語',
  '😀 smile',
  'ǅ',
  'İ',
  'ﬁ',
  '\t tab\u00a0',
  'line\nbreak',
  '10.0.0.0/8',
  '10.1.2.3',
  '0x1F',
  '[1]',
  '{"a":1}',
  'YWJj',
  '1.2.3-rc.1',
  '2026-01-02T03:04:05Z',
];
const NUMBERS = [
  0, 1, -1, 2, 3, 7, 10, 255, 100, 2_147_483_648, 1e15, 9_007_199_254_740_991, 123_456_789_012_345,
  1.5, -2.5, 0.1, 0.5, -0.75, 3.14158,
];
const LISTS = [
  [],
  [1],
  [3, 1, 2],
  ['b', 'a', 'c'],
  ['10', '9'],
  [null, true, 1, 'a', [1], { a: 1 }],

  [[1, 2], [0], [{ a: 2 }, { a: 1 }], [0.1, 0.2], [1, 1, 2], ['ä', 'z', 'Z'], ['x', ['y']]],
];
const OBJECTS = [
  {},
  { a: 1 },
  { b: 2, a: 1 },
  { a: { b: { c: 1 } }, d: [1, 2] },
  { 'a/b': 1, '~': 2 },

  { z: 1, y: 2, x: 3, w: 4, v: 5, u: 6, t: 7 },
  { a: ['b'], b: ['c'], c: [] },
];
const ANYTHING = [
  null,
  true,
  false,
  ...NUMBERS.slice(0, 8),
  ...TEXTS.slice(0, 8),
  ...LISTS,
  ...OBJECTS,
];
/** Larger ones are shifted by, or counted to. */
const SMALL = [0, 1, 2, 3, 7, -1, 1.5, 64, 255];

/** The same choices for the same seed. */
export function chooser(seed: number): <T>(items: readonly T[]) => T {
  let state = seed;
  return (items) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const item = items[state % items.length];
    if (item === undefined && items.length === 0)
      throw new Error('There is nothing to choose from.');
    return item as (typeof items)[number];
  };
}

type Choose = ReturnType<typeof chooser>;

/** A value of a type, as JSON: a set is a list. */
function valueOf(type: RegoType | undefined, choose: Choose): unknown {
  switch (type?.type) {
    case 'string':
      return choose(TEXTS);
    case 'number':
      return choose(NUMBERS);
    case 'boolean':
      return choose([true, false]);
    case 'null':
      return null;
    case 'object':
      return choose(OBJECTS);
    case 'array':
    case 'set': {
      const member = type.dynamic ?? (Array.isArray(type.of) ? undefined : type.of);
      if (member?.type === undefined || member.type === 'any') return choose<unknown>(LISTS);
      return Array.from({ length: choose([0, 1, 2, 3]) }, () => valueOf(member, choose));
    }
    default:
      return Array.isArray(type?.of)
        ? valueOf(choose<RegoType>(type.of), choose)
        : choose<unknown>(ANYTHING);
  }
}

export function argumentsFor({ name, decl }: Builtin, choose: Choose): unknown[] {
  const isCounted = /^bits\.|^numbers\.range/.test(name);
  return (decl.args ?? []).map((type) => (isCounted ? choose(SMALL) : valueOf(type, choose)));
}

/** Whether a value of the type is a set and nothing else; or may be one. */
export function takesSets(type: RegoType | undefined): 'only' | 'also' | 'never' {
  if (type?.type === 'set') return 'only';
  if (type?.type !== 'any') return 'never';
  if (!Array.isArray(type.of)) return 'also';
  const each = type.of.map(takesSets);
  if (each.every((one) => one === 'only')) return 'only';
  return each.some((one) => one !== 'never') ? 'also' : 'never';
}
