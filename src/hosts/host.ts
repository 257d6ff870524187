/**
 * One CI host behind one interface: what its jobs know, and where their reports can appear. All that differs between hosts is
 * behind it, and what a host cannot do is absent; `registry.ts` lists them, and `ci-job.ts` makes of each what `check` uses. A
 * host says where a change comes from and takes the report. It never changes a verdict: what it refuses is a warning.
 */
import type { People, RequestLook } from '../approvals/request-look.ts';
import type { CommitId } from '../model/commit-id.ts';
import type { Finding } from '../model/finding.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { Environment } from '../model/ports.ts';
import type { RequestBase } from '../model/request-base.ts';
import type { Annotation } from '../report/annotations.ts';
import type { Approvers } from '../policy/policy-owners.ts';
import type { PullRequestOfJob } from '../model/run-input.ts';
import type { JobSettings, PlanSettings, ReportSettings } from '../settings/settings.ts';
import type { TextsAtMergeBase } from '../trust/merge-base-texts.ts';
import type { Trusted } from '../trust/tree.ts';
import type { LogLine } from '../report/neutralise-log.ts';
import type { ReportContext, ReportedJob, ReportView, HostRepository } from '../report/view.ts';
import type { RunOfReport, SealedChange } from '../trust/run-seals.ts';
import type { JobOrigin, FoundOrigin } from '../trust/change-origin.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { Concealed } from '../model/secrets.ts';
import { filledIn } from '../model/unfilled.ts';
import type { HostPorts } from './ask.ts';
import type { CommentApi } from './own-comments.ts';

/** A value that is not of the expected shape is undefined: addresses are built from these facts. */
export interface HostFacts {
  /** The commit under review: the head of the change, not a merge that the host made of it. */
  commit?: string | undefined;
  /** Whether only the host can name that commit. If it does not, no other commit is taken in its place. */
  isCommitAsked?: boolean;
  /** The repository's default branch, if the host says it elsewhere than in its variables. */
  defaultBranch?: string | undefined;
  /** The pull request, or what the host calls it. Undefined: the job is about no change, or the host does not say which. */
  pullRequest?: ReportedJob['pullRequest'];
  /** Where people read this job's log. */
  jobUrl?: string | undefined;
  /** Grows with every pipeline of this host, so that an older report never replaces a newer one. */
  runNumber?: number | undefined;
  /** Which attempt of the job this is, from 1; undefined where the host does not count them. */
  attempt?: number | undefined;
  /** What a permalink is made of: `https://gitlab.com` and `group/project`. */
  repository?: HostRepository | undefined;
}

export interface CiHost {
  /** The git server that is asked for the commit of the default branch (`serverToAsk` in detect.ts). */
  server: {
    address(environment: Environment): string | undefined;
    /** The value of the header `Authorization`. */
    authorization?(environment: Environment): string | undefined;
    /** Whether this job's machine and its clone were made for this job. Left out where no variable says so. */
    isNew?(environment: Environment): boolean;
    /** A sentence that says how to give the job a credential. */
    remedy: string;
  };
  facts(environment: Environment): HostFacts;
  /** The branch that a request comes from, where a job merges it into its target by itself and no variable names its head. */
  mergedBranch?(environment: Environment): string | undefined;
  /** The id that the host gave the repository, which no other repository ever gets, and where its server is. */
  repositoryId?(environment: Environment): { host: string; id: string } | undefined;
  /** The branch that was pushed, if a push started the job; undefined for everything else, and where no variable says it. */
  pushedBranch?(environment: Environment): string | undefined;
  /** The commits that the change of the job would be merged into, as far as its event names them: none is the change. */
  targetCommits?(environment: Environment, tipOf: TipOf): Promise<readonly string[]>;
  /** Whether a checkout step without settings leaves the target of the change there, and not the change. */
  checksOutTarget?(environment: Environment): boolean;
  /** The branches of the request that the job is about, as far as the host says them; undefined if it is about none. */
  requestBase(environment: Environment): RequestBase | undefined | Promise<RequestBase | undefined>;
  /** Whether the files of the job are judged, and where they come from, if the job says so. */
  jobOrigin(environment: Environment, isPersonThere: boolean): JobOrigin | Promise<JobOrigin>;
  /** Asked if the job does not say that the files are its repository's own: finds out where they come from. */
  askChangeOrigin?(job: DetectedJob, place: JudgedPlace, ports: HostPorts): Promise<FoundOrigin>;
  /**
   * Opens the default branch of the repository, to which no pull request has written. Left out: git opens it.
   */
  trusted?(): Promise<Trusted<FileTree>>;
  /** What the job is about. Left out: what the environment and git say of it. */
  change?(settings: HostSettings, place: JudgedPlace, ports: JobPorts): Promise<FoundChange>;
  /** Where the comment of the job would be; undefined without a pull request. A finding says which token is missing. */
  comments?(job: DetectedJob, ports: HostPorts): CommentApi | Finding | undefined;
  /** Publishes in addition to files and the comment. If it rejects, the caller reports why. */
  publish?(
    job: DetectedJob,
    view: Concealed<ReportView>,
    settings: PublishSettings,
    ports: PublishPorts,
  ): Promise<Published>;
}

