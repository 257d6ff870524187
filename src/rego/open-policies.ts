/**
 * Opens a set of Rego policies from its files. The `opa` on the PATH judges by it (`judge-by-opa.ts`), and what it answers
 * of each policy is read here: passed, failed or not evaluated.
 */
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { type JudgedPolicy, type DeclaredSet, readDeclaredPolicies } from './policy-set.ts';
import { MissingJudge, PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { findUnjudged, isTestFile, withoutTestsOfConftest } from './policy-files.ts';
import { findOpa, howToGetOpa, type Opa } from './find-opa.ts';
import {
  parseAll,
  checkModules,
  locateModules,
  parseRegoFile,
  readModules,
  type ReadModules,
} from './read-modules.ts';
import { isRecord } from '../model/parse.ts';
import { nameSome, quote } from '../model/quote.ts';
import type { PlanShape } from '../plan/plan-shape.ts';
import { ALL_TOOLS, isInInput, PLAN_ITSELF, wordFor, writeInput } from './input-form.ts';
import type { PolicyInput } from './input-form.ts';
import { readInput, type InputReading } from './absent-names.ts';
import type { AbsentName } from './names.ts';
import { describeFinding } from './describe-finding.ts';
import { explainOutcome, OpaJudge, type JudgeLimits, type OpaOutcome } from './judge-by-opa.ts';
import { groupRules, type Groups, type Trees } from './syntax.ts';
import {
  findDeclared,
  findJudging,
  isTestRule,
  JUDGING,
  namespaceLine,
  packagesBeside,
  packagesOf,
  describeIdleRules,
  type JudgingRule,
  refuseUnreadLevels,
  withLevels,
} from './judging-rules.ts';
import { describeRules, type RuleFacts } from './describe-rules.ts';
import { placeOf } from './opa-errors.ts';
import { openFolder, type OpaFolder } from './opa-folder.ts';

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
      `"${shownAs}" holds policies in Rego, and there is no \`opa\` on the PATH. ${howToGetOpa()}`,
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
    judge: { version: 'none', evaluate: async () => judged },
  };
  return {
    set,
    files,
    judgedBy: 'nothing here',
    warnings: [],
    facts: [],
    write: ({ plan, planText = JSON.stringify(plan), run }) =>
      `{"plan":${planText},"run":${JSON.stringify(run)}}`,
    close: async () => undefined,
  };
}

export interface PolicyPorts extends ProgramPorts {
  limits: JudgeLimits;
  /** Which keys the plans have that are judged. */
  plan: PlanShape;
}

interface OpenedSet {
  set: DeclaredSet;
  /** Sentences for people about the policies themselves. */
  warnings: string[];
  /** The document that the policies read, as JSON. */
  write: (input: PolicyInput) => string;
  /** What each policy reads, in the order in which they judge; empty if nothing here can judge them. */
  facts: readonly RuleFacts[];
  /** Deletes what was written for `opa`. */
  close: () => Promise<void>;
}

/** What judges a set, besides its policies. */
export interface OpenedRego {
  opa: Opa;
  /** The files in Rego v0. */
  version0Files: readonly string[];
}

/**
 * Opens a set.
 *
 * @param trees what `opa` reads in the files
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
async function openRego(
  policies: PolicyFiles,
  opa: Opa,
  ports: PolicyPorts,
  trees: Trees,
): Promise<OpenedSet & OpenedRego> {
  const folder = openFolder(policies.files, opa, ports);
  try {
    const moduleSource = { policies, folder, opa, trees };
    const parsedModules = await readModules(moduleSource);
    // Two processes side by side: what is wrong with the modules comes first, and then nothing else counts.
    const [checked, read] = await Promise.allSettled([
      checkModules(moduleSource, parsedModules),
      readSet(policies, folder, parsedModules, ports),
    ]);
    if (checked.status === 'rejected') throw checked.reason;
    let source: RegoSet;
    if (checked.value !== undefined) {
      const modules = { ...parsedModules, version0Files: checked.value };
      source = await readSet(policies, folder, modules, ports);
    } else if (read.status === 'rejected') throw read.reason;
    else source = read.value;
    const { reading } = source;
    return {
      set: toDeclaredSet(source, opa, ports.limits),
      warnings: warningsOf(source),
      write: (input) => writeInput(reading.form, input),
      facts: describeRules(source, ports.plan),
      opa,
      version0Files: source.modules.version0Files,
      close: async () => folder.remove(),
    };
  } catch (error) {
    folder.remove();
    throw error;
  }
}

interface RegoSet {
  policies: PolicyFiles;
  folder: OpaFolder;
  modules: ReadModules;
  groups: Groups;
  judging: readonly JudgingRule[];
  reading: InputReading;
  /** Sentences about policies with two levels. */
  notices: readonly string[];
}

