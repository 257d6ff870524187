/** What a job is about: where the change comes from, what it touches, what earlier jobs and people wrote on it. */
import type { NamedPeople, RequestLook } from '../approvals/request-look.ts';
import type { CommitId } from '../model/commit-id.ts';
import type { Finding } from '../model/finding.ts';
import type { RequestBase } from '../model/request-base.ts';
import type { PullRequestOfJob } from '../model/run-input.ts';
import type { Concealed } from '../model/secrets.ts';
import type { Approvers } from '../policy/policy-owners.ts';
import type { ReportContext, ReportedJob, ReportView } from '../report/view.ts';
import type { TextsAtMergeBase } from '../trust/merge-base-texts.ts';
import type { RunOfReport, SealedChange } from '../trust/run-seals.ts';
import type { Published } from './publishing.ts';

/** What a job is about. */
export interface JudgedChange extends FoundChange {
  /** The base of the request that is judged; undefined for a job about no request. */
  base: RequestBase | undefined;
  /** Publishes a report of the job. @param until monotonic: when nothing more is sent to the host */
  publish?(view: Concealed<ReportView>, until: number): Promise<Published>;
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
  /** The same of each request in an entry of a merge queue; undefined where the host does not say them. */
  changedByEach?: () => Promise<readonly (readonly string[] | undefined)[] | undefined>;
  /** Files as they were before the change; absent if that cannot be known. */
  textsAtMergeBase?: TextsAtMergeBase | undefined;
  /** Whether the host says that nobody sees the repository but those whom it names; undefined where it does not say it. */
  isPrivate?: boolean | undefined;
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
  /**
   * Publishes in addition to files, in place of the host's `publish`: a host that looked at the change knows more of it.
   *
   * @param until monotonic: when nothing more is sent to the host
   */
  publishOnHost?: (view: Concealed<ReportView>, until: number) => Promise<Published>;
}

/** What a job seals its runs for; the base is that of the request where it is left out. */
interface SealedJob {
  change: SealedChange;
  /** The commit under review. */
  head: string;
  /** By which text in their messages runs of the change are found, such as `acme/infra#42`; undefined without a change. */
  searched?: string | undefined;
  /** What earlier jobs wrote in the comment on that change. Left out where the host has no comment, or does not read it so early. */
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
  named(this: void, approvers: Approvers): Promise<NamedPeople>;
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
