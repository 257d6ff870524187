/** What a plan changes, with its values, as people read it at a terminal before they are asked about it, and in reports. */
import type { PlanJson } from '../model/plan-json.ts';
import type { ToldEntry } from '../model/told-values.ts';

/** How it is written. */
export interface AskedToTell {
  /** Lines of `hide-values`: what is hidden besides what the plan marks. */
  hideValues: readonly string[];
  /** Takes the secrets of the job out of a text, and what looks like a credential. */
  conceal(this: void, text: string): string;
  signal: AbortSignal;
}

/** Lines are hostile until they are printed. */
export interface ToldPlan {
  /** What changes, in at most so many lines; of a small plan, all of it. What is left out is counted. */
  onScreen(this: void, rows: number): { lines: readonly string[]; isWhole: boolean };
  /** All that changes. */
  lines(this: void): readonly string[];
  /** The same, entry by entry. */
  entries(this: void): readonly ToldEntry[];
}

/** Reads what a plan changes. It rejects for the signal alone. */
export type TellPlan = (json: PlanJson, asked: AskedToTell) => Promise<ToldPlan>;
