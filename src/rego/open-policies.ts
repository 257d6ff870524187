/**
 * Opens a set of Rego policies from its files. The `opa` on the PATH judges by it (`judge-by-opa.ts`), and `read-outcome.ts`
 * reads what it answers of each policy.
 */
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { finding, textOf, type Finding } from '../model/finding.ts';
import { MissingJudge, PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { filePart, literal, phrase, quoted, typed } from '../model/sentence.ts';
import { isOverridable } from './approval-rules.ts';
import { builtinErrorFinder } from './builtin-errors.ts';
import { describeRules, type RuleFacts } from './describe-rules.ts';
import { findOpa, noOpa, type Opa } from './find-opa.ts';
import { isInInput, placesInInput, writeInput, type PolicyInput } from './input-form.ts';
import { OpaJudge, type JudgeLimits, type OpaOutcome } from './judge-by-opa.ts';
import { describeIdleRules } from './idle-rules.ts';
import { placeOfRule, type JudgingRule } from './judging-rules.ts';
import type { OpaError } from './opa-errors.ts';
import { openFolder } from './opa-folder.ts';
import {
  findUnjudged,
  isTestFile,
  refuseMisnamed,
  withoutTestsOfConftest,
} from './policy-files.ts';
import type { DeclaredSet, Judge, JudgedPolicy, PolicyLevel } from './policy-set.ts';
import { titleReader } from './metadata.ts';
import { parseAll } from './read-modules.ts';
import { readOpaOutcome, whyNotEvaluated } from './read-outcome.ts';
import { readSet, type RegoSet } from './read-set.ts';
import type { Trees } from './syntax.ts';
import { CODES } from '../model/errors.ts';

/** The most time for one policy on one plan. */
export const POLICY_MS = 60_000;

export interface PolicyPorts extends ProgramPorts {
  limits: JudgeLimits;
}

/** A policy that is undecided for each plan that it does not deny. */
export interface UndecidedPolicy {
  policy: string;
  level: PolicyLevel;
  why: readonly string[];
}

export interface OpenedPolicies {
  set: DeclaredSet;
  files: PolicyFiles;
  /** What judges: `opa 1.22.4`. */
  judgedBy: string;
  /** What judges, and the files in Rego v0; undefined if nothing here can judge. */
  engine: { opa: Opa; version0Files: readonly string[] } | undefined;
  /** What is to be said of the policies themselves. */
  warnings: Finding[];
  /** The policies that no plan passes, because they read what none has, each with every reason as a sentence. */
  undecided: readonly UndecidedPolicy[];
  /** The document that the policies read, as JSON. */
  write: (input: PolicyInput) => string;
  /** What each policy reads, in the order in which they judge; empty if nothing here can judge them. */
  facts: readonly RuleFacts[];
  /** Deletes what was written for `opa`. */
  close: () => Promise<void>;
}

/**
 * Opens a policy set, also one that nothing here can judge. The caller closes it. It judges plans of every kind: what a
 * plan lacks is asked when it is judged.
 *
 * @throws PolicyProblem with everything that is wrong, each with file and line; MissingJudge without an `opa`
 */
export async function openPolicies(
  given: PolicyFiles,
  ports: PolicyPorts,
): Promise<OpenedPolicies> {
  const unjudged = findUnjudged(given);
  if (unjudged !== undefined) return openUndecided(given, unjudged);
  refuseMisnamed(given);
  refuseWithoutRego(given);
  const { opa, trees } = await startOpa(given, ports);
  const policies = withoutTestsOfConftest(given, trees);
  const folder = openFolder(policies.files, opa, ports);
  try {
    const source = { policies, folder, opa, trees, ports };
    const opened = await readSet(source, []);
    const { form, modules } = opened;
    return {
      set: toDeclaredSet(opened, opa, ports.limits),
      files: policies,
      judgedBy: `opa ${opa.version}`,
      engine: { opa, version0Files: modules.version0Files },
      warnings: warningsOf(opened),
      undecided: undecidedIn(opened),
      write: (input) => writeInput(form, input),
      facts: describeRules(opened),
      close: async () => folder.remove(),
    };
  } catch (error) {
    folder.remove();
    throw error;
  }
}

/** @throws PolicyProblem if nothing here can judge the set */
export function refuseUnjudged(files: PolicyFiles): void {
  const unjudged = findUnjudged(files);
  if (unjudged !== undefined) throw new PolicyProblem(unjudged.why);
}

function refuseWithoutRego({ files, shownAs }: PolicyFiles): void {
  const names = [...files.keys()];
  if (names.some((name) => name.endsWith('.rego') && !isTestFile(name))) return;
  const inHcl = names.find((name) => name.endsWith('.policy.hcl'));
  if (inHcl !== undefined) {
    throw new PolicyProblem(
      finding(
        CODES.policiesInHcl,
        phrase`${quoted(shownAs)} holds policies in HCL (${filePart(inHcl)}), and only Rego is judged here.`,
        {
          remedy: phrase`Attach them to the workspace as a policy set, and check with the service, or write them in Rego.`,
          actor: 'policy-owners',
        },
      ),
    );
  }
  throw new MissingJudge(
    finding('policies-missing', phrase`${quoted(shownAs)} holds no policy.`, {
      about: { policySet: shownAs },
      remedy: phrase`${typed('plangate init --local')} writes a first one with its test.`,
      actor: 'policy-owners',
    }),
  );
}

/** Finds `opa`, and has it parse the files. @throws MissingJudge without one that can be used */
async function startOpa(
  { files, shownAs }: PolicyFiles,
  ports: PolicyPorts,
): Promise<{ opa: Opa; trees: Trees }> {
  // One process parses the policies and tells the version, while another lists its functions.
  const parsing = parseAll(files, ports);
  const version = parsing.then((parsed) => parsed.version);
  const [opa, { trees }] = await Promise.all([findOpa(ports, version), parsing]);
  if (opa === undefined) throw new MissingJudge(noOpa(shownAs));
  if ('problem' in opa) throw new MissingJudge(opa.problem);
  return { opa, trees };
}

/** That there is no `opa` that can judge; undefined if there is one. */
export async function findMissingOpa(ports: ProgramPorts): Promise<Finding | undefined> {
  const opa = await findOpa(ports);
  if (opa === undefined) return noOpa();
  return 'problem' in opa ? opa.problem : undefined;
}

/** A set that nothing here can judge: each of its policies is undecided. */
function openUndecided(
  files: PolicyFiles,
  { names, why }: { names: readonly string[]; why: Finding },
): OpenedPolicies {
  const judged = names.map((name): JudgedPolicy => ({
    name,
    status: 'not_evaluated',
    output: [textOf(why)],
  }));
  const set: DeclaredSet = {
    name: files.name,
    policies: names.map((name) => ({ name, level: 'mandatory', query: '', description: '' })),
    judge: { version: 'none', evaluate: async () => judged },
  };
  return {
    set,
    files,
    judgedBy: 'nothing here',
    engine: undefined,
    warnings: [],
    undecided: names.map((policy) => ({ policy, level: 'mandatory', why: [textOf(why)] })),
    facts: [],
    write: ({ plan, planText = JSON.stringify(plan), run }) =>
      `{"plan":${planText},"run":${JSON.stringify(run)}}`,
    close: async () => undefined,
  };
}

function undecidedIn({ readings, policies }: RegoSet): UndecidedPolicy[] {
  return readings.flatMap((reading) => {
    const why = whyNotEvaluated(reading, () => placeOfRule(reading.rule, policies));
    const { name: policy, level } = reading.rule;
    return why.length > 0 ? { policy, level, why } : [];
  });
}

function warningsOf({ policies, modules, groups, readings, notices }: RegoSet): Finding[] {
  const { shownAs } = policies;
  const ofFiles = policies.notices ?? [];
  const used = new Set(readings.flatMap(({ reads }) => [...reads.rules]));
  const judging = readings.map(({ rule }) => rule);
  const warnings = [...ofFiles, ...notices, ...describeIdleRules(judging, used, groups, policies)];
  const [first] = modules.version0Files;
  if (first !== undefined) {
    const { length } = modules.version0Files;
    const others = length > 1 ? literal` and ${length - 1} more` : '';
    warnings.push(
      finding(
        'policy-in-rego-v0',
        phrase`${filePart(`${shownAs}/${first}`)}${others}: Rego v0, judged as such.`,
        {
          remedy: phrase`${typed(`opa fmt --write --v0-v1 ${shownAs}`)} rewrites it in v1.`,
          actor: 'policy-owners',
        },
      ),
    );
  }
  return warnings;
}

function toDeclaredSet(source: RegoSet, { version }: Opa, limits: JudgeLimits): DeclaredSet {
  return {
    name: source.policies.name,
    policies: source.readings.map(({ rule }) => {
      const { name, query, level, description, approval, argument } = rule;
      return { name, query, level, description, argument, ...(approval && { approval }) };
    }),
    judge: { version, evaluate: evaluatorOf(source, limits) },
  };
}

/** Makes the function that asks `opa` about a plan, or about one policy and a plan without some of its resources. */
function evaluatorOf(source: RegoSet, limits: JudgeLimits): Judge['evaluate'] {
  const { folder, readings, form, policies } = source;
  const titles = titleReader(folder);
  // What a policy is called where its rule is only true.
  const titleOf = async ({ group: { path } }: JudgingRule) =>
    (await titles(path)) ?? path.at(-1) ?? '';
  const judging = readings.map(({ rule }) => rule);
  const opaJudge = new OpaJudge(judging, folder, limits);
  /** A plan is asked about again for each exception, and can be long. */
  const written = new WeakMap<PolicyInput, string>();
  const indexes = new Map(judging.map(({ name }, index) => [name, index]));
  const findBuiltinErrors = builtinErrorFinder(source);
  return async (input, signal, narrowed) => {
    const document = written.get(input) ?? writeInput(form, input);
    written.set(input, document);
    const policy = narrowed && indexes.get(narrowed.policy);
    const without = narrowed?.without.flatMap((path) => placesInInput(form, path)) ?? [];
    const question = policy === undefined ? undefined : { policy, without };
    const outcomes = await opaJudge.outcomes(document, signal, question);
    const asked = policy === undefined ? readings : readings.slice(policy, policy + 1);
    // A newer Terraform may write more than is known here.
    const isAbsent = (path: readonly string[]) =>
      path.length === 0 || !(form.keys.includes(path[0] ?? '') && isInInput(input, path));
    return await Promise.all(
      asked.map(async (reading, index): Promise<JudgedPolicy> => {
        const { name } = reading.rule;
        const outcome = outcomes[index];
        if (outcome === undefined) throw new Error(`opa did not judge ${name}.`);
        const findings = reading.findings.filter(({ path }) => isAbsent(path));
        const ofPlan = { ...reading, findings };
        const read = (one: OpaOutcome, errors: readonly OpaError[]) =>
          readOpaOutcome(ofPlan, { outcome: one, errors }, policies, titleOf);
        if ('failed' in outcome) return { name, ...(await read(outcome, [])) };
        const found = await findBuiltinErrors(reading, outcome);
        const judged = await read(outcome, found.isUncertain ? [] : found.errors);
        const isDecided = judged.status === 'failed' && !isOverridable(reading.rule);
        if (!found.isUncertain || isDecided) return { name, ...judged };
        // Only alone is it known which of the errors are of this policy.
        const narrowedTo = { policy: indexes.get(name) ?? 0, without };
        const [alone = outcome] = await opaJudge.outcomes(document, signal, narrowedTo);
        const errors = 'failed' in alone ? [] : (await findBuiltinErrors(reading, alone)).errors;
        return { name, ...(await read(alone, errors)) };
      }),
    );
  };
}
