/** Compares a plan with what the merged requests showed of its workspace, and says whether that stops it. */
import { readPlanEntries } from '../approvals/plan-entries.ts';
import { runInTurns } from '../machine/take-turn.ts';
import type { UnseenChange } from '../model/applied.ts';
import type { Finding } from '../model/finding.ts';
import type { PlanJson } from '../model/plan-json.ts';
import type { PolicyResult } from '../model/policy-result.ts';

/** A plan beside what was shown. */
export interface ComparedPlan {
  changes: number;
  seen: number;
  unseen: readonly UnseenChange[];
  done: readonly string[];
  less: readonly string[];
  /** Why nothing was seen, where that is not known. */
  notes: readonly Finding[];
}

/** Says of a workspace that nobody knows what was shown of it. @returns why, as a whole sentence */
export type ShownIn = (workspace: string) => Promise<{ none: Finding }>;

const REMOVES = /\b(?:destroy|replace|forget|other)\b/;

/** @param key `record-key`; undefined without one */
export async function compareWithShown(
  workspace: string,
  json: PlanJson,
  { shownIn, key, signal }: { shownIn: ShownIn; key: string | undefined; signal: AbortSignal },
): Promise<ComparedPlan> {
  const entries = await runInTurns(readPlanEntries(json, { key, files: undefined }), signal);
  const { none } = await shownIn(workspace);
  const unseen = entries.map(({ name, text }) => {
    const [words = ''] = text.split(' ');
    return { name, words, why: 'new', alwaysStops: REMOVES.test(words) } as const;
  });
  return { changes: entries.length, seen: 0, unseen, done: [], less: [], notes: [none] };
}

/**
 * Whether what nobody has seen keeps the plan from being applied. Where something was approved, overridden or excepted, people
 * agreed to what they saw, and to nothing else.
 */
export function isStopped(
  { unseen }: ComparedPlan,
  results: readonly PolicyResult[],
  asked: 'stop' | 'report',
): boolean {
  if (unseen.length === 0) return false;
  const isOpened = results.some(({ status }) => status === 'overridden' || status === 'excepted');
  return asked === 'stop' || isOpened || unseen.some(({ alwaysStops }) => alwaysStops);
}
