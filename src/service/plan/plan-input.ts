/** What a planner gets that lists the blocks of an upload. */
import type { Tree } from '../../configuration/load-module.ts';

export interface PlanInput {
  files: Tree;
  /** The path from the upload's root; empty for the root. */
  workingDirectory: string;
  workspaceName: string;
  terraformVersion: string;
  /** The values that the workspace or the run sets; they override values from files. */
  variables: Readonly<Record<string, unknown>>;
  /** The known values of applied resources, by address. */
  state: Readonly<Record<string, Record<string, unknown>>>;
  /** Trees with `true` at the sensitive values of applied resources, by address. */
  sensitive?: Readonly<Record<string, Record<string, unknown>>>;
  isDestroy: boolean;
  options: PlanOptions;
}

/**
 * The options of a run that plans only a part. The lists have addresses: without `targets` the run
 * plans all resources, without `replace` it replaces none.
 */
export interface PlanOptions {
  refreshOnly: boolean;
  targets: readonly string[];
  replace: readonly string[];
  /** True: the run can be applied even if the plan has no changes. */
  allowEmptyApply: boolean;
}
