/**
 * What the library does with the network, the files and the clock of this machine: `check`, which publishes nothing; `judge`,
 * which judges a plan by Rego policies, with no run, no service, no workspace and no gate; and `packDirectory`.
 */
import { resolve } from 'node:path';
import type { Archive, PackOptions } from '../archive/archive.ts';
import { SILENT } from '../machine/connect.ts';
import type { GateEvent } from '../gate/result.ts';
import { alarms, systemClock } from '../machine/system-clock.ts';
import { execute, executeBounded } from '../machine/execute.ts';
import { withProgramsFromOutside } from '../hosts/job-workspace.ts';
import { concealedIn } from '../model/job-secrets.ts';
import type { VerdictWord } from '../model/verdict.ts';
import type { Environment, Log } from '../model/ports.ts';
import type { Report } from '../model/report-type.ts';
import { sentencesOf, type Problem } from '../model/parse.ts';
import { createSecrets } from '../model/secrets.ts';
import type { CheckInputs } from '../settings/check-inputs.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import type { RunInput } from '../model/run-input.ts';
import type { Severity } from '../model/severity.ts';
import { concealingLog } from './concealing-log.ts';

/** The inputs of the gate, and what this process gives. */
export interface CheckOptions extends CheckInputs {
  /** Tokens, proxies, `TF_CLOUD_ORGANIZATION`: mostly `process.env`. Empty when left out. */
  environment?: Environment | undefined;
  /** What relative directories are relative to; where the program runs when left out. */
  workingDirectory?: string | undefined;
  /**
   * Whether a person chose these files, and not a pull request or another job: their `cloud` block
   * then says which host, organization and workspace are meant. When left out: no.
   */
  isPersonThere?: boolean | undefined;
  /** Paths that a change touches, relative to the repository, for `affectedOnly`. */
  changedFiles?: readonly string[] | undefined;
  /** Files that scanners wrote in this job, as entries of `scanners` in `plangate.yml`. */
  scanners?: readonly ScannerOption[] | undefined;
  /** Cancels what was started at the service. */
  signal?: AbortSignal | undefined;
  /** Where warnings and other remarks go; nowhere when left out. */
  log?: Log | undefined;
  /** Called for each step of each workspace, as it happens. */
  onEvent?: ((event: GateEvent) => void) | undefined;
}

/** The file of one scanner, and how its findings count: docs/scanners.md. */
interface ScannerOption {
  /** Relative to the repository. */
  file: string;
  tool: string;
  /** From which severity on a finding is mandatory; `high` when left out. */
  mandatory?: Severity | undefined;
  base?: string | undefined;
  'configured-by'?: 'default-branch' | undefined;
  approvers?: string | readonly string[] | undefined;
}

/** The outcome of a check. */
export interface Checked {
  /** The worst verdict of any workspace. */
  verdict: VerdictWord;
  /** Whether the gate is open: `fail-on` says which verdicts close it. */
  green: boolean;
  /** Every workspace with its results, for programs, and as JSON: `plangate/docs/report.schema.json` describes it. */
  report: Report;
}

/** The options cannot be used. It has every problem at once, and nothing was requested yet. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Each with the name of the option, or of the environment variable, that is wrong. */
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(sentencesOf(problems));
    this.problems = problems;
  }
}

export interface JudgeOptions {
  /** With the PATH on which `opa` is: mostly `process.env`. */
  environment: Environment;
  /** Whether the plan is redacted, as a service shows it. A policy that reads what is missing and passes is `not-evaluated`. */
  redacted?: boolean | undefined;
  /** What policies read as `input.run`. If left out, a policy that may read the run and passes is `not-evaluated`. */
  run?: RunInput | undefined;
  /** What relative directories are relative to; where the program runs when left out. */
  workingDirectory?: string | undefined;
  /** The most time for all policies, in milliseconds: 10 minutes when left out. Each policy has at most one minute. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

const TIMEOUT_MS = 10 * 60_000;

/**
 * Judges one plan by all policies of some directories, in one process of `opa` where the policies allow it.
 *
 * @param plan its JSON, as `terraform show -json` writes it or as a service shows it redacted
 * @param policies directories of Rego, each with `policies.hcl` or without
 * @returns one result for each policy, whatever became of it
 * @throws an Error that names everything wrong with the plan or the policies; without an `opa`, how to get one
 */
export async function judge(
  plan: string,
  policies: readonly string[],
  options: JudgeOptions,
): Promise<PolicyResult[]> {
  const { judgeFiles } = await import('../rego/judge-files.ts');
  const { environment, redacted = false, run } = options;
  const { timeoutMs = TIMEOUT_MS, workingDirectory = '.' } = options;
  const timeUp = alarms.in(timeoutMs);
  const signal = options.signal === undefined ? timeUp : alarms.any(timeUp, options.signal);
  const clock = systemClock();
  const deadlineMs = clock.now() + timeoutMs;
  const { readPlanJson } = await import('../plan/read-plan.ts');
  const json = await readPlanJson(plan, !redacted, signal);
  const planToJudge = { json, run, workspace: '' };
  const limits = { environment, signal, deadlineMs };
  return judgeFiles(planToJudge, policies, workingDirectory, { clock, executeBounded, ...limits });
}

/** What to pack, and what this process gives. */
export interface PackHereOptions extends PackOptions {
  /** With the PATH on which `git` is: mostly `process.env`. Empty when left out. */
  environment?: Environment | undefined;
  /** Where warnings go; nowhere when left out. */
  log?: Log | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Packs a directory into a reproducible .tar.gz, as the gate does. Nothing is sent.
 *
 * @returns the archive, and what was excluded and why. Call its `remove` when it is no longer needed
 * @throws PackError with everything that cannot be packed as it is; nothing is left behind
 */
export async function packHere(options: PackHereOptions): Promise<Archive> {
  const { environment: given = {}, log: logOfCaller = SILENT, signal, ...toPack } = options;
  const root = resolve(toPack.root);
  const secrets = createSecrets([...concealedIn(given), ...(toPack.secrets ?? [])]);
  const log = concealingLog(logOfCaller, secrets);
  const environment = withProgramsFromOutside(given, root, (sentence) => log.warning(sentence));
  const { packDirectory } = await import('../archive/pack-directory.ts');
  return packDirectory({ ...toPack, root }, { environment, execute, log, signal });
}
