/** The request, ports, events and results of the gate; and the results of workspaces of which no run was judged. */
import type { FilesOfPlan } from '../approvals/code.ts';
import type { People, RequestLook } from '../approvals/request-look.ts';
import type { Archive } from '../archive/archive.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { Finding } from '../model/finding.ts';
import type { GuardRules } from '../policy/guard.ts';
import type { PlannedChanges } from '../policy/planned-changes.ts';
import type { Approvers, PolicyOwners } from '../policy/policy-owners.ts';
import type {
  CostSummary,
  PlanDiagnostic,
  PlanSummary,
  PolicyResult,
  RunTaskResult,
} from '../model/policy-result.ts';
import type { SourcesJudge } from '../policy/systems/allowed-sources.ts';
import type { OwnPolicies } from '../policy/systems/own-policies.ts';
import type { ScannersJudge } from '../policy/systems/scanners.ts';
import type { SystemEvidence } from '../policy/reading.ts';
import type { JudgedBase } from '../policy/target-branches.ts';
import type { CommitUnderReview } from '../policy/commit-under-review.ts';
import type { Mode, RunMode } from '../model/status.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Alarms, Clock, Log, Random } from '../model/ports.ts';
import type { PullRequestOfJob } from '../model/run-input.ts';
import type { PlanSettings, PolicySettings } from '../settings/settings.ts';
import type { Discarded } from '../model/acts-on-runs.ts';
import type { TextsAtMergeBase } from '../trust/merge-base-texts.ts';
import type { Exceptions } from '../policy/exceptions.ts';
import type { ShownPlace } from '../seen/shown-record.ts';
import type { RunOfReport, RunSeals } from '../trust/run-seals.ts';
import type { GateFailure } from './failure-of.ts';
import type { OwnRunPorts } from './own-run.ts';
import { combineVerdicts, decideUnaffected, decideUnjudged } from '../policy/decide.ts';

/** What a check asks of the plans, whichever source they have. It is made once, from the groups of the settings. */
export interface GateRequest {
  plan: PlanSettings;
  policy: PolicySettings;
  /** What judges the plans besides the policies of the service, and what does not count. */
  judging: Judging;
  /** What the CI host knows of the change. */
  change: ChangeOfJob;
  /** By what people may approve failures; left out where nobody can approve anything. */
  approvals?: ApprovalsOfJob | undefined;
  /** What is kept of the plans for the apply; left out where nothing is. */
  showing?: ShowingOfJob | undefined;
  /** Monotonic deadline of the whole job. */
  deadline: number;
  timeoutMs: number;
}

/** For the record of what a request shows. */
export interface ShowingOfJob {
  place: ShownPlace;
  /** `record-key`. */
  key: string;
  /** The name of a directory in the repository. @param root absolute */
  directoryOf(this: void, root: string, workingDirectory: string): string;
}

/** By what people may approve what is judged. */
export interface ApprovalsOfJob {
  /**
   * What people wrote to approve it. Called where somebody is asked something, when all workspaces are judged, and before, where an
   * approved run may stand for a new one: each time it gives the same.
   */
  read(this: void): Promise<ReadApprovals | { problem: Finding }>;
  /** `record-key`, by which hidden values are compared; undefined without one. */
  key: string | undefined;
  /** `override-by`: who may approve what no policy names anybody for. Undefined: everybody who may write. */
  owners: PolicyOwners | undefined;
  /** Of the service; undefined without one. */
  organization: string | undefined;
  /** The commit that is judged. */
  commit: string | undefined;
  /** Whether it is an entry of a merge queue. */
  isQueue: boolean;
  /** Whether the requests were merged. */
  areMerged?: boolean | undefined;
  /** The name of a directory in the repository. @param root absolute */
  directoryOf(this: void, root: string, workingDirectory: string): string;
  /** What the files are of which a plan is made. */
  digestFiles(this: void, planned: PlannedDirectory): Promise<FilesOfPlan>;
}

