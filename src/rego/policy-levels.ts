/** The level of each policy: what policies.hcl or its name says, and what its METADATA says. */
import { posix } from 'node:path';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { quote } from '../model/quote.ts';
import { readDeclaredPolicies, type DeclaredPolicy, type PolicyLevel } from './policy-set.ts';
import { pathOf, type JudgingRule } from './judging-rules.ts';

/** From the mildest. HCP Terraform has two words more, which mean one of these. */
const STRICTNESS: Readonly<Record<PolicyLevel, number>> = {
  advisory: 0,
  'soft-mandatory': 1,
  'mandatory-overridable': 1,
  mandatory: 2,
  'hard-mandatory': 2,
};

const LEVELS_IN_METADATA = ['advisory', 'soft-mandatory', 'mandatory'] as const;

/**
 * The policies with the levels that count. METADATA (`custom.enforcement_level`) replaces what the name of a rule says, if
 * it does so for each rule of that name; where policies.hcl names another level, the stricter of the two counts.
 *
 * @returns sentences about policies with two levels, too
 * @throws PolicyProblem naming every level that there is not
 */
export function withLevels(
  judging: readonly JudgingRule[],
  { shownAs, files }: PolicyFiles,
): { judging: JudgingRule[]; notices: string[] } {
  const isDeclared = files.has('policies.hcl');
  const problems: string[] = [];
  const notices: string[] = [];
  const leveled = judging.map((policy) => {
    const written = policy.group.rules.flatMap(({ rule, module }) =>
      [...rule.annotations.levels, ...module.annotations.levels].map((word) => ({ word, module })),
    );
    const levels = written.flatMap(({ word, module }) => {
      const level = LEVELS_IN_METADATA.find((known) => known === word);
      if (level === undefined) {
        problems.push(
          `${shownAs}/${module.file}: METADATA has the enforcement_level ${quote(word)}. There are: ${LEVELS_IN_METADATA.join(', ')}.`,
        );
      }
      return level ?? [];
    });
    const isReplaced = !isDeclared && levels.length > 0 && hasLevelForAll(policy);
    const counted = isReplaced ? levels : [policy.level, ...levels];
    const level = counted.reduce((strictest, other) =>
      STRICTNESS[other] > STRICTNESS[strictest] ? other : strictest,
    );
    const otherLevels = new Set(levels.filter((other) => other !== policy.level));
    if (isDeclared && otherLevels.size > 0) {
      notices.push(
        `The policy ${quote(policy.name)} is ${policy.level} in ${shownAs}/policies.hcl and ${[...otherLevels].join(', ')} in METADATA. The stricter counts: ${level}.`,
      );
    }
    return { ...policy, level };
  });
  if (problems.length > 0) throw new PolicyProblem([...new Set(problems)].join('\n'));
  return { judging: leveled, notices };
}

/** Whether no rule of the policy has only the level of its name. `else` and `default` go with the others. */
function hasLevelForAll({ group: { rules } }: JudgingRule): boolean {
  const annotations = rules.flatMap(({ rule, module }) => [rule.annotations, module.annotations]);
  if (annotations.some(({ levels, areOfAll }) => areOfAll && levels.length > 0)) return true;
  const own = rules.filter(({ rule }) => !rule.isElse && !rule.isDefault);
  return own.every(({ rule }) => rule.annotations.levels.length > 0);
}

/**
 * Only the policies.hcl at the top of a set is read. Where there is none, what another one declares has to judge all the same.
 *
 * @throws PolicyProblem naming each file of which something does not judge, or judges less strictly
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
  const lines = unread.map(
    (name) =>
      `${shownAs}/${name}: not all that it declares would judge, because only a policies.hcl at the top of a set is read. Name its directory in \`policies\`: ${quote(posix.join(shownAs, posix.dirname(name)))}.`,
  );
  throw new PolicyProblem(lines.join('\n'));
}
