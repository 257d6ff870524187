/** What plans uploaded files in place of the static planner: a program, or a plan made elsewhere. */
import type { Planned, PlanInput } from '../plan/plan-document.ts';

export interface PlanRequest extends PlanInput {
  /** What was uploaded, byte for byte: a `.tar.gz`. Null where the service has no files any more. */
  archive: Uint8Array | null;
  /** Variables of the workspace in the category `env`. */
  environment: Readonly<Record<string, string>>;
  /** Whether the run asks the providers what exists. */
  refresh: boolean;
  /** Aborted when the run is canceled or the service stops: what was started has to end. */
  signal: AbortSignal;
  /** Takes lines of the plan's log as they come, in Terraform's machine-readable form. */
  log(lines: string): void;
}

/** Its runs are only planned: nothing can be applied. */
export interface Engine {
  /** `terraform`, `tofu`, `plan`. */
  name: string;
  /** A plan that fails resolves with its errors in `problems`. */
  plan(request: PlanRequest): Promise<Planned>;
}
