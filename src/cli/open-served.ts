/** What judges for `serve`: the policies of a directory, and those of a seed. */
import { availableParallelism } from 'node:os';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import type { Clock } from '../model/ports.ts';
import type { OpenJudge } from '../rego/judge.ts';
import { loadPolicySet, readSources, type PolicySet } from '../service/load-policies.ts';
import { TERRAFORM_PLAN } from '../plan/plan-shape.ts';
import { areExamples } from '../service/recorded-answers.ts';
import { openPolicies, type OpenedPolicies } from '../rego/open-policies.ts';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { askForSources, readDirectoryPolicies, whoJudgesSentinel } from '../rego/policy-files.ts';
import { findOpa } from '../rego/find-opa.ts';

export interface ServedPolicies {
  set: PolicySet | undefined;
  openJudge: OpenJudge;
  warnings: string[];
  close: () => Promise<void>;
}

/** What is named to judge. */
export interface ServedNames {
  /** Absolute, and as it is shown; undefined if none is named. */
  directory: { path: string; shownAs: string } | undefined;
  /** The absolute path of the example policies. */
  examples: () => Promise<string>;
  /** The longest time of each policy on one plan. */
  policyMs: number;
}

/** The set that `serve` gives to every workspace. */
const GUARDRAILS = {
  name: 'guardrails',
  description: null,
  system: 'policy-evaluation',
  overridable: false,
} as const;

/** Opens the policies of a directory for `serve`. */
export async function openServed(
  { directory, examples, policyMs }: ServedNames,
  ports: ProgramPorts & { clock: Clock },
): Promise<ServedPolicies | { problem: string }> {
  const { clock, executeBounded, environment, signal } = ports;
  const limits = {
    clock,
    policyMs,
    deadlineMs: Number.POSITIVE_INFINITY,
    processes: availableParallelism(),
  };
  const plan = TERRAFORM_PLAN;
  const policyPorts = { executeBounded, environment, signal, limits, plan };
  const toClose: (() => Promise<void>)[] = [];
  const read = async (path: string, shownAs: string): Promise<PolicyFiles> => {
    const files = await readDirectoryPolicies(path, shownAs, true);
    if (files !== undefined) return files;
    throw new PolicyProblem(`"${shownAs}" does not exist.`);
  };
  const open = async (files: PolicyFiles): Promise<OpenedPolicies> => {
    const unjudged = whoJudgesSentinel(files) ?? askForSources(files);
    if (unjudged !== undefined) throw new PolicyProblem(unjudged);
    const opened = await openPolicies(files, policyPorts);
    toClose.push(opened.close);
    return opened;
  };
  try {
    const found = await findOpa(policyPorts);
    const hasOpa = found !== undefined && !('problem' in found);
    const served = {
      set: undefined,
      openJudge: async (path: string | undefined) => {
        if (!hasOpa) return undefined;
        const at = path ?? (await examples());
        return (await open(await read(at, at))).set.judge;
      },
      warnings: [],
      close: async () => {
        for (const close of toClose) await close();
      },
    };
    if (directory === undefined) return served;
    const { path, shownAs } = directory;
    const files = await read(path, shownAs);
    if (!hasOpa && areExamples(await readSources(path))) {
      const about = { ...GUARDRAILS, directory: path };
      return { ...served, set: await loadPolicySet(about) };
    }
    const { set, warnings, provided } = await open(files);
    const all = warnings.concat(await provided);
    return { ...served, set: { ...set, ...GUARDRAILS }, warnings: all };
  } catch (error) {
    if (error instanceof PolicyProblem) return { problem: error.message };
    throw error;
  }
}
