/** A workspace on its way through the gate: what is known so far, kept even when a step fails. */
import type { WorkspaceResult } from '../gate.ts';

export interface Draft {
  known: Omit<WorkspaceResult, 'verdict'>;
  /** Why it never got past being looked for. */
  problem?: { error: unknown };
  /** From then on there may be a run, even one that nobody has seen. */
  mayHaveRun: boolean;
  /** Monotonic time at which the run was asked for. */
  runAskedAt: number;
}