/** Of which files a plan is made. */
export interface PlannedDirectory {
  /** Absolute; undefined where the files are not on this machine. */
  directory: string | undefined;
  /** Where the program that planned here installed modules, absolute: `TF_DATA_DIR`. */
  data?: string | undefined;
  /**
   * The calls of modules that are installed, as in `network.subnets`; undefined where the plan does not show them: then the
   * files say it.
   */
  calls: readonly string[] | undefined;
  signal: AbortSignal;
}

/** What people wrote to approve a change. */
export interface ReadApprovals {
  /** The request that is judged, or all of an entry of a merge queue. */
  requests: readonly WrittenRequest[];
  /** The accounts that a list names. */
  named(this: void, approvers: Approvers): Promise<People>;
  /** What is not known. */
  doubts: readonly Finding[];
}

/** What people wrote on one request. */
interface WrittenRequest extends Pick<RequestLook, 'place'> {
  /** The texts that the gate's comment keeps. */
  texts: readonly string[];
  /** Undefined where no comment is about approvals. */
  look: Pick<RequestLook, 'facts' | 'comments' | 'mayWrite'> | undefined;
}

/** What was approved, and what a person has to write. */
export interface ApprovalsOfResult {
  /** A line for each set of people who have something left to approve. */
  toWrite: readonly LineToWrite[];
  /** The texts of these lines, and of those that people wrote: the comment of the gate keeps them. */
  texts: readonly string[];
  /** Why lines do not count and what else there is to know. */
  notes: readonly Finding[];
}

interface LineToWrite {
  /** As they are written; none where everybody who may write may approve. */
  approvers: readonly string[];
  /** Undefined where what is asked is too much for one text. */
  line: string | undefined;
  /** Everything that the plans of its workspaces change. */
  changes: readonly { workspace: string; words: string; name: string }[];
}

/** How runs are asked for, or what those have to be that are there: of a source that asks a service. */
export interface AskedRuns {
  organization: string;
  mode: Mode;
  /** The group of a matrix that this check is. */
  group?: string | undefined;
  /** Which earlier runs count instead of a new one; none if left out. */
  reuse?: 'commit' | 'upload';
  /** Whether an upload starts its run by itself. */
  autoQueueRuns?: boolean;
  /** Whether the plans are applied once they are green. */
  applies?: boolean | undefined;
}

/** What the runs have to be. Those that are applied and that this check does not start are ordinary ones. */
export function runModeOf({ mode, applies }: AskedRuns): RunMode {
  return applies === true && mode === 'speculative' ? 'ordinary' : mode;
}

/** What is planned by runs, and how they are asked for. */
export type PlanOfRuns = PlanSettings & AskedRuns;

/** What judges a plan besides the policies of the service, and what does not count. */
export interface Judging {
  /** Which failures do not count, and until when. */
  exceptions?: Exceptions | undefined;
  /** Which destroys of a plan need the approval of a person. */
  guard?: GuardRules | undefined;
  /** What judges each plan by the team's own policies as well. */
  own?: OwnPolicies | undefined;
  /** What judges the files by the list of allowed sources. */
  sources?: SourcesJudge | undefined;
  /** What judges the files by what scanners found in them. */
  scans?: ScannersJudge | undefined;
  /** Why no policy judges, where own policies alone could. */
  noPolicies?: Finding | undefined;
  /** Whether a report shows what the plan changes. No verdict depends on it. */
  showsChanges?: boolean;
}

