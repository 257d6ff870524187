/** Opens a policy set from its files. */
import type { ProgramPorts } from '../machine/ask-opa.ts';
import type { JudgedPolicy } from './judge.ts';
import type { DeclaredSet } from './policy-set.ts';
import { MissingJudge, PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { findUnjudged, isTestFile, withoutTestsOfConftest } from './policy-files.ts';
import { findOpa } from './find-opa.ts';
import { howToGetOpa } from './get-opa.ts';
import { openRego, type OpenedRego, type OpenedSet, type PolicyPorts } from './open-rego.ts';
import { parseAll } from './read-modules.ts';

export interface OpenedPolicies extends OpenedSet {
  files: PolicyFiles;
  /** What judges: `opa 1.22.3`. */
  judgedBy: string;
}

/** The most time for one policy on one plan. */
export const POLICY_MS = 60_000;

/**
 * Opens a policy set, also one that nothing here can judge. The caller closes it.
 *
 * @throws PolicyProblem with everything that is wrong, each with file and line; MissingJudge without an `opa`
 */
export async function openPolicies(
  files: PolicyFiles,
  ports: PolicyPorts,
): Promise<OpenedPolicies> {
  const unjudged = findUnjudged(files);
  return unjudged === undefined ? openJudging(files, ports) : openUndecided(files, unjudged);
}

/** Opens a policy set, and rejects with a PolicyProblem if nothing here can judge it. */
export async function openJudging(
  given: PolicyFiles,
  ports: PolicyPorts,
): Promise<OpenedPolicies & OpenedRego> {
  const unjudged = findUnjudged(given);
  if (unjudged !== undefined) throw new PolicyProblem(unjudged.why);
  const { shownAs } = given;
  const names = [...given.files.keys()];
  const rego = names.filter((name) => name.endsWith('.rego') && !isTestFile(name));
  const inHcl = names.find((name) => name.endsWith('.policy.hcl'));
  if (rego.length === 0 && inHcl !== undefined) {
    throw new PolicyProblem(
      `"${shownAs}" holds policies in HCL (${inHcl}), which the service alone judges. Attach them to the workspace as a policy set, and check with the service, or write them in Rego.`,
      'PG-114',
    );
  }
  if (rego.length === 0) {
    throw new MissingJudge(
      `"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`,
    );
  }
  // One process of `opa` parses the policies and tells its version, while another lists its functions.
  const parsing = parseAll(given, ports);
  const version = parsing.then((parsed) => parsed.version);
  const [opa, { trees }] = await Promise.all([findOpa(ports, version), parsing]);
  if (opa === undefined) {
    throw new MissingJudge(
      `"${shownAs}" holds ${rego.length} .rego, and there is no \`opa\` on the PATH. ${howToGetOpa()}`,
    );
  }
  if ('problem' in opa) throw new MissingJudge(`${opa.problem} ${howToGetOpa()}`);
  const files = withoutTestsOfConftest(given, trees);
  const opened = await openRego(files, opa, ports, trees);
  return { ...opened, files, judgedBy: `opa ${opa.version}` };
}

/** How to get an `opa` that can judge; undefined if there is one. */
export async function describeMissingOpa(ports: ProgramPorts): Promise<string | undefined> {
  const opa = await findOpa(ports);
  if (opa === undefined) return `There is no opa on the PATH. ${howToGetOpa()}`;
  return 'problem' in opa ? `${opa.problem} ${howToGetOpa()}` : undefined;
}

/** A set that nothing here can judge: each of its policies is undecided. */
function openUndecided(
  files: PolicyFiles,
  { names, why }: { names: readonly string[]; why: string },
): OpenedPolicies {
  const judged = names.map((name): JudgedPolicy => ({
    name,
    status: 'not_evaluated',
    output: [why],
  }));
  const set: DeclaredSet = {
    name: files.name,
    policies: names.map((name) => ({ name, level: 'mandatory', query: '', description: '' })),
    judge: { version: 'none', judge: async () => judged },
  };
  return {
    set,
    files,
    judgedBy: 'nothing here',
    warnings: [],
    provided: Promise.resolve([]),
    facts: [],
    write: ({ plan, planText = JSON.stringify(plan), run }) =>
      `{"plan":${planText},"run":${JSON.stringify(run)}}`,
    close: async () => undefined,
  };
}
