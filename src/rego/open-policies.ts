/**
 * Opens a set of Rego policies from its files. The `opa` on the PATH judges by it (`judge-by-opa.ts`), and what it answers
 * of each policy is read here: passed, failed or not evaluated.
 */
import { randomBytes } from 'node:crypto';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { keepLongNumbers, parseExactly, restoreLongNumbers } from '../model/json-text.ts';
import { isRecord, parseJson } from '../model/parse.ts';
import { MissingJudge, PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { quote } from '../model/quote.ts';
import { describeRules, type RuleFacts } from './describe-rules.ts';
import { findOpa, howToGetOpa, type Opa } from './find-opa.ts';
import {
  ALL_TOOLS,
  isInInput,
  placesInInput,
  PLAN_ITSELF,
  wordFor,
  writeInput,
  type PolicyInput,
} from './input-form.ts';
import { explainOutcome, OpaJudge, type JudgeLimits, type OpaOutcome } from './judge-by-opa.ts';
import { describeIdleRules, type JudgingRule } from './judging-rules.ts';
import { placeOf } from './opa-errors.ts';
import { openFolder } from './opa-folder.ts';
import { findUnjudged, isTestFile, withoutTestsOfConftest } from './policy-files.ts';
import type { DeclaredSet, Judge, JudgedPolicy } from './policy-set.ts';
import { parseAll, titleReader } from './read-modules.ts';
import { readSet, type PolicyReading, type RegoSet } from './read-set.ts';
import type { Trees } from './syntax.ts';

/** The most time for one policy on one plan. */
export const POLICY_MS = 60_000;

export interface PolicyPorts extends ProgramPorts {
  limits: JudgeLimits;
}

export interface OpenedPolicies {
  set: DeclaredSet;
  files: PolicyFiles;
  /** What judges: `opa 1.22.4`. */
  judgedBy: string;
  /** What judges, and the files in Rego v0; undefined if nothing here can judge. */
  engine: { opa: Opa; version0Files: readonly string[] } | undefined;
  /** Sentences for people about the policies themselves. */
  warnings: string[];
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
      `"${shownAs}" holds policies in HCL (${inHcl}), and only Rego is judged here. Attach them to the workspace as a policy set, and check with the service, or write them in Rego.`,
      'PG-114',
    );
  }
  throw new MissingJudge(
    `"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`,
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
  if (opa === undefined) {
    throw new MissingJudge(
      `"${shownAs}" holds policies in Rego, and there is no \`opa\` on the PATH. ${howToGetOpa()}`,
    );
  }
  if ('problem' in opa) throw new MissingJudge(`${opa.problem} ${howToGetOpa()}`);
  return { opa, trees };
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
    judge: { version: 'none', evaluate: async () => judged },
  };
  return {
    set,
    files,
    judgedBy: 'nothing here',
    engine: undefined,
    warnings: [],
    facts: [],
    write: ({ plan, planText = JSON.stringify(plan), run }) =>
      `{"plan":${planText},"run":${JSON.stringify(run)}}`,
    close: async () => undefined,
  };
}

function warningsOf({ policies, modules, groups, readings, notices }: RegoSet): string[] {
  const { shownAs } = policies;
  const ofFiles = policies.notices ?? [];
  const used = new Set(readings.flatMap(({ reads }) => [...reads.rules]));
  const judging = readings.map(({ rule }) => rule);
  const warnings = [...ofFiles, ...notices, ...describeIdleRules(judging, used, groups, policies)];
  const [first] = modules.version0Files;
  if (first !== undefined) {
    const others =
      modules.version0Files.length > 1 ? ` and ${modules.version0Files.length - 1} more` : '';
    warnings.push(
      `${shownAs}/${first}${others}: Rego v0, judged as such. \`opa fmt --write --v0-v1 ${shownAs}\` rewrites it in v1.`,
    );
  }
  return warnings;
}

function toDeclaredSet(source: RegoSet, { version }: Opa, limits: JudgeLimits): DeclaredSet {
  const { folder, readings, form, policies } = source;
  const judging = readings.map(({ rule }) => rule);
  const titles = titleReader(folder);
  // What a policy is called where its rule is only true.
  const titleOf = async ({ group: { path } }: JudgingRule) =>
    (await titles(path)) ?? path.at(-1) ?? '';
  const opaJudge = new OpaJudge(judging, folder, limits);
  /** A plan is asked about again for each exception, and can be long. */
  const written = new WeakMap<PolicyInput, string>();
  const indexes = new Map(readings.map(({ rule }, index) => [rule.name, index]));
  const evaluate: Judge['evaluate'] = async (input, signal, narrowed) => {
    const document = written.get(input) ?? writeInput(form, input);
    written.set(input, document);
    const only = narrowed && indexes.get(narrowed.policy);
    const outcomes = await opaJudge.outcomes(
      document,
      signal,
      only === undefined
        ? undefined
        : {
            policy: only,
            without: narrowed?.without.flatMap((path) => placesInInput(form, path)) ?? [],
          },
    );
    const asked = only === undefined ? readings : readings.slice(only, only + 1);
    const judged = asked.map(async (reading, index): Promise<JudgedPolicy> => {
      const { rule, findings } = reading;
      const outcome = outcomes[index];
      if (outcome === undefined) throw new Error(`opa did not judge ${rule.name}.`);
      // A newer Terraform may write more than is known here.
      const absent = findings.filter(
        ({ path }) =>
          path.length === 0 || !(form.keys.includes(path[0] ?? '') && isInInput(input, path)),
      );
      const result = await resultOf({ ...reading, findings: absent }, outcome, policies, titleOf);
      return { name: rule.name, ...result };
    });
    return await Promise.all(judged);
  };
  return {
    name: policies.name,
    policies: judging.map(({ name, query, level, description, approval }) => ({
      name,
      query,
      level,
      description,
      ...(approval && { approval }),
    })),
    judge: { version, evaluate },
  };
}

