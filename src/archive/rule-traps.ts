/** Finds rules that do not mean what they seem to mean, each with its line and a remedy. */
import type { ArchiveWarning, RuleSet } from './pack.ts';
import type { RuleReference } from './rule-cursor.ts';
import type { RegExpEngine } from './expressions.ts';
import { METACHARACTERS, LONGEST_LINE_BYTES, toExpression } from './terraform-lines.ts';
import type { readRuleLines, RuleLine } from './terraform-lines.ts';
import { orElse } from '../model/or-else.ts';

/** `terraform` packs less than Terraform where its rules have traps; `exact` packs the same. */
type TerraformRuleSet = Exclude<RuleSet, 'gitignore'>;

/**
 * The warnings about single lines of a rule file, and about the file as a whole.
 *
 * @param text content of the rule file
 * @param lines what `readRuleLines` returned for it
 * @param engine undefined only without rules
 */
export async function findTraps(
  text: string,
  { rules, tooLong }: ReturnType<typeof readRuleLines>,
  ruleSet: TerraformRuleSet,
  engine: RegExpEngine | undefined,
): Promise<ArchiveWarning[]> {
  const warnings: ArchiveWarning[] = [];
  if (text.includes('\uFFFD')) {
    const message = 'the file is not UTF-8; names beyond ASCII may not match. Save it as UTF-8';
    warnings.push({ at: '.terraformignore', message });
  }
  if (tooLong !== undefined) {
    const outcome = ruleSet === 'exact' ? 'so no rule is applied' : 'the rules are applied here';
    const message = `the line is longer than ${LONGEST_LINE_BYTES} bytes; Terraform then drops every rule and uploads everything, ${outcome}. Divide the line`;
    warnings.push({ at: `.terraformignore:${tooLong}`, message });
  }
  for (const rule of rules) {
    await engine?.takeTurn();
    const message = describeTrap(rule, ruleSet, engine);
    if (message) warnings.push({ at: `.terraformignore:${rule.line}`, message });
  }
  return warnings;
}

/** The warning about a rule that names a directory: Terraform applies it to the entry, not to the contents. */
export function describeEntryOnly(rule: RuleReference, ruleSet: TerraformRuleSet): ArchiveWarning {
  const upload =
    ruleSet === 'exact' ? 'its contents are uploaded' : 'Terraform would upload its contents';
  return {
    at: `.terraformignore:${rule.line}`,
    message: `pattern ${inBackticks(rule.text)} matches only an entry of that name; ${upload}; write ${inBackticks(`${rule.text}/`)}`,
  };
}

function describeTrap(
  rule: RuleLine,
  ruleSet: TerraformRuleSet,
  engine: RegExpEngine | undefined,
): string | undefined {
  const isExact = ruleSet === 'exact';
  switch (rule.oddity) {
    case 'blank':
      return 'the line holds only white space; Terraform crashes on it. It is ignored here; empty the line';
    case 'lone-negation':
      return 'the line is a `!` without a pattern; Terraform crashes on it. It is ignored here; delete the line';
    case 'everything':
      if (rule.negated) return '`!/` brings back everything. Write `!*` if you mean that';
      return isExact
        ? '`/` matches everything, so nothing is uploaded; delete the line'
        : '`/` matches everything for Terraform, which would upload an empty archive. It is ignored here. Delete the line, or write `*` if you mean that';
    case 'byte-order-mark':
      return `the file begins with a byte order mark; for Terraform it is a part of the first pattern, which then matches nothing${isExact ? '' : '. It is ignored here'}; save the file as UTF-8 without it`;
    default:
      return describeMetacharacters(rule, isExact, engine);
  }
}

/** The message about a pattern that Terraform takes for a regular expression, though its author meant a name. */
function describeMetacharacters(
  rule: RuleLine,
  isExact: boolean,
  engine: RegExpEngine | undefined,
): string | undefined {
  const trimmed = rule.text.trim();
  const pattern = rule.negated ? trimmed.slice(1) : trimmed;
  if (engine === undefined || !METACHARACTERS.test(pattern)) return undefined;
  const shown = inBackticks(pattern);
  // What is escaped already stays as it is.
  const literal = pattern.replace(/\\[^]|[()[\]{}+|^]/g, (match) =>
    match.length > 1 ? match : `\\${match}`,
  );
  const escaped = inBackticks(`${rule.negated ? '!' : ''}${literal}`);
  const outcome = isExact || rule.negated ? '' : ' A file of exactly that name is excluded here.';
  // An expression that is too large stops the packing later.
  const isReadable = orElse(() => engine.isReadable(toExpression(rule.glob)), true);
  if (!isReadable) {
    return `Terraform cannot read pattern ${shown} and drops it.${outcome} Write ${escaped}`;
  }
  // `[…]` and `{a}` mean what a glob means by them, or themselves; `^` too, at the beginning of a bracket.
  const isRegExp = /[()+|]|(?<!\[)\^|\{\d/.test(pattern.replace(/\\[^]/g, ''));
  if (!isRegExp) return undefined;
  return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${outcome} Write ${escaped}`;
}

const inBackticks = (text: string): string =>
  `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
