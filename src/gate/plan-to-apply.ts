/** A plan that is kept so that exactly this one can be applied, whoever made it. */
import type { AppliedWorkspace } from '../model/apply-outcome.ts';
import type { Finding } from '../model/finding.ts';
import type { Alarms } from '../model/ports.ts';

/** What came of applying a plan. */
export interface AppliedPlan extends Pick<AppliedWorkspace, 'counts' | 'durationMs'> {
  /** `refused`: nothing was begun. `unknown`: it was begun, and nobody saw its end. */
  outcome: 'applied' | 'nothing' | 'against-policy' | 'failed' | 'unknown' | 'refused';
  /** Why, the cause first. */
  why: readonly Finding[];
}

/** The state of a workspace as `terraform show -json` writes it. */
export type StateJson = Readonly<Record<string, unknown>>;

/** What an apply is given. */
interface ApplyPorts {
  /** Gets what it does, as words for people. */
  onProgress(this: void, words: string): void;
  /** Aborted when the job is canceled. */
  signal: AbortSignal;
  alarms: Alarms;
}

export interface PlanToApply {
  /** Applies it and waits for the end. It never rejects. */
  apply(this: void, ports: ApplyPorts): Promise<AppliedPlan>;
  /** The state as it is now, or why it may not be read. It rejects only where the job ends. */
  state(this: void): Promise<{ state: StateJson } | { unread: Finding }>;
  /** Ends it, so that nobody applies it any more. @param why the end of a sentence @returns what is left, if that was not possible */
  discard(this: void, why: string): Promise<Finding | undefined>;
}