/** What the CI host and the earlier reports know of the change. */
export interface ChangeOfJob {
  /** The base of the request that is judged; undefined for a job about no request. */
  base: JudgedBase | undefined;
  /** Shown on the run; a nonce is appended so that a lost run can be found again. */
  message: string;
  /** How long the last run of a workspace took, from its creation to its end; undefined while not known. */
  lastDurationMs?: ((workspace: string) => number | undefined) | undefined;
  /**
   * Runs that the comment of the gate names, and seals that stand there. They only say where to look. Called once, when the
   * files are packed; resolves to undefined if the comment could not be read.
   */
  namedRuns?: (() => Promise<readonly RunOfReport[] | undefined>) | undefined;
  /**
   * Whether an earlier attempt of this job may have runs that only the service can name. It is asked for
   * them with one list.
   */
  mayBeRepeated?: boolean | undefined;
  /**
   * Whether only the text of the pull request was edited: then the newest run of this commit counts, whatever its verdict.
   */
  leavesBase?: boolean | undefined;
  /** How runs of this gate are sealed; left out where no key or no repository is known: then no earlier run counts. */
  sealing?: Sealing | undefined;
  /** What earlier runs of the same pull request are recognised by, as `changeOfGate` writes it. */
  changeRequest?: string | undefined;
  /** The CI host's number of the job's run: higher for each newer push. */
  jobNumber?: number | undefined;
  /** The pull request (or merge queue entry) that is judged; absent on a laptop and on a push. */
  proposal?: Proposal | undefined;
  /** What policies may read of the pull request, where no plan says it. */
  pullRequest?: PullRequestOfJob | undefined;
}

/** What this job seals its runs for, and by what it knows those of earlier jobs. */
export interface Sealing {
  seals: RunSeals;
  /** The commit under review. */
  head: string;
  /** The name of the gate. */
  gate: string;
  form: 'redacted' | 'whole';
  /**
   * By which text in messages runs of the change are found: that of the pull request, for an entry of a merge queue that of
   * the one that it queues. Undefined where the job is about no change.
   */
  searched?: string | undefined;
  endedByComment?: OwnRunPorts['endedByComment'];
}

export interface RequestedWorkspace {
  name: string;
  directory: string;
  /** Absolute path of the repository that has the directory, if it is in one. */
  repository?: string | undefined;
  /** Whether no changed file of the checkout affects it; the service may have a run of it. */
  unaffected?: boolean;
  /** Why nothing may be uploaded or started in it. */
  refused?: unknown;
}

export interface VersionControl {
  change: CommitUnderReview;
  /**
   * What the planned commit has, as path → mode of git: by the commit itself, else by what is checked out.
   * Undefined without a repository.
   */
  committed?: () => Promise<ReadonlyMap<string, string> | undefined>;
}

export interface Proposal {
  /** Absolute path of the checkout. */
  repository: string;
  /** All files that it changes, relative to the repository; undefined when that is not known. */
  changedFiles(): Promise<readonly string[] | undefined>;
  /** The texts of files at the merge base, to compare which files the configuration reads. */
  textsAtMergeBase?: TextsAtMergeBase | undefined;
}

/** What the gate needs from the machine. A source has what it needs besides: a client, programs, files. */
export interface GatePorts {
  clock: Clock;
  random: Random;
  log: Log;
  /** End what does not end by itself; nothing does if they are left out. */
  alarms?: Alarms;
  /** Aborted when the job is cancelled. */
  signal: AbortSignal;
  /** What this check has parsed of files. */
  parsed?: ParsedFiles | undefined;
  /** Called for everything that happens, in order: for the log, and for the state that survives a kill. */
  onEvent(event: GateEvent): void;
}

export type GateEvent = { /** Milliseconds since the gate started. */ atMs: number } & UntimedEvent;

export type UntimedEvent =
  | { kind: 'archive'; root: string; archive: Archive }
  | { kind: 'version-created'; workspace: string; workspaceId: string; versionId: string }
  /** Without a service: a plan is made or read. `by`: what makes it. */
  | { kind: 'planning'; workspace: string; by: string }
  | { kind: 'uploaded'; workspace: string; versionId: string }
  /** `lastDurationMs`: how long the run before it took, where that is known. */
  | {
      kind: 'run-created';
      workspace: string;
      runId: string;
      runUrl: string;
      adopted: boolean;
      lastDurationMs?: number;
    }
  /** A run that this job did not start: it is judged, and never ended here. */
  | { kind: 'run-found'; workspace: string; runId: string; runUrl: string }
  /** An earlier run planned these very files and was overridden: there is no new one. */
  | { kind: 'run-overridden'; workspace: string; runId: string; runUrl: string }
  /** A run of an earlier commit planned these very files: there is no new one. */
  | { kind: 'run-reused'; workspace: string; runId: string; runUrl: string; commit: string }
  /** `words` are for people: "pending · 2nd in the queue", "planning", "plan: 12 to add, …". */
  | { kind: 'progress'; workspace: string; status: string; words: string }
  | { kind: 'workspace-decided'; result: WorkspaceResult }
  | { kind: 'canceling'; workspace: string; runId: string; why: string };