async function resultOf(
  { rule: policy, doubt, findings }: PolicyReading,
  outcome: OpaOutcome,
  policies: PolicyFiles,
  titleOf: (policy: JudgingRule) => Promise<string>,
): Promise<Omit<JudgedPolicy, 'name'>> {
  const { name } = policy;
  const { shownAs } = policies;
  const where = (): string => placeOfRule(policy, policies);
  if ('failed' in outcome) {
    return explainOutcome(outcome, { name, shownAs, ruleStart: where() });
  }
  const { value: json, exceptions, printed } = outcome;
  const remarks = printed.map((line) => `printed: ${line}`);
  const { exception } = policy;
  const value = parseExactly(json ?? 'null');
  const isUntitled = value === true || (Array.isArray(value) && value.includes(true));
  let output = reasonsOf(value, isUntitled ? await titleOf(policy) : name);
  if (exception !== undefined && output.length > 0 && exceptions.includes(exception.word)) {
    remarks.push(`failed, and is excepted by ${exception.query}.`);
    output = [];
  }
  const wordless = findWordless(output);
  if (wordless !== undefined) {
    remarks.push(
      `gives ${JSON.stringify(wordless).slice(0, 80)} as a reason (${where()}). Give a text, or an object with \`msg\`.`,
    );
  }
  if (output.length > 0) {
    return { status: 'failed', output, answers: answersIn(json ?? 'null'), remarks };
  }
  const sentences = findings.map(({ text }) => text);
  if (doubt !== undefined) {
    const tools = ALL_TOOLS.map(wordFor).join(', ');
    sentences.push(
      `${where()}: policy ${quote(name)} ${doubt}, so it is not known for which document it was written. Say so in METADATA of the policy, as in \`input-document: ${PLAN_ITSELF}\`. There are: ${tools}.`,
    );
  }
  if (sentences.length === 0) return { status: 'passed', output, remarks };
  const lacksInput = doubt === undefined;
  return { status: 'not_evaluated', output: [...new Set(sentences)], lacksInput, remarks };
}

/** Where the rule of a policy begins, found in the text: `opa` names no places where it parses many files at once. */
function placeOfRule({ group }: JudgingRule, { files, shownAs }: PolicyFiles): string {
  const [rule] = group.rules;
  const file = rule?.module.file;
  const lines = Buffer.from(files.get(file ?? '') ?? '')
    .toString()
    .split('\n');
  const row = lines.findIndex((line) => {
    const [, word] = /^\s*(?:default\W+)?(\w+)/.exec(line) ?? [];
    return word !== undefined && word === rule?.rule.name[0];
  });
  return placeOf(shownAs, { file, row: row + 1 });
}

/** Keys of an object that is one reason, as conftest and Terraform Enterprise know it. */
const REASON_KEYS = ['msg', 'message', 'reason'];

/**
 * The reasons. A rule without a value, or with `false`, `null` or an empty collection, has none.
 *
 * @param title the reason of a rule that is only true
 */
function reasonsOf(value: unknown, title: string): unknown[] {
  if (value === undefined || value === null || value === false) return [];
  if (value === true) return [title];
  if (Array.isArray(value)) return value.map((reason) => (reason === true ? title : reason));
  if (!isRecord(value)) return [value];
  if (isOneReason(value)) return [value];
  // `deny[address] := reason`, or `deny[reason] := true`.
  return Object.entries(value).map(([key, reason]) => {
    if (reason === true) return key;
    return typeof reason === 'string' ? `${key}: ${reason}` : reason;
  });
}

/** For each of the reasons, the whole answer as JSON. */
function answersIn(json: string): string[] {
  const mark = randomBytes(12).toString('hex');
  const value = parseJson(keepLongNumbers(json, mark));
  const toText = (answer: unknown): string => restoreLongNumbers(JSON.stringify(answer), mark);
  if (Array.isArray(value)) return value.map(toText);
  if (!isRecord(value) || isOneReason(value)) return [toText(value)];
  return Object.entries(value).map((member) => toText(Object.fromEntries([member])));
}

/** A reason without words for people; undefined if all have some. */
function findWordless(reasons: readonly unknown[]): unknown {
  return reasons.find(
    (reason) => typeof reason !== 'string' && !(isRecord(reason) && isOneReason(reason)),
  );
}

/** Whether an object is one reason, and not an object of reasons by their keys. */
function isOneReason(value: Readonly<Record<string, unknown>>): boolean {
  return REASON_KEYS.some((key) => typeof value[key] === 'string');
}
