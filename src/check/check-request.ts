/** What is handed from a door to the check, and from the check to the gate. */
import type { UnknownValues } from '../policy/plan-limits.ts';
import type { GateEvent, GateResult } from '../gate/gate.ts';
import type { EarlierHints } from '../hosts/earlier-reports.ts';
import type { Subject } from '../hosts/host.ts';
import type { Clock, Environment, Execute, Log, Random, Send } from '../model/ports.ts';
import type { Network } from '../machine/network.ts';
import type { ReportContext } from '../report/view.ts';
import type { Settings } from '../settings/settings.ts';

/** One check: what is judged, with which settings, and where its files are. */
export interface CheckRequest {
  /** The change or the directory that is judged, as the CI host describes it. */
  subject: Subject;
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
  /** Paths that never ship, relative to the working directory. */
  never?: readonly string[];
  /** How values that a local planner could not know count; left out: a service plans. */
  unknownValues?: UnknownValues;
  /** Adds what only a local service knows to the result of the gate. */
  finish?: ((result: GateResult, log: Log) => Promise<GateResult>) | undefined;
  /** Whether a job judges these files, and not a person their own. */
  judged: boolean;
  /** Shown with every workspace: what a pull request would have chosen, and may not. */
  notices?: readonly string[];
}

/** What a check needs from the machine. */
export interface CheckPorts {
  /** Closed when the check ends. */
  send: Network;
  clock: Clock;
  random: Random;
  execute: Execute;
  environment: Environment;
  /** Aborted when the job is cancelled. */
  signal: AbortSignal;
}

/** What judging needs from the machine and from the door. */
export interface JudgePorts {
  send: Send;
  clock: Clock;
  random: Random;
  execute: Execute;
  environment: Environment;
  log: Log;
  /** Aborted when the job is cancelled. */
  signal: AbortSignal;
  /** Called for each event of the gate, in order. */
  onEvent(event: GateEvent): void;
}