/** What judging a run adds to the facts about its workspace. */
export interface JudgedFacts {
  results: PolicyResult[];
  runTasks: RunTaskResult[];
  /** Who may override: shown with overridable failures. */
  canOverride?: boolean;
  /** Whether the service takes no override of the run, because its plan changes nothing and could not be applied. */
  takesNoOverride?: true | undefined;
  plan?: PlanSummary;
  /** What the plan does, resource by resource; absent when it changes nothing or no source says. */
  changes?: PlannedChanges;
  cost?: CostSummary;
  /** Problems of the configuration itself, with their place when the service gave one. */
  diagnostics: PlanDiagnostic[];
  /** Things a reader should know: downgraded policies, ignored policy sets. */
  notices: Finding[];
  /** When the run entered each state, in the service's words: `planning-at` → ISO 8601. */
  timestamps?: Readonly<Record<string, string | null>>;
}

/** Everything about a workspace but its verdict. */
export interface WorkspaceFacts extends JudgedFacts {
  workspace: string;
  workspaceId?: string;
  /** Relative to what was packed: the workspace's working directory, '' when none. */
  workingDirectory: string;
  /** Absolute directory that was packed for it. */
  root?: string;
  configurationVersionId?: string;
  runId?: string;
  runUrl?: string;
  /** The last status word seen. */
  runStatus?: string;
  durationMs?: number;
  /** A provisional run that passed and can be applied now. */
  confirmable?: boolean;
  /** The run was discarded by the gate. */
  discarded?: Discarded;
  /** That a run could not be ended, and what to do about it. */
  leftover?: Finding;
  /** What went wrong on the way, for exit codes; absent when the run could be judged. */
  failure?: GateFailure;
  /** Seals of the run that later jobs need and that its message does not have. */
  seals?: string[] | undefined;
  /** The group of a matrix that planned nothing here: its job has to run again. */
  missedBy?: string | undefined;
}

export interface WorkspaceResult extends WorkspaceFacts {
  verdict: Verdict;
}

export interface GateResult {
  verdict: Verdict;
  workspaces: WorkspaceResult[];
  /** Names of workspaces that no change concerns: nothing was started for them. */
  unaffected?: string[];
  /** What people approved, and can; left out where nobody is asked anything. */
  approvals?: ApprovalsOfResult | undefined;
  /** The record of what the plans show; left out where none is kept. */
  shown?: string | undefined;
  /** Teams of the service that may override what waits for it; undefined where nothing does, or where they are not known. */
  overriders?: string[] | undefined;
  /** Of a check without a service: the files that are not as the commit has them; left out where that is not known. */
  uncommitted?: readonly string[] | undefined;
  /** One per distinct upload root. */
  archives: {
    root: string;
    files: number;
    bytes: number;
    contentBytes: number;
    sha256: string;
    excluded: number;
    /** Packed files that are not as the commit has them; undefined if that is not known. */
    uncommitted?: readonly string[] | undefined;
  }[];
  durationMs: number;
}

/** A workspace, and how far a check has come with it: each step returns it with what it added. */
export interface FoundWorkspace {
  name: string;
  /** '' when the workspace has none. */
  workingDirectory: string;
  /** Absolute directory with the files that are planned; undefined if they are not on this machine. */
  root: string | undefined;
  /** What a reader of its result should know. */
  notices: readonly Finding[];
}

/** A workspace of a service, and how far a check has come with it. */
export interface WorkspaceProgress extends FoundWorkspace {
  workspaceId: string;
  /** The present configuration of the workspace and its run, if the service names them; undefined while not looked up. */
  current?: {
    versionId: string | undefined;
    runId: string | undefined;
    /** '' when there is no state; undefined where the service does not say. */
    stateId?: string | undefined;
  };
  /** The Terraform version of the workspace, if the service names it. */
  terraformVersion?: string | undefined;
  /** The configuration version, once there is one. */
  versionId?: string | undefined;
  /** Whether there may be a run to end, even if the answer to the request for it never came. */
  mayHaveRun: boolean;
  /** Seals of the run that its message does not have. */
  seals?: string[] | undefined;
  /** The run, once its id is known. */
  runSeen?: RunSeen | undefined;
}

