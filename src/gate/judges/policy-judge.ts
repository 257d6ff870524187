/** What every judge is to the rest. One that is new is a file beside this, and a line in `judges.ts`. */
import type { Finding } from '../../model/finding.ts';
import type { PlanJson } from '../../model/plan-json.ts';
import type { PolicyResult } from '../../model/policy-result.ts';
import type { Reading, SystemEvidence } from '../../policy/reading.ts';
import type { PlannedChanges } from '../../policy/planned-changes.ts';
import type { PolicySystem } from '../../policy/systems/policy-system.ts';
import type { PullRequestOfJob } from '../../model/run-input.ts';
import type { AskedOfPolicy } from '../../policy/systems/own-policies.ts';
import type { KnownLater } from '../../policy/systems/allowed-sources.ts';
import type { Evidence } from '../../policy/vouch.ts';
import type { Judging } from '../request.ts';
import type { FoundWorkspace } from '../result.ts';
import type { ObtainedPlan } from '../plans-from.ts';

export type AnyJudge = FilesJudge | PlanJudge;

interface JudgeOfCheck {
  /** The policy systems that it speaks for; none if what it says counts as no policy. */
  readonly systems: readonly PolicySystem[];
  /** Whether the check asks for it. Where it does, and one of its systems has said nothing, the verdict is undecided. */
  isAsked(judging: Judging, gives: Evidence['gives']): boolean;
}

/**
 * It judges files before anything of them is started: what it refuses is not. It rejects where nobody can know what it says;
 * then nothing is started either.
 */
export interface FilesJudge extends JudgeOfCheck {
  readonly reads: 'files';
  /** Whether what it refuses may be planned all the same, as it lets nothing run: people may approve it then. */
  readonly letsPlan?: boolean;
  /**
   * @param all workspaces of this check: the same list for each of them
   * @returns undefined where the check does not ask for it
   */
  judge(
    workspace: FoundWorkspace,
    judging: Judging,
    all: readonly FoundWorkspace[],
  ): Promise<JudgedFiles | undefined>;
}

/** It judges plans wherever they come from. It rejects where the check is canceled, or where nobody can know what it says. */
export interface PlanJudge extends JudgeOfCheck {
  /** `run`: it is asked first, about the run at the service. `plan`: it is asked after those, about the plan. */
  readonly reads: 'run' | 'plan';
  /** @returns undefined where the check does not ask for it */
  judge(plan: ObtainedPlan, asked: AskedJudge): Promise<Judged | undefined>;
}

/** What a judge is given besides the plan. */
export interface AskedJudge {
  judging: Judging;
  /** What policies may read of the pull request, where no plan says it. */
  pullRequest: PullRequestOfJob | undefined;
  signal: AbortSignal;
  /** What the judges of the run said. */
  ofRun: readonly SystemEvidence[];
  /** What the plan changes; it is read once for all. */
  changes(this: void): Promise<PlannedChanges | undefined>;
}

export interface Judged {
  systems?: readonly SystemEvidence[];
  /** What is no policy system, and closes the gate all the same. */
  guard?: Reading;
  /** What a reader should know besides the results. */
  notices?: readonly Finding[];
  /** The JSON of the plan, if it was read. */
  json?: PlanJson | undefined;
  /** Asks an own policy again about a part of the plan; undefined if nobody can. */
  askAgain?: (asked: AskedOfPolicy) => Promise<PolicyResult | undefined> | undefined;
}

export interface JudgedFiles extends Pick<Judged, 'systems' | 'notices'> {
  /** Says all of it again, when more is known. If it is left out, what it said before the start stands. */
  again?: ((this: void, later: KnownLater) => Promise<JudgedFiles>) | undefined;
}