/** What a job needs to ask git and its host. */
export interface JobPorts extends HostPorts, GitPorts {
  workingDirectory: string;
  signal: AbortSignal;
}

/** A job, with the facts that its environment has. */
export interface DetectedJob extends HostFacts {
  /** Of the host; `none` is one that this program does not know, or a person's machine. */
  name: string;
  host: CiHost;
  environment: Environment;
  /** Absolute path of the checkout. */
  root?: string | undefined;
}

export interface PublishSettings {
  comment: ReportSettings['comment'];
  /** Absolute: where all report files go (`--reports`). Undefined: none is written. */
  reports?: string | undefined;
}

export interface PublishPorts extends HostPorts {
  /** One whole line of the job's log that the host acts on: print it as it is. */
  command(line: LogLine): void;
}

/** What publishing did. A problem names the missing permission and never changes the verdict. */
export interface Published {
  commentUrl?: string | undefined;
  doubts: Finding[];
  /** Annotations that no check run took. They are shown by workflow commands. */
  unplaced?: Annotation[] | undefined;
}

/** The settings that a host gets: without the service and its token. `Settings` as a whole cannot be passed. */
export interface HostSettings {
  plan: PlanSettings;
  /** The name of the gate. */
  gate: string;
  report: ReportSettings;
  job: JobSettings;
  /** The group of a matrix that this check is. */
  group?: string | undefined;
  plans?: never;
}

export interface JobPlace {
  /** Absolute. */
  directory: string;
  /** Absolute path of the checkout. */
  root: string;
  /** Monotonic: when the whole job is over. */
  deadline: number;
}

/** Returns the last commit of a branch, if the clone has it. */
export type TipOf = (branch: string) => Promise<CommitId | undefined>;

/** The place of a job, and what is known of where its files come from. */
export interface JudgedPlace extends JobPlace {
  /** Absolute: where the job works. */
  workspace: string;
  jobOrigin: JobOrigin;
}

/** What a job is about. */
export interface JudgedChange extends FoundChange {
  /** The base of the request that is judged; undefined for a job about no request. */
  base: RequestBase | undefined;
}