async function readSet(
  policies: PolicyFiles,
  folder: OpaFolder,
  modules: ReadModules,
  ports: PolicyPorts,
): Promise<RegoSet> {
  const annotated = await locateModules(modules, policies, folder);
  const groups = groupRules(annotated, policies.shownAs);
  const { judging, notices } = withLevels(judgingIn(policies, groups), policies);
  refuseUnreadLevels(judging, policies);
  const set = { policies, folder, modules: { ...modules, modules: annotated }, groups, judging };
  return { ...set, notices, reading: await readInput({ ...set, plan: ports.plan }) };
}

function judgingIn(policies: PolicyFiles, groups: Groups): JudgingRule[] {
  const { files, shownAs } = policies;
  if (!files.has('policies.hcl')) {
    const packages = packagesOf(policies, groups);
    const judging = findJudging(groups, packages);
    if (judging.length > 0) return judging;
    const among = packages === undefined ? '' : ` in the package ${packages.join(' or ')}`;
    const others = packages === undefined ? [] : packagesBeside(packages, groups);
    const remedy =
      others.length > 0
        ? ` Other packages have such rules. For these, write \`${namespaceLine(others)}\` in conftest.toml.`
        : `${rulesIn(groups)} Name the rule \`deny\`, or name its query in policies.hcl. A library belongs into the directory of the policies that use it.`;
    throw new PolicyProblem(`"${shownAs}" has no rule that judges${among}: ${JUDGING}.${remedy}`);
  }
  const problems: string[] = [];
  const text = new TextDecoder().decode(files.get('policies.hcl'));
  const declared = readDeclaredPolicies(text, problems);
  if (declared.length + problems.length === 0) problems.push('policies.hcl: it names no policy.');
  const found = findDeclared(declared, groups, policies);
  const all = [...problems.map((problem) => `${shownAs}/${problem}`), ...found.problems];
  if (all.length > 0) throw new PolicyProblem(all.join('\n'));
  return found.judging;
}

/** The first rules, for a sentence. */
function rulesIn(groups: Groups): string {
  const named = [...groups.values()].flatMap(({ path, rules: [first] }) => {
    const name = path.at(-1) ?? '';
    const shown = `${name}${first?.rule.args ? '(…)' : ''} (${first?.module.file})`;
    return isTestRule(name) ? [] : shown;
  });
  return named.length === 0 ? '' : ` There are: ${nameSome(named, MOST_RULES)}.`;
}

const MOST_RULES = 5;

