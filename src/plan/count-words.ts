/** What an entry of a plan counts for, as people read it: one word for each thing that is done to it. */
import { isRecord } from '../model/parse.ts';
import { actionWords, entriesOfDocument, isMoved, type Entry, type EntryList } from './entries.ts';

/**
 * What is counted of a plan, in the order in which a line names it. One entry may count twice: what is moved and changed is
 * `change` and `move`. `uncompared`: it has a hidden value, and there is no key to compare it with.
 */
export const COUNT_WORDS = [
  'add',
  'change',
  'destroy',
  'replace',
  'forget',
  'import',
  'move',
  'read',
  'open',
  'output',
  'action',
  'deferred',
  'drifted',
  'other',
  'uncompared',
] as const;
export type CountWord = (typeof COUNT_WORDS)[number];

const WORDS_OF_ACTIONS: ReadonlyMap<string, readonly CountWord[]> = new Map([
  ['no-op', []],
  ['create', ['add']],
  ['update', ['change']],
  ['delete', ['destroy']],
  ['forget', ['forget']],
  ['read', ['read']],
  ['open', ['open']],
  ['create,delete', ['replace']],
  ['create,forget', ['add', 'forget']],
]);

const WORDS_OF_LISTS: Readonly<Record<EntryList, readonly CountWord[]>> = {
  resource_changes: [],
  resource_drift: ['drifted'],
  output_changes: ['output'],
  action_invocations: ['action'],
  deferred_changes: ['deferred'],
  deferred_action_invocations: ['deferred'],
  unknown: ['other'],
};

/** What an entry counts for; nothing where it changes nothing. */
export function wordsOfEntry(entry: Entry): readonly CountWord[] {
  if (!isRecord(entry.whole)) return ['other'];
  if (entry.list === 'resource_changes') return wordsOfChange(entry);
  const changesNothing = entry.list === 'output_changes' && actionWords(entry) === 'no-op';
  return changesNothing ? [] : WORDS_OF_LISTS[entry.list];
}

function wordsOfChange(entry: Entry): CountWord[] {
  const { actions = [], importing } = entry;
  const words = new Set(WORDS_OF_ACTIONS.get(actions.map(String).sort().join()) ?? ['other']);
  if (importing !== undefined) words.add('import');
  if (isMoved(entry)) words.add('move');
  return COUNT_WORDS.filter((word) => words.has(word));
}

/** How many managed resources a plan creates, updates, destroys and imports. A replacement is a creation and a destruction. */
export type ChangeCounts = Record<keyof typeof COUNTED, number>;

/** Which words each number counts. */
const COUNTED = {
  additions: ['add', 'replace'],
  changes: ['change'],
  destructions: ['destroy', 'replace'],
  imports: ['import'],
} as const satisfies Readonly<Record<string, readonly CountWord[]>>;
export const COUNT_NAMES = Object.keys(COUNTED) as readonly (keyof ChangeCounts)[];

/** The numbers of these changes together. */
export function countChanges(changes: readonly (readonly CountWord[])[]): ChangeCounts {
  const count = (name: keyof ChangeCounts) =>
    changes.filter((words) => COUNTED[name].some((word) => words.includes(word))).length;
  return {
    additions: count('additions'),
    changes: count('changes'),
    destructions: count('destructions'),
    imports: count('imports'),
  };
}

const IDLE: ReadonlySet<CountWord> = new Set(['read', 'open']);

/** Whether an apply of it would do nothing by itself: it is only read, or opened for others. */
export function isIdle({ words }: { words: readonly CountWord[] }): boolean {
  return words.every((word) => IDLE.has(word));
}

/**
 * Whether an apply of the plan would do something, be it only to write into the state what is imported, moved or forgotten.
 */
export function changesSomething(document: object): boolean {
  const lists = ['resource_changes', 'output_changes', 'action_invocations'] as const;
  for (const entry of entriesOfDocument(document, lists)) {
    if (!isIdle({ words: wordsOfEntry(entry) })) return true;
  }
  return false;
}
