/** Applies Terraform's rules; `compileSafeRules` also withholds files that Terraform's traps would upload. */
import type { RuleExpression, RegExpEngine } from './expressions.ts';
import type { RuleCursor, RuleReference } from './rule-cursor.ts';
import {
  METACHARACTERS,
  toExpression,
  toGlob,
  toLiteralExpression,
  type RuleLine,
} from './terraform-lines.ts';

/** Terraform's own rules, which apply before those of the file: each glob, and what it matches. */
const DEFAULTS = [
  { glob: '**/.terraform/**', matches: /^([^\n]*\/)?\.terraform\/[^\n]*$/, negated: false },
  {
    glob: '**/.terraform/modules/**',
    matches: /^([^\n]*\/)?\.terraform\/modules\/[^\n]*$/,
    negated: true,
  },
  { glob: '**/.git/**', matches: /^([^\n]*\/)?\.git\/[^\n]*$/, negated: false },
];

/** Called with a rule that matches a directory although Terraform would upload what is in it. */
type OnEntryOnly = (rule: RuleReference) => void;

/**
 * Decides exactly as Terraform does, with its bugs.
 *
 * @param engine undefined only without rules
 * @returns the function that makes a cursor at the top of a tree
 */
export async function compileExactRules(
  lines: readonly RuleLine[],
  engine: RegExpEngine | undefined,
  onEntryOnly: OnEntryOnly,
): Promise<() => RuleCursor> {
  const rules = await compileRules(lines, engine, readAsTerraform);
  const cursorIn = (directory: string): RuleCursor => ({
    file(name) {
      const rule = rules.findLast(directory + name);
      return rules.excludes(rule) ? rules.reference(rule) : undefined;
    },
    directory(name) {
      const path = `${directory}${name}/`;
      const inside = cursorIn(path);
      const ofName = rules.findLast(directory + name);
      // If the name is withheld, the contents of the directory are not checked.
      if (rules.excludes(ofName)) {
        const withheld = rules.reference(ofName);
        if (withheld.line !== undefined) onEntryOnly(withheld);
        return { withheld, inside };
      }
      const ofContents = rules.findLast(path);
      if (!rules.excludes(ofContents)) return { withheld: undefined, inside };
      const withheld = rules.reference(ofContents);
      return { withheld, inside: rules.mayBeRevived(ofContents) ? inside : undefined };
    },
  });
  return () => cursorIn('');
}

/**
 * Excludes every file that `compileExactRules` excludes. An excluding rule matches what Terraform makes of it and what its
 * author meant; a reviving rule only what Terraform makes of it. A directory that was excluded stays excluded until a
 * later rule revives it.
 *
 * @param engine undefined only without rules
 * @returns the function that makes a cursor at the top of a tree
 */
export async function compileSafeRules(
  lines: readonly RuleLine[],
  engine: RegExpEngine | undefined,
  onEntryOnly: OnEntryOnly,
): Promise<() => RuleCursor> {
  const rules = await compileRules(lines, engine, readSafely);
  /** @param inherited the rule that excludes the directory, or -1 */
  const cursorIn = (directory: string, inherited: number): RuleCursor => ({
    file(name) {
      const rule = Math.max(inherited, rules.findLast(directory + name));
      return rules.excludes(rule) ? rules.reference(rule) : undefined;
    },
    directory(name) {
      const path = `${directory}${name}/`;
      const ofName = rules.findLast(directory + name);
      const ofContents = rules.findLast(path);
      const last = Math.max(inherited, ofName, ofContents);
      const excluding = rules.excludes(last) ? last : -1;
      // Terraform would upload the contents if only the name excludes the directory.
      const isByName = excluding === ofName && ofName > inherited && !rules.excludes(ofContents);
      if (isByName && ofName >= DEFAULTS.length) onEntryOnly(rules.reference(ofName));
      // Terraform withholds the entry of the directory by either rule, also where the contents are revived.
      const withholding = [excluding, ofName, ofContents].find(rules.excludes);
      return {
        withheld: withholding === undefined ? undefined : rules.reference(withholding),
        inside:
          excluding === -1 || rules.mayBeRevived(excluding) ? cursorIn(path, excluding) : undefined,
      };
    },
  });
  return () => cursorIn('', -1);
}

/**
 * Compiles the rules. Each has a number, the built-in ones first; -1 means no rule.
 *
 * @param engine undefined only without rules
 * @param read the expressions of a line
 */
async function compileRules(
  lines: readonly RuleLine[],
  engine: RegExpEngine | undefined,
  read: (line: RuleLine, engine: RegExpEngine) => string[],
) {
  const all = [...DEFAULTS, ...lines];
  const expressions: RuleExpression[] = [];
  for (const [index, line] of lines.entries()) {
    if (engine === undefined) break;
    await engine.takeTurn();
    const rule = index + DEFAULTS.length;
    expressions.push(...read(line, engine).map((text) => ({ text, rule })));
  }
  const findLastOfFile = (await engine?.compile(expressions)) ?? (() => -1);
  const lastNegation = all.findLastIndex(({ negated }) => negated);
  return {
    /** The last rule that matches the path, or -1; paths of directories end in a slash. */
    findLast(path: string): number {
      const rule = findLastOfFile(path.normalize('NFC'));
      return rule < 0 ? DEFAULTS.findLastIndex(({ matches }) => matches.test(path)) : rule;
    },
    /** Whether a later rule may bring back something in a directory that this rule excludes. */
    mayBeRevived: (rule: number) => rule <= lastNegation,
    excludes: (rule: number) => all[rule]?.negated === false,
    reference(rule: number): RuleReference {
      const line = lines[rule - DEFAULTS.length];
      if (line !== undefined) return { line: line.line, text: line.text.trim() };
      return { line: undefined, text: `${all[rule]?.negated ? '!' : ''}${all[rule]?.glob ?? ''}` };
    },
  };
}

/** The expression that Terraform makes of a line, if any: it drops a rule if Go cannot read its expression. */
function readAsTerraform({ glob, oddity }: RuleLine, engine: RegExpEngine): string[] {
  if (oddity === 'blank' || oddity === 'lone-negation') return [];
  const expression = toExpression(glob);
  return engine.isReadable(expression) ? [expression] : [];
}

/** The expression that Terraform makes of a line, and for an excluding rule the one that its author meant. */
function readSafely(line: RuleLine, engine: RegExpEngine): string[] {
  const { glob, oddity, text, negated } = line;
  if (oddity === 'everything') return [];
  const asTerraform = () => readAsTerraform(line, engine);
  if (negated || oddity === 'blank' || oddity === 'lone-negation') return asTerraform();
  if (oddity === 'byte-order-mark') {
    const pattern = text.slice(1).trim();
    // Nothing, everything, a comment or a reviving rule: without the mark, the line excludes nothing.
    if (/^(?:\/?$|[#!])/.test(pattern)) return asTerraform();
    return [...asTerraform(), toLiteralExpression(toGlob(pattern))];
  }
  const literal = toLiteralExpression(glob);
  // Without such characters both expressions match the same.
  return METACHARACTERS.test(glob) ? [...asTerraform(), literal] : [literal];
}
