/** The words of a verdict. Only `decide` (decide.ts) makes one; nothing afterwards changes it. */

/** From best to worst: the verdict over several workspaces is the worst of theirs. */
export const VERDICTS = [
  'passed',
  'advisory',
  'overridden',
  'needs-override',
  'blocked',
  'errored',
  'undecided',
  'canceled',
] as const;
export type VerdictWord = (typeof VERDICTS)[number];

export interface Verdict {
  word: VerdictWord;
  /** Why, as whole sentences, most important first; empty for `passed`. Hostile until escaped. */
  reasons: string[];
}

export type FailOn = 'mandatory' | 'advisory' | 'never';

export function worst(words: readonly VerdictWord[]): VerdictWord {
  return words.reduce<VerdictWord>(
    (worse, word) => (VERDICTS.indexOf(word) > VERDICTS.indexOf(worse) ? word : worse),
    'passed',
  );
}

/** Whether the job goes green. `never` forgives policy failures; it does not forgive not knowing. */
export function isGreen(word: VerdictWord, failOn: FailOn = 'mandatory'): boolean {
  switch (word) {
    case 'passed':
    case 'overridden':
      return true;
    case 'advisory':
      return failOn !== 'advisory';
    case 'needs-override':
    case 'blocked':
      return failOn === 'never';
    case 'errored':
    case 'undecided':
    case 'canceled':
      return false;
  }
}
