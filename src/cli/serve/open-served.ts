/** Opens what judges plans for `serve`: the policies of a directory, and those that a seed names. */
import { join, resolve } from 'node:path';
import {
  type OpenJudge,
  type PolicySet,
  loadPolicySet,
  readSources,
  areExamples,
} from '../../service/load-policies.ts';
import {
  openPolicies,
  POLICY_MS,
  refuseUnjudged,
  type OpenedPolicies,
} from '../../rego/open-policies.ts';
import type { Finding } from '../../model/finding.ts';
import { policiesMissing, PolicyProblem, type PolicyFiles } from '../../model/policy-files.ts';
import { readDirectoryPolicies } from '../../rego/policy-files.ts';
import { findOpa } from '../../rego/find-opa.ts';
import type { CommandIo } from '../../check/command.ts';
import { findExamples } from '../../tools/demo/index.ts';
import { UsageError } from '../../check/command-input.ts';

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
 * Opens the policies of the directory, and what opens those that seeds name. Without a usable `opa` only the examples can be opened.
 *
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
    const openJudge: OpenJudge = async (path) => {
      if (!hasOpa) return undefined;
      // Without a path the examples are meant.
      const directory = path ?? join(findExamples(), 'policies');
      const files = await readPolicyDirectory(directory, directory, workingDirectory);
      const { set } = await open(files);
      return set.judge;
    };
    const close = async () => {
      for (const policies of opened) await policies.close();
    };
    const ofSeeds = { openJudge, close, warnings: [] };
    if (shownAs === undefined) return { ...ofSeeds, set: undefined };
    const path = resolve(workingDirectory, shownAs);
    const files = await readPolicyDirectory(path, shownAs, workingDirectory);
    // Without `opa`, the example policies still have its recorded answers.
    if (!hasOpa && areExamples(await readSources(path))) {
      return { ...ofSeeds, set: await loadPolicySet({ ...GUARDRAILS, directory: path }) };
    }
    const { set, warnings } = await open(files);
    return { ...ofSeeds, set: { ...set, ...GUARDRAILS }, warnings };
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
