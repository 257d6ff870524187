/** An engine plans uploads, and applies what it has planned: it runs a program. */
import type { Planned } from '../../plan/plan-document.ts';
import type { Applied, ApplyRequest } from '../../plan/program-plan.ts';
import type { PlanInput } from '../plan/plan-input.ts';

export interface PlanRequest extends PlanInput {
  /** The upload, a `.tar.gz`, byte for byte. Null when the service no longer has the files. */
  archive: Uint8Array | null;
  /** The state of the workspace as a file; null: it has none. Left out, the configuration says where it is. */
  stateFile?: string | null;
  /** The workspace's variables of the category `env`. */
  environment: Readonly<Record<string, string>>;
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
  /** What applies the plan; left out if the plan failed, or is not to be kept. */
  held?: HeldPlan | undefined;
}

/** A plan that waits for its apply, with the files that the program needs for it. */
export interface HeldPlan {
  apply: (request: ApplyRequest) => Promise<Applied>;
  /** Deletes the files. */
  close(): Promise<void>;
}

export interface Engine {
  /** The engine's name: `terraform` or `tofu`. */
  name: string;
  /** Makes the plan. When planning fails, it resolves with the errors in `problems`. */
  plan: (request: PlanRequest) => Promise<EnginePlan>;
}
