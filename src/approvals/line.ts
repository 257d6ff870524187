/**
 * Writes the line by which a person approves, alone in a comment (read-command.ts reads it):
 *
 *     /plangate approve POLICIES in WORKSPACES (COUNTS) at HEAD code CODE: REASON
 *
 * - POLICIES: at most three names, else their number (`4 policies`). `SET/NAME` where two sets of the line have one of this name.
 * - WORKSPACES: likewise. Without a service the directory, and `NAME of DIRECTORY` where it is called otherwise.
 * - COUNTS: of all workspaces together, in the order of `COUNT_WORDS`: `2 add, 1 destroy, 2 outputs`, or `no changes`. After a
 *   semicolon, whether hidden values are not compared.
 * - HEAD: the first seven digits of the commit.
 * - CODE: of the text that is approved (code.ts), which has all of this whole.
 * - REASON: in the person's own words, on the same line.
 *
 * Up to the code the line has only characters of ASCII, and one space between two words. A name that may be taken for anything
 * else is between quotation marks, and what is left of its characters is `\uXXXX`: so no character looks like another
 * one, and a copy changes nothing.
 */
import { escapeUnits } from '../model/quote.ts';
import { type ApprovalText, type ApprovedWorkspace, countEntries } from './code.ts';
import { COUNT_WORDS, type CountWord } from '../plan/count-words.ts';

/** What a person writes in the place of this word. */
export const REASON = 'REASON';
/** The longest name in a line, in characters of the line. Of a longer one the middle is left out. */
const LONGEST_NAME = 100;
const MOST_NAMED = 3;
const HEAD_DIGITS = 7;

/** The line up to the code: by it people see what they approve. */
export function lineStart({ head, workspaces }: ApprovalText, code: string): string {
  const policies = namePolicies(workspaces);
  const places = listNames(workspaces.map(nameWorkspace), 'workspaces');
  const what = `${policies} in ${places} (${writeCounts(workspaces)})`;
  return `/plangate approve ${what} at ${head.slice(0, HEAD_DIGITS)} code ${code}`;
}

/** The whole line, for a person to copy. */
export function lineToWrite(text: ApprovalText, code: string): string {
  return `${lineStart(text, code)}: ${REASON}`;
}

function namePolicies(workspaces: readonly ApprovedWorkspace[]): string {
  const asked = workspaces.flatMap(({ questions }) => questions);
  const setsByPolicy = new Map<string, Set<string>>();
  for (const { policySet, policy } of asked) {
    setsByPolicy.set(policy, (setsByPolicy.get(policy) ?? new Set()).add(policySet));
  }
  const names = [...setsByPolicy].flatMap(([policy, sets]) =>
    sets.size === 1 ? writeName(policy) : [...sets].map((set) => writeName(`${set}/${policy}`)),
  );
  return listNames(names.sort(), 'policies');
}

function nameWorkspace({ name, scope }: ApprovedWorkspace): string {
  if (!('directory' in scope)) return writeName(name);
  const { directory } = scope;
  const isUsual = [directory, directory.split('/').at(-1)].includes(name);
  return isUsual ? writeName(directory) : `${writeName(name)} of ${writeName(directory)}`;
}

function listNames(names: readonly string[], noun: string): string {
  return names.length > MOST_NAMED ? `${names.length} ${noun}` : names.join(', ');
}

/** Names that stand without quotation marks: no number, and no word of the line. */
const PLAIN_NAME = /^(?!\d+$)[A-Za-z0-9_][\w./-]*$/;
const WORDS_OF_LINE = ['in', 'of', 'at', 'code', 'policies', 'workspaces'];
/** What may notify people, refer to something or hide something in a comment, and what is not ASCII; a space beside another one. */
const ESCAPED = /[^ -~]|["\\`<>@#[\]|]|^ | (?= )| $/g;

function writeName(name: string): string {
  const isLong = name.length > LONGEST_NAME;
  if (PLAIN_NAME.test(name) && !WORDS_OF_LINE.includes(name) && !isLong) return name;
  const half = LONGEST_NAME / 2;
  const shown = isLong ? [name.slice(0, half), name.slice(-half)] : [name];
  return `"${shown.map((part) => part.replace(ESCAPED, escapeUnits)).join('...')}"`;
}

/** Words with a plural: the others are what Terraform says, as in `2 add`. */
const PLURALS: Partial<Record<CountWord, string>> = { output: 'outputs', action: 'actions' };
const NOT_COMPARED = 'hidden values are not compared';

function writeCounts(workspaces: readonly ApprovedWorkspace[]): string {
  const counts = workspaces.map(({ plan }) =>
    'entries' in plan ? countEntries(plan.entries.map((text) => ({ text }))) : plan.counts,
  );
  const total = (word: CountWord) => counts.reduce((sum, each) => sum + (each[word] ?? 0), 0);
  const counted = COUNT_WORDS.flatMap((word) => {
    const number = word === 'uncompared' ? 0 : total(word);
    if (number === 0) return [];
    return `${number} ${number === 1 ? word : (PLURALS[word] ?? word)}`;
  });
  const hasUncompared =
    total('uncompared') > 0 ||
    workspaces.some(({ questions }) => questions.some(({ uncompared }) => uncompared === true));
  const changes = counted.length === 0 ? 'no changes' : counted.join(', ');
  return hasUncompared ? `${changes}; ${NOT_COMPARED}` : changes;
}
