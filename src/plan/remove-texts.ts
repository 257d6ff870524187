/** Finds values in texts, also encoded, and puts `***` in their place. */
import { addTo } from '../model/add-to.ts';
import { base64In } from '../model/base64-texts.ts';
import { trimSpace } from '../model/go-text.ts';
import { base64Of, decoded, spellingsOf } from '../model/secrets.ts';

/** Which values are looked for. */
export interface LooksFor {
  /** Shorter values, and shorter lines of a value, are found by chance. */
  shortest: number;
  /** Whether short values of small letters alone count, too, although they read like common words. */
  words: boolean;
}

/** In what people read, and can be understood only with its words. */
const IN_SENTENCES: LooksFor = { shortest: 6, words: false };
/** In values: what is shorter is hidden where it is a whole value. */
export const WHOLE_ONLY: LooksFor = { shortest: 8, words: true };

const COMMON_WORD = /^[a-z]{1,12}$/;
/** By so many characters the forms are found. */
const START = 6;

/** Replaces values in a text by `***`: whole, line by line, and as an address, HTML, JSON or base64 has them. */
export type WithoutTexts = (this: void, text: string) => string;

export function removerOf(values: Iterable<string>, looksFor = IN_SENTENCES): WithoutTexts {
  const formsByStart = formsOf(values, looksFor);
  if (formsByStart.size === 0) return (text) => text;
  const replace: WithoutTexts = (text) => replaceForms(text, formsByStart);
  const isInside = (text: string) => replace(text) !== text;
  return (text) => {
    let shown = '';
    let copied = 0;
    for (const { from, to, texts } of base64In(text)) {
      if (!texts.some((inner) => isInside(inner) || readingsOf(inner).some(isInside))) continue;
      shown += `${text.slice(copied, from)}***`;
      copied = to;
    }
    shown = joinHidden(replace(shown + text.slice(copied)));
    return readingsOf(shown).some(isInside) ? '***' : shown;
  };
}

/** How often a text may be written into another one, each time in a way of its own. */
const MOST_LEVELS = 4;
const MOST_READINGS = 40;

/** What a text says without the escapes of JSON, HTML and addresses, one after the other in any order. */
function readingsOf(text: string): string[] {
  if (!/[\\&%+]/.test(text)) return [];
  const readings = new Set<string>();
  let latest = [text];
  for (let level = 0; level < MOST_LEVELS && latest.length > 0; level += 1) {
    const next = new Set(latest.flatMap((one) => UNESCAPES.map((unescape) => unescape(one))));
    latest = [...next].filter((one) => one !== text && !readings.has(one));
    for (const one of latest) if (readings.size < MOST_READINGS) readings.add(one);
  }
  return [...readings];
}

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
};
const JSON_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};

const ofCode = (code: number, otherwise: string): string =>
  code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;

const UNESCAPES: readonly ((text: string) => string)[] = [
  (text) =>
    text.replace(/\\(?:u([0-9a-fA-F]{4})|(["\\/nrtbf]))/g, (whole, code?: string, sign = '') =>
      code === undefined ? (JSON_ESCAPES[sign] ?? sign) : ofCode(Number.parseInt(code, 16), whole),
    ),
  (text) =>
    text.replace(
      /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(quot|apos|lt|gt|amp));/g,
      (whole, ...parts) => {
        const [decimal, hex, name = '']: (string | undefined)[] = parts;
        if (decimal !== undefined) return ofCode(Number(decimal), whole);
        return hex === undefined
          ? (ENTITIES[name] ?? whole)
          : ofCode(Number.parseInt(hex, 16), whole);
      },
    ),
  (text) => text.replace(/(?:%[0-9a-fA-F]{2})+/g, (encoded) => decoded(encoded)),
  (text) => (/%[0-9a-fA-F]{2}/.test(text) || text.includes('=') ? text.replaceAll('+', ' ') : text),
];

/** One sign for hidden lines that follow one another: their number tells something. So does a short line between them. */
function joinHidden(text: string): string {
  if (!text.includes('\n') || !text.includes('***')) return text;
  const lines = text.split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    kept.push(line);
    if (!line.includes('***')) continue;
    for (;;) {
      let next = at + 1;
      while (next < lines.length && isShortLine(lines[next] ?? '')) next += 1;
      if (!(lines[next] ?? '').includes('***')) break;
      at = next;
    }
  }
  return kept.join('\n');
}

const isShortLine = (line: string): boolean =>
  !line.includes('***') && trimSpace(line).length < WHOLE_ONLY.shortest;

/** By their first characters, the longest first. */
function formsOf(
  values: Iterable<string>,
  { shortest, words }: LooksFor,
): ReadonlyMap<string, string[]> {
  const forms = new Set<string>();
  for (const value of values) {
    const lines = value.includes('\n') ? value.split('\n').map((line) => trimSpace(line)) : [];
    for (const part of new Set([value, trimSpace(value), ...lines])) {
      if (part.length < shortest || (!words && COMMON_WORD.test(part))) continue;
      for (const form of [...spellingsOf(part), ...base64Of(part)]) {
        if (form.length >= shortest) forms.add(form);
      }
    }
  }
  const byStart = new Map<string, string[]>();
  const longestFirst = [...forms].sort((one, other) => other.length - one.length);
  for (const form of longestFirst) addTo(byStart, form.slice(0, START), form);
  return byStart;
}

function replaceForms(text: string, byStart: ReadonlyMap<string, string[]>): string {
  let shown = '';
  let copied = 0;
  for (let at = 0; at + START <= text.length; at += 1) {
    const candidates = byStart.get(text.slice(at, at + START)) ?? [];
    const found = candidates.find((form) => text.startsWith(form, at));
    if (found === undefined) continue;
    shown += `${text.slice(copied, at)}***`;
    copied = at + found.length;
    at = copied - 1;
  }
  return shown + text.slice(copied);
}
