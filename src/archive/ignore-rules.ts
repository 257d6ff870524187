/** The rule file of the packed root, read one of three ways. */
import { TooLargeError } from './automaton-program.ts';
import { startAsGit } from './gitignore-rules.ts';
import { UnknownExpression } from './go-expression.ts';
import type { ArchiveWarning, RuleSet } from './pack.ts';
import type { RuleCursor, RuleReference } from './rule-cursor.ts';
import { describeEntryOnly, findTraps } from './rule-traps.ts';
import { readLines } from './terraform-lines.ts';
import { startExactly, startSafely } from './terraform-rules.ts';

export const RULE_FILE = '.terraformignore';
/** A longer file is refused. */
export const RULE_FILE_LIMIT_BYTES = 1024 * 1024;

export interface IgnoreRules {
  /** At the top of a tree. */
  start(): RuleCursor;
  /** Traps found in the file, and more of them as the rules meet directories. */
  warnings: ArchiveWarning[];
}

/** The rules cannot be applied; says where and why. */
export class IgnoreRulesError extends Error {
  override readonly name = 'IgnoreRulesError';
}

/**
 * @param text content of the rule file, '' when there is none
 * @throws IgnoreRulesError
 */
export function readIgnoreRules(text: string, set: RuleSet): IgnoreRules {
  try {
    if (set === 'gitignore') return { start: startAsGit(text), warnings: [] };
    const { rules, tooLong } = readLines(text);
    const warnings = findTraps(rules, tooLong, text, set);
    const warned = new Set<number | undefined>();
    const onEntryOnly = (rule: RuleReference) => {
      if (warned.has(rule.line)) return;
      warned.add(rule.line);
      warnings.push(describeEntryOnly(rule, set));
    };
    if (set === 'terraform') return { start: startSafely(rules, onEntryOnly), warnings };
    return { start: startExactly(tooLong === undefined ? rules : [], onEntryOnly), warnings };
  } catch (error) {
    if (error instanceof TooLargeError) {
      throw new IgnoreRulesError('holds patterns that are too large to be applied; shorten them');
    }
    if (error instanceof UnknownExpression) {
      throw new IgnoreRulesError(
        `holds ${error.message}, whose meaning depends on Terraform's version; write it without`,
      );
    }
    throw error;
  }
}
