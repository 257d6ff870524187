/**
 * The report view: the whole content of the report, decided once. Renderers turn it into text for their surface and decide only
 * what fits. Strings from outside are still hostile here. A renderer never changes what was decided.
 */
import type { ToldValues } from '../model/told-values.ts';
import type { CommandPlace } from '../model/command-line.ts';
import type { Finding, FindingActor, FindingCode } from '../model/finding.ts';
import type { Code } from '../model/errors.ts';
import type { Markdown, Sentence } from '../model/sentence.ts';
import type {
  Report,
  ReportCause,
  ReportCounts,
  ReportFoundMessage,
  ReportFoundResource,
  ReportWorkspace,
} from '../model/report-type.ts';
import type {
  GeneralMessage,
  NamedResource,
  PolicyResult,
  RunTaskResult,
} from '../model/policy-result.ts';
import type { FailOn, VerdictWord } from '../model/verdict.ts';
import type { PlannedChanges } from '../policy/planned-changes.ts';
import type { EndedException } from '../policy/exception-notices.ts';
import type { Exceptions } from '../policy/exceptions.ts';
import type { PolicyOwners } from '../policy/policy-owners.ts';
import type { AuditRecord } from '../model/acts-on-runs.ts';

/** What the report knows besides the result of the gate. */
export interface ReportContext {
  gate: ReportedGate;
  /** What the CI host says of the job and its change. */
  ci: ReportedJob;
  plans: ReportedPlans;
  judges: ReportedJudges;
  actors: ReportedActors;
  /** The record of what the plans show, which the comment of the gate keeps for the apply. */
  shown?: string | undefined;
  /** The causes of the previous report on this pull request, by fingerprint; undefined when unknown. */
  previous?:
    | {
        fingerprints: string[];
        /** For each fingerprint in which workspaces it was, as `encodePlaces` wrote it; left out where that is not known. */
        places?: string[] | undefined;
        /** Of every resource; left out when there was no room for all of them. */
        resources?: string[];
        durations: Record<string, number>;
      }
    | undefined;
}

/** Which gate the report is of, and what it was asked. */
interface ReportedGate {
  /** Tells several gates on one pull request apart. */
  name: string;
  failOn: FailOn;
  /** What the job was asked to judge, in words. The comment is kept by it: the same in every run of the job. */
  selected: string;
  /** Which group of a matrix the report is about, as `plangate matrix` named it. */
  group?: string | undefined;
  /** Each setting that is not left to its default, and the place that says it, as in `plangate.yml:7`. */
  settings: readonly { setting: string; at: string }[];
  /** Whether the comment shows the values that change; left out if it does not. */
  valuesInComment?: boolean | undefined;
  /** ISO 8601. */
  startedAt: string;
  /** Of Plangate. */
  version: string;
}

/** Where the plans were made and of what, as readers are shown it. */
export interface ReportedPlans {
  /** In words, as in `acme on app.terraform.io`. */
  madeWhere: string;
  /** Undefined if nobody names one. */
  organization?: string | undefined;
  /** Of the service that has policies of its own, as in `app.terraform.io`; undefined where none has. */
  hostname?: string | undefined;
  /** The only origin that links to runs may lead to; undefined where plans are of no run. */
  runsAt?: string | undefined;
  /** Whether the commit was planned, and not the files as they lie before a person. */
  areOfCommit: boolean;
  /** How many of the judged files are not as the commit has them; undefined if that is not known. */
  uncommittedFiles?: number | undefined;
  /** How they were asked for besides a plan of everything, as in `destroy: true`. */
  options: readonly string[];
}

/** What judged, and what does not count. */
interface ReportedJudges {
  /** The program that evaluates the team's own policies, as in `opa 1.22.4`. */
  judgedBy?: string | undefined;
  /** Where these come from, as it was written. */
  ownPolicies: readonly string[];
  /** The address of the page that says what they read of such plans. */
  pageOfReads: string;
  /** The exceptions of this check, to name those that have ended, and the file that has them. */
  exceptions?: Exceptions | undefined;
  exceptionsFile?: string | undefined;
}

/** Who can act on what is found, and how. */
export interface ReportedActors {
  /** Whether a person checks their own files at a terminal, and no job does. */
  byPerson: boolean;
  /** Who may override which policy by a comment, as the workflow says. */
  overrideBy?: PolicyOwners | undefined;
  /** Teams of the service that manage policy overrides, where nothing else says who may override. */
  overriders?: readonly string[] | undefined;
  /** Whether what waits is overridden in runs, by who manages policy overrides there. Else comments and exceptions are the only way. */
  overrideRuns: boolean;
  /** Whether the job starts the runs itself, and they only plan. */
  onlyPlans: boolean;
  /** What people can approve by lines in comments; undefined where nobody can. */
  approvals?: ReportedApprovals | undefined;
  /** What the commands name that people copy from the report; undefined where none of them helps. */
  commands?: CommandPlace | undefined;
}