/** What a host or git finds out about the change. */
export interface FoundChange {
  /** What the report says of the job. */
  reportedJob: ReportedJob;
  /** Shown on runs when the settings name no message: "acme/infra#42 at 6f1cb40". */
  message: string;
  /** `acme/infra#42`; undefined when the job is not about a change. */
  changeRequest?: string | undefined;
  /** Whether the job may have been started again after it had runs that no comment names. */
  mayBeRepeated?: boolean | undefined;
  /** Whether the job was started by an edit of the pull request that leaves its base. */
  leavesBase?: boolean | undefined;
  /** Paths that the change touches, relative to the repository; undefined when the list may lack a file. */
  changedFiles: () => Promise<string[] | undefined>;
  /** Files as they were before the change; absent if that cannot be known. */
  textsAtMergeBase?: TextsAtMergeBase | undefined;
  /** Whether a pull request is judged, or a merge queue or the like. If unknown, true. */
  proposed: boolean;
  /** What the job says of the pull request, if it says anything. */
  change?: {
    /** From another repository. */
    fork?: boolean | undefined;
    /** What own policies may read of it. */
    pullRequest?: PullRequestOfJob | undefined;
    /** The branch that it goes to. */
    target?: string | undefined;
    /** ISO 8601: when its head became what it is. */
    since?: string | undefined;
  };
  /**
   * The target branch is checked out in place of the change. `commit` is undefined where a checkout without git may be of
   * that branch.
   */
  checkedOutTarget?: { commit: CommitId | undefined } | undefined;
  /** What could not be found out. It is reported and never stops the job. */
  doubts?: readonly Finding[];
  /** What earlier jobs wrote on the pull request. Read once, when the gate begins. */
  earlierReports?(): Promise<EarlierReports | undefined>;
  /**
   * What people wrote on this change to approve it, or why nothing can be approved. Asked only where somebody may
   * approve something. Left out where the host does not say who edited a comment: then nothing can be approved.
   */
  writtenApprovals?(this: void): Promise<ApprovalsOnChange | { problem: Finding }>;
  /** What the runs of the job are sealed for; absent if no repository is known: then no earlier run counts. */
  sealed?: SealedJob | undefined;
  /** Whether the gate's end waits for the earlier reports without a limit of time. */
  waitsForEarlierReports?: boolean;
  /**
   * What these files of the checkout are at the commit that is reported, where another one may be
   * checked out. What is not known is left out. Never rejects.
   */
  textsAtHead?: (texts: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, string>>;
  /** @param until monotonic: when nothing more is sent to the host */
  publish?(view: Concealed<ReportView>, until: number): Promise<Published>;
}

/** What a job seals its runs for; the base is that of the request where it is left out. */
interface SealedJob {
  change: SealedChange;
  /** The commit under review. */
  head: string;
  /** By which text in their messages runs of the change are found, such as `acme/infra#42`; undefined without a change. */
  searched?: string | undefined;
  /** What earlier jobs wrote in the comment on that change. Left out where there is none. */
  earlier?: (() => Promise<EarlierReports | undefined>) | undefined;
}

/** What earlier reports said. These are hints only: the service's answers decide. */
export interface EarlierReports {
  /** All paths that the pull request changes, when they were asked for and are known. */
  files?: string[];
  /** Last duration in ms by workspace. */
  durations: Record<string, number>;
  /** Runs that reports name, each with the commit of its report. */
  runs: readonly RunOfReport[];
  /**
   * Ids of runs whose use was ended by `/plangate again`, where the service took no comment on them. Undefined if the comment
   * that may name some could not be read.
   */
  ended: ReadonlySet<string> | undefined;
  /** The last report that the comment has, if it is one of the gate that judges what `selected` names. */
  findingsOf(selected: string): ReportContext['previous'];
}

/** What people wrote to approve a change. */
export interface ApprovalsOnChange {
  /** The request that is judged, or all of an entry of a merge queue. */
  requests: readonly RequestApprovals[];
  /** The accounts that a list names: of those who wrote on these requests and may do something here, and members of teams. */
  named(this: void, approvers: Approvers): Promise<People>;
  /** What the host did not answer, and what a job needs to see more. */
  doubts: readonly Finding[];
}

/** What people wrote on one request. */
export interface RequestApprovals extends Pick<RequestLook, 'place'> {
  /** The text of the gate's comment, as it is in the same answer. */
  gateComment: string | undefined;
  /** Undefined where no comment is about approvals: then the host is asked nothing more. */
  look: Pick<RequestLook, 'facts' | 'comments' | 'mayWrite'> | undefined;
}

/** A request that was merged, as the host says it. */
export interface MergedRequest {
  number: number;
  /** Its last commit. */
  head: string;
  /** The branch that it went to. */
  base: string;
  /** The commit of that branch that it was merged as. */
  mergedAs: string;
}

/** A commit, and the merged requests that the host names for it. */
export interface CommitWithRequests {
  id: string;
  parents: readonly string[];
  requests: readonly MergedRequest[];
}

/** What the gate left on a request. Nothing of it is proven. */
export interface LeftOnRequest {
  /** The sealed record of what its plans showed. */
  shown: string | undefined;
  /** The runs that the comment names. */
  runs: readonly RunOfReport[];
}

/** What a host knows of the branch that was pushed, and of what was merged into it. What it does not answer rejects with a HostError. */
export interface MergedHistory {
  /** Of the pull requests of this repository, without a number. */
  change: Pick<SealedChange, 'host' | 'repository' | 'repositoryId'>;
  /** `acme/infra`, as messages of runs name it. */
  slug: string;
  branch: string;
  /** Where the branch was before the push; undefined where it was nowhere. */
  before: string | undefined;
  /** The commits since another one, oldest first; undefined unless they are all known, and that one is among their ancestors. */
  commitsSince(commit: string): Promise<readonly CommitWithRequests[] | undefined>;
  /** Whether another commit has all that was pushed. */
  isPartOf(commit: string): Promise<boolean>;
  /** Undefined where it could not be read whole. @param gate its name */
  leftOn(request: number, gate: string): Promise<LeftOnRequest | undefined>;
  /** What people wrote on these requests, of which everybody who had a hand in one approves nothing. @param gate its name */
  writtenOn(
    requests: readonly (MergedRequest & { before: string | undefined })[],
    gate: string,
  ): Promise<ApprovalsOnChange | { problem: Finding }>;
  /** The files at a commit that the branch has or had. */
  filesAt(commit: string): Promise<Trusted<FileTree>>;
  /** The paths that a request changes, with both names of a moved file; undefined when the list may lack one. */
  filesOf(request: MergedRequest): Promise<readonly string[] | undefined>;
}

/** The credentials that a team sets for its jobs, for hosts that hand no token of their own to a job. */
export function gitPassword({ GIT_USERNAME, GIT_PASSWORD }: Environment): string | undefined {
  return basicAuthorization(GIT_USERNAME ?? '', GIT_PASSWORD);
}

/** The value of the header `Authorization`; undefined if the variable of the password is empty or was not filled in. */
export function basicAuthorization(user: string, text: string | undefined): string | undefined {
  const password = filledIn(text);
  return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
