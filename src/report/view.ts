/**
 * The report view: the whole content of the report, decided once. Renderers turn it into text for their surface and decide only
 * what fits. Strings from outside are still hostile here. A renderer never changes what was decided.
 */
import type { Message } from '../model/message.ts';
import type { Markdown } from './markdown.ts';
import type { Sentence } from './sentence.ts';
import type {
  Report,
  ReportCounts,
  ReportFinding,
  ReportFoundMessage,
  ReportFoundResource,
  ReportWorkspace,
} from '../model/report-type.ts';
import type {
  Excerpt,
  GeneralMessage,
  NamedResource,
  PolicyResult,
  RunTaskResult,
} from '../model/policy-result.ts';
import type { FailOn, VerdictWord } from '../model/verdict.ts';
import type { PlannedChanges } from '../policy/planned-changes.ts';
import type { PolicyOwners } from '../policy/policy-owners.ts';
import type { AuditRecord } from '../trust/audit.ts';

/** What the report knows about the job and its host. Every part may be missing. */
export interface ReportContext extends ReportedJob {
  /** The input `comment-key`: tells several gates on one pull request apart. */
  key: string;
  failOn: FailOn;
  /** Empty where no service is asked and nobody names one. */
  organization: string;
  /** The service's host, as in `app.terraform.io`. */
  hostname: string;
  /** Whether the service was inside the process of the gate, and ended with it. */
  isLocal?: boolean;
  /** The only origins that links in a report may lead to. */
  serviceOrigin: string;
  /** The directory of the project as the command named it, if it named one. */
  directory?: string | undefined;
  /** The file of certificate authorities, for the commands that the report shows. */
  caFile?: string | undefined;
  /** How many of the judged files are not as the commit has them; undefined if that is not known. */
  uncommittedFiles?: number | undefined;
  /** Who may override which policy by a comment, as the workflow says. */
  overrideBy?: PolicyOwners | undefined;
  /** Teams of the service that manage policy overrides, where nothing else says who may override. */
  overriders?: readonly string[] | undefined;
  /** Where a policy is explained, with the placeholders `{policy-set}` and `{policy}`. */
  policyLink?: string | undefined;
  /** The options of the runs besides a plan of everything, as in `destroy: true`. */
  runOptions?: string[];
  /** Which group of a matrix the report is about, as `plangate matrix` named it. */
  group?: string | undefined;
  /** Whether a person checks their own files at a terminal, and no job does. */
  byPerson?: boolean;
  /** The program that evaluates the team's own policies, as in `opa 1.22.4`. */
  judgedBy?: string | undefined;
  /** Whether the gate has the key by which approvals are known. */
  hasApprovalKey?: boolean | undefined;
  /** Where the own policies of a check with a service come from, as it was written. */
  ownPolicies?: readonly string[] | undefined;
  /** ISO 8601. */
  startedAt: string;
  /** Of Plangate. */
  version: string;
  /** What this job's section of a shared comment is called. Left out: the names of its workspaces identify it. */
  section?: string | undefined;
  /** Findings of the previous report on this pull request, by fingerprint; undefined when unknown. */
  previous?: {
    fingerprints: string[];
    /** Of every resource; left out when there was no room for all of them. */
    resources?: string[];
    durations: Record<string, number>;
  };
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

/** What the CI host says of the job and its change. */
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

/** What a finding is called after. */
export interface FindingName {
  kind: ReportFinding['kind'];
  policySet: string;
  policy: string;
}

/** A resource of the JSON report, with what only people need: its excerpt and the like. */
export type FindingResource = ReportFoundResource & NamedResource;

/** A general message of the JSON report, with its excerpt. */
export type FindingMessage = ReportFoundMessage & GeneralMessage;

/** What a finding says of one resource, of several or of none, with the place in a file: the same on all surfaces. */
export interface Occurrence extends Omit<FindingResource, 'address' | 'attribute'> {
  /** What it is counted as. */
  noun: 'resource' | 'message';
  /** The resources that it is about; empty if it names none. */
  addresses: readonly string[];
  /** Those of `addresses` that the messages name themselves. */
  mentioned: readonly string[];
}

/** A policy result that needs a reader; one for several workspaces with the same result. */
export interface Finding extends ReportFinding {
  resources: FindingResource[];
  generalMessages: FindingMessage[];
  /** Each resource with what is said of it, and then each general message; the whole finding if there are none of both. */
  occurrences: readonly [Occurrence, ...Occurrence[]];
  /** What is said of all occurrences together; empty if they say it themselves. */
  messageOfAll: string;
  /** Lines around `location`, if the finding names no resource. */
  excerpt?: Excerpt | undefined;
  /** A finding of the team's own policies: no override of the service can allow it. */
  own?: boolean;
  /** Teams that may override it in the service, where they are known and nobody may by a comment. */
  overriders?: readonly string[] | undefined;
}

/** A run with failures that people with the permission may override. */
export type OverrideStep = Report['overrides'][number];

export type ReportedResult = PolicyResult & { workspace: string };

export interface WorkspaceView extends Omit<ReportWorkspace, 'reasons'> {
  /** Most important first. */
  reasons: readonly Message[];
  changes?: PlannedChanges | undefined;
  /** Whether the service takes no override of its run, because the plan changes nothing. */
  takesNoOverride?: true | undefined;
  /** When the run entered each state, as the service says: `planning-at` → ISO 8601. */
  timestamps?: Readonly<Record<string, string | null>> | undefined;
}

/** The report without its headline and its next steps. */
export interface ReportFacts {
  /** Of the report's format, for machines. */
  schemaVersion: 1;
  key: string;
  verdict: VerdictWord;
  green: boolean;
  /** What can be overridden, run by run; empty when green. */
  overrides: OverrideStep[];
  counts: ReportCounts;
  workspaces: WorkspaceView[];
  /** Names of workspaces that the change does not concern: their policies did not run. */
  unaffected: string[];
  /** What must be fixed or overridden first; most severe first. */
  findings: Finding[];
  /** Fingerprints that the previous report had and this one has not. */
  resolved: number;
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
  /** The whole verdict in one sentence, without markup: "blocked by 2 policies in 1 of 3 workspaces". */
  headline: Markdown;
  /** What to do next, one sentence each; empty when green. */
  steps: readonly Sentence[];
  /** The same without markup, after what is left over. Hostile until escaped. */
  nextSteps: string[];
}
