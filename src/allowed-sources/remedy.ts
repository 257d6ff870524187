/** What to do about sources that are not allowed: the entries to add, the file, and who keeps it. */
import {
  firstParts,
  joinSentences,
  literal,
  phrase,
  quoted,
  setting,
  type Sentence,
} from '../model/sentence.ts';
import { matchesGlob } from '../policy/address-patterns.ts';
import type { ListName } from './read-list.ts';
import type { RefusedSource } from './judge-sources.ts';

const MOST_ENTRIES = 12;

/**
 * One or more sentences; undefined if nothing is refused.
 *
 * @param file as it was written in the settings
 * @param keepers who owns the file
 */
export function sayWhatToAdd(
  refusals: readonly RefusedSource[],
  file: string,
  keepers: readonly string[],
): Sentence | undefined {
  if (refusals.length === 0) return undefined;
  const byList = new Map<ListName, Set<string>>();
  for (const { entry } of refusals) {
    if (entry === undefined) continue;
    byList.set(entry.list, (byList.get(entry.list) ?? new Set()).add(entry.source));
  }
  const names = joinSentences(literal` and `, ...keepers.map(setting));
  const where = phrase`${quoted(file)} on the default branch${keepers.length > 0 ? phrase`, kept by ${names}` : ''}`;
  if (byList.size === 0) {
    return phrase`Change what is named above. What may be installed is in ${where}.`;
  }
  const parts = Array.from(byList, ([list, sources]) => {
    const named = [...sources].map((source) => setting(JSON.stringify(source)));
    return phrase`${firstParts(named, MOST_ENTRIES)} under ${setting(list)}`;
  });
  return phrase`Use listed sources; or add, in a pull request of its own, to ${where}: ${joinSentences(literal`; `, ...parts)}. It counts once that is merged.`;
}

/** Who keeps a list, as the end of a sentence; empty where nobody is named. */
export function keptBy(keepers: readonly string[]): string {
  return keepers.length > 0 ? `, kept by ${keepers.join(' and ')}` : '';
}

/** Where hosts look for the owners of files, the first one that is there. */
export const OWNER_FILES = [
  '.github/CODEOWNERS',
  'CODEOWNERS',
  'docs/CODEOWNERS',
  '.gitlab/CODEOWNERS',
];

/**
 * The owners of a file by the text of CODEOWNERS: the last line that fits counts. They are shown, and decide nothing.
 *
 * @param path relative to the repository
 */
export function ownersOfFile(text: string, path: string): string[] {
  let owners: string[] = [];
  for (const line of text.split('\n')) {
    const [pattern = '', ...named] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (pattern !== '' && fitsPath(pattern, path)) owners = named;
  }
  return owners.filter((owner) => /^@?[\w.@/+-]+$/.test(owner));
}

/** Whether a pattern of CODEOWNERS means a file, or a directory around it. `*` is read as any characters. */
function fitsPath(pattern: string, path: string): boolean {
  const glob = pattern.replace(/^\//, '').replace(/\/$/, '').replace(/\*+/g, '*');
  const steps = path.split('/');
  const isFromRoot = /^\/|.\/./.test(pattern);
  const beginnings = isFromRoot ? [0] : [...steps.keys()];
  return beginnings.some((from) =>
    [...steps.keys()].some((to) => matchesGlob(glob, steps.slice(from, to + 1).join('/'))),
  );
}
