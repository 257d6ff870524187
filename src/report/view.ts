/**
 * The report view: everything that is going to be said, decided once. Renderers turn it into text
 * for their surface and decide nothing but what fits. Strings from outside are still hostile here.
 */
import type {
  CostSummary,
  EnforcementLevel,
  Location,
  PlanSummary,
  PolicyResult,
  RunTaskResult,
} from '../policy/result.ts';
import type { FailOn, VerdictWord } from '../policy/verdict.ts';

/** What the report knows of where it runs. Every part may be missing. */
export interface ReportContext {
  /** Distinguishes several gates on one pull request. */
  key: string;
  failOn: FailOn;
  organization: string;
  /** The service's host, as in `app.terraform.io`. */
  hostname: string;
  /** The only origins that links in a report may lead to. */
  serviceOrigin: string;
  repository?: {
    /** `https://github.com` or the GHES origin. */
    serverUrl: string;
    /** `owner/name`. */
    slug: string;
    /** Absolute path of the checkout. */
    root: string;
    /** Whose addresses a file at a commit has; `github` when left out. */
    style?: 'github' | 'gitlab' | 'azure' | 'bitbucket';
  };
  commit?: { sha: string; url?: string };
  pullRequest?: { number: number; url?: string };
  job?: { url: string; runId: number; attempt: number };
  /** ISO 8601. */
  startedAt: string;
  version: string;
  /**
   * Which part of a shared comment this job writes; several jobs with one key each have their own.
   * Left out: the names of the workspaces tell.
   */
  section?: string;
  /** Whether this job, when it is run again, takes over a run that was overridden since. */
  adoptsOverridden?: boolean;
  /** Findings of the previous report on this pull request, by fingerprint; undefined when unknown. */
  previous?: { fingerprints: string[]; durations: Record<string, number> };
}

/** A policy result that needs a reader, the same one in several workspaces told once. */
export interface Finding {
  /** 12 hex digits over policy set, policy, address and message class: stable across pushes. */
  fingerprint: string;
  kind: 'policy' | 'run-task' | 'diagnostic' | 'undecided';
  policySet: string;
  policy: string;
  level: EnforcementLevel;
  status: 'failed' | 'errored' | 'overridden' | 'not-evaluated' | 'unknown';
  /** Whether it keeps the gate closed, and how that could change. */
  severity: 'blocks' | 'needs-override' | 'warns' | 'notes';
  overridable: boolean;
  message: string;
  description?: string;
  output: string[];
  address?: string;
  /** Relative to the repository's root. */
  location?: Location;
  /** `https://github.com/acme/infra/blob/<sha>/infra/storage.tf#L42` */
  permalink?: string;
  workspaces: string[];
  /** Absent when the previous report is not known. */
  age?: 'new' | 'persisting';
  override?: { by?: string; at?: string; reason?: string };
}

/** A run whose failures somebody with the right to may let pass. */
export interface OverrideStep {
  workspace: string;
  runId: string;
  runUrl?: string;
  policies: string[];
  /** `plangate override run-… --reason "…"` */
  command: string;
}

export type ReportedResult = PolicyResult & { workspace: string };
export type ReportedRunTask = RunTaskResult & { workspace: string };

export interface WorkspaceView {
  name: string;
  workspaceId?: string;
  configurationVersionId?: string;
  /** What was packed and the working directory inside it, relative to the repository's root. */
  directory?: string;
  verdict: VerdictWord;
  reasons: string[];
  runId?: string;
  runUrl?: string;
  runStatus?: string;
  plan?: PlanSummary;
  cost?: CostSummary;
  counts: Counts;
  notices: string[];
  confirmable: boolean;
  durationMs?: number;
}

export interface Counts {
  passed: number;
  advisoryFailed: number;
  /** Mandatory at any level, overridable or not, and not overridden. */
  mandatoryFailed: number;
  overridden: number;
  errored: number;
  /** Unknown or not evaluated. */
  undecided: number;
}

export interface ReportView {
  /** Of the report's format, for machines. */
  schemaVersion: 1;
  key: string;
  verdict: VerdictWord;
  green: boolean;
  /** The whole verdict in one sentence, without markup: "blocked by 2 policies in 1 of 3 workspaces". */
  headline: string;
  /** What to do next, one sentence each; empty when green. Hostile until escaped. */
  nextSteps: string[];
  /** What can be overridden, run by run; empty when green. */
  overrides: OverrideStep[];
  counts: Counts;
  workspaces: WorkspaceView[];
  /** What must be fixed or overridden first; most severe first. */
  findings: Finding[];
  /** Fingerprints that the previous report had and this one has not. */
  resolved: number;
  /** Every policy result of every workspace, passed ones too. */
  results: ReportedResult[];
  runTasks: ReportedRunTask[];
  archives: { directory: string; files: number; bytes: number; sha256: string; withheld: number }[];
  context: ReportContext;
  durationMs: number;
}
