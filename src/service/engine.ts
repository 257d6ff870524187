/** What plans uploads in place of the service's own listing, and applies what it has planned: handed to the service. */
import type { Assigned } from '../configuration/variables.ts';
import type { PlanDiagnostic } from '../model/policy-result.ts';
import type { Planned } from '../plan/plan-document.ts';
import type { UnpackedFiles } from './tar.ts';

/** What is to be planned, as far as the listing of blocks needs it. */
export interface PlanInput {
  files: UnpackedFiles;
  /** The path from the upload's root; empty for the root. */
  workingDirectory: string;
  workspaceName: string;
  terraformVersion: string;
  /** The values that the workspace or the run sets; they override values from files. */
  variables: Readonly<Record<string, unknown>>;
  /** The same in HCL, with all digits, for a program. */
  assigned: readonly Assigned[];
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

export interface PlanRequest extends PlanInput {
  /** The upload, a `.tar.gz`, byte for byte. */
  archive: Uint8Array;
  /** The state of the workspace as a file; null: it has none. Left out, the configuration says where it is. */
  stateFile?: string | null;
  /** Whether the run reads the real resources from their providers first. */
  refresh: boolean;
  /** Whether the plan may be applied later. */
  keep?: boolean;
  /** Aborts when the run is canceled or the service stops; the engine then ends all that it started. */
  signal: AbortSignal;
  /** Gets the lines of the plan's log as they are written, in Terraform's machine-readable form. */
  log(lines: string): void;
}

export interface EnginePlan extends Planned {
  /** The plan for its apply; left out if the plan failed, or `keep` was not asked for. */
  appliablePlan?: AppliablePlan | undefined;
}

export interface ApplyRequest {
  workspaceName: string;
  /** The state as it is now; null: none yet. The program refuses a plan of an older one. */
  state: string | null;
  signal: AbortSignal;
  /** Gets the lines of the log as they are written, in Terraform's machine-readable form. */
  log: (lines: string) => void;
}

export interface Applied {
  /** The state afterwards, also of an apply that failed; undefined if there is none. */
  state: string | undefined;
  /** The same as `show -json` prints it. */
  stateJson: string | undefined;
  log: string;
  /** With an error, the apply failed. */
  problems: PlanDiagnostic[];
}

/** A plan that waits for its apply, with the files that the program needs for it. */
export interface AppliablePlan {
  apply: (request: ApplyRequest) => Promise<Applied>;
  /** Deletes the files. */
  close(): Promise<void>;
}

export interface Engine {
  /** Makes the plan. When planning fails, it resolves with the errors in `problems`. */
  plan: (request: PlanRequest) => Promise<EnginePlan>;
}
