/**
 * The story around the gate, the same for both doors: settings → client → which workspaces →
 * gate → where in the files → report view. It publishes nothing and exits nothing.
 */
import type { GateEvent, GateResult } from './gate.ts';
import type { Clock, Environment, Execute, Log, Random, Send } from './ports.ts';
import type { ReportContext, ReportView } from './report/view.ts';
import type { Settings } from './settings.ts';

export interface CheckOptions {
  settings: Settings;
  /** What the report knows of where it runs; `previous` may be filled until the gate is done. */
  context: ReportContext;
  /** What relative directories in the settings are relative to. */
  workingDirectory: string;
  /** Absolute path of the checkout: locations in the report are relative to it. */
  repositoryRoot: string;
  /** Shown on the runs when the settings name no message. */
  message: string;
  /** Values that must not be inside any file that is sent, besides the token. */
  secrets: readonly string[];
  /** Absolute paths that never ship: the runner's own command files and temporary directory. */
  never?: readonly string[];
  /** Files that the pull request changes, relative to the repository, for `affected-only`. */
  changedFiles?: () => Promise<string[] | undefined>;
  /** Earlier runs of ours that this one supersedes begin with this message (design 7, issue 5). */
  supersedes?: string;
}

export interface CheckPorts {
  send: Send;
  clock: Clock;
  random: Random;
  execute: Execute;
  environment: Environment;
  log: Log;
  signal: AbortSignal;
  onEvent(event: GateEvent): void;
}

export interface Checked {
  result: GateResult;
  view: ReportView;
}

export type Check = (options: CheckOptions, ports: CheckPorts) => Promise<Checked>;
