/** Reads a policy set by `opa`: which rules judge, what each may read, and what is wrong with them. */
import type { Finding } from '../model/finding.ts';
import { PolicyProblem, wrongPolicies, type PolicyFiles } from '../model/policy-files.ts';
import {
  filePart,
  firstParts,
  phrase,
  plain,
  quoted,
  sentencePart,
  setting,
  typed,
  type Sentence,
} from '../model/sentence.ts';
import { missingDataFinder } from './data-files.ts';
import {
  chooseForm,
  otherDocumentsIn,
  toolsNamedIn,
  explainUnknownDocument,
  type InputForm,
} from './input-form.ts';
import {
  findDeclared,
  findJudging,
  isTestRule,
  JUDGING,
  namespaceLine,
  packagesBeside,
  packagesOf,
  placeOfRule,
  refuseUnreadLevels,
  withMetadata,
  type JudgingRule,
} from './judging-rules.ts';
import { readAllPolicies } from './may-read.ts';
import type { Reads } from './rule-use.ts';
import { placeOf, type OpaError } from './opa-errors.ts';
import type { OpaFolder } from './opa-folder.ts';
import { readDeclaredPolicies } from './policy-set.ts';
import {
  checkModules,
  readModules,
  readWithPlaces,
  strictOption,
  type ModuleSource,
  type ReadModules,
} from './read-modules.ts';
import {
  checkBySchema,
  errorAtKey,
  findingsOf,
  isBefore,
  type SchemaFinding,
  type LocatedError,
} from './schema-check.ts';
import { annotationsOf, groupRules, type Groups } from './syntax.ts';

/** A set as `opa` reads it. */
export interface RegoSet {
  policies: PolicyFiles;
  folder: OpaFolder;
  modules: ReadModules;
  groups: Groups;
  /** What judges, in the order in which it does. */
  readings: readonly PolicyReading[];
  form: InputForm;
  /** Policies with two levels. */
  notices: readonly Finding[];
}

/** One policy, and what it reads. */
export interface PolicyReading {
  rule: JudgingRule;
  reads: Reads;
  /** Whether METADATA says which document it reads. */
  isDecided: boolean;
  /** Why it is not known which document it reads; the rest of a sentence. */
  doubt: string | undefined;
  /** What `opa` objects to by the schema of the input. */
  findings: readonly SchemaFinding[];
}

/**
 * Reads which rules judge, what each may read, and what `opa` says of them by the schema of what they read.
 *
 * @param alsoVersion0 files in Rego v0 that can be read as v1, too
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
export async function readSet(
  source: ModuleSource,
  alsoVersion0: readonly string[],
): Promise<RegoSet> {
  const { policies, folder } = source;
  const modules = await readModules(source, alsoVersion0);
  const groups = groupRules(modules.modules, policies.shownAs);
  const { judging, notices } = judgingIn(policies, groups);
  const isDeclared = policies.files.has('policies.hcl');
  const reads = readAllPolicies(judging.map(rulesOf), groups);
  const uses = judging.map((rule, at) => {
    const { parts } = reads[at] ?? { parts: [] };
    return { parts, documents: annotationsOf(rule.group).flatMap(({ documents }) => documents) };
  });
  const form = chooseForm(uses, isDeclared);
  const errors = await checkBySchema(form, folder, strictOption(policies));
  if (errors.length > 0) {
    // Without the schema, `opa` objects to what is wrong whatever the input is.
    const version0 = await checkModules(source, modules);
    if (version0 !== undefined) return readSet(source, version0);
  }
  const located = await Promise.all(errors.map(errorLocator(modules, groups, folder)));
  const context = { shownAs: policies.shownAs, form, isDeclared };
  const problems: Finding[] = [];
  const readings = judging.map((rule, at): PolicyReading => {
    const use = uses[at] ?? { parts: [], documents: [] };
    const read = reads[at];
    if (read === undefined) throw new Error(`${rule.name} was not read.`);
    for (const other of otherDocumentsIn(use)) {
      const error = errorAtKey(located, read.rules, other.key);
      const place = error ? placeOf(policies.shownAs, error) : placeOfRule(rule, policies);
      problems.push(describeOther(other, rule, place));
    }
    const isDecided = toolsNamedIn(use.documents).length > 0;
    const findings = findingsOf(located, { rule, reads: read, isDecided }, context);
    return {
      rule,
      reads: read,
      isDecided,
      doubt: explainUnknownDocument(use, isDeclared),
      findings,
    };
  });
  const whyDataIsMissing = missingDataFinder(policies);
  const missing = readings.map(({ rule, reads: { data } }) =>
    whyDataIsMissing(
      phrase`${filePart(placeOfRule(rule, policies))}: policy ${quoted(rule.name)}`,
      data,
    ),
  );
  problems.push(...(await Promise.all(missing)).flatMap((problem) => problem ?? []));
  if (problems.length > 0) throw new PolicyProblem(...problems);
  return { policies, folder, modules, groups, readings, form, notices };
}

/** Why a policy is refused that reads the document of another tool, and what it can read. */
function describeOther(
  { tool, key }: { tool: string; key: string },
  { name }: JudgingRule,
  place: string,
): Finding {
  return wrongPolicies(
    phrase`${filePart(place)}: policy ${quoted(name)} reads ${sentencePart('name', `input.${key}`, 160)}, and no policy gets a document of ${plain(tool)} here.`,
    phrase`Read that of HCP Terraform (input.plan, input.run), or the plan itself as conftest does (input.resource_changes).`,
  );
}

