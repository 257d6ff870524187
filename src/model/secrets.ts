/**
 * Values that must not be shown. They are recognised in each form in which a service may echo them:
 * whole or cut, unchanged, encoded for an address or for JSON, or in base64 at any offset. The secret
 * part of a signed address is its path and its query; its host is not secret.
 *
 * A part of a secret is concealed, unless it is one or two words in small letters:
 * with the secret `organization-of-acme`, `organization` must stay in every sentence, command and link.
 *
 * What looks like a credential is recognised by its form, whoever's it is: a policy can print one that it found in a plan.
 */
import { addTo } from './add-to.ts';
import { credentialsIn, type Span } from './credential-forms.ts';
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

/**
 * A text to recognise. It is found by its `PART` characters from the index `anchor` on; then the text before and after
 * them is compared.
 */
interface Form {
  text: string;
  anchor: number;
  /** Whether only the whole text counts, because its parts may be common words. */
  onlyWhole: boolean;
}

/** Makes a collection of secrets. A text is concealed with all that were kept until then. */
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
      const spans = credentialsIn(text);
      if (kept.size === 0) return replaceSpans(text, spans);
      for (let at = search.next(text, 0); at >= 0; at = search.next(text, at + 1)) {
        for (const form of formsByPart.get(text.slice(at, at + PART)) ?? []) {
          const span = matchAround(text, at, form);
          const missingCount = form.text.length - (span[1] - span[0]);
          const areCommonWords = missingCount >= SHORTEST && areFewWords(text, span);
          if (missingCount === 0 || (!form.onlyWhole && !areCommonWords)) spans.push(span);
        }
      }
      let concealed = replaceSpans(text, spans);
      for (const form of shortForms) concealed = concealed.replaceAll(form, '***');
      return concealed;
    },
    concealAll: (value) =>
      mapStrings(value, (text) => secrets.conceal(text)) as Concealed<typeof value>,
  };
  for (const value of values) secrets.keep(value);
  return secrets;
}

/** Makes a collection of secrets, which the log of the job conceals from now on as well. */
export function secretsOfLog(log: Log, values: readonly string[]): Secrets {
  for (const value of values) log.secret(value);
  return createSecrets(values);
}

/** How many characters decide how far a search can step. */
const BLOCK_LENGTH = 3;

/**
 * Finds where one of many parts may begin, without a look at each character: the last characters of a
 * window say how far away the next part can be at least (Wu and Manber, 1994).
 */
