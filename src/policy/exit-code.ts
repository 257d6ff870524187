/** Exit codes of the command line (design 5). */
import { isGreen, type FailOn, type VerdictWord } from './verdict.ts';

export interface Ended {
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
  const failures = workspaces
    .filter((workspace) => workspace.verdict.word === word)
    .map(({ failure }) => failure?.kind);
  switch (word) {
    case 'passed':
    case 'overridden':
    case 'advisory':
    case 'blocked':
      return 1;
    case 'needs-override':
      return 3;
    case 'errored':
      return 4;
    case 'undecided':
      if (failures.includes('input') || failures.includes('archive')) return 2;
      if (failures.includes('refused')) return 6;
      return failures.includes('network') ? 7 : 5;
    case 'canceled':
      return signal === 'SIGTERM' ? 143 : 130;
  }
}