/** What a person writes to approve, and what the comment of the gate keeps for it. */
export interface ReportedApprovals {
  /** A line for each set of people who have something left to approve. */
  toWrite: readonly {
    /** As they are written; none where everybody who may write may approve. */
    approvers: readonly string[];
    /** Undefined where what is asked is too much for one line. */
    line: string | undefined;
    /** Everything that the plans of its workspaces change; `words` as in the line, names are hostile until escaped. */
    changes: readonly { workspace: string; words: string; name: string }[];
  }[];
  texts: readonly string[];
  /** When the newest `/plangate again` was written that any job has seen; undefined where there was none. */
  againAt?: string | undefined;
  /** Which lines do not count and why, and what else there is to know. */
  notes: readonly Finding[];
}

/** How a host writes addresses, and what people call things there. */
export interface HostStyle {
  /**
   * The address of a line of a file, from the address of the repository on; with the placeholders `{commit}`, `{path}` or
   * `{path-in-query}`, and `{line}`.
   */
  line: string;
  /** What the page with the job's log is called. */
  job: Markdown;
  /** What is written before the number of a change: `pull request #`. */
  change: Markdown;
}

/** A repository as its host has it. */
export interface HostRepository {
  /** `https://github.com` or the GHES origin. */
  serverUrl: string;
  /** `owner/name`. */
  slug: string;
  /** How the host writes addresses and what it calls things; as GitHub does if left out. */
  style?: HostStyle;
  /** As in `main`; hostile until escaped. */
  defaultBranch?: string;
}

/** What the CI host says of the job and its change. Every part may be missing. */
export interface ReportedJob {
  /** `root` is the absolute path of the checkout. */
  repository?: HostRepository & { root: string };
  commit?: { sha: string; url?: string };
  pullRequest?: { number: number; url?: string };
  job?: { url: string; runId: number; attempt: number };
  /** The person who started the job. */
  actor?: string;
  /** Whether the job, when it is repeated, adopts a run that was overridden in the meantime. */
  adoptsOverridden?: boolean;
  /** Whether a workflow takes commands from comments on the pull request. */
  takesCommands?: boolean;
}

/** What a cause is called after. */
export type CauseName = Pick<ReportCause, 'kind' | 'policySet' | 'policy'>;

/** A resource of the JSON report, with what only people need: its excerpt and the like. */
export type CauseResource = ReportFoundResource & NamedResource;

/** A general message of the JSON report, with its excerpt. */
export type CauseMessage = ReportFoundMessage & GeneralMessage;

/** What a cause says of one resource, of several or of none, with the place in a file: the same on all surfaces. */
export interface Occurrence extends Omit<CauseResource, 'address' | 'attribute'> {
  /** What it is counted as. */
  noun: 'resource' | 'message';
  /** The resources that it is about; empty if it names none. */
  addresses: readonly string[];
  /** Those of `addresses` that the messages name themselves. */
  mentioned: readonly string[];
}

/** What has to be done about a cause, by whom. */
export interface ToDo {
  kind:
    | 'fix'
    | 'correct'
    | 'override'
    | 'approve'
    | 'fix-policies'
    | 'merge'
    | 'repair'
    | 'wait'
    | 'rerun-groups'
    | 'rerun';
  role: NonNullable<ReportCause['whoActs']>['role'];
  /** People, roles and teams who can; empty where they are not known. */
  names: readonly string[];
  step: Sentence;
}

