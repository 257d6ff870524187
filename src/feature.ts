/** What a feature brings to the gate: a directory of `features/` and a row of `features.ts`. The gate itself imports none. */
import type { TellPlan } from './check/told-plan.ts';
import type { LoadableHost } from './hosts/host.ts';
import type { ReportFile } from './hosts/write-reports.ts';

export interface Feature {
  /** Its directory. */
  readonly name: string;
  /** CI hosts that can be asked. */
  readonly hosts?: readonly LoadableHost[];
  /** Reports that are files. */
  readonly reportFiles?: readonly ReportFile[];
  /** Tells people at a terminal what a plan changes. */
  readonly tellPlan?: TellPlan;
}
