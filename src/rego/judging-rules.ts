/**
 * Which rules of a policy set judge: those that policies.hcl names, else those with certain names. And at which level each
 * does: what policies.hcl or its name says, and what its METADATA says.
 */
import type { AttributePath } from '../model/attribute-path.ts';
import { posix } from 'node:path';
import { didYouMean } from '../model/did-you-mean.ts';
import { BLANKS, matchesOf, REGO_NAME } from '../model/go-text.ts';
import { finding, type Finding } from '../model/finding.ts';
import { nameSome, quote } from '../model/quote.ts';
import { filePart, phrase, plain, quoted, setting } from '../model/sentence.ts';
import { type DeclaredPolicy, readDeclaredPolicies, type PolicyLevel } from './policy-set.ts';
import { type PolicyFiles, PolicyProblem, wrongPolicies } from '../model/policy-files.ts';
import { readApprovalRule, type WrittenApprovals } from './approval-rules.ts';
import { namePart, placeOf } from './opa-errors.ts';
import { annotationsOf, type Groups, type RuleGroup, writeText } from './syntax.ts';

export interface JudgingRule extends DeclaredPolicy {
  /** Its query as a path, without `data`. */
  path: readonly string[];
  group: RuleGroup;
  /** The rules `exception` of conftest in the same package, and the word by which they name this rule. */
  exception?: { group: RuleGroup; query: string; word: string } | undefined;
  /** Whether its METADATA says that a built-in function that fails is meant to have no value. */
  meansBuiltinErrors?: boolean | undefined;
  /** Whether a pass that may depend on values of the apply is advisory. */
  meansUnknown?: boolean | undefined;
}

/** The names of rules that judge. The first examples of HCP Terraform call theirs `rule`. */
export const JUDGING_NAMES: readonly {
  name: string;
  level: 'mandatory' | 'advisory';
  /** Whether the name can go on, as in `deny_public`. */
  takesSuffix: boolean;
}[] = [
  { name: 'deny', level: 'mandatory', takesSuffix: true },
  { name: 'violation', level: 'mandatory', takesSuffix: true },
  { name: 'warn', level: 'advisory', takesSuffix: true },
  { name: 'rule', level: 'mandatory', takesSuffix: false },
];

/** What the name of a rule says of it; undefined if it does not judge. */
function judgingKindOf(name: string) {
  const [first = '', ...words] = name.split('_');
  const kind = JUDGING_NAMES.find((judging) => judging.name === first);
  const suffix = words.join('_');
  const mayHaveSuffix = kind?.takesSuffix === true && suffix !== '';
  if (kind === undefined || (name !== first && !mayHaveSuffix)) return undefined;
  return { level: kind.level, suffix, takesSuffix: kind.takesSuffix };
}

/**
 * What judges, below its package: `deny_public`, or `deny`, `public` for `deny.public contains x` and for
 * `deny["public"] if x`. Undefined if nothing of it does.
 */
export function judgingName({ rules }: RuleGroup): readonly string[] | undefined {
  const names = rules.map(({ rule }) => rule.name);
  return names.find(([first = '', ...inner]) => {
    const kind = judgingKindOf(first);
    return kind !== undefined && (inner.length === 0 || kind.takesSuffix);
  });
}

/**
 * The rules that judge where there is no policies.hcl, in the order of their names.
 *
 * @param packages those that judge, with dots; all when left out
 */
export function findJudging(groups: Groups, packages?: readonly string[]): JudgingRule[] {
  const judging = [...groups.values()].flatMap((group): JudgingRule[] => {
    const { path } = group;
    const words = judgingName(group) ?? [];
    const [first = ''] = words;
    const kindOfRule = judgingKindOf(first);
    if (kindOfRule === undefined || group.rules.some(({ rule }) => rule.args !== undefined))
      return [];
    const above = path.slice(0, -words.length);
    if (packages?.includes(above.join('.')) === false) return [];
    // `deny` has all that is below it.
    if (words.length > 1 && groups.has([...above, first].join('\0'))) return [];
    const { level } = kindOfRule;
    const exceptions = groups.get([...above, 'exception'].join('\0'));
    const exception = exceptions && {
      group: exceptions,
      query: queryOf(exceptions.path),
      word: kindOfRule.suffix,
    };
    const name = words.join('.');
    return [{ name, query: queryOf(path), level, description: '', path, group, exception }];
  });
  return nameRules(judging.toSorted((one, other) => (one.query < other.query ? -1 : 1)));
}