/** A cause before its occurrences are listed. */
export interface CauseDraft extends Omit<ReportCause, 'ended' | 'whoActs' | 'nextStep' | 'code'> {
  resources: CauseResource[];
  generalMessages: CauseMessage[];
  code?: Code | undefined;
  /** Of a reason or a notice: what kind of finding it is. */
  findingCode?: FindingCode | undefined;
  /** Of a reason or a notice: what it says, of all its workspaces. */
  says?: Sentence | undefined;
  /** Of a reason or a notice: who can do something about it, where the finding says it. */
  actor?: FindingActor | undefined;
  /** What it follows from, if that is no cause of this report. */
  because?: Finding['because'];
  /** Whether it is of every workspace of the check. */
  isOfAll: boolean;
  /** Workspaces for which nothing was started because of it. */
  stopped?: readonly string[] | undefined;
  ended?: readonly EndedException[] | undefined;
  /** Of what judges in this job, own policies and scanners: no override of the service can allow it. */
  own?: boolean | undefined;
  /** Read in the file of a scanner. */
  scanned?: boolean | undefined;
  /** Teams that may override it in the service, where they are known and nobody may by a comment. */
  overriders?: readonly string[] | undefined;
  /** Of a reason: why the workspaces could not be judged, as the gate calls it, else their verdict. */
  failure?: string | undefined;
  /** Its workspaces of whose runs the service takes no override, because the plan changes nothing. */
  withoutOverride?: readonly string[] | undefined;
  /** What helps, where whoever found it says it: whole sentences. */
  remedy?: Sentence | undefined;
  /** Of a reason: the group of a matrix that planned nothing. */
  missedBy?: string | undefined;
  /** Absent where nothing has to be done. */
  todo?: ToDo | undefined;
}

/** What a reader has to know, once for all workspaces, runs and resources that it is of. */
export interface Cause extends CauseDraft {
  /** Each resource with what is said of it, and then each general message; the whole cause if there are none of both. */
  occurrences: readonly [Occurrence, ...Occurrence[]];
  /** What is said of all occurrences together; empty if they say it themselves. */
  messageOfAll: string;
}

/** A run with failures that people with the permission may override. */
export type OverrideStep = Report['overrides'][number];

export type ReportedResult = PolicyResult & { workspace: string };

/** How many results there are, and of how many policies. */
export interface ResultCounts {
  counts: ReportCounts;
  policies: number;
  approvedGuards: number;
  approvedConditions: number;
}

export interface WorkspaceView extends Omit<ReportWorkspace, 'reasons' | 'notices' | 'leftover'> {
  /** Most important first. */
  reasons: readonly Finding[];
  notices: readonly Finding[];
  /** That its run could not be ended, and what to do about it. */
  leftover?: Finding | undefined;
  /** How many guards and conditions a person approved; they are counted among the overridden results as well. */
  approvedGuards: number;
  approvedConditions: number;
  /** Counts of own policies, and of everything else that judged: the service, the guard, allowed sources, scanners. */
  countsByJudge: Record<'own' | 'others', ResultCounts>;
  changes?: PlannedChanges | undefined;
  /** What the plan changes, with its values; left out where no report shows them. */
  values?: ToldValues | undefined;
  /** Whether all that it waits for is an approval by a comment: there is nothing to override. */
  waitsForApproval: boolean;
  /** Whether the service takes no override of its run, because the plan changes nothing. */
  takesNoOverride?: true | undefined;
  /** When the run entered each state, as the service says: `planning-at` → ISO 8601. */
  timestamps?: Readonly<Record<string, string | null>> | undefined;
}

/** The report without its heading and its next steps. */
export interface ReportFacts {
  /** Of the report's format, for machines. */
  schemaVersion: 1;
  verdict: VerdictWord;
  green: boolean;
  /** What can be overridden, run by run; empty when green. */
  overrides: OverrideStep[];
  counts: ReportCounts;
  workspaces: WorkspaceView[];
  /** Names of workspaces that the change does not concern: their policies did not run. */
  unaffected: string[];
  /** What keeps the gate closed first, the most severe first. */
  causes: Cause[];
  /** How many causes of the previous report are gone, of workspaces that were judged both times. */
  resolved: number;
  /** How many workspaces with causes in the previous report were not judged this time. */
  notCompared: number;
  /** Every policy result of every workspace, passed ones too. */
  results: ReportedResult[];
  runTasks: (RunTaskResult & { workspace: string })[];
  /** What was done to runs besides planning them. */
  audit: AuditRecord[];
  archives: Report['archives'];
  context: ReportContext;
  durationMs: number;
}

export interface ReportView extends ReportFacts {
  /** The whole verdict in one sentence, with the first cause where that says more than a number. */
  heading: Sentence;
  /** The verdict that the heading names first: its sign stands before the heading. */
  shownVerdict: VerdictWord;
  /** The same without markup: "blocked by 2 policies in 1 of 3 workspaces". Hostile until escaped. */
  headline: string;
  /** What to do next, at most four sentences; without workspaces, the reasons of the verdict. Empty when green. */
  steps: readonly Sentence[];
  /** The same without markup, and then what is left over. Hostile until escaped. */
  nextSteps: string[];
}
