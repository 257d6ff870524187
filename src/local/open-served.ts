/** What judges for `serve`: the policies of a directory, and those that are uploaded one by one. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { loadHcl } from '../configuration/syntax/hcl.ts';
import type { ProgramPorts } from '../machine/ask-program.ts';
import type { Clock } from '../model/ports.ts';
import type { Engine } from '../service/engines/engine.ts';
import type { TextJudge } from '../service/judge.ts';
import type { PolicySet } from '../service/load-policies.ts';
import { STATIC_PLAN } from '../service/plan/plan-shape.ts';
import { openPolicies, type PolicyPorts } from './open-policies.ts';
import { PolicyProblem } from '../model/policy-files.ts';
import { readDirectoryPolicies } from './policy-files.ts';
import { findOpa } from './rego/find-opa.ts';
import { openRego, type OpenedRego } from './rego/open-rego.ts';

/** Policies for `serve`: those of a directory, and what judges uploaded ones. */
export interface ServedPolicies {
  set: PolicySet | undefined;
  /** Undefined where there is no `opa`. */
  rego: TextJudge | undefined;
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
  const { clock, executeBounded, environment, signal } = ports;
  const limits = {
    clock,
    policyMs,
    deadlineMs: Number.POSITIVE_INFINITY,
    processes: availableParallelism(),
  };
  const plan = engine?.shape ?? STATIC_PLAN;
  const hcl = await loadHcl();
  const policyPorts = { executeBounded, environment, signal, hcl, limits, plan, inputKeys: [] };
  try {
    const rego = await judgeTexts(policyPorts);
    if (directory === undefined)
      return { set: undefined, rego, warnings: [], close: rego?.close ?? nothing };
    const files = await readDirectoryPolicies(directory.path, directory.shownAs, true);
    if (files === undefined) return { problem: `"${directory.shownAs}" does not exist.` };
    const opened = await openPolicies(files, policyPorts);
    const close = async (): Promise<void> => {
      await opened.close();
      await rego?.close();
    };
    return { set: { ...opened.set, name: 'guardrails' }, rego, warnings: opened.warnings, close };
  } catch (error) {
    if (error instanceof PolicyProblem) return { problem: error.message };
    throw error;
  }
}

async function nothing(): Promise<void> {
  // There is nothing to close.
}

/** @returns undefined if there is no `opa` that can judge */
async function judgeTexts(
  ports: PolicyPorts,
): Promise<(TextJudge & { close: () => Promise<void> }) | undefined> {
  const opa = await findOpa(ports);
  if (opa === undefined || 'problem' in opa) return undefined;
  const opened = new Map<string, Promise<OpenedRego>>();
  return {
    version: opa.version,
    judge: async ({ name, query, text }, input, signal) => {
      const key = createHash('sha256')
        .update(JSON.stringify([name, query, text]))
        .digest('hex');
      const files = new Map([['policy.rego', Buffer.from(text)]]);
      const policies = { name, shownAs: name, files };
      const declared = [{ name, query, level: 'mandatory' as const, description: '' }];
      const rego = opened.get(key) ?? openRego(policies, opa, { ...ports, declared });
      opened.set(key, rego);
      // Another run may have the time that this one did not have.
      rego.catch(() => opened.delete(key));
      const [judged] = await (await rego).set.judge.judge(input, signal);
      if (judged === undefined) throw new Error('The policy was not judged.');
      return judged;
    },
    close: async () => {
      const all = await Promise.allSettled(opened.values());
      for (const one of all) if (one.status === 'fulfilled') await one.value.close();
    },
  };
}
