/**
 * Values that must not be shown. They are recognised in each form in which a service may echo them:
 * whole or cut, unchanged, encoded for an address or for JSON, or in base64 at any offset. The secret
 * part of a signed address is its path and its query; its host is not secret.
 *
 * A part of a secret is concealed, unless it is one or two words in small letters:
 * with the secret `organization-of-acme`, `organization` must stay in every sentence, command and link.
 */
import { addTo } from './add-to.ts';
import { orElse } from './or-else.ts';
import type { Log } from './ports.ts';
import { VERDICTS } from './verdict.ts';

declare class Mark {
  private readonly concealed: true;
}

/**
 * Data without any secret that was kept when it was made. Only `concealAll` makes it, and what is published
 * has to be it. A copy with other fields is not: the private mark does not go with a spread.
 */
export type Concealed<T> = Readonly<T> & Mark;

export interface Secrets {
  /**
   * Adds a secret.
   *
   * @returns false if it is too short, because it would be found in common words, or the word of a
   *   verdict, because a concealed verdict decides nothing
   */
  keep(value: string): boolean;
  /** Replaces every secret in the text by `***`. */
  conceal(text: string): string;
  /** Replaces every secret in each string of plain data, also in the names of fields that may be foreign. */
  concealAll<T>(value: T): Concealed<T>;
}

const SHORTEST = 6;
const VERDICT_WORDS: ReadonlySet<string> = new Set(VERDICTS);
/** Any so many characters in a row of a random secret are recognised. */
const PART = 12;

/** A text to recognise. A match begins at its `PART` characters at `anchor` and extends to both sides. */
interface Form {
  text: string;
  anchor: number;
  /** Whether only the whole text counts, because its parts may be common words. */
  whole: boolean;
}

/** Makes a collection of secrets. Text is concealed with all that were kept before. */
export function createSecrets(values: readonly string[] = []): Secrets {
  const kept = new Set<string>();
  /** Forms that are shorter than a part, and are found only as a whole. */
  const shortForms: string[] = [];
  const formsByPart = new Map<string, Form[]>();
  const search = createSearch();
  const secrets: Secrets = {
    keep(value) {
      if (value.length < SHORTEST || VERDICT_WORDS.has(value)) return false;
      if (kept.has(value)) return true;
      kept.add(value);
      for (const form of formsOf(value)) {
        const part = form.text.slice(form.anchor, form.anchor + PART);
        if (part.length < PART) shortForms.push(form.text);
        else {
          addTo(formsByPart, part, form);
          search.add(part);
        }
      }
      return true;
    },
    conceal(text) {
      if (kept.size === 0) return text;
      const spans: Span[] = [];
      for (let at = search.next(text, 0); at >= 0; at = search.next(text, at + 1)) {
        for (const form of formsByPart.get(text.slice(at, at + PART)) ?? []) {
          const span = matchAround(text, at, form);
          const missing = form.text.length - (span[1] - span[0]);
          const areCommonWords = missing >= SHORTEST && isPlainText(text, span);
          if (missing === 0 || (!form.whole && !areCommonWords)) spans.push(span);
        }
      }
      let shown = replaceSpans(text, spans);
      for (const form of shortForms) shown = shown.replaceAll(form, '***');
      return shown;
    },
    concealAll: (value) =>
      mapStrings(value, (text) => secrets.conceal(text)) as Concealed<typeof value>,
  };
  for (const value of values) secrets.keep(value);
  return secrets;
}

/** A collection of secrets, which the log of the job conceals from now on as well. */
export function secretsOfLog(log: Log, values: readonly string[]): Secrets {
  for (const value of values) log.secret(value);
  return createSecrets(values);
}

/** How many characters decide how far a search can step. */
const BLOCK = 3;

/**
 * Finds where one of many parts may begin, without a look at each character: the last characters of a
 * window say how far away the next part can be at least (Wu and Manber, 1994).
 */
function createSearch() {
  const stepAfter = new Uint8Array(2 ** 16).fill(PART - BLOCK + 1);
  const hashAt = (text: string, end: number) =>
    (text.charCodeAt(end - 1) ^
      (text.charCodeAt(end - 2) << 5) ^
      (text.charCodeAt(end - 3) << 10)) &
    0xffff;
  return {
    add(part: string): void {
      for (let end = BLOCK; end <= PART; end++) {
        const hash = hashAt(part, end);
        stepAfter[hash] = Math.min(stepAfter[hash] ?? 0, PART - end);
      }
    },
    /** The first place at or after `from` where a part may begin; -1 if there is none. */
    next(text: string, from: number): number {
      for (let end = from + PART; end <= text.length;) {
        const step = stepAfter[hashAt(text, end)] ?? 0;
        if (step === 0) return end - PART;
        end += step;
      }
      return -1;
    },
  };
}

type Span = readonly [from: number, to: number];

/** How far `text` agrees with the form before and after the part that was found at `at`. */
function matchAround(text: string, at: number, { text: form, anchor }: Form): Span {
  let before = 0;
  while (before < Math.min(at, anchor) && text[at - before - 1] === form[anchor - before - 1]) {
    before++;
  }
  let length = PART;
  while (anchor + length < form.length && text[at + length] === form[anchor + length]) length++;
  return [at - before, at + length];
}

const IS_WORD = /^[A-Za-z0-9]$/;

