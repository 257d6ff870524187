/**
 * What plans come from: it finds workspaces, prepares them, and offers plans of them, one after the other, until one stands.
 * Each is a file in `plans-from/`. It says by its type what its plans have. It makes no verdict, reads no policy and renders
 * nothing: `judge.ts` goes from a plan to the evidence, and `gate.ts` decides.
 */
import type { RunWithRelated } from '../client/wire/run-with-related.ts';
import type { Plan, Run } from '../client/wire/run.ts';
import type { PlanJson } from '../model/plan-json.ts';
import type { PlanDiagnostic, PlanSummary } from '../model/policy-result.ts';
import type { LocalRunInput, RunInput } from '../model/run-input.ts';
import type { PlanDocument } from '../plan/plan-document.ts';
import type { PlannedChanges } from '../policy/planned-changes.ts';
import type { Finding } from '../model/finding.ts';
import type { BasePlan } from '../policy/systems/own-policies.ts';
import type { Evidence, PlannedCommit, RunRequirements } from '../policy/vouch.ts';
import type { ReadPorts } from './read-policies.ts';
import type { PlanToApply } from './plan-to-apply.ts';
import type {
  FoundWorkspace,
  GateResult,
  JudgedFacts,
  WorkspaceFacts,
  WorkspaceResult,
} from './result.ts';
import type { SkippedWorkspace } from './request.ts';
import type { Scope, WorkspaceScope } from './scope.ts';
import type { Verdict } from '../model/verdict.ts';

/** What the workspaces of one check have their plans from. `Ready`: a workspace that nothing refuses any more. */
export interface PlansFrom<Found extends FoundWorkspace, Ready extends Found = Found> {
  /** What must be there when one of these plans is judged. What is not is undecided, by one claim. */
  readonly gives: Evidence['gives'];
  /** Whether it has code run that the files name: what a judge of files refuses keeps a workspace from beginning. */
  readonly startsCode: boolean;
  /** Whether a workspace that cannot begin keeps all others from beginning: half an answer would only leave runs behind. */
  readonly startsTogether: boolean;
  /** How many workspaces are judged at the same time. */
  readonly mostAtOnce: number;
  /** @throws what keeps every workspace from being judged */
  find(scope: Scope): Promise<FoundWorkspaces<Found, Ready>>;
}

/** The workspaces of a check, and the steps to a plan of each. */
export interface FoundWorkspaces<Found extends FoundWorkspace, Ready extends Found = Found> {
  found: (Found | Unjudged)[];
  /** Those that the change does not concern. */
  skipped?: readonly SkippedWorkspace[];
  /** All that can refuse a workspace before anything is started. @throws GateStop, or what was thrown on the way */
  prepare(found: Found, step: WorkspaceScope<Found>): Promise<Ready>;
  /** The plans of a workspace, one after the other. There is none if no change concerns it. */
  offers(ready: Ready, step: WorkspaceScope<Found>): AsyncIterable<Offer>;
  /**
   * Ends what a workspace that cannot go on may have left.
   *
   * @param why the end of a sentence
   * @returns what its result says of that
   */
  giveUp?(reached: Found, why: string): Promise<Partial<WorkspaceFacts>>;
  /** What a workspace waited for when its time was over, as an error for people; undefined where the step says it itself. */
  whyLate?(name: string): Error | undefined;
  /** For the report only, when the verdict is made: what the present configuration fails as well. */
  compare?(result: WorkspaceResult, ready: Ready): Promise<WorkspaceResult>;
  /** Removes what was made to plan. */
  close?(): Promise<void>;
  /** What the result says of all workspaces together, when they are judged. */
  describe?(
    workspaces: readonly WorkspaceResult[],
  ): Promise<Partial<Pick<GateResult, 'archives' | 'overriders' | 'uncommitted'>>>;
}

/** A workspace of which nothing is planned, and why. */
export interface Unjudged {
  name: string;
  error: unknown;
  /** Whether it is refused by itself: it keeps no other workspace from starting. */
  isAlone?: boolean;
  /** The group of a matrix that planned nothing here. */
  missedBy?: string | undefined;
}

export function isUnjudged(workspace: FoundWorkspace | Unjudged): workspace is Unjudged {
  return 'error' in workspace;
}

