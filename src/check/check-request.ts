/** What is handed from an entry point to the check, and from the check to the gate. */
import { reportedSettings, type PlanSettings, type Settings } from '../settings/settings.ts';
import type { Doubt } from '../model/doubt.ts';
import { VERSION } from '../model/version.ts';
import { secretsOfLog, type Concealed, type Secrets } from '../model/secrets.ts';
import type { Exceptions } from '../policy/exceptions.ts';
import type { PrintedGroup } from '../gate/groups.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { SourcesJudge } from '../policy/systems/allowed-sources.ts';
import type { GateEvent, GateRequest } from '../gate/result.ts';
import type { EarlierHints } from '../hosts/earlier-reports.ts';
import type { JudgedChange } from '../hosts/host.ts';
import type { FindPlace, Root } from '../plan/find-plans.ts';
import type { Planner } from '../plan/open-planner.ts';
import type { PlanToJudge } from '../rego/judge-plan.ts';
import type { OpenedOwn } from '../rego/open-own-policies.ts';
import type { Problem } from '../model/parse.ts';
import type { Clock, Log, ProcessPorts, Send } from '../model/ports.ts';
import type { Network } from '../machine/network.ts';
import type { ReportContext, ReportView } from '../report/view.ts';
import type { LoadedSettings } from '../settings/load-settings.ts';
import type { JobTree } from '../trust/tree.ts';
import type { Limits } from './limits.ts';
import type { LogLine } from '../report/neutralise-log.ts';

/** One check: what is judged, with which settings, and where its files are. */
export interface CheckRequest {
  /** The change or the directory that is judged, as the CI host describes it. */
  subject: JudgedChange;
  settings: Settings;
  /** What the report says of the job and of the settings. */
  context: ReportContext;
  /** What earlier reports on the same change said; left out where there are none. */
  hints?: EarlierHints | undefined;
  /** Relative directories in the settings are relative to this absolute path. */
  workingDirectory: string;
  /** Absolute path of the checkout: places in the report are relative to it. */
  repositoryRoot: string;
  /** Absolute path in which the job works; the checkout when left out. */
  workspace?: string | undefined;
  /** Values that must not be inside any file that is sent, besides the token. */
  secrets: readonly string[];
  /** Conceals every secret of the job that is known so far. */
  conceals: Secrets;
  /** Paths that are never packed, relative to the working directory. */
  never?: readonly string[];
  /** Why nothing here can plan or judge: then no gate runs, and the verdict is undecided. */
  undecided?: Doubt | undefined;
  /** The failures that do not count until a date; left out if the settings name no file of exceptions. */
  exceptions?: Exceptions | undefined;
  /** What judges by the list of allowed sources; left out if the settings name none. */
  sources?: SourcesJudge | undefined;
  /** The team's own policies in a check with a service. They are closed when the check ends. */
  own?: OpenedOwn | undefined;
  /** Set if the runs of these groups are judged, and none is started. */
  groups?: GroupsToCombine | undefined;
  /** True if a job judges files that somebody proposes; false if people judge their own files. */
  proposed: boolean;
  /** Sentences shown with every workspace, such as a choice of the pull request that does not count. */
  notices?: readonly string[];
}

/** What a check needs from the machine. `limitPorts` makes its limits. */
export interface CheckPorts extends ProcessPorts, Limits {
  /** Closed when the check ends. */
  send: Network;
  /** The path of a file of certificate authorities that git trusts besides its own. */
  caFile: string | undefined;
  /** What this check has parsed of files: all that read a configuration share it. */
  parsed?: ParsedFiles | undefined;
}

/** What judging needs from the machine and from the entry point. */
export interface JudgePorts extends Omit<ProcessPorts, 'executeBounded'>, Limits {
  send: Send;
  log: Log;
  /** Called for each event of the gate, in order. */
  onEvent(event: GateEvent): void;
  parsed?: ParsedFiles | undefined;
}

