/** Whether a change of policies may go ahead, by what closes this gate. */
import type { PolicyTests } from '../model/policy-trial.ts';
import type { PolicyChanges } from './compare-policies.ts';

/** What closes the gate of a change of policies. Each but `never` includes the ones before it. */
export const CLOSES = ['never', 'tests', 'newly-blocking'] as const;

export interface TrialVerdict {
  word: 'passed' | 'blocked' | 'undecided';
  /** Why it is not passed, as a sentence. */
  because?: string | undefined;
}

export function decideTrial(
  { workspaces: { newlyBlocked, notJudged }, isBlind }: PolicyChanges,
  tests: PolicyTests,
  closes: (typeof CLOSES)[number],
): TrialVerdict {
  if (closes !== 'never') {
    if (tests.failed.length > 0) return { word: 'blocked', because: 'Tests of policies failed.' };
    if (tests.skipped.length + tests.removed.length > 0) {
      return { word: 'blocked', because: 'Tests of policies were skipped or removed.' };
    }
  }
  if (closes === 'newly-blocking' && newlyBlocked.length > 0) {
    return { word: 'blocked', because: 'The change would newly block workspaces.' };
  }
  if (isBlind) return { word: 'undecided', because: 'No plan could be read.' };
  if (closes !== 'never' && tests.problem !== undefined) {
    return { word: 'undecided', because: tests.problem };
  }
  if (closes === 'newly-blocking' && notJudged.length > 0) {
    return { word: 'undecided', because: 'Not every workspace could be judged.' };
  }
  return { word: 'passed' };
}
