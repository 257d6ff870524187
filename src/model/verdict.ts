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

/** Those that open the gate by themselves, from best to worst. */
export type Green = 'passed' | 'advisory' | 'overridden';

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

/** What a command ends with. */
interface Ended {
  verdict: { word: VerdictWord };
  workspaces: readonly { verdict: { word: VerdictWord }; failure?: { kind: string } }[];
}

/**
 * What kept a workspace from being judged explains the code better than the word does: of the
 * workspaces with the worst verdict, bad input comes before a refusal, a refusal before the network.
 */
export function exitCodeOf(
  { verdict, workspaces }: Ended,
  failOn: FailOn,
  signal: 'SIGINT' | 'SIGTERM' = 'SIGINT',
): number {
  const { word } = verdict;
  if (isGreen(word, failOn)) return 0;
  if (word === 'canceled' && signal === 'SIGTERM') return 143;
  if (word !== 'undecided') return CODES[word];
  const failures = workspaces
    .filter((workspace) => workspace.verdict.word === word)
    .map(({ failure }) => failure?.kind);
  if (failures.includes('input') || failures.includes('archive')) return 2;
  if (failures.includes('refused')) return 6;
  return failures.includes('network') ? 7 : CODES[word];
}

/** Of what is not green, also where only `fail-on` closes. */
const CODES: Record<VerdictWord, number> = {
  passed: 1,
  advisory: 1,
  overridden: 1,
  'needs-override': 3,
  blocked: 1,
  errored: 4,
  undecided: 5,
  canceled: 130,
};
