/** The library's `judge`: judges a plan by Rego policies, with no run, no service, no workspace and no gate. */
import { resolve } from 'node:path';
import { alarms } from '../machine/alarms.ts';
import { executeBounded } from '../machine/execute.ts';
import { systemClock } from '../machine/system-clock.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import type { Clock, Environment, ExecuteBounded } from '../model/ports.ts';
import type { RunInput } from '../model/run-input.ts';

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

export interface MachinePorts {
  clock: Clock;
  executeBounded: ExecuteBounded;
}

const TIMEOUT_MS = 10 * 60_000;

/**
 * Judges one plan by all policies of some directories, in one process of `opa` where the policies allow it.
 *
 * @param plan its JSON, as `terraform show -json` writes it or as a service shows it redacted
 * @param policies directories of Rego, each with `policies.hcl` or without
 * @param ports this machine, when left out
 * @returns one result for each policy, whatever became of it
 * @throws an Error that names everything wrong with the plan or the policies; without an `opa`, how to get one
 */
export async function judge(
  plan: string,
  policies: readonly string[],
  options: JudgeOptions,
  ports: MachinePorts = { clock: systemClock(), executeBounded },
): Promise<PolicyResult[]> {
  const { judgeFiles } = await import('../rego/judge-files.ts');
  const { environment, redacted = false, run } = options;
  const { timeoutMs = TIMEOUT_MS, workingDirectory = '.' } = options;
  const timeUp = alarms.in(timeoutMs);
  const signal = options.signal === undefined ? timeUp : alarms.any(timeUp, options.signal);
  const directories = policies.map((shownAs) => ({
    path: resolve(workingDirectory, shownAs),
    shownAs,
  }));
  const deadlineMs = ports.clock.now() + timeoutMs;
  const { readPlanJson } = await import('../plan/read-plan.ts');
  const json = await readPlanJson(plan, !redacted, signal);
  const planToJudge = { json, run, workspace: '' };
  return judgeFiles(planToJudge, directories, { ...ports, environment, signal, deadlineMs });
}
