/** Finds and opens the team's own Rego policies. They judge the plans of a service, and those that were made here. */
import { resolve } from 'node:path';
import type { GitPorts } from '../machine/ask-git.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { keptAfterJudging } from '../model/job-time.ts';
import { type Problem } from '../model/parse.ts';
import { MissingJudge, PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import type { Clock } from '../model/ports.ts';
import type { PullRequestOfJob } from '../model/run-input.ts';
import type { OwnJudgement, OwnPolicies } from '../policy/systems/own-policies.ts';
import { TERRAFORM_PLAN } from '../plan/plan-shape.ts';
import type { JobTree, Trusted } from '../trust/tree.ts';
import { openPolicies, POLICY_MS, type OpenedPolicies } from './open-policies.ts';
import type { PolicyPorts } from './open-rego.ts';
import { findPolicies } from './policy-sources.ts';
import { inputOf, judgePlan, type PlanToJudge } from './judge-plan.ts';
import { REDACTED_PLAN } from '../plan/redacted-plan.ts';

export interface OpenedOwn extends OwnPolicies {
  /** What judges, as in `opa 1.22.3`; undefined where nothing here can. */
  readonly judgedBy: string | undefined;
  /** Names of the policies. */
  readonly policies: readonly string[];
  /** Sentences about the policies themselves. */
  readonly notices: readonly string[];
  /** Further notices, on parts of a plan that policies accept as absent: they are known a little later. */
  readonly provided: Promise<readonly string[]>;
  /** Why nothing here can judge; a sentence for people. */
  readonly missing?: string | undefined;
  judge(plan: PlanToJudge, signal: AbortSignal): Promise<OwnJudgement>;
  /** The documents that a policy reads of a plan. */
  explain(policy: string, plan: PlanToJudge): Promise<unknown[]>;
  close(): Promise<void>;
}

interface OwnPlace {
  workingDirectory: string;
  jobTree: JobTree;
  /** What policies may read of the change, where no plan says it. */
  pullRequest?: PullRequestOfJob | undefined;
  /** The policies, where they were looked for already. */
  sets?: Promise<Trusted<PolicyFiles>[]>;
}

interface OwnSettings {
  policies?: readonly string[] | undefined;
  directory: string;
}

/** Finds the policies that the settings name. @throws PolicyProblem if a set cannot be read */
export function findOwnSets(
  { policies: written, directory }: OwnSettings,
  { workingDirectory, jobTree }: OwnPlace,
  ports: GitPorts & ProgramPorts,
): Promise<Trusted<PolicyFiles>[]> {
  const place = { workingDirectory, jobTree, directory: resolve(workingDirectory, directory) };
  return findPolicies({ written, ...place }, ports);
}

type OwnPorts = GitPorts & ProgramPorts & { clock: Clock; signal: AbortSignal; endsAt: number };

/**
 * Finds and opens the policies that the settings name. The caller closes them.
 *
 * @param readsWhole whether whole plans are judged, with every value
 * @returns what is wrong with them; without an `opa` they open and judge nothing
 */
export async function openOwnPolicies(
  settings: OwnSettings & { timeoutMs: number },
  place: OwnPlace,
  ports: OwnPorts,
  readsWhole: boolean,
): Promise<OpenedOwn | { problems: Problem[] }> {
  const { policies: written, timeoutMs } = settings;
  const { clock, endsAt, executeBounded, environment, signal } = ports;
  const deadlineMs = endsAt - keptAfterJudging(timeoutMs);
  const limits = { clock, policyMs: POLICY_MS, deadlineMs };
  const portsFor = (isWhole: boolean): PolicyPorts => {
    const plan = isWhole ? TERRAFORM_PLAN : REDACTED_PLAN;
    return { executeBounded, environment, signal, limits, plan };
  };
  const opened = new Map<boolean, Promise<OpenedPolicies[]>>();
  const close = async (): Promise<void> => {
    for (const opening of opened.values()) {
      for (const set of await opening.catch(() => [])) await set.close();
    }
  };
  let sources = written ?? [];
  try {
    const sets = await (place.sets ?? findOwnSets(settings, place, ports));
    sources = written ?? sets.map(({ calledAs, shownAs }) => calledAs ?? shownAs);
    const open = ({ isWhole }: { isWhole: boolean }): Promise<OpenedPolicies[]> => {
      const known = opened.get(isWhole) ?? openAll(sets, portsFor(isWhole));
      opened.set(isWhole, known);
      return known;
    };
    const setsForPlan = await open({ isWhole: readsWhole });
    return {
      sources,
      readsWhole,
      judgedBy:
        [...new Set(setsForPlan.map(({ judgedBy }) => judgedBy))].join(' and ') || undefined,
      policies: setsForPlan.flatMap(({ set }) => set.policies.map(({ name }) => name)),
      notices: setsForPlan.flatMap(({ warnings }) => warnings),
      provided: Promise.all(setsForPlan.map(({ provided }) => provided)).then((all) => all.flat()),
      judge: async (plan, judging) =>
        judgePlan(await open(plan.json), { pullRequest: place.pullRequest, ...plan }, judging),
      explain: async (policy, plan) => documentsOf(policy, await open(plan.json), plan, signal),
      close,
    };
  } catch (error) {
    await close();
    if (!(error instanceof PolicyProblem) || signal.aborted) throw error;
    if (error instanceof MissingJudge)
      return { ...nothingJudges(error.message), sources, readsWhole };
    const lines = error.message.split('\n');
    const code = error.helpCode;
    return { problems: lines.map((message) => ({ where: 'policies', message, code })) };
  }
}

/** The documents that a policy of these sets reads of a plan. */
async function documentsOf(
  policy: string,
  sets: readonly OpenedPolicies[],
  plan: PlanToJudge,
  signal: AbortSignal,
): Promise<unknown[]> {
  const input = await inputOf(sets, plan, signal);
  return sets
    .filter(({ set }) => set.policies.some(({ name }) => name === policy))
    .map(({ write }): unknown => JSON.parse(write(input)));
}

/** What is opened where no program can judge. */
function nothingJudges(missing: string): Omit<OpenedOwn, 'sources' | 'readsWhole'> {
  return {
    judgedBy: undefined,
    policies: [],
    notices: [],
    provided: Promise.resolve([]),
    missing,
    judge: () => Promise.reject(new Error(missing)),
    explain: async () => [],
    close: async () => undefined,
  };
}

/** Opens all sets, or none. */
export async function openAll(
  sets: readonly Trusted<PolicyFiles>[],
  ports: PolicyPorts,
): Promise<OpenedPolicies[]> {
  const opened: OpenedPolicies[] = [];
  try {
    for (const set of sets) opened.push(await openPolicies(set, ports));
    return opened;
  } catch (error) {
    for (const set of opened) await set.close();
    throw error;
  }
}
