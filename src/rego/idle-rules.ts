/** Rules that look as if they judged, and judge nothing: people may count on them. */
import { lowerAscii } from '../model/go-text.ts';
import { finding, type Finding } from '../model/finding.ts';
import type { PolicyFiles } from '../model/policy-files.ts';
import { filePart, listParts, phrase, quoted, typed, type Sentence } from '../model/sentence.ts';
import {
  isTestRule,
  JUDGING,
  judgingName,
  namespaceLine,
  packageName,
  packagesBeside,
  packagesOf,
  queryOf,
  type JudgingRule,
} from './judging-rules.ts';
import { namePart } from './opa-errors.ts';
import { isTestFile } from './policy-files.ts';
import type { Groups, RuleGroup } from './syntax.ts';

/** Names of rules that look as if they judged, but do not. */
const SEEMS_TO_JUDGE =
  /^(?:allow|allowed|denied|denies|deny.*|block.*|reject.*|forbid.*|fail|failed|failures?|errors?|violations|violate.*|warning|warnings|main|result|results|pass|passed)$/s;

/** One finding for each. @param used the rules that policies lead to */
export function describeIdleRules(
  judging: readonly JudgingRule[],
  used: ReadonlySet<RuleGroup>,
  groups: Groups,
  policies: PolicyFiles,
): Finding[] {
  const { shownAs, files } = policies;
  const packages = packagesOf(policies, groups);
  const isDeclared = files.has('policies.hcl');
  const judgingGroups = new Set(judging.map(({ group }) => group));
  const judgingPackages = new Set(judging.map(({ group }) => packageName(group)));
  const isForTests = testRuleFinder(groups);
  const isReferredTo = referenceFinder(groups);
  // Beside rules that judge, people take it for one of them.
  const isUnasked = (group: RuleGroup): boolean =>
    judgingPackages.has(packageName(group)) && makesSet(group) && !isReferredTo(group);
  const found: Finding[] = [];
  const namedFiles = new Set<string>();
  const withoutEffect = (says: Sentence, remedy?: Sentence) => {
    found.push(finding('policy-without-effect', says, { remedy, actor: 'policy-owners' }));
  };
  for (const group of groups.values()) {
    const name = group.path.at(-1) ?? '';
    const [first] = group.rules;
    if (judgingGroups.has(group) || used.has(group)) continue;
    if (first === undefined || first.rule.args !== undefined) continue;
    if (packages?.includes(packageName(group)) === false) continue;
    const where = filePart(`${shownAs}/${first.module.file}`);
    if (isDeclared && (judgingName(group) !== undefined || isUnasked(group))) {
      withoutEffect(
        phrase`${where}: no policy of policies.hcl names ${namePart(queryOf(group.path))}, so it judges nothing.`,
      );
    } else if (
      !isDeclared &&
      !isForTests(group) &&
      (SEEMS_TO_JUDGE.test(lowerAscii(name)) || isUnasked(group))
    ) {
      namedFiles.add(first.module.file);
      withoutEffect(
        phrase`${where}: the rule ${quoted(name)} judges nothing: ${JUDGING}.`,
        phrase`Rename it, or name its query in policies.hcl.`,
      );
    }
  }
  if (isDeclared) return found;
  const others = packages === undefined ? [] : packagesBeside(packages, groups);
  if (packages !== undefined && others.length > 0) {
    const named = namePart(packages.join(' and '));
    withoutEffect(
      phrase`${namePart(shownAs)}: judged by package ${named} alone, as conftest does.`,
      phrase`For ${listParts(others.map(namePart))}, too, write ${typed(namespaceLine([...packages, ...others]))} in conftest.toml.`,
    );
  }
  const idle = [...groups.values()].filter(
    (group) =>
      !used.has(group) &&
      !judgingPackages.has(packageName(group)) &&
      !others.includes(packageName(group)) &&
      !isForTests(group),
  );
  const fileOf = new Map(idle.map((group) => [packageName(group), group.rules[0]?.module.file]));
  for (const [name, file] of fileOf) {
    const isUsed = [...used].some((group) => packageName(group) === name);
    if (isUsed || namedFiles.has(file ?? '')) continue;
    withoutEffect(
      phrase`${filePart(`${shownAs}/${file}`)}: package ${namePart(name)} has no rule that judges, and no policy uses it: ${JUDGING}.`,
    );
  }
  return found;
}

/** Whether a rule collects what it gives, as `deny` does. */
function makesSet({ rules }: RuleGroup): boolean {
  return rules.some(({ rule: { value, isPartial } }) => {
    const collected = value.kind === 'comprehension' ? value.value : value;
    const isCollected = isPartial || value.kind === 'comprehension';
    return isCollected && collected.kind === 'collection' && collected.isSet;
  });
}

/** Makes the test whether another rule, which is no test, has the name of a rule. */
function referenceFinder(groups: Groups): (group: RuleGroup) => boolean {
  const users = new Map<string, Set<RuleGroup>>();
  for (const group of groups.values()) {
    if (isTestRule(group.path.at(-1) ?? '')) continue;
    const rules = group.rules.filter(({ module }) => !isTestFile(module.file));
    for (const { rule } of rules) {
      for (const word of wordsIn([rule.args, rule.body, rule.value])) {
        const known = users.get(word) ?? new Set();
        users.set(word, known.add(group));
      }
    }
  }
  return (group) => {
    const found = users.get(group.path.at(-1) ?? '') ?? new Set();
    return [...found].some((user) => user !== group);
  };
}

/** The names and the texts in a part of a syntax tree: a text can be a step of a reference. */
function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => (key === 'kind' ? [] : wordsIn(inner)));
}

/** Makes the test whether a rule is only there for `opa test`: its package has tests, and only files of tests have it. */
function testRuleFinder(groups: Groups): (group: RuleGroup) => boolean {
  const tests = [...groups.values()].filter(({ path }) => isTestRule(path.at(-1) ?? ''));
  const tested = new Set(tests.map(packageName));
  return (group) =>
    tested.has(packageName(group)) &&
    group.rules.every(({ module }) => module.file.endsWith('_test.rego'));
}
