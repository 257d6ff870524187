/** Finds values in texts, also encoded, and puts `***` in their place. */
import { addTo } from '../model/add-to.ts';
import { trimSpace } from '../model/go-text.ts';
import { base64Of, spellingsOf } from '../model/secrets.ts';

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
  return (text) => (formsByStart.size === 0 ? text : replaceForms(text, formsByStart));
}

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
