/** What a check asks of the gate, and what it hands to it. */
import type { FilesOfPlan } from '../approvals/code.ts';
import type { NamedPeople, RequestLook } from '../approvals/request-look.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { Finding } from '../model/finding.ts';
import type { GuardRules } from '../policy/guard.ts';
import type { Approvers, PolicyOwners } from '../policy/policy-owners.ts';
import type { SourcesJudge } from '../policy/systems/allowed-sources.ts';
import type { OwnPolicies } from '../policy/systems/own-policies.ts';
import type { ScannersJudge } from '../policy/systems/scanners.ts';
import type { JudgedBase } from '../policy/target-branches.ts';
import type { CommitUnderReview } from '../policy/commit-under-review.ts';
import type { Mode, RunMode } from '../model/status.ts';
import type { Alarms, Clock, Log, Random } from '../model/ports.ts';
import type { PullRequestOfJob } from '../model/run-input.ts';
import type { PlanSettings, PolicySettings } from '../settings/settings.ts';
import type { PlannedWith } from '../settings/workspace-selectors.ts';
import type { Exceptions } from '../policy/exceptions.ts';
import type { ShownPlace } from '../seen/shown-record.ts';
import type { RunOfReport, RunSeals } from '../trust/run-seals.ts';
import type { OwnRunPorts } from './own-run.ts';
import type { GateEvent } from './result.ts';

/** What a check asks of the plans, wherever they come from. It is made once, from the groups of the settings. */
export interface GateRequest {
  /** As in the settings, like `policy`. */
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
  /** Of the workspace that was planned: one directory may have several, each with files of its own. */
  workspace: string;
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
  named(this: void, approvers: Approvers): Promise<NamedPeople>;
  /** What is not known. */
  doubts: readonly Finding[];
}

/** What people wrote on one request. */
interface WrittenRequest extends Pick<RequestLook, 'place'> {
  /** The texts that the gate's comment keeps. */
  texts: readonly string[];
  /** When `/plangate again` was written, as that comment keeps it. */
  againAt?: string | undefined;
  /** Undefined where no comment is about approvals. */
  look: Pick<RequestLook, 'facts' | 'comments' | 'mayWrite'> | undefined;
}

/** How runs are asked for at a service, or what those have to be that are there. */
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

/** The settings of what is planned, where runs plan it, and how these are asked for. */
export type SettingsOfRuns = PlanSettings & AskedRuns;

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
   * the one that it queues, for an apply that of its repository. Undefined where the job is about no change.
   */
  searched?: string | undefined;
  endedByComment?: OwnRunPorts['endedByComment'];
}

export interface RequestedWorkspace {
  name: string;
  directory: string;
  /** Absolute path of the repository that has the directory, if it is in one. */
  repository?: string | undefined;
  /** With what it is planned, where it is one of several environments of the directory. */
  plannedWith?: PlannedWith | undefined;
  /** Whether no changed file of the checkout affects it; the service may have a run of it. */
  unaffected?: boolean;
  /** Why nothing may be uploaded or started in it. */
  refused?: unknown;
}

/** A workspace of this check that the change does not concern. */
export interface SkippedWorkspace {
  name: string;
  /** Absolute path of its configuration; undefined if several directories may be the one. */
  directory: string | undefined;
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
  /** What git tracks, relative to the repository; undefined when that is not known. */
  trackedFiles(): Promise<ReadonlySet<string> | undefined>;
  /** The text of a file on the branch that decides, to see what of it the request changes; undefined where it is not known. */
  textOnBranch(path: string): Promise<string | undefined>;
}

/** What the gate needs from the machine. What plans come from has what it needs besides: a client, programs, files. */
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