/** A workspace with the run that is judged for it. */
export interface WorkspaceRun extends WorkspaceProgress {
  /** The configuration version that the run must have planned. */
  versionId: string;
  /** The run that it must be, whatever the last answer says. */
  runSeen: RunSeen;
  /** What could not be compared in a run that existed already. */
  uncompared?: readonly Finding[] | undefined;
}

interface RunSeen {
  id: string;
  url: string;
  /** The last status word seen. */
  status: string;
}

/** What is known of a workspace before its run is judged. Every result of it begins with these fields. */
export function workspaceFacts(
  known: Partial<WorkspaceProgress> & { name: string },
): WorkspaceFacts {
  const { name, workspaceId, workingDirectory = '', root, versionId, runSeen, seals } = known;
  return {
    workspace: name,
    workspaceId,
    workingDirectory,
    root,
    configurationVersionId: versionId,
    runId: runSeen?.id,
    runUrl: runSeen?.url,
    runStatus: runSeen?.status,
    seals,
    results: [],
    runTasks: [],
    notices: Array.from(known.notices ?? []),
    diagnostics: [],
  };
}

/** The result of a workspace that was judged. @param concluded what its source says besides */
export function judgedResult(
  facts: WorkspaceFacts,
  judged: JudgedFacts & { verdict: Verdict },
  { notices = [], ...concluded }: Partial<WorkspaceFacts> = {},
): WorkspaceResult {
  return {
    ...facts,
    ...judged,
    notices: [...facts.notices, ...notices, ...judged.notices],
    diagnostics: fromPackedRoot(judged.diagnostics, facts.workingDirectory),
    ...concluded,
  };
}

/** Terraform names files relative to the directory that it ran in. A result names them from the root that is packed. */
function fromPackedRoot(
  diagnostics: readonly PlanDiagnostic[],
  workingDirectory: string,
): PlanDiagnostic[] {
  const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
  return diagnostics.map((diagnostic) => {
    const { file } = diagnostic;
    return file === undefined ? diagnostic : { ...diagnostic, file: `${prefix}${file}` };
  });
}

/** A workspace that could not be judged, with the facts that are known of it. */
interface FailedWorkspace extends Partial<WorkspaceFacts> {
  workspace: string;
  failure: GateFailure;
}

/** The result if no run was judged: the facts that are known of each workspace, and the failure. */
export function unjudgedResult(results: readonly FailedWorkspace[], durationMs = 0): GateResult {
  const workspaces = results.map(unjudgedWorkspace);
  return { verdict: verdictOf(workspaces), workspaces, archives: [], durationMs };
}

/** What a verdict on all workspaces depends on besides theirs. */
interface JobRequirements {
  policy: { requirePolicies: boolean };
  change: { base: JudgedBase | undefined };
}

const NOTHING_ASKED = { policy: { requirePolicies: true }, change: { base: undefined } };

/**
 * The verdict of all workspaces; where none is concerned, whether policies are required decides.
 *
 * @param ofCheck what was judged of the check as a whole, where no workspace is concerned
 */
export function verdictOf(
  workspaces: readonly WorkspaceResult[],
  { policy, change: { base } }: JobRequirements = NOTHING_ASKED,
  ofCheck: readonly SystemEvidence[] = [],
): Verdict {
  const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
  return named.length > 0 ? combineVerdicts(named) : decideUnaffected({ ...policy, base, ofCheck });
}

/** The result of one workspace, if no run of it was judged. */
function unjudgedWorkspace(known: FailedWorkspace): WorkspaceResult {
  return {
    ...workspaceFacts({ name: known.workspace }),
    verdict: decideUnjudged(known.failure),
    ...known,
  };
}