/** The rule of a policy, and the rules that except it. */
function rulesOf({ group, exception }: JudgingRule) {
  return exception === undefined ? [group] : [group, exception.group];
}

/** Makes the function that finds the rule that an error is in. Only files with errors are read with their places, once. */
export function errorLocator(
  { version0Files }: ReadModules,
  groups: Groups,
  folder: OpaFolder,
): (error: OpaError) => Promise<LocatedError> {
  const placed = new Map<string, ReturnType<typeof readWithPlaces>>();
  return async (error) => {
    const { file } = error;
    if (file === undefined) return { error, rule: undefined, group: undefined };
    const reading = placed.get(file) ?? readWithPlaces(file, version0Files.includes(file), folder);
    placed.set(file, reading);
    const module = await reading;
    // The error is in the rule that begins nearest before it.
    const rule = module?.rules.findLast((each) => isBefore(each, error));
    const path = [...(module?.package ?? []), ...(rule?.name ?? [])];
    return { error, rule, group: rule && groups.get(path.join('\0')) };
  };
}

/** The rules that judge, with their levels. */
function judgingIn(policies: PolicyFiles, groups: Groups) {
  const leveled = withMetadata(findRules(policies, groups), policies);
  refuseUnreadLevels(leveled.judging, policies);
  return leveled;
}

function findRules(policies: PolicyFiles, groups: Groups): JudgingRule[] {
  const { files, shownAs } = policies;
  if (!files.has('policies.hcl')) {
    const packages = packagesOf(policies, groups);
    const judging = findJudging(groups, packages);
    if (judging.length > 0) return judging;
    const among =
      packages === undefined
        ? ''
        : phrase` in the package ${sentencePart('name', packages.join(' or '), 160)}`;
    const others = packages === undefined ? [] : packagesBeside(packages, groups);
    const says = phrase`${quoted(shownAs)} has no rule that judges${among}: ${JUDGING}.`;
    throw new PolicyProblem(
      others.length > 0
        ? wrongPolicies(
            phrase`${says} Other packages have such rules.`,
            phrase`For these, write ${typed(namespaceLine(others))} in conftest.toml.`,
          )
        : wrongPolicies(
            phrase`${says}${rulesIn(groups)}`,
            phrase`Name the rule ${setting('deny')}, or name its query in policies.hcl. A library belongs into the directory of the policies that use it.`,
          ),
    );
  }
  const problems: string[] = [];
  const text = new TextDecoder().decode(files.get('policies.hcl'));
  const declared = readDeclaredPolicies(text, problems);
  if (declared.length + problems.length === 0) problems.push('policies.hcl: it names no policy.');
  const found = findDeclared(declared, groups, policies);
  const all = [...problems.map((problem) => `${shownAs}/${problem}`), ...found.problems];
  if (all.length > 0) throw new PolicyProblem(...all.map((each) => wrongPolicies(plain(each))));
  return found.judging;
}

/** The first rules, for a sentence. */
function rulesIn(groups: Groups): Sentence {
  const named = [...groups.values()].flatMap(({ path, rules: [first] }) => {
    const name = path.at(-1) ?? '';
    const rule = sentencePart('name', `${name}${first?.rule.args ? '(…)' : ''}`, 160);
    return isTestRule(name) ? [] : [phrase`${rule} (${filePart(first?.module.file ?? '')})`];
  });
  return named.length === 0 ? '' : phrase` There are: ${firstParts(named, MOST_RULES)}.`;
}

const MOST_RULES = 5;