function createSearch() {
  /** By the hash of the characters before a position: how far away the end of the next part is at least. */
  const stepAfter = new Uint8Array(2 ** 16).fill(PART - BLOCK_LENGTH + 1);
  const hashAt = (text: string, end: number) =>
    (text.charCodeAt(end - 1) ^
      (text.charCodeAt(end - 2) << 5) ^
      (text.charCodeAt(end - 3) << 10)) &
    0xffff;
  return {
    add(part: string): void {
      for (let end = BLOCK_LENGTH; end <= PART; end++) {
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

/** The span in which the text agrees with the form, around the part that was found at `at`. */
function matchAround(text: string, at: number, { text: form, anchor }: Form): Span {
  let before = 0;
  while (before < Math.min(at, anchor) && text[at - before - 1] === form[anchor - before - 1]) {
    before++;
  }
  let length = PART;
  while (anchor + length < form.length && text[at + length] === form[anchor + length]) length++;
  return [at - before, at + length];
}

const WORD_CHARACTER = /^[A-Za-z0-9]$/;

const BETWEEN_WORDS = /[\s!-/:-@[-`{-~]+/;
/** A longer run of small letters is no word. */
const PLAIN_WORD = /^[a-z]{1,16}$/;

/** A secret can be a sentence of plain words: more of them than these would give it away. */
const MOST_WORDS = 2;

/** Whether all that is in the span, wholly or in part, are one or two words in small letters. */
function areFewWords(text: string, [from, to]: Span): boolean {
  const isInWord = (index: number): boolean =>
    WORD_CHARACTER.test(text[index - 1] ?? '') && WORD_CHARACTER.test(text[index] ?? '');
  let start = from;
  let end = to;
  while (isInWord(start)) start--;
  while (isInWord(end)) end++;
  const words = text.slice(start, end).split(BETWEEN_WORDS).filter(Boolean);
  return words.length <= MOST_WORDS && words.every((word) => PLAIN_WORD.test(word));
}

/** Replaces these spans of the text by `***`; spans that overlap or touch count as one. */
function replaceSpans(text: string, spans: Span[]): string {
  let concealed = '';
  let copiedUntil = 0;
  for (const [from, to] of spans.sort(([one], [other]) => one - other)) {
    const isFirst = concealed === '';
    if (isFirst || from > copiedUntil) concealed += `${text.slice(copiedUntil, from)}***`;
    copiedUntil = Math.max(copiedUntil, to);
  }
  return concealed + text.slice(copiedUntil);
}

/** Anchors of a secret: a part of it is found wherever the service cuts it. */
const MOST_ANCHORS = 48;
/** Every poll of a run brings one more signed address, so each has few anchors. */
const MOST_ANCHORS_OF_ADDRESS = 8;

function formsOf(value: string): Form[] {
  const address = toAddress(value);
  if (address === undefined) {
    const texts = [...spellingsOf(value), ...base64Of(value)];
    return texts.flatMap((text) => anchoredForms(text, text, MOST_ANCHORS));
  }
  const { pathname, search } = address;
  const path = pathname + search;
  const pieces = piecesOf(value);
  const spellings = [value, encodeURIComponent(value), value.replaceAll('/', '\\/')];
  const secretTexts = [...pieces.flatMap(spellingsOf), ...base64Of(path)];
  const wholeTexts = [value, path, pathname, search].filter(({ length }) => length >= PART);
  return [
    // The address, of which only the random parts are anchors.
    ...spellings.flatMap((text) =>
      pieces.flatMap((piece) => anchoredForms(text, piece, MOST_ANCHORS_OF_ADDRESS)),
    ),
    ...secretTexts.flatMap((text) => anchoredForms(text, text, MOST_ANCHORS_OF_ADDRESS)),
    ...wholeTexts.map((text) => ({ text, anchor: 0, onlyWhole: true })),
  ];
}

/**
 * Forms of a text with anchors in one piece of it: at its beginning, at its end and between them at equal distances.
 *
 * @returns none if the piece is not in the text
 */
function anchoredForms(text: string, piece: string, mostAnchors: number): Form[] {
  const first = text.indexOf(piece);
  if (first < 0) return [];
  const last = first + Math.max(0, piece.length - PART);
  const distance = Math.ceil(piece.length / mostAnchors);
  const anchors: number[] = [];
  for (let anchor = first; anchor < last; anchor += distance) anchors.push(anchor);
  anchors.push(last);
  return anchors.map((anchor) => ({ text, anchor, onlyWhole: false }));
}

/** A signed address, as a service gives it: absolute, or on its own origin. Undefined for any other text. */
function toAddress(value: string): URL | undefined {
  const isAddress = /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, 'http://host');
  return isAddress ? new URL(value, 'http://host') : undefined;
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
  return [...pathname.split('/'), ...values].filter(looksRandom);
}

/** Whether a text is long and random, and neither an id of the API nor a name: those are not secret. */
function looksRandom(text: string): boolean {
  // An id of the API is `run-` and 16 letters and digits.
  if (text.length < 20 || /^[a-z]+-[A-Za-z0-9]{16}$/.test(text)) return false;
  // A digest or a UUID.
  if (/^[0-9a-f-]{32,}$/i.test(text)) return true;
  const countCharacterKinds = (part: string) =>
    [/[0-9]/, /[a-z]/, /[A-Z]/].filter((kind) => kind.test(part)).length;
  const longRuns = text.split(/[^A-Za-z0-9]+/).filter(({ length }) => length >= PART);
  return countCharacterKinds(text) === 3 || longRuns.some((run) => countCharacterKinds(run) > 1);
}

/** A text as it is written in an address, in HTML, or inside of a text of JSON, also where that is in another one. */
export function spellingsOf(text: string): string[] {
  const encoded = encodeURIComponent(text);
  // Go escapes these, too, and writes a space as a sign.
  const byGo = encoded
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
  const inLowerCase = [encoded, byGo].map((each) =>
    each.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
  );
  const inJson = [asJson(text), asGoJson(text)];
  const inJsonOfJson = inJson.flatMap((each) => [asJson(each), asGoJson(each)]);
  const inHtml = [
    ['&quot;', '&#39;'],
    ['&#34;', '&#39;'],
    ['&quot;', '&#x27;'],
    ['"', "'"],
  ].map(([double = '', single = '']) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', double)
      .replaceAll("'", single),
  );
  return [
    ...new Set([
      text,
      decoded(text),
      encoded,
      byGo,
      ...inLowerCase,
      ...inJson,
      ...inJsonOfJson,
      ...inHtml,
    ]),
  ];
}

const asJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** As Go writes it, which `jsonencode` does: what has a meaning in HTML is escaped. */
const asGoJson = (text: string): string =>
  asJson(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A text as it was before it was encoded for an address; the text itself if it was not. */
export function decoded(text: string): string {
  return orElse(() => decodeURIComponent(text), text);
}

/**
 * How a text is written in base64 as a part of a longer one, in both alphabets. Three bytes become four characters, so
 * there are three ways, by how many bytes are before it. Characters that depend on the bytes around it are left out.
 */
export function base64Of(text: string): string[] {
  const bytes = Buffer.from(text);
  return [0, 1, 2].flatMap((bytesBefore) => {
    const from = Math.ceil((8 * bytesBefore) / 6);
    const to = Math.floor((8 * (bytesBefore + bytes.length)) / 6);
    const shifted = Buffer.concat([Buffer.alloc(bytesBefore), bytes]);
    const inBothAlphabets = [shifted.toString('base64'), shifted.toString('base64url')];
    return [...new Set(inBothAlphabets.map((encoded) => encoded.slice(from, to)))];
  });
}

/** Changes each string of plain data, and the names of its fields unless they are of this program. */
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, change));
  if (typeof value !== 'object' || value === null || !isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      OWN_FIELD.test(key) ? key : change(key),
      mapStrings(item, change),
    ]),
  );
}

/** A field of this program. It is read by its name, which a secret must not change. */
const OWN_FIELD = /^[a-z]+(?:[A-Z][a-z]+)*$/;

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
