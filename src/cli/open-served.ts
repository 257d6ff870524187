/** Opens what judges plans for `serve`: the policies of a directory, and those that a seed names. */
import { join, resolve } from 'node:path';
import type { OpenJudge } from '../service/load-policies.ts';
import type { PolicySet } from '../service/load-policies.ts';
import { loadPolicySet, readSources, areExamples } from '../service/load-policies.ts';
import {
  openPolicies,
  POLICY_MS,
  refuseUnjudged,
  type OpenedPolicies,
} from '../rego/open-policies.ts';
import type { Finding } from '../model/finding.ts';
import { policiesMissing, PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { readDirectoryPolicies } from '../rego/policy-files.ts';
import { findOpa } from '../rego/find-opa.ts';
import type { CommandIo } from './command.ts';
import { findExamples } from './demo/scenarios.ts';
import { UsageError } from './read-input.ts';

export interface ServedPolicies {
  /** The policies of the directory; undefined if none is named. */
  set: PolicySet | undefined;
  /** Opens the policies that a seed names; its judge is undefined without a usable `opa`. */
  openJudge: OpenJudge;
  warnings: Finding[];
  /** Ends every `opa` that was started. */
  close: () => Promise<void>;
}

/** How the service describes the set of the directory, which every workspace gets. */
const GUARDRAILS = {
  name: 'guardrails',
  description: null,
  system: 'policy-evaluation',
  overridable: false,
} as const;

/**
 * @param shownAs the directory as `--policies` names it; undefined without the option
 * @throws UsageError with everything that is wrong with the directory
 */
export async function openServedPolicies(
  shownAs: string | undefined,
  { clock, executeBounded, environment, signal, workingDirectory }: CommandIo,
): Promise<ServedPolicies> {
  const limits = { clock, policyMs: POLICY_MS, deadlineMs: Number.POSITIVE_INFINITY };
  const policyPorts = { executeBounded, environment, signal, limits };
  const opened: OpenedPolicies[] = [];
  const open = async (files: PolicyFiles): Promise<OpenedPolicies> => {
    refuseUnjudged(files);
    const policies = await openPolicies(files, policyPorts);
    opened.push(policies);
    return policies;
  };
  try {
    const opa = await findOpa(policyPorts);
    const hasOpa = opa !== undefined && !('problem' in opa);
    const withoutSet = {
      set: undefined,
      openJudge: async (path: string | undefined) => {
        if (!hasOpa) return undefined;
        // Without a path the examples are meant.
        const directory = path ?? join(findExamples(), 'policies');
        return (await open(await readPolicyDirectory(directory, directory, workingDirectory))).set
          .judge;
      },
      warnings: [],
      close: async () => {
        for (const { close } of opened) await close();
      },
    };
    if (shownAs === undefined) return withoutSet;
    const path = resolve(workingDirectory, shownAs);
    const files = await readPolicyDirectory(path, shownAs, workingDirectory);
    // The answers of `opa` for the example policies are recorded.
    if (!hasOpa && areExamples(await readSources(path))) {
      return { ...withoutSet, set: await loadPolicySet({ ...GUARDRAILS, directory: path }) };
    }
    const { set, warnings } = await open(files);
    return { ...withoutSet, set: { ...set, ...GUARDRAILS }, warnings };
  } catch (error) {
    if (!(error instanceof PolicyProblem)) throw error;
    throw new UsageError(error.problems('--policies'));
  }
}

/** Reads a directory of the user's own. @throws PolicyProblem if it is missing or cannot be read */
async function readPolicyDirectory(
  path: string,
  shownAs: string,
  workingDirectory: string,
): Promise<PolicyFiles> {
  const files = await readDirectoryPolicies(path, shownAs, workingDirectory);
  if (files === undefined) throw new PolicyProblem(policiesMissing(shownAs));
  return files;
}
