/** What every judge is to the rest. One that is new is a file beside this, and a line in `judges.ts`. */
import type { Finding } from '../../model/finding.ts';
import type { JudgeTraits } from '../../model/judge-traits.ts';
import type { PlanJson } from '../../model/plan-json.ts';
import type { PolicyResult } from '../../model/policy-result.ts';
import type { PlanEntry } from '../../approvals/plan-entries.ts';
import type { SystemEvidence } from '../../policy/reading.ts';
import type { PlannedChanges } from '../../policy/planned-changes.ts';
import type { PullRequestOfJob } from '../../model/run-input.ts';
import type { KnownLater } from '../../policy/systems/allowed-sources.ts';
import type { Evidence } from '../../policy/vouch.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Judging, SkippedWorkspace } from '../request.ts';
import type { FoundWorkspace } from '../result.ts';
import type { ObtainedPlan } from '../plans-from.ts';

export type AnyJudge = FilesJudge | PlanJudge;

interface JudgeOfCheck {
  /** For whom it speaks: for itself, or for each policy system of the service. What it reads is in them as well. */
  readonly systems: readonly JudgeTraits[];
  /** Whether the check asks for it. Where it does, and one of `systems` has said nothing, the verdict is undecided. */
  isAsked(judging: Judging, gives: Evidence['gives']): boolean;
  /** Whether the settings have it judge, so that they need not name a policy. Left out if it never stands for one. */
  judgesAlone?(policy: Settings['policy']): boolean;
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
   * @param ofCheck the same for each workspace
   * @returns undefined where the check does not ask for it
   */
  judge(
    workspace: FoundWorkspace,
    judging: Judging,
    ofCheck: WorkspacesOfCheck,
  ): Promise<JudgedFiles | undefined>;
  /** What it says of the check as a whole, where that concerns no workspace. Left out if it says nothing then. */
  judgeCheck?(judging: Judging): Promise<JudgedFiles | undefined>;
}

/** The workspaces of a check. */
export interface WorkspacesOfCheck {
  /** Those that it judges. */
  all: readonly FoundWorkspace[];
  /** Those that the change does not concern. */
  skipped: readonly SkippedWorkspace[];
}

/** It judges plans wherever they come from. It rejects where the check is canceled, or where nobody can know what it says. */
export interface PlanJudge extends JudgeOfCheck {
  /** `run`: it is asked first, about the run at the service. `plan`: it is asked after those, about the plan. */
  readonly reads: 'run' | 'plan';
  /** Whether it reads the JSON of the plan whole, or redacted. Undefined, or left out, if it reads none. */
  readsWhole?(judging: Judging): boolean | undefined;
  /** Whether the JSON may be read whole to know what the plan changes. Undefined, or left out, if it asks for no changes. */
  asksForChanges?(judging: Judging): { mayReadWhole: boolean } | undefined;
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

/** One of its policies, asked about a plan without some of its entries. */
interface AskedOfPart {
  policySet: string;
  policy: string;
  without: readonly PlanEntry[];
  /** The entries of the whole plan, those of `without` among them. */
  all: readonly PlanEntry[];
}

export interface Judged {
  systems?: readonly SystemEvidence[];
  /** What a reader should know besides the results. */
  notices?: readonly Finding[];
  /** The JSON of the plan, if it was read. */
  json?: PlanJson | undefined;
  /** Asks one of its policies again, for approvals; undefined if what it would say is not known. */
  askAgain?: (asked: AskedOfPart) => Promise<readonly PolicyResult[] | undefined>;
}

export interface JudgedFiles extends Pick<Judged, 'systems' | 'notices'> {
  /** Says all of it again, when more is known. If it is left out, what it said before the start stands. */
  again?: ((this: void, later: KnownLater) => Promise<JudgedFiles>) | undefined;
}
