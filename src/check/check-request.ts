/** What is handed from an entry point to the check, and from the check to the gate. */
import type { TellPlan } from './told-plan.ts';
import type { Settings } from '../settings/settings.ts';
import type { Finding } from '../model/finding.ts';
import { secretsOfLog, type Concealed, type Secrets } from '../model/secrets.ts';
import type { Exceptions } from '../policy/exceptions.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { SourcesJudge } from '../policy/systems/allowed-sources.ts';
import type { ScannersJudge } from '../policy/systems/scanners.ts';
import type { OwnPolicies } from '../policy/systems/own-policies.ts';
import type { RulesOfJob } from './sent-rules.ts';
import type { GateRequest } from '../gate/request.ts';
import type { GateEvent } from '../gate/result.ts';
import type { EarlierHints } from '../hosts/earlier-reports.ts';
import type { CiJob } from '../hosts/ci-job.ts';
import type { HostSettings } from '../hosts/host.ts';
import type { JudgedChange } from '../hosts/judged-change.ts';
import type { Problem } from '../model/parse.ts';
import type { Log, ProcessPorts, Send } from '../model/ports.ts';
import type { Network } from '../client/http/send.ts';
import type { ReportContext, ReportView } from '../report/view.ts';
import type { LoadedSettings } from '../settings/load-settings.ts';
import type { JobTree } from '../trust/tree.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { TimeLimits, MovableTimeLimits } from './time-limits.ts';
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
  /** Which ignore rules say what is sent, for whatever packs or asks what is packed. */
  sent(this: void): Promise<RulesOfJob>;
  /** Paths that are never packed, absolute or relative to the working directory. */
  never?: readonly string[];
  /** Why nothing here can plan or judge: then no gate runs, and the verdict is undecided. */
  undecided?: Finding | undefined;
  /** The failures that do not count until a date; left out if the settings name no file of exceptions. */
  exceptions?: Exceptions | undefined;
  /** What judges by the list of allowed sources; left out if the settings name none. */
  sources?: SourcesJudge | undefined;
  /** What judges by the files of scanners; left out if the settings name none. */
  scanners?: ScannersJudge | undefined;
  /** The team's own policies, which judge the plans. */
  own?: OwnPolicies | undefined;
  /** Why no policy judges, where own policies alone could. */
  noPolicies?: Finding | undefined;
  /** Whether the request changes the file of the settings, and nothing else: then an entry may find nothing. */
  changesSettingsAlone?: boolean;
  /** True if a job judges files that somebody proposes; false if people judge their own files. */
  proposed: boolean;
  /** Shown with every workspace, such as a choice of the pull request that does not count. */
  notices?: readonly Finding[];
}

/** What a check needs from the machine. `limitTime` makes its limits. */
export interface CheckPorts extends ProcessPorts, MovableTimeLimits {
  /** Closed when the check ends. */
  send: Network;
  /** What this check has parsed of files: all that read a configuration share it. */
  parsed?: ParsedFiles | undefined;
}

/** What judging needs from the machine and from the entry point. */
export interface JudgePorts extends Omit<ProcessPorts, 'executeBounded'>, TimeLimits {
  send: Send;
  log: Log;
  /** Called for each event of the gate, in order. */
  onEvent(event: GateEvent): void;
  parsed?: ParsedFiles | undefined;
}

/** What is known when plans are opened. */
export interface PlansPlace extends Pick<CiJob, 'jobTree' | 'reviewed'> {
  /** Relative directories in the settings are relative to this absolute path. */
  workingDirectory: string;
  /** The name of a policy of which is printed what it saw. */
  explained: string | undefined;
  log: Log;
}

/** By what it is opened what the gate takes the plans from. */
export interface AskedPlansFrom {
  request: CheckRequest;
  gateRequest: GateRequest;
  ports: JudgePorts;
}

/** Where the lines of a check go. */
export interface LineOutput {
  print: (line: LogLine) => void;
  /** Draws the status line of a terminal, or removes it when called without a line. If left out, a quiet log gets heartbeats. */
  status?: (line?: string) => Promise<void>;
}

/** How one entry point (action, command line, library) reads its settings, and where its log goes. */
export interface CheckEntryPoint extends LineOutput {
  settings(jobTree: JobTree, ports: GitPorts, parsed?: ParsedFiles): Promise<LoadedSettings>;
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
  /** Tells what a plan changes; left out where no feature does. */
  tellPlan?: TellPlan | undefined;
  /** What is printed of a policy when everything is judged. The settings refuse it where a service plans. */
  explained?: Explained | undefined;
  /** Called once with the settings; the function that it returns is called for each event. */
  follow?(settings: Settings): (event: GateEvent) => void;
  /** Called when the verdict is decided and nothing is published yet. */
  beforePublishing?(
    this: void,
    view: Concealed<ReportView>,
    request: CheckRequest,
    ports: CheckPorts,
  ): Promise<void>;
}

export interface NotChecked {
  problems: Problem[];
  /** What ended the check before its verdict; absent if it was refused for its settings or files. */
  ended?: 'canceled' | 'timeout';
  /** Why the files must not be planned, if that is the only problem. */
  refused?: string;
}

/** A policy of which is printed what it saw of each plan. */
export interface Explained {
  policy: string;
  /** Makes a text of a document. */
  show(this: void, document: unknown): string;
  print(this: void, workspace: string, text: string): Promise<void>;
}

/** What a CI host gets of the settings. */
export function settingsForHost(settings: Settings): HostSettings {
  const { gate, plan, plans, policy, report, job } = settings;
  const group = 'group' in plans ? plans.group : undefined;
  const asksWholePlan = policy.fullPlan || job.planJson === 'full';
  return { gate, plan, report, job, group, asksWholePlan };
}

/** Conceals the secrets of a job. Its log conceals them too, from this call on. */
export function secretsOfJob(
  { plans, job: { githubToken = '', checksToken = '', membersToken = '' } }: Settings,
  others: readonly string[],
  log: Log,
): Secrets {
  const { service, recordKey = '' } = plans;
  const token = service?.token ?? '';
  const ofHost = [githubToken, checksToken, membersToken];
  return secretsOfLog(log, [token, recordKey, ...ofHost, ...others]);
}
