/** The words of a verdict, and what they mean for the exit code. `policy/decide.ts` chooses the word for a run. */
import type { Finding } from './finding.ts';

/** From best to worst. The verdict on several workspaces is the worst of their verdicts. */
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
/** The verdict in one word. */
export type VerdictWord = (typeof VERDICTS)[number];

/** The verdicts with which the job passes without further settings, from best to worst. */
export type Green = 'passed' | 'advisory' | 'overridden';

/** A decision, with its reasons. */
export interface Verdict {
  word: VerdictWord;
  /** The most important first; empty for `passed`. */
  reasons: Finding[];
  /** Whether nothing keeps it closed but passes that may rest on what is known only after the apply. */
  waits?: true | undefined;
}

/** Which failures of policies close the gate. */
export type FailOn = 'mandatory' | 'advisory' | 'never';

/** The worst of these verdicts; `passed` if there are none. */
export function worstVerdict(words: readonly VerdictWord[]): VerdictWord {
  return VERDICTS.findLast((word) => words.includes(word)) ?? 'passed';
}

/** What makes a verdict: a word, and whether it is a pass that may rest on what is known only after the apply. */
export type VerdictPart = Pick<Verdict, 'word' | 'waits'>;

/**
 * The word of a verdict that is made of these. It is the worst, but a failure of a policy leads over a pass that waits for the apply:
 * only the failure can be repaired now.
 *
 * @param failOn with `never`, and where it is left out, no failure leads, because none closes the gate
 */
export function leadingVerdict(parts: readonly VerdictPart[], failOn?: FailOn): VerdictWord {
  const certain = worstVerdict(parts.flatMap(({ word, waits }) => (waits ? [] : word)));
  const isFailure = certain === 'blocked' || certain === 'needs-override';
  const leads = isFailure && failOn !== undefined && !isGreen(certain, failOn);
  return leads ? certain : worstVerdict(parts.map(({ word }) => word));
}

/**
 * Whether a job with this verdict passes.
 *
 * @param failOn `never` accepts policy failures, and no verdict that is uncertain
 */
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

/** The parts of a result that decide the exit code. */
export interface JudgedResult {
  verdict: { word: VerdictWord };
  workspaces: readonly { verdict: { word: VerdictWord }; failure?: { kind: string } }[];
}

/**
 * The exit code of a command. If workspaces with the worst verdict could not be judged, the cause
 * decides the code: bad input first, then a refusal of the service, of the archive for its size, then the network.
 *
 * @param signal with which the job was canceled, if it was
 */
export function exitCodeOf(
  { verdict, workspaces }: JudgedResult,
  failOn: FailOn,
  signal: 'SIGINT' | 'SIGTERM' = 'SIGINT',
): number {
  const { word } = verdict;
  if (isGreen(word, failOn)) return 0;
  // A shell says 128 and the number of the signal.
  if (word === 'canceled' && signal === 'SIGTERM') return 143;
  if (word !== 'undecided') return EXIT_CODES[word];
  const undecided = workspaces.filter((workspace) => workspace.verdict.word === word);
  return exitCodeOfCauses(undecided.map(({ failure }) => failure?.kind));
}

/** @param causes why something could not be judged: kinds of failures */
export function exitCodeOfCauses(causes: readonly (string | undefined)[]): number {
  if (causes.includes('input') || causes.includes('archive')) return 2;
  if (causes.includes('refused')) return 6;
  if (causes.includes('too-large')) return 8;
  return causes.includes('network') ? 7 : EXIT_CODES.undecided;
}

/** Exit codes of verdicts that are not green; `fail-on` can make a good one fail. */
export const EXIT_CODES = {
  passed: 1,
  advisory: 1,
  overridden: 1,
  'needs-override': 3,
  blocked: 1,
  errored: 4,
  undecided: 5,
  canceled: 130,
} as const satisfies Record<VerdictWord, number>;
