/** Changes one field of a SARIF file, by what the format has: `data/sarif-fields.txt`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './markdown-files.ts';

/**
 * The fields of SARIF 2.1.0 with its errata, an object a line: `tool: driver={toolComponent} extensions=[{toolComponent}]`. A form is
 * the name of an object, a list of a form, words to choose from, or `text`, `integer`, `number`, `flag`, `guid`; `*` begins an
 * object of names.
 */
const FIELDS = new Map(
  readFileSync(join(REPOSITORY, '__tests__/data/sarif-fields.txt'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', fields = ''] = line.split(': ');
      const forms = fields.split(' ').map((field) => field.split('=') as [string, string]);
      return [name, new Map(forms)] as const;
    }),
);

/** The fields of an object of the format, each with its form. */
export function fieldsOfFormat(name: string): ReadonlyMap<string, string> {
  return FIELDS.get(name) ?? new Map();
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Place = { holder: { [name: string]: Json } | Json[]; key: string; form: string; path: string };
type Below = (below: number) => number;

const GUIDS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

const LOG = new Map([
  ['$schema', 'text'],
  ['version', '2.1.0'],
  ['runs', '[{run}]'],
  ['inlineExternalProperties', '[{externalProperties}]'],
]);

/**
 * Makes another file of one, by one change: a field is taken away, has another value, stands twice, or one is added that the
 * format has there.
 *
 * @param below a number below another one
 * @param texts values that mean something, as ids of commits
 * @returns the text of the file, and the path of what changed
 */
export function mutateSarif(
  file: string,
  below: Below,
  texts: readonly string[],
): { text: string; path: string; change: string } {
  const document = JSON.parse(file) as { [name: string]: Json };
  const places = placesIn(document);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const known = [...texts, ...GUIDS, ...idsIn(document)];
  const make = (form: string, depth = 0): Json => valueOf(form, { below, known, depth });
  const choice = below(10);
  if (choice < 4) {
    const objects = objectsIn(document);
    const { value, fields, path } = pick(objects);
    const absent = [...fields].filter(([name]) => !Object.hasOwn(value, name));
    const [name, form] = absent.length === 0 ? ['properties', '{propertyBag}'] : pick(absent);
    value[name] = below(4) === 0 ? oddValue(below, known) : make(form);
    return { text: JSON.stringify(document), path: `${path}.${name}`, change: 'added' };
  }
  const { holder, key, form, path } = pick(places);
  const at = Array.isArray(holder) ? Number(key) : key;
  if (choice === 4) {
    if (Array.isArray(holder)) holder.splice(Number(at), 1);
    else delete holder[key];
    return { text: JSON.stringify(document), path, change: 'taken away' };
  }
  const kept = (holder as { [name: string]: Json })[at];
  const changed = below(3) === 0 ? oddValue(below, known) : make(form);
  if (choice === 5 && !Array.isArray(holder)) {
    const mark = 'the second of two';
    holder[mark] = kept as Json;
    holder[key] = changed;
    return {
      text: JSON.stringify(document).replace(JSON.stringify(mark), JSON.stringify(key)),
      path,
      change: 'twice',
    };
  }
  (holder as { [name: string]: Json })[at] = changed;
  return { text: JSON.stringify(document), path, change: 'changed' };
}

/** Every value below the file, each with the form that the format gives it. */
function placesIn(document: { [name: string]: Json }): Place[] {
  const places: Place[] = [];
  const walk = (value: Json, form: string, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const inner = innerForms(form);
    for (const [key, part] of Object.entries(value)) {
      const ofPart = Array.isArray(value) ? form.slice(1, -1) : (inner(key) ?? 'text');
      const at = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;
      places.push({ holder: value, key, form: ofPart, path: at });
      walk(part, ofPart, at);
    }
  };
  walk(document, '{log}', '');
  return places;
}

function innerForms(form: string): (key: string) => string | undefined {
  if (form.startsWith('*')) return () => form.slice(1);
  const name = form.slice(1, -1);
  const fields = name === 'log' ? LOG : fieldsOfFormat(name);
  return (key) => fields.get(key);
}

function objectsIn(document: { [name: string]: Json }) {
  const whole = { value: document, fields: LOG as ReadonlyMap<string, string>, path: '' };
  const others = placesIn(document).flatMap(({ holder, key, form, path }) => {
    const value = (holder as { [name: string]: Json })[key];
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const fields = fieldsOfFormat(form.slice(1, -1));
    return isObject && fields.size > 0 ? [{ value, fields, path }] : [];
  });
  return [whole, ...others];
}

function idsIn(document: Json): string[] {
  const ids = new Set<string>();
  const walk = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (['id', 'ruleId', 'name', 'uri'].includes(key) && typeof part === 'string') ids.add(part);
      walk(part);
    }
  };
  walk(document);
  return [...ids].slice(0, 20);
}

const ODD: readonly Json[] = [null, true, false, 0, -1, 1, 7, 98, '', 'true', 'false', [], {}, 'x'];

function oddValue(below: Below, known: readonly string[]): Json {
  const at = below(ODD.length + 3);
  return at < ODD.length ? (ODD[at] as Json) : (known[below(known.length)] ?? '');
}

const SCORES: readonly Json[] = [
  '0.0',
  '2.0',
  '5.5',
  '9.8',
  '9,8',
  'critical',
  98,
  3.5,
  '',
  '11',
  null,
];

function valueOf(
  form: string,
  from: { below: Below; known: readonly string[]; depth: number },
): Json {
  const { below, known, depth } = from;
  const deeper = { ...from, depth: depth + 1 };
  if (form === 'integer' || form === 'number')
    return [0, 0, 1, 2, -1, -2, 7, 0.5][below(8)] as Json;
  if (form === 'flag') return below(2) === 0;
  if (form === 'guid') return GUIDS[below(GUIDS.length)] as string;
  if (form === 'text') return known[below(known.length)] ?? 'text';
  if (form === '*text') return { a: known[below(known.length)] ?? 'text' };
  if (form === '{propertyBag}') {
    return below(2) === 0 ? {} : { 'security-severity': SCORES[below(SCORES.length)] as Json };
  }
  if (form.startsWith('*')) return { a: valueOf(form.slice(1), deeper) };
  if (form.startsWith('[')) {
    const count = depth > 5 ? 0 : [0, 1, 1, 1, 2][below(5)];
    return Array.from({ length: count as number }, () => valueOf(form.slice(1, -1), deeper));
  }
  if (form.startsWith('{')) {
    const fields = [...fieldsOfFormat(form.slice(1, -1))];
    const some = fields.filter(([name]) =>
      depth > 5 ? false : USUAL.has(name) ? below(4) > 0 : below(fields.length) < 3,
    );
    return Object.fromEntries(some.map(([name, each]) => [name, valueOf(each, deeper)]));
  }
  const words = form.split('|');
  return words[below(words.length)] as string;
}

/** Without these, most objects say nothing. */
const USUAL = new Set([
  'id',
  'name',
  'driver',
  'tool',
  'executionSuccessful',
  'configuration',
  'descriptor',
  'level',
  'kind',
  'repositoryUri',
  'revisionId',
  'message',
]);
