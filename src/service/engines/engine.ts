/** An engine plans uploads: it runs a program, or uses a plan made elsewhere. */
import type { Planned } from '../../plan/plan-document.ts';
import type { PlanInput } from '../plan/plan-input.ts';

export interface PlanRequest extends PlanInput {
  /** The upload, a `.tar.gz`, byte for byte. Null when the service no longer has the files. */
  archive: Uint8Array | null;
  /** The workspace's variables of the category `env`. */
  environment: Readonly<Record<string, string>>;
  /** Whether the run reads the real resources from their providers first. */
  refresh: boolean;
  /** Aborts when the run is canceled or the service stops; the engine then ends all that it started. */
  signal: AbortSignal;
  /** Gets the lines of the plan's log as they are written, in Terraform's machine-readable form. */
  log(lines: string): void;
}

/** Runs of a service with an engine are only planned; none can be applied. */
export interface Engine {
  /** The engine's name: `terraform`, `tofu` or `plan`. */
  name: string;
  /** Makes the plan. When planning fails, it resolves with the errors in `problems`. */
  plan(request: PlanRequest): Promise<Planned>;
}
