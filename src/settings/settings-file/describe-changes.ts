/** What a request changes in how the repository is gated, in the words of the keys. */
import {
  joinSentences,
  literal,
  numberPart,
  phrase,
  setting,
  type Sentence,
} from '../../model/sentence.ts';
import type { SettingsFile, SettingsFileValue } from './read-settings-file.ts';

const MOST_ITEMS = 5;

/**
 * Each key that differs, in the order of the file before and then of the file after, as in `max-destroys 0 → 5` or `policies gone`.
 *
 * @param before undefined if there is no file yet
 * @param after undefined if the file is removed
 */
export function describeSettingsChanges(
  before: SettingsFile | undefined,
  after: SettingsFile | undefined,
): Sentence[] {
  const keys = new Set([...(before?.values.keys() ?? []), ...(after?.values.keys() ?? [])]);
  return [...keys].flatMap((key) => {
    const name = setting(key);
    const [old, changed] = [before?.values.get(key), after?.values.get(key)];
    if (changed === undefined) return [phrase`${name} gone`];
    if (old === undefined) return [phrase`${name} new: ${shown(changed.words)}`];
    if (!old.isList) {
      const isSame = old.words[0] === changed.words[0];
      return isSame ? [] : [phrase`${name} ${shown(old.words)} → ${shown(changed.words)}`];
    }
    return listChange(name, old, changed);
  });
}

function listChange(
  name: Sentence,
  old: SettingsFileValue,
  changed: SettingsFileValue,
): Sentence[] {
  const [oldWords, words] = [new Set(old.words), new Set(changed.words)];
  const gone = [...oldWords].filter((item) => !words.has(item));
  const added = [...words].filter((item) => !oldWords.has(item));
  if (gone.length > 0 && added.length > 0)
    return [phrase`${name} without ${shown(gone)}, with ${shown(added)}`];
  if (gone.length > 0) return [phrase`${name} without ${shown(gone)}`];
  if (added.length > 0) return [phrase`${name} with ${shown(added)}`];
  // Of files of values, the last one counts.
  const isSame = old.words.every((item, at) => item === changed.words[at]);
  return isSame ? [] : [phrase`${name} in another order`];
}

/** A few of the items, and how many more there are. They are text of the request, so each is a part of its own. */
function shown(words: readonly string[]): Sentence {
  const named = joinSentences(literal`, `, ...words.slice(0, MOST_ITEMS).map(setting));
  const others = words.length - MOST_ITEMS;
  return others > 0 ? phrase`${named} and ${numberPart(others)} more` : named;
}
