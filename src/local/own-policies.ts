/** Opens the team's own Rego policies for a check with a service. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { loadHcl } from '../configuration/syntax/hcl.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { keptAfterJudging } from '../model/job-time.ts';
import { type Problem } from '../model/parse.ts';
import { MissingJudge, PolicyProblem } from '../model/policy-files.ts';
import type { Clock } from '../model/ports.ts';
import type { OwnPolicies } from '../policy/own-policies.ts';
import { TERRAFORM_PLAN } from '../service/plan/plan-shape.ts';
import type { Settings } from '../settings/settings.ts';
import type { JobTree } from '../trust/tree.ts';
import { openPolicies, POLICY_MS, type OpenedPolicies, type PolicyPorts } from './open-policies.ts';
import { findPolicies, type FoundPolicies } from './policy-sources.ts';
import { judgePlan } from './judge-plan.ts';
import { REDACTED_PLAN } from './trial/redacted-plan.ts';

export interface OpenedOwn extends OwnPolicies {
  /** What judges, as in `opa 1.22.2`; undefined where nothing here can. */
  readonly judgedBy: string | undefined;
  /** Sentences about the policies themselves. */
  readonly notices: readonly string[];
  close(): Promise<void>;
}

type OwnPorts = GitPorts & ProgramPorts & { clock: Clock; signal: AbortSignal; endsAt: number };

/**
 * Finds and opens the policies that the settings name. The caller closes them.
 *
 * @param readsWhole whether whole plans are judged, with every value
 * @returns what is wrong with them; without an `opa` they open and judge nothing
 */
export async function openOwnPolicies(
  settings: Pick<Settings, 'policies' | 'directory' | 'timeoutMs' | 'policyTimeoutMs'>,
  place: { workingDirectory: string; jobTree: JobTree },
  ports: OwnPorts,
  readsWhole: boolean,
): Promise<OpenedOwn | { problems: Problem[] }> {
  const { policies: sources = [], timeoutMs, policyTimeoutMs } = settings;
  const { clock, endsAt, executeBounded, environment, signal } = ports;
  const directory = resolve(place.workingDirectory, settings.directory);
  const limits = {
    clock,
    policyMs: policyTimeoutMs ?? POLICY_MS,
    deadlineMs: endsAt - keptAfterJudging(timeoutMs),
    processes: availableParallelism(),
  };
  const opened = new Map<boolean, Promise<OpenedPolicies[]>>();
  const close = async (): Promise<void> => {
    for (const opening of opened.values()) {
      for (const each of await opening.catch(() => [])) await each.close();
    }
  };
  try {
    const sets = await findPolicies({ written: sources, directory, ...place }, ports);
    const hcl = await loadHcl();
    const open = (isWhole: boolean): Promise<OpenedPolicies[]> => {
      const plan = isWhole ? TERRAFORM_PLAN : REDACTED_PLAN;
      const known =
        opened.get(isWhole) ??
        openAll(sets, { executeBounded, environment, signal, hcl, limits, plan });
      opened.set(isWhole, known);
      return known;
    };
    const first = await open(readsWhole);
    return {
      sources,
      readsWhole,
      judgedBy: [...new Set(first.map(({ judgedBy }) => judgedBy))].join(' and '),
      notices: first.flatMap(({ warnings }) => warnings),
      judge: async (plan, judging) => judgePlan(await open(plan.isWhole), plan, judging),
      close,
    };
  } catch (error) {
    await close();
    if (!(error instanceof PolicyProblem) || signal.aborted) throw error;
    const { message } = error;
    if (error instanceof MissingJudge) {
      const judge = () => Promise.reject(new Error(message));
      return { sources, readsWhole, judgedBy: undefined, notices: [], judge, close };
    }
    return { problems: message.split('\n').map((line) => ({ where: 'policies', message: line })) };
  }
}

/** Opens all sets, or none. */
export async function openAll(
  sets: readonly Pick<FoundPolicies, 'decides'>[],
  ports: PolicyPorts,
): Promise<OpenedPolicies[]> {
  const opened: OpenedPolicies[] = [];
  try {
    for (const { decides } of sets) opened.push(await openPolicies(decides, ports));
    return opened;
  } catch (error) {
    for (const each of opened) await each.close();
    throw error;
  }
}
