/** The policies of a directory for a service that goes on: compiled where there is an `opa`. */
import { loadHcl } from '../locate/hcl.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import type { PolicySet } from '../service/load-policies.ts';
import { compilePolicies } from './compile-policies.ts';
import { examineOpa } from './examine-opa.ts';
import { cacheOf } from './open-local.ts';
import { PolicyProblem, readDirectoryPolicies } from './policy-files.ts';

/**
 * @param directory absolute
 * @returns undefined if nothing can be compiled here: no `.rego`, or no `opa`
 */
export async function compileDirectory(
  directory: string,
  shownAs: string,
  ports: ProgramPorts,
): Promise<{ set: PolicySet } | { problem: string } | undefined> {
  try {
    const files = await readDirectoryPolicies(directory, shownAs, true);
    const isSource = [...(files?.files.keys() ?? [])].some((name) => name.endsWith('.rego'));
    if (files === undefined || !isSource) return undefined;
    if ((await examineOpa(ports)) === undefined) return undefined;
    const compile = { ...ports, hcl: await loadHcl(), cacheDirectory: cacheOf(ports) };
    const { set } = await compilePolicies(files, compile);
    return { set: { ...set, name: 'guardrails' } };
  } catch (error) {
    if (error instanceof PolicyProblem) return { problem: error.message };
    throw error;
  }
}
