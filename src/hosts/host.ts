/**
 * One CI host behind one interface: what its jobs know, and where their reports can appear. All
 * that differs between hosts is behind it; `registry.ts` lists them.
 */
import type { Environment, Execute, Patch } from '../model/ports.ts';
import type { Annotation } from '../report/annotations.ts';
import type { Settings } from '../settings/settings.ts';
import type { TextsAtMergeBase } from '../trust/merge-base-texts.ts';
import type { Judgement } from '../trust/trusted-block.ts';
import type { ReportContext, ReportView } from '../report/view.ts';
import type { GivenCommand, ChangeRequest } from '../trust/destroy-approval.ts';
import type { Foreign, Origin } from '../trust/change-origin.ts';
import type { HostPorts } from './ask.ts';
import type { CommentApi } from './own-comments.ts';

/** A value that is not of the expected shape is undefined: addresses are built from these facts. */
export interface Facts {
  /** The commit under review: the head of the change, not a merge that the host made of it. */
  commit?: string | undefined;
  /** Or what the host has in place of one. Undefined: about no change, or the host does not say which. */
  pullRequest?: ReportContext['pullRequest'];
  /** Where people read this job's log. */
  jobUrl?: string | undefined;
  /** Grows with every pipeline of this host, so that an older report never replaces a newer one. */
  runNumber?: number | undefined;
  /** What a permalink is made of: `https://gitlab.com` and `group/project`. */
  repository?: Omit<NonNullable<ReportContext['repository']>, 'root'> | undefined;
  /** Absolute path of the checkout. */
  root?: string | undefined;
}

/** Names of environment variables; of several that are set, the first one counts. */
type Variables = readonly string[];

export interface CiHost {
  name: string;
  /** Set in every job of this host, and in no job of another one. */
  variable: string | undefined;
  facts(environment: Environment): Facts;
  /**
   * Whether the files of the job are judged, and whose they are, as far as the job says.
   *
   * @param isPersonThere whether somebody sits at a terminal
   */
  origin(environment: Environment, isPersonThere: boolean): Origin | Promise<Origin>;
  /** Who started the job. Whoever runs a job again stands before whoever ran it first. */
  actor: Variables;
  /** The branch that a change goes to, or a commit of it. */
  target: Variables;
  /** The repository's default branch. */
  defaultBranch?: Variables;
  /** `owner/name` of the repository that is gated: a checkout may come from a fork of it. */
  gated?: Variables;
  /** Where the job does not say that the files are its repository's own: what else can be found out. */
  askChangeOrigin?(
    job: Job,
    planned: Planned,
    ports: HostPorts,
  ): Promise<Omit<Foreign, 'checkedOut'>>;
  /**
   * Where the comment of the job would be; undefined without a pull request. A sentence says which
   * token is missing.
   */
  comments?(job: Job, ports: HostPorts): CommentApi | string | undefined;
  /** Besides files and the comment. Resolves to problems. May reject: the caller tells why. */
  publish?(job: Job, view: ReportView, wish: PublishWish, ports: PublishPorts): Promise<string[]>;
}

/** A job as its environment tells of it. */
export interface Job extends Facts {
  host: CiHost;
  environment: Environment;
}

interface Planned {
  origin: Origin;
  /** Absolute. */
  directories: readonly string[];
  /** Absolute: where the job works. */
  workspace: string;
  execute: Execute;
}

export interface PublishWish extends Pick<Settings, 'comment' | 'commentMode'> {
  /** Absolute: where all report files go (`--reports`). Undefined: none is written. */
  reports?: string | undefined;
}

export interface PublishPorts extends HostPorts {
  /** One whole line of the job's log that the host acts on. Escaped already: print it as it is. */
  command(line: string): void;
}

/** What publishing did. A problem names the missing permission and never changes the verdict. */
export interface Published {
  commentUrl?: string | undefined;
  problems: string[];
  /** Annotations that no check run took: for workflow commands. */
  left?: Annotation[] | undefined;
}

/** The CI host of one job, as the story around the gate asks it. */
export interface JobHost {
  /** What may be believed of the files that are checked out. */
  judgement: Judgement;
  /** Absolute path of the checkout, where the files are in no repository. */
  root?: string | undefined;
  /** Absolute: where the job works. Git is asked about the repository that lies there. */
  workspace?: string | undefined;
  /** What the job is about, or why its files must not be planned. Nothing is asked of the service. */
  subject(settings: Settings, place: JobPlace): Promise<Subject | { refused: string }>;
}

export interface JobPlace {
  /** Absolute. */
  directory: string;
  /** Absolute path of the checkout. */
  root: string;
  /** Monotonic: when the whole job is over. */
  deadline: number;
}

export interface Subject {
  /** What the report says of it. */
  about: Partial<
    Pick<
      ReportContext,
      | 'repository'
      | 'commit'
      | 'pullRequest'
      | 'job'
      | 'actor'
      | 'adoptsOverridden'
      | 'takesCommands'
      | 'eventTexts'
    >
  >;
  /** Shown on runs when the settings name no message: "acme/infra#42 at 6f1cb40". */
  message: string;
  /** `acme/infra#42`; undefined when the job is not about a change. */
  changeRequest?: string | undefined;
  /** Whether what is judged is a pull request or stands for one: unknown is one. */
  proposed: boolean;
  /** Of the pull request, as far as the job says. */
  change?: {
    /** From another repository. */
    fork?: boolean | undefined;
    /** The branch that it goes to. */
    target?: string | undefined;
    /** ISO 8601: when its head became what it is. */
    since?: string | undefined;
  };
  /** What could not be found out: told, never a reason to stop. */
  problems?: readonly string[];
  /** What earlier jobs left on the pull request. Asked once, when the gate begins. */
  earlier?(): Promise<EarlierReports | undefined>;
  /** What people let through of what is judged. Asked where a guard is set. */
  destroyApprovals?(): Promise<CommandsOnChange[]>;
  /** Whether the end of the gate waits for the earlier reports, however long they take. */
  asksForHints?: boolean;
  /** Relative to the repository; undefined when the list may lack a file. */
  changedFiles: () => Promise<string[] | undefined>;
  /** Files as they were before the change; left out where nobody knows. */
  textsAtMergeBase?: TextsAtMergeBase | undefined;
  /** What the change does to its files, as far as that can be read. Never rejects. */
  patches?: () => Promise<Patch[]>;
  /**
   * What these files of the checkout are at the commit that is reported, where another one may be
   * checked out. What is not known is left out. Never rejects.
   */
  textsAtHead?: (texts: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, string>>;
  /** @param until monotonic: when nothing more is sent to the host */
  publish?(view: ReportView, until: number): Promise<Published>;
}

/** Hints, never facts. */
export interface EarlierReports {
  /** All paths that the pull request changes, when they were asked for and are known. */
  files?: string[];
  /** Last duration in ms by workspace. */
  durations: Record<string, number>;
  /** By workspace, the run of a report on this very commit that needed an override or had one. */
  runs(headSha: string): Record<string, string>;
  /** Findings of the last report of this section, when there was one. */
  findings(section: string): ReportContext['previous'];
  /** What people did by comments; what of it counts is sealed. */
  acts?: GivenCommand[];
}

/** Acts on one of the changes that are judged, and the commit of it that they have to be for. */
export interface CommandsOnChange extends ChangeRequest {
  commit: string;
  acts: readonly GivenCommand[];
}