/**
 * A policy has the name of its package. If the package has several that judge, the name of the rule
 * follows, and if two packages have the same last word, all of them.
 */
function nameRules(judging: readonly JudgingRule[]): JudgingRule[] {
  const perPackage = countBy(judging, ({ group }) => packageName(group));
  const shortlyNamed = judging.map((rule) => {
    const lastWord = packageOf(rule.group).at(-1) ?? 'data';
    const isAlone =
      perPackage.get(packageName(rule.group)) === 1 && judgingKindOf(rule.name)?.suffix === '';
    return { ...rule, name: isAlone ? lastWord : `${lastWord}.${rule.name}` };
  });
  const perName = countBy(shortlyNamed, ({ name }) => name);
  return shortlyNamed.map((rule) =>
    (perName.get(rule.name) ?? 0) > 1 ? { ...rule, name: rule.path.join('.') } : rule,
  );
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

const ONE_NAME = new RegExp(`^${REGO_NAME}$`, 'u');

/** `["terraform", "x-y", "deny"]` → `data.terraform["x-y"].deny`. */
export function queryOf(path: readonly string[]): string {
  const parts = path.map((word) => (ONE_NAME.test(word) ? `.${word}` : `[${writeText(word)}]`));
  return `data${parts.join('')}`;
}

/** A step of a query: a name, or a text in brackets. */
const STEP = String.raw`\.(${REGO_NAME})|\[("(?:[^"\\]|\\.)+")\]`;
const QUERY = new RegExp(`^[${BLANKS}]*data(?:${STEP})+[${BLANKS}]*$`, 'su');
const STEPS = new RegExp(STEP, 'gsu');

/** The path of a query, without `data`; undefined if it is no reference to a rule. */
function pathOf(query: string): string[] | undefined {
  if (!QUERY.test(query)) return undefined;
  return matchesOf(STEPS, query).map(([, word, quoted]) =>
    word === undefined ? String(JSON.parse(quoted ?? '""')) : word,
  );
}

/** The rules that policies.hcl names, and what is wrong with its queries. */
export function findDeclared(
  declared: readonly DeclaredPolicy[],
  groups: Groups,
  { shownAs }: PolicyFiles,
): { judging: JudgingRule[]; problems: string[] } {
  const problems: string[] = [];
  const judging = declared.flatMap((policy): JudgingRule[] => {
    const where = `${shownAs}/policies.hcl:${policy.line ?? 1}: policy ${quote(policy.name)}`;
    const path = pathOf(policy.query);
    if (path === undefined) {
      problems.push(
        `${where}: the query ${quote(policy.query)} is no reference to a rule. Write one as in data.terraform.policies.tags.deny.`,
      );
      return [];
    }
    const group = groups.get(path.join('\0'));
    if (group !== undefined) return [{ ...policy, path, group }];
    problems.push(
      `${where}: no rule is called ${policy.query}. ${describeExistingRules(path, groups)}`,
    );
    return [];
  });
  return { judging, problems };
}

const MOST_NAMED = 8;

function describeExistingRules(path: readonly string[], groups: Groups): string {
  const simple = [...groups.values()].filter(({ rules }) =>
    rules.every(({ rule }) => rule.name.length === 1),
  );
  const below = simple.filter((group) => path.every((word, at) => group.path[at] === word));
  const judging = simple.filter((group) => judgingName(group) !== undefined);
  const listed = [below, judging, simple].find(({ length }) => length > 0) ?? [];
  const queries = listed.map((group) => queryOf(group.path)).sort();
  const near = didYouMean(queryOf(path), queries);
  return near === undefined
    ? `There are: ${nameSome(queries, MOST_NAMED) || 'none'}.`
    : `Did you mean ${near}?`;
}

/** The packages whose rules judge; undefined if all do. As in conftest, only `main` does if the directory is `policy`. */
export function packagesOf(
  { name, packages, files }: PolicyFiles,
  groups: Groups,
): readonly string[] | undefined {
  if (packages === 'all' || files.has('policies.hcl')) return undefined;
  if (packages !== undefined || name !== 'policy') return packages;
  return findJudging(groups, ['main']).length > 0 ? ['main'] : undefined;
}

/** The line of conftest.toml by which these packages judge. */
export function namespaceLine(packages: readonly string[]): string {
  return `namespace = ${JSON.stringify(packages).replaceAll(',', ', ')}`;
}

/** The other packages that would judge. */
export function packagesBeside(packages: readonly string[], groups: Groups): string[] {
  const judging = findJudging(groups).map(({ group }) => packageName(group));
  return [...new Set(judging)].filter((name) => !packages.includes(name));
}

/** Which rules judge where there is no policies.hcl; the middle of a sentence. */
export const JUDGING = phrase`${setting('deny')}, ${setting('violation')} and ${setting('warn')} are read, each also with a suffix as in ${setting('deny_public')}`;

/** Whether a rule is one of those that `opa test` runs. */
export function isTestRule(name: string): boolean {
  return /^(?:todo_)?test_/.test(name);
}

/** That of the rule that judges: another rule of the same path can be in a package above it. */
function packageOf(group: RuleGroup): readonly string[] {
  const words = judgingName(group) ?? group.rules[0]?.rule.name ?? [];
  return group.path.slice(0, group.path.length - words.length);
}

export function packageName(group: RuleGroup): string {
  return packageOf(group).join('.');
}

const RULE_START = new RegExp(`^[${BLANKS}]*(?:default[${BLANKS}]+)?(${REGO_NAME})`, 'u');

/** Where the rule of a policy begins, found in the text: `opa` names no places where it parses many files at once. */
export function placeOfRule({ group }: JudgingRule, { files, shownAs }: PolicyFiles): string {
  const [rule] = group.rules;
  const file = rule?.module.file;
  const lines = Buffer.from(files.get(file ?? '') ?? '')
    .toString()
    .split('\n');
  const row = lines.findIndex((line) => {
    const [, word] = RULE_START.exec(line) ?? [];
    return word !== undefined && word === rule?.rule.name[0];
  });
  return placeOf(shownAs, { file, row: row + 1 });
}

/** From the mildest. HCP Terraform has two words more, which mean one of these. */
const STRICTNESS: Readonly<Record<PolicyLevel, number>> = {
  advisory: 0,
  'soft-mandatory': 1,
  'mandatory-overridable': 1,
  mandatory: 2,
  'hard-mandatory': 2,
};

/**
 * The policies with what METADATA says of them. Its level (`custom.enforcement_level`) replaces what the name of a rule
 * says, if it is said of each rule of that name; where policies.hcl names another level, the stricter of the two counts.
 *
 * @returns policies with two levels, too
 * @throws PolicyProblem with all that is wrong with who must agree
 */
export function withMetadata(
  judging: readonly JudgingRule[],
  { shownAs, files, showsBuiltinErrors }: PolicyFiles,
): { judging: JudgingRule[]; notices: Finding[] } {
  const isDeclared = files.has('policies.hcl');
  const problems: string[] = [];
  const notices: Finding[] = [];
  const leveled = judging.map((policy) => {
    const levels = annotationsOf(policy.group).flatMap((said) => said.levels);
    const isReplaced = !isDeclared && isSaidOfAll('enforcement_level', policy);
    const counted = isReplaced ? levels : [policy.level, ...levels];
    const level = counted.reduce((strictest, other) =>
      STRICTNESS[other] > STRICTNESS[strictest] ? other : strictest,
    );
    const otherLevels = new Set(levels.filter((other) => other !== policy.level));
    if (isDeclared && otherLevels.size > 0) {
      const ofFile = filePart(`${shownAs}/policies.hcl`);
      notices.push(
        finding(
          'policy-with-two-levels',
          phrase`The policy ${quoted(policy.name)} is ${namePart(policy.level)} in ${ofFile} and ${namePart([...otherLevels].join(', '))} in METADATA. The stricter counts: ${namePart(level)}.`,
          { about: { policySet: shownAs, policy: policy.name }, actor: 'policy-owners' },
        ),
      );
    }
    const approval = readApprovalRule(
      writtenApprovals(policy, shownAs),
      { ...policy, level },
      problems,
    );
    const meansBuiltinErrors = showsBuiltinErrors !== true && isSaidOfAll('builtin_errors', policy);
    const meansUnknown = isSaidOfAll('unknown', policy);
    const argument = isSaidOfAll('argument', policy) ? onlyArgument(policy) : undefined;
    return { ...policy, level, approval, meansBuiltinErrors, meansUnknown, argument };
  });
  if (problems.length > 0) {
    throw new PolicyProblem(...Array.from(new Set(problems), (each) => wrongPolicies(plain(each))));
  }
  return { judging: leveled, notices };
}

/** What METADATA of its rules and packages and its block in policies.hcl say of who must agree. */
function writtenApprovals({ group, written, line }: JudgingRule, shownAs: string) {
  const ofMetadata = annotationsOf(group).flatMap(({ approvals }): WrittenApprovals[] =>
    approvals.map((said) => ({ ...said, where: `${placeOf(shownAs, said)}: METADATA` })),
  );
  if (written === undefined) return ofMetadata;
  return [{ ...written, where: `${shownAs}/policies.hcl:${line ?? 1}` }, ...ofMetadata];
}

/** The argument that METADATA of all its rules names; undefined where two differ: no message says of which rule it is. */
function onlyArgument({ group }: JudgingRule): AttributePath | undefined {
  const [first, ...others] = annotationsOf(group).flatMap((said) => said.argumentPaths);
  const isSame = (other: AttributePath) => JSON.stringify(other) === JSON.stringify(first);
  return others.every(isSame) ? first : undefined;
}

/** Whether METADATA has this word for each rule of the policy. `else` and `default` go with the others. */
function isSaidOfAll(word: string, { group }: JudgingRule): boolean {
  if (annotationsOf(group).some(({ ofAll }) => ofAll.has(word))) return true;
  const plainRules = group.rules.filter(({ rule }) => !rule.isElse && !rule.isDefault);
  return plainRules.length > 0 && plainRules.every(({ rule }) => rule.annotations.words.has(word));
}

/**
 * Refuses a set that has a policies.hcl only below its top, where it is not read, unless all policies that it declares
 * judge anyway, and at least as strictly.
 *
 * @throws PolicyProblem naming each such file
 */
export function refuseUnreadLevels(
  judging: readonly JudgingRule[],
  { shownAs, files }: PolicyFiles,
): void {
  if (files.has('policies.hcl')) return;
  const isJudged = ({ query, level }: DeclaredPolicy): boolean =>
    judging.some(
      (rule) =>
        rule.path.join('\0') === pathOf(query)?.join('\0') &&
        STRICTNESS[rule.level] >= STRICTNESS[level],
    );
  const unread = [...files.keys()].filter((name) => {
    if (!name.endsWith('/policies.hcl')) return false;
    const problems: string[] = [];
    const declared = readDeclaredPolicies(Buffer.from(files.get(name) ?? '').toString(), problems);
    return problems.length > 0 || !declared.every(isJudged);
  });
  if (unread.length === 0) return;
  const reasons = unread.map((name) =>
    wrongPolicies(
      phrase`${filePart(`${shownAs}/${name}`)}: not all that it declares would judge, because only a policies.hcl at the top of a set is read.`,
      phrase`Name its directory in ${setting('policies')}: ${quoted(posix.join(shownAs, posix.dirname(name)))}.`,
    ),
  );
  throw new PolicyProblem(...reasons);
}