function warningsOf({ policies, modules, groups, judging, reading, notices }: RegoSet): string[] {
  const { shownAs } = policies;
  const ofFiles = policies.notices ?? [];
  const warnings = [
    ...ofFiles,
    ...notices,
    ...describeIdleRules(judging, reading.usedRules, groups, policies),
  ];
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

function findingContext({ shownAs, files }: PolicyFiles, { form }: InputReading) {
  return { shownAs, form, isDeclared: files.has('policies.hcl') };
}

function toDeclaredSet(source: RegoSet, { version }: Opa, limits: JudgeLimits): DeclaredSet {
  const { folder, judging, reading, policies } = source;
  const { form } = reading;
  const titleOf = titleReader(source);
  const opaJudge = new OpaJudge(judging, folder, limits);
  const evaluate = async (input: PolicyInput, signal: AbortSignal): Promise<JudgedPolicy[]> => {
    const judgingAll = opaJudge.outcomes(writeInput(form, input), signal);
    const [outcomes, findings] = await Promise.all([judgingAll, reading.findings]);
    const judged = judging.map(async (policy, index): Promise<JudgedPolicy> => {
      const outcome = outcomes[index];
      if (outcome === undefined) throw new Error(`opa did not judge ${policy.name}.`);
      const absent = (findings.get(policy.query) ?? []).filter(
        ({ path }) => !(form.keys.includes(path[0] ?? '') && isInInput(input, path)),
      );
      return {
        name: policy.name,
        ...(await resultOf({ policy, outcome, absent }, source, titleOf)),
      };
    });
    return await Promise.all(judged);
  };
  return {
    name: policies.name,
    policies: judging.map(({ name, query, level, description }) => ({
      name,
      query,
      level,
      description,
    })),
    judge: { version, evaluate },
  };
}

interface JudgedRule {
  policy: JudgingRule;
  outcome: OpaOutcome;
  /** What it reads and cannot be there. */
  absent: readonly AbsentName[];
}

async function resultOf(
  { policy, outcome, absent }: JudgedRule,
  { policies, reading }: RegoSet,
  titleOf: TitleReader,
): Promise<Omit<JudgedPolicy, 'name'>> {
  const { name } = policy;
  const { shownAs } = policies;
  const where = (): string => placeOfRule(policy, policies);
  if ('failed' in outcome) {
    return explainOutcome(outcome, { name, shownAs, ruleStart: where() });
  }
  const { value, exceptions, printed } = outcome;
  const remarks = printed.map((line) => `printed: ${line}`);
  const { exception } = policy;
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
  if (output.length > 0) return { status: 'failed', output, remarks };
  const context = findingContext(policies, reading);
  const doubt = reading.doubts.get(policy.query);
  const sentences = absent.map((finding) => describeFinding(finding, context));
  if (doubt !== undefined) {
    const tools = ALL_TOOLS.map(wordFor).join(', ');
    sentences.push(
      `${where()}: policy ${quote(name)} ${doubt}, so it is not known for which document it was written. Say so in METADATA of the policy, as in \`input-document: ${PLAN_ITSELF}\`. There are: ${tools}.`,
    );
  }
  if (sentences.length === 0) return { status: 'passed', output, remarks };
  const lacksInput = doubt === undefined;
  return {
    status: 'not_evaluated',
    output: [...new Set(sentences)],
    lacksInput,
    remarks,
  };
}

/** What a policy is called where its rule is only true. */
type TitleReader = (policy: JudgingRule) => Promise<string>;

/** Reads a file of a policy again, with METADATA, at most once. */
function titleReader({ folder, modules }: RegoSet): TitleReader {
  const files = new Map<string, ReturnType<typeof parseRegoFile>>();
  return async ({ group: { rules } }) => {
    const [first] = rules;
    const file = first?.module.file ?? '';
    const parsing =
      files.get(file) ?? parseRegoFile(file, modules.version0Files.includes(file), folder);
    files.set(file, parsing);
    const words = first?.rule.name ?? [];
    const named = (await parsing)?.rules.filter(({ name }) => name.join('.') === words.join('.'));
    const [title] = named?.flatMap(({ annotations }) => annotations.title ?? []) ?? [];
    return title ?? words.at(-1) ?? '';
  };
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
  if (REASON_KEYS.some((key) => typeof value[key] === 'string')) return [value];
  // `deny[address] := reason`, or `deny[reason] := true`.
  return Object.entries(value).map(([key, reason]) => {
    if (reason === true) return key;
    return typeof reason === 'string' ? `${key}: ${reason}` : reason;
  });
}

/** A reason without words for people; undefined if all have some. */
function findWordless(reasons: readonly unknown[]): unknown {
  return reasons.find(
    (reason) =>
      typeof reason !== 'string' &&
      !(isRecord(reason) && REASON_KEYS.some((key) => typeof reason[key] === 'string')),
  );
}