/** A plan that may stand for its workspace. */
export interface Offer {
  /** What is known of the workspace and its run. */
  facts: WorkspaceFacts;
  plan: ObtainedPlan;
  /** The status of the run, for the log. */
  status: string;
  /** The plan as it is saved on this machine, where one is to be applied. A run says itself whether it can be. */
  saved?: PlanToApply | undefined;
  /** Called with why it could not be judged; then the next plan is asked for. If absent, the error becomes the result of the workspace. */
  orNext?: (error: unknown) => void;
  /** Whether the events of a run that passed are left unread: the job that watched it has reported them. */
  skipsEvents?: boolean;
  /**
   * Called with the verdict, again if there was no time for it at first.
   *
   * @returns what the result says besides; or 'next': another plan has to stand for it
   */
  conclude?(judged: JudgedPlan): Promise<Partial<WorkspaceFacts> | 'next'>;
}

export type JudgedPlan = JudgedFacts & { verdict: Verdict };

/** A plan as it was obtained. Nothing here was judged. */
export interface ObtainedPlan {
  /** `id` is undefined where no service knows the workspace. */
  workspace: { name: string; id?: string | undefined };
  /** Why there is no plan although one was made, as whole sentences: then no judge is asked. */
  failed?: readonly string[] | undefined;
  /** What is known of the plan itself. A service is asked for it once more where its answer about the run lacks it. */
  known(): Promise<KnownPlan>;
  /** Of a service; undefined where none has a run of it. */
  run?: RunOfPlan | undefined;
  /** The commit that version control planned, where it started the run. */
  plannedCommit?: PlannedCommit | undefined;
  /** What policies read of the run; undefined if too little is known of it: no value is made up. */
  input: RunInput | LocalRunInput | undefined;
  /** Where the program that planned it on this machine installed modules, absolute; left out where none did. */
  dataDirectory?: string | undefined;
  /** Its JSON, or why there is none. `isWhole`: with every value, where whoever asks may read that. */
  json(isWhole: boolean): Promise<PlanContent | { doubt: Finding }>;
  /** What it changes, resource by resource; undefined where nobody asks, and where nothing says it. */
  changes(asked: AskedChanges): Promise<PlannedChanges | undefined>;
  /** The default branch's plan, for `only-new`; left out where every failure counts. */
  base?: ((isWhole: boolean) => Promise<BasePlan>) | undefined;
  /** Whether only a part of the configuration was planned, and may pass. */
  isPartial: boolean;
  /** Why it cannot be seen what would be destroyed. */
  unseen: readonly Finding[];
  /** Problems of the configuration; files are relative to the working directory. */
  problems(): Promise<PlanDiagnostic[]>;
}

export interface KnownPlan {
  /** What the verdict depends on besides. */
  evidence: Evidence['plan'];
  /** What it counts; undefined without a plan. */
  attributes: Plan['attributes'] | undefined;
  summary: PlanSummary | undefined;
}

export interface PlanContent {
  json: PlanJson;
  /** The document that is in the JSON, if it was read already. */
  document?: PlanDocument | undefined;
  /** Why the JSON may not be that of the plan. */
  doubts(this: void): Promise<Finding[]>;
}

export interface AskedChanges {
  /** Whether a guard judges them, so that the verdict depends on them. */
  isGuarded: boolean;
  /** Whether the guard may read the whole plan where the service has no other form. */
  mayReadWhole: boolean;
  /** The JSON, if a judge has read it. */
  json: PlanJson | undefined;
}

/** Finds the run of the default branch and its plan. It rejects with the end of a sentence that says why there is none. */
export type FindBaseRun = () => Promise<{ run: Run; planId: string }>;

/** The run of a plan. Each request about it has the limits of `ports`. */
interface RunOfPlan {
  /** The last answer about it. */
  watched: RunWithRelated;
  /** What it must be to pass; left out where nobody asks for a verdict. */
  mustBe?: RunRequirements;
  /** Whether it waits for a person: then a part of it that has not begun does not begin either. */
  waitsForPerson: boolean;
  /** Finds the run of the default branch, for `only-new`; left out where every failure counts. */
  findBaseRun: FindBaseRun | undefined;
  /** The JSON of the plan of another run of the workspace; undefined if it cannot be read. */
  jsonOf(runId: string, isWhole: boolean): Promise<PlanJson | undefined>;
  /** Whether `/plangate again` ended the use of another run, or that is not known. */
  wasEnded(runId: string): Promise<boolean>;
  ports: ReadPorts;
}
