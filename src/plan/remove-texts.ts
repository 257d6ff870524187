/** Finds values in texts, also encoded, and puts `***` in their place. */
import { addTo } from '../model/add-to.ts';
import { base64Of, spellingsOf } from '../model/secrets.ts';

/** Shorter values, and short ones of small letters alone, read like common words and are found by chance. */
const SHORTEST = 6;
const COMMON_WORD = /^[a-z]{1,12}$/;

/** Replaces values in a text by `***`: whole, as they are, and as an address, JSON or base64 has them. */
export type WithoutTexts = (this: void, text: string) => string;

export function removerOf(values: Iterable<string>): WithoutTexts {
  const formsByStart = formsOf(values);
  return (text) => (formsByStart.size === 0 ? text : replaceForms(text, formsByStart));
}

/** By their first characters, the longest first. */
function formsOf(values: Iterable<string>): ReadonlyMap<string, string[]> {
  const forms = new Set<string>();
  for (const value of values) {
    if (value.length < SHORTEST || COMMON_WORD.test(value)) continue;
    for (const form of [...spellingsOf(value), ...base64Of(value)]) {
      if (form.length >= SHORTEST) forms.add(form);
    }
  }
  const byStart = new Map<string, string[]>();
  const longestFirst = [...forms].sort((one, other) => other.length - one.length);
  for (const form of longestFirst) addTo(byStart, form.slice(0, SHORTEST), form);
  return byStart;
}

function replaceForms(text: string, byStart: ReadonlyMap<string, string[]>): string {
  let shown = '';
  let copied = 0;
  for (let at = 0; at + SHORTEST <= text.length; at += 1) {
    const candidates = byStart.get(text.slice(at, at + SHORTEST)) ?? [];
    const found = candidates.find((form) => text.startsWith(form, at));
    if (found === undefined) continue;
    shown += `${text.slice(copied, at)}***`;
    copied = at + found.length;
    at = copied - 1;
  }
  return shown + text.slice(copied);
}
