/**
 * One CI host behind one interface: what its jobs know, and where their reports can appear. Its word on where a change comes
 * from decides whether the change is planned at all, and what people wrote there can approve a finding. A report that it does
 * not take is a warning, and changes no verdict.
 *
 * To add one, write a `CiHost` in `features/other-hosts/NAME.ts` and its rows there and in `registry.ts`, by which its jobs are
 * recognised; "another CI host" in ARCHITECTURE.md has the pages and the data of tests besides. The first four members are enough, and what a host cannot
 * do is left out: `buildkite.ts` has one more, `gitlab.ts` a comment on the merge request. `ci-job.ts` makes of every host
 * what `check` uses, and `__tests__/hosts/contract.test.ts` holds all of them to the same.
 *
 * GitHub is in this directory, as what the gate is built for; its API says what no variable does: who wrote a comment, who pushed, what was merged.
 */
import type { Finding } from '../model/finding.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { CommitId } from '../model/commit-id.ts';
import type { Environment } from '../model/ports.ts';
import type { RequestBase } from '../model/request-base.ts';
import type { Concealed } from '../model/secrets.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { ReportedJob, ReportView, HostRepository } from '../report/view.ts';
import type { JobSettings, PlanSettings, ReportSettings } from '../settings/settings.ts';
import type { JobOrigin, FoundOrigin } from '../trust/change-origin.ts';
import type { Trusted } from '../trust/tree.ts';
import type { HostPorts } from './ask.ts';
import type { FoundChange } from './judged-change.ts';
import type { CommentApi } from './own-comments.ts';
import type { Published, PublishPorts, PublishSettings } from './publishing.ts';

export interface CiHost {
  /** The git server that is asked for the commit of the default branch (`serverToAsk` in detect.ts). */
  server: {
    address(environment: Environment): string | undefined;
    /** The value of the header `Authorization`; `gitPassword` (authorization.ts) where users give the job a password; left out for SSH keys. */
    authorization?(environment: Environment): string | undefined;
    /** Whether this job's machine and its clone were made for this job. Left out where no variable says so. */
    isNew?(environment: Environment): boolean;
    /** A sentence that says how to give the job a credential. */
    remedy: string;
  };
  facts(environment: Environment): HostFacts;
  /** The branches of the request that the job is about, as far as the host says them; undefined if it is about none. */
  requestBase(environment: Environment): RequestBase | undefined | Promise<RequestBase | undefined>;
  /**
   * Whether a request, or something unknown, proposed the files of the job, and where they come from, as far as variables say
   * it. `unknown` refuses the job as one about a fork is refused, unless `askChangeOrigin` finds out more. A host where no
   * variable tells forks from others answers `unknown` for each request, and `own` for jobs about none.
   */
  jobOrigin(environment: Environment, isPersonThere: boolean): JobOrigin | Promise<JobOrigin>;

  // More that variables of some hosts say.

  /** The id that the host gave the repository, which no other repository ever gets, and where its server is. */
  repositoryId?(environment: Environment): { host: string; id: string } | undefined;
  /**
   * The branch of a job about no request, by which an apply may begin: the pushed one where the host says what started the job, else
   * also that of a scheduled job or one started by hand.
   */
  pushedBranch?(environment: Environment): string | undefined;
  /** The branch that a request comes from, where a job merges it into its target by itself and no variable names its head. */
  mergedBranch?(environment: Environment): string | undefined;
  /** Whether nobody sees the repository of the change but those whom it names; left out where the host does not say it. */
  isPrivate?(environment: Environment): boolean | undefined;
  /**
   * The commits that the change of the job would be merged into, as far as its event names them. A checkout of one of them
   * is not of the change.
   */
  targetCommits?(environment: Environment, tipOf: TipOf): Promise<readonly string[]>;
  /** Whether a checkout step without settings leaves the target of the change there, and not the change. */
  checksOutTarget?(environment: Environment): boolean;

  // What the API of some hosts says and takes.

  /** Asked if the job does not say that the files are its repository's own: finds out where they come from. */
  askChangeOrigin?(job: DetectedJob, place: JudgedPlace, ports: HostPorts): Promise<FoundOrigin>;
  /** Where the comment of the job would be; undefined without a pull request. A finding says which token is missing. */
  comments?(job: DetectedJob, ports: HostPorts): CommentApi | Finding | undefined;
  /**
   * Publishes in addition to files and the comment. If it rejects, the caller reports why. Not called where the answer of
   * `change` has `publishOnHost`, which takes its place.
   */
  publish?(
    job: DetectedJob,
    view: Concealed<ReportView>,
    settings: PublishSettings,
    ports: PublishPorts,
  ): Promise<Published>;
  /** Opens the default branch of the repository, to which no pull request has written. Left out: git opens it. */
  trusted?(): Promise<Trusted<FileTree>>;
  /** What the job is about. Left out: what the environment and git say of it (`change-by-git.ts`). */
  change?(settings: HostSettings, place: JudgedPlace, ports: JobPorts): Promise<FoundChange>;
}

/** A host that can be asked, under its name in `registry.ts`. */
export interface LoadableHost {
  name: string;
  /** What its page says, docs/ci/NAME.md, and `plangate init --host NAME`; a host may have none. */
  page?: CiPage;
  load(): Promise<CiHost>;
}

export interface CiPage {
  /** The name of the host on a page about several. */
  title?: string;
  /** Where the host looks for the text of `init`. */
  file: string;
  /** How the secrets get into a job. */
  secrets?: string;
  /** The directory of the reports, if the host looks for a certain name. */
  reports?: string;
  language?: 'groovy';
  /** The value of `--target-branches`, as a word of a shell, where the host does not name the default branch. */
  targetBranches?: string;
  /** `SCRIPT` is replaced by the command, `IMAGE` by the image that it runs in. Without it: a workflow, as for GitHub. */
  template?: string;
}

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

/** A job, with the facts that its environment has. */
export interface DetectedJob extends HostFacts {
  /** Of the host; `none` is one that this program does not know, or a person's machine. */
  name: string;
  host: CiHost;
  environment: Environment;
  /** Absolute path of the checkout. */
  root?: string | undefined;
}

/** What a job needs to ask git and its host. */
export interface JobPorts extends HostPorts, GitPorts {
  workingDirectory: string;
  signal: AbortSignal;
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
  /** Whether a plan of this change may be read with every value, if nothing of it comes from a fork. */
  asksWholePlan?: boolean | undefined;
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

/** The place of a job, and what is known of where its files come from. */
export interface JudgedPlace extends JobPlace {
  /** Absolute: where the job works. */
  workspace: string;
  jobOrigin: JobOrigin;
}

/** Returns the last commit of a branch, if the clone has it. */
export type TipOf = (branch: string) => Promise<CommitId | undefined>;
