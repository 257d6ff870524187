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

/** Terraform's own rules, which apply before those of the file. */
const DEFAULTS = [
  { glob: '**/.terraform/**', matches: /^([^\n]*\/)?\.terraform\/[^\n]*$/, negated: false },
  {
    glob: '**/.terraform/modules/**',
    matches: /^([^\n]*\/)?\.terraform\/modules\/[^\n]*$/,
    negated: true,
  },
  { glob: '**/.git/**', matches: /^([^\n]*\/)?\.git\/[^\n]*$/, negated: false },
];

/** Called if a rule matched a directory, and Terraform would still upload what is in it. */
type OnEntryOnly = (rule: RuleReference) => void;

/** Decides exactly as Terraform does, with its bugs. */
export async function compileExactRules(
  lines: readonly RuleLine[],
  engine: RegExpEngine | undefined,
  onEntryOnly: OnEntryOnly,
): Promise<() => RuleCursor> {
  const rules = await compileRules(lines, engine, readAsTerraform);
  const at = (path: string): RuleCursor => ({
    file(name) {
      const rule = rules.last(path + name);
      return rules.excludes(rule) ? rules.reference(rule) : undefined;
    },
    directory(name) {
      const ownRule = rules.last(path + name);
      const inside = at(`${path}${name}/`);
      // If the name is withheld, the contents of the directory are not checked.
      if (rules.excludes(ownRule)) {
        const withheld = rules.reference(ownRule);
        if (withheld.line !== undefined) onEntryOnly(withheld);
        return { withheld, inside };
      }
      const contentsRule = rules.last(`${path}${name}/`);
      if (!rules.excludes(contentsRule)) return { withheld: undefined, inside };
      const withheld = rules.reference(contentsRule);
      return { withheld, inside: contentsRule > rules.lastNegation ? undefined : inside };
    },
  });
  return () => at('');
}

/**
 * Excludes every file that `compileExactRules` excludes. An excluding rule matches what Terraform makes of it and what its
 * author meant; a reviving rule only what Terraform makes of it. A directory that was excluded stays excluded until a
 * later rule revives it.
 */
export async function compileSafeRules(
  lines: readonly RuleLine[],
  engine: RegExpEngine | undefined,
  onEntryOnly: OnEntryOnly,
): Promise<() => RuleCursor> {
  const rules = await compileRules(lines, engine, readSafely);
  const at = (path: string, inherited: number): RuleCursor => ({
    file(name) {
      const rule = Math.max(inherited, rules.last(path + name));
      return rules.excludes(rule) ? rules.reference(rule) : undefined;
    },
    directory(name) {
      const contents = `${path}${name}/`;
      const ownRule = rules.last(path + name);
      const contentsRule = rules.last(contents);
      const latest = Math.max(inherited, ownRule, contentsRule);
      const excluded = rules.excludes(latest) ? latest : -1;
      const byName = excluded === ownRule && ownRule > inherited && !rules.excludes(contentsRule);
      if (byName && ownRule >= DEFAULTS.length) onEntryOnly(rules.reference(ownRule));
      const withheld = [excluded, ownRule, contentsRule].find(rules.excludes);
      return {
        withheld: withheld === undefined ? undefined : rules.reference(withheld),
        inside: excluded > rules.lastNegation ? undefined : at(contents, excluded),
      };
    },
  });
  return () => at('', -1);
}

/**
 * Compiles the rules. Each has a number, the built-in ones first; -1 means no rule.
 *
 * @param engine without one there are no expressions
 */
async function compileRules(
  lines: readonly RuleLine[],
  engine: RegExpEngine | undefined,
  read: (line: RuleLine, engine: RegExpEngine) => string[],
) {
  const all = [...DEFAULTS, ...lines];
  const expressions: RuleExpression[] = [];
  for (const [at, line] of lines.entries()) {
    if (engine === undefined) break;
    await engine.takeTurn();
    const rule = at + DEFAULTS.length;
    expressions.push(...read(line, engine).map((text) => ({ text, rule })));
  }
  const lastOfFile = (await engine?.compile(expressions)) ?? (() => -1);
  return {
    /** The last rule that matches; directories end in a slash. */
    last(path: string): number {
      const rule = lastOfFile(path.normalize('NFC'));
      return rule < 0 ? DEFAULTS.findLastIndex(({ matches }) => matches.test(path)) : rule;
    },
    /** Nothing in a directory that a later rule excludes is brought back. */
    lastNegation: all.findLastIndex(({ negated }) => negated),
    excludes: (rule: number) => rule >= 0 && all[rule]?.negated === false,
    reference(rule: number): RuleReference {
      const line = lines[rule - DEFAULTS.length];
      return line
        ? { line: line.line, text: line.text.trim() }
        : { line: undefined, text: `${all[rule]?.negated ? '!' : ''}${all[rule]?.glob ?? ''}` };
    },
  };
}

/** Terraform drops a rule if Go cannot read its expression. */
function readAsTerraform({ glob, oddity }: RuleLine, engine: RegExpEngine): string[] {
  if (oddity === 'blank' || oddity === 'lone-negation') return [];
  const expression = toExpression(glob);
  return engine.isReadable(expression) ? [expression] : [];
}

function readSafely(line: RuleLine, engine: RegExpEngine): string[] {
  const { glob, oddity, text, negated } = line;
  if (oddity === 'everything') return [];
  if (negated || oddity === 'blank' || oddity === 'lone-negation') {
    return readAsTerraform(line, engine);
  }
  const pattern = oddity === 'byte-order-mark' ? text.slice(1).trim() : undefined;
  // Without the mark, the line excludes nothing.
  if (pattern !== undefined && /^(?:\/?$|[#!])/.test(pattern)) return readAsTerraform(line, engine);
  const meant = pattern === undefined ? glob : toGlob(pattern);
  const literal = toLiteralExpression(meant);
  if (!METACHARACTERS.test(glob) && meant === glob) return [literal];
  return [...readAsTerraform(line, engine), literal];
}