/** What plans, and what judges, in a check without a service. */
export interface OpenedLocal {
  planner: Planner;
  /** The workspaces that the settings name, and those that only the plan files name. */
  workspaces: PlanSettings['workspaces'];
  /** All root modules, if only the plan files name workspaces: one that the change concerns must have a plan. Else empty. */
  roots: readonly Root[];
  placeOf: FindPlace;
  own: OpenedOwn;
  /** Why no policy judges; a sentence for people. */
  noPolicies: string | undefined;
  /** The name of the directory, for a workspace that the settings do not name. */
  directoryName: string;
  /** Every plan that was judged, by the name of its workspace. */
  judged: Map<string, PlanToJudge>;
  /**
   * The files of these directories, absolute, that are not as the commit has them, relative to their repository; undefined
   * where that is not known, or does not matter.
   */
  uncommitted: (directories: readonly string[]) => Promise<string[] | undefined>;
  stop: () => Promise<void>;
}

/** What the source of the plans is opened with. */
export interface AskedSource {
  request: CheckRequest;
  gateRequest: GateRequest;
  ports: JudgePorts;
}

/** The groups of a matrix, and where the reports of their jobs are. */
export interface GroupsToCombine {
  groups: readonly PrintedGroup[];
  /** Absolute path of the directory that holds the reports. */
  from: string;
}

/** Where the lines of a check go. */
export interface LineOutput {
  print: (line: LogLine) => void;
  /** Draws the status line of a terminal, or removes it when called without a line. If left out, a quiet log gets heartbeats. */
  status?: (line?: string) => Promise<void>;
}

/** How one entry point (action, command line, library) reads its settings, and where its log goes. */
export interface CheckEntryPoint extends LineOutput {
  settings(jobTree: JobTree, parsed?: ParsedFiles): Promise<LoadedSettings>;
  /** Relative directories in the settings are relative to this absolute path. */
  workingDirectory: string;
  /** Values that must not be inside any file that is sent, besides the tokens of the settings. */
  secrets: readonly string[];
  /** Further values that no report and no log shows. */
  concealed: readonly string[];
  /** Paths that are never packed. */
  never: readonly string[];
  log: Log;
  /** Prints the end of the log, where that is drawn for a terminal. */
  printEnd?: ((view: Concealed<ReportView>) => void) | undefined;
  /** Whether what is printed can be folded by commands of GitHub's runner. */
  folds?: boolean | undefined;
  /** Whether the runner folds all that is printed here. */
  isFolded?: boolean | undefined;
  /** Set if the runs of these groups are judged, and none is started. */
  groups?: GroupsToCombine | undefined;
  /** In a check without a service, called before anything is planned: the reason why nothing may be, or undefined. */
  refuseLocal?(local: OpenedLocal): Problem | undefined;
  /** In a check without a service, called when everything is judged. */
  afterLocal?(local: OpenedLocal): Promise<void>;
  /** Called once with the settings; the function that it returns is called for each event. */
  follow?(settings: Settings): (event: GateEvent) => void;
  /** Called when the verdict is decided and nothing is published yet. */
  beforePublishing?(view: Concealed<ReportView>, request: CheckRequest): Promise<void>;
}

export interface NotChecked {
  problems: Problem[];
  /** What ended the check before its verdict; absent if it was refused for its settings or files. */
  ended?: 'canceled' | 'timeout';
  /** Why the files must not be planned, if that is the only problem. */
  refused?: string;
}

export interface PreparedCheck {
  request: CheckRequest;
  local: OpenedLocal | undefined;
  /** With a PATH that leads to no program in the directories that are planned. */
  ports: CheckPorts;
}

/** Conceals the secrets of a job. Its log conceals them too, from this call on. */
export function secretsOfJob(
  { service, job: { githubToken = '', checksToken = '' } }: Settings,
  others: readonly string[],
  log: Log,
): Secrets {
  const { token, recordKey = '' } = service;
  return secretsOfLog(log, [token, recordKey, githubToken, checksToken, ...others]);
}

/** What the report says of the job and of the settings. */
export function reportContext(
  settings: Settings,
  { reportedJob }: JudgedChange,
  clock: Clock,
): ReportContext {
  const startedAt = clock.date().toISOString();
  const reported = reportedSettings(settings);
  return { ...reported, ...reportedJob, startedAt, version: VERSION };
}