const BETWEEN_WORDS = /[\s!-/:-@[-`{-~]+/;
/** A longer run of small letters is no word. */
const PLAIN_WORD = /^[a-z]{1,16}$/;

/** A secret can be a sentence of plain words: more of them than these would give it away. */
const MOST_WORDS = 2;

/** Whether all that is in the span, wholly or in part, are one or two words in small letters. */
function isPlainText(text: string, [from, to]: Span): boolean {
  let start = from;
  let end = to;
  while (IS_WORD.test(text[start] ?? '') && IS_WORD.test(text[start - 1] ?? '')) start--;
  while (IS_WORD.test(text[end - 1] ?? '') && IS_WORD.test(text[end] ?? '')) end++;
  const words = text.slice(start, end).split(BETWEEN_WORDS).filter(Boolean);
  return words.length <= MOST_WORDS && words.every((word) => PLAIN_WORD.test(word));
}

/** Replaces these spans of the text by `***`; spans that overlap or touch count as one. */
function replaceSpans(text: string, spans: Span[]): string {
  let shown = '';
  let done = 0;
  for (const [from, to] of spans.sort(([one], [other]) => one - other)) {
    const isFirst = shown === '';
    if (isFirst || from > done) shown += `${text.slice(done, from)}***`;
    done = Math.max(done, to);
  }
  return shown + text.slice(done);
}

function formsOf(value: string): Form[] {
  const address = toAddress(value);
  if (address === undefined) {
    return [...spellingsOf(value), ...base64Of(value)].flatMap((text) =>
      anchoredForms(text, text, 48),
    );
  }
  const { pathname, search } = address;
  const path = pathname + search;
  const pieces = piecesOf(value);
  // Every poll of a run brings one more address, so each has few anchors.
  const spellings = [value, encodeURIComponent(value), value.replaceAll('/', '\\/')];
  return [
    ...spellings.flatMap((text) => pieces.flatMap((piece) => anchoredForms(text, piece, 8))),
    ...[...pieces.flatMap(spellingsOf), ...base64Of(path)].flatMap((text) =>
      anchoredForms(text, text, 8),
    ),
    ...[value, path, pathname, search]
      .filter(({ length }) => length >= PART)
      .map((text) => ({ text, anchor: 0, whole: true })),
  ];
}

/** Forms of `text` with anchors at the beginning, the end and between them of `piece`; none if `piece` is not in it. */
function anchoredForms(text: string, piece: string, most: number): Form[] {
  const first = text.indexOf(piece);
  if (first < 0) return [];
  const last = first + Math.max(0, piece.length - PART);
  const step = Math.ceil(piece.length / most);
  const anchors = Array.from(
    { length: Math.ceil((last - first) / step) },
    (_, n) => first + n * step,
  );
  return [...anchors, last].map((anchor) => ({ text, anchor, whole: false }));
}

/** A signed address, as a service gives it: absolute, or on its own origin. */
function toAddress(value: string): URL | undefined {
  const address = /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, 'http://host');
  return address ? new URL(value, 'http://host') : undefined;
}

/** The parts of a secret that a runner has to mask besides the whole; it knows encodings itself. */
export function searchablePieces(value: string): string[] {
  const pieces = [...new Set(piecesOf(value))];
  return pieces.length === 0 ? [value] : pieces;
}

/** The random parts of an address; none of any other text. */
function piecesOf(value: string): string[] {
  const { pathname, search } = toAddress(value) ?? new URL('http://host');
  const values = search.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1));
  return [...pathname.split('/'), ...values].filter(isOpaque);
}

/** Whether a text is long and random, and neither an id of the API nor a name: those are not secret. */
function isOpaque(text: string): boolean {
  if (text.length < 20 || /^[a-z]+-[A-Za-z0-9]{16}$/.test(text)) return false;
  if (/^[0-9a-f-]{32,}$/i.test(text)) return true;
  const kinds = (part: string) => [/[0-9]/, /[a-z]/, /[A-Z]/].filter((kind) => kind.test(part));
  const runs = text.split(/[^A-Za-z0-9]+/).filter(({ length }) => length >= PART);
  return kinds(text).length === 3 || runs.some((run) => kinds(run).length > 1);
}

/** The text unchanged, encoded for an address, and encoded for JSON. */
function spellingsOf(text: string): string[] {
  const escaped = encodeURIComponent(text);
  const lower = escaped.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  return [...new Set([text, decoded(text), escaped, lower, JSON.stringify(text).slice(1, -1)])];
}

/** A text as it was before it was encoded for an address; the text itself if it was not. */
export function decoded(text: string): string {
  return orElse(() => decodeURIComponent(text), text);
}

/** The part of its base64 that is the same at each of the three offsets, in both alphabets. */
export function base64Of(text: string): string[] {
  const bytes = Buffer.from(text);
  return [0, 1, 2].flatMap((shift) => {
    const from = Math.ceil((8 * shift) / 6);
    const to = Math.floor((8 * (shift + bytes.length)) / 6);
    const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
    const both = new Set([shifted.toString('base64'), shifted.toString('base64url')]);
    return Array.from(both, (all) => all.slice(from, to));
  });
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, change));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      OWN_FIELD.test(key) ? key : change(key),
      mapStrings(item, change),
    ]),
  );
}

/** A field of this program. It is read by its name, which a secret must not change. */
const OWN_FIELD = /^[a-z]+(?:[A-Z][a-z]+)*$/;

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
