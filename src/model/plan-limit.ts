/**
 * Something that a reader has to know of a plan before its policies count:
 * - `empty-state`: nothing counts as existing already, so that nothing can be seen to be destroyed.
 * - `not-certain`: this may be the plan of other files. It never passes.
 * - `partial`: only a part of the configuration was planned, and that is accepted.
 * - `noted`: people should know it, and it does not change the verdict.
 */
export interface PlanLimit {
  kind: 'empty-state' | 'not-certain' | 'partial' | 'noted';
  /** The limit as a whole sentence. */
  message: string;
}
