/** What judges for `serve`: the policies of a directory, and those of a seed. */
import { join, resolve } from 'node:path';
import type { OpenJudge } from '../rego/judge.ts';
import { loadPolicySet, readSources, type PolicySet } from '../service/load-policies.ts';
import { TERRAFORM_PLAN } from '../plan/plan-shape.ts';
import { areExamples } from '../service/recorded-answers.ts';
import { openJudging, POLICY_MS, type OpenedPolicies } from '../rego/open-policies.ts';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { readDirectoryPolicies } from '../rego/policy-files.ts';
import { findOpa } from '../rego/find-opa.ts';
import type { CommandIo } from './command.ts';
import { findExamples } from './find-examples.ts';
import { UsageError } from './problems.ts';

export interface ServedPolicies {
  set: PolicySet | undefined;
  openJudge: OpenJudge;
  warnings: string[];
  close: () => Promise<void>;
}

/** The set that `serve` gives to every workspace. */
const GUARDRAILS = {
  name: 'guardrails',
  description: null,
  system: 'policy-evaluation',
  overridable: false,
} as const;

/**
 * @param shownAs the directory; undefined if none is named
 * @throws UsageError with everything that is wrong with the directory
 */
export async function openServedPolicies(
  shownAs: string | undefined,
  { clock, executeBounded, environment, signal, workingDirectory }: CommandIo,
): Promise<ServedPolicies> {
  const limits = { clock, policyMs: POLICY_MS, deadlineMs: Number.POSITIVE_INFINITY };
  const plan = TERRAFORM_PLAN;
  const policyPorts = { executeBounded, environment, signal, limits, plan };
  const toClose: (() => Promise<void>)[] = [];
  const read = async (path: string, name: string): Promise<PolicyFiles> => {
    const files = await readDirectoryPolicies(path, name, true);
    if (files !== undefined) return files;
    throw new PolicyProblem(`"${name}" does not exist.`);
  };
  const open = async (files: PolicyFiles): Promise<OpenedPolicies> => {
    const opened = await openJudging(files, policyPorts);
    toClose.push(opened.close);
    return opened;
  };
  try {
    const found = await findOpa(policyPorts);
    const hasOpa = found !== undefined && !('problem' in found);
    const withoutSet = {
      set: undefined,
      openJudge: async (path: string | undefined) => {
        if (!hasOpa) return undefined;
        const directory = path ?? join(await findExamples(), 'policies');
        return (await open(await read(directory, directory))).set.judge;
      },
      warnings: [],
      close: async () => {
        for (const close of toClose) await close();
      },
    };
    if (shownAs === undefined) return withoutSet;
    const path = resolve(workingDirectory, shownAs);
    const files = await read(path, shownAs);
    // The answers of `opa` for the example policies are recorded.
    if (!hasOpa && areExamples(await readSources(path))) {
      return { ...withoutSet, set: await loadPolicySet({ ...GUARDRAILS, directory: path }) };
    }
    const { set, warnings, provided } = await open(files);
    const allWarnings = warnings.concat(await provided);
    return { ...withoutSet, set: { ...set, ...GUARDRAILS }, warnings: allWarnings };
  } catch (error) {
    if (!(error instanceof PolicyProblem)) throw error;
    const lines = error.message.split('\n');
    throw new UsageError(lines.map((message) => ({ where: '--policies', message })));
  }
}
