/** Finds rules that do not mean what they seem to mean, each with its line and a remedy. */
import type { ArchiveWarning, RuleSet } from './pack.ts';
import type { RuleReference } from './rule-cursor.ts';
import type { RegExpEngine } from './expressions.ts';
import { METACHARACTERS, LONGEST_LINE_BYTES, toExpression } from './terraform-lines.ts';
import type { readRuleLines, RuleLine } from './terraform-lines.ts';
import { orElse } from '../model/or-else.ts';

type TerraformSet = Exclude<RuleSet, 'gitignore'>;

/** @param engine absent only without rules */
export async function findTraps(
  text: string,
  { rules, tooLong }: ReturnType<typeof readRuleLines>,
  set: TerraformSet,
  engine: RegExpEngine | undefined,
): Promise<ArchiveWarning[]> {
  const warnings: ArchiveWarning[] = [];
  if (text.includes('\uFFFD')) {
    const message = 'the file is not UTF-8; names beyond ASCII may not match. Save it as UTF-8';
    warnings.push({ at: '.terraformignore', message });
  }
  if (tooLong !== undefined) {
    const outcome = set !== 'terraform' ? 'so no rule is applied' : 'the rules are applied here';
    const message = `the line is longer than ${LONGEST_LINE_BYTES} bytes; Terraform then drops every rule and uploads everything, ${outcome}. Divide the line`;
    warnings.push({ at: `.terraformignore:${tooLong}`, message });
  }
  for (const rule of rules) {
    await engine?.takeTurn();
    const message = describeTrap(rule, set, engine);
    if (message) warnings.push({ at: `.terraformignore:${rule.line}`, message });
  }
  return warnings;
}

/** The warning about a rule that names a directory: Terraform applies it to the entry, not to the contents. */
export function describeEntryOnly(rule: RuleReference, set: TerraformSet): ArchiveWarning {
  const upload =
    set !== 'terraform' ? 'its contents are uploaded' : 'Terraform would upload its contents';
  return {
    at: `.terraformignore:${rule.line}`,
    message: `pattern ${inBackticks(rule.text)} matches only an entry of that name; ${upload}; write ${inBackticks(`${rule.text}/`)}`,
  };
}

function describeTrap(
  rule: RuleLine,
  set: TerraformSet,
  engine: RegExpEngine | undefined,
): string | undefined {
  switch (rule.oddity) {
    case 'blank':
      return 'the line holds only white space; Terraform crashes on it. It is ignored here; empty the line';
    case 'lone-negation':
      return 'the line is a `!` without a pattern; Terraform crashes on it. It is ignored here; delete the line';
    case 'everything':
      if (rule.negated) return '`!/` brings back everything. Write `!*` if you mean that';
      return set !== 'terraform'
        ? '`/` matches everything, so nothing is uploaded; delete the line'
        : '`/` matches everything for Terraform, which would upload an empty archive. It is ignored here. Delete the line, or write `*` if you mean that';
    case 'byte-order-mark':
      return `the file begins with a byte order mark; for Terraform it is a part of the first pattern, which then matches nothing${set !== 'terraform' ? '' : '. It is ignored here'}; save the file as UTF-8 without it`;
    default:
      return describeMetacharacters(rule, set, engine);
  }
}

function describeMetacharacters(
  rule: RuleLine,
  set: TerraformSet,
  engine: RegExpEngine | undefined,
): string | undefined {
  const trimmed = rule.text.trim();
  const pattern = rule.negated ? trimmed.slice(1) : trimmed;
  if (engine === undefined || !METACHARACTERS.test(pattern)) return undefined;
  const shown = inBackticks(pattern);
  const literal = pattern.replace(/\\[^]|[()[\]{}+|^]/g, (sign) =>
    sign.length > 1 ? sign : `\\${sign}`,
  );
  const escaped = inBackticks(`${rule.negated ? '!' : ''}${literal}`);
  const here =
    set !== 'terraform' || rule.negated ? '' : ' A file of exactly that name is excluded here.';
  if (!orElse(() => engine.isReadable(toExpression(rule.glob)), true)) {
    return `Terraform cannot read pattern ${shown} and drops it.${here} Write ${escaped}`;
  }
  if (!/[()+|]|(?<!\[)\^|\{\d/.test(pattern.replace(/\\[^]/g, ''))) return undefined;
  return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${here} Write ${escaped}`;
}

const inBackticks = (text: string): string =>
  `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
