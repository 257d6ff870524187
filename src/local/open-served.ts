/** What judges for `serve`: the policies of a directory. */
import { availableParallelism } from 'node:os';
import { loadHcl } from '../configuration/syntax/hcl.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import type { Clock } from '../model/ports.ts';
import type { Engine } from '../service/engines/engine.ts';
import type { PolicySet } from '../service/load-policies.ts';
import { STATIC_PLAN } from '../service/plan/plan-shape.ts';
import { openPolicies } from './open-policies.ts';
import { PolicyProblem } from '../model/policy-files.ts';
import { readDirectoryPolicies, whoJudgesSentinel } from './policy-files.ts';

export interface ServedPolicies {
  set: PolicySet | undefined;
  warnings: string[];
  close: () => Promise<void>;
}

/**
 * Opens the policies of a directory for `serve`.
 *
 * @param directory absolute, and as it is shown; undefined if none is named
 * @param engine what plans; undefined for the static planner
 * @param policyMs the longest time of each policy on one plan
 */
export async function openServed(
  directory: { path: string; shownAs: string } | undefined,
  engine: Engine | undefined,
  policyMs: number,
  ports: ProgramPorts & { clock: Clock },
): Promise<ServedPolicies | { problem: string }> {
  if (directory === undefined) return { set: undefined, warnings: [], close: nothing };
  const { clock, executeBounded, environment, signal } = ports;
  const limits = {
    clock,
    policyMs,
    deadlineMs: Number.POSITIVE_INFINITY,
    processes: availableParallelism(),
  };
  const plan = engine?.shape ?? STATIC_PLAN;
  const hcl = await loadHcl();
  const policyPorts = { executeBounded, environment, signal, hcl, limits, plan };
  try {
    const files = await readDirectoryPolicies(directory.path, directory.shownAs, true);
    if (files === undefined) return { problem: `"${directory.shownAs}" does not exist.` };
    const sentinel = whoJudgesSentinel(files);
    if (sentinel !== undefined) return { problem: sentinel };
    const opened = await openPolicies(files, policyPorts);
    const { close, warnings } = opened;
    return { set: { ...opened.set, name: 'guardrails' }, warnings, close };
  } catch (error) {
    if (error instanceof PolicyProblem) return { problem: error.message };
    throw error;
  }
}

async function nothing(): Promise<void> {
  // There is nothing to close.
}
